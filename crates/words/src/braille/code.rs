//! The Braille code of each language, as tables.
//!
//! Sources: the uncontracted tables of liblouis 3.24 (`en-ueb-g1`, `fr-bfu-comp6`, `de-g0`,
//! `es-g1`, `it-it-comp6`, `ru-litbrl`), with which a test compares every word of the pages.

use crate::language::Language;

/// The code of one language. Signs are written as the patterns of Unicode.
#[derive(Debug)]
pub(super) struct Code {
    /// Letters beside a to z.
    pub(super) letters: &'static [(char, &'static str)],
    /// Punctuation.
    pub(super) marks: &'static [(char, &'static str)],
    /// How capitals are marked.
    pub(super) capitals: Capitals,
    /// How numbers are written.
    pub(super) numbers: Numbers,
    /// Which script a to z belong to.
    pub(super) latin: Latin,
}

/// How capitals are marked.
#[derive(Clone, Copy, Debug)]
pub(super) enum Capitals {
    /// Not at all, as is usual in this language.
    Unmarked,
    /// A sign before a capital, and one before a word of capitals.
    Marked {
        /// Before one capital.
        letter: &'static str,
        /// Before a word of capitals.
        word: &'static str,
    },
}

/// How numbers are written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Numbers {
    /// The sign before a number.
    pub(super) sign: &'static str,
    /// 0 to 9.
    pub(super) digits: [char; 10],
    /// What parts a number from a mark behind it that could be taken for part of it, and those
    /// marks.
    pub(super) guard: Option<(&'static str, &'static str)>,
}

/// Which script a to z belong to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Latin {
    /// The language's own.
    Own,
    /// A foreign one: a sign before a word, another if it begins with a capital.
    Foreign {
        /// Before small letters.
        small: &'static str,
        /// Before capitals.
        capital: &'static str,
    },
}

/// a to z, everywhere.
pub(super) const LATIN: [char; 26] = [
    '⠁', '⠃', '⠉', '⠙', '⠑', '⠋', '⠛', '⠓', '⠊', '⠚', '⠅', '⠇', '⠍', '⠝', '⠕', '⠏', '⠟', '⠗', '⠎',
    '⠞', '⠥', '⠧', '⠺', '⠭', '⠽', '⠵',
];

/// Numbers in the upper part of the cell: the letters j, a to i.
const UPPER: [char; 10] = ['⠚', '⠁', '⠃', '⠉', '⠙', '⠑', '⠋', '⠛', '⠓', '⠊'];

/// The digits of Louis Antoine, as France has them: letters with dot 6.
const ANTOINE: [char; 10] = ['⠼', '⠡', '⠣', '⠩', '⠹', '⠱', '⠫', '⠻', '⠳', '⠪'];

const PLAIN_NUMBERS: Numbers = Numbers { sign: "⠼", digits: UPPER, guard: None };

/// The code of a language.
pub(super) const fn code(language: Language) -> &'static Code {
    match language {
        Language::English => &ENGLISH,
        Language::French => &FRENCH,
        Language::German => &GERMAN,
        Language::Spanish => &SPANISH,
        Language::Italian => &ITALIAN,
        Language::Russian => &RUSSIAN,
    }
}

/// Unified English Braille, grade 1.
static ENGLISH: Code = Code {
    letters: &[],
    marks: &[
        ('.', "⠲"),
        (',', "⠂"),
        (';', "⠆"),
        (':', "⠒"),
        ('!', "⠖"),
        ('“', "⠦"),
        ('”', "⠴"),
        ('?', "⠦"),
        ('’', "⠄"),
        ('-', "⠤"),
        ('(', "⠐⠣"),
        (')', "⠐⠜"),
    ],
    capitals: Capitals::Marked { letter: "⠠", word: "⠠⠠" },
    numbers: PLAIN_NUMBERS,
    latin: Latin::Own,
};

/// Code braille français uniformisé, intégral.
static FRENCH: Code = Code {
    letters: &[
        ('é', "⠿"),
        ('è', "⠮"),
        ('ê', "⠣"),
        ('ë', "⠫"),
        ('à', "⠷"),
        ('â', "⠡"),
        ('ù', "⠾"),
        ('û', "⠱"),
        ('ç', "⠯"),
        ('î', "⠩"),
        ('ï', "⠻"),
        ('ô', "⠹"),
        ('œ', "⠪"),
        ('æ', "⠜"),
    ],
    marks: &[
        ('.', "⠲"),
        (',', "⠂"),
        (';', "⠆"),
        (':', "⠒"),
        ('!', "⠖"),
        ('?', "⠢"),
        ('«', "⠶"),
        ('»', "⠶"),
        ('’', "⠄"),
        ('-', "⠤"),
        ('(', "⠦"),
        (')', "⠴"),
    ],
    capitals: Capitals::Marked { letter: "⠨", word: "⠨⠨" },
    numbers: Numbers { sign: "⠠", digits: ANTOINE, guard: None },
    latin: Latin::Own,
};

