//! Styles, script, fonts and icons. Their addresses hold a checksum of their contents, so that
//! browsers may keep them for ever.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use crate::{palette, script};

/// A file that browsers ask for.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its name: `style.css`.
    pub name: &'static str,
    /// What it is.
    pub kind: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
}

/// A file of a folder in `src/`, as it is.
macro_rules! file {
    ($folder:literal, $name:literal, $kind:expr) => {
        Asset { name: $name, kind: $kind, bytes: include_bytes!(concat!($folder, "/", $name)) }
    };
}

const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const SVG: &str = "image/svg+xml";
const PNG: &str = "image/png";
const FONT: &str = "font/woff2";
const TEXT: &str = "text/plain; charset=utf-8";

/// What is sent as it is.
const FILES: &[Asset] = &[
    file!("assets", "icon.svg", SVG),
    file!("assets", "icon-192.png", PNG),
    file!("assets", "icon-512.png", PNG),
    file!("assets", "icon-maskable.png", PNG),
    file!("assets/fonts", "OFL.txt", TEXT),
    file!("assets/fonts", "atkinson-400-latin.woff2", FONT),
    file!("assets/fonts", "atkinson-400-latin-ext.woff2", FONT),
    file!("assets/fonts", "atkinson-700-latin.woff2", FONT),
    file!("assets/fonts", "atkinson-700-latin-ext.woff2", FONT),
    file!("assets/fonts", "noto-400-cyrillic.woff2", FONT),
    file!("assets/fonts", "noto-700-cyrillic.woff2", FONT),
    file!("assets/fonts", "vollkorn-600-latin.woff2", FONT),
    file!("assets/fonts", "vollkorn-600-latin-ext.woff2", FONT),
    file!("assets/fonts", "vollkorn-600-cyrillic.woff2", FONT),
];

/// A font for headings or for all else, the letters it has, and its file.
const FACES: [(&str, u16, &str, &str); 9] = [
    ("Atkinson Hyperlegible Next", 400, LATIN, "atkinson-400-latin.woff2"),
    ("Atkinson Hyperlegible Next", 400, LATIN_EXT, "atkinson-400-latin-ext.woff2"),
    ("Atkinson Hyperlegible Next", 700, LATIN, "atkinson-700-latin.woff2"),
    ("Atkinson Hyperlegible Next", 700, LATIN_EXT, "atkinson-700-latin-ext.woff2"),
    // Atkinson has no Cyrillic letters.
    ("Noto Sans", 400, RUSSIAN, "noto-400-cyrillic.woff2"),
    ("Noto Sans", 700, RUSSIAN, "noto-700-cyrillic.woff2"),
    ("Vollkorn", 600, LATIN, "vollkorn-600-latin.woff2"),
    ("Vollkorn", 600, LATIN_EXT, "vollkorn-600-latin-ext.woff2"),
    ("Vollkorn", 600, CYRILLIC, "vollkorn-600-cyrillic.woff2"),
];

// As the files were cut.
const LATIN: &str = "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,\
    U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const LATIN_EXT: &str = "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,\
    U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,\
    U+2C60-2C7F,U+A720-A7FF";
const RUSSIAN: &str = "U+0301,U+0401,U+0410-044F,U+0451,U+0490-0491,U+2116";
const CYRILLIC: &str = "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116";

/// The parts of the style sheet: the site first, then what only some pages have.
const STYLES: [&str; 5] = [
    include_str!("assets/base.css"),
    include_str!("assets/site.css"),
    include_str!("assets/game.css"),
    include_str!("assets/quartex.css"),
    include_str!("assets/after.css"),
];

static SHEET: LazyLock<String> = LazyLock::new(|| {
    let mut sheet = faces();
    sheet.push_str(&palette::themes());
    sheet.extend(STYLES);
    sheet
});

static SCRIPTS: LazyLock<Vec<(&str, String)>> =
    LazyLock::new(|| script::files(|name, text| located(name, &checksum(text.as_bytes()))));

/// Everything there is, each with the first letters of its checksum.
static ALL: LazyLock<Vec<(Asset, String)>> = LazyLock::new(|| {
    let sheet = Asset { name: "style.css", kind: STYLE, bytes: SHEET.as_bytes() };
    let module = |(name, text): &'static (&'static str, String)| Asset {
        name,
        kind: SCRIPT,
        bytes: text.as_bytes(),
    };
    let all = FILES.iter().copied().chain([sheet]).chain(SCRIPTS.iter().map(module));
    all.map(|asset| (asset, checksum(asset.bytes))).collect()
});

/// Sixteen digits: nobody forges our own files, and two of them are never the same by chance.
fn checksum(bytes: &[u8]) -> String {
    let start =
        Sha256::digest(bytes).iter().take(8).fold(0_u64, |sum, byte| sum << 8 | u64::from(*byte));
    format!("{start:016x}")
}

fn faces() -> String {
    let face = |(family, weight, letters, name): (&str, u16, &str, &str)| {
        let file = FILES.iter().find(|asset| asset.name == name);
        let sum = checksum(file.map_or(&[], |asset| asset.bytes));
        format!(
            "@font-face{{font-family:\"{family}\";font-weight:{weight};font-display:swap;\
             src:url(/assets/{name}?v={sum}) format(\"woff2\");unicode-range:{letters}}}\n"
        )
    };
    FACES.into_iter().map(face).collect()
}

/// The asset of this name.
pub fn find(name: &str) -> Option<Asset> {
    all().find(|asset| asset.name == name)
}

/// Every asset.
pub fn all() -> impl Iterator<Item = Asset> {
    ALL.iter().map(|(asset, _)| *asset)
}

/// Where browsers find an asset: `/assets/style.css?v=0123456789abcdef`. A name that no asset has
/// gives an address that is not found; the tests look at all that pages ask for.
pub fn address(name: &str) -> String {
    let sum = ALL.iter().find(|(asset, _)| asset.name == name).map_or("", |(_, sum)| sum);
    located(name, sum)
}

fn located(name: &str, sum: &str) -> String {
    format!("/assets/{name}?v={sum}")
}
