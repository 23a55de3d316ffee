//! A store that does not fail and does not answer: nobody waits for ever, and nothing is lost.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use store::{Mishap, Operation};
use table::{Event, Pace};
use wire::{AnswerKind, ToServer};

use crate::socket::Client;
use crate::world::{PROMISE, World, hears, reaches, trouble_over, trouble_untimed, unknown};

/// Whoever asks knows after so long that nobody can say.
const PATIENCE: Duration = Duration::from_secs(8);

/// Whoever asks hears that it is not known, by socket and by form. Asked again and again, it is done once.
#[test]
fn whoever_asks_is_answered_though_nothing_is_stored() {
    let world = World::open();
    let (mut anna, ben) = (world.somebody("anna"), world.somebody("ben"));
    let table = world.found("hangs", Pace::Untimed, &[anna.sits(), ben.sits()]);
    let mut giver = Client::watch(&anna.browser, &table);
    let mut other = Client::watch(&ben.browser, &table);
    world.faults.only(Operation::Append, Mishap::Hangs);
    let began = Instant::now();
    let (nonce, step) = ("once".to_owned(), giver.step);
    giver.send(&ToServer::Do { nonce, step, what: "+7".into(), touches: None });
    // Everybody is told, whoever waits for the answer too.
    for client in [&mut other, &mut giver] {
        hears(client, &trouble_untimed());
    }
    assert!(began.elapsed() < PROMISE, "told after {:?}", began.elapsed());
    hears(&mut giver, &unknown());
    assert!(began.elapsed() < PATIENCE, "answered after {:?}", began.elapsed());

    let (path, step) = (format!("{table}/do"), step.to_string());
    let fields = [("do", "+7"), ("step", step.as_str()), ("nonce", "once")];
    let began = Instant::now();
    let answer = anna.browser.post(&path, &fields);
    assert!(began.elapsed() < PATIENCE, "answered after {:?}", began.elapsed());
    assert_eq!(answer.status, 503, "{}", answer.body);
    assert!(answer.header("retry-after").is_some());
    assert!(
        answer.body.contains("<html") && answer.body.contains("Reload the table"),
        "{}",
        answer.body
    );

    world.faults.mend();
    for client in [&mut giver, &mut other] {
        hears(client, &trouble_over());
        reaches(client, 2);
    }
    assert_eq!(anna.browser.post(&path, &fields).location(), table);
    let log = world.log(&table);
    let steps = log.iter().flat_map(|entry| &entry.events);
    assert_eq!(steps.filter(|event| matches!(event, Event::Step(_))).count(), 1);
    // It was done before it could be acknowledged, and is acknowledged now.
    let nonce = "once".to_owned();
    let again = ToServer::Do { nonce, step: 1, what: "+7".into(), touches: None };
    assert_eq!(giver.ask(&again).0, AnswerKind::Done);
}

/// A player asks again and again what was said, without being there to have heard it: the log is read for that, which may take
/// long. Whoever waits for the next move hears of it at once.
#[test]
fn nobody_waits_for_news_because_somebody_asks_what_was_said() {
    let world = World::open();
    let (mut anna, ben) = (world.somebody("anna"), world.somebody("ben"));
    let table = world.found("asks", Pace::Untimed, &[anna.sits(), ben.sits()]);
    let mut other = Client::watch(&ben.browser, &table);
    // Whoever Anna is, and that there is a table, is known.
    let path = format!("{table}/do");
    let place = anna.browser.post(&path, &[("do", "+7"), ("step", "1"), ("nonce", "first")]);
    assert_eq!(place.location(), table);
    reaches(&mut other, 2);
    world.faults.only(Operation::Read, Mishap::Hangs);
    let asking: Vec<_> = (0..3)
        .map(|number| {
            let (mut browser, path) = (anna.browser.clone(), format!("{table}/say"));
            thread::spawn(move || {
                let nonce = format!("ask{number}");
                browser.post(&path, &[("text", "repeat"), ("step", "2"), ("nonce", &nonce)]).status
            })
        })
        .collect();
    thread::sleep(Duration::from_millis(300));
    let began = Instant::now();
    let (nonce, step) = ("then".to_owned(), other.step);
    other.send(&ToServer::Do { nonce, step, what: "a1".into(), touches: None });
    reaches(&mut other, 3);
    assert!(began.elapsed() < PROMISE, "told after {:?}", began.elapsed());
    world.faults.mend();
    for asked in asking {
        assert!(matches!(asked.join(), Ok(303 | 503)));
    }
}

/// More than there are threads come while nothing is answered: all of them hear so, and pages for which
/// nothing is looked up are made meanwhile.
#[test]
fn a_crowd_is_answered_though_nothing_is_read() {
    const CROWD: usize = 600;
    let world = World::open();
    let (mut anna, ben) = (world.somebody("anna"), world.somebody("ben"));
    let table = world.found("hangs", Pace::Untimed, &[anna.sits(), ben.sits()]);
    world.faults.everywhere(Mishap::Hangs);
    let began = Instant::now();
    let request = world.browser().request("GET", &table, &[], "");
    let mut lines: Vec<TcpStream> = (0..CROWD)
        .map(|_| {
            let mut line = TcpStream::connect(world.browser().address).unwrap();
            line.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
            line.write_all(request.as_bytes()).unwrap();
            line
        })
        .collect();
    assert_eq!(world.browser().get("/learn").status, 200);
    for line in &mut lines {
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
    }
    assert!(began.elapsed() < 2 * PATIENCE, "answered after {:?}", began.elapsed());
    // Forms, too, of somebody whom nobody can look up.
    for (path, fields) in [
        (format!("{table}/do"), vec![("do", "+7"), ("step", "1")]),
        (format!("{table}/sit"), vec![]),
        ("/new".to_owned(), vec![("game", "quarto"), ("level", "1")]),
    ] {
        let began = Instant::now();
        assert_eq!(anna.browser.post(&path, &fields).status, 503, "{path}");
        assert!(began.elapsed() < PATIENCE, "{path} after {:?}", began.elapsed());
    }
    world.faults.mend();
    assert_eq!(anna.browser.get(&table).status, 200);
    assert!(Client::watch(&anna.browser, &table).is_due());
    assert_eq!(world.tables().len(), 1);
}
