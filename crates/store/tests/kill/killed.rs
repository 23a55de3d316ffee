//! `kill -9` at random instants under load: nothing lost, nothing doubled, nobody stuck.

use std::time::{Duration, Instant};

use store::{InMemory, Logs as _, SqliteLog, Store, StoreAddress};

use crate::acknowledged::Wrong;
use crate::clients::Clients;
use crate::cluster::Cluster;
use crate::dice::Dice;
use crate::scratch::Scratch;
use crate::server::{Heard, Server};
use crate::serving::{self, Manner};
use crate::times;

/// Tables at once.
const TABLES: usize = 96;

/// Acknowledged moves in a second of a server's life, at least: less is no load.
const LOAD: f64 = 200.0;

#[derive(Default)]
struct Figures {
    kills: usize,
    /// Servers that were killed before they were ready.
    unborn: usize,
    alive: Duration,
    in_flight: usize,
    already_stored: usize,
}

impl Figures {
    /// Was something under way when it was killed, and was some of that stored without anybody knowing?
    const fn are_telling(&self) -> bool {
        self.in_flight > 0 && self.already_stored > 0
    }
}

/// When a server is killed.
#[derive(Clone, Copy)]
enum Death {
    /// While it starts and tells the tables that it is back.
    Starting(Duration),
    /// As soon as all that waits for an answer has been sent once more.
    Sending,
    /// Whenever.
    Playing(Duration),
}

impl Death {
    fn choose(dice: &mut Dice) -> Self {
        let mut micros = |most| Duration::from_micros(dice.next() % most);
        let (early, any) = (micros(20_000), micros(times(350_000, 120_000) as u64));
        match dice.index(5) {
            0 => Self::Starting(early),
            1 => Self::Sending,
            _ => Self::Playing(any),
        }
    }
}

#[test]
fn a_killed_server_has_lost_and_doubled_nothing() {
    let folder = Scratch::on_disk();
    let address = folder.store();
    let clients = kill_often(&address, times(50, 1_000)).unwrap();
    let StoreAddress::File(path) = &address else { panic!("a file") };
    let damage = SqliteLog::open(path).unwrap().damage().unwrap();
    assert!(damage.is_empty(), "{damage:?}");
    assert!(clients.are_done());
}

/// The same on PostgreSQL: our server is killed, its own goes on with what it was given.
#[test]
fn a_killed_server_has_lost_and_doubled_nothing_on_postgres() {
    let Some(cluster) = Cluster::start() else { return };
    let clients = kill_often(&StoreAddress::Postgres(cluster.url()), times(10, 200)).unwrap();
    assert!(clients.are_done());
}

/// The harness must be able to fail: a server that promises what it has not stored is found out.
#[test]
fn a_hasty_server_is_found_out_by_killing_it() {
    let folder = Scratch::on_disk();
    let address = folder.store();
    let mut clients = Clients::new(TABLES, Dice::new(6));
    // Each life but the first begins with a look at what the last one has stored.
    // Where everything is slow, many lives are too short for a promise.
    let mut lives = (0..200).map(|_| {
        let server = Server::run(&mut serving::command(&address, Manner::Hasty));
        let while_playing = Death::Playing(Duration::from_millis(50));
        live(&mut clients, server, while_playing, &address, &mut Figures::default())
    });
    // It lies to its own rooms, too: what is found first may also be a log that cannot stand.
    assert!(lives.any(|life| life.is_err()));
}

