//! A PostgreSQL of our own: made, started and thrown away by one test.

use std::fs::{self, File};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use ::postgres::{Client, NoTls};
use store::{Logs, Postgres};

/// A server that listens on a socket in a folder of its own, and nowhere else. It is stopped and its
/// folder removed when this is dropped, also by a test that fails; if the test is killed, the
/// kernel tells it to stop where `setpriv` is there to ask for that.
pub(crate) struct Cluster {
    programs: Programs,
    folder: tempfile::TempDir,
    settings: Vec<String>,
    /// Names the socket, too.
    port: u16,
    server: Option<Child>,
    databases: AtomicU32,
}

/// This long a server may take to start or to stop.
const PATIENCE: Duration = Duration::from_mins(1);

impl Cluster {
    /// A server with the settings that count for us as they should be. `None` without PostgreSQL: then
    /// the test says that it looked at nothing.
    pub(crate) fn start() -> Option<Self> {
        Self::with(&[])
    }

    /// The same with other settings: `name=value`.
    pub(crate) fn with(settings: &[&str]) -> Option<Self> {
        let mut cluster = Self::made()?;
        cluster.set(settings);
        cluster.run();
        Some(cluster)
    }

    /// One that is not started yet.
    pub(crate) fn made() -> Option<Self> {
        let Some(programs) = Programs::find() else {
            let all = std::env::var("FOURFOLD_TOOLS").is_ok_and(|tools| tools == "all");
            assert!(
                !all,
                "PostgreSQL is not installed: neither in PATH nor in /usr/lib/postgresql"
            );
            eprintln!("skipped: PostgreSQL is not installed, so nothing was tested on it");
            return None;
        };
        let folder = programs.folder_of_its_own();
        let mut initdb = programs.command("initdb");
        initdb.args(["--auth=trust", "--username=fourfold", "--encoding=UTF8", "--locale=C"]);
        initdb.args(["--no-sync", "--pgdata"]).arg(folder.path().join("data"));
        run(&mut initdb);
        Some(Self::of(programs, folder))
    }

    /// One whose files are there.
    fn of(programs: Programs, folder: tempfile::TempDir) -> Self {
        let durable = ["fsync=on", "full_page_writes=on"];
        let closed = ["listen_addresses=", "unix_socket_permissions=0700"];
        let small = ["shared_buffers=16MB", "max_connections=32", "autovacuum=off"];
        let all = durable.iter().chain(&closed).chain(&small).map(ToString::to_string);
        let (settings, databases) = (all.collect(), AtomicU32::new(0));
        Self { programs, folder, settings, port: 5432, server: None, databases }
    }

    /// A standby that follows this server, not started yet.
    pub(crate) fn standby(&self) -> Self {
        let folder = self.programs.folder_of_its_own();
        let mut copy = self.programs.command("pg_basebackup");
        copy.args(["--username=fourfold", "--write-recovery-conf", "--checkpoint=fast"]);
        copy.args(["--no-sync", "--port", &self.port.to_string(), "--host"])
            .arg(self.folder.path());
        copy.arg("--pgdata").arg(folder.path().join("data"));
        run(&mut copy);
        Self::of(self.programs.clone(), folder)
    }