/// Deutsche Basisschrift. Capitals are not marked, as is usual; a colon and its like are kept
/// apart from a number.
static GERMAN: Code = Code {
    letters: &[('ä', "⠜"), ('ö', "⠪"), ('ü', "⠳"), ('ß', "⠮")],
    marks: &[
        ('.', "⠄"),
        (',', "⠂"),
        (';', "⠆"),
        (':', "⠒"),
        ('!', "⠖"),
        ('?', "⠢"),
        ('„', "⠦"),
        ('“', "⠴"),
        ('-', "⠤"),
        ('(', "⠶"),
        (')', "⠶"),
    ],
    capitals: Capitals::Unmarked,
    numbers: Numbers { sign: "⠼", digits: UPPER, guard: Some(("⠠", ";:!?)")) },
    latin: Latin::Own,
};

/// Spanish, grade 1.
static SPANISH: Code = Code {
    letters: &[('á', "⠷"), ('é', "⠮"), ('í', "⠌"), ('ó', "⠬"), ('ú', "⠾"), ('ü', "⠳"), ('ñ', "⠻")],
    marks: &[
        ('.', "⠄"),
        (',', "⠂"),
        (';', "⠆"),
        (':', "⠒"),
        ('¡', "⠖"),
        ('!', "⠖"),
        ('¿', "⠢"),
        ('?', "⠢"),
        ('«', "⠦"),
        ('»', "⠦"),
        ('-', "⠤"),
        ('(', "⠣"),
        (')', "⠜"),
    ],
    capitals: Capitals::Marked { letter: "⠨", word: "⠨⠨" },
    numbers: PLAIN_NUMBERS,
    latin: Latin::Own,
};

/// Codice Braille Italiano. A word of capitals has the sign for one twice; the table of liblouis
/// has dots 4 and 6 in two cells instead, which no description of the code knows.
static ITALIAN: Code = Code {
    letters: &[('à', "⠷"), ('è', "⠮"), ('é', "⠿"), ('ì', "⠌"), ('ò', "⠬"), ('ù', "⠾")],
    marks: &[
        ('.', "⠲"),
        (',', "⠂"),
        (';', "⠆"),
        (':', "⠒"),
        ('!', "⠖"),
        ('?', "⠢"),
        ('«', "⠦"),
        ('»', "⠴"),
        ('’', "⠄"),
        ('-', "⠤"),
    ],
    capitals: Capitals::Marked { letter: "⠨", word: "⠨⠨" },
    numbers: PLAIN_NUMBERS,
    latin: Latin::Own,
};

/// Russian, literary. Capitals are not marked, as is usual; Latin letters are.
static RUSSIAN: Code = Code {
    letters: &[
        ('а', "⠁"),
        ('б', "⠃"),
        ('в', "⠺"),
        ('г', "⠛"),
        ('д', "⠙"),
        ('е', "⠑"),
        ('ё', "⠡"),
        ('ж', "⠚"),
        ('з', "⠵"),
        ('и', "⠊"),
        ('й', "⠯"),
        ('к', "⠅"),
        ('л', "⠇"),
        ('м', "⠍"),
        ('н', "⠝"),
        ('о', "⠕"),
        ('п', "⠏"),
        ('р', "⠗"),
        ('с', "⠎"),
        ('т', "⠞"),
        ('у', "⠥"),
        ('ф', "⠋"),
        ('х', "⠓"),
        ('ц', "⠉"),
        ('ч', "⠟"),
        ('ш', "⠱"),
        ('щ', "⠭"),
        ('ъ', "⠷"),
        ('ы', "⠮"),
        ('ь', "⠾"),
        ('э', "⠪"),
        ('ю', "⠳"),
        ('я', "⠫"),
    ],
    marks: &[
        ('.', "⠲"),
        (',', "⠂"),
        (';', "⠆"),
        (':', "⠒"),
        ('!', "⠖"),
        ('?', "⠢"),
        ('«', "⠦"),
        ('»', "⠴"),
        ('-', "⠤"),
        ('—', "⠤"),
    ],
    capitals: Capitals::Unmarked,
    numbers: Numbers { sign: "⠼", digits: UPPER, guard: Some(("⠠", ",;:!?")) },
    latin: Latin::Foreign { small: "⠠", capital: "⠨" },
};
