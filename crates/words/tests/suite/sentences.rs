//! Everything that can be refused, faulted, agreed or ended has a sentence, in every language,
//! length and style.

use std::fs;
use std::path::Path;

use quartex::{Corner, Misfit, Players, TextProblem};
use quarto::{Expected, Line, MaskedRefusal, Piece, TrayPlace};
use table::{
    Answer, Fault, Forfeit, IllegalMove, Level, NoMove, Offer, Outcome, Pace, Reason, Refusal,
    Replay, Rules, SeatSet, Sitter, Source, Span, Terms, TermsFault, TextPlace, Viewer, Wrong,
};
use words::{CellStyle, Language, Naming, SayingOrder, Verbosity, Voice};

use crate::hall::{Hall, NAMES, seat};
use crate::lint;

/// Voices of every language, length and style.
pub(crate) fn voices() -> Vec<Voice> {
    let mut voices = Vec::new();
    for language in Language::ALL {
        for verbosity in Verbosity::ALL {
            for cells in CellStyle::ALL {
                for naming in [Naming::Words, Naming::Codes] {
                    for listener in [Viewer::Seat(seat(1)), Viewer::Spectator] {
                        let voice = Voice::new(language, listener).naming_players(NAMES);
                        voices.push(Voice { verbosity, cells, naming, ..voice });
                    }
                }
            }
        }
    }
    voices
}

fn quarto_refusals() -> Vec<quarto::Refusal> {
    use quarto::Refusal as No;
    let (piece, cell) = (Piece::ALL[7], quarto::Cell::ALL[9]);
    vec![
        No::GameOver,
        No::PlaceFirst(piece),
        No::NothingInHand,
        No::BoardFull,
        No::CellTaken(cell, piece),
        No::AlreadyPlaced(piece, cell),
        No::NothingToCall,
        No::CallLost,
        No::CallsAreAutomatic,
        No::PointItOut,
        No::CallOnly,
        No::DoesNotCount(Line::ALL[12]),
        No::NothingToDecline,
    ]
}

fn quartex_refusals() -> Vec<quartex::Refusal> {
    use quartex::Refusal as No;
    let tile = "XXSQ".parse().unwrap();
    let cell = quartex::Cell::new(2, -1).unwrap();
    let misfits = [
        Misfit::NotHome,
        Misfit::CellTaken,
        Misfit::NoEdge,
        Misfit::NoOrientation,
        Misfit::BeyondFrame,
        Misfit::TileLaid,
    ];
    let clashes = Corner::ALL.map(Misfit::Clash);
    let mut all = vec![
        No::GameOver,
        No::NoSuchSeat(Players::Three),
        No::BagIsDue,
        No::NoDrawDue,
        No::WrongCount { due: 1 },
        No::WrongCount { due: 5 },
        No::NotInBag(tile),
        No::NotYourTurn(seat(2)),
        No::NotInHand(tile),
        No::Bound { tile, cell },
        No::ClaimsAreAutomatic,
        No::OpponentsAreAsked,
        No::NobodyAsks,
        No::AlreadyAnswered,
        No::Eliminated,
    ];
    all.extend(misfits.into_iter().chain(clashes).map(No::Misfit));
    all
}

fn refusals() -> Vec<Refusal> {
    let mut all = vec![
        Refusal::NoSuchSeat,
        Refusal::Stale,
        Refusal::StaleTouch,
        Refusal::Paused,
        Refusal::NotPaused,
        Refusal::NotStarted,
        Refusal::Started,
        Refusal::GameOver,
        Refusal::NotOver,
        Refusal::SeatsOpen,
        Refusal::SeatTaken,
        Refusal::SeatOpen,
        Refusal::SitsAlready,
        Refusal::Contributed,
        Refusal::NotYourTurn(seat(1)),
        Refusal::NotYourTurn(seat(2)),
        Refusal::TimeIsUp(seat(1)),
        Refusal::TimeIsUp(seat(2)),
        Refusal::TimeIsNotUp,
        Refusal::OtherGame,
        Refusal::NoMasks,
        Refusal::RecordFull,
        Refusal::NotHere,
        Refusal::OfferOpen,
        Refusal::EnoughOffers,
        Refusal::EnoughLeavings,
        Refusal::NoSuchOffer,
        Refusal::Agreed,
        Refusal::NothingToTakeBack,
        Refusal::Forfeited,
        Refusal::NoPerson,
        Refusal::StandIn,
        Refusal::NoStandIn,
        Refusal::EnoughStandIns,
        Refusal::NotAway,
        Refusal::Away,
        Refusal::NotYet(table::Moment(9)),
        Refusal::Access(MaskedRefusal::PlaceEmpty(TrayPlace::new(5).unwrap())),
    ];
    all.extend(quarto_refusals().into_iter().map(Refusal::Quarto));
    let masked = quarto_refusals().into_iter().map(MaskedRefusal::from).map(Refusal::Access);
    all.extend(masked);
    all.extend(quartex_refusals().into_iter().map(Refusal::Quartex));
    all
}

