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
