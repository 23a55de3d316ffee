//! The table of crates in `docs/architecture.md`: which there are to be, and what each may use.

use std::fs;

use crate::stop::Stop;
use crate::workshop::Workshop;

/// The table, lowest layer first.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub(crate) rows: Vec<Row>,
}

/// What the table says of one crate.
#[derive(Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a remark that a row has or has not")]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) may_use: MayUse,
    pub(crate) no_std: bool,
    /// It has neither clock nor dice, neither input nor output, and builds for a browser.
    pub(crate) pure: bool,
    /// One file of it may allow unsafe code.
    pub(crate) may_be_unsafe: bool,
    /// The tests of every crate may use it, and nothing else may.
    pub(crate) is_for_tests: bool,
}

/// What a crate may use of ours. From elsewhere it may use what it likes, unless it is `Nothing`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum MayUse {
    /// Neither of ours nor from elsewhere.
    Nothing,
    /// Every crate in the rows above.
    AllAbove,
    /// These; none of ours if the list is empty.
    Named(Vec<String>),
}

/// Why a table cannot be understood.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum PlanError {
    #[error("no table has the columns `crate`, `pure` and `may use`")]
    NoTable,
    #[error("a row has too few cells: {line}")]
    ShortRow { line: String },
    #[error("`{krate}` has two rows")]
    Twice { krate: String },
    #[error("what is \"{word}\", which `{krate}` may use? Crates stand in backticks")]
    UnknownWord { krate: String, word: String },
    #[error("`{krate}` may use \"{word}\" and more; that word stands alone")]
    NotAlone { krate: String, word: String },
    #[error("is `{krate}` pure? \"{word}\" is neither \"yes\" nor empty")]
    NeitherPureNorNot { krate: String, word: String },
}

/// What the word `rules` stands for.
const RULES: [&str; 2] = ["quarto", "quartex"];

impl Plan {
    /// Reads the table of this repository.
    pub(crate) fn of(workshop: &Workshop) -> Result<Self, Stop> {
        let page = workshop.root().join("docs/architecture.md");
        let text = fs::read_to_string(&page).map_err(Stop::file(page))?;
        Ok(Self::read(&text)?)
    }

    /// Reads the first table of a Markdown text that has the columns `crate`, `pure` and `may use`.
    pub(crate) fn read(markdown: &str) -> Result<Self, PlanError> {
        let mut lines = markdown.lines();
        let [krate, pure, may_use] = lines.find_map(columns).ok_or(PlanError::NoTable)?;
        let mut rows: Vec<Row> = Vec::new();
        // The line after the head is the rule of dashes.
        for line in lines.skip(1).take_while(|line| line.trim_start().starts_with('|')) {
            let cells = cells(line);
            let (Some(name), Some(pure), Some(may_use)) =
                (cells.get(krate), cells.get(pure), cells.get(may_use))
            else {
                return Err(PlanError::ShortRow { line: line.to_owned() });
            };
            let row = Row::read(name.trim_matches('`'), pure, may_use)?;
            if rows.iter().any(|other| other.name == row.name) {
                return Err(PlanError::Twice { krate: row.name });
            }
            rows.push(row);
        }
        Ok(Self { rows })
    }
}

impl Row {
    /// Reads `nothing (no_std)`, `all above`, `` `table`, rules `` and the like.
    fn read(name: &str, pure: &str, cell: &str) -> Result<Self, PlanError> {
        // What stands in parentheses is a remark, of which we know three.
        let (words, remark) = cell.split_once('(').unwrap_or((cell, ""));
        let words: Vec<&str> = words.split(',').map(str::trim).collect();
        let krate = || name.to_owned();
        let mut named: Vec<String> = Vec::new();
        let mut may_use = None;
        for word in &words {
            match word.trim_matches('`') {
                "nothing" => may_use = Some(MayUse::Nothing),
                "all" | "all above" => may_use = Some(MayUse::AllAbove),
                "–" | "—" | "-" => may_use = Some(MayUse::Named(Vec::new())),
                "rules" => named.extend(RULES.map(str::to_owned)),
                used if word.len() == used.len() + 2 => named.push(used.to_owned()),
                _ => {
                    return Err(PlanError::UnknownWord {
                        krate: krate(),
                        word: (*word).to_owned(),
                    });
                }
            }
            if may_use.is_some() && words.len() > 1 {
                return Err(PlanError::NotAlone { krate: krate(), word: (*word).to_owned() });
            }
        }
        let may_use = may_use.unwrap_or(MayUse::Named(named));
        let pure = match pure {
            "yes" => true,
            "" => false,
            word => {
                return Err(PlanError::NeitherPureNorNot { krate: krate(), word: word.to_owned() });
            }
        };
        Ok(Self {
            name: krate(),
            may_use,
            pure,
            no_std: remark.contains("no_std"),
            may_be_unsafe: remark.contains("unsafe"),
            is_for_tests: remark.contains("for tests"),
        })
    }

