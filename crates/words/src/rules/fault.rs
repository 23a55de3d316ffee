//! What can be wrong with the source of a page.

use std::fmt;

/// Something in the source of a page that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceFault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: LineProblem,
}

/// What is wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineProblem {
    /// The page has no `# Title`, or a second one.
    Title,
    /// A heading has no `{#name}`, or a name that is taken.
    Heading,
    /// Text before the first heading.
    Homeless,
    /// Numbers in braces that are no numbers of rules.
    Numbers,
    /// A `*` without its partner.
    Star,
    /// A picture whose position cannot be.
    Picture,
    /// A part of another page that does not exist.
    Borrowed,
    /// A list in order that is not counted 1, 2, 3.
    Count,
}

impl fmt::Display for SourceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.problem {
            LineProblem::Title => "expected one title, at the beginning",
            LineProblem::Heading => "expected a heading with a name of its own, {#name}",
            LineProblem::Homeless => "expected a heading before any text",
            LineProblem::Numbers => "expected numbers of rules, {Q10 Q11}",
            LineProblem::Star => "expected a second * to end the term",
            LineProblem::Picture => "expected a caption and a position that can be",
            LineProblem::Borrowed => "expected the name of a part of the other page",
            LineProblem::Count => "expected the next number of the list",
        };
        write!(f, "line {}: {what}", self.line)
    }
}
