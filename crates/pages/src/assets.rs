//! Styles, script, fonts and icons. Their addresses hold a checksum of their contents, so that
//! browsers may keep them for ever.

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
