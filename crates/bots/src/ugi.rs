//! The words of UGI: positions as one viewer may know them, and moves. `docs/engine-protocol.md`
//! has the whole language.

use std::fmt;

use quarto::{
    Announcement, Edition, MaskedView, NotationItem, NotationItems, Position, Seen, Setup, Sketch,
    Standing,
};
use table::{
    Action, Begins, Commitment, Fairness, GameView, Masks, OpenView, Place, Rules, Seat, SeatSet,
    Sitter, StepNumber, Terms, View, Viewer, What,
};

/// Why a position cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoPosition(String);

impl fmt::Display for NoPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoPosition {}

fn no(why: impl fmt::Display) -> NoPosition {
    NoPosition(why.to_string())
}

/// What stands behind `position` for this view; `None` before the start.
pub fn write_position(view: &View) -> Option<String> {
    Some(match (view.game.as_ref()?, view.terms.rules) {
        (GameView::Quarto(open), _) => format!("fen {}", open.sketch),
        (GameView::Access(masked), Rules::Access(_, masks)) => {
            let eye = match masked.viewer {
                quarto::Viewer::Seat(seat) => seat.to_string(),
                quarto::Viewer::Spectator => "-".to_owned(),
            };
            let said = match masks.announcement {
                Announcement::Silent => "silent",
                Announcement::Announced => "announced",
            };
            let tray: String = masked.tray.iter().map(|seen| seen_text(*seen)).collect();
            format!("view access {eye} {said} {} {tray} {}", masked.placed, masked.sketch)
        }
        (GameView::Access(_), _) => return None,
        (GameView::Quartex(view), _) => {
            format!("view quartex {}", quartex::Setup::from(view.as_ref()))
        }
    })
}

fn seen_text(seen: Seen) -> String {
    match seen {
        Seen::Unknown => "?".to_owned(),
        Seen::Empty => ".".to_owned(),
        Seen::Piece(piece) => piece.to_string(),
    }
}

/// The view behind `position`:
///
/// - `startpos [RULES] [moves …]`, Quarto from the start;
/// - `fen RANKS HAND SEAT RULES LAST [moves …]`, Quarto from a position;
/// - `view access SEAT silent|announced PLACED TRAY RANKS HAND SEAT RULES LAST`;
/// - `view quartex …`, ten fields.
pub fn read_position(text: &str) -> Result<View, NoPosition> {
    let (form, rest) = text.split_once(' ').unwrap_or((text, ""));
    match form {
        "startpos" | "fen" => {
            let (place, moves) = match rest.split_once("moves") {
                Some((place, moves)) => (place.trim(), moves),
                None => (rest.trim(), ""),
            };
            let start = match (form, place) {
                ("startpos", "") => Position::start(quarto::Rules::PRINTED),
                ("startpos", rules) => Position::start(rules.parse().map_err(no)?),
                _ => place.parse().map_err(no)?,
            };
            of_quarto(play(start, moves)?)
        }
        "view" => match rest.split_once(' ') {
            Some(("access", rest)) => of_access(rest),
            Some(("quartex", rest)) => of_quartex(rest),
            _ => Err(no("expected access or quartex, and a view")),
        },
        _ => Err(no("expected startpos, fen or view")),
    }
}

fn play(mut position: Position, moves: &str) -> Result<Position, NoPosition> {
    for entry in NotationItems::new(moves) {
        let (_, entry) = entry.map_err(no)?;
        let NotationItem::Step(step) = entry else {
            return Err(no("expected gifts, placements and calls"));
        };
        let played = position.play(step.action()).map_err(no)?;
        if played != step {
            return Err(no(format!("{step} is not what happens there, but {played}")));
        }
    }
    Ok(position)
}

fn of_quarto(position: Position) -> Result<View, NoPosition> {
    let seat = position.seat();
    let open =
        OpenView { sketch: Sketch::from(Setup::from(position)), shown: quarto::Lines::EMPTY };
    let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(seat_of(seat)));
    let due = seat.map(seat_of).into_iter().collect();
    stand(Rules::Quarto(position.rules(), Edition::Quarto), viewer, due, GameView::Quarto(open))
}

