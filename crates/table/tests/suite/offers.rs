//! What players agree on, give up, leave and take back.

use dice::Dice;
use table::{
    Action, Answer, Event, Level, MOST_OFFERS, MOST_STAND_INS, Moment, Offer, Order, Outcome, Pace,
    Reason, Refusal, Rules, Seat, SeatSet, Span, Stakes, Table, Terms, Viewer, What,
};

use crate::help::{Room, at, quarto, seat};

fn refused(answer: &Answer) -> Refusal {
    match answer {
        Answer::Refused(refusal) => *refusal,
        other => panic!("not refused: {other:?}"),
    }
}

fn done(answer: &Answer) {
    assert!(matches!(answer, Answer::Done { .. }), "{answer:?}");
}

fn room(rules: &str) -> Room {
    Room::started(Terms::casual(quarto(rules)), &mut Dice::new(1))
}

/// What the last entry says, without when and why.
fn last(room: &Room) -> String {
    let events: Vec<String> =
        room.log.last().unwrap().events.iter().map(Event::to_string).collect();
    events.join("; ")
}

fn won(seats: &[u8], reason: Reason) -> Outcome {
    Outcome { winners: seats.iter().map(|&number| seat(number)).collect(), reason }
}

/// Q21: both agree.
#[test]
fn a_draw_takes_two() {
    let mut room = room("1234p");
    room.moves("+7");
    done(&room.ask(1, What::Offer(Offer::Draw)));
    assert_eq!(refused(&room.ask(2, What::Offer(Offer::TakeBack))), Refusal::OfferOpen);
    assert_eq!(refused(&room.ask(1, What::Offer(Offer::Draw))), Refusal::OfferOpen);
    assert_eq!(refused(&room.ask(1, What::Agree(Offer::Draw))), Refusal::Agreed);
    assert_eq!(refused(&room.ask(2, What::Agree(Offer::TakeBack))), Refusal::NoSuchOffer);
    done(&room.ask(2, What::Decline(Offer::Draw)));
    assert_eq!(refused(&room.ask(2, What::Agree(Offer::Draw))), Refusal::NoSuchOffer);
    // An offer lapses with the next step.
    done(&room.ask(1, What::Offer(Offer::Draw)));
    room.moves("a1");
    assert_eq!(refused(&room.ask(2, What::Agree(Offer::Draw))), Refusal::NoSuchOffer);
    done(&room.ask(1, What::Offer(Offer::Draw)));
    done(&room.ask(2, What::Agree(Offer::Draw)));
    assert_eq!(room.table.outcome(), Some(won(&[], Reason::Agreed)));
    assert_eq!(refused(&room.ask(1, What::Resign)), Refusal::GameOver);
}

/// Two propose the same at the same moment: whoever comes second agrees.
#[test]
fn the_same_offer_by_another_is_an_agreement() {
    let mut room = room("1234p");
    room.moves("+7 a1 +8");
    done(&room.ask(1, What::Offer(Offer::Draw)));
    done(&room.ask(2, What::Offer(Offer::Draw)));
    assert_eq!(last(&room), "agree 2; drawn");
    assert_eq!(room.table.outcome(), Some(won(&[], Reason::Agreed)));
    done(&room.ask(2, What::Offer(Offer::Rematch)));
    done(&room.ask(1, What::Offer(Offer::Rematch)));
    assert!(room.table.rematch().is_some());

    // Of three, each is asked.
    let terms = Terms::casual(Rules::read("quartex", "3csh").unwrap());
    let mut room = Room::started(terms, &mut Dice::new(1));
    done(&room.ask(1, What::Resign));
    done(&room.ask(2, What::Resign));
    done(&room.ask(3, What::Offer(Offer::Rematch)));
    done(&room.ask(1, What::Offer(Offer::Rematch)));
    assert_eq!(refused(&room.ask(1, What::Offer(Offer::Rematch))), Refusal::OfferOpen);
    assert!(room.table.rematch().is_none());
    done(&room.ask(2, What::Agree(Offer::Rematch)));
    assert!(room.table.rematch().is_some());

    // What is for the one who asks is not the same.
    let more = Offer::MoreTime(Span::seconds(30));
    let pace = Pace::PerMove(Span::seconds(60));
    let terms = Terms { pace, ..Terms::casual(quarto("1234p")) };
    for offer in [more, Offer::TakeBack] {
        let mut room = Room::started(terms, &mut Dice::new(1));
        room.moves("+7 a1 +8 b2");
        done(&room.ask(1, What::Offer(offer)));
        assert_eq!(refused(&room.ask(2, What::Offer(offer))), Refusal::OfferOpen);
    }
}

