//! What is played: an option for every choice that the form of a server has, with the same words.

use words::{Misuse, Subject};

use super::Named;
use crate::exit::Failure;

/// The choices. What is not said is as printed, and untimed.
#[derive(Debug, Default, PartialEq, Eq, clap::Args)]
#[command(next_help_heading = "Rules")]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub(super) struct Variant {
    /// Quarto: only these characteristics count, as in 13: 1 colour or surface, 2 shape, 3 height, 4
    /// solid or hollow (Q15)
    #[arg(long, value_name = "DIGITS", value_parser = read_digits)]
    counts: Option<String>,
    /// Quarto: squares of four cells count too (Q16)
    #[arg(long)]
    squares: bool,
    /// Quarto: whoever calls points out the line, only calls, or the game calls itself (Q17)
    #[arg(long, value_name = "point|call|auto", value_parser = ["point", "call", "auto"])]
    calling: Option<String>,
    /// Quarto: a wrong call ends this chance to call, loses the game, or is free (Q14)
    #[arg(long, value_name = "once|loses|free", value_parser = ["once", "loses", "free"])]
    wrong: Option<String>,
    /// Quarto Access: everybody wears a mask, as is usual (Q19)
    #[arg(long)]
    masks: bool,
    /// Quarto Access: with open eyes, nobody wears a mask (Q19)
    #[arg(long, conflicts_with = "masks")]
    unmasked: bool,
    /// Quarto Access with masks: where a piece is placed is announced (Q19)
    #[arg(long, conflicts_with = "unmasked")]
    announced: bool,
    /// Quarto Access with masks: what was said may be heard again (Q19)
    #[arg(long, conflicts_with = "unmasked")]
    open_log: bool,
    /// Quartex: the tiles stay in a frame of this side (X22)
    #[arg(long, value_name = "8|9|10", value_parser = ["8", "9", "10"])]
    frame: Option<String>,
    /// Quartex: players say themselves that nothing fits, or the game does (X23)
    #[arg(long, value_name = "claim|auto", value_parser = ["claim", "auto"])]
    seeing: Option<String>,
    /// Quartex: equals share the victory, or fewer tiles win (X24)
    #[arg(long, value_name = "shared|tiles", value_parser = ["shared", "tiles"])]
    ties: Option<String>,
    /// Quartex: the first tile comes from the hand or from the bag (X25)
    #[arg(long, value_name = "hand|bag", value_parser = ["hand", "bag"])]
    start: Option<String>,
    /// Quartex: so many seconds to point out a place (X23)
    #[arg(long, value_name = "SECONDS")]
    pointing: Option<u32>,
    /// So much time: a number of seconds for each move, or minutes for the game and seconds more for
    /// each move, as in 10+5 [default: untimed; in a tournament of Quarto 60]
    #[arg(long, value_name = "untimed|SECONDS|MINUTES+SECONDS", value_parser = read_pace)]
    pace: Option<Pace>,
    /// A tournament game: no take-backs, no free calls, and in Quarto one minute a move unless --pace says
    /// otherwise (Q18)
    #[arg(long)]
    tournament: bool,
    /// Who begins: the lot, or a seat, of which yours is 1 [default: lot]
    #[arg(long, value_name = "lot|SEAT", value_parser = ["lot", "1", "2", "3", "4", "5"])]
    first: Option<String>,
}

/// How time is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pace {
    Untimed,
    Each(u32),
    Bank(u32, u32),
}

fn read_pace(text: &str) -> Result<Pace, String> {
    let number = |text: &str| text.parse::<u32>().ok();
    let pace = match text.split_once('+') {
        None if text == "untimed" => Some(Pace::Untimed),
        None => number(text).map(Pace::Each),
        Some((bank, more)) => {
            number(bank).zip(number(more)).map(|(bank, more)| Pace::Bank(bank, more))
        }
    };
    pace.ok_or_else(|| "expected seconds, as in 60, or minutes and seconds, as in 10+5".to_owned())
}

fn read_digits(text: &str) -> Result<String, String> {
    let is_digit = |sign: char| ('1'..='4').contains(&sign);
    if !text.is_empty() && text.chars().all(is_digit) {
        Ok(text.to_owned())
    } else {
        Err("expected digits from 1 to 4".to_owned())
    }
}

