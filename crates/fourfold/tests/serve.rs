//! The server as a person starts it: the binary, an address, a signal.

#![allow(clippy::unwrap_used, reason = "a test may fail loudly, and so may its helpers")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(folder: &std::path::Path, more: &[&str]) -> (Running, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_fourfold"))
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "off", "--lang", "en"])
        .arg("--store")
        .arg(folder.join("games.sqlite"))
        .args(more)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().rsplit("http://").next().unwrap().to_owned();
    assert!(line.starts_with("Fourfold is open: http://"), "{line}");
    (Running(child), address)
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn it_prints_its_address_and_stops_when_it_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let (mut running, address) = start(folder.path(), &[]);
    assert!(get(&address, "/health").ends_with("ok\n"));
    assert!(get(&address, "/").contains("<h1"));
    let pid = running.0.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    // Politely: code 0, and no longer than a host would wait.
    assert_eq!(running.0.wait().unwrap().code(), Some(0));
    assert!(TcpStream::connect(&address).is_err());
}

#[test]
fn a_file_of_settings_is_read_and_flags_overrule_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("fourfold.toml");
    std::fs::write(&file, "public-url = 'https://play.example'\nlisten = '203.0.113.1:1'\n")
        .unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_fourfold"))
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "off", "--lang", "en", "--config"])
        .arg(&file)
        .arg("--store")
        .arg(folder.path().join("games.sqlite"))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let _running = Running(child);
    assert_eq!(line.trim(), "Fourfold is open: https://play.example");
}

fn check(store: &std::path::Path, more: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_fourfold"))
        .args(["serve", "--check", "--lang", "en", "--store"])
        .arg(store)
        .args(more)
        .output()
        .unwrap();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    (output.status.code(), String::from_utf8(output.stdout).unwrap())
}

/// While a server runs on the same settings, that is what it says, and it does the server no harm.
#[test]
fn a_check_beside_a_running_server_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let names = || std::fs::read_dir(folder.path()).unwrap().count();
    let (running, address) = start(folder.path(), &[]);
    let (store, before) = (folder.path().join("games.sqlite"), names());
    let listen = ["--listen", &address];
    let (code, said) = check(&store, &listen);
    assert_eq!(code, Some(0), "{said}");
    for line in [
        format!("note: somebody listens on {address} already"),
        "note: another server has the store open now".to_owned(),
        "a store of version 4, which this release uses".to_owned(),
        "it would start".to_owned(),
    ] {
        assert!(said.contains(&line), "{line}\n{said}");
    }
    assert_eq!(names(), before);
    assert!(get(&address, "/health").ends_with("ok\n"));
    drop(running);
    let (code, said) = check(&store, &listen);
    assert!(code == Some(0) && !said.contains("note:"), "{said}");
    std::fs::write(&store, "a letter to somebody\n".repeat(100)).unwrap();
    for beside in ["games.sqlite-wal", "games.sqlite-shm"] {
        let _ = std::fs::remove_file(folder.path().join(beside));
    }
    let (code, said) = check(&store, &listen);
    assert!(code == Some(1) && said.contains("this is no store of fourfold"), "{said}");
}

/// Behind TLS and without a proxy that is believed, all visitors count as one.
#[test]
fn a_check_says_what_to_think_about() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("games.sqlite");
    let public = ["--listen", "127.0.0.1:0", "--public-url", "https://play.example"];
    let (_, said) = check(&store, &public);
    assert!(said.contains("note: no proxy is believed;"), "{said}");
    let (_, said) = check(&store, &[&public[..], &["--trusted-proxy", "127.0.0.1"]].concat());
    assert!(!said.contains("note:"), "{said}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// A file that only its owner can read, with what opens the page for the host.
#[cfg(unix)]
fn token_file(folder: &std::path::Path, token: &str, mode: u32) -> String {
    use std::os::unix::fs::PermissionsExt as _;
    let file = folder.join("host.token");
    std::fs::write(&file, token).unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).unwrap();
    file.display().to_string()
}

/// Whoever types the token, or a wrong one, leaves a line in the log, and what was typed is in none.
#[cfg(unix)]
#[test]
fn the_token_of_the_host_is_in_no_log_line() {
    const TOKEN: &str = "never-to-be-seen-in-a-log-0123456789";
    const WRONG: &str = "nor-this-one-which-is-not-the-token";
    let folder = tempfile::tempdir().unwrap();
    let file = token_file(folder.path(), TOKEN, 0o600);
    let log = folder.path().join("log");
    let mut child = Command::new(env!("CARGO_BIN_EXE_fourfold"))
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "text", "--lang", "en"])
        .args(["--host-token-file", &file, "--store"])
        .arg(folder.path().join("games.sqlite"))
        .env("RUST_LOG", "trace")
        .stdout(Stdio::piped())
        .stderr(std::fs::File::create(&log).unwrap())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let (running, address) = (Running(child), line.trim().rsplit("http://").next().unwrap());
    let post = |token: &str| {
        let (mut stream, body) =
            (TcpStream::connect(address).unwrap(), format!("host-token={token}"));
        let head = format!(
            "POST /host HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n",
            body.len()
        );
        stream.write_all(format!("{head}{body}").as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    };
    assert!(post(WRONG).starts_with("HTTP/1.1 403"));
    let right = post(TOKEN);
    assert!(right.starts_with("HTTP/1.1 303"), "{right}");
    let secret = right.split("ff-host=").nth(1).unwrap().split(';').next().unwrap().to_owned();
    drop(running);
    let log = std::fs::read_to_string(log).unwrap();
    for said in ["with a wrong token", "the page for the host was opened"] {
        assert!(log.contains(said), "{log}");
    }
    for secret in [TOKEN, WRONG, &secret] {
        assert!(!log.contains(secret), "{secret} is in the log");
    }
}

/// A check reads the token, and says what is wrong with its file.
#[cfg(unix)]
#[test]
fn a_check_knows_the_page_for_the_host() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("games.sqlite");
    for (token, mode, code, told) in [
        ("twenty characters and more", 0o600, 0, "has a page for the host at /host"),
        ("too short", 0o600, 1, "the token in it has fewer than 20 characters"),
        ("twenty characters and more", 0o604, 1, "everybody on this machine can read it"),
    ] {
        let file = token_file(folder.path(), token, mode);
        let (found, said) = check(&store, &["--listen", "127.0.0.1:0", "--host-token-file", &file]);
        assert!(found == Some(code) && said.contains(told), "{said}");
        assert!(!said.contains(token), "{said}");
    }
}
