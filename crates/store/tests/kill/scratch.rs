//! A folder that is gone after the test, whether it passed or not.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use store::StoreAddress;

pub(crate) struct Scratch(PathBuf);

impl Scratch {
    /// On the disk, where a sync is one.
    pub(crate) fn on_disk() -> Self {
        Self::under(Path::new(env!("CARGO_TARGET_TMPDIR")))
    }

    /// In memory where there is a file system for that: for files of which only the contents count.
    pub(crate) fn in_memory() -> Self {
        let memory = Path::new("/dev/shm");
        if memory.is_dir() { Self::under(memory) } else { Self::on_disk() }
    }

    fn under(parent: &Path) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = parent.join(format!("fourfold-kill-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// The store in this folder.
    pub(crate) fn store(&self) -> StoreAddress {
        StoreAddress::File(self.path("games.sqlite"))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Gone already is as good.
        let _ = fs::remove_dir_all(&self.0);
    }
}
