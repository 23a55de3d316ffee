//! A server that promises what it has not stored, to see that such a one is found out.
//!
//! It is the example `lines` on another back end, and a process of its own: this test program,
//! called for one test that serves.

use std::io;
use std::process::Command;
use std::sync::Arc;

use store::{Address, Append, Failure, Kept, Log, Logs, Seq, Sqlite, Store, Verdict};
use table::{Entry, GameId};

use crate::host;
use crate::server::spelled;

/// Where it keeps its logs: read by the process that serves.
const STORE: &str = "FOURFOLD_HASTY_STORE";

struct Hasty(Sqlite);

/// Says that everything is stored, and stores it with the next batch.
struct HastyLog {
    log: Box<dyn Log>,
    owed: Vec<Append>,
}

impl Logs for Hasty {
    fn connect(&self) -> Result<Box<dyn Log>, Failure> {
        Ok(Box::new(HastyLog { log: self.0.connect()?, owed: Vec::new() }))
    }
}

impl Log for HastyLog {
    fn append(&mut self, batch: &[Append]) -> Result<Vec<Verdict>, Failure> {
        let owed = std::mem::replace(&mut self.owed, batch.to_vec());
        self.log.append(&owed)?;
        Ok(vec![Verdict::Stored; batch.len()])
    }

    fn read(&mut self, table: &GameId, from: Seq) -> Result<Vec<Entry>, Failure> {
        self.log.read(table, from)
    }

    fn unfinished(&mut self) -> Result<Vec<GameId>, Failure> {
        self.log.unfinished()
    }

    fn each(&mut self, see: &mut dyn FnMut(Kept) -> Result<(), Failure>) -> Result<u64, Failure> {
        self.log.each(see)
    }
}

/// Starts such a server.
pub(crate) fn command(address: &Address) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "hasty::serve", "--ignored", "--nocapture", "--quiet"]);
    // With one thread the name of the test would stand before the first line.
    command.arg("--test-threads=2").env(STORE, spelled(address));
    command
}

#[test]
#[ignore = "the server of other tests"]
fn serve() {
    let Some(path) = std::env::var_os(STORE) else { return };
    let store = Store::on(Arc::new(Hasty(Sqlite::at(path)))).unwrap();
    host::serve(store, io::stdin(), io::stdout()).unwrap();
}