    /// From now on a commit is confirmed when a standby has it too. Waits until one is there.
    pub(crate) fn wait_for_standby(&self) {
        self.sql("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'");
        self.sql("postgres", "SELECT pg_reload_conf()");
        let begin = Instant::now();
        let there = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'";
        let mut asked = client(&self.url_of("postgres"));
        while asked.query_one(there, &[]).unwrap().get::<_, i64>(0) == 0 {
            assert!(begin.elapsed() < PATIENCE, "no standby comes");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Nothing is sent to standbys any more, though connections stay open.
    pub(crate) fn hold_back(&self) {
        let sends = |process: &u32| {
            let called = fs::read(format!("/proc/{process}/cmdline")).unwrap_or_default();
            String::from_utf8_lossy(&called).contains("walsender")
        };
        let all = children(self.server.as_ref().unwrap().id());
        let all: Vec<String> = all.iter().filter(|it| sends(it)).map(ToString::to_string).collect();
        run(Command::new("kill").arg("-STOP").args(all));
    }

    /// This standby follows nobody any more: it is the server from now on.
    pub(crate) fn promote(&self) {
        self.sql("postgres", "SELECT pg_promote()");
    }

    /// `kill -9` of all its processes, as if its machine were gone.
    pub(crate) fn kill(&mut self) {
        let Some(mut server) = self.server.take() else { return };
        let mut all = children(server.id());
        all.insert(0, server.id());
        let all: Vec<String> = all.iter().map(ToString::to_string).collect();
        // Some may have ended by themselves.
        let _ = Command::new("kill").arg("-KILL").args(all).stderr(Stdio::null()).status();
        let _ = server.wait();
    }

    /// More settings, from its next start on; the last of a name counts.
    pub(crate) fn set(&mut self, settings: &[&str]) {
        self.settings.extend(settings.iter().map(ToString::to_string));
    }

    /// Listens on this machine's own address as well, from its next start on: at the port that is returned.
    pub(crate) fn listen(&mut self) -> u16 {
        self.port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        self.set(&["listen_addresses=127.0.0.1", &format!("port={}", self.port)]);
        self.port
    }

    /// A file in its folder, which is its own and nobody else's.
    pub(crate) fn keep(&self, name: &str, text: &str) -> PathBuf {
        let file = self.folder.path().join(name);
        fs::write(&file, text).unwrap();
        run(Command::new("chmod").arg("600").arg(&file));
        if let Some(user) = self.programs.user {
            run(Command::new("chown").arg(user).arg(&file));
        }
        file
    }

    /// Starts the server and waits until it answers.
    pub(crate) fn run(&mut self) {
        let path = self.folder.path();
        let log = File::options().append(true).create(true).open(path.join("log")).unwrap();
        let mut postgres = self.programs.command("postgres");
        postgres.arg("-D").arg(path.join("data")).arg("-k").arg(path);
        postgres.args(self.settings.iter().flat_map(|setting| ["-c", setting]));
        postgres.stdin(Stdio::null()).stdout(log.try_clone().unwrap()).stderr(log);
        let server = self.server.insert(postgres.spawn().unwrap());
        let begin = Instant::now();
        let url =
            format!("postgres://fourfold@/postgres?host={}&port={}", path.display(), self.port);
        while Client::connect(&url, NoTls).is_err() {
            let ended = server.try_wait().unwrap();
            if ended.is_some() || begin.elapsed() > PATIENCE {
                let log = fs::read_to_string(path.join("log")).unwrap_or_default();
                panic!("PostgreSQL does not start ({ended:?}):\n{log}");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Ends the server without letting it write anything, and starts it again.
    pub(crate) fn crash(&mut self) {
        self.stop();
        self.run();
    }

    /// Ends the server in the same way, for good.
    pub(crate) fn end(&mut self) {
        self.stop();
    }

    /// `SIGQUIT`: at once, as if the machine had lost its power. Waits until it is gone.
    fn stop(&mut self) {
        let Some(mut server) = self.server.take() else { return };
        let quit = format!("kill -QUIT {}", server.id());
        let _ = Command::new("sh").args(["-c", &quit]).status();
        let begin = Instant::now();
        while let Ok(None) = server.try_wait() {
            if begin.elapsed() > PATIENCE {
                let _ = server.kill();
                let _ = server.wait();
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// The address of a new, empty database.
    pub(crate) fn url(&self) -> String {
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        self.sql("postgres", &format!("CREATE DATABASE d{number}"));
        self.url_of(&format!("d{number}"))
    }

    /// What keeps logs in a new, empty database.
    pub(crate) fn logs(&self) -> Arc<dyn Logs> {
        Arc::new(Postgres::at(&self.url()))
    }

    fn url_of(&self, database: &str) -> String {
        let folder = self.folder.path().display();
        format!("postgres://fourfold@/{database}?port={}&host={folder}", self.port)
    }

    fn sql(&self, database: &str, text: &str) {
        client(&self.url_of(database)).batch_execute(text).unwrap();
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A connection that knows nothing of logs.
pub(crate) fn client(url: &str) -> Client {
    Client::connect(url, NoTls).unwrap()
}

/// Where the programs of PostgreSQL are, and who runs them.
#[derive(Clone)]
struct Programs {
    folder: PathBuf,
    /// PostgreSQL refuses to be run by root.
    user: Option<&'static str>,
    setpriv: bool,
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
        // Where they really are, with all the others: somebody may have led to these two alone.
        let postgres = folder.join("postgres").canonicalize().ok()?;
        let folder = postgres.parent()?.to_owned();
        let root = says("id", &["-u"]).is_some_and(|id| id.trim() == "0");
        let users = ["postgres", "nobody"];
        let user = users.into_iter().find(|user| root && says("id", &["-u", user]).is_some());
        Some(Self { folder, user, setpriv: says("setpriv", &["--version"]).is_some() })
    }

    /// A folder for whoever runs them.
    fn folder_of_its_own(&self) -> tempfile::TempDir {
        // Not in TMPDIR: paths of sockets are short, and another user has to get there.
        let folder = tempfile::Builder::new().prefix("fourfold-").tempdir_in("/tmp").unwrap();
        if let Some(user) = self.user {
            run(Command::new("chown").arg(user).arg(folder.path()));
        }
        folder
    }

    /// A program of PostgreSQL, to be run by somebody who may.
    fn command(&self, name: &str) -> Command {
        let program = self.folder.join(name);
        let mut command = if self.setpriv {
            let mut command = Command::new("setpriv");
            // If whoever started it dies, it stops.
            command.args(["--pdeathsig", "SIGQUIT"]);
            if let Some(user) = self.user {
                command.args(["--reuid", user, "--regid", &group(user), "--clear-groups"]);
            }
            command.arg(program);
            command
        } else {
            assert!(self.user.is_none(), "as root this needs setpriv, of util-linux");
            Command::new(program)
        };
        command.current_dir(Path::new("/")).env("LC_ALL", "C");
        command
    }
}

/// The processes that this one has started.
fn children(process: u32) -> Vec<u32> {
    let is_child = |number: &u32| {
        // After the name, which may hold anything, come its state and its parent.
        let stat = fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
        let parent = stat.rsplit_once(')').and_then(|(_, rest)| rest.split_whitespace().nth(1));
        parent.is_some_and(|parent| parent == process.to_string())
    };
    let all = fs::read_dir("/proc").into_iter().flatten().flatten();
    all.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).filter(is_child).collect()
}

fn group(user: &str) -> String {
    says("id", &["-g", user]).unwrap().trim().to_owned()
}

/// What a program says if it ends well.
fn says(program: &str, words: &[&str]) -> Option<String> {
    let output = Command::new(program).args(words).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

fn run(command: &mut Command) {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}\n{}", String::from_utf8_lossy(&output.stderr));
}

/// Killed by nobody and dropped by a panic, a server leaves neither a process nor a file.
#[test]
fn a_test_that_fails_leaves_nothing_behind() {
    let Some(cluster) = Cluster::start() else { return };
    let folder = cluster.folder.path().to_owned();
    let process = cluster.server.as_ref().unwrap().id();
    let gone = std::panic::catch_unwind(move || {
        let _cluster = cluster;
        std::panic::resume_unwind(Box::new("a test fails"));
    });
    assert!(gone.is_err());
    assert!(!folder.exists());
    assert!(says("sh", &["-c", &format!("kill -0 {process} 2>&1")]).is_none());
}