#[test]
fn every_refusal_is_said() {
    for voice in voices() {
        let mut said = std::collections::BTreeSet::new();
        for refusal in refusals() {
            let sentence = voice.refusal(refusal);
            lint::assert_sentences(&sentence, &format!("{refusal:?}"));
            said.insert(sentence);
        }
        // The masked twins of the same refusals, and the three ways the game can be over, are one.
        assert!(said.len() >= refusals().len() - 20, "{}", said.len());
    }
}

#[test]
fn every_outcome_is_said() {
    let forfeits = Forfeit::ALL.map(Reason::Forfeit);
    let others = [Reason::Quarto, Reason::WrongCall, Reason::Full, Reason::Points, Reason::Agreed];
    for voice in voices() {
        for reason in forfeits.into_iter().chain(others) {
            for winners in [&[][..], &[1], &[2], &[1, 3]] {
                let winners: SeatSet = winners.iter().map(|&number| seat(number)).collect();
                let sentence = voice.outcome(Outcome { winners, reason });
                lint::assert_sentences(&sentence, &format!("{reason:?}"));
            }
        }
    }
}

#[test]
fn everything_said_aloud_is_said() {
    use table::{Glimpse, Moment, Order, PublicEvent, Seed, Sight, StepNumber, Table, When};
    let terms = Terms::casual(Rules::read("quarto", "1234p").unwrap());
    let entry = Table::create("g".parse().unwrap(), terms, Seed([1; 32]), Moment(0)).unwrap();
    let mut table = Table::open(&entry).unwrap();
    let person = |name: &str| Sitter::Person(name.parse().unwrap());
    for number in [1, 2] {
        table.command(&Order::Sit(seat(number), person("p")), When::at(Moment(0))).ok();
    }
    let view = table.view(Viewer::Spectator).unwrap();
    let level = Level::new(5).unwrap();
    let offers = [
        Offer::Draw,
        Offer::TakeBack,
        Offer::MoreTime(Span::seconds(61)),
        Offer::Pause,
        Offer::Rematch,
    ];
    for voice in voices() {
        for seat in [seat(1), seat(2)] {
            let mut aloud = vec![
                PublicEvent::Sat { seat, sitter: person("anna") },
                PublicEvent::Sat { seat, sitter: Sitter::Bot(level) },
                PublicEvent::Sat { seat, sitter: Sitter::Open },
                PublicEvent::Left { seat },
                PublicEvent::Contributed { seat, contribution: table::Contribution::default() },
                PublicEvent::Agreed { seat },
                PublicEvent::Declined { seat },
                PublicEvent::Drawn,
                PublicEvent::TookBack { to: 3 },
                PublicEvent::Adjourned,
                PublicEvent::WentOn { seat },
                PublicEvent::Rematch,
                PublicEvent::Away { seat },
                PublicEvent::Here { seat },
                PublicEvent::StandIn { seat, level },
                PublicEvent::Reclaimed { seat },
                PublicEvent::Paused,
                PublicEvent::Resumed,
                PublicEvent::BroughtBack,
            ];
            aloud.extend(offers.map(|offer| PublicEvent::Offered { seat, offer }));
            aloud.extend(Forfeit::ALL.map(|forfeit| PublicEvent::Forfeited { seat, forfeit }));
            for aloud in aloud {
                let sights = vec![Sight::Aloud(aloud.clone())];
                let told = voice.tell(&Glimpse { step: StepNumber(0), sights }, &view);
                assert_eq!(told.len(), 1, "{aloud:?}");
                lint::assert_sentences(&told[0], &format!("{aloud:?}"));
            }
            // Clocks are told on request, or to those who want everything.
            let clock = PublicEvent::clock(seat, Span::seconds(90));
            let glimpse = Glimpse { step: StepNumber(0), sights: vec![Sight::Aloud(clock)] };
            let full = voice.verbosity == Verbosity::Full;
            assert_eq!(voice.tell(&glimpse, &view).len(), usize::from(full));
        }
    }
}

