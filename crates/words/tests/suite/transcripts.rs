//! Whole games as they are heard, in every language, under `fixtures/transcripts/`.
//! `FOURFOLD_FIXTURES=write` writes them anew; read the diff.

use std::fs;
use std::path::{Path, PathBuf};

use quartex::{Action, Phase, Seeing};
use table::{Game, GameView, Pace, Rules, Span, Terms, Viewer};
use words::Language;

use crate::hall::{Hall, seat};
use crate::lint;

/// Quarto as printed, with a clock: a refused placement, a wrong call, a draw offered and declined,
/// a move taken back, a call.
pub(crate) fn quarto(language: Language, listener: Viewer) -> Hall {
    let pace = Pace::Bank { bank: Span::seconds(300), increment: Span::seconds(5) };
    let rules = Rules::read("quarto", "1234sp").unwrap();
    let mut hall = Hall::started(Terms { pace, ..Terms::casual(rules) }, language, listener);
    hall.play(
        "1: give light round short solid
         2: turn
         2: hand
         2: b2
         0: cell b2
         2: what is left
         2: +0
         2: +3
         1: b2
         1: gvie
         1: d4
         1: clocks
         1: +c
         2: a1
         2: !/
         2: !/
         2: lines b2
         2: draw
         1: decline
         2: +1
         1: a2
         1: take back
         2: yes
         1: last move
         1: c3
         1: repeat
         1: !diagonal a1
         1: free cells
         1: +4
         0: occupied
         0: give 5
         2: a4
         2: +5
         1: a3
         1: score
         1: +8
         2: a2
         2: give f
         1: quarto column a
         1: rematch
         2: agree",
    );
    hall
}

/// Quarto Access: everything by touch, a hand that meets a piece, a wrong call, a call.
pub(crate) fn access(language: Language, listener: Viewer) -> Hall {
    let rules = Rules::read("access", "1234p").unwrap();
    let mut hall = Hall::started(Terms::casual(rules), language, listener);
    let tray = hall.table.game().and_then(Game::tray).unwrap();
    // Where the piece with this number lies.
    let place = |number: usize| {
        let lies = |index: &usize| {
            tray.piece(quarto::TrayPlace::from_index(*index).unwrap()).index() == number
        };
        (0..16).find(lies).unwrap() + 1
    };
    let [first, second, third, fourth, other] = [0, 1, 2, 3, 12].map(place);
    hall.play(&format!(
        "1: touch {first}
         1: give {first}
         2: hand
         2: b3
         1: hand
         1: touch b3
         1: touch b4
         2: touch {second}
         2: touch {first}
         2: give {first}
         2: +#{second}
         1: place b3
         1: c3
         1: what is left
         1: give {third}
         2: a3
         2: !3
         2: last move
         2: give {other}
         1: touch a3
         1: d1
         1: board
         1: +#{fourth}
         2: d3
         2: call row 3"
    ));
    hall
}

/// Quartex for three: a claim that is right, one that is wrong and answered by pointing out,
/// tiles set aside and put back, everybody eliminated, points counted.
pub(crate) fn quartex(language: Language, listener: Viewer) -> Hall {
    let rules = Rules::read("quartex", "3csh3").unwrap();
    let mut hall = Hall::started(Terms::casual(rules), language, listener);
    let mut turns = 0;
    while hall.table.outcome().is_none() {
        let due = hall.view(Viewer::Spectator).due;
        let who = due.iter().next().unwrap();
        let view = hall.view(Viewer::Seat(who));
        let Some(GameView::Quartex(game)) = &view.game else { panic!("Quartex") };
        assert_eq!(game.rules().seeing, Seeing::Claim);
        let choices = game.choices();
        let completes = |action: &Action| match action {
            Action::Lay(placement) => game.field().completed_by(placement.cell).total(),
            Action::Cannot | Action::None | Action::Try { .. } => 0,
        };
        let lay = choices.iter().filter(|choice| matches!(choice, Action::Lay(_)));
        let lay = lay.max_by_key(|choice| completes(choice));
        let point = choices.iter().find(|choice| matches!(choice, Action::Try { .. }));
        let action = match (game.phase(), lay, point) {
            (Phase::Laying(_), Some(_), _) if turns == 3 => Action::Cannot,
            (Phase::Laying(_) | Phase::Bound { .. }, Some(lay), _) => *lay,
            (Phase::Laying(_), None, _) => Action::Cannot,
            (Phase::Asking { .. }, _, Some(point)) if due.len() == 1 => *point,
            _ => Action::None,
        };
        turns += 1;
        let number = who.number();
        match turns {
            3 => hall.play("1: hand\n1: cell home\n1: open cells\n1: legal\n0: hand"),
            8 => hall.play("1: score\n1: stock\n1: missing\n1: bag\n1: lay xxxx 9 9\n0: turn"),
            _ => {}
        }
        hall.type_in(number, &action.to_string());
    }
    hall
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/transcripts")
}

/// Compares a file, or writes it.
fn agree(path: &Path, text: &str) {
    if std::env::var("FOURFOLD_FIXTURES").is_ok_and(|mode| mode == "write") {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap_or_default(), text, "{}", path.display());
}

type Play = fn(Language, Viewer) -> Hall;

#[test]
fn fixture_transcripts_are_as_heard() {
    let games: [(&str, Play); 3] = [("quarto", quarto), ("access", access), ("quartex", quartex)];
    for (name, play) in games {
        for language in Language::ALL {
            for (who, listener) in
                [("seat-1", Viewer::Seat(seat(1))), ("spectator", Viewer::Spectator)]
            {
                let hall = play(language, listener);
                assert!(hall.table.outcome().is_some(), "{name} ends");
                for line in hall.heard.iter().filter(|line| !line.starts_with('>')) {
                    lint::assert_sentences(line, &format!("{language} {name} {who}"));
                }
                let path = folder().join(language.code()).join(format!("{name}-{who}.txt"));
                agree(&path, &(hall.heard.join("\n") + "\n"));
            }
        }
    }
}
