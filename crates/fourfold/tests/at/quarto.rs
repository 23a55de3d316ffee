//! Whole games of Quarto, alone, with a friend, and watched.

use terminal::SpeechSettings;
use terminal::venue::{Tell, Venue as _};
use wire::AnswerKind;
use words::{Language, Naming};

use crate::keyboard::{Person, play_out};
use crate::test_server::TestServer;

#[test]
fn a_whole_game_against_the_computer() {
    let folder = tempfile::tempdir().unwrap();
    let web_server = TestServer::open(&folder);
    let anna = Person::new();
    let (_, mut keyboard) = anna.found(&web_server.url(), &[("game", "quarto"), ("level", "1")]);
    assert_eq!(keyboard.here().len(), 1);
    let (outcome, say) = keyboard.say("terms");
    assert_eq!(outcome, AnswerKind::Told);
    assert!(!say.is_empty());
    let (outcome, say) = keyboard.say("sing");
    assert_eq!(outcome, AnswerKind::Refused);
    assert!(!say.is_empty());
    play_out(&mut [&mut keyboard]);
    let said = keyboard.sentences();
    assert!(said.len() > 10, "{said:?}");
    assert!(said.iter().any(|line| line.starts_with("You give ")), "{said:?}");
    assert!(keyboard.told.iter().any(|tell| matches!(tell, Tell::Called(_))));
    assert!(!format!("{:?}", keyboard.told).contains(&anna.secret()));
}

#[test]
fn two_terminals_a_watcher_and_the_next_game() {
    let folder = tempfile::tempdir().unwrap();
    let web_server = TestServer::open(&folder);
    let (anna, ben, carla) = (Person::new(), Person::new(), Person::new());
    anna.at(&web_server.url()).0.rename("Anna").unwrap();
    ben.at(&web_server.url()).0.rename("Ben").unwrap();
    let fields = [("game", "quarto"), ("opponent", "friend")];
    let (table, mut first) = anna.found(&web_server.url(), &fields);
    let link = format!("{}/t/{table}?from=anna", web_server.url());
    let mut watcher = carla.watch(&link);
    let mut second = ben.join(&link);
    assert_ne!(first.say("resign").0, AnswerKind::Done);
    // What is said to the others all hear, whoever says it and whoever only looks on.
    assert_eq!(second.say("good luck").0, AnswerKind::Done);
    for keyboard in [&mut first, &mut second, &mut watcher] {
        while !keyboard.sentences().contains(&"Ben: Good luck!") {
            keyboard.next();
        }
    }
    assert_eq!(watcher.say("good luck").0, AnswerKind::Refused);
    play_out(&mut [&mut first, &mut second]);
    assert_eq!(first.state().result, second.state().result);
    assert_ne!(first.here(), second.here());

    // Whoever watches sees the same end and has no seat; neither can act for the players.
    while !watcher.is_over() {
        watcher.look();
    }
    assert_eq!(watcher.state().result, first.state().result);
    assert_eq!(watcher.here(), [0; 0]);
    assert!(watcher.sentences().iter().any(|line| line.starts_with("Anna gives Ben ")));
    assert_eq!(watcher.say("+7").0, AnswerKind::Refused);

    // Once more, with the seats changed; whoever watches comes along.
    first.play("rematch");
    second.play("agree");
    while first.state().next.is_none() {
        first.look();
    }
    while watcher.state().next.is_none() {
        watcher.look();
    }
    let before = first.here();
    for keyboard in [&mut first, &mut second, &mut watcher] {
        keyboard.host.follow();
        while keyboard.standing().game == table.as_str() {
            keyboard.look();
        }
    }
    assert_ne!(first.here(), before);
    play_out(&mut [&mut first, &mut second]);
    while !watcher.is_over() {
        watcher.look();
    }
    for keyboard in [&first, &second, &watcher] {
        let told = format!("{:?}", keyboard.told);
        for person in [&anna, &ben, &carla] {
            assert!(!told.contains(&person.secret()));
        }
    }
    // Whoever plays has noted the fingerprint of both games, and hears that it was kept; nobody hears anything else.
    let kept = words::say(Language::English, "fair-kept", &[]);
    for (keyboard, times) in [(&mut first, 2), (&mut second, 2), (&mut watcher, 0)] {
        // It is said when the record was fetched and looked through, which takes a moment after the end.
        while keyboard.asides().len() < times {
            keyboard.aside();
        }
        assert_eq!(keyboard.asides(), vec![kept.as_str(); times]);
    }
}

