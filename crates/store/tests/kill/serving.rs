//! The server: the host of the example `lines`, in a process of its own.
//!
//! That process is this very test program, called for one test that serves. So the server is built
//! whenever the tests are, from the same sources, and there is nothing to look for.

use std::io;
use std::process::Command;
use std::sync::Arc;

use store::{Sqlite, Store, StoreAddress};

use crate::hasty::Hasty;
use crate::host;

/// Read by the process that serves: where its logs are, and in which manner it keeps them.
const STORE: &str = "FOURFOLD_SERVE_STORE";
const MANNER: &str = "FOURFOLD_SERVE_MANNER";

/// How a server keeps its logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// As it should.
    Honest,
    /// On a back end that promises too much.
    Hasty,
}

/// Starts a server on this store.
pub(crate) fn command(address: &StoreAddress, options: Manner) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "serving::serve", "--ignored", "--nocapture", "--quiet"]);
    // With one thread the name of the test would stand before the first line.
    command.arg("--test-threads=2");
    let address = match address {
        StoreAddress::File(path) => path.display().to_string(),
        // As it is written, password and all.
        StoreAddress::Postgres(url) => url.clone(),
    };
    command.env(STORE, address).env(MANNER, format!("{options:?}"));
    command
}

#[test]
#[ignore = "the server of other tests"]
fn serve() {
    let Ok(address) = std::env::var(STORE) else { return };
    let store = if std::env::var(MANNER).is_ok_and(|options| options == "Hasty") {
        Store::on(Arc::new(Hasty(Sqlite::at(address))))
    } else {
        Store::open(&address.parse().unwrap())
    };
    host::serve(store.unwrap(), io::stdin(), io::stdout()).unwrap();
}
