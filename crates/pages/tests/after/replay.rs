//! Games that are over.

use pages::after::{
    GameMoment, Patience, RatedGame, Rating, Replayed, Worth, moments, rate, replay,
};
use solver::{Options, SearchControl, Solver, Value};
use table::{Rules, Source};
use words::Language;

use crate::game::{Hall, games};
use crate::page::{assert_sound, tags, text};
use crate::visitor;

fn solver() -> Solver {
    Solver::new(Options { memory: 8 << 20, ..Options::default() }).unwrap()
}

fn names() -> Vec<String> {
    ["Anna", "Ben <b>", "Clara", "Dora", "Emil"].map(str::to_owned).to_vec()
}

fn page(source: &Source, step: Option<usize>, rating: Rating<'_>, language: Language) -> String {
    let names = names();
    replay(&visitor(language), &Replayed { source, names: &names, step, rating, rematch: None })
}

#[test]
fn games_of_every_kind_are_shown_in_every_language() {
    for source in games() {
        let rules = source.record.terms.rules;
        for language in Language::ALL {
            for step in [None, Some(0), Some(3), Some(9_999)] {
                let html = page(&source, step, Rating::None, language);
                assert_sound(&html, &format!("{language} {} {step:?}", rules.text()));
                assert!(html.contains("Ben &lt;b&gt;"), "names are texts");
            }
        }
    }
}

/// The page's own link leads from the start to the end, through every step once.
#[test]
fn a_game_is_walked_by_its_links() {
    for source in games() {
        let mut step = 0;
        loop {
            let html = page(&source, Some(step), Rating::None, Language::English);
            let next = tags(&html).into_iter().find(|tag| tag.get("rel") == Some("next"));
            let Some(next) = next else { break };
            let href = next.get("href").unwrap().to_owned();
            let number = href.split_once("step=").unwrap().1.trim_end_matches("#now");
            assert_eq!(number.parse(), Ok(step + 1), "{href}");
            step += 1;
        }
        let html = page(&source, None, Rating::None, Language::English);
        let current = tags(&html).into_iter().find(|tag| tag.get("aria-current") == Some("step"));
        let href = current.unwrap().get("href").unwrap().to_owned();
        assert!(href.ends_with(&format!("step={step}#now")), "without a step, the last: {href}");
        let moves = source.record.words.len();
        assert!(step <= moves && (step == moves || source.record.terms.rules.game() != "quarto"));
    }
}

/// What was hidden is open after the end: with masks the pieces and what was touched, in Quartex
/// the tiles that were drawn.
#[test]
fn after_the_end_everything_is_told() {
    let all = games();
    let masked = all.iter().find(|it| matches!(it.record.terms.rules, Rules::Access(..))).unwrap();
    let told = text(&page(masked, Some(1), Rating::None, Language::English));
    assert!(told.contains("piece from place"), "{told}");
    let every: Vec<String> = (1..=40)
        .map(|step| text(&page(masked, Some(step), Rating::None, Language::English)))
        .collect();
    assert!(every.iter().any(|told| told.contains(" touched ")));
    let quartex = all.iter().find(|it| matches!(it.record.terms.rules, Rules::Quartex(_))).unwrap();
    let told = text(&page(quartex, Some(0), Rating::None, Language::English));
    assert!(told.contains("Anna draws: cross") && !told.contains("not known"), "{told}");
}

#[test]
fn every_page_says_that_the_record_holds() {
    for source in games() {
        let told = text(&page(&source, None, Rating::None, Language::English));
        let verified = source.verify().unwrap();
        assert!(told.contains(&format!("right: {} move", verified.moves)), "{told}");
    }
}

/// A record that was changed afterwards is shown as far as it holds, and what is wrong is said.
#[test]
fn a_forged_record_is_found_out() {
    let mut hall = Hall::started("quarto", "1234p");
    hall.moves("+0 a1 +8 b1 +3 c1 +9 d1 !1");
    let honest = hall.source().record.to_string();
    let forged = honest.replace("b1+3", "b2+3");
    assert_ne!(honest, forged);
    let source = Source::read(&forged).unwrap();
    let told = text(&page(&source, None, Rating::None, Language::English));
    assert!(told.contains("wrong: "), "{told}");
}

fn known(hall: &Hall) -> (Vec<GameMoment>, RatedGame) {
    let moments = moments(&hall.source()).unwrap();
    let rated = rate(&moments, &solver(), Patience::of_nodes(u64::MAX));
    (moments, rated)
}

