//! A disk of our own that can be full, or read-only: mounted by one test, and gone with it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A small disk in memory, and a second way to it that can be made read-only.
pub(crate) struct Disk {
    folder: tempfile::TempDir,
}

impl Disk {
    /// `None` where nobody may mount anything: then the test says that it looked at nothing.
    pub(crate) fn mount() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let disk = Self { folder };
        for path in [disk.real(), disk.shown()] {
            fs::create_dir(path).unwrap();
        }
        let real = disk.real();
        let is_mounted = run("mount", &["-t", "tmpfs", "-o", "size=64m", "fourfold"], &[&real])
            && run("mount", &["--bind"], &[&real, &disk.shown()]);
        if !is_mounted {
            eprintln!("skipped: only root may mount a disk, so none was full or read-only");
            return None;
        }
        Some(disk)
    }

    fn real(&self) -> PathBuf {
        self.folder.path().join("real")
    }

    fn shown(&self) -> PathBuf {
        self.folder.path().join("shown")
    }

    /// Where the store is.
    pub(crate) fn file(&self) -> PathBuf {
        self.shown().join("games.sqlite")
    }

    /// Leaves no room for another byte.
    pub(crate) fn fill(&self) {
        let ballast = self.real().join("ballast");
        // It ends with the last byte that fits.
        let _ = fs::write(ballast, vec![0; 80 << 20]);
    }

    /// There is room again.
    pub(crate) fn empty(&self) {
        fs::remove_file(self.real().join("ballast")).unwrap();
    }

    /// From now on whoever opens the store cannot write. Whoever has it open could: they are made to
    /// open it again by a moment in which it is full.
    pub(crate) fn freeze(&self) {
        self.fill();
        let shown = self.shown();
        assert!(run("umount", &["--lazy"], &[&shown]));
        assert!(run("mount", &["--bind"], &[&self.real(), &shown]));
        assert!(run("mount", &["-o", "remount,bind,ro"], &[&shown]));
    }

    /// Everything can be written again.
    pub(crate) fn thaw(&self) {
        let shown = self.shown();
        assert!(run("umount", &["--lazy"], &[&shown]));
        assert!(run("mount", &["--bind"], &[&self.real(), &shown]));
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        for path in [self.shown(), self.real()] {
            run("umount", &["--lazy"], &[&path]);
        }
    }
}

fn run(program: &str, words: &[&str], paths: &[&Path]) -> bool {
    let output = Command::new(program).args(words).args(paths).output();
    output.is_ok_and(|output| output.status.success())
}