/// One button is there for all who sit at one device: what one of them offers, all have agreed to.
#[test]
fn who_sits_beside_agrees_at_once() {
    let pace = Pace::PerMove(Span::seconds(60));
    let terms = Terms { pace, ..Terms::casual(quarto("1234p")) };
    let more = Offer::MoreTime(Span::seconds(30));
    for (offer, by, entry) in [
        (Offer::Draw, 1, "offer 1 draw; agree 2; drawn"),
        (Offer::Draw, 2, "offer 2 draw; agree 1; drawn"),
        (Offer::TakeBack, 2, "offer 2 takeback; agree 1; back 2"),
        (more, 1, "offer 1 time:30000; agree 2; clock 1 90000"),
        (Offer::Pause, 1, "offer 1 pause; agree 2; clock 1 55000; adjourn"),
    ] {
        let mut room = Room::seated(terms, &["anna", "anna-2"]);
        room.moves("+7 a1 +8");
        room.wait(Span::seconds(5));
        done(&room.ask(by, What::Offer(offer)));
        assert_eq!(last(&room), entry);
        assert_eq!(room.table.offer(), None);
        assert_eq!(Table::fold(&room.log).unwrap().state(), room.table.state());
    }
    for (game, rules, people) in [
        ("quarto", "1234p", &["anna-1", "anna"][..]),
        ("access", "1234p", &["anna", "anna-2"]),
        ("quartex", "3csh", &["anna", "anna-2", "anna-3"]),
    ] {
        let terms = Terms::casual(Rules::read(game, rules).unwrap());
        let mut room = Room::seated(terms, people);
        for number in 1..terms.rules.seats() {
            done(&room.ask(number, What::Resign));
        }
        done(&room.ask(1, What::Offer(Offer::Rematch)));
        assert!(room.table.rematch().is_some(), "{game}");
    }
}

/// Others are asked as ever; and whoever agrees does so for the device.
#[test]
fn who_sits_elsewhere_is_asked() {
    let terms = Terms::casual(Rules::read("quartex", "5csh").unwrap());
    let mut room = Room::seated(terms, &["anna", "bert", "anna-3", "bert-4", "8"]);
    for number in 1..=4 {
        done(&room.ask(number, What::Resign));
    }
    done(&room.ask(3, What::Offer(Offer::Rematch)));
    assert_eq!(last(&room), "offer 3 rematch; agree 1");
    assert_eq!(refused(&room.ask(1, What::Agree(Offer::Rematch))), Refusal::Agreed);
    done(&room.ask(2, What::Agree(Offer::Rematch)));
    assert_eq!(last(&room), "agree 2; agree 4");
    assert!(room.table.rematch().is_none());
    // A bot answers for itself.
    done(&room.ask(5, What::Agree(Offer::Rematch)));
    assert_eq!(last(&room), "agree 5; rematch");

    // So does one that plays for somebody at the device, and those at one keyboard hand it on.
    let mut room = Room::seated(Terms::casual(quarto("1234p")), &["anna", "anna-2"]);
    done(&room.ask(2, What::HandOver(Level::STAND_IN)));
    done(&room.ask(1, What::Offer(Offer::Draw)));
    assert_eq!(last(&room), "offer 1 draw");
    let mut room = Room::seated(Terms::casual(quarto("1234p")), &["here-a", "here-b"]);
    done(&room.ask(1, What::Offer(Offer::Draw)));
    assert_eq!(last(&room), "offer 1 draw");
    // Whoever has given up is not asked while the others play.
    let terms = Terms { pace: Pace::PerMove(Span::seconds(60)), ..terms };
    let mut room = Room::seated(terms, &["anna", "anna-2", "anna-3", "bert", "8"]);
    done(&room.ask(2, What::Resign));
    done(&room.ask(1, What::Offer(Offer::Pause)));
    assert_eq!(last(&room), "offer 1 pause; agree 3");
}

