//! What may be heard besides words.

use quarto::{MaskedGlimpse, Step};
use table::{Glimpse, PublicEvent, SeenMove, Sight, View, Viewer};
use wire::Sound;

/// The sounds that go with a glimpse; the view is the listener's own, from just after it.
///
/// They tell what happened, never more: a wrong call and a right one begin alike, and nothing
/// sounds for an alignment that nobody has called.
pub fn sounds(glimpse: &Glimpse, view: &View) -> Vec<Sound> {
    let mut sounds: Vec<Sound> =
        glimpse.sights.iter().flat_map(|sight| heard(sight, view)).collect();
    if glimpse.sights.iter().any(|sight| passes_turn(sight, view)) && is_due(view) {
        sounds.push(Sound::Turn);
    }
    sounds.dedup();
    sounds
}

/// Is it the listener's turn?
fn is_due(view: &View) -> bool {
    match view.viewer {
        Viewer::Seat(seat) => view.due.contains(seat) && view.outcome.is_none(),
        Viewer::Spectator => false,
    }
}

fn heard(sight: &Sight, view: &View) -> Vec<Sound> {
    match sight {
        Sight::Moved { seen, .. } => moved(seen),
        Sight::Aloud(PublicEvent::Offered { seat, .. }) if view.viewer != Viewer::Seat(*seat) => {
            vec![Sound::Offered]
        }
        Sight::Ended { outcome, .. } => {
            let won =
                |viewer| matches!(viewer, Viewer::Seat(seat) if outcome.winners.contains(seat));
            vec![if won(view.viewer) { Sound::Won } else { Sound::Over }]
        }
        Sight::Started { .. } | Sight::Felt { .. } | Sight::Aloud(_) => Vec::new(),
    }
}

fn moved(seen: &SeenMove) -> Vec<Sound> {
    match seen {
        SeenMove::Quarto(step) => match step {
            Step::Give(_) => vec![Sound::Given],
            Step::Place(_) => vec![Sound::Placed],
            Step::Quarto(_) | Step::WrongCall(_) => vec![Sound::Called],
            Step::Decline => Vec::new(),
        },
        SeenMove::Access(heard) => match heard {
            MaskedGlimpse::Gift { .. } => vec![Sound::Given],
            MaskedGlimpse::Placement { .. } => vec![Sound::Placed],
            MaskedGlimpse::Quarto(_) | MaskedGlimpse::WrongCall(_) => vec![Sound::Called],
            MaskedGlimpse::Declined => Vec::new(),
        },
        SeenMove::Quartex { glimpse, .. } => glimpse.sights().iter().filter_map(laid).collect(),
    }
}

const fn laid(sight: &quartex::Sight) -> Option<Sound> {
    use quartex::Sight as Seen;
    match sight {
        Seen::Opened { .. } | Seen::Laid { .. } => Some(Sound::Placed),
        Seen::DrewThese { .. } | Seen::DrewSome { .. } => Some(Sound::Given),
        Seen::Claimed { .. } | Seen::PointedOut { .. } => Some(Sound::Called),
        // Part of what sounds already, or of what is said at the end.
        Seen::Removed { .. }
        | Seen::SawNone { .. }
        | Seen::SetAside { .. }
        | Seen::PutBack { .. }
        | Seen::Eliminated { .. }
        | Seen::Retired { .. }
        | Seen::Ended { .. } => None,
    }
}

/// Can the turn have come to the listener by this? Who places gives too, and needs no reminder.
fn passes_turn(sight: &Sight, view: &View) -> bool {
    match sight {
        Sight::Started { .. }
        | Sight::Aloud(
            PublicEvent::TookBack { .. } | PublicEvent::Resumed | PublicEvent::WentOn { .. },
        ) => true,
        Sight::Moved { seen, .. } => match seen {
            SeenMove::Quarto(step) => matches!(step, Step::Give(_) | Step::Decline),
            SeenMove::Access(heard) => {
                matches!(heard, MaskedGlimpse::Gift { .. } | MaskedGlimpse::Declined)
            }
            SeenMove::Quartex { glimpse, .. } => {
                glimpse.sights().iter().any(|sight| others(sight, view.viewer))
            }
        },
        Sight::Felt { .. } | Sight::Aloud(_) | Sight::Ended { .. } => false,
    }
}

/// Did somebody else do this at a table of Quartex?
fn others(sight: &quartex::Sight, viewer: Viewer) -> bool {
    use quartex::Sight as Seen;
    match sight {
        Seen::DrewSome { seat, .. }
        | Seen::Laid { seat, .. }
        | Seen::Claimed { seat, .. }
        | Seen::SawNone { seat }
        | Seen::PointedOut { seat, .. }
        | Seen::Eliminated { seat, .. } => viewer != Viewer::Seat(*seat),
        Seen::Opened { .. }
        | Seen::Removed { .. }
        | Seen::DrewThese { .. }
        | Seen::SetAside { .. }
        | Seen::PutBack { .. }
        | Seen::Retired { .. }
        | Seen::Ended { .. } => false,
    }
}
