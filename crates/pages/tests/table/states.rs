//! What the page offers in each state of a table.

use pages::{SeenTable, VisitorRole};
use quartex::{SeatSet, Viewer};
use table::{Order, Pace, Span, Stakes, Terms};

use crate::hall::{Hall, page, player, seat, terms};
use crate::markup::tags;
use crate::samples::{ALIGNED, MIDDLE};

/// The wishes about the table that can be sent.
fn offers(seen: &SeenTable) -> Vec<String> {
    let tags = tags(&page(seen));
    let offers = tags.iter().filter(|tag| tag.is_inside("offers") && tag.submits());
    let wishes = offers.map(|tag| tag.get("value").to_owned());
    wishes.filter(|wish| !wish.starts_with("handover")).collect()
}

fn timed(stakes: Stakes) -> Terms {
    let pace = Pace::PerMove(Span::seconds(600));
    Terms { pace, stakes, ..terms("quarto", "1234p") }
}

#[test]
fn offers_are_those_that_the_terms_allow() {
    let casual = Hall::played(terms("quarto", "1234p"), MIDDLE);
    assert_eq!(offers(&casual.seen(player(1))), ["offer:draw", "offer:takeback", "resign"]);
    assert_eq!(offers(&casual.seen(Viewer::Spectator)), [""; 0]);
    let rated = Hall::played(timed(Stakes::Rated), MIDDLE);
    assert_eq!(
        offers(&rated.seen(player(2))),
        ["offer:draw", "offer:time:60000", "offer:pause", "resign"]
    );
    let masked = Hall::started(terms("access", "1234p"));
    assert_eq!(offers(&masked.seen(player(1))), ["offer:draw", "resign"]);
    let quartex = Hall::started(terms("quartex", "2csh"));
    assert_eq!(offers(&quartex.seen(player(1))), ["resign"]);
}

#[test]
fn an_open_offer_is_answered_or_withdrawn_and_bars_others() {
    let mut hall = Hall::played(terms("quarto", "1234p"), MIDDLE);
    hall.play("2: offer:draw");
    assert_eq!(offers(&hall.seen(player(1))), ["agree:draw", "decline:draw", "resign"]);
    assert_eq!(offers(&hall.seen(player(2))), ["decline:draw", "resign"]);
    assert!(page(&hall.seen(player(1))).contains("Ben offers a draw: agree or decline."));
}

/// Agreeing to another game stands beside declining it, and is the main thing of the two. A browser ends a paragraph where
/// something begins that does not belong into one: then one of them would be as wide as the page.
#[test]
fn another_game_is_agreed_to_as_easily_as_declined() {
    let mut hall = Hall::played(terms("quarto", "1234p"), MIDDLE);
    hall.play("1: resign\n2: again:00");
    assert_eq!(offers(&hall.seen(player(1))), ["again", "decline:rematch"]);
    let tags = tags(&page(&hall.seen(player(1))));
    let answers = tags.iter().filter(|tag| tag.is_inside("offers") && tag.submits());
    let answers: Vec<_> = answers.map(|tag| (tag.get("class"), &tag.within)).collect();
    let [(agree, beside), (decline, within)] = answers[..] else { panic!("{answers:?}") };
    assert_eq!((agree, decline), ("btn main", "btn"));
    assert_eq!(beside, within);
}

/// Resigning asks once: the button that does it is folded away.
#[test]
fn resigning_takes_two_steps() {
    let hall = Hall::started(terms("quarto", "1234p"));
    let tags = tags(&page(&hall.seen(player(1))));
    let resign = tags.iter().find(|tag| tag.get("value") == "resign").unwrap();
    assert!(resign.is_inside("resign"), "{resign:?}");
}

#[test]
fn a_seat_can_be_claimed_after_five_minutes_and_not_before() {
    let mut hall = Hall::started(timed(Stakes::Casual));
    hall.order(&Order::Away(seat(2)));
    let claim = |hall: &Hall| offers(&hall.seen(player(1))).contains(&"abandoned:2".to_owned());
    hall.now += 5 * 60_000 - 1;
    assert!(!claim(&hall));
    hall.now += 1;
    assert!(claim(&hall));
    assert!(page(&hall.seen(player(1))).contains("away for 5 minutes"));
    let mut untimed = Hall::started(terms("quarto", "1234p"));
    untimed.order(&Order::Away(seat(2)));
    untimed.now += 10 * 60_000;
    assert!(!claim(&untimed));
}

