//! Files that `draw` and `print` write.

#![allow(clippy::unwrap_used, reason = "a test may fail loudly, and so may its helpers")]

use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// An empty folder of this test alone.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// What the program says.
fn fourfold(folder: &PathBuf, arguments: &[&str]) -> String {
    let program = env!("CARGO_BIN_EXE_fourfold");
    let output = Command::new(program)
        .current_dir(folder)
        .env("LC_ALL", "C")
        .args(arguments)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Width and height, as the head of a PNG file has them.
fn png_size(bytes: &[u8]) -> (u32, u32) {
    assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"));
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn a_picture_is_what_its_name_says() {
    let folder = folder("draw");
    let position = "..../..../.7../.... c 1 1234p b2";
    fourfold(&folder, &["draw", position, "-o", "board.svg"]);
    let svg = fs::read_to_string(folder.join("board.svg")).unwrap();
    assert_eq!(svg, fourfold(&folder, &["draw", position]));
    fourfold(&folder, &["draw", position, "-o", "board.PNG", "--size", "300", "--alone"]);
    let (width, height) = png_size(&fs::read(folder.join("board.PNG")).unwrap());
    assert_eq!(width, 300);
    assert!((290..=310).contains(&height), "{height}");
}

#[test]
fn quartex_is_printed_as_one_file_or_as_pages() {
    let folder = folder("print");
    let said = fourfold(&folder, &["print", "quartex", "-o", "tiles.pdf"]);
    assert_eq!(said, "tiles.pdf: 7 pages, the last one for scores\n");
    assert!(fs::read(folder.join("tiles.pdf")).unwrap().starts_with(b"%PDF-"));
    let said = fourfold(&folder, &["print", "quartex", "--paper", "letter", "-o", "tiles.svg"]);
    let names: Vec<&str> = said.lines().collect();
    assert_eq!((names.len(), names[0], names[6]), (7, "tiles-1.svg", "tiles-7.svg"));
    for name in names {
        let page = fs::read_to_string(folder.join(name)).unwrap();
        assert!(page.contains("width=\"215.9mm\" height=\"279.4mm\""), "{name}");
    }
}