impl Variant {
    /// The same as fields of the form for a new game. An option of another game is refused: whoever
    /// gives one expects that it does something.
    pub(super) fn pairs(&self, game: Named) -> Result<Vec<(&'static str, String)>, Failure> {
        let said = |is: bool, value: &str| is.then(|| value.to_owned());
        let quarto = [
            ("--squares", "squares", said(self.squares, "yes")),
            ("--calling", "calling", self.calling.clone()),
            ("--wrong", "wrong", self.wrong.clone()),
        ];
        let access = [
            ("--masks", "masks", said(self.masks, "yes")),
            ("--unmasked", "masks", said(self.unmasked, "no")),
            ("--announced", "announced", said(self.announced, "yes")),
            ("--open-log", "past", said(self.open_log, "open")),
        ];
        let quartex = [
            ("--frame", "frame", self.frame.clone()),
            ("--seeing", "seeing", self.seeing.clone()),
            ("--ties", "ties", self.ties.clone()),
            ("--start", "start", self.start.clone()),
            ("--pointing", "pointing", self.pointing.map(|seconds| seconds.to_string())),
        ];
        let (is_quartex, is_access) =
            (matches!(game, Named::Quartex), matches!(game, Named::Access));
        let groups = [
            (!is_quartex, Subject::Quarto, &quarto[..]),
            (is_access, Subject::Access, &access),
            (is_quartex, Subject::Quartex, &quartex),
        ];
        let mut pairs = vec![("game", game.name().to_owned())];
        // Said to servers too, some of which may have another usual.
        pairs.extend(said(is_access && !self.unmasked, "yes").map(|value| ("masks", value)));
        if let Some(digits) = &self.counts {
            if is_quartex {
                return Err(Misuse::Option("--counts", Subject::Quarto).into());
            }
            pairs.extend(digits.chars().map(|digit| ("counts", digit.to_string())));
        }
        for (fits, subject, options) in groups {
            for (option, field, value) in options {
                match value {
                    Some(_) if !fits => return Err(Misuse::Option(option, subject).into()),
                    Some(value) => pairs.push((field, value.clone())),
                    None => {}
                }
            }
        }
        match self.pace {
            None => {}
            Some(Pace::Untimed) => pairs.push(("pace", "untimed".to_owned())),
            Some(Pace::Each(seconds)) => {
                pairs.extend([("pace", "each".to_owned()), ("each", seconds.to_string())]);
            }
            Some(Pace::Bank(minutes, more)) => pairs.extend([
                ("pace", "bank".to_owned()),
                ("bank", minutes.to_string()),
                ("increment", more.to_string()),
            ]),
        }
        pairs.extend(said(self.tournament, "tournament").map(|value| ("stakes", value)));
        pairs.extend(self.first.clone().map(|value| ("begins", value)));
        Ok(pairs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pages::Draft;

    #[test]
    fn what_can_be_said_gives_the_rules_that_are_meant() {
        let rules = |variant: Variant, game| {
            let draft = Draft::new(variant.pairs(game).unwrap());
            let terms = draft.plan().unwrap().terms;
            (terms.rules.text(), terms.pace.to_string())
        };
        let all = Variant {
            counts: Some("13".to_owned()),
            squares: true,
            calling: Some("call".to_owned()),
            wrong: Some("loses".to_owned()),
            pace: Some(Pace::Bank(10, 5)),
            ..Variant::default()
        };
        assert_eq!(rules(all, Named::Quarto), ("13scl".to_owned(), "bank:600000+5000".to_owned()));
        let masked = Variant { masks: true, announced: true, open_log: true, ..Variant::default() };
        assert_eq!(rules(masked, Named::Access).0, "1234p+announced+open");
        let framed = Variant {
            frame: Some("9".to_owned()),
            seeing: Some("auto".to_owned()),
            ties: Some("tiles".to_owned()),
            start: Some("bag".to_owned()),
            ..Variant::default()
        };
        assert_eq!(rules(framed, Named::Quartex).0, "2atb9");
    }

    #[test]
    fn options_of_other_games_are_refused() {
        let masked = Variant { masks: true, ..Variant::default() };
        assert!(masked.pairs(Named::Quarto).is_err());
        let framed = Variant { frame: Some("9".to_owned()), ..Variant::default() };
        assert!(framed.pairs(Named::Access).is_err());
        let squares = Variant { squares: true, ..Variant::default() };
        assert!(squares.pairs(Named::Quartex).is_err());
    }

    #[test]
    fn times_are_read() {
        assert_eq!(read_pace("untimed"), Ok(Pace::Untimed));
        assert_eq!(read_pace("60"), Ok(Pace::Each(60)));
        assert_eq!(read_pace("10+5"), Ok(Pace::Bank(10, 5)));
        assert!(read_pace("ten").is_err() && read_pace("+").is_err());
    }
}
