//! Engines of other people, good and bad; here small scripts.

use std::time::Duration;

use bots::{Bot, Bout, EngineFault, External, Means, Seated, ThinkingLimit, bout};
use table::{Forfeit, Reason, Rules, Seat};

/// A script that greets as UGI wants, and does this for `go`.
fn engine(go: &str) -> Means {
    let script = format!(
        "while read -r word rest; do case \"$word\" in \
         ugi) echo ugiok;; isready) echo readyok;; \
         position) position=$rest;; go) {go};; esac; done"
    );
    let mut means = Means::new(format!("sh -c '{script}'"));
    means.grace = Duration::from_secs(10);
    means
}

fn play(means: &Means, limit: ThinkingLimit) -> Bout {
    let rules = Rules::read("quarto", "1234a").unwrap();
    let ours = bots::opponent(rules, crate::help::level(2), 1);
    let theirs: Box<dyn Bot> = Box::new(External::start(means).unwrap());
    let mut players = [
        Seated { bot: ours, limit, external: false },
        Seated { bot: theirs, limit, external: true },
    ];
    bout(rules, 1, &mut players).unwrap()
}

/// Plays the first free cell and the first piece that is left, by looking at the text alone.
const FIRST: &str = "set -- $position; board=$2; hand=$3; \
    if [ \"$hand\" = - ]; then \
      for p in 0 1 2 3 4 5 6 7 8 9 a b c d e f; do \
        case \"$board\" in *$p*) ;; *) echo bestmove +$p; break;; esac; done; \
    else \
      i=0; for r in 4 3 2 1; do for f in a b c d; do \
        at=$((i + 1)); letter=$(printf %s \"$board\" | cut -c $at); \
        if [ \"$letter\" = . ]; then echo info string first; echo bestmove $f$r; break 2; fi; \
        i=$((i + 1)); done; i=$((i + 1)); done; fi";

#[test]
fn an_engine_plays_a_whole_game() {
    let bout = play(&engine(FIRST), ThinkingLimit::Nodes(100));
    assert_eq!(bout.defaulted, []);
    assert_ne!(bout.outcome.reason, Reason::Forfeit(Forfeit::Resigned));
}

#[test]
fn bad_engines_lose_and_that_is_said() {
    let mut late = engine("sleep 1000");
    late.grace = Duration::from_millis(300);
    // Its own start is slow on a busy machine: only the answer is to be late.
    let limit = ThinkingLimit::Time(Duration::from_millis(10));
    let engines = [
        engine("echo bestmove z9"),                                  // no move
        engine("echo bestmove +0"), // a gift when a piece is to be placed
        engine("echo bestmove"),    // nothing
        engine("exit 1"),           // gone
        engine("printf \"%070000d\" 1; echo; echo bestmove resign"), // a very long line
        late,
    ];
    for means in engines {
        let bout = play(&means, limit);
        assert_eq!(bout.defaulted, [Seat::new(2).unwrap()], "{means:?}");
        assert_eq!(bout.outcome.winners.iter().next(), Some(Seat::FIRST), "{means:?}");
    }
}

#[test]
fn what_cannot_start_is_told() {
    let short = |program: &str| Means { grace: Duration::from_secs(5), ..Means::new(program) };
    assert_eq!(External::start(&short("false")).unwrap_err(), EngineFault::Ended);
    assert_eq!(External::start(&short("/nowhere/to/be/found")).unwrap_err(), EngineFault::Ended);
    let mute = Means { grace: Duration::from_millis(200), ..Means::new("sleep 1000") };
    assert_eq!(External::start(&mute).unwrap_err(), EngineFault::TooLate);
}

/// The limit is the engine's, whatever it tries: `ulimit` says so to itself.
#[test]
fn memory_is_limited() {
    let mut means = engine("case $(ulimit -v) in 65536) echo bestmove a1;; *) exit 1;; esac");
    means.memory = 64;
    let view = bots::ugi::read_position("startpos 1234a moves +0").unwrap();
    let mut bot = External::start(&means).unwrap();
    assert!(bot.decide(&view, &bots::ThinkingBudget::nodes(1)).is_some(), "{:?}", bot.fault());
}
