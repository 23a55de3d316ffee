//! What a player asks of a table, as one word: in a form, in a message, in a program.
//!
//! Moves are written as in `docs/notation.md`; everything else is a word, with what it is about
//! behind a colon.
//!
//! | text | is |
//! | --- | --- |
//! | `b3`, `+7`, `!3`, `!`, `-` | Quarto: place, give, call, decline |
//! | `+#5`, `@b3`, `@#5` | with masks: give from a place, touch a cell or a place |
//! | `XXSQ@3,-1=SQXX`, `cannot`, `none`, `try XXSQ@3,-1` | Quartex |
//! | `resign`, `leave`, `reclaim`, `go-on`, `handover:3`, `abandoned:2`, `hold:2` | at the table |
//! | `again`, `again:00ff` | play again: proposes it or agrees to it, with what is added to the draws |
//! | `offer:draw`, `agree:draw`, `decline:draw` | offers: `draw`, `takeback`, `time:60000`, `pause`, `rematch` |

use quarto::{NotationItem, NotationItems};
use table::{Action, Contribution, Level, Offer, Seat, What};

/// Reads a command. A touch names how often its player has touched before, which the caller knows.
pub fn read(text: &str, touches: u32) -> Option<What> {
    if let Some((word, about)) = text.split_once(':') {
        let offer = || about.parse::<Offer>().ok();
        let number = || small(about);
        return match word {
            "offer" => offer().map(What::Offer),
            "agree" => offer().map(What::Agree),
            "decline" => offer().map(What::Decline),
            // One spelling: whoever adds nothing says no more than that.
            "again" if about != "-" => about.parse().ok().map(What::PlayAgain),
            "handover" => number().and_then(Level::new).map(What::HandOver),
            "hold" => number().and_then(Seat::new).map(What::Hold),
            "abandoned" => number().and_then(Seat::new).map(What::ClaimAbandoned),
            _ => None,
        };
    }
    match text {
        "resign" => Some(What::Resign),
        "leave" => Some(What::Leave),
        "reclaim" => Some(What::Reclaim),
        "go-on" => Some(What::GoOn),
        "again" => Some(What::PlayAgain(Contribution::default())),
        _ => quarto(text, touches).or_else(|| quartex(text)),
    }
}

/// Writes a command; `None` for a contribution, which has a message of its own.
pub fn write(what: &What) -> Option<String> {
    Some(match what {
        What::Contribute(_) => return None,
        What::Leave => "leave".to_owned(),
        What::Act(Action::Quarto(action)) => action.to_string(),
        What::Act(Action::GiveFrom(place)) => format!("+{place}"),
        What::Act(Action::Quartex(action)) => action.to_string(),
        What::Touch { touch, .. } => format!("@{touch}"),
        What::Offer(offer) => format!("offer:{offer}"),
        What::Agree(offer) => format!("agree:{offer}"),
        What::Decline(offer) => format!("decline:{offer}"),
        What::PlayAgain(luck) if luck.bytes().is_empty() => "again".to_owned(),
        What::PlayAgain(luck) => format!("again:{luck}"),
        What::Resign => "resign".to_owned(),
        What::ClaimAbandoned(seat) => format!("abandoned:{seat}"),
        What::Hold(seat) => format!("hold:{seat}"),
        What::HandOver(level) => format!("handover:{}", level.number()),
        What::Reclaim => "reclaim".to_owned(),
        What::GoOn => "go-on".to_owned(),
    })
}

fn small(text: &str) -> Option<u8> {
    if text.len() == 1 { text.parse().ok() } else { None }
}

/// One move or touch of Quarto, and nothing behind it.
fn quarto(text: &str, number: u32) -> Option<What> {
    if let Ok(action) = text.parse() {
        return Some(What::Act(Action::Quarto(action)));
    }
    let mut entries = NotationItems::new(text);
    let what = match entries.next()?.ok()? {
        (0, NotationItem::GiveFrom(place)) => What::Act(Action::GiveFrom(place)),
        (0, NotationItem::Touch(touch)) => What::Touch { number, touch },
        _ => return None,
    };
    entries.next().is_none().then_some(what)
}

fn quartex(text: &str) -> Option<What> {
    text.parse().ok().map(|action| What::Act(Action::Quartex(action)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let texts = [
            "b3",
            "+7",
            "!3",
            "!b",
            "!/",
            "!\\",
            "!b2",
            "!",
            "-",
            "+#5",
            "@b3",
            "@#5",
            "XXSQ@3,-1=SQXX",
            "cannot",
            "none",
            "try XXSQ@3,-1",
            "resign",
            "leave",
            "reclaim",
            "go-on",
            "handover:3",
            "hold:3",
            "go-on",
            "abandoned:2",
            "again",
            "again:00ff",
            "offer:draw",
            "agree:takeback",
            "decline:time:60000",
            "offer:pause",
            "offer:rematch",
        ];
        for text in texts {
            let what = read(text, 4).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(write(&what).as_deref(), Some(text));
        }
        assert!(matches!(read("@b3", 4), Some(What::Touch { number: 4, .. })));
    }

    #[test]
    fn what_is_none_is_refused() {
        let none = [
            "",
            " ",
            "b5",
            "b3 b4",
            "b3+7",
            "+",
            "+16",
            "offer:",
            "offer:x",
            "handover:9",
            "again:",
            "again:-",
            "again:0",
            "again:zz",
            "abandoned:0",
            "abandoned:12",
            "Resign",
            "resign ",
            "@",
            "@b9",
            "try",
            "2:cannot",
        ];
        for text in none {
            assert_eq!(read(text, 0), None, "{text:?}");
        }
    }
}