#[test]
fn the_computer_may_stand_in_until_its_player_is_back() {
    let mut hall = Hall::started(terms("quarto", "1234p"));
    hall.play("2: handover:5");
    assert!(offers(&hall.seen(player(2))).contains(&"reclaim".to_owned()));
    assert!(page(&hall.seen(player(1))).contains("computer: Club player"));
}

#[test]
fn while_the_server_rests_nothing_can_be_sent() {
    let mut hall = Hall::played(terms("quarto", "1234p"), MIDDLE);
    hall.order(&Order::Pause);
    let tags = tags(&page(&hall.seen(player(1))));
    let sent = tags.iter().filter(|tag| tag.is_inside("act") && tag.submits());
    assert_eq!(sent.count(), 0);
}

#[test]
fn before_the_start_there_is_a_link_and_a_chair() {
    let mut hall = Hall::empty(terms("quarto", "1234p"));
    hall.sit(1);
    let own = page(&hall.seen(player(1)));
    assert!(own.contains("value=\"https://play.example/t/hall\""));
    assert_eq!(offers(&hall.seen(player(1))), ["leave"]);
    let mut guest = hall.seen(Viewer::Spectator);
    assert!(!page(&guest).contains("id=\"sit\""), "a watcher has no chair");
    guest.role = VisitorRole::Guest;
    assert!(page(&guest).contains("action=\"/t/hall/sit\""));
}

#[test]
fn a_shared_device_says_whose_turn_it_is() {
    let hall = Hall::started(terms("quarto", "1234p"));
    let seats: SeatSet = [seat(1), seat(2)].into_iter().collect();
    let mut seen = hall.seen(player(1));
    seen.role = VisitorRole::Device { seats };
    let html = page(&seen);
    assert!(html.contains("data-live=\"/t/hall/live?as=1\""));
    assert!(html.contains("<input type=\"hidden\" name=\"as\" value=\"1\">"));
    let mut seen = hall.seen(Viewer::Spectator);
    seen.role = VisitorRole::Curtain { next: seat(2), seats };
    assert!(page(&seen).contains("href=\"/t/hall?as=2\""));
}

#[test]
fn a_game_that_is_over_leads_on() {
    let mut hall = Hall::played(terms("quarto", "1234p"), ALIGNED);
    hall.play("2: !1");
    let mut seen = hall.seen(player(2));
    let html = page(&seen);
    assert!(html.contains("data-over=\"yes\">You win!</h1>"));
    assert!(html.contains("<p id=\"hint\">Quarto! Play again"));
    for address in ["replay", "record.txt", "record.jsonl"] {
        assert!(html.contains(&format!("href=\"/t/hall/{address}\"")), "{address}");
    }
    assert_eq!(offers(&seen), ["again"]);
    seen.rematch = Some("next".parse().unwrap());
    assert!(page(&seen).contains("href=\"/t/next\""));
    assert_eq!(offers(&seen), [""; 0]);
}

#[test]
fn a_wrong_call_is_the_last_in_its_window() {
    let mut hall = Hall::played(terms("quarto", "1234p"), MIDDLE);
    let lines = |hall: &Hall| {
        let tags = tags(&page(&hall.seen(player(1))));
        tags.iter().filter(|tag| tag.is_inside("call") && tag.submits()).count()
    };
    assert_eq!(lines(&hall), 10);
    hall.play("1: !1");
    assert_eq!(lines(&hall), 0);
}

#[test]
fn titles_say_first_whose_turn_it_is() {
    let hall = Hall::started(terms("quarto", "1234p"));
    let title =
        |viewer| pages::title(&crate::hall::visitor(words::Language::English), &hall.seen(viewer));
    assert_eq!(title(player(1)), "Your turn: Quarto");
    assert_eq!(title(player(2)), "Waiting: Quarto");
}

