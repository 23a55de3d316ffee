//! Where the games are kept: an option of several commands.

use std::path::PathBuf;

use directories::ProjectDirs;
use store::{Address, Store};

use crate::exit::Failure;

/// Where the games are kept.
#[derive(Debug, clap::Args)]
pub(crate) struct Place {
    /// Where the games are kept: a file, or a database such as `postgres://user@host/games`
    ///
    /// Without it: the file `games.sqlite` in the folder for data of this person, on Linux
    /// ~/.local/share/fourfold.
    #[arg(long, value_name = "FILE|URL", env = "FOURFOLD_STORE", hide_env_values = true)]
    store: Option<Address>,
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
    pub(crate) fn address(&self) -> Result<Address, Failure> {
        if let Some(address) = &self.store {
            return Ok(address.clone());
        }
        let folders = ProjectDirs::from("", "", "fourfold");
        let file = folders.map(|folders| folders.data_dir().join("games.sqlite"));
        file.map(Address::File).ok_or_else(|| {
            Failure::BadInput("nobody's home is known here; say --store FILE".to_owned())
        })
    }

    /// Opens it.
    pub(crate) fn open(&self, absent: Absent) -> Result<Store, Failure> {
        let address = self.address()?;
        let what = format!("open the store {address}");
        if let Address::File(path) = &address {
            match absent {
                Absent::Refuse if !path.is_file() => {
                    return Err(Failure::could_not(what, &"there is no such file"));
                }
                Absent::Refuse => {}
                Absent::Make => make_folder(path).map_err(|e| Failure::could_not(&what, &e))?,
            }
        }
        Store::open(&address).map_err(|failure| Failure::could_not(what, &failure))
    }
}

fn make_folder(file: &std::path::Path) -> std::io::Result<()> {
    let folder: Option<PathBuf> = file.parent().map(Into::into);
    folder.map_or(Ok(()), std::fs::create_dir_all)
}
