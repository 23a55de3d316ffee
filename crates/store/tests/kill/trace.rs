//! What a server asked of the kernel, and when, as `strace` saw it.
//!
//! Places in a trace are numbers of lines. `strace` writes a line when a call begins and, if
//! something came between, another when it has ended; and it holds a thread at both. So a
//! call that ended on an earlier line had ended before the later one began.

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::server::run_by;

/// One call that has ended well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Call {
    pub(crate) began: usize,
    pub(crate) ended: usize,
    pub(crate) act: Act,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// A file was opened, and made if there was none.
    Create(PathBuf),
    Write {
        file: PathBuf,
        at: u64,
        data: Vec<u8>,
    },
    Truncate {
        file: PathBuf,
        length: u64,
    },
    /// A file, or a folder, is on the disk as it was when this began.
    Sync(PathBuf),
    Remove(PathBuf),
    /// Said on standard output.
    Say(Vec<u8>),
}

/// All calls that change a file by its name or its descriptor, foreseen below or not.
const WATCHED: [&str; 21] = [
    "creat",
    "fallocate",
    "fdatasync",
    "fsync",
    "ftruncate",
    "link",
    "linkat",
    "open",
    "openat",
    "openat2",
    "pwrite64",
    "pwritev",
    "pwritev2",
    "rename",
    "renameat2",
    "sync_file_range",
    "truncate",
    "unlink",
    "unlinkat",
    "write",
    "writev",
];