/// Q7: by agreement, and never in a rated game.
#[test]
fn a_take_back_undoes_the_last_act_of_whoever_asks() {
    let mut room = room("1234p");
    room.moves("+7 a1 +8");
    done(&room.ask(2, What::Offer(Offer::TakeBack)));
    done(&room.ask(1, What::Agree(Offer::TakeBack)));
    assert_eq!(room.due(), [seat(2)]);
    room.moves("+9 b2");
    // Seat 1 has placed; the one before it gave. Both are undone for seat 2.
    done(&room.ask(2, What::Offer(Offer::TakeBack)));
    done(&room.ask(1, What::Agree(Offer::TakeBack)));
    assert_eq!(room.due(), [seat(2)]);
    room.moves("+a b2");
    assert_eq!(Table::fold(&room.log).unwrap().state(), room.table.state());

    let rated = Terms { stakes: Stakes::Rated, ..Terms::casual(quarto("1234p")) };
    let access = Terms::casual(Rules::read("access", "1234p").unwrap());
    let quartex = Terms::casual(Rules::read("quartex", "2csh").unwrap());
    for terms in [rated, access, quartex] {
        let mut room = Room::started(terms, &mut Dice::new(2));
        let number = room.due()[0].number();
        let refusal = refused(&room.ask(number, What::Offer(Offer::TakeBack)));
        assert_eq!(refusal, Refusal::NotHere);
    }
    // Quartex knows no draws.
    let mut room = Room::started(quartex, &mut Dice::new(2));
    assert_eq!(refused(&room.ask(1, What::Offer(Offer::Draw))), Refusal::NotHere);
}

#[test]
fn more_time_is_for_whoever_asks_and_not_in_tournaments() {
    let mut terms = Terms::tournament(quarto("1234p"));
    let more = Offer::MoreTime(Span::seconds(30));
    let mut room = Room::started(terms, &mut Dice::new(1));
    assert_eq!(refused(&room.ask(1, What::Offer(more))), Refusal::NotHere);
    terms.stakes = Stakes::Rated;
    let mut room = Room::started(terms, &mut Dice::new(1));
    done(&room.ask(1, What::Offer(more)));
    done(&room.ask(2, What::Agree(more)));
    assert_eq!((room.left(1), room.left(2)), (90_000, 60_000));
}

/// X7: in a series the start rotates. In Quarto seat 1 is the start, so people move on.
#[test]
fn a_rematch_rotates_the_seats() {
    for (game, rules, seats) in [("quarto", "1234p", 2), ("quartex", "3csh", 3)] {
        let terms = Terms::casual(Rules::read(game, rules).unwrap());
        let mut room = Room::started(terms, &mut Dice::new(1));
        assert_eq!(refused(&room.ask(1, What::Offer(Offer::Rematch))), Refusal::NotOver);
        for number in 1..seats {
            done(&room.ask(number, What::Resign));
        }
        assert_eq!(room.table.rematch(), None);
        let before = room.table.view(Viewer::Spectator).unwrap();
        done(&room.ask(1, What::Offer(Offer::Rematch)));
        for number in 2..=seats {
            done(&room.ask(number, What::Agree(Offer::Rematch)));
        }
        let next = room.table.rematch().unwrap();
        let sitters: Vec<_> = next.seating.iter().map(|seating| &seating.sitter).collect();
        let table::Begins::Seat(begins) = next.terms.begins else { panic!("by lot") };
        let starter = |view: &table::View| view.places[view.first.unwrap().index()].sitter.clone();
        if seats == 2 {
            assert_eq!(begins, Seat::FIRST);
            assert_eq!(*sitters[0], before.places[1].sitter);
        } else {
            assert_eq!(begins.number(), before.first.unwrap().number() % 3 + 1);
            assert_ne!(*sitters[begins.index()], starter(&before));
        }
    }
}