#[test]
fn every_fault_is_said() {
    let reason = Some(Reason::Forfeit(Forfeit::Abandoned));
    let wrongs = [
        Wrong::TooLong,
        Wrong::NoTag,
        Wrong::NoJson,
        Wrong::TagMissing("Game"),
        Wrong::TagTwice,
        Wrong::TagValue,
        Wrong::NoMove(NoMove::Quarto(Expected::Move)),
        Wrong::NoMove(NoMove::Quartex(TextProblem::Players)),
        Wrong::NoMove(NoMove::Toucher),
        Wrong::NoMove(NoMove::Touched),
        Wrong::NoMove(NoMove::Forfeiter),
        Wrong::NoMove(NoMove::NoWinner),
        Wrong::NoMove(NoMove::OneMove),
        Wrong::NoResult,
        Wrong::TwoResults,
        Wrong::Terms,
        Wrong::Hidden,
        Wrong::NotStarted,
        Wrong::Illegal(IllegalMove::Refused(Refusal::NoMasks)),
        Wrong::Illegal(IllegalMove::Refused(Refusal::NotYourTurn(seat(2)))),
        Wrong::Illegal(IllegalMove::Refused(Refusal::Quarto(quarto::Refusal::CallLost))),
        Wrong::Illegal(IllegalMove::Refused(Refusal::Quartex(quartex::Refusal::NotInHand(
            "XXSQ".parse().unwrap(),
        )))),
        Wrong::Illegal(IllegalMove::Refused(Refusal::Quartex(quartex::Refusal::Bound {
            tile: "XXSQ".parse().unwrap(),
            cell: quartex::Cell::HOME,
        }))),
        Wrong::Illegal(IllegalMove::Refused(Refusal::Quartex(quartex::Refusal::Eliminated))),
        Wrong::Illegal(IllegalMove::CannotForfeit),
        Wrong::Illegal(IllegalMove::ClockStood),
        Wrong::Illegal(IllegalMove::NoDraws),
        Wrong::Illegal(IllegalMove::NobodyActs),
        Wrong::Illegal(IllegalMove::WrongCall),
        Wrong::Illegal(IllegalMove::RightCall),
        Wrong::AfterTheEnd,
        Wrong::Outcome { result: "1-0".to_owned(), reason: None },
        Wrong::Outcome { result: "0-1".to_owned(), reason },
        Wrong::NoSeed,
        Wrong::Commitment,
        Wrong::Seal,
        Wrong::OtherCommitment,
        Wrong::OtherSeal,
        Wrong::Lot(2),
        Wrong::Tray("0123".to_owned()),
        Wrong::Draw("XXSQ".to_owned()),
    ];
    let expected = [
        Expected::PieceOrDot,
        Expected::Slash,
        Expected::Separator,
        Expected::HandOrDash,
        Expected::SeatOrResult,
        Expected::CountingDigit,
        Expected::CallingLetter,
        Expected::LastOrDash,
        Expected::Piece,
        Expected::CodeLetter,
        Expected::File,
        Expected::Rank,
        Expected::Line,
        Expected::CornerRank,
        Expected::TrayPlace,
        Expected::Touch,
        Expected::Move,
        Expected::GiftOrCall,
        Expected::WordEnd,
        Expected::End,
    ];
    for voice in voices() {
        for wrong in &wrongs {
            let fault = Fault { at: TextPlace { line: 3, column: 14 }, wrong: wrong.clone() };
            lint::assert_sentences(&voice.fault(&fault), &format!("{wrong:?}"));
        }
        for expected in expected {
            let error = quarto::TextError { at: 4, expected };
            lint::assert_sentences(&voice.quarto_text_fault(error), &format!("{expected:?}"));
        }
        for text in
            ["x", "XXXXX", "OOXX@1,1=OOXX", "XXSQ@99,1=XXSQ", "XXSQ@01,1", "XXSQ", "XXSQ@1,1=OOOO"]
        {
            let error = text.parse::<quartex::Action>().unwrap_err();
            let sentence = voice.quartex_text_fault(error);
            // A text that lacks a sign is told which: the one sign that cannot be avoided.
            let sentence = sentence.replace(['@', '='], "sign");
            lint::assert_sentences(&sentence, text);
        }
        for fault in [
            TermsFault::FreeCallsAreCasual,
            TermsFault::NoSuchBeginner(seat(4)),
            TermsFault::NoSuchTime,
        ] {
            lint::assert_sentences(&voice.terms_fault(fault), &format!("{fault:?}"));
        }
    }
}