fn of_access(text: &str) -> Result<View, NoPosition> {
    let mut words = text.splitn(5, ' ');
    let mut next = |what: &str| words.next().ok_or_else(|| no(format!("expected {what}")));
    let eye = match next("a seat")? {
        "1" => quarto::Seat::One,
        "2" => quarto::Seat::Two,
        _ => return Err(no("expected a seat, 1 or 2")),
    };
    let announcement = match next("silent or announced")? {
        "silent" => Announcement::Silent,
        "announced" => Announcement::Announced,
        _ => return Err(no("expected silent or announced")),
    };
    let placed: usize = next("how many pieces are placed")?.parse().map_err(no)?;
    let tray =
        read_tray(next("the tray")?).ok_or_else(|| no("expected 16 places beside the board"))?;
    let sketch: Sketch = next("a board")?.parse().map_err(no)?;
    let known = sketch.cells.iter().filter(|seen| matches!(seen, Seen::Piece(_))).count();
    if placed > 16 || known > placed {
        return Err(no("more pieces are known than are placed"));
    }
    let due = match sketch.standing {
        Standing::ToAct(seat) => [seat_of(seat)].into_iter().collect(),
        Standing::Over(_) => SeatSet::EMPTY,
    };
    let rules = Rules::Access(sketch.rules, Masks { announcement, ..Masks::default() });
    let viewer = quarto::Viewer::Seat(eye);
    let game = GameView::Access(MaskedView { viewer, sketch, tray, placed });
    stand(rules, Viewer::Seat(seat_of(eye)), due, game)
}

fn read_tray(text: &str) -> Option<[Seen; 16]> {
    let read = |letter: char| match letter {
        '?' => Some(Seen::Unknown),
        '.' => Some(Seen::Empty),
        digit => digit.to_string().parse().ok().map(Seen::Piece),
    };
    let seen: Option<Vec<Seen>> = text.chars().map(read).collect();
    seen?.try_into().ok()
}

fn of_quartex(text: &str) -> Result<View, NoPosition> {
    let setup: quartex::Setup = text.parse().map_err(no)?;
    let view = setup.view().map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        no(faults.join("; "))
    })?;
    let due = match view.due() {
        quartex::Due::Seat(seat) => SeatSet::EMPTY.with(seat),
        quartex::Due::Seats(seats) => seats,
        quartex::Due::Bag { .. } | quartex::Due::Nobody => SeatSet::EMPTY,
    };
    stand(Rules::Quartex(view.rules()), view.viewer(), due, GameView::Quartex(Box::new(view)))
}

fn seat_of(seat: quarto::Seat) -> Seat {
    Seat::new(if seat == quarto::Seat::One { 1 } else { 2 }).unwrap_or(Seat::FIRST)
}

/// A table of which nothing is known but the game.
fn stand(rules: Rules, viewer: Viewer, due: SeatSet, game: GameView) -> Result<View, NoPosition> {
    let place = Place { sitter: Sitter::Open, stand_in: None, away: None, forfeit: None };
    Ok(View {
        viewer,
        id: "engine".parse().map_err(no)?,
        terms: Terms { begins: Begins::Seat(Seat::FIRST), ..Terms::casual(rules) },
        step: StepNumber(0),
        touches: 0,
        places: vec![place; rules.seats().into()],
        first: Some(Seat::FIRST),
        due,
        clocks: Vec::new(),
        running: None,
        offer: None,
        paused: false,
        adjourned: false,
        outcome: None,
        fairness: Fairness {
            commitment: Commitment([0; 32]),
            contributions: Vec::new(),
            seal: None,
            seed: None,
            next: None,
            brought_back: false,
        },
        game: Some(game),
    })
}

/// A move as UGI writes it; `None` for what is no move.
pub fn write_move(what: &What) -> Option<String> {
    match what {
        What::Act(Action::Quarto(action)) => Some(action.to_string()),
        What::Act(Action::GiveFrom(place)) => Some(format!("+{place}")),
        What::Act(Action::Quartex(action)) => Some(action.to_string()),
        What::Touch { touch, .. } => Some(format!("@{touch}")),
        _ => None,
    }
}

/// The move that is written so, for whoever sees this. `None` if it cannot be read; whether it is
/// possible the table will say.
pub fn read_move(text: &str, view: &View) -> Option<What> {
    if let Rules::Quartex(_) = view.terms.rules {
        return text.parse().ok().map(|action| What::Act(Action::Quartex(action)));
    }
    let mut entries = NotationItems::new(text);
    let (Some(Ok((_, entry))), None) = (entries.next(), entries.next()) else { return None };
    match entry {
        NotationItem::Step(quarto::Step::WrongCall(_)) | NotationItem::Ending(_) => None,
        NotationItem::Step(step) => Some(What::Act(Action::Quarto(step.action()))),
        NotationItem::GiveFrom(place) => Some(What::Act(Action::GiveFrom(place))),
        NotationItem::Touch(touch) => Some(What::Touch { number: view.touches, touch }),
    }
}