/// Three round pieces stand in row 1. Giving a fourth throws the game away, and the page says so; a
/// piece that is not round would have kept it.
#[test]
fn a_planted_blunder_is_found() {
    let mut hall = Hall::started("quarto", "1234p");
    hall.moves("+0 a1 +8 b1 +3 c1 +9 d1 !1");
    let (moments, rated) = known(&hall);
    assert!(rated.is_complete());
    let gift = moments.len() - 3;
    let turning = rated.turnings.last().unwrap();
    assert_eq!(turning.step, gift, "{:?}", rated.turnings);
    assert_eq!((turning.before, turning.by), (Worth::Drawn, quarto::Seat::Two));
    assert_eq!(turning.after, Worth::Won(quarto::Seat::One, 1));
    let gifts: Vec<String> = turning.better.iter().map(ToString::to_string).collect();
    assert!(!gifts.contains(&"+9".to_owned()) && gifts.contains(&"+4".to_owned()), "{gifts:?}");
    let source = hall.source();
    for language in Language::ALL {
        assert_sound(&page(&source, Some(gift), Rating::Known(&rated), language), "rated");
    }
    let html = page(&source, Some(gift), Rating::Known(&rated), Language::English);
    let told = text(&html);
    assert!(told.contains("Until then it was a draw. From then on Anna wins."), "{told}");
    assert!(told.contains("Anna wins with the next placement"), "{told}");
}

/// Who makes an alignment and gives instead of calling had won, and has lost.
#[test]
fn a_missed_call_turns_the_game() {
    let mut hall = Hall::started("quarto", "1234p");
    hall.moves("+0 a1 +8 b1 +3 c1 +9 d1 +4 !1");
    let (moments, rated) = known(&hall);
    let turning = rated.turnings.last().unwrap();
    assert_eq!(turning.step, moments.len() - 2);
    assert_eq!(turning.before, Worth::Won(quarto::Seat::One, 0));
    assert_eq!(turning.after, Worth::Won(quarto::Seat::Two, 0));
    assert_eq!(turning.better, ["!1".parse().unwrap()]);
}

/// The values are the solver's, and each is told for the right seat.
#[test]
fn moments_are_worth_what_the_solver_says() {
    let mut hall = Hall::started("quarto", "1234p");
    hall.moves("+0 a1 +8 b1 +3 c1 +7 d4 +4 b3 +f a2 +6 d2 +1 c3");
    hall.request(table::Seat::FIRST, table::What::Resign);
    let (moments, rated) = known(&hall);
    assert_eq!(rated.worth.len(), moments.len());
    let solver = solver();
    for (moment, worth) in moments.iter().zip(&rated.worth) {
        let Some(seat) = moment.position.seat() else { continue };
        let value = solver.value(moment.position, &SearchControl::NONE).unwrap();
        let expected = match value {
            Value::Win(distance) => Worth::Won(seat, distance),
            Value::Draw => Worth::Drawn,
            Value::Loss(distance) => Worth::Won(seat.other(), distance),
        };
        assert_eq!(*worth, Some(expected), "{}", moment.position);
    }
    assert_eq!(rated.worth.last(), Some(&Some(Worth::Won(quarto::Seat::Two, 0))));
}

/// When patience ends, what the book and a look at the board tell is known all the same, and the page says that
/// the rest is not.
#[test]
fn without_patience_the_rest_is_not_known() {
    let mut hall = Hall::started("quarto", "1234p");
    hall.moves("+0 a1 +7 b2 +8 c3 +3 d3 +5 a4 +c b4 +e c1 +a d2 +6 a3");
    hall.request(table::Seat::FIRST, table::What::Resign);
    let moments = moments(&hall.source()).unwrap();
    let rated = rate(&moments, &solver(), Patience { nodes: 0, is_over: &|| true });
    assert!(!rated.is_complete());
    assert!(rated.worth[..6].iter().all(Option::is_some), "the book knows: {:?}", rated.worth);
    let html = page(&hall.source(), Some(12), Rating::Known(&rated), Language::English);
    assert!(text(&html).contains("not known"));
    let html = page(&hall.source(), Some(12), Rating::Thinking, Language::English);
    assert!(text(&html).contains("still working it out"));
}

/// Only games of Quarto that everybody could see have moves with values.
#[test]
fn other_games_have_no_values() {
    for source in games() {
        let has = moments(&source).is_some();
        assert_eq!(has, matches!(source.record.terms.rules, Rules::Quarto(..)));
    }
}

/// Play on from here: the link holds the position of the step.
#[test]
fn one_can_play_on_from_any_step() {
    let mut hall = Hall::started("quarto", "1234p");
    hall.moves("+0 a1 +8 b1 +3 c1 +9 d1 !1");
    let moments = moments(&hall.source()).unwrap();
    for (step, moment) in moments.iter().enumerate() {
        let html = page(&hall.source(), Some(step), Rating::None, Language::English);
        let here = format!("/analysis?position={}", moment.position.to_string().replace(' ', "_"));
        assert!(tags(&html).iter().any(|tag| tag.get("href") == Some(&here)), "{here}");
    }
}