/// Whoever plays again adds to the draws of that game, after the server is committed to its seed; the last
/// word of each counts, and what was added goes with whoever added it.
#[test]
fn a_rematch_is_drawn_from_what_all_have_added() {
    for (game, rules) in [("quarto", "1234p"), ("access", "1234p"), ("quartex", "2csh")] {
        let terms = Terms::casual(Rules::read(game, rules).unwrap());
        let mut dice = Dice::new(3);
        let mut room = Room::founded(terms, &mut dice);
        let luck = |text: &[u8]| table::Contribution::new(text).unwrap();
        let again = |text: &[u8]| What::PlayAgain(luck(text));
        assert_eq!(refused(&room.ask(1, again(b"early"))), Refusal::NotOver);
        let commitment = |room: &Room| room.table.view(Viewer::Spectator).unwrap().fairness.next;
        assert_eq!(commitment(&room), None);
        done(&room.ask(1, What::Resign));
        let promised = commitment(&room).unwrap();
        done(&room.ask(1, again(b"one")));
        done(&room.ask(1, What::Decline(Offer::Rematch)));
        done(&room.ask(1, again(b"two")));
        assert_eq!(room.table.rematch(), None);
        done(&room.ask(2, again(b"three")));
        assert_eq!(refused(&room.ask(2, again(b"late"))), Refusal::NotHere);
        let next = room.table.rematch().unwrap();
        let read: Vec<_> = room.log.iter().map(|e| e.to_string().parse().unwrap()).collect();
        assert_eq!(Table::fold(&read).unwrap().rematch(), Some(next.clone()));
        let places = room.table.places();
        for seating in &next.seating {
            let added =
                if seating.sitter == places[0].sitter { luck(b"two") } else { luck(b"three") };
            assert_eq!(seating.contribution, added);
        }
        let secret = next.secret.unwrap();
        assert_eq!(secret.seed().commitment(), promised);
        assert_ne!(secret.seed().commitment(), room.table.commitment());
        let entry = Table::found(next.id, next.terms, secret, &next.seating, Moment(0));
        assert_eq!(Table::open(&entry.unwrap()).unwrap().commitment(), promised);
    }
}

/// Q20; at a table of several the others play on, and who left cannot win.
#[test]
fn who_resigns_cannot_win() {
    let mut room = room("1234p");
    done(&room.ask(2, What::Resign));
    assert_eq!(room.table.outcome(), Some(won(&[1], Reason::Forfeit(table::Forfeit::Resigned))));

    for game in 0..40 {
        let mut dice = Dice::new(game);
        let terms = Terms::casual(Rules::read("quartex", "3csh").unwrap());
        let mut room = Room::started(terms, &mut dice);
        room.play(&mut dice, 30);
        done(&room.ask(2, What::Resign));
        assert_eq!(room.table.outcome(), None);
        assert_eq!(refused(&room.ask(2, What::Resign)), Refusal::Forfeited);
        assert_eq!(refused(&room.ask(2, What::Reclaim)), Refusal::Forfeited);
        let view = room.table.view(Viewer::Spectator).unwrap();
        assert_eq!(view.places[1].stand_in, Some(Level::STAND_IN));
        room.play(&mut dice, 1000);
        let outcome = room.table.outcome().unwrap();
        assert_eq!(outcome.reason, Reason::Points);
        assert!(!outcome.winners.contains(seat(2)) && outcome.winners != SeatSet::EMPTY);
    }
}

#[test]
fn a_seat_left_for_five_minutes_at_a_timed_table_may_be_claimed() {
    let mut terms = Terms::tournament(quarto("1234p"));
    terms.pace = Pace::Bank { bank: Span::seconds(3600), increment: Span::ZERO };
    let mut room = Room::started(terms, &mut Dice::new(1));
    let claim = || What::ClaimAbandoned(seat(2));
    assert_eq!(refused(&room.ask(1, claim())), Refusal::NotAway);
    room.order(&Order::Away(seat(2)));
    let from = room.table.deadlines().last().unwrap().at;
    assert_eq!(refused(&room.ask(1, claim())), Refusal::NotYet(from));
    room.now = from.0 - 1;
    assert_eq!(refused(&room.ask(1, claim())), Refusal::NotYet(from));
    room.now = from.0;
    done(&room.ask(1, claim()));
    assert_eq!(room.table.outcome(), Some(won(&[1], Reason::Forfeit(table::Forfeit::Abandoned))));

    let mut room = self::room("1234p");
    room.order(&Order::Away(seat(2)));
    room.wait(Span::seconds(100_000));
    assert_eq!(refused(&room.ask(1, claim())), Refusal::NotHere);
}