/// Whoever lets the computer play has nothing to do, and the page does not say so.
#[test]
fn while_the_computer_plays_for_somebody_it_is_not_their_turn() {
    let mut hall = Hall::played(terms("quarto", "1234p"), MIDDLE);
    hall.play("1: handover:5");
    let html = page(&hall.seen(player(1)));
    assert!(html.contains("data-due=\"no\" data-over=\"no\">The computer plays for you</h1>"));
    let wishes = tags(&html);
    let sent = |id: &str| wishes.iter().filter(|tag| tag.is_inside(id) && tag.submits()).count();
    assert_eq!((sent("board"), sent("tray"), sent("call")), (0, 0, 0));
    assert!(html.contains(">Take over again</button>"));
}

/// What a wrong call costs stands where the eyes are, for as long as it costs that.
#[test]
fn a_wrong_call_names_its_price() {
    let mut hall = Hall::played(terms("quarto", "1234p"), MIDDLE);
    let price = "<p id=\"hint\" data-cost=\"yes\">The call was wrong. You may not call again";
    assert!(!page(&hall.seen(player(1))).contains(price));
    hall.play("1: !1");
    assert!(page(&hall.seen(player(1))).contains(price));
    assert!(!page(&hall.seen(player(2))).contains(price));
    hall.play("1: d3");
    assert!(!page(&hall.seen(player(1))).contains(price));
}

#[test]
fn whoever_is_asked_something_sees_it_in_the_title() {
    let mut hall = Hall::played(terms("quarto", "1234p"), MIDDLE);
    hall.play("2: offer:draw");
    let title =
        |viewer| pages::title(&crate::hall::visitor(words::Language::English), &hall.seen(viewer));
    assert_eq!(title(player(1)), "A question for you: Quarto");
    assert_eq!(title(player(2)), "Waiting: Quarto");
    // What others ask and what one asks oneself stand in different places.
    assert!(page(&hall.seen(player(1))).contains("<div class=\"open\" id=\"offer\">"));
    assert!(page(&hall.seen(player(2))).contains("<div class=\"open own\" id=\"offer\">"));
}

#[test]
fn spectators_are_offered_no_call_and_the_end_no_hand() {
    let mut hall = Hall::played(terms("quarto", "1234p"), ALIGNED);
    assert!(!page(&hall.seen(Viewer::Spectator)).contains("Quarto!"));
    assert!(page(&hall.seen(player(1))).contains("Quarto!"));
    hall.play("2: resign");
    let html = page(&hall.seen(player(1)));
    assert!(html.contains("<p id=\"hint\">Ben resigns. Play again"), "{html}");
    assert!(page(&hall.seen(player(2))).contains("<p id=\"hint\">You resign. Play again"));
    let mut drawn = Hall::played(terms("quarto", "1234p"), MIDDLE);
    drawn.play("1: d3\n2: offer:draw\n1: agree:draw");
    assert!(!page(&drawn.seen(player(1))).contains("No piece in hand"));
}

#[test]
fn questions_and_the_line_for_words_are_behind_one_button() {
    let hall = Hall::started(terms("quarto", "1234p"));
    let tags = tags(&page(&hall.seen(player(1))));
    for id in ["ask", "type"] {
        let form = tags.iter().find(|tag| tag.get("id") == id).unwrap();
        assert!(form.is_inside("more"), "{form:?}");
    }
    let fold = tags.iter().find(|tag| tag.get("id") == "more").unwrap();
    assert_eq!(fold.name, "details");
}

#[test]
fn a_table_says_what_others_see_of_it_and_a_guest_is_invited() {
    let mut hall = Hall::empty(terms("quarto", "1234p"));
    hall.sit(1);
    let mut seen = hall.seen(player(1));
    assert!(page(&seen).contains("Send the link."));
    seen.listed = true;
    assert!(page(&seen).contains("Your table is in the list"));
    let mut guest = hall.seen(Viewer::Spectator);
    guest.role = VisitorRole::Guest;
    assert!(page(&guest).contains(">You are invited to a game</h1>"));
}

#[test]
fn whoever_has_just_left_is_away_without_a_time() {
    let mut hall = Hall::started(terms("quarto", "1234p"));
    hall.order(&Order::Away(seat(2)));
    hall.now += 33_000;
    let html = page(&hall.seen(player(1)));
    assert!(html.contains("<span class=\"state\">away</span>"), "{html}");
}
