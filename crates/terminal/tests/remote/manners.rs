//! Who is at the keyboard, how they want to be spoken to, and where they go next.

use quarto::Characteristic;
use table::Seat;
use terminal::SpeechSettings;
use terminal::remote::cookie;
use terminal::venue::{Tell, Venue as _};
use wire::{AnswerKind, TableState, ToClient};
use words::{CellStyle, Language, Naming, SayingOrder, Verbosity};

use crate::peer::{Next, Visit, page, start, state};
use crate::sitting::{Sitting, TOKEN};

fn chatty() -> SpeechSettings {
    let [one, two, three, four] = Characteristic::ALL;
    SpeechSettings {
        language: Language::French,
        verbosity: Verbosity::Full,
        naming: Naming::Codes,
        cells: CellStyle::Spelled,
        order: SayingOrder::new([four, three, two, one]).unwrap(),
    }
}

/// `docs/protocol.md` is what the tests of the server compare with what it reads.
#[test]
fn the_cookie_is_the_one_of_the_protocol() {
    const PAGE: &str = include_str!("../../../../docs/protocol.md");
    let line = format!("Cookie: {}", cookie(chatty()).unwrap());
    assert!(PAGE.lines().any(|known| known == line), "{line}");
    assert_eq!(
        cookie(SpeechSettings { language: Language::Russian, ..SpeechSettings::default() }),
        None
    );
    let row = |name: &str, values: [&str; 3]| {
        let begin = format!("| `{name}` |");
        let row = PAGE.lines().find(|line| line.starts_with(&begin)).unwrap();
        let [usual, others @ ..] = values;
        assert!(row.contains(&format!("| `{usual}`")), "{row}");
        assert!(others.iter().all(|value| row.contains(&format!("`{value}`"))), "{row}");
    };
    row("verbosity", ["normal", "terse", "full"]);
    row("cells", ["letters", "spelled", "numbers"]);
    for verbosity in Verbosity::ALL {
        let said = cookie(SpeechSettings { verbosity, ..SpeechSettings::default() });
        let expected = match verbosity {
            Verbosity::Terse => Some("ff_settings=verbosity=terse"),
            Verbosity::Normal => None,
            Verbosity::Full => Some("ff_settings=verbosity=full"),
        };
        assert_eq!(said.as_deref(), expected);
    }
    let numbers = SpeechSettings { cells: CellStyle::Numbers, ..SpeechSettings::default() };
    assert_eq!(cookie(numbers).as_deref(), Some("ff_settings=cells=numbers"));
}

#[test]
fn whoever_takes_the_keyboard_speaks_or_goes_on_does_so_on_a_new_connection() {
    let peer = start(|number, stream| {
        let mut visit = Visit::accept(stream);
        assert_eq!(visit.header("authorization"), Some(format!("Bearer {TOKEN}").as_str()));
        assert_eq!(visit.header("sec-websocket-protocol"), Some("fourfold.data.1"));
        assert_eq!(visit.header("origin"), None);
        let is_french = number >= 2;
        assert_eq!(visit.header("accept-language"), Some(if is_french { "fr" } else { "en" }));
        let expected = cookie(chatty()).filter(|_| is_french);
        assert_eq!(visit.header("cookie"), expected.as_deref());
        let path = ["/t/p926/live", "/t/p926/live?as=2", "/t/p926/live?as=2", "/t/q111/live"];
        assert_eq!(visit.path, path[number]);
        let next = (number == 2).then(|| "q111".to_owned());
        let state =
            TableState { game: "quartex".into(), seat: None, due: vec![2], next, ..state() };
        let mut page = page(9, state);
        page.mine = vec![1, 2];
        visit.send(&ToClient::Hello { table: "p926".into(), page });
        if number == 0 {
            // The line that was typed first is answered first.
            let asked = visit.asked().unwrap();
            visit.answer(&asked.nonce, AnswerKind::Told);
        }
        // Whoever goes says goodbye.
        assert_eq!(visit.closing().map(|frame| u16::from(frame.code)), Some(1000));
        if number == 3 { Next::Done } else { Next::More }
    });
    let mut anna = Sitting::at(&peer);
    let standing = anna.standing();
    assert_eq!((standing.game.as_str(), standing.curtain), ("p926", Seat::new(2)));
    assert_eq!(standing.here.len(), 2);
    // There is no next game: nothing happens.
    anna.host.follow();
    anna.host.say("whose turn", false);
    anna.host.be(Seat::new(2).unwrap());
    assert_eq!(anna.answer().0, AnswerKind::Told);
    anna.standing();
    anna.host.speak(chatty());
    anna.standing();
    anna.host.follow();
    assert_eq!(anna.standing().game, "q111");
    let told = anna.leave();
    // Nobody is told of a connection that was closed on purpose.
    assert_eq!(Sitting::asides(&told), [""; 0]);
}

#[test]
fn what_happens_is_told_before_how_it_stands() {
    let peer = start(|_, stream| {
        let mut visit = Visit::accept(stream);
        visit.hello(0);
        visit.send(&ToClient::News {
            page: page(1, state()),
            say: vec!["Ben gives you a piece.".to_owned()],
            call: Some("It is your turn: place the piece.".to_owned()),
            sounds: vec![wire::Sound::Turn],
        });
        visit.send(&ToClient::Phrase { say: "Ben: Good luck.".to_owned() });
        let say = Vec::new();
        visit.send(&ToClient::News { page: page(1, state()), say, call: None, sounds: Vec::new() });
        visit.closing();
        Next::Done
    });
    let mut anna = Sitting::at(&peer);
    assert!(matches!(anna.next(), Tell::Stands(_)));
    assert_eq!(anna.next(), Tell::Happened(vec!["Ben gives you a piece.".to_owned()]));
    assert_eq!(anna.next(), Tell::Called("It is your turn: place the piece.".to_owned()));
    assert!(matches!(anna.next(), Tell::Stands(_)));
    assert_eq!(anna.next(), Tell::Happened(vec!["Ben: Good luck.".to_owned()]));
    // Something has become possible: that is shown, and nothing is said.
    assert!(matches!(anna.next(), Tell::Stands(_)));
}