#[test]
fn all_terms_are_said() {
    let rules = [
        ("quarto", "1234p"),
        ("quarto", "13spl"),
        ("quarto", "2cf"),
        ("quarto", "1234a"),
        ("access", "14p"),
        ("access", "1234sc+announced"),
        ("quartex", "2csh"),
        ("quartex", "5atb9"),
    ];
    let paces = [
        Pace::Untimed,
        Pace::TOURNAMENT,
        Pace::Bank { bank: Span::seconds(3_725), increment: Span(1) },
    ];
    for voice in voices() {
        for (game, text) in rules {
            let rules = Rules::read(game, text).unwrap();
            for pace in paces {
                for terms in [Terms::casual(rules), Terms::tournament(rules)] {
                    for sentence in voice.clone().at_table(rules).terms(&Terms { pace, ..terms }) {
                        lint::assert_sentences(&sentence, text);
                    }
                }
            }
        }
    }
}

#[test]
fn answers_are_said_once() {
    for voice in voices() {
        let piece = Some(Piece::ALL[3]);
        for answer in [
            Answer::Felt { found: piece },
            Answer::Felt { found: None },
            Answer::Refused(Refusal::NotHere),
        ] {
            lint::assert_sentences(&voice.answer(&answer).unwrap(), &format!("{answer:?}"));
        }
        assert_eq!(voice.answer(&Answer::Done { step: table::StepNumber(1) }), None);
    }
}

/// The same piece and place in every language: a table to read.
#[test]
fn nouns_are_right_in_every_language() {
    let piece: Piece = "DQTH".parse().unwrap();
    let rows = [
        (Language::English, "dark square tall hollow", "DQTH", "bravo 3", "row 3, column 2"),
        (Language::French, "foncée carrée haute creuse", "FQHV", "Berthe 3", "ligne 3, colonne 2"),
        (Language::German, "dunkel eckig groß mit Loch", "DEGM", "Berta 3", "Zeile 3, Spalte 2"),
        (
            Language::Spanish,
            "oscura cuadrada alta hueca",
            "OQAH",
            "Barcelona 3",
            "fila 3, columna 2",
        ),
        (Language::Italian, "scuro quadrato alto cavo", "SQAV", "Bologna 3", "riga 3, colonna 2"),
        (
            Language::Russian,
            "тёмная квадратная высокая с выемкой",
            "ТДВО",
            "Борис 3",
            "горизонталь 3, вертикаль 2",
        ),
    ];
    let cell = "b3".parse().unwrap();
    for (language, words, code, spelled, numbers) in rows {
        let mut voice = Voice::new(language, Viewer::Spectator);
        assert_eq!(voice.piece_words(piece), words);
        assert_eq!(voice.piece_code(piece), code);
        assert_eq!(voice.cell(cell), "b3");
        voice.cells = CellStyle::Spelled;
        assert_eq!(voice.cell(cell), spelled);
        voice.cells = CellStyle::Numbers;
        assert_eq!(voice.cell(cell), numbers);
        assert_eq!(voice.span(Span(90_500)).matches(char::is_numeric).count(), 3, "1, 31");
    }
}

/// "in 2 Tagen", "через 1 минуту": languages with cases say a time behind a word otherwise.
#[test]
fn times_behind_a_word_have_its_case() {
    let rows = [
        (Language::German, 172_800_000, "2 Tage", "2 Tagen"),
        (Language::Russian, 61_000, "1 минута и 1 секунда", "1 минуту и 1 секунду"),
        (Language::English, 61_000, "1 minute and 1 second", "1 minute and 1 second"),
    ];
    for (language, span, alone, behind) in rows {
        let voice = Voice::new(language, Viewer::Spectator);
        assert_eq!(
            (voice.span(Span(span)), voice.span_behind(Span(span))),
            (alone.into(), behind.into())
        );
    }
}