#[test]
fn a_bot_stands_in_and_the_person_comes_back() {
    let mut room = room("1234p");
    let level = Level::new(5).unwrap();
    assert_eq!(refused(&room.ask(1, What::Reclaim)), Refusal::NoStandIn);
    done(&room.ask(1, What::HandOver(level)));
    assert_eq!(refused(&room.ask(1, What::HandOver(level))), Refusal::StandIn);
    room.moves("+7");
    done(&room.ask(1, What::Reclaim));
    assert_eq!(room.table.view(Viewer::Spectator).unwrap().places[0].stand_in, None);
    let mut room = Room::started(Terms::tournament(quarto("1234p")), &mut Dice::new(1));
    assert_eq!(refused(&room.ask(1, What::HandOver(level))), Refusal::NotHere);
}

/// Before the start: seats, people, contributions; all or nothing.
#[test]
fn sitting_down() {
    let mut dice = Dice::new(1);
    let mut room = Room::new(Terms::casual(quarto("1234p")), &mut dice);
    let order = |room: &Room, order: Order| room.table.order(&order, at(0)).unwrap_err();
    let anna = || table::Sitter::Person("anna".parse().unwrap());
    assert_eq!(order(&room, Order::Start), Refusal::SeatsOpen);
    assert_eq!(refused(&room.ask(1, What::Leave)), Refusal::SeatOpen);
    assert_eq!(refused(&room.ask(1, What::Resign)), Refusal::NotStarted);
    assert_eq!(refused(&room.ask(3, What::Leave)), Refusal::NoSuchSeat);
    room.order(&Order::Sit(seat(1), anna()));
    assert_eq!(order(&room, Order::Sit(seat(1), anna())), Refusal::SeatTaken);
    assert_eq!(order(&room, Order::Sit(seat(2), anna())), Refusal::SitsAlready);
    assert_eq!(order(&room, Order::Sit(seat(3), anna())), Refusal::NoSuchSeat);
    done(&room.ask(1, What::Leave));
    room.order(&Order::Sit(seat(2), anna()));
    room.order(&Order::Sit(seat(1), table::Sitter::Bot(Level::new(8).unwrap())));
    room.order(&Order::Start);
    assert_eq!(order(&room, Order::Start), Refusal::Started);
    assert_eq!(refused(&room.ask(1, What::Leave)), Refusal::Started);
}

/// Q14: free calls are for casual tables.
#[test]
fn terms_that_cannot_be() {
    let mut terms = Terms::tournament(quarto("1234pf"));
    assert_eq!(terms.fault(), Some(table::TermsFault::FreeCallsAreCasual));
    terms = Terms::tournament(quarto("1234p"));
    terms.begins = table::Begins::Seat(seat(3));
    assert_eq!(terms.fault(), Some(table::TermsFault::NoSuchBeginner(seat(3))));
    terms = Terms::tournament(quarto("1234p"));
    terms.pace = Pace::PerMove(Span::ZERO);
    assert_eq!(terms.fault(), Some(table::TermsFault::NoSuchTime));
}

/// Nothing runs any more, and nobody would wake it again.
#[test]
fn a_game_that_is_over_is_not_paused() {
    let mut room = room("1234p");
    done(&room.ask(1, What::Resign));
    assert_eq!(room.table.order(&Order::Pause, at(room.now)), Err(Refusal::GameOver));
}

/// A pause: by agreement, and anybody ends it.
#[test]
fn players_agree_on_a_pause() {
    let pace = Pace::PerMove(Span::seconds(60));
    let terms = Terms { pace, ..Terms::casual(quarto("1234p")) };
    let mut room = Room::started(terms, &mut Dice::new(1));
    room.wait(Span::seconds(10));
    done(&room.ask(1, What::Offer(Offer::Pause)));
    done(&room.ask(2, What::Agree(Offer::Pause)));
    let view = room.table.view(Viewer::Spectator).unwrap();
    assert!(view.adjourned);
    assert_eq!(view.running, None);
    // What was left is kept, however long it takes; and nobody acts.
    room.wait(Span::seconds(100_000));
    assert_eq!(room.table.deadlines(), []);
    let give = What::Act(Action::Quarto("+7".parse().unwrap()));
    assert_eq!(refused(&room.ask(1, give.clone())), Refusal::Adjourned);
    assert_eq!(refused(&room.ask(2, What::Offer(Offer::Pause))), Refusal::NotHere);
    done(&room.ask(2, What::GoOn));
    assert_eq!(refused(&room.ask(2, What::GoOn)), Refusal::NotAdjourned);
    assert!(!room.table.view(Viewer::Spectator).unwrap().adjourned);
    assert_eq!(room.left(1), 50_000);
    done(&room.ask(1, give));
}

