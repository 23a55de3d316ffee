//! Tables on standard input and output: the smallest honest server on a [`Store`].
//!
//! ```text
//! $ cargo run -p store --example lines games.sqlite
//! ready
//! 1 found g1 1 0 - create g1 quarto 1234p untimed casual lot - 00112233…
//! 1 done
//! 2 sit g1 1 person:anna
//! 2 done
//! 3 sit g1 2 person:ben
//! 3 done
//! 4 view g1 1
//! 4 view 1 0 1 +0;+1;+2;+3;+4;+5;+6;+7;+8;+9;+a;+b;+c;+d;+e;+f
//! 5 ask g1 1 1 k1 +7
//! 5 done 2
//! ```
//!
//! Each line begins with a tag, and its answer with the same; see `line.rs` for the words. How the
//! lines become what is stored and answered is in `host.rs`. What a real server adds: who may
//! speak for a seat, who is there, bots that think, and a glimpse for every viewer.
#![forbid(unsafe_code)]

mod host;
mod line;

use std::io::{self, Write as _};
use std::process::ExitCode;

use store::{Store, StoreAddress};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Nobody can be told that nobody can be told.
            let _ = writeln!(io::stderr(), "lines: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn std::error::Error>> {
    let address: StoreAddress = std::env::args().nth(1).unwrap_or_default().parse()?;
    let store = Store::open(&address)?;
    host::serve(store, io::stdin(), io::stdout())?;
    Ok(())
}
