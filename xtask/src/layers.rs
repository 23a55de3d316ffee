//! `cargo xtask layers`: dependencies point one way, as `docs/architecture.md` says.

mod fact;
mod fault;
mod plan;

pub(crate) use self::plan::{Plan, PlanError};

use self::fact::{Fact, Kind};
use self::fault::Fault;
use self::plan::{MayUse, Row};
use crate::stop::Stop;
use crate::tally::Tally;
use crate::workshop::Workshop;

/// Compares the crates as they are with the table, and prints every difference.
pub(crate) fn run(workshop: &Workshop) -> Result<(), Stop> {
    let plan = Plan::of(workshop)?;
    let facts = fact::gather(workshop)?;
    let faults = check(&plan, &facts);
    for fault in &faults {
        println!("{fault}");
    }
    if faults.is_empty() {
        println!("{} crates, each within its layer", facts.len());
        return Ok(());
    }
    Err(Stop::Failed {
        what: format!("{} faults against the table in docs/architecture.md.", faults.len()),
        repeat: "cargo xtask layers".to_owned(),
        tally: Tally::NONE,
    })
}

/// Everything that is wrong: first with the table itself, then with each crate.
///
/// A crate that only the table knows is no fault: it is planned.
fn check(plan: &Plan, facts: &[Fact]) -> Vec<Fault> {
    let mut faults = faults_of_table(plan);
    for fact in facts {
        match plan.rows.iter().position(|row| row.name == fact.name) {
            None => faults.push(Fault::NotInTable { krate: fact.name.clone() }),
            Some(place) => {
                let (above, row) = (&plan.rows[..place], &plan.rows[place]);
                faults.extend(faults_of_uses(row, above, fact, facts));
                if row.no_std && !fact.is_no_std {
                    faults.push(Fault::NeedsStd { krate: fact.name.clone() });
                }
                faults.extend(fault_of_safety(row, fact));
            }
        }
        if !fact.shares_lints {
            faults.push(Fault::OwnLints { krate: fact.name.clone() });
        }
    }
    faults
}

/// Unsafe code is forbidden, except in one file of a crate that the table says so of.
fn fault_of_safety(row: &Row, fact: &Fact) -> Option<Fault> {
    let (krate, files) = (fact.name.clone(), fact.unsafe_files);
    match row.may_be_unsafe {
        false if !fact.forbids_unsafe => Some(Fault::MayBeUnsafe { krate }),
        true if files > 1 => Some(Fault::UnsafeFiles { krate, files }),
        _ => None,
    }
}

fn faults_of_table(plan: &Plan) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (place, row) in plan.rows.iter().enumerate() {
        for named in row.named().iter().filter(|named| !has(&plan.rows[..place], named)) {
            faults.push(Fault::NotAbove { krate: row.name.clone(), named: named.clone() });
        }
    }
    faults
}

fn faults_of_uses(row: &Row, above: &[Row], fact: &Fact, facts: &[Fact]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for used in &fact.uses {
        let (krate, name, kind) = (fact.name.clone(), used.name.clone(), used.kind);
        let is_ours = used.is_local && facts.iter().any(|fact| fact.name == name);
        if row.may_use == MayUse::Nothing && kind != Kind::Dev {
            faults.push(Fault::UsesSomething { krate, used: name, kind });
        } else if is_ours && !may_use(row, above, &name, kind) {
            faults.push(Fault::MayNotUse { krate, used: name, kind });
        } else if is_ours && kind != Kind::Dev && row.pure && !is_pure(above, &name) {
            faults.push(Fault::UsesImpure { krate, used: name, kind });
        }
    }
    faults
}

fn may_use(row: &Row, above: &[Row], name: &str, kind: Kind) -> bool {
    // A crate's tests may switch on features of the crate itself.
    if kind == Kind::Dev && row.name == name {
        return true;
    }
    if above.iter().any(|above| above.name == name && above.is_for_tests) {
        return kind == Kind::Dev;
    }
    match &row.may_use {
        MayUse::Nothing => false,
        MayUse::AllAbove => has(above, name),
        MayUse::Named(names) => names.iter().any(|named| named == name) && has(above, name),
    }
}

fn is_pure(rows: &[Row], name: &str) -> bool {
    rows.iter().any(|row| row.name == name && row.pure)
}

fn has(rows: &[Row], name: &str) -> bool {
    rows.iter().any(|row| row.name == name)
}

#[cfg(test)]
mod tests {
    use super::fact::Use;
    use super::*;

    const TABLE: &str = "\
| crate | one line | pure | may use |
| --- | --- | --- | --- |
| `dice` | chance | yes | nothing (for tests) |
| `quarto` | rules | yes | nothing (`no_std`) |
| `solver` | values | yes | `quarto` (one file `unsafe`) |
| `table` | seats | | rules |
| `pages` | pages | yes | `table`, rules |
| `web` | server | | all above |
| `xtask` | tools | | – |
";

