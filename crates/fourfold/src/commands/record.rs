//! Reading records from a file or standard input, for the commands that take one.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use table::LONGEST_RECORD;
use words::FailedTask;

use crate::exit::Failure;

/// The text of a file, or of standard input if the name is `-`. Of a text that is too long for
/// a record, one byte more than that.
pub(crate) fn read_file(name: &str) -> Result<String, Failure> {
    let could_not =
        |error: io::Error| Failure::could_not(FailedTask::Read(name.to_owned()), &error);
    let most = LONGEST_RECORD as u64 + 1;
    let mut bytes = Vec::new();
    if name == "-" {
        io::stdin().take(most).read_to_end(&mut bytes).map_err(could_not)?;
    } else {
        let file = File::open(name).map_err(could_not)?;
        file.take(most).read_to_end(&mut bytes).map_err(could_not)?;
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Does this text look like a record rather than a position?
pub(crate) fn is_record(text: &str) -> bool {
    text.trim_start().starts_with(['[', '{'])
}

/// Is this the name of a file? Positions are none.
pub(crate) fn is_file(word: &str) -> bool {
    Path::new(word).is_file()
}