    /// The crates it lists by name.
    pub(crate) fn named(&self) -> &[String] {
        match &self.may_use {
            MayUse::Named(names) => names,
            MayUse::Nothing | MayUse::AllAbove => &[],
        }
    }
}

/// The places of the columns `crate`, `pure` and `may use`, if this is the head of our table.
fn columns(line: &str) -> Option<[usize; 3]> {
    let cells = cells(line);
    let find = |title| cells.iter().position(|cell| cell.eq_ignore_ascii_case(title));
    Some([find("crate")?, find("pure")?, find("may use")?])
}

/// The cells of one line of a table, or none if it is no such line. In a cell `\|` is no border.
fn cells(line: &str) -> Vec<String> {
    let Some(inside) = line.trim().strip_prefix('|') else { return Vec::new() };
    let inside = inside.strip_suffix('|').unwrap_or(inside).replace(r"\|", "\u{0}");
    inside.split('|').map(|cell| cell.trim().replace('\u{0}', "|")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(names: &[&str]) -> MayUse {
        MayUse::Named(names.iter().map(|name| (*name).to_owned()).collect())
    }

    #[test]
    fn every_word_of_the_column_is_understood() {
        let rows = [
            ("nothing (`no_std`)", MayUse::Nothing, true),
            ("nothing (no_std + alloc)", MayUse::Nothing, true),
            ("nothing", MayUse::Nothing, false),
            ("`quarto`", named(&["quarto"]), false),
            ("`table`, `solver`, rules", named(&["table", "solver", "quarto", "quartex"]), false),
            ("`rules`", named(&["quarto", "quartex"]), false),
            ("`quarto` (`no_std`)", named(&["quarto"]), true),
            ("`quarto` (one file `unsafe`)", named(&["quarto"]), false),
            ("nothing (`no_std`, for tests)", MayUse::Nothing, true),
            ("all above", MayUse::AllAbove, false),
            ("all", MayUse::AllAbove, false),
            ("–", named(&[]), false),
        ];
        for (cell, may_use, no_std) in rows {
            let (may_be_unsafe, is_for_tests) = (cell.contains("unsafe"), cell.contains("tests"));
            let name = "x".to_owned();
            let expected = Row { name, may_use, no_std, pure: true, may_be_unsafe, is_for_tests };
            assert_eq!(Row::read("x", "yes", cell), Ok(expected), "{cell}");
        }
    }

    #[test]
    fn a_table_is_found_among_other_things_and_ends() {
        let text = r"
# Parts

| word | meaning |
| --- | --- |
| crate | a part |

| Crate | one line | pure | may use |
| :-- | --- | --- | --- |
| `quarto` | rules, a\|b | yes | nothing (`no_std`) |
| `solver` | values | | `quarto` |

| crate | one line | pure | may use |
| --- | --- | --- | --- |
| `late` | not ours | | all |
";
        let plan = Plan::read(text).unwrap();
        let names: Vec<&str> = plan.rows.iter().map(|row| row.name.as_str()).collect();
        assert_eq!(names, ["quarto", "solver"]);
        assert_eq!(plan.rows.iter().map(|row| row.pure).collect::<Vec<_>>(), [true, false]);
        assert_eq!(plan.rows[1].may_use, named(&["quarto"]));
    }

    #[test]
    fn refusals_have_names() {
        let table = |rows: &str| format!("| crate | pure | may use |\n|-|-|-|\n{rows}");
        let (krate, word) = (|| "a".to_owned(), |word: &str| word.to_owned());
        let rows = [
            ("no table here".to_owned(), PlanError::NoTable),
            (table("| `a` |"), PlanError::ShortRow { line: "| `a` |".to_owned() }),
            (table("| `a` | | all |\n| `a` | | all |"), PlanError::Twice { krate: krate() }),
            (
                table("| `a` | | quarto |"),
                PlanError::UnknownWord { krate: krate(), word: word("quarto") },
            ),
            (table("| `a` | | |"), PlanError::UnknownWord { krate: krate(), word: word("") }),
            (
                table("| `a` | | nothing, `b` |"),
                PlanError::NotAlone { krate: krate(), word: word("nothing") },
            ),
            (
                table("| `a` | no | all |"),
                PlanError::NeitherPureNorNot { krate: krate(), word: word("no") },
            ),
        ];
        for (text, error) in rows {
            assert_eq!(Plan::read(&text), Err(error), "{text}");
        }
    }
}
