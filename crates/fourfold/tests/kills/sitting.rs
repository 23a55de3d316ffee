//! Killed when the last player sits down.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::thread::sleep;

use dice::Dice;
use store::{Seq, Store};
use table::{Event, PublicEvent};

use crate::http::form;
use crate::pair::Pair;
use crate::program::{Death, Figures, Program};
use crate::socket::Client;
use crate::times;

#[test]
fn whoever_sits_down_last_plays() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    let (mut dice, mut figures, mut played) = (Dice::new(1), Figures::default(), Vec::new());
    let mut program = Program::start(&file);
    let kills = times(12, 1_000);
    while figures.kills < kills {
        let lucks = [format!("anna {}", dice.next()), format!("ben {}", dice.next())];
        let mut pair = Pair::invited(program.address, &lucks[0]);
        let sit = format!("{}/sit", pair.table);
        let fields = [("name", "Ben"), ("luck", &lucks[1])];

        let (origin, body) = (pair.ben.origin(), form(&fields));
        let mut line = TcpStream::connect(program.address).unwrap();
        let request = pair.ben.request("POST", &sit, &[("Origin", &origin)], &body);
        line.write_all(request.as_bytes()).unwrap();
        let mut heard = Vec::new();
        match Death::choose(&mut dice) {
            Death::Sent(after) => sleep(after),
            Death::Answered(after) => {
                line.read_to_end(&mut heard).unwrap();
                sleep(after);
            }
        }
        program.kill();
        // Whatever came before the line broke was heard.
        let _ = line.read_to_end(&mut heard);
        let was_answered = heard.starts_with(b"HTTP/1.1 303");

        program = Program::start(&file);
        pair.move_to(program.address);
        let was_stored = Client::watch(&pair.ben, &pair.table).state().seat.is_some();
        figures.count(was_answered, was_stored);
        if !was_stored {
            let again = pair.ben.post(&sit, &fields);
            assert_eq!(again.location(), pair.table);
        }
        let table = pair.table.clone();
        pair.play(&table);
        played.push((pair.id(), lucks));
    }
    program.kill();
    println!("sitting down: {figures:?}");
    assert!(kills < 100 || (figures.unanswered > 0 && figures.repeated > 0), "killed too gently");

    // What each has added to the draws is in the log, and everything happened once.
    let store = Store::open(&file.display().to_string().parse().unwrap()).unwrap();
    for (id, lucks) in played {
        let log = store.read(&id, Seq(0)).unwrap();
        let events = || log.iter().flat_map(|entry| &entry.events);
        let added = events().filter_map(|event| match event {
            Event::Aloud(PublicEvent::Contributed { contribution, .. }) => {
                Some(contribution.bytes())
            }
            _ => None,
        });
        assert_eq!(added.collect::<Vec<_>>(), lucks.each_ref().map(String::as_bytes));
        let sat = events().filter(|event| matches!(event, Event::Aloud(PublicEvent::Sat { .. })));
        assert_eq!(sat.count(), 2, "{id}");
        let started = events().filter(|event| matches!(event, Event::Started { .. }));
        assert_eq!(started.count(), 1, "{id}");
    }
}
