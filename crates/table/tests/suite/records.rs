//! Records: exact both ways, strict on moves, and able to say what is wrong and where.

use dice::Dice;
use table::{LONGEST_RECORD, Record, Replay, Rules, Shown, Source, Terms, Viewer, What, Wrong};

use crate::fair::finished;
use crate::help::{Room, quarto, some_rules, times, viewers};

#[test]
fn both_forms_are_exact_both_ways() {
    for game in 0..times(500, 5000) {
        let mut dice = Dice::new(500_000 + game);
        let mut room = Room::begun(Terms::casual(some_rules(&mut dice)), &mut dice);
        let acts = dice.choose(&[0, 5, 40, 2000]);
        room.play(&mut dice, acts);
        if acts == 40 && room.table.outcome().is_none() {
            room.ask(1, What::Resign);
        }
        for viewer in viewers(room.table.terms().rules) {
            let mut record = Record::of(&room.log, viewer).unwrap();
            record.other.push(("Event".to_owned(), "a \"b\" \\ é [c]".to_owned()));
            let text = record.to_string();
            let lines = record.to_json_lines();
            assert!(lines.len() <= LONGEST_RECORD && text.len() <= LONGEST_RECORD);
            for form in [&text, &lines] {
                let source = Source::read(form).unwrap_or_else(|f| panic!("{f}\n{form}"));
                assert_eq!(source.record, record, "{form}");
            }
        }
    }
}

/// A finished record shows each seat what it saw when the game was played.
#[test]
fn a_record_replays_every_view() {
    for game in 0..times(150, 1500) {
        let mut dice = Dice::new(600_000 + game);
        let mut room = Room::begun(Terms::casual(some_rules(&mut dice)), &mut dice);
        let viewers = viewers(room.table.terms().rules);
        let mut seen: Vec<Vec<_>> = vec![Vec::new(); viewers.len()];
        for _ in 0..2000 {
            if room.table.outcome().is_some() {
                break;
            }
            let entries = room.log.len();
            room.play(&mut dice, 1);
            if room.log.len() > entries {
                for (seen, viewer) in seen.iter_mut().zip(&viewers) {
                    seen.push(room.table.view(*viewer).unwrap().game.unwrap());
                }
            }
        }
        if room.table.outcome().is_none() {
            continue;
        }
        let text = Record::of(&room.log, Viewer::Spectator).unwrap().to_string();
        let source = Source::read(&text).unwrap();
        for (seen, viewer) in seen.into_iter().zip(viewers) {
            let mut replay = Replay::new(&source).unwrap();
            let mut seen = seen.into_iter().peekable();
            // Some entries hold several words: a step and the draws after it.
            while let Some(shown) = replay.advance(viewer) {
                let shown = shown.unwrap();
                let view = replay.view(viewer).unwrap();
                if matches!(shown, Shown::Nothing) || seen.peek() == Some(&view) {
                    seen.next_if(|next| *next == view);
                }
            }
            assert_eq!(seen.next(), None);
            assert_eq!(replay.outcome(), room.table.outcome());
        }
    }
}

/// A record with one thing changed, what is said, and where.
#[test]
fn verify_says_what_is_wrong_and_where() {
    let mut dice = Dice::new(1);
    let mut room = Room::started(Terms::casual(quarto("1234p")), &mut dice);
    room.moves("+0 a1 +1 b1 +2 c1 +3 d1 !1");
    let text = Record::of(&room.log, Viewer::Spectator).unwrap().to_string();
    assert_eq!(Source::read(&text).unwrap().verify().unwrap().moves, 9);
    let last = text.lines().count();
    let moves = "+0 a1+1 b1+2 c1+3 d1!1";
    assert!(text.contains(moves), "{text}");
    let rows = [
        ("d1!1", "a1!1", (last - 1, 19), "a1 holds piece 0"),
        ("d1!1", "d1!2", (last - 1, 21), "this call was wrong"),
        ("d1!1", "d1+3", (last - 1, 21), "piece 3 stands on d1"),
        ("d1!1", "d1", (last, 1), "the moves lead to the result *"),
        ("d1!1", "d1 agreed", (last, 1), "the moves lead to the result 1/2-1/2 (agreed)"),
        ("d1!1", "d1!1 +4", (last - 1, 24), "the game was over before this"),
        ("d1!1", "2@a1", (last - 1, 19), "nobody wears a mask here"),
        ("d1!1", "time", (last - 1, 19), "the clock of this seat did not run"),
    ];
    for (old, new, (line, column), wrong) in rows {
        let changed = text.replacen(old, new, 1);
        let fault = Source::read(&changed).unwrap().verify().unwrap_err().remove(0);
        let place = (fault.at.line, fault.at.column);
        assert_eq!((place, fault.wrong.to_string().as_str()), ((line, column), wrong), "{changed}");
    }
}

