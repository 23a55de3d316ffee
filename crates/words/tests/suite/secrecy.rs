//! Sentences tell no more than their listener may know.

use table::{Moment, Rules, Terms, Viewer};
use words::{AnswerContext, Language, Naming, Question, Spot};

use crate::hall::{Hall, seat};
use crate::transcripts;

/// Two games that differ in one piece: with the one, row 1 is aligned, with the other it is not.
/// Apart from that piece's name everything that is said is the same.
#[test]
fn nothing_betrays_an_uncalled_alignment() {
    let questions = [
        Question::Turn,
        Question::Hand,
        Question::Free,
        Question::Legal,
        Question::Score,
        Question::Lines("d1".parse().unwrap()),
        Question::Cell(Spot::Quarto("d1".parse().unwrap())),
        Question::Help,
    ];
    for language in Language::ALL {
        for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
            let heard = |last: &str| {
                let terms = Terms::casual(Rules::read("quarto", "1234p").unwrap());
                let mut hall = Hall::started(terms, language, viewer);
                hall.voice.naming = Naming::Codes;
                let script =
                    format!("1: +0\n2: a1\n2: +1\n1: b1\n1: +2\n2: c1\n2: +{last}\n1: d1\n1: +4");
                hall.play(&script);
                let view = hall.view(viewer);
                let scene = AnswerContext::new(&view, Moment(0));
                let replies = questions.iter().flat_map(|&q| hall.voice.reply(q, &scene));
                let code = hall.voice.piece_code(last.parse().unwrap());
                let said = hall.heard.iter().filter(|line| !line.starts_with('>')).cloned();
                said.chain(replies).map(|line| line.replace(&code, "this")).collect::<Vec<_>>()
            };
            let aligned = heard("3");
            assert!(aligned.iter().filter(|line| line.contains("this")).count() >= 4);
            assert_eq!(aligned, heard("f"), "{language} {viewer:?}");
        }
    }
}

/// What is heard under masks by one who has felt nothing names no piece.
#[test]
fn a_masked_spectator_hears_of_no_piece() {
    for language in Language::ALL {
        let hall = transcripts::access(language, Viewer::Spectator);
        let values = (0..8).filter_map(quarto::CharacteristicValue::from_index);
        let words: Vec<String> = values.map(|value| hall.voice.value(value)).collect();
        for line in &hall.heard {
            for word in &words {
                let said = line.split([' ', ',', '.']).any(|said| said == word);
                assert!(!said, "{language}: {line}");
            }
        }
    }
}

/// What others draw is a number; one's own is named.
#[test]
fn hidden_tiles_are_not_named() {
    for language in Language::ALL {
        let own = transcripts::quartex(language, Viewer::Seat(seat(1)));
        let other = transcripts::quartex(language, Viewer::Spectator);
        let symbol = own.voice.symbol(quartex::Symbol::Circle);
        let draws = |hall: &Hall| {
            let first = hall.heard.iter().skip(13).take(4);
            first.filter(|line| line.contains(&symbol)).count()
        };
        assert_eq!((draws(&own), draws(&other)), (1, 0), "{language}");
    }
}

/// While masks are worn, questions tell nothing that a hand would have to feel.
#[test]
fn questions_under_masks_tell_nothing() {
    let terms = Terms::casual(Rules::read("access", "1234p").unwrap());
    let mut hall = Hall::started(terms, Language::English, Viewer::Seat(seat(1)));
    hall.play("1: give 1\n2: b3\n1: touch b3");
    let view = hall.view(Viewer::Seat(seat(1)));
    let scene = AnswerContext { last_move: Some("secret"), ..AnswerContext::new(&view, Moment(0)) };
    let b3 = "b3".parse().unwrap();
    for question in [
        Question::Cell(Spot::Quarto(b3)),
        Question::Lines(b3),
        Question::Left,
        Question::Occupied,
        Question::Free,
        Question::Legal,
        Question::LastMove,
    ] {
        let reply = hall.voice.reply(question, &scene);
        assert!(reply.len() == 1 && reply[0].contains("asks are worn"), "{reply:?}");
    }
}
