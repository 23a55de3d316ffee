//! Q20 and Q21: won, drawn, and over.

use quarto::{Action, Call, Cell, Ending, EndingWord, Line, Outcome, Piece, Refusal, Seat};

use crate::{at, check};

#[test]
fn q20_won_by_calling_in_time() {
    check(&[
        ("..../..../..../0839 - 1 1234p d1", "!1", "..../..../..../0839 - 1-0 1234p -"),
        ("..../..../..../0839 f 2 1234p d1", "!1", "..../..../..../0839 f 0-1 1234p -"),
        ("..../..../8.../093. 1 2 1234a -", "d1", "..../..../8.../0931 - 0-1 1234a -"),
    ]);
}

#[test]
fn q20_won_because_the_opponent_ran_out_of_time_or_resigned() {
    check(&[
        ("..../..../.7../.... c 1 1234p b2", "time", "..../..../.7../.... c 0-1 1234p -"),
        ("..../..../.7../.... c 1 1234p b2", "resign", "..../..../.7../.... c 0-1 1234p -"),
        ("..../..../.7../.... - 2 1234p b2", "resign", "..../..../.7../.... - 1-0 1234p -"),
    ]);
}

#[test]
fn q20_either_player_may_resign_whoever_is_to_act() {
    for (loser, result) in [(Seat::One, "0-1"), (Seat::Two, "1-0")] {
        for start in ["..../..../.7../.... c 1 1234p b2", "..../..../.7../.... - 2 1234p b2"] {
            let mut game = at(start);
            assert_eq!(game.end(Ending::Resign(loser)), Ok(Outcome::Won(loser.other())));
            assert_eq!(game.outcome().unwrap().to_string(), result);
        }
    }
}

#[test]
fn q20_an_alignment_nobody_called_wins_nothing() {
    check(&[(
        "..../..../..../0839 f 2 1234p d1",
        "a2 agreed",
        "..../..../f.../0839 - 1/2-1/2 1234p -",
    )]);
}

#[test]
fn q21_drawn_when_all_pieces_are_placed_and_nobody_has_won() {
    check(&[
        ("907./d38a/6bc1/254f e 1 1234p c4", "d4 - -", "907e/d38a/6bc1/254f - 1/2-1/2 1234p -"),
        ("907./d38a/6bc1/254f e 1 1234sa -", "d4", "907e/d38a/6bc1/254f - 1/2-1/2 1234sa -"),
    ]);
}

#[test]
fn q21_drawn_by_agreement_at_any_moment() {
    check(&[
        ("..../..../..../.... - 1 1234p -", "agreed", "..../..../..../.... - 1/2-1/2 1234p -"),
        ("..../..../.7../.... c 1 1234p b2", "agreed", "..../..../.7../.... c 1/2-1/2 1234p -"),
        ("9850/c7b6/312d/fe4a - 2 1234p d4", "agreed", "9850/c7b6/312d/fe4a - 1/2-1/2 1234p -"),
    ]);
}

#[test]
fn after_the_end_nothing_is_possible() {
    let over = [
        "..../..../..../0839 - 1-0 1234p -",
        "..../..../..../0839 f 0-1 1234p -",
        "907e/d38a/6bc1/254f - 1/2-1/2 1234a -",
    ];
    for before in over.map(at) {
        let mut game = before;
        let give = Piece::ALL.into_iter().map(Action::Give);
        let place = Cell::ALL.into_iter().map(Action::Place);
        let call = Line::ALL.into_iter().map(|line| Action::Call(Call::Line(line)));
        let others = [Action::Call(Call::Bare), Action::Decline];
        for action in give.chain(place).chain(call).chain(others) {
            assert_eq!(game.play(action), Err(Refusal::GameOver));
        }
        for ending in [Ending::Resign(Seat::One), Ending::Time, Ending::Agreed] {
            assert_eq!(game.end(ending), Err(Refusal::GameOver));
        }
        assert_eq!((game, game.seat()), (before, None));
        assert!(game.choices().is_empty() && game.accepted().is_empty());
    }
}

#[test]
fn the_words_of_endings() {
    let [won, lost] = Seat::ALL.map(Outcome::Won);
    let rows = [
        (EndingWord::Resign, won, Some(Ending::Resign(Seat::Two))),
        (EndingWord::Resign, lost, Some(Ending::Resign(Seat::One))),
        (EndingWord::Time, won, Some(Ending::Time)),
        (EndingWord::Agreed, Outcome::Drawn, Some(Ending::Agreed)),
        (EndingWord::Resign, Outcome::Drawn, None),
        (EndingWord::Time, Outcome::Drawn, None),
        (EndingWord::Agreed, won, None),
    ];
    for (word, outcome, ending) in rows {
        assert_eq!(Ending::from_word(word, outcome), ending, "{word} {outcome}");
        if let Some(ending) = ending {
            assert_eq!((ending.word(), ending.to_string()), (word, word.to_string()));
        }
    }
}
