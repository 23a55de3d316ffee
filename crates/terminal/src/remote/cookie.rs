//! How a person wants to be spoken to, as a server reads it (`docs/protocol.md`).

use quarto::Characteristic;
use words::{CellStyle, Naming, SayingOrder, Verbosity};

use crate::speech_settings::SpeechSettings;

/// The header `Cookie` for a way of speaking; none if everything is as usual.
pub fn cookie(speech: SpeechSettings) -> Option<String> {
    let verbosity = match speech.verbosity {
        Verbosity::Terse => Some("terse"),
        Verbosity::Normal => None,
        Verbosity::Full => Some("full"),
    };
    let naming = match speech.naming {
        Naming::Words => None,
        Naming::Codes => Some("codes"),
    };
    let cells = match speech.cells {
        CellStyle::Letters => None,
        CellStyle::Spelled => Some("spelled"),
        CellStyle::Numbers => Some("numbers"),
    };
    let order = (speech.order != SayingOrder::default()).then(|| digits(speech.order));
    let pairs = [
        ("verbosity", verbosity.map(str::to_owned)),
        ("naming", naming.map(str::to_owned)),
        ("cells", cells.map(str::to_owned)),
        ("order", order),
    ];
    let said = pairs.into_iter().filter_map(|(name, value)| Some(format!("{name}={}", value?)));
    let said: Vec<String> = said.collect();
    (!said.is_empty()).then(|| format!("ff_settings={}", said.join("&")))
}

/// `1234`: the characteristics as rules number them, in the order in which they are said.
fn digits(order: SayingOrder) -> String {
    let number = |one: Characteristic| Characteristic::ALL.iter().position(|known| *known == one);
    order.characteristics().into_iter().filter_map(number).map(|i| (i + 1).to_string()).collect()
}
