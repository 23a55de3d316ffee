//! From what a form says to a table, and back.

use pages::{Draft, DraftFault, Plan, SeatChoice};
use quartex::{Frame, Players, Seat, Seeing, Start, Ties};
use quarto::{Announcement, Edition};
use table::{Begins, Level, Masks, Pace, PastAccess, Rules, Span, Stakes, Terms};
use words::Language;

fn draft(pairs: &[(&str, &str)]) -> Draft {
    Draft::new(pairs.iter().copied())
}

/// Every set of rules that a form offers.
fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for rules in quarto::Rules::all() {
        all.extend([Edition::Quarto, Edition::Access].map(|edition| Rules::Quarto(rules, edition)));
        for announcement in [Announcement::Silent, Announcement::Announced] {
            for past in [PastAccess::Closed, PastAccess::Open] {
                all.push(Rules::Access(rules, Masks { announcement, past }));
            }
        }
    }
    for players in Players::ALL {
        for frame in [None, Frame::new(8), Frame::new(9), Frame::new(10)] {
            for seeing in [Seeing::Claim, Seeing::Auto] {
                for ties in [Ties::Shared, Ties::TilesThenTokens] {
                    for start in [Start::Hand, Start::BagTile] {
                        let rules = quartex::Rules { players, frame, seeing, ties, start };
                        all.push(Rules::Quartex(rules));
                    }
                }
            }
        }
    }
    all
}

const PACES: [Pace; 4] = [
    Pace::Untimed,
    Pace::TOURNAMENT,
    Pace::PerMove(Span::seconds(90)),
    Pace::Bank { bank: Span::seconds(600), increment: Span::ZERO },
];

fn is_same(plan: &Plan) {
    let draft = Draft::of(plan);
    assert_eq!(draft.plan().as_ref(), Ok(plan), "{draft:?}");
}

#[test]
fn every_choice_of_rules_survives_the_form() {
    let all = all_rules();
    assert_eq!(all.len(), 210 * 6 + 4 * 4 * 8);
    for rules in all {
        is_same(&Plan::usual(rules));
    }
}

#[test]
fn every_choice_of_time_stakes_and_beginner_survives_the_form() {
    for game in ["quarto", "access", "quartex"] {
        let usual = Draft::of_game(game).plan().unwrap();
        for pace in PACES {
            for stakes in [Stakes::Casual, Stakes::Tournament] {
                for begins in [Begins::Lot, Begins::Seat(Seat::FIRST)] {
                    for pointing in [None, Some(Span::seconds(60))] {
                        let pointing = pointing.filter(|_| game == "quartex");
                        let rules = usual.terms.rules;
                        let terms = Terms { rules, pace, stakes, begins, pointing };
                        is_same(&Plan { terms, ..usual.clone() });
                    }
                }
            }
        }
    }
}

#[test]
fn every_seating_survives_the_form() {
    let usual = Draft::of_game("quarto").plan().unwrap();
    let levels = (1..=8).filter_map(Level::new).map(SeatChoice::Bot);
    for other in levels.clone().chain([SeatChoice::Open, SeatChoice::Beside]) {
        for listed in [false, true] {
            let listed = listed && other == SeatChoice::Open;
            is_same(&Plan { chairs: vec![SeatChoice::Me, other], listed, ..usual.clone() });
        }
    }
    for players in Players::ALL {
        let rules = Rules::Quartex(quartex::Rules::printed(players));
        let usual = Plan::usual(rules);
        for other in levels.clone().chain([SeatChoice::Open, SeatChoice::Beside]) {
            for place in 1..usize::from(players.count()) {
                let mut plan = usual.clone();
                plan.chairs[place] = other;
                is_same(&plan);
                plan.listed = other == SeatChoice::Open;
                is_same(&plan);
            }
        }
    }
}

/// What a person gets who chooses nothing: the rules as printed, untimed, casual, by lot.
#[test]
fn a_form_on_which_nothing_was_chosen_is_the_rules_as_printed() {
    let rules = [("quarto", "1234p"), ("access", "1234p"), ("quartex", "2csh")];
    for (game, text) in rules {
        let plan = Draft::of_game(game).plan().unwrap();
        assert_eq!(plan.terms, Terms::casual(Rules::read(game, text).unwrap()));
        assert_eq!(plan.terms.fault(), None);
        assert_eq!(plan.chairs, [SeatChoice::Me, SeatChoice::USUAL_BOT]);
        assert!(!plan.listed);
        assert_eq!(
            Draft::quick(game, "7").plan().unwrap().chairs[1],
            SeatChoice::Bot(Level::new(7).unwrap())
        );
    }
    // Seats of which nothing is said are taken by the computer.
    let five = draft(&[("game", "quartex"), ("players", "5"), ("level", "2"), ("seat3", "open")]);
    let bot = SeatChoice::Bot(Level::new(2).unwrap());
    assert_eq!(five.plan().unwrap().chairs, [SeatChoice::Me, bot, SeatChoice::Open, bot, bot]);
}

