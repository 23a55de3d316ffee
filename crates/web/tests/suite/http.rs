//! A browser without script: one request to a connection, cookies kept.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// What came back.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let is_it = |(known, _): &&(String, String)| known.eq_ignore_ascii_case(name);
        self.headers.iter().find(is_it).map(|(_, value)| value.as_str())
    }

    /// Where it sends us.
    pub(crate) fn location(&self) -> &str {
        assert_eq!(self.status, 303, "{}", self.body);
        self.header("location").unwrap()
    }

    /// The value of the first field of this name in a form.
    pub(crate) fn field(&self, name: &str) -> String {
        let begin = format!("name=\"{name}\" value=\"");
        let from =
            self.body.find(&begin).unwrap_or_else(|| panic!("no field {name}")) + begin.len();
        let rest = &self.body[from..];
        rest[..rest.find('"').unwrap()].to_owned()
    }
}

/// Somebody with cookies.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    pub(crate) cookies: BTreeMap<String, String>,
    pub(crate) language: &'static str,
    /// Where a proxy says it comes from; only a server that believes proxies on this machine listens.
    pub(crate) network: Option<&'static str>,
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self { address, cookies: BTreeMap::new(), language: "en", network: None }
    }

    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    pub(crate) fn cookie_line(&self) -> String {
        let pairs: Vec<String> = self.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
        pairs.join("; ")
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, &[], "")
    }

    /// Posts a form as a browser does that says where it comes from.
    pub(crate) fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let origin = self.origin();
        self.send("POST", path, &[("Origin", &origin)], &form(fields))
    }

    /// Follows where an answer sends us.
    pub(crate) fn follow(&mut self, answer: &Answer) -> Answer {
        let to = answer.location().to_owned();
        self.get(&to)
    }

    pub(crate) fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        stream.write_all(self.request(method, path, headers, body).as_bytes()).unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).unwrap();
        let answer = read(&bytes);
        for (_, line) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
            let (name, value) = line.split(';').next().unwrap().split_once('=').unwrap();
            if line.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        answer
    }

    /// What goes over the line for that.
    pub(crate) fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> String {
        let mut lines = vec![
            format!("{method} {path} HTTP/1.1"),
            format!("Host: {}", self.address),
            "Connection: close".to_owned(),
            format!("Accept-Language: {}", self.language),
        ];
        lines.extend(self.network.map(|network| format!("X-Forwarded-For: {network}")));
        if !self.cookies.is_empty() {
            lines.push(format!("Cookie: {}", self.cookie_line()));
        }
        lines.extend(headers.iter().map(|(name, value)| format!("{name}: {value}")));
        if method != "GET" {
            lines.push("Content-Type: application/x-www-form-urlencoded".to_owned());
            lines.push(format!("Content-Length: {}", body.len()));
        }
        format!("{}\r\n\r\n{body}", lines.join("\r\n"))
    }
}

/// Fields as a form sends them.
pub(crate) fn form(fields: &[(&str, &str)]) -> String {
    let mut text = form_urlencoded::Serializer::new(String::new());
    text.extend_pairs(fields);
    text.finish()
}

fn read(bytes: &[u8]) -> Answer {
    let text = String::from_utf8_lossy(bytes);
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{text:?}"));
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let header = |line: &str| {
        let (name, value) = line.split_once(": ").unwrap();
        (name.to_ascii_lowercase(), value.to_owned())
    };
    let headers: Vec<(String, String)> = lines.map(header).collect();
    Answer { status, headers, body: body.to_owned() }
}
