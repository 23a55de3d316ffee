//! Quartex opponents at real tables.
#![allow(clippy::unwrap_used, clippy::panic)] // Helpers fail for the test that calls them.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::quartex::{Strategist, Strategy, opponent, strategy};
use bots::{Bot, BotDice, ThinkingBudget};
use quartex::{Action, Phase};
use table::{
    Answer, GameView, Level, Moment, Order, Request, Rules, Seat, Seed, Sitter, Table, Terms, View,
    Viewer, What, When,
};

/// A table by these rules, dealt and ready.
fn table(rules: &str, seed: u8) -> Table {
    let rules = Rules::read("quartex", rules).unwrap();
    let entry =
        Table::create("t".parse().unwrap(), Terms::casual(rules), Seed([seed; 32]), Moment(0));
    let mut table = Table::open(&entry.unwrap()).unwrap();
    for number in 1..=rules.seats() {
        let sitter = Sitter::Bot(Level::new(number).unwrap());
        let seat = Seat::new(number).unwrap();
        table.command(&Order::Sit(seat, sitter), When::at(Moment(0))).unwrap();
    }
    table.command(&Order::Start, When::at(Moment(0))).unwrap();
    table
}

fn request(table: &mut Table, seat: Seat, what: &What) {
    let view = table.view(Viewer::Seat(seat)).unwrap();
    let nonce = format!("{}-{seat}", view.step).parse().unwrap();
    let request = Request { seat, step: view.step, nonce, what: what.clone() };
    let decision = table.request(&request, When::at(Moment(0)));
    assert!(matches!(decision.answer, Answer::Done { .. }), "{what:?}: {:?}", decision.answer);
    table.apply(&decision.entry.unwrap()).unwrap();
}

fn quartex(view: &View) -> &quartex::View {
    let Some(GameView::Quartex(view)) = &view.game else { panic!("a game of Quartex") };
    view
}

/// Who is due first, and what that seat sees; nothing when the game is over.
fn next(table: &Table) -> Option<(Seat, View)> {
    let spectator = table.view(Viewer::Spectator).unwrap();
    let seat = spectator.outcome.is_none().then(|| spectator.due.iter().next())??;
    Some((seat, table.view(Viewer::Seat(seat)).unwrap()))
}

/// Plays to the end; what everybody did, in order.
fn play(table: &mut Table, bots: &mut [Box<dyn Bot>], nodes: u64) -> Vec<What> {
    let mut story = Vec::new();
    while let Some((seat, view)) = next(table) {
        let what = bots[seat.index()].decide(&view, &ThinkingBudget::nodes(nodes)).unwrap();
        let What::Act(action) = &what else { panic!("{what:?}") };
        assert!(view.choices().contains(action), "{action:?}");
        story.push(what.clone());
        request(table, seat, &what);
        assert!(story.len() < 400, "a game ends");
    }
    story
}

