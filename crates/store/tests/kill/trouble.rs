//! A disk that is full or fails: players hear of it, nothing that was acknowledged is lost, and
//! when the trouble is over all goes on by itself.

use std::process::{Command, Stdio};
use std::thread;

use store::{Store, StoreAddress};

use crate::clients::Clients;
use crate::covered::check;
use crate::dice::Dice;
use crate::scratch::Scratch;
use crate::server::{Server, run_by};
use crate::serving::{self, Manner};
use crate::{tools, trace};

/// The server, with files of a mebibyte at most. Writing more fails, and is no signal.
fn cramped(address: &StoreAddress) -> Command {
    let mut cramped = Command::new("sh");
    cramped.args(["-c", r#"trap "" XFSZ; ulimit -S -f 2048; exec "$@""#, "sh"]);
    cramped.stderr(Stdio::null());
    run_by(cramped, &serving::command(address, Manner::Honest))
}

/// Plays to the end of all games, and compares.
fn play_on(mut clients: Clients, mut server: Server, address: &StoreAddress) -> Clients {
    clients.found_no_more();
    clients.play_until(&mut server, Clients::are_done);
    server.finish();
    let store = Store::open(address).unwrap();
    assert_eq!(clients.acknowledged.check_all(&store), Ok(0));
    clients
}

/// Plays until the disk is full for everybody, and compares what was acknowledged by then.
fn fill(address: &StoreAddress) -> (Clients, Server) {
    let mut server = Server::run(&mut cramped(address));
    let mut clients = Clients::new(16, Dice::new(9));
    server.wait_until_ready();
    clients.play_until(&mut server, Clients::are_stuck);
    assert!(clients.acknowledged.count() > 100, "full too soon");
    let store = Store::open(address).unwrap();
    let open = clients.open_moves();
    clients.acknowledged.check_news(&store, &open).unwrap();
    (clients, server)
}

#[test]
fn after_a_restart_with_more_space_all_goes_on() {
    let folder = Scratch::on_disk();
    let address = folder.store();
    let (mut clients, server) = fill(&address);
    for line in server.kill() {
        clients.hear(&line);
    }
    let server = Server::start(&address);
    server.wait_until_ready();
    clients.repeat();
    play_on(clients, server, &address);
}

#[test]
fn with_more_space_all_goes_on() {
    if !tools::can_lift_limits() {
        return;
    }
    let folder = Scratch::on_disk();
    let address = folder.store();
    let (clients, server) = fill(&address);
    let mut more = Command::new("prlimit");
    more.args(["--fsize=unlimited:", "--pid"]).arg(server.id().to_string());
    assert!(more.status().unwrap().success());
    play_on(clients, server, &address);
}

#[test]
fn a_disk_that_fails_for_a_while_loses_nothing() {
    if !tools::can_trace() {
        return;
    }
    // Counted for each thread; the writer meets them, and the trouble lasts for some time.
    for trouble in [
        "inject=fsync,fdatasync:error=EIO:when=20..40",
        "inject=pwrite64:error=ENOSPC:when=300..320",
        "inject=pwrite64:error=EIO:when=301..331+2",
    ] {
        let folder = Scratch::on_disk();
        let address = folder.store();
        let command = serving::command(&address, Manner::Honest);
        let mut server = Server::run(&mut trace::traced(&command, &["-e", trouble]));
        let errors = server.errors().unwrap();
        let reader = thread::spawn(move || trace::read(errors));
        let mut clients = Clients::new(16, Dice::new(10));
        server.wait_until_ready();
        clients.play_until(&mut server, |clients| clients.acknowledged.count() >= 500);
        let clients = play_on(clients, server, &address);
        let (count, early) = check(&reader.join().unwrap(), &folder.path("games.sqlite"));
        assert_eq!(early, [], "{trouble}");
        println!("{trouble}: {} told unavailable, {count} acknowledged", clients.unavailable);
        assert!(clients.unavailable > 0, "{trouble}: nobody met it");
    }
}
