//! A figure that was measured, with the bar it is held to.

use std::fmt;

use serde_json::json;

/// One line of the report.
pub(super) struct Row {
    pub(super) what: String,
    pub(super) figure: f64,
    pub(super) unit: Unit,
    /// At most so much; nothing where it only explains another, or where too little was done to judge it.
    pub(super) most: Option<f64>,
    /// What went wrong first, where something did.
    pub(super) why: Option<String>,
}

/// What a figure counts.
#[derive(Clone, Copy)]
pub(super) enum Unit {
    /// A number of things.
    Things,
    /// How many times as much.
    Times,
    /// Told in milliseconds.
    Seconds,
    /// Told in MiB.
    Bytes,
    /// A part of the whole, told in percent.
    Share,
}

impl Unit {
    const fn name(self) -> &'static str {
        match self {
            Self::Things => "things",
            Self::Times => "times",
            Self::Seconds => "seconds",
            Self::Bytes => "bytes",
            Self::Share => "share",
        }
    }

    fn tell(self, figure: f64) -> String {
        match self {
            Self::Things => format!("{figure:.0}"),
            Self::Times => format!("{figure:.2} times"),
            Self::Seconds => format!("{:.1} ms", 1e3 * figure),
            Self::Bytes => format!("{:.1} MiB", figure / 1_048_576.0),
            Self::Share => format!("{:.2} %", 100.0 * figure),
        }
    }
}

impl Row {
    /// A figure that must be at most so much.
    pub(super) fn at_most(what: impl Into<String>, figure: f64, unit: Unit, most: f64) -> Self {
        Self { what: what.into(), figure, unit, most: Some(most), why: None }
    }

    /// A number of things of which there must be none.
    pub(super) fn none(what: impl Into<String>, count: usize) -> Self {
        Self::at_most(what, number(count), Unit::Things, 0.0)
    }

    /// A figure that explains another.
    pub(super) fn plain(what: impl Into<String>, figure: f64, unit: Unit) -> Self {
        Self { what: what.into(), figure, unit, most: None, why: None }
    }

    /// The same, but it is not judged unless this is so.
    pub(super) fn if_enough(self, is_enough: bool) -> Self {
        Self { most: self.most.filter(|_| is_enough), ..self }
    }

    /// The same, with what went wrong first.
    pub(super) fn because(self, why: Option<String>) -> Self {
        Self { why, ..self }
    }

    /// Nothing divided by nothing is no promise kept.
    pub(super) fn is_missed(&self) -> bool {
        self.most.is_some_and(|most| self.figure.is_nan() || self.figure > most)
    }

    pub(super) fn json(&self) -> serde_json::Value {
        json!({
            "what": self.what,
            "figure": self.figure,
            "unit": self.unit.name(),
            "most": self.most,
            "missed": self.is_missed(),
            "why": self.why,
        })
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { what, figure, unit, most, why } = self;
        write!(f, "{what:<56}  {:>12}", unit.tell(*figure))?;
        if let Some(most) = most {
            write!(f, "  bar {:>10}", unit.tell(*most))?;
        }
        f.write_str(if self.is_missed() { "  missed" } else { "" })?;
        why.iter().try_for_each(|why| write!(f, ": {why}"))
    }
}

/// How many, as a figure.
pub(super) fn number(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::INFINITY, f64::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_missed_above_it_and_by_nothing_at_all() {
        let row = |figure| Row::at_most("a", figure, Unit::Times, 1.5);
        assert!(!row(1.5).is_missed());
        assert!(row(1.51).is_missed());
        assert!(row(f64::NAN).is_missed(), "nothing was measured");
        assert!(!row(2.0).if_enough(false).is_missed());
        assert!(Row::none("b", 1).is_missed());
        assert!(!Row::plain("c", 9.0, Unit::Things).is_missed());
    }
}