/// Whoever comes back to a game adds nothing to its draws any more, and is not told that something was left out.
#[test]
fn coming_back_to_a_game_adds_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let web_server = TestServer::open(&folder);
    let (anna, ben, carla) = (Person::new(), Person::new(), Person::new());
    let fields = [("game", "quarto"), ("opponent", "friend")];
    let (table, _) = anna.found(&web_server.url(), &fields);
    let link = format!("{}/t/{table}", web_server.url());
    let mut second = ben.join(&link);
    second.look_until_it_starts();
    let mut first = anna.join(&link);
    assert_eq!(first.here().len(), 1);
    // And whoever finds no seat free has added nothing.
    let mut late = carla.join(&link);
    assert_eq!(late.here(), [0; 0]);
    second.host.say("resign", true);
    let kept = words::say(Language::English, "fair-kept", &[]);
    for keyboard in [&mut first, &mut second, &mut late] {
        assert_eq!(keyboard.aside(), kept);
    }
}

#[test]
fn what_cannot_be_undone_is_asked_back() {
    let folder = tempfile::tempdir().unwrap();
    let web_server = TestServer::open(&folder);
    let fields = [("game", "quarto"), ("opponent", "friend")];
    let (table, mut anna) = Person::new().found(&web_server.url(), &fields);
    let mut ben = Person::new().join(&format!("{}/t/{table}", web_server.url()));
    ben.look_until_it_starts();
    assert_eq!(ben.say("resign").0, AnswerKind::Confirm);
    ben.host.say("resign", true);
    while !ben.is_over() {
        ben.look();
    }
    while !anna.is_over() {
        anna.look();
    }
}

#[test]
fn the_manner_is_the_persons_and_may_change() {
    let folder = tempfile::tempdir().unwrap();
    let web_server = TestServer::open(&folder);
    let fields = [("game", "quarto"), ("opponent", "beside")];
    let (_, mut keyboard) = Person::new().found(&web_server.url(), &fields);
    assert_eq!(keyboard.here(), [1, 2]);
    let (_, say) = keyboard.say("left");
    assert!(!say.concat().contains("LRSF"), "{say:?}");
    let codes = SpeechSettings { naming: Naming::Codes, ..SpeechSettings::default() };
    keyboard.host.speak(codes);
    let (_, say) = keyboard.say("left");
    assert!(say.concat().contains("LRSF"), "{say:?}");
    keyboard.host.speak(SpeechSettings { language: Language::German, ..codes });
    let (_, say) = keyboard.say("left");
    assert!(say.concat().contains("HRKO"), "{say:?}");
    // Two at one keyboard, with nothing to hide.
    play_out(&mut [&mut keyboard]);
}

#[test]
fn an_open_table_is_found_in_the_lobby() {
    let folder = tempfile::tempdir().unwrap();
    let web_server = TestServer::open(&folder);
    let (anna, ben) = (Person::new(), Person::new());
    anna.at(&web_server.url()).0.rename("Anna").unwrap();
    let fields = [("game", "quarto"), ("opponent", "open")];
    let (table, mut first) = anna.found(&web_server.url(), &fields);
    let (mut server, none) = ben.at(&web_server.url());
    assert_eq!(none, None);
    let [listed] = &server.lobby().unwrap()[..] else { panic!("one table") };
    assert_eq!(listed.table, table.as_str());
    assert_eq!(listed.seats, [Some("Anna".to_owned()), None]);
    let mut second = ben.join(&format!("{}/t/{}", web_server.url(), listed.table));
    play_out(&mut [&mut first, &mut second]);
}