/// Masks are on as printed; open eyes are asked for. Forms that ask neither way are new ones.
#[test]
fn masks_are_on_unless_open_eyes_are_asked_for() {
    for (said, text) in [(None, "1234p"), (Some("yes"), "1234p"), (Some("no"), "1234p+unmasked")] {
        let pairs = [("game", "access")].into_iter().chain(said.map(|said| ("masks", said)));
        let plan = draft(&pairs.collect::<Vec<_>>()).plan().unwrap();
        assert_eq!(plan.terms.rules.text(), text, "{said:?}");
    }
}

/// In tournaments of Quarto the printed minute is proposed (Q18); any other time can be chosen, and other
/// tables have no clock of themselves.
#[test]
fn a_tournament_of_quarto_has_the_printed_minute() {
    let pace = |pairs: &[(&'static str, &'static str)]| draft(pairs).plan().unwrap().terms.pace;
    let tournament = ("stakes", "tournament");
    for game in ["quarto", "access"] {
        let game = ("game", game);
        assert_eq!(pace(&[game, tournament]), Pace::TOURNAMENT);
        assert_eq!(pace(&[game, tournament, ("pace", "usual")]), Pace::TOURNAMENT);
        assert_eq!(pace(&[game, tournament, ("pace", "untimed")]), Pace::Untimed);
        assert_eq!(pace(&[game, ("pace", "usual")]), Pace::Untimed);
        assert_eq!(pace(&[game]), Pace::Untimed);
    }
    assert_eq!(pace(&[("game", "quartex"), tournament]), Pace::Untimed);
    assert_eq!(pace(&[("game", "quartex"), tournament, ("pace", "minute")]), Pace::TOURNAMENT);
}

/// What a form sends, and what is wrong with it.
type Case = (&'static [(&'static str, &'static str)], &'static [DraftFault]);

#[test]
fn a_draft_says_all_that_is_wrong_with_it() {
    const fn number(field: &'static str, least: u64, most: u64) -> DraftFault {
        DraftFault::NoSuchNumber { field, least, most }
    }
    const FOURTH: Seat = Seat::new(4).unwrap();
    const CASES: [Case; 12] = [
        (&[], &[DraftFault::NoSuchGame]),
        (&[("game", "chess")], &[DraftFault::NoSuchGame]),
        (&[("game", "quarto"), ("counts", "")], &[DraftFault::NothingCounts]),
        (&[("game", "quarto"), ("counts", "5")], &[DraftFault::NoSuchChoice("counts")]),
        (&[("game", "quarto"), ("level", "9")], &[DraftFault::NoSuchChoice("level")]),
        (&[("game", "quarto"), ("stakes", "rated")], &[DraftFault::NoSuchChoice("stakes")]),
        (&[("game", "quartex"), ("players", "6")], &[DraftFault::NoSuchChoice("players")]),
        (&[("game", "quartex"), ("frame", "7")], &[DraftFault::NoSuchChoice("frame")]),
        (&[("game", "quartex"), ("pointing", "soon")], &[number("pointing", 5, 600)]),
        (
            &[("game", "quartex"), ("players", "3"), ("begins", "4")],
            &[DraftFault::NoSuchBeginner(FOURTH)],
        ),
        (
            &[("game", "access"), ("wrong", "free"), ("stakes", "tournament")],
            &[DraftFault::FreeCallsAreCasual],
        ),
        (
            &[
                ("game", "quarto"),
                ("calling", "x"),
                ("pace", "bank"),
                ("bank", "0"),
                ("increment", "-1"),
            ],
            &[
                DraftFault::NoSuchChoice("calling"),
                number("bank", 1, 180),
                number("increment", 0, 180),
            ],
        ),
    ];
    for (pairs, faults) in CASES {
        let draft = draft(pairs);
        assert_eq!(draft.plan().unwrap_err(), faults, "{pairs:?}");
        // What was chosen comes back unharmed.
        assert_eq!(draft, Draft::new(pairs.iter().copied()));
        for fault in faults {
            for language in Language::ALL {
                let said = fault.sentence(language);
                assert!(said.ends_with('.') && !said.starts_with("page-"), "{language}: {said}");
            }
        }
    }
}

/// A choice that does not matter cannot be wrong: under `auto` no call has a price (Q17).
#[test]
fn what_does_not_matter_is_no_fault() {
    let auto =
        [("game", "quarto"), ("calling", "auto"), ("wrong", "free"), ("stakes", "tournament")];
    assert!(draft(&auto).plan().is_ok());
    let untimed = [("game", "quarto"), ("pace", "untimed"), ("each", "soon"), ("bank", "")];
    assert!(draft(&untimed).plan().is_ok());
    let two = [("game", "quartex"), ("players", "2"), ("seat5", "nobody")];
    assert_eq!(draft(&two).plan().unwrap().chairs.len(), 2);
}

/// Only a table with an open seat can be found by others.
#[test]
fn a_full_table_is_not_listed() {
    assert!(!draft(&[("game", "quartex"), ("listed", "yes")]).plan().unwrap().listed);
    let open = [("game", "quartex"), ("listed", "yes"), ("seat2", "open")];
    assert!(draft(&open).plan().unwrap().listed);
    assert!(draft(&[("game", "quarto"), ("opponent", "open")]).plan().unwrap().listed);
    assert!(!draft(&[("game", "quarto"), ("opponent", "friend")]).plan().unwrap().listed);
}
