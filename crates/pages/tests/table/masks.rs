//! While masks are worn the page holds nothing that was felt (Q19).

use quartex::Viewer;
use quarto::{Edition, Piece};
use words::{Language, Voice};

use crate::hall::{Hall, page, player, terms};
use crate::markup::{tags, without_sprite};

const SCRIPT: &str = "1: @#1\n1: +#5\n2: @a1\n2: b3\n2: @#7\n2: +#1\n1: @b3\n1: a1\n1: +#2";

/// Everything that would tell a piece, in the words of the page.
fn names() -> Vec<String> {
    let rules = terms("access", "1234p").rules;
    let voice = Voice::new(Language::English, Viewer::Spectator).at_table(rules);
    let codes = Piece::ALL.map(|piece| piece.code(Edition::Access).to_string());
    codes.into_iter().chain(Piece::ALL.map(|piece| voice.piece_words(piece))).collect()
}

#[test]
fn no_piece_is_on_the_page_of_anybody() {
    for rules in ["1234p", "1234c+announced", "1234sp"] {
        let mut hall = Hall::started(terms("access", rules));
        for line in SCRIPT.lines() {
            hall.play(line);
            for viewer in [player(1), player(2), Viewer::Spectator] {
                let page = without_sprite(&page(&hall.seen(viewer)));
                for name in names() {
                    assert!(!page.contains(&name), "{viewer:?} after {line} sees {name}");
                }
                let drawn = tags(&page).into_iter().filter(|tag| tag.name == "use");
                for tag in drawn {
                    let known = ["#b-board", "#b-lid", "#p-covered"];
                    assert!(known.contains(&tag.get("href")), "{tag:?}");
                }
            }
        }
    }
}

/// Feeling something leaves no trace but that something was felt.
#[test]
fn the_page_is_the_same_before_and_after_a_touch() {
    let mut hall = Hall::played(terms("access", "1234p"), SCRIPT);
    let seen = |hall: &Hall| {
        let mut seen = hall.seen(player(2));
        (seen.view.touches, seen.now) = (0, table::Moment(0));
        page(&seen)
    };
    let before = seen(&hall);
    for wish in ["@a1", "@b3", "@d4", "@#1", "@#16"] {
        hall.play(&format!("2: {wish}"));
        assert_eq!(seen(&hall), before, "{wish}");
    }
    // An occupied cell is felt by whoever tries it, and then it is known to be taken.
    hall.wish(2, "b3");
    assert_eq!(seen(&hall), before);
}

/// Sixteen cells and places to touch at any time, and to play when it is one's turn.
#[test]
fn all_cells_and_places_can_be_pressed_alike() {
    let hall = Hall::played(terms("access", "1234p"), SCRIPT);
    let sent = |viewer: Viewer, act: &str, what: &str| {
        let tags = tags(&page(&hall.seen(viewer)));
        let meant = tags.into_iter().filter(|tag| tag.get("data-act") == act && tag.has(what));
        meant.filter(crate::markup::Tag::submits).count()
    };
    let (one, two) = (player(1), player(2));
    for viewer in [one, two] {
        assert_eq!(
            (sent(viewer, "touch", "data-cell"), sent(viewer, "touch", "data-place")),
            (16, 16)
        );
    }
    assert_eq!((sent(two, "play", "data-cell"), sent(two, "play", "data-place")), (16, 0));
    assert_eq!((sent(one, "play", "data-cell"), sent(one, "play", "data-place")), (0, 0));
    assert_eq!(sent(Viewer::Spectator, "touch", "data-cell"), 0);
}

#[test]
fn at_the_end_the_masks_come_off() {
    let mut hall = Hall::played(terms("access", "1234p"), SCRIPT);
    hall.play("1: resign");
    for viewer in [player(1), player(2), Viewer::Spectator] {
        let page = without_sprite(&page(&hall.seen(viewer)));
        let pieces = tags(&page).into_iter().filter(|tag| tag.get("data-state") == "piece");
        assert_eq!(pieces.count(), 2);
        assert!(!page.contains("#b-lid"));
    }
}