/// Somebody went away from a casual table of Quartex: a bot holds the seat until the owner is back.
#[test]
fn a_bot_holds_the_seat_of_whoever_is_away() {
    let rules = Rules::Quartex("3csh".parse().unwrap());
    let mut room = Room::started(Terms::casual(rules), &mut Dice::new(1));
    assert_eq!(refused(&room.ask(1, What::Hold(seat(2)))), Refusal::NotAway);
    room.order(&Order::Away(seat(2)));
    assert!(matches!(refused(&room.ask(1, What::Hold(seat(2)))), Refusal::NotYet(_)));
    room.wait(Span::seconds(60));
    assert_eq!(refused(&room.ask(2, What::Hold(seat(2)))), Refusal::NoSuchSeat);
    done(&room.ask(1, What::Hold(seat(2))));
    let place = |room: &Room| room.table.view(Viewer::Spectator).unwrap().places[1].clone();
    assert_eq!(place(&room).stand_in, Some(Level::STAND_IN));
    assert_eq!(refused(&room.ask(3, What::Hold(seat(2)))), Refusal::NotHere);
    room.order(&Order::Here(seat(2)));
    done(&room.ask(2, What::Reclaim));
    assert_eq!(place(&room).stand_in, None);
}

/// Nobody makes a log as long as they like: offers, and what needs one, have an end, for each seat apart; and so has handing
/// a seat over. Whoever has offered enough can still agree, decline and play.
#[test]
fn offers_have_an_end() {
    let mut room = room("1234p");
    room.moves("+7 a1 +8");
    let offers = [Offer::Draw, Offer::TakeBack];
    for number in 0..MOST_OFFERS {
        let offer = offers[usize::try_from(number).unwrap() % 2];
        done(&room.ask(1, What::Offer(offer)));
        // Withdrawn or declined, it is the same.
        done(&room.ask(u8::try_from(number % 2 + 1).unwrap(), What::Decline(offer)));
    }
    for offer in offers {
        assert_eq!(refused(&room.ask(1, What::Offer(offer))), Refusal::EnoughOffers);
    }
    // The other has used up nothing, and can be answered.
    done(&room.ask(2, What::Offer(Offer::Draw)));
    assert_eq!(refused(&room.ask(2, What::Agree(Offer::Draw))), Refusal::Agreed);
    done(&room.ask(1, What::Agree(Offer::Draw)));
    // Another game can be offered all the same, and not for ever either.
    for _ in 0..MOST_OFFERS {
        done(&room.ask(1, What::Offer(Offer::Rematch)));
        done(&room.ask(2, What::Decline(Offer::Rematch)));
    }
    assert_eq!(refused(&room.ask(1, What::Offer(Offer::Rematch))), Refusal::EnoughOffers);
    done(&room.ask(2, What::Offer(Offer::Rematch)));
    done(&room.ask(1, What::Agree(Offer::Rematch)));
    let entries = room.log.len();
    assert!(entries < 4 * usize::try_from(MOST_OFFERS).unwrap() + 20, "{entries}");
}

#[test]
fn a_seat_is_handed_over_so_often() {
    let mut room = room("1234p");
    for _ in 0..MOST_STAND_INS {
        done(&room.ask(1, What::HandOver(Level::STAND_IN)));
        done(&room.ask(1, What::Reclaim));
    }
    let again = room.ask(1, What::HandOver(Level::STAND_IN));
    assert_eq!(refused(&again), Refusal::EnoughStandIns);
    done(&room.ask(2, What::HandOver(Level::STAND_IN)));
}
