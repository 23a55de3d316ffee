//! The tables of a server, from which one is chosen.

use std::io;

use table::GameId;
use wire::ListedTable;
use words::rules::RulesGame;
use words::{Aside, Remark};

use super::terminal_io::TerminalIo;
use super::{Ended, NotPlayed};
use crate::event::Event;
use crate::frontend::{Kind, Typed};
use crate::speech_settings::SpeechSettings;

/// A table to go to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chosen {
    pub(super) table: GameId,
    /// Is there a free seat? Otherwise one looks on.
    pub(super) is_free: bool,
}

/// Lists the tables and waits until one is chosen; or until the person leaves.
pub(super) fn choose(
    tables: &[ListedTable],
    terminal: &mut TerminalIo<'_>,
    speech: SpeechSettings,
) -> Result<Result<Chosen, Ended>, NotPlayed> {
    let remarks = remarks(tables);
    let voice = speech.speaker();
    let mut say = |remark: &Remark| terminal.front.say(Kind::Answer, &voice.remark(remark));
    remarks.iter().try_for_each(&mut say)?;
    if tables.is_empty() {
        return Ok(Err(Ended::Left));
    }
    loop {
        let typed = match terminal.events.recv() {
            Ok(Event::Line(Ok(line), _)) => Typed::Line(line),
            Ok(Event::Terminal(event)) => match terminal.front.take(&event)? {
                Some(typed) => typed,
                None => continue,
            },
            Ok(Event::Waker) => continue,
            Ok(Event::Line(Err(unfit), _)) => Typed::Unfit(unfit),
            Ok(Event::End) => Typed::End,
            Ok(Event::Interrupt) | Err(_) => Typed::Interrupt,
        };
        match typed {
            Typed::Interrupt => return Ok(Err(Ended::Interrupted)),
            Typed::End => return Ok(Err(Ended::Left)),
            Typed::Unfit(_) => say_no(terminal, speech)?,
            Typed::Line(line) => {
                if Aside::read(&line, speech.language) == Some(Aside::Quit) {
                    return Ok(Err(Ended::Left));
                }
                match chosen(tables, &line) {
                    Some(chosen) => return Ok(Ok(chosen)),
                    None => say_no(terminal, speech)?,
                }
            }
        }
    }
}

fn say_no(terminal: &mut TerminalIo<'_>, speech: SpeechSettings) -> io::Result<()> {
    terminal.front.say(Kind::Answer, &speech.speaker().remark(&Remark::NoSuchNumber))
}

/// What is said of the tables.
fn remarks(tables: &[ListedTable]) -> Vec<Remark> {
    if tables.is_empty() {
        return vec![Remark::NoTables];
    }
    let mut remarks = vec![Remark::Tables];
    for (table, number) in tables.iter().zip(1..) {
        let game: RulesGame = table.game.parse().unwrap_or(RulesGame::Quarto);
        let names: Vec<String> = table.seats.iter().flatten().cloned().collect();
        remarks.push(if table.playing {
            Remark::RunningTable { number, game, names }
        } else {
            let free = table.seats.len() - names.len();
            Remark::OpenTable { number, game, names, free }
        });
    }
    remarks.push(Remark::ChooseTable);
    remarks
}

/// The table of this number.
fn chosen(tables: &[ListedTable], line: &str) -> Option<Chosen> {
    let number: usize = line.trim().parse().ok()?;
    let table = tables.get(number.checked_sub(1)?)?;
    Some(Chosen { table: table.table.parse().ok()?, is_free: !table.playing })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_a_table_and_nothing_else_is() {
        let listed = |table: &str, playing| ListedTable {
            table: table.to_owned(),
            game: "quarto".to_owned(),
            rules: "1234p".to_owned(),
            pace: "untimed".to_owned(),
            stakes: "casual".to_owned(),
            seats: vec![Some("Anna".to_owned()), None],
            playing,
        };
        let tables = [listed("g1", false), listed("g2", true)];
        let table = |name: &str, is_free| Some(Chosen { table: name.parse().unwrap(), is_free });
        assert_eq!(chosen(&tables, " 1 "), table("g1", true));
        assert_eq!(chosen(&tables, "2"), table("g2", false));
        for line in ["0", "3", "", "one", "-1", "99999999999999999999"] {
            assert_eq!(chosen(&tables, line), None, "{line}");
        }
        assert_eq!(remarks(&tables).len(), 4);
        assert_eq!(remarks(&[]), [Remark::NoTables]);
    }
}