#[test]
fn the_order_of_characteristics_is_the_listeners() {
    use quarto::Characteristic::{Body, Colour, Height, Shape};
    assert_eq!(SayingOrder::new([Body, Body, Height, Shape]), None);
    let order = SayingOrder::new([Height, Body, Colour, Shape]).unwrap();
    let voice = Voice { order, ..Voice::new(Language::English, Viewer::Spectator) };
    let piece: Piece = "DQTH".parse().unwrap();
    assert_eq!(voice.piece_words(piece), "tall hollow dark square");
    assert_eq!(voice.piece_code(piece), "THDQ");
}

#[test]
fn quartex_cells_are_told_from_home() {
    let rows = [
        (Language::English, (2, -1), "two east, one north of home"),
        (Language::French, (-1, 0), "une case à l’ouest de la case de départ"),
        (Language::German, (0, 3), "drei Felder südlich vom Startfeld"),
        (
            Language::Spanish,
            (13, -1),
            "13 casillas al este, una casilla al norte de la casilla inicial",
        ),
        (Language::Italian, (0, 0), "casella di partenza"),
        (Language::Russian, (-2, 1), "на две клетки западнее, на одну клетку южнее начальной"),
    ];
    for (language, (x, y), text) in rows {
        let voice = Voice::new(language, Viewer::Spectator);
        assert_eq!(voice.spot(quartex::Cell::new(x, y).unwrap()), text);
    }
    let terse =
        Voice { verbosity: Verbosity::Terse, ..Voice::new(Language::English, Viewer::Spectator) };
    assert_eq!(terse.spot(quartex::Cell::new(2, -1).unwrap()), "2 east, 1 north");
}

#[test]
fn length_changes_what_is_said() {
    let terms = Terms::casual(Rules::read("quarto", "1234p").unwrap());
    let mut hall = Hall::started(terms, Language::English, Viewer::Seat(seat(2)));
    let mut hear = |verbosity: Verbosity, who: u8, text: &str| {
        hall.voice.verbosity = verbosity;
        hall.heard.clear();
        hall.type_in(who, text);
        hall.heard.clone()
    };
    let told = hear(Verbosity::Terse, 1, "+0");
    assert_eq!(told, ["To you: light round short solid.", "Your turn: place the piece."]);
    let told = hear(Verbosity::Terse, 2, "b3");
    assert_eq!(
        told,
        ["> b3", "b3 light round short solid.", "Your turn: give a piece, or call Quarto."]
    );
    hear(Verbosity::Normal, 2, "+1");
    assert_eq!(hear(Verbosity::Terse, 1, "a1"), ["a1 light round short hollow, Anna."]);
    let told = hear(Verbosity::Full, 1, "+f");
    let gift = "Anna gives you the dark square tall hollow piece. It is yours to place.";
    assert_eq!(told[0], gift);
}

#[test]
fn every_fault_of_a_position_is_said() {
    let rows = [
        "..../..../..../.... - 3 1234p -",
        "..../..../..../00.. 0 1 1234p a1",
        "..../..../..../00.. - 1 1234p a1",
        "..../..../..../0... - 1 1234p a1",
        "..../..../..../0... - 2 1234p b1",
        "..../..../..../0... - 1-0 1234p a1",
        "..../..../..../0... - 2 1234a a1",
        "..../..../..../0... - 2 1234pf a1x",
        "..../..../..../0123 - 1 1234cx d1",
        "..../..../..../0123 - 1 1234c d1x",
        "..../..../..../0123 - 1 1234a -",
        "..../0123/..../4567 - 1-0 1234a -",
        "..../..../..../0123 - 0-1 1234a -",
        "..../..../..../0123 4 1-0 1234a -",
    ];
    let mut said = std::collections::BTreeSet::new();
    for voice in voices() {
        for text in rows {
            let error = text.parse::<quarto::Position>().expect_err(text);
            let told = voice.no_position(&error);
            assert!(!told.is_empty());
            for sentence in told {
                // A drawn result is written with a slash, as in records.
                lint::assert_sentences(&sentence.replace("1/2", "half"), text);
                said.insert((voice.language, sentence));
            }
        }
    }
    assert!(said.len() > 6 * 12, "{}", said.len());
}

