//! What was made is tried: the package by dpkg in a root of its own, the image by starting what is in it.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use cargo_metadata::camino::{Utf8Path, Utf8PathBuf};

use super::image::{Image, PERSON};
use super::{Release, deb, make_folder, write};
use crate::command_line::CommandLine;
use crate::stop::Stop;
use crate::tally::Tally;

/// This long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// Tries all of it, by whoever may: dpkg and chroot want root.
pub(super) fn run(release: &Release, package: &Utf8Path, image: &Image) -> Result<Tally, Stop> {
    let id = CommandLine::new("id", ["-u"]).ask(&release.root);
    if id.as_deref().map(str::trim) != Some("0") {
        let why = "packages are installed, and images started, by root alone".to_owned();
        return Err(Stop::Skipped { why, tally: Tally::NONE });
    }
    try_package(release, package)?;
    println!("package: installed, upgraded, removed and purged");
    try_image(release, image)?;
    println!("image: starts, answers /health, stops when it is told");
    Ok(Tally { passed: 2, failed: 0 })
}

fn no(what: String) -> Stop {
    let repeat = "cargo xtask package --try".to_owned();
    Stop::Failed { what, repeat, tally: Tally { passed: 0, failed: 1 } }
}

fn must(holds: bool, what: &str) -> Result<(), Stop> {
    if holds { Ok(()) } else { Err(no(format!("not so: {what}"))) }
}

/// A root with nothing in it, and dpkg in charge of it.
struct Scratch {
    root: Utf8PathBuf,
}

impl Scratch {
    fn new(release: &Release) -> Result<Self, Stop> {
        let root = release.stage("scratch")?;
        for folder in ["info", "updates", "triggers"] {
            make_folder(&root.join("var/lib/dpkg").join(folder))?;
        }
        write(&root.join("var/lib/dpkg/status"), "")?;
        Ok(Self { root })
    }

    /// Its scripts run outside of it, because there is no shell in it; what they do to a system they leave
    /// out then. Nor is the C library in it, as dpkg knows.
    fn dpkg(&self, words: &[&str]) -> Result<(), Stop> {
        CommandLine::new("dpkg", [format!("--root={}", self.root)])
            .and(["--force-script-chrootless", "--force-depends", "--force-confold"])
            .and(words.iter().copied())
            .run(&self.root)
    }

    fn asks(&self, field: &str) -> String {
        CommandLine::new("dpkg-query", [format!("--admindir={}/var/lib/dpkg", self.root)])
            .and(["--show", &format!("--showformat=${{{field}}}"), "fourfold"])
            .ask(&self.root)
            .unwrap_or_default()
    }

    fn has(&self, path: &str) -> bool {
        self.root.join(path).exists()
    }
}

fn try_package(release: &Release, package: &Utf8Path) -> Result<(), Stop> {
    let scratch = Scratch::new(release)?;
    scratch.dpkg(&["--install", package.as_str()])?;
    must(scratch.asks("Status") == "install ok installed", "dpkg says that it is installed")?;
    must(scratch.asks("Version") == release.version, "the version is that of the release")?;
    let program = scratch.root.join("usr/bin/fourfold");
    let said = CommandLine::new(program.as_str(), ["--version"]).ask(&scratch.root);
    must(said.is_some_and(|said| said.contains(&release.version)), "the program says its version")?;
    for file in [
        "usr/lib/systemd/system/fourfold.service",
        "usr/share/man/man1/fourfold.1.gz",
        "usr/share/doc/fourfold/copyright",
        "usr/share/doc/fourfold/changelog.gz",
    ] {
        must(scratch.has(file), file)?;
    }
    let unit = scratch.root.join("usr/lib/systemd/system/fourfold.service");
    let unit = fs::read_to_string(&unit).map_err(Stop::file(unit))?;
    must(unit.contains("ExecStart=/usr/bin/fourfold serve"), "the service starts this program")?;
    // Somebody wrote settings, and played.
    let settings = scratch.root.join("etc/fourfold/environment");
    write(&settings, "FOURFOLD_LISTEN=127.0.0.1:5555\n")?;
    write(&scratch.root.join("var/lib/fourfold/games.sqlite"), "games")?;
    let later = format!("{}+later", release.version);
    let upgrade = deb::make(release, &later)?;
    scratch.dpkg(&["--install", upgrade.as_str()])?;
    fs::remove_file(&upgrade).map_err(Stop::file(upgrade))?;
    must(scratch.asks("Version") == later, "it is upgraded")?;
    let kept = fs::read_to_string(&settings).map_err(Stop::file(&settings))?;
    must(kept.contains("5555"), "settings survive an upgrade")?;
    scratch.dpkg(&["--remove", "fourfold"])?;
    must(!scratch.has("usr/bin/fourfold"), "a program that is removed is gone")?;
    must(scratch.has("etc/fourfold/environment"), "settings survive a removal")?;
    scratch.dpkg(&["--purge", "fourfold"])?;
    must(!scratch.has("etc/fourfold"), "settings are purged")?;
    must(scratch.has("var/lib/fourfold/games.sqlite"), "games are never removed")?;
    fs::remove_dir_all(&scratch.root).map_err(Stop::file(scratch.root))
}

/// A server that is ended when nobody needs it any more.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn try_image(release: &Release, image: &Image) -> Result<(), Stop> {
    let root = release.stage("started")?;
    CommandLine::new("tar", ["--extract", "--file", image.rootfs.as_str()])
        .and(["--directory", root.as_str()])
        .run(&release.root)?;
    let nowhere = |_| no("this machine has no port to listen on".to_owned());
    let listener = TcpListener::bind("127.0.0.1:0").map_err(nowhere)?;
    let address = listener.local_addr().map_err(nowhere)?.to_string();
    drop(listener);
    let command = CommandLine::new("chroot", [format!("--userspec={PERSON}")])
        .and([root.as_str(), "/usr/bin/fourfold", "serve", "--listen", &address])
        .and(["--store", "/var/lib/fourfold/games.sqlite"]);
    let child = command.to_command(&release.root).stdout(Stdio::null()).spawn();
    let mut running = Running(child.map_err(|source| command.not_started(source))?);
    let begin = Instant::now();
    while !is_well(&address) {
        let ended = matches!(running.0.try_wait(), Ok(Some(_)));
        if ended || begin.elapsed() > PATIENCE {
            return Err(no("what is in the image does not answer /health".to_owned()));
        }
        thread::sleep(Duration::from_millis(50));
    }
    let stop = CommandLine::new("kill", ["-TERM".to_owned(), running.0.id().to_string()]);
    stop.run(&release.root)?;
    let ended = running.0.wait().map_err(|source| command.not_started(source))?;
    must(ended.success(), "what is in the image stops when it is told")?;
    must(root.join("var/lib/fourfold/games.sqlite").exists(), "games are kept in the volume")?;
    fs::remove_dir_all(&root).map_err(Stop::file(root))
}

/// Does `/health` say that all is well?
fn is_well(address: &str) -> bool {
    let ask = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    ask().is_ok_and(|answer| answer.starts_with("HTTP/1.1 200 ") && answer.ends_with("ok\n"))
}
