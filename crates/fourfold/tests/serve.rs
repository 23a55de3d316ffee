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
