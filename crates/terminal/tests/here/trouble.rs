//! A store that fails for a while: people are told, and everybody moves when it works again.

use std::sync::Arc;

use store::{Faults, Faulty, InMemory, Mishap, Operation, Seq, Store};
use table::{Begins, Entry, Event, GameId, Level, Pace, Rules, Seat, Span, Table, Terms};
use terminal::{Ended, GameToPlay, NewGame, Sitting, SpeechSettings, play_through};

const FAILS: &str = "The game cannot be stored now. It goes on by itself as soon as it can be; until \
                     then no clock runs.";
const WORKS: &str = "The game can be stored again, and goes on.";
const UNKNOWN: &str =
    "The game cannot be stored now, and it is not certain that this happened. Please try again.";

/// What was said, and what is in the log of the one game.
struct Played {
    said: String,
    store: Arc<Store>,
    id: GameId,
}

impl Played {
    fn times(&self, sentence: &str) -> usize {
        self.said.matches(sentence).count()
    }

    fn log(&self) -> Vec<Entry> {
        self.store.read(&self.id, Seq(0)).unwrap()
    }

    fn table(&self) -> Table {
        Table::fold(&self.log()).unwrap()
    }

    fn steps(&self) -> usize {
        let log = self.log();
        let events = log.iter().flat_map(|entry| &entry.events);
        events.filter(|event| matches!(event, Event::Step(..))).count()
    }
}

/// Anna gives a piece to a bot and asks whose turn it is, on a store to which this happens.
fn play(pace: Pace, trouble: impl FnOnce(&Faults)) -> Played {
    let (faulty, faults) = Faulty::on(Arc::new(InMemory::new()));
    let store = Arc::new(Store::on(Arc::new(faulty)).unwrap());
    let rules = Rules::read("quarto", "1234p").unwrap();
    let terms = Terms { begins: Begins::Seat(Seat::FIRST), pace, ..Terms::casual(rules) };
    let level = Level::new(1).unwrap();
    let seats = vec![Sitting::Here(Some("Anna".to_owned())), Sitting::Bot(level)];
    let game = GameToPlay::New(Box::new(NewGame { terms, seats, seed: Some(7) }));
    trouble(&faults);
    let (typed, mut said) = ("give DRSF\nwhose turn\n", Vec::new());
    let ended = play_through(
        Arc::clone(&store),
        &game,
        SpeechSettings::default(),
        typed.as_bytes(),
        &mut said,
    );
    assert_eq!(ended.unwrap(), Ended::Left);
    faults.mend();
    let id = store.unfinished().unwrap().remove(0);
    // Wherever lines are broken.
    let said = String::from_utf8(said).unwrap();
    let said = said.split_whitespace().collect::<Vec<&str>>().join(" ");
    Played { said, store, id }
}

/// Of the appends, counted from 0, these go wrong in this way. The game is founded by the first, Anna
/// gives with the second, and the bot places with the third.
fn some(faults: &Faults, numbers: std::ops::Range<usize>, fault: Mishap) {
    let mut appended = 0;
    faults.decide(move |call| {
        if call != Operation::Append {
            return Mishap::None;
        }
        appended += 1;
        if numbers.contains(&(appended - 1)) { fault } else { Mishap::None }
    });
}

#[test]
fn a_bot_moves_when_the_store_works_again() {
    // The second trouble lasts longer than a clock that would run.
    let bank = Pace::Bank { bank: Span::seconds(2), increment: Span::ZERO };
    for (pace, numbers) in [(Pace::Untimed, 2..3), (bank, 2..6)] {
        for fault in [Mishap::Before, Mishap::After] {
            let played = play(pace, |faults| some(faults, numbers.clone(), fault));
            let told = &played.said;
            assert_eq!(played.steps(), 3, "{pace:?} {fault:?}: {told}");
            assert_eq!((played.times(FAILS), played.times(WORKS)), (1, 1), "{told}");
            assert_eq!(played.times("Child places"), 1, "{told}");
            assert!(told.contains("It is your turn"), "{told}");
            assert!(played.table().outcome().is_none(), "{told}");
        }
    }
}

#[test]
fn whoever_asks_in_vain_hears_so_once() {
    let played = play(Pace::Untimed, |faults| some(faults, 1..2, Mishap::Before));
    assert_eq!((played.times(UNKNOWN), played.steps()), (1, 0), "{}", played.said);
    assert_eq!((played.times(FAILS), played.times(WORKS)), (0, 0), "{}", played.said);
}