/// Plays on a store whose server is killed again and again, to the end of all games.
fn kill_often(address: &StoreAddress, kills: usize) -> Result<Clients, Wrong> {
    let mut dice = Dice::new(5);
    let mut clients = Clients::new(TABLES, dice.clone());
    let mut figures = Figures::default();
    // Where storing is much faster or slower than clients, few kills fall between storing and answering.
    while figures.kills < kills || !figures.are_telling() && figures.kills < 10 * kills {
        live(
            &mut clients,
            Server::start(address),
            Death::choose(&mut dice),
            address,
            &mut figures,
        )?;
    }
    clients.found_no_more();
    let mut server = Server::start(address);
    server.wait_until_ready();
    clients.repeat();
    clients.play_until(&mut server, Clients::are_done);
    figures.alive += server.alive_for();
    server.finish();

    let store = Store::open(address).unwrap();
    assert_eq!(clients.acknowledged.check_all(&store)?, 0);
    check_played(&store);
    assert_eq!(store.unfinished().unwrap(), []);
    assert_eq!(clients.unavailable, 0);
    report(&clients, &figures);
    Ok(clients)
}

/// Who played, and how it ended, is what the logs say: nothing of it was lost or doubled.
fn check_played(store: &Store) {
    let mut finished = 0;
    let each = store.each(&mut |kept| {
        let table = kept.table.clone();
        let mut twin = InMemory::new().connect()?;
        twin.append(&kept.appends().collect::<Vec<_>>())?;
        assert_eq!(store.seats_at(&table), twin.seats_at(&table), "{table}");
        assert_eq!(store.finish_of(&table), twin.finish_of(&table), "{table}");
        finished += usize::from(store.finish_of(&table)?.is_some());
        Ok(())
    });
    let tables = each.unwrap();
    assert!(finished as u64 == tables && tables > 0, "{finished} of {tables} have an end");
}

/// One life of a server, and its death.
fn live(
    clients: &mut Clients,
    mut server: Server,
    when: Death,
    address: &StoreAddress,
    figures: &mut Figures,
) -> Result<(), Wrong> {
    let then = match when {
        // What was never answered waits for it before it has read anything.
        Death::Starting(after) => {
            clients.repeat();
            server.send(&clients.lines());
            Instant::now() + after
        }
        Death::Sending | Death::Playing(_) => {
            server.wait_until_ready();
            let store = Store::open(address).unwrap();
            let open = clients.open_moves();
            figures.already_stored += clients.acknowledged.check_news(&store, &open)?;
            clients.repeat();
            clients.tempt();
            server.send(&clients.lines());
            match when {
                Death::Playing(after) => Instant::now() + after,
                Death::Starting(_) | Death::Sending => Instant::now(),
            }
        }
    };
    let mut ready = !matches!(when, Death::Starting(_));
    loop {
        match server.hear_until(then) {
            Heard::Line(line) => {
                ready |= line == "ready";
                clients.hear(&line);
                while let Some(line) = server.heard() {
                    ready |= line == "ready";
                    clients.hear(&line);
                }
                server.send(&clients.lines());
            }
            Heard::Nothing => break,
            Heard::End => panic!("the server ended by itself"),
        }
        if Instant::now() >= then {
            break;
        }
    }
    figures.kills += 1;
    figures.unborn += usize::from(!ready);
    figures.alive += server.alive_for();
    for line in server.kill() {
        clients.hear(&line);
    }
    figures.in_flight += clients.open_moves().len();
    Ok(())
}

fn report(clients: &Clients, figures: &Figures) {
    let acknowledged = clients.acknowledged.count();
    #[expect(clippy::cast_precision_loss, reason = "a figure to look at")]
    let load = acknowledged as f64 / figures.alive.as_secs_f64();
    println!(
        "{} kills ({} before ready), {} tables, {acknowledged} moves acknowledged in {:.1} s alive: \
         {load:.0} a second; {} in flight when killed, {} repeated, {} of them found stored; {} \
         answered once more with the same",
        figures.kills,
        figures.unborn,
        clients.acknowledged.tables(),
        figures.alive.as_secs_f64(),
        figures.in_flight,
        clients.repeated,
        figures.already_stored,
        clients.same,
    );
    assert!(load >= LOAD, "{load:.0} moves a second are no load");
    assert!(figures.are_telling(), "killed too gently");
}