/// The same program, traced. The trace comes on its standard error. With `more` options a kernel
/// can be made to fail.
pub(crate) fn traced(command: &Command, more: &[&str]) -> Command {
    let mut traced = Command::new("sh");
    // What the server itself says on standard error is no part of the trace.
    traced.args(["-c", r#"exec 3>&2 2>/dev/null; exec strace "$@""#, "sh"]);
    // As a grandchild, so that the server stays our child; all threads; names of files; whole data.
    traced.args(["-D", "-f", "-q", "-y", "-s", "1000000", "--seccomp-bpf", "-e", "signal=none"]);
    traced.args(["-e", &format!("trace={}", WATCHED.join(","))]);
    traced.args(more);
    traced.args(["-o", "/dev/fd/3", "--"]).stderr(Stdio::piped());
    run_by(traced, command)
}

/// Reads a trace as it is written.
pub(crate) fn read(trace: impl Read) -> Vec<Call> {
    let mut trace = BufReader::with_capacity(1 << 16, trace);
    let mut calls = Vec::new();
    let mut begun: HashMap<u32, (usize, Vec<u8>)> = HashMap::new();
    let mut line = Vec::new();
    for number in 0.. {
        line.clear();
        if trace.read_until(b'\n', &mut line).unwrap() == 0 {
            break;
        }
        let text = line.trim_ascii_end();
        let space = text.iter().position(|byte| *byte == b' ').unwrap_or(text.len());
        let thread = std::str::from_utf8(&text[..space]).ok().and_then(|id| id.parse().ok());
        let Some(thread) = thread else { panic!("{}", String::from_utf8_lossy(text)) };
        let call = text[space..].trim_ascii_start();
        if let Some(start) = call.strip_suffix(b"<unfinished ...>") {
            begun.insert(thread, (number, start.trim_ascii_end().to_vec()));
        } else if call.starts_with(b"<... ") {
            let (began, mut whole) = begun.remove(&thread).expect("what is resumed has begun");
            let end = call.iter().position(|byte| *byte == b'>').unwrap();
            whole.extend_from_slice(&call[end + 1..]);
            calls.extend(read_act(&whole).map(|act| Call { began, ended: number, act }));
        } else {
            let act = read_act(call);
            calls.extend(act.map(|act| Call { began: number, ended: number, act }));
        }
    }
    calls.sort_by_key(|call| call.began);
    calls
}

/// `name(arguments) = result`; `None` for what failed or changes nothing.
fn read_act(call: &[u8]) -> Option<Act> {
    if call.starts_with(b"+++") || call.starts_with(b"---") {
        return None;
    }
    let open = call.iter().position(|byte| *byte == b'(').unwrap();
    let name = std::str::from_utf8(&call[..open]).unwrap();
    let close = call.windows(2).rposition(|pair| pair == b"= ").unwrap();
    let result = String::from_utf8_lossy(&call[close + 2..]).into_owned();
    if result.starts_with('-') || result.starts_with('?') {
        return None;
    }
    let mut rest = Arguments(&call[open + 1..close]);
    match name {
        "openat" | "open" | "creat" => {
            let makes = call.windows(7).any(|word| word == b"O_CREAT");
            makes.then(|| Act::Create(path_in_brackets(result.as_bytes()).unwrap()))
        }
        "write" => {
            let descriptor = rest.descriptor();
            let data = rest.text();
            assert_eq!(result.trim(), data.len().to_string(), "only a part was written");
            (descriptor.0 == "1").then_some(Act::Say(data))
        }
        "pwrite64" => {
            let (_, file) = rest.descriptor();
            let data = rest.text();
            let [length, at] = rest.numbers()[..] else { panic!("pwrite64 of what?") };
            assert_eq!((length, result.trim().parse()), (data.len() as u64, Ok(length)));
            Some(Act::Write { file, at, data })
        }
        "ftruncate" => {
            let (_, file) = rest.descriptor();
            Some(Act::Truncate { file, length: rest.numbers()[0] })
        }
        "fsync" | "fdatasync" => Some(Act::Sync(rest.descriptor().1)),
        "unlink" => Some(Act::Remove(PathBuf::from(String::from_utf8(rest.text()).unwrap()))),
        _ => panic!("{name} is not foreseen"),
    }
}

/// What is left of the arguments of a call.
struct Arguments<'t>(&'t [u8]);

impl Arguments<'_> {
    /// `4</folder/file>`
    fn descriptor(&mut self) -> (String, PathBuf) {
        let open = self.0.iter().position(|byte| *byte == b'<').unwrap();
        let close = self.0.iter().position(|byte| *byte == b'>').unwrap();
        let number = String::from_utf8_lossy(&self.0[..open]).into_owned();
        let file = path_in_brackets(self.0).unwrap();
        self.0 = &self.0[close + 1..];
        (number, file)
    }

    /// `"text"`, with the escapes of C.
    fn text(&mut self) -> Vec<u8> {
        let open = self.0.iter().position(|byte| *byte == b'"').unwrap();
        let mut bytes = self.0[open + 1..].iter().copied().enumerate().peekable();
        let mut text = Vec::new();
        while let Some((index, byte)) = bytes.next() {
            match byte {
                b'"' => {
                    self.0 = &self.0[open + 1 + index + 1..];
                    assert!(!self.0.starts_with(b"..."), "strace has cut something off");
                    return text;
                }
                b'\\' => match bytes.next().unwrap().1 {
                    digit @ b'0'..=b'7' => {
                        let mut value = digit - b'0';
                        for _ in 0..2 {
                            let octal = |next: &(usize, u8)| matches!(next.1, b'0'..=b'7');
                            let Some((_, digit)) = bytes.next_if(octal) else { break };
                            value = value * 8 + (digit - b'0');
                        }
                        text.push(value);
                    }
                    b'n' => text.push(b'\n'),
                    b't' => text.push(b'\t'),
                    b'r' => text.push(b'\r'),
                    b'v' => text.push(0x0b),
                    b'f' => text.push(0x0c),
                    other => text.push(other),
                },
                other => text.push(other),
            }
        }
        panic!("a text without an end")
    }

    /// `, 4096, 32)`
    fn numbers(&self) -> Vec<u64> {
        let text = String::from_utf8_lossy(self.0);
        let words = text.split(|c: char| !c.is_ascii_digit()).filter(|word| !word.is_empty());
        words.map(|word| word.parse().unwrap()).collect()
    }
}

fn path_in_brackets(text: &[u8]) -> Option<PathBuf> {
    let text = String::from_utf8_lossy(text);
    let (_, path) = text.split_once('<')?;
    path.split_once('>').map(|(path, _)| Path::new(path).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_strace_are_read() {
        let trace = br#"7 openat(AT_FDCWD</t>, "/t/a", O_RDWR|O_CREAT, 0644) = 3</t/a>
7 openat(AT_FDCWD</t>, "/t/b", O_RDONLY) = 4</t/b>
8 pwrite64(3</t/a>, "x\0\11\"\0019", 6, 32 <unfinished ...>
7 write(1<pipe:[5]>, "n1 done\n", 8) = 8
8 <... pwrite64 resumed>) = 6
8 fsync(3</t/a>) = -1 EIO (Input/output error)
8 fdatasync(3</t/a>) = 0
9 +++ exited with 0 +++
"#;
        let a = || PathBuf::from("/t/a");
        let data = b"x\0\x09\"\x019".to_vec();
        let acts = [
            (0, 0, Act::Create(a())),
            (2, 4, Act::Write { file: a(), at: 32, data }),
            (3, 3, Act::Say(b"n1 done\n".to_vec())),
            (6, 6, Act::Sync(a())),
        ];
        let calls = acts.map(|(began, ended, act)| Call { began, ended, act });
        assert_eq!(read(&trace[..]), calls);
    }
}
