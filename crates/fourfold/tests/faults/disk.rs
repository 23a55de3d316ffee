//! A disk that fails when it is told to, under a server that knows nothing of it (`disk.c`).

use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// How a disk fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Nothing can be read, written or synced.
    Broken,
    /// There is no room.
    Full,
    /// Everything can be written, and no sync succeeds.
    Unsynced,
}

impl Fault {
    /// The file that stands for it.
    const fn switch(self) -> &'static str {
        match self {
            Self::Broken => "eio",
            Self::Full => "enospc",
            Self::Unsynced => "fsync",
        }
    }
}

/// A folder that is a disk for whoever is started with [`Disk::under`].
pub(crate) struct Disk {
    folder: tempfile::TempDir,
}

impl Disk {
    /// `None` without a C compiler: then the test says that it looked at nothing, unless `FOURFOLD_TOOLS=all` says
    /// that there is one.
    pub(crate) fn new() -> Option<Self> {
        let disk = Self { folder: tempfile::tempdir().unwrap() };
        for name in ["disk", "platter", "dirty"] {
            fs::create_dir(disk.path(name)).unwrap();
        }
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/faults/disk.c");
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", source, "-o"]);
        let made = compiler.arg(disk.path("disk.so")).arg("-ldl").output();
        if made.as_ref().is_ok_and(|made| made.status.success()) {
            return Some(disk);
        }
        let all = std::env::var("FOURFOLD_TOOLS").is_ok_and(|tools| tools == "all");
        assert!(!all, "cc: {made:?}");
        println!("SKIPPED: a disk that fails needs a C compiler: {made:?}");
        None
    }

    /// Paths are compared, so this is the one that the kernel says.
    fn root(&self) -> PathBuf {
        self.folder.path().canonicalize().unwrap()
    }

    fn path(&self, name: &str) -> PathBuf {
        self.root().join(name)
    }

    /// Where the store is.
    pub(crate) fn file(&self) -> PathBuf {
        self.path("disk").join("games.sqlite")
    }

    /// Puts the disk under a program.
    pub(crate) fn under<'c>(&self, program: &'c mut Command) -> &'c mut Command {
        program.env("LD_PRELOAD", self.path("disk.so")).env("FOURFOLD_DISK", self.root())
    }

    /// From now on it fails.
    pub(crate) fn fail(&self, fault: Fault) {
        fs::write(self.path(fault.switch()), "").unwrap();
    }

    /// From now on it works.
    pub(crate) fn mend(&self, fault: Fault) {
        fs::remove_file(self.path(fault.switch())).unwrap();
    }

    /// The store as the next server finds it, copied: to open it unseen by the disk would change it.
    pub(crate) fn found(&self) -> Copied {
        self.copied("disk")
    }

    /// What would be left if the power were cut now.
    pub(crate) fn cut_power(&self) -> Copied {
        self.copied("platter")
    }

    fn copied(&self, from: &str) -> Copied {
        let folder = tempfile::tempdir().unwrap();
        for entry in fs::read_dir(self.path(from)).unwrap() {
            let entry = entry.unwrap();
            // Memory that servers share is made anew by whoever comes first.
            if !entry.file_name().to_string_lossy().ends_with("-shm") {
                fs::copy(entry.path(), folder.path().join(entry.file_name())).unwrap();
            }
        }
        Copied { folder }
    }
}

/// The files of a store in a folder of their own.
pub(crate) struct Copied {
    folder: tempfile::TempDir,
}

impl Copied {
    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("games.sqlite")
    }
}
