//! A server that plays while `strace` looks.

use std::process::Command;
use std::thread;

use crate::clients::Clients;
use crate::dice::Dice;
use crate::server::Server;
use crate::trace::{self, Call};

/// A run of a server that was watched.
pub(crate) struct Watched {
    pub(crate) calls: Vec<Call>,
    pub(crate) clients: Clients,
}

/// Plays so many moves at so many tables, watched.
pub(crate) fn watch(command: &Command, tables: usize, moves: usize) -> Watched {
    let mut server = Server::run(&mut trace::traced(command, &[]));
    let errors = server.errors().unwrap();
    let reader = thread::spawn(move || trace::read(errors));
    let mut clients = Clients::new(tables, Dice::new(7));
    server.wait_until_ready();
    clients.play_until(&mut server, |clients| clients.acknowledged.count() >= moves);
    for line in server.finish() {
        clients.hear(&line);
    }
    Watched { calls: reader.join().unwrap(), clients }
}
