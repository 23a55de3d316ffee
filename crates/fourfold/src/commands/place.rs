//! Where the games are kept: an option of several commands.

use std::path::PathBuf;

use directories::ProjectDirs;
use store::{NoCopy, Store, StoreAddress};
use words::{Cause, FailedTask, Misuse};

use crate::exit::Failure;

/// Where the games are kept.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Place {
    /// Where the games are kept: a file, or a database such as `postgres://user@host/games`
    ///
    /// Without it: the file `games.sqlite` in the folder for data of this person, on Linux
    /// ~/.local/share/fourfold.
    #[arg(long, value_name = "FILE|URL", env = "FOURFOLD_STORE", hide_env_values = true)]
    store: Option<StoreAddress>,
}

/// Whether a store is made where there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Absent {
    /// It is made.
    Make,
    /// That is a mistake of whoever typed the name.
    Refuse,
}

impl Place {
    /// Where it is.
    pub(crate) fn address(&self) -> Result<StoreAddress, Failure> {
        if let Some(address) = &self.store {
            return Ok(address.clone());
        }
        let folders = ProjectDirs::from("", "", "fourfold");
        let file = folders.map(|folders| folders.data_dir().join("games.sqlite"));
        file.map(StoreAddress::File).ok_or(Failure::Misuse(Misuse::NoHome))
    }

    /// What was said, if anything.
    pub(crate) const fn said(&self) -> Option<&StoreAddress> {
        self.store.as_ref()
    }

    /// Opens it.
    pub(crate) fn open(&self, absent: Absent) -> Result<Store, Failure> {
        let address = self.address()?;
        prepare(&address, absent)?;
        let task = FailedTask::Open(address.to_string());
        Store::open(&address).map_err(|failure| Failure::could_not(task, broken(failure)))
    }
}

/// Makes the folder of a file, or refuses if there is no such file.
pub(crate) fn prepare(address: &StoreAddress, absent: Absent) -> Result<(), Failure> {
    let StoreAddress::File(path) = address else { return Ok(()) };
    let task = || FailedTask::Open(address.to_string());
    match absent {
        Absent::Refuse if !path.is_file() => Err(Failure::could_not(task(), Cause::NoFile)),
        Absent::Refuse => Ok(()),
        Absent::Make => make_folder(path).map_err(|error| Failure::could_not(task(), &error)),
    }
}

fn make_folder(file: &std::path::Path) -> std::io::Result<()> {
    let folder: Option<PathBuf> = file.parent().map(Into::into);
    folder.map_or(Ok(()), std::fs::create_dir_all)
}

/// What a failing store is told as.
pub(crate) fn broken(failure: store::Failure) -> Cause {
    use store::Failure as Store;
    match failure {
        Store::Unavailable { why } => Cause::Unavailable(why),
        Store::Newer { found, known } => Cause::Newer { found, known },
        Store::Foreign => Cause::Foreign,
        Store::InUse => Cause::InUse,
        Store::Broken { table, seq, why } => {
            Cause::Broken { table: table.to_string(), entry: seq.0.into(), why }
        }
        Store::Name(unfit) => Cause::Unavailable(unfit.to_string()),
        Store::Closed => Cause::Closed,
    }
}

/// What a copy that was not made is told as.
pub(crate) fn no_copy(why: NoCopy) -> Cause {
    match why {
        NoCopy::Exists => Cause::Exists,
        NoCopy::NoFile => Cause::NoFile,
        NoCopy::From(failure) => Cause::Reading(Box::new(broken(failure))),
        NoCopy::To(failure) => Cause::Writing(Box::new(broken(failure))),
        NoCopy::File(error) => (&error).into(),
        NoCopy::Damaged(lines) => Cause::Damaged(lines.join("; ")),
        NoCopy::Unlike => Cause::Unlike,
        NoCopy::Differs { table, seq } => {
            Cause::Differs { table: table.to_string(), entry: seq.0.into() }
        }
    }
}