    /// A crate without fault, as far as lints and std go.
    fn fact(name: &str, uses: &[(&str, Kind)]) -> Fact {
        let uses = uses
            .iter()
            .map(|(name, kind)| Use { name: (*name).to_owned(), kind: *kind, is_local: true })
            .collect();
        Fact {
            name: name.to_owned(),
            uses,
            is_no_std: true,
            shares_lints: true,
            forbids_unsafe: true,
            unsafe_files: 0,
        }
    }

    fn faults(table: &str, facts: &[Fact]) -> Vec<String> {
        let plan = Plan::read(table).unwrap();
        check(&plan, facts).iter().map(ToString::to_string).collect()
    }

    /// The table once more with the row of `quartex`, which `rules` includes.
    fn whole_table() -> String {
        TABLE.replace("| `solver`", "| `quartex` | rules | yes | nothing |\n| `solver`")
    }

    #[test]
    fn a_workspace_within_its_layers_has_no_faults() {
        let facts = [
            fact("dice", &[]),
            fact("quarto", &[("quarto", Kind::Dev), ("dice", Kind::Dev)]),
            Fact {
                forbids_unsafe: false,
                unsafe_files: 1,
                ..fact("solver", &[("quarto", Kind::Normal)])
            },
            fact("table", &[]),
            fact("pages", &[("quarto", Kind::Normal), ("table", Kind::Dev)]),
            fact("web", &[("quarto", Kind::Build), ("solver", Kind::Dev)]),
            fact("xtask", &[("clap", Kind::Normal)]),
        ];
        assert!(faults(&whole_table(), &facts).is_empty());
    }

    #[test]
    fn every_planted_fault_is_found() {
        use Kind::{Build, Dev, Normal};
        let quarto = || fact("quarto", &[]);
        let solver = || fact("solver", &[]);
        let web = || fact("web", &[]);
        let external = |mut fact: Fact| {
            fact.uses.iter_mut().for_each(|used| used.is_local = false);
            fact
        };
        let rows: [(Vec<Fact>, &str); 15] = [
            (vec![fact("toys", &[])], "`toys` is a crate of the workspace, but has no row"),
            (vec![solver(), fact("xtask", &[("solver", Normal)])], "`xtask` may not use `solver`"),
            (vec![web(), fact("solver", &[("web", Dev)])], "`solver` may not use `web` (dev-"),
            (vec![web(), fact("solver", &[("web", Build)])], "`solver` may not use `web` (build-"),
            (vec![fact("dice", &[]), fact("web", &[("dice", Normal)])], "`web` may not use `dice`"),
            (vec![web(), fact("table", &[("web", Normal)])], "`table` may not use `web`"),
            (vec![solver(), fact("quarto", &[("solver", Dev)])], "`quarto` may not use `solver`"),
            (
                vec![fact("xtask", &[]), fact("web", &[("xtask", Normal)])],
                "`web` may not use `xtask`",
            ),
            (vec![solver(), fact("quarto", &[("solver", Normal)])], "`quarto` may use nothing"),
            (
                vec![fact("table", &[]), fact("pages", &[("table", Normal)])],
                "docs/architecture.md calls `pages` pure, but it uses `table`",
            ),
            (vec![external(fact("quarto", &[("serde", Normal)]))], "`quarto` may use nothing"),
            (vec![Fact { is_no_std: false, ..quarto() }], "`quarto` must not need std"),
            (vec![Fact { shares_lints: false, ..web() }], "`web` does not share the lints"),
            (vec![Fact { forbids_unsafe: false, ..web() }], "`web` does not forbid unsafe code"),
            (
                vec![Fact { forbids_unsafe: false, unsafe_files: 2, ..solver() }],
                "`solver` allows unsafe code in 2 files",
            ),
        ];
        for (facts, start) in rows {
            let found = faults(&whole_table(), &facts);
            assert_eq!(found.len(), 1, "{start}: {found:?}");
            assert!(found[0].starts_with(start), "{start}: {found:?}");
        }
    }

    #[test]
    fn a_stranger_with_the_name_of_one_of_ours_is_a_stranger() {
        let mut xtask = fact("xtask", &[("web", Kind::Normal)]);
        xtask.uses[0].is_local = false;
        assert!(faults(&whole_table(), &[fact("web", &[]), xtask]).is_empty());
    }

    #[test]
    fn the_table_may_name_only_what_stands_above() {
        // `rules` includes `quartex`, which has no row here.
        assert_eq!(
            faults(TABLE, &[]),
            [
                "docs/architecture.md lets `table` use `quartex`, which has no row above it.",
                "docs/architecture.md lets `pages` use `quartex`, which has no row above it.",
            ]
        );
        // A crate below is one too many, even for a row that asks for it by name.
        let downward = whole_table().replace("all above", "`xtask`");
        let web = fact("web", &[("xtask", Kind::Normal)]);
        assert_eq!(
            faults(&downward, &[web, fact("xtask", &[])]),
            [
                "docs/architecture.md lets `web` use `xtask`, which has no row above it.",
                "`web` may not use `xtask` (dependency), says docs/architecture.md.",
            ]
        );
    }
}
