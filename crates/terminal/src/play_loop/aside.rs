//! What is typed for the program itself.

use std::io;

use words::rules::plain::{self, Numbers};
use words::{Aside, Remark, board};

use super::{Left, PlayLoop};
use crate::frontend::Kind;

/// Rows of the rules.
const WIDTH: usize = 79;

impl PlayLoop<'_> {
    pub(super) fn aside(&mut self, aside: Aside) -> io::Result<()> {
        match aside {
            Aside::Quit => self.leave(Left::Done, |command| Remark::Kept { command }),
            Aside::Board => self.board(),
            Aside::Me => self.me(),
            Aside::Older => self.walk(|play_loop| play_loop.log.older(), &Remark::NoOlder),
            Aside::Newer => self.walk(|play_loop| play_loop.log.newer(), &Remark::NoNewer),
            Aside::Log => self.whole_log(),
            Aside::Rules => self.print_rules(),
            Aside::Record => {
                let Some(standing) = &self.standing else { return Ok(()) };
                let command = self.ways.record(&standing.game);
                self.remark(&Remark::RecordKept { command })
            }
            Aside::Next => self.next_game(),
            Aside::Settings => {
                let lines = self.voice().settings();
                lines.iter().try_for_each(|line| self.front.say(Kind::Answer, line))
            }
            Aside::Verbosity(verbosity) => {
                self.speech.verbosity = verbosity;
                self.changed(&Remark::Verbosity(verbosity))
            }
            Aside::Naming(naming) => {
                self.speech.naming = naming;
                self.changed(&Remark::Naming(naming))
            }
            Aside::Cells(cells) => {
                self.speech.cells = cells;
                self.changed(&Remark::Cells(cells))
            }
        }
    }

    fn changed(&mut self, remark: &Remark) -> io::Result<()> {
        self.venue.speak(self.speech);
        self.front.speak(self.speech)?;
        self.remark(remark)
    }

    fn board(&mut self) -> io::Result<()> {
        let Some(standing) = &self.standing else { return self.remark(&Remark::NoBoard) };
        let rows = standing.state.view().map(|game| board::rows_of(&self.voice(), &game));
        match rows {
            Some(rows) if !rows.is_empty() => {
                rows.iter().try_for_each(|row| self.front.say(Kind::Row, row))
            }
            _ if self.is_masked() => self.remark(&Remark::BoardCovered),
            _ => self.remark(&Remark::NoBoard),
        }
    }

    fn is_masked(&self) -> bool {
        matches!(self.rules(), Some(table::Rules::Access(..)))
            && self.standing.as_ref().is_some_and(|standing| standing.state.result.is_none())
    }

    /// "It is me": the person who is next is told what is theirs alone.
    fn me(&mut self) -> io::Result<()> {
        let Some(seat) = self.curtain() else { return self.remark(&Remark::NotYou) };
        self.taking = true;
        self.venue.be(seat);
        Ok(())
    }

    fn walk(
        &mut self,
        find: impl FnOnce(&mut Self) -> Option<String>,
        none: &Remark,
    ) -> io::Result<()> {
        if self.is_closed() {
            return self.remark(&Remark::LogClosed);
        }
        match find(self) {
            Some(text) => self.front.say(Kind::Answer, &text),
            None => self.remark(none),
        }
    }

    fn whole_log(&mut self) -> io::Result<()> {
        if self.is_closed() {
            return self.remark(&Remark::LogClosed);
        }
        if self.log.all().is_empty() {
            return self.remark(&Remark::NothingSaid);
        }
        let lines = self.log.all().to_vec();
        lines.iter().try_for_each(|line| self.front.say(Kind::Answer, line))
    }

    fn print_rules(&mut self) -> io::Result<()> {
        let Some(rules) = self.rules() else { return Ok(()) };
        let page = words::rules::page(rules.into(), self.speech.language);
        let text = plain::full(page, WIDTH, Numbers::Hidden);
        text.lines().try_for_each(|line| self.front.say(Kind::Row, line))
    }

    fn next_game(&mut self) -> io::Result<()> {
        let next = self.standing.as_ref().is_some_and(|standing| standing.state.next.is_some());
        if !next {
            return self.remark(&Remark::NoNext);
        }
        self.log.forget();
        self.venue.follow();
        Ok(())
    }
}