#[test]
fn every_level_plays_whole_games_by_all_rules() {
    let mut level = 0;
    for seats in 2..=5_u8 {
        for seeing in ["c", "a"] {
            for end in ["sh", "tb8", "sh9", "th10"] {
                let mut table = table(&format!("{seats}{seeing}{end}"), seats);
                let mut bots: Vec<_> = (0..seats)
                    .map(|seat| {
                        level = level % 8 + 1;
                        opponent(Level::new(level).unwrap(), seat.into())
                    })
                    .collect();
                play(&mut table, &mut bots, 40);
            }
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game_on_any_number_of_threads() {
    for strategy in
        [Strategy::Random(50), Strategy::Mixed(50), Strategy::CutOff(60), Strategy::Best(90)]
    {
        let stories = [1, 1, 3].map(|threads| {
            let threads = NonZeroUsize::new(threads).unwrap();
            let player = |seed| Box::new(Strategist::new(strategy, seed).on_threads(threads)) as _;
            play(&mut table("2csh", 5), &mut [player(1), player(2)], 90)
        });
        assert_eq!(stories[0], stories[1]);
        assert_eq!(stories[0], stories[2]);
    }
    let other = |seed| Box::new(Strategist::new(Strategy::Random(50), seed)) as _;
    let games = [1, 2].map(|seed| play(&mut table("2csh", 5), &mut [other(seed), other(seed)], 90));
    assert_ne!(games[0], games[1], "another seed, another game");
}

/// A view in the middle of a game of two, and whose it is.
fn middle(rules: &str, seed: u8, steps: usize) -> (Table, Seat, View) {
    let mut table = table(rules, seed);
    let mut careful = Strategist::new(Strategy::Careful, 1);
    for _ in 0..steps {
        let (seat, view) = next(&table).unwrap();
        let what = careful.decide(&view, &ThinkingBudget::nodes(1)).unwrap();
        request(&mut table, seat, &what);
    }
    let (seat, view) = next(&table).unwrap();
    (table, seat, view)
}

#[test]
fn a_bot_stops_when_it_is_told_to() {
    // If it did not, this test would last an hour.
    let (_, _, view) = middle("2csh", 3, 20);
    let stop = AtomicBool::new(true);
    let hour = ThinkingBudget::time(Duration::from_hours(1)).until_stopped(&stop);
    for level in 1..=8 {
        let mut bot = opponent(Level::new(level).unwrap(), 1);
        for budget in [hour, ThinkingBudget::time(Duration::ZERO), ThinkingBudget::nodes(0)] {
            let Some(What::Act(action)) = bot.decide(&view, &budget) else { panic!("a decision") };
            assert!(view.choices().contains(&action));
        }
    }
}

#[test]
fn nobody_decides_for_others_or_after_the_end() {
    let (table, seat, view) = middle("3csh", 3, 4);
    let other = (1..=3).filter_map(Seat::new).find(|&other| other != seat).unwrap();
    let view_of_other = table.view(Viewer::Seat(other)).unwrap();
    let mut bot = opponent(Level::new(5).unwrap(), 1);
    assert_eq!(bot.decide(&view_of_other, &ThinkingBudget::nodes(10)), None);
    assert_eq!(
        bot.decide(&table.view(Viewer::Spectator).unwrap(), &ThinkingBudget::nodes(10)),
        None
    );
    assert!(bot.decide(&view, &ThinkingBudget::nodes(10)).is_some());
}

#[test]
fn decisions_depend_on_the_view_alone() {
    let (_, seat, view) = middle("4csh", 6, 21);
    let mut dice = BotDice::new(9);
    for level in 1..=8 {
        let decide = |view: &View| {
            opponent(Level::new(level).unwrap(), 4).decide(view, &ThinkingBudget::nodes(200))
        };
        let decided = decide(&view);
        // Another truth: other hands, the same to see.
        let truth = quartex(&view).resample(&mut dice).unwrap();
        let seen = truth.view(Viewer::Seat(seat)).unwrap();
        let twin = View { game: Some(GameView::Quartex(Box::new(seen))), ..view.clone() };
        assert_eq!(decide(&twin), decided);
    }
}

#[test]
fn x16_claims_are_answered_sensibly() {
    let (mut pointed_out, mut asked) = (0, 0);
    for seed in 0..8 {
        // Somebody says "I cannot" though something fits.
        let (mut table, claimant, view) = middle("3csh", seed, 15);
        assert!(quartex(&view).field().has_room_for(quartex(&view).own_hand().unwrap()));
        request(&mut table, claimant, &What::Act(table::Action::Quartex(Action::Cannot)));
        let (seat, view) = next(&table).unwrap();
        let mut bot = Strategist::new(Strategy::Best(50), 1);
        let Some(What::Act(table::Action::Quartex(action))) =
            bot.decide(&view, &ThinkingBudget::nodes(50))
        else {
            panic!("an answer")
        };
        asked += 1;
        request(&mut table, seat, &What::Act(table::Action::Quartex(action)));
        if let Action::Try { tile, cell } = action {
            pointed_out += 1;
            // What was pointed out completes as little as anything the hand could lay.
            let game = quartex(&view);
            let total = |cell| game.field().completed_by(cell).total();
            let shown = game.hand(claimant).tiles;
            assert!(shown.contains(tile));
            let least = game.field().spots(shown).map(|(_, cell)| total(cell)).min();
            assert_eq!(Some(total(cell)), least);
            // The player lays it there, turned as well as can be.
            let (bound, view) = next(&table).unwrap();
            assert!(matches!(quartex(&view).phase(), Phase::Bound { .. }) && bound == claimant);
            let what = bot.decide(&view, &ThinkingBudget::nodes(50)).unwrap();
            request(&mut table, claimant, &what);
        }
    }
    assert!(pointed_out > 0, "{pointed_out} of {asked}");
}

#[test]
fn x16_with_an_empty_bag_nothing_is_pointed_out() {
    // 54 tiles for two: after 44 the bag is empty.
    let (mut table, claimant, view) = middle("2csh", 2, 46);
    assert_eq!(quartex(&view).bag(), 0);
    request(&mut table, claimant, &What::Act(table::Action::Quartex(Action::Cannot)));
    let (_, view) = next(&table).unwrap();
    for level in 1..=8 {
        let decided =
            opponent(Level::new(level).unwrap(), 1).decide(&view, &ThinkingBudget::nodes(50));
        assert_eq!(decided, Some(What::Act(table::Action::Quartex(Action::None))));
    }
}

#[test]
fn higher_levels_overlook_nothing() {
    let notices: Vec<u8> = (1..=8).map(|n| strategy(Level::new(n).unwrap()).notices()).collect();
    assert!(notices.is_sorted(), "{notices:?}");
    assert_eq!(notices[5..], [100; 3]);
}