#[test]
fn what_cannot_be_read_is_refused_with_its_place() {
    let text = finished(0);
    let game = finished((0..100).find(|&n| finished(n).contains("[Game \"quarto\"]")).unwrap());
    let spot = |text: &str| Source::read(text).map(|_| ()).unwrap_err();
    assert_eq!(spot("").wrong, Wrong::TagMissing("Game"));
    assert_eq!(spot("hello").wrong, Wrong::NoTag);
    assert_eq!(
        spot(&text.replacen("[Rules", "[Game \"quarto\"]\n[Rules", 1)).wrong,
        Wrong::TagTwice
    );
    assert_eq!(spot(&text.replacen("[Id \"", "[Id \"ä", 1)).wrong, Wrong::TagValue);
    assert_eq!(spot(&text.replacen("[Seat1", "[Chair1", 1)).wrong, Wrong::TagMissing("Seat1"));
    assert_eq!(spot(&format!("{text}*\n")).wrong, Wrong::NoResult);
    let without_end = text.trim_end().rsplit_once('\n').unwrap().0;
    assert_eq!(spot(without_end).wrong, Wrong::NoResult);
    assert_eq!(spot(&" ".repeat(LONGEST_RECORD + 1)).wrong, Wrong::TooLong);
    let bad = game.replacen("\n\n", "\n\n+0 z9 ", 1);
    let fault = spot(&bad);
    let line = bad.lines().position(|line| line.contains("z9")).unwrap() + 1;
    assert_eq!((fault.at.line, fault.at.column), (line, 4));
    assert!(matches!(fault.wrong, Wrong::NoMove(_)));
    assert_eq!(spot("{\"tag\":1}").wrong, Wrong::NoJson);
    assert_eq!(spot("{}").wrong, Wrong::NoJson);
}

/// While the game is under way a record hides what its reader may not know (X26, Q19).
#[test]
fn records_of_games_under_way_are_redacted() {
    let mut dice = Dice::new(4);
    let terms = Terms::casual(Rules::read("quartex", "2csh").unwrap());
    let mut room = Room::started(terms, &mut dice);
    room.play(&mut dice, 6);
    let own = Record::of(&room.log, Viewer::Seat(crate::help::seat(1))).unwrap().to_string();
    assert!(own.contains("bag 2:?5") && !own.contains("bag 1:?"), "{own}");
    let open = Record::of(&room.log, Viewer::Spectator).unwrap().to_string();
    assert!(open.contains("bag 2:?5") && open.contains("bag 1:?5"));
    let source = Source::read(&open).unwrap();
    assert_eq!(source.verify().unwrap_err()[0].wrong, Wrong::Hidden);

    let terms = Terms::casual(Rules::read("access", "1234p").unwrap());
    let mut room = Room::started(terms, &mut dice);
    room.play(&mut dice, 6);
    let record = Record::of(&room.log, Viewer::Seat(crate::help::seat(1))).unwrap();
    assert_eq!((record.words.len(), record.tray), (0, None));
}

/// However much is felt and called, the record fits; and one seat's touches do not show in what
/// the other may do (Q19).
#[test]
fn a_full_record_still_fits() {
    let terms = Terms::casual(Rules::read("access", "1234pf").unwrap());
    let mut room = Room::started(terms, &mut Dice::new(1));
    room.ask(1, What::Act(table::Action::GiveFrom(quarto::TrayPlace::new(1).unwrap())));
    room.ask(2, What::Act(table::Action::Quarto("a1".parse().unwrap())));
    let touch = quarto::Touch::Tray(quarto::TrayPlace::new(16).unwrap());
    let full = table::Answer::Refused(table::Refusal::RecordFull);
    for number in [1, 2] {
        let count =
            (0..2000).find(|&count| room.ask(number, What::Touch { number: count, touch }) == full);
        assert_eq!(count, Some(1300), "seat {number}");
    }
    let call = || What::Act(table::Action::Quarto("!a".parse().unwrap()));
    assert_eq!((0..2000).find(|_| room.ask(2, call()) == full), Some(500));
    room.ask(1, What::Resign);
    let record = Record::of(&room.log, Viewer::Spectator).unwrap();
    assert!(record.to_string().len() < LONGEST_RECORD);
    assert!(record.to_json_lines().len() < LONGEST_RECORD);
    assert!(Source::read(&record.to_json_lines()).unwrap().verify().is_ok());
}
