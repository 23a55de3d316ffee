//! Braille: uncontracted, in the code of each language, and sheets of it for embossers.
//!
//! Capitals, numbers, punctuation and accented letters follow the national codes as far as the
//! tables of liblouis have them; `docs/rules-pages.md` names the tables and what is left out.
//! [`write()`] turns a text into cells, [`read()`] turns cells back into small letters, and
//! [`sheets()`] lays a page of rules out as a BRF file.
//!
//! ```
//! use words::Language;
//! use words::braille::{ascii, read, write};
//!
//! let cells = write(Language::German, "Größe 16")?;
//! assert_eq!(ascii(&cells), "GR[!E #AF");
//! assert_eq!(read(Language::German, &cells), "größe 16");
//! # Ok::<(), words::braille::NoSign>(())
//! ```

mod cell;
mod code;
mod reading;
mod sheets;
mod writing;

pub use cell::{BrailleCell, ascii};
pub use reading::read;
pub use sheets::{HEIGHT, Sheets, WIDTH, sheets};
pub use writing::{NoSign, write};
