//! Three at one keyboard: a hand is for the eyes of its owner.

use terminal::venue::Tell;

use crate::keyboard::{Person, play_out};
use crate::test_server::TestServer;

#[test]
fn three_at_one_keyboard_play_a_whole_game() {
    let folder = tempfile::tempdir().unwrap();
    let web_server = TestServer::open(&folder);
    let person = Person::new();
    let fields = [("game", "quartex"), ("players", "3"), ("seat2", "beside"), ("seat3", "beside")];
    let (table, mut device) = person.found(&web_server.url(), &fields);
    assert_eq!(device.here(), [1, 2, 3]);
    let [due] = device.state().due[..] else { panic!("one is due") };
    assert_eq!(device.standing().curtain.map(table::Seat::number), Some(due));
    assert!(device.state().hand.is_empty());
    device.take_it();
    assert_eq!((device.state().seat, device.state().hand.len()), (Some(due), 5));

    // Whoever comes back to the table later has the same seats, behind the same curtain.
    let again = person.watch(&format!("{}/t/{table}", web_server.url()));
    assert_eq!(again.here(), [1, 2, 3]);
    assert_eq!(again.standing().curtain.map(table::Seat::number), Some(due));
    drop(again);
    // A stranger has none.
    let stranger = Person::new().watch(&format!("{}/t/{table}", web_server.url()));
    assert_eq!((stranger.here(), stranger.standing().curtain), (vec![], None));

    play_out(&mut [&mut device]);
    // At no moment was there a hand behind the curtain, and nobody saw one that was not theirs.
    let mut curtains = 0;
    for tell in &device.told {
        let Tell::Stands(standing) = tell else { continue };
        if standing.curtain.is_some() {
            curtains += 1;
            assert!(standing.state.hand.is_empty() && standing.state.seat.is_none());
        }
    }
    assert!(curtains > 10, "{curtains}");
    // It is said behind the end.
    while !device.told.iter().any(|tell| matches!(tell, Tell::Aside(_))) {
        device.next();
    }
    // Nothing went astray; what was noted before the game was compared after it, once.
    let asides = device.told.iter().filter_map(|tell| match tell {
        Tell::Aside(said) => Some(said.as_str()),
        _ => None,
    });
    let asides: Vec<&str> = asides.collect();
    assert!(matches!(asides[..], [kept] if kept.starts_with("The draws are those")), "{asides:?}");
}