#[test]
fn every_fault_of_a_setup_is_said() {
    use quartex::{Fault as No, Symbol};
    let (one, tile) = (seat(1), "XXSQ".parse().unwrap());
    let (cell, misfit) = (quartex::Cell::new(2, -1).unwrap(), Misfit::CellTaken);
    let faults = [
        No::NotTheTruth,
        No::NotAView,
        No::HiddenTiles(one),
        No::Hands { found: 3 },
        No::TokenHeaps { found: 3 },
        No::NoSuchSeat(one),
        No::TileTwice(tile),
        No::TooManyTiles { found: 56 },
        No::Board { cell, misfit },
        No::HomeTurned,
        No::NoHome,
        No::BoardBeforeStart,
        No::Removed { due: 1, found: 2 },
        No::HandSize { seat: one, due: 5, found: 4 },
        No::Tokens { symbol: Symbol::Star, due: 1, taken: 2 },
        No::NoSuchDraw,
        No::EliminatedInSetUp(one),
        No::EliminatedWithoutTiles(one),
        No::ActsEliminated(one),
        No::ActsWithoutTiles(one),
        No::AsideSize { found: 4 },
        No::NothingAside,
        No::BagEmpty,
        No::AskedUnderAuto,
        No::NobodyAsked,
        No::CannotBeAsked(one),
        No::BoundNotInHand(tile),
        No::BoundMisfit(misfit),
        No::NothingFits(one),
        No::StillIn(one),
        No::Remembered(one),
        No::Age(one),
        No::PutBackInSight(tile),
        No::CannotHold(one),
        No::CannotBeInBag(tile),
        No::NoTruth,
    ];
    for voice in voices() {
        for fault in faults {
            lint::assert_sentences(&voice.setup_fault(fault), &format!("{fault:?}"));
        }
    }
}

#[test]
fn deadlines_are_told() {
    use table::{Deadline, DeadlineKind, Moment};
    for voice in voices() {
        for what in [
            DeadlineKind::Clock(seat(1)),
            DeadlineKind::Clock(seat(2)),
            DeadlineKind::Pointing,
            DeadlineKind::Abandoned(seat(1)),
            DeadlineKind::Abandoned(seat(2)),
            DeadlineKind::Held(seat(1)),
            DeadlineKind::Held(seat(2)),
        ] {
            let sentence = voice.deadline(Deadline { at: Moment(61_000), what }, Moment(0));
            lint::assert_sentences(&sentence, &format!("{what:?}"));
        }
    }
}

/// Where the game shows or calls an alignment itself, it is named; elsewhere only the caller
/// names it (Q17).
#[test]
fn shown_alignments_are_named() {
    let script = "1: +0\n2: a1\n2: +1\n1: b1\n1: +2\n2: c1\n2: +3\n1: d1";
    let heard = |rules: &str, more: &str| {
        let terms = Terms::casual(Rules::read("quarto", rules).unwrap());
        let mut hall = Hall::started(terms, Language::English, Viewer::Spectator);
        hall.play(script);
        hall.play(more);
        hall.heard.split_off(hall.heard.len() - 3)
    };
    let end = "Quarto! Anna wins!";
    let auto = heard("1234a", "");
    let placed = "Anna places the light round tall hollow piece on d1.";
    assert_eq!(auto, [placed, "Quarto: row 1, all light and round.", end]);
    let called = heard("1234c", "1: quarto");
    let right = "Anna calls “Quarto!”, and that is right!";
    assert_eq!(called, [right, "Quarto: row 1, all light and round.", end]);
    let named = heard("1234p", "1: quarto row 1");
    let right = "Anna calls “Quarto!”: row 1, all light and round. That is right!";
    assert_eq!(named[1..], [right, end]);
    let wrong = heard("1234pl", "1: quarto row 2");
    let lost = "The game ends with a wrong call. Ben wins!";
    assert_eq!(wrong[1..], ["Anna calls “Quarto!”: row 2. The call is wrong.", lost]);
}

/// Records that are played again are told as the game was, to every viewer.
#[test]
fn records_are_told() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/records");
    for name in ["quarto.txt", "access.txt", "quartex.txt"] {
        let text = fs::read_to_string(folder.join(name)).unwrap();
        let source = Source::read(&text).unwrap();
        for language in Language::ALL {
            for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
                let voice = Voice::new(language, viewer).at_table(source.record.terms.rules);
                let mut replay = Replay::new(&source).unwrap();
                let mut told = 0;
                while let Some(shown) = replay.advance(viewer) {
                    let view = replay.view(viewer).unwrap();
                    for sentence in voice.tell_shown(&shown.unwrap(), &view) {
                        lint::assert_sentences(&sentence, name);
                        told += 1;
                    }
                }
                assert!(told >= 10, "{name}: {told}");
            }
        }
    }
}
