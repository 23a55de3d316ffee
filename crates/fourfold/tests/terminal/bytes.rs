//! What may be written at all: point 20 of the bar of access.

use unicode_width::UnicodeWidthStr as _;

/// Everything that is wrong with bytes that were written as plain lines. What somebody typed is as wide
/// as they like.
pub(crate) fn faults(bytes: &[u8], typed: &[String]) -> Vec<String> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => return vec![format!("it is not UTF-8: {error}")],
    };
    let mut faults = Vec::new();
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let is_drawn = matches!(sign, '\u{2500}'..='\u{257f}' | '\u{2800}'..='\u{28ff}');
        let is_obeyed = match sign {
            '\r' => signs.peek() != Some(&'\n'),
            // A letter that is taken back.
            '\n' | '\u{8}' => false,
            sign => sign.is_control(),
        };
        if is_drawn || is_obeyed {
            faults.push(format!("{sign:?} is written"));
        }
    }
    let is_typed = |line: &str| typed.iter().any(|typed| typed == line);
    for line in text.lines().filter(|line| !line.contains('\u{8}') && !is_typed(line)) {
        if line.width() >= 80 {
            faults.push(format!("{line:?} is {} wide", line.width()));
        }
        if is_row(line) && line.width() >= 40 {
            faults.push(format!("the row {line:?} is {} wide", line.width()));
        }
    }
    faults
}

/// Is this a row of a board: numbers, letters of columns, and cells of four signs?
pub(crate) fn is_row(line: &str) -> bool {
    let is_cell = |word: &str| {
        word.chars().count() == 4 && word.chars().all(|sign| sign == '.' || sign.is_alphabetic())
    };
    let is_label = |word: &str| word.parse::<i32>().is_ok() || word.len() == 1;
    let mut words = line.split_whitespace().peekable();
    let begins = line.starts_with(|sign: char| sign == ' ' || sign.is_ascii_digit());
    begins && words.peek().is_some() && words.all(|word| is_cell(word) || is_label(word))
}

/// The paragraphs of what was said, without rows of boards: each is to end as a sentence does.
pub(crate) fn paragraphs(said: &str) -> Vec<String> {
    let mut paragraphs = vec![String::new()];
    for line in said.lines().filter(|line| !is_row(line)) {
        let last = paragraphs.last_mut().unwrap();
        if !last.is_empty() {
            last.push(' ');
        }
        last.push_str(line);
        if line.ends_with(['.', '!', '?']) {
            paragraphs.push(String::new());
        }
    }
    assert_eq!(paragraphs.pop().as_deref(), Some(""), "the last line is a sentence");
    paragraphs
}

/// What was said, without the ends of its rows.
pub(crate) fn flowing(said: &str) -> String {
    said.split_whitespace().collect::<Vec<&str>>().join(" ")
}

#[track_caller]
pub(crate) fn assert_plain(bytes: &[u8], what: &str) {
    let faults = faults(bytes, &[]);
    assert!(faults.is_empty(), "{what}: {faults:#?}");
}

#[test]
fn what_is_wrong_is_found() {
    let wrong: [&[u8]; 8] = [
        b"\x1b[2J",
        b"once\ragain\n",
        "\u{2501}\n".as_bytes(),
        "\u{2847}\n".as_bytes(),
        b"\x07",
        b"\xff\n",
        &[b'a'; 80],
        b"4 ....                ....           .... ....\n",
    ];
    for bytes in wrong {
        assert_eq!(faults(bytes, &[]).len(), 1, "{bytes:?}");
    }
    let right = "Né le 4.\r\n4 .... .... .... ....\r\ngi\u{8} \u{8}".as_bytes();
    assert!(faults(right, &[]).is_empty());
    assert!(faults(&[b'a'; 80], &["a".repeat(80)]).is_empty());
}
