//! A PostgreSQL of our own, in a process of its own.

use std::fs::{self, File};
use std::io;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use store::{Store, StoreAddress};

use super::super::person::wrong;

/// A server that listens on a socket in a folder of its own, and nowhere else. It is stopped and its folder removed
/// when this is dropped.
pub(super) struct PostgresProcess {
    programs: Programs,
    folder: tempfile::TempDir,
    server: Option<Child>,
}

/// This long it may take to start or to stop.
const PATIENCE: Duration = Duration::from_mins(1);

impl PostgresProcess {
    pub(super) fn start(folder: &str) -> io::Result<Self> {
        let programs = Programs::find().ok_or_else(|| {
            wrong("PostgreSQL is not installed: neither in PATH nor in /usr/lib/postgresql")
        })?;
        let folder = tempfile::Builder::new().prefix("fourfold-").tempdir_in(folder)?;
        if let Some(user) = &programs.user {
            run(Command::new("chown").arg(user).arg(folder.path()))?;
        }
        let mut initdb = programs.command("initdb");
        initdb.args(["--auth=trust", "--username=fourfold", "--encoding=UTF8", "--locale=C"]);
        initdb.args(["--no-sync", "--pgdata"]).arg(folder.path().join("data"));
        run(&mut initdb)?;
        let mut postgres = Self { programs, folder, server: None };
        postgres.run()?;
        Ok(postgres)
    }

    /// The address of its store.
    pub(super) fn url(&self) -> String {
        format!("postgres://fourfold@/postgres?host={}", self.folder.path().display())
    }

    pub(super) fn store(&self) -> Result<Store, store::Failure> {
        Store::open(&StoreAddress::Postgres(self.url()))
    }

    /// Starts it, and waits until it answers.
    fn run(&mut self) -> io::Result<()> {
        let path = self.folder.path();
        let log = File::options().append(true).create(true).open(path.join("log"))?;
        let mut postgres = self.programs.command("postgres");
        postgres.arg("-D").arg(path.join("data")).arg("-k").arg(path);
        for setting in ["fsync=on", "full_page_writes=on", "synchronous_commit=on"] {
            postgres.args(["-c", setting]);
        }
        for setting in ["listen_addresses=", "unix_socket_permissions=0700", "max_connections=100"]
        {
            postgres.args(["-c", setting]);
        }
        postgres.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
        self.server = Some(postgres.spawn()?);
        let began = Instant::now();
        while let Err(failure) = self.store() {
            let ended = self.server.as_mut().map(Child::try_wait).transpose()?.flatten();
            if ended.is_some() || began.elapsed() > PATIENCE {
                let log = fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
                let last = log.lines().last().unwrap_or_default();
                return Err(wrong(format!("PostgreSQL does not start: {failure}; {last}")));
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Ends it at once, as if the machine had lost its power, and starts it again.
    pub(super) fn restart(&mut self) -> io::Result<()> {
        self.stop();
        self.run()
    }

    fn stop(&mut self) {
        let Some(mut server) = self.server.take() else { return };
        // Whoever is killed takes nobody along: those it started end when they are told, and this tells them.
        let quit = format!("kill -QUIT {}", server.id());
        let _ = Command::new("sh").args(["-c", &quit]).status();
        let began = Instant::now();
        while let Ok(None) = server.try_wait() {
            if began.elapsed() > PATIENCE {
                let _ = server.kill();
                let _ = server.wait();
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for PostgresProcess {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Where its programs are, and who runs them.
struct Programs {
    folder: PathBuf,
    /// PostgreSQL refuses to be run by root: who does instead.
    user: Option<String>,
}

impl Programs {
    fn find() -> Option<Self> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
        // Debian keeps them out of PATH, by version.
        let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        folders.extend(versions.map(|version| version.path().join("bin")));
        let has_both = |f: &PathBuf| f.join("postgres").is_file() && f.join("initdb").is_file();
        let folder = folders.into_iter().find(has_both)?;
        let is_root = says("id", &["-u"]).is_some_and(|id| id.trim() == "0");
        let users = ["postgres", "nobody"];
        let user = users.into_iter().find(|user| is_root && says("id", &["-u", user]).is_some());
        Some(Self { folder, user: user.map(str::to_owned) })
    }

    /// A program of PostgreSQL, to be run by somebody who may. If whoever started it dies, it stops.
    fn command(&self, name: &str) -> Command {
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "SIGQUIT"]);
        if let Some(user) = &self.user {
            let group = says("id", &["-g", user]).unwrap_or_default();
            command.args(["--reuid", user, "--regid", group.trim(), "--clear-groups"]);
        }
        command.arg(self.folder.join(name)).current_dir("/").env("LC_ALL", "C");
        command
    }
}

/// What a program says if it ends well.
fn says(program: &str, words: &[&str]) -> Option<String> {
    let output = Command::new(program).args(words).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

fn run(command: &mut Command) -> io::Result<()> {
    let output = command.output()?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(wrong(format!("{}: {}", command.get_program().display(), said.trim())))
}
