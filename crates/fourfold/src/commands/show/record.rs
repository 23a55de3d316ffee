//! Records, played again step by step.

use std::fmt::Write as _;

use quarto::MaskedGlimpse;
use serde_json::json;
use table::{Game, GameView, Record, Replay, SeenMove, Shown, Source, Viewer};
use words::{Misuse, Voice};

use crate::exit::Failure;

/// Every step of a record and the position after it, as one viewer saw it; without a viewer, as
/// it was.
pub(super) fn answer(
    text: &str,
    viewer: Option<Viewer>,
    voice: &Voice,
    json: bool,
) -> Result<String, Failure> {
    let source = Source::read(text).map_err(Misuse::Record)?;
    let record = &source.record;
    if let Some(Viewer::Seat(seat)) = viewer
        && usize::from(seat.number()) > record.seats.len()
    {
        return Err(Misuse::Seats(record.seats.len()).into());
    }
    let mut replay = Replay::new(&source).map_err(Misuse::Record)?;
    let head = || voice.record_head(record, viewer).join("\n") + "\n\n";
    let mut text = if json { String::new() } else { head() };
    let mut number = 0;
    let start = position(&replay, viewer);
    let begun = voice.record_start();
    let nothing = if json { "nothing".to_owned() } else { voice.record_nothing() };
    let mut say = |number: usize, step: &str, position: &str| {
        // Writing to a string cannot fail.
        let _ = if json {
            writeln!(text, "{}", json!({ "number": number, "move": step, "position": position }))
        } else {
            writeln!(text, "{number:>3}  {step}\n     {position}")
        };
    };
    // In JSON the words are for programs.
    say(0, if json { "start" } else { &begun }, &start);
    while let Some(word) = replay.upcoming() {
        let shown = replay.advance(viewer.unwrap_or(Viewer::Spectator));
        let shown = shown.transpose().map_err(Misuse::Record)?;
        let step = match (viewer, shown) {
            (Some(_), Some(shown)) => seen(record, &shown, &nothing),
            _ => Some(record.word_text(word)),
        };
        if let Some(step) = step {
            number += 1;
            say(number, &step, &position(&replay, viewer));
        }
    }
    if !json {
        let _ = writeln!(text, "{}", voice.record_end(record));
    }
    Ok(text)
}

/// The position as the viewer knows it, or as it is.
fn position(replay: &Replay<'_>, viewer: Option<Viewer>) -> String {
    match viewer.and_then(|viewer| replay.view(viewer)) {
        Some(GameView::Quarto(view)) => view.sketch.to_string(),
        Some(GameView::Access(view)) => view.sketch.to_string(),
        Some(GameView::Quartex(view)) => quartex::Setup::from(&*view).to_string(),
        None => match replay.game() {
            Game::Quarto { position, .. } => position.to_string(),
            Game::Access { game, .. } => game.position().to_string(),
            Game::Quartex(game) => quartex::Setup::from(&**game).to_string(),
        },
    }
}

/// What the viewer saw; nothing if it was not meant for it.
fn seen(record: &Record, shown: &Shown, nothing: &str) -> Option<String> {
    match shown {
        Shown::Moved(SeenMove::Quarto(step)) => Some(step.to_string()),
        Shown::Moved(SeenMove::Quartex { step, .. }) => Some(step.to_string()),
        Shown::Moved(SeenMove::Access(heard)) => Some(heard_text(*heard)),
        Shown::Felt(word, found) => {
            let found = found.map_or_else(|| nothing.to_owned(), |piece| piece.to_string());
            Some(format!("{}: {found}", record.word_text(*word)))
        }
        Shown::Aloud(word) => Some(record.word_text(*word)),
        Shown::Nothing => None,
    }
}

fn heard_text(heard: MaskedGlimpse) -> String {
    match heard {
        MaskedGlimpse::Gift { piece: Some(piece), place: Some(place) } => {
            format!("+{place}={piece}")
        }
        MaskedGlimpse::Gift { piece: Some(piece), place: None } => format!("+{piece}"),
        MaskedGlimpse::Gift { piece: None, .. } => "+?".to_owned(),
        MaskedGlimpse::Placement { cell: Some(cell), .. } => cell.to_string(),
        MaskedGlimpse::Placement { cell: None, .. } => "?".to_owned(),
        MaskedGlimpse::Quarto(call) => call.to_string(),
        MaskedGlimpse::WrongCall(call) => format!("{call}?"),
        MaskedGlimpse::Declined => "-".to_owned(),
    }
}
