//! Any text as a Quartex position: errors and faults point into the text, what is read prints
//! and reads the same, and what the door lets in can be played.
#![no_main]

use libfuzzer_sys::fuzz_target;
use quartex::{Due, Fault, Game, Rules, Seat, Setup, Step, TextError, View, Viewer};

fuzz_target!(|text: &str| {
    match text.parse::<Rules>() {
        Ok(rules) => assert_eq!(rules.to_string(), text),
        Err(error) => assert_points_into(text, error),
    }
    let setup = match text.parse::<Setup>() {
        Ok(setup) => setup,
        Err(error) => return assert_points_into(text, error),
    };
    assert_eq!(setup.to_string().parse().as_ref(), Ok(&setup));
    match setup.game() {
        Ok(game) => play_on(game),
        Err(faults) => assert_show_in(text, &faults),
    }
    match setup.view() {
        Ok(view) => look(&view),
        Err(faults) => assert_show_in(text, &faults),
    }
});

fn assert_points_into(text: &str, error: TextError) {
    assert!(text.is_char_boundary(error.at), "{error}");
    assert!(text[..error.at].is_ascii(), "{error}");
}

fn assert_show_in(text: &str, faults: &[Fault]) {
    assert!(!faults.is_empty());
    for fault in faults {
        assert!(fault.offset(text) < text.len(), "{fault}");
    }
}

/// A view prints and reads the same, and some game looks like it.
fn look(view: &View) {
    let setup = Setup::from(view);
    assert_eq!(setup.to_string().parse().as_ref(), Ok(&setup));
    assert_eq!(setup.view().as_ref(), Ok(view));
    let game = view.resample(&mut |bound: u32| bound / 2).expect("some game looks like this");
    assert_eq!(game.view(view.viewer()).as_ref(), Some(view));
}

/// Plays a few steps, another choice each time; everybody's view holds at every one.
fn play_on(mut game: Game) {
    for number in 0..12 {
        let setup = Setup::from(&game);
        assert_eq!(setup.game().as_ref(), Ok(&game), "{setup}");
        let position = game.position();
        let seats = position.rules().players.seats().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]) {
            look(&game.view(viewer).expect("the table has this seat"));
        }
        let step = match position.due() {
            Due::Nobody => return assert!(position.outcome().is_some()),
            Due::Bag { to, count } => {
                let tiles = position.bag().pick(count, &mut |bound: u32| number * 7 % bound);
                Step::Draw { to, tiles }
            }
            Due::Seat(seat) => act(&game, seat, number),
            Due::Seats(seats) => {
                act(&game, seats.iter().next().expect("somebody is asked"), number)
            }
        };
        game.play(step).expect("it was among the choices");
    }
}

fn act(game: &Game, seat: Seat, number: u32) -> Step {
    let choices = game.view(Viewer::Seat(seat)).expect("it plays").choices();
    Step::Act { seat, action: choices[number as usize * 5 % choices.len()] }
}
