//! Whole games on file: every step, and what each seat and a spectator see after it.
//!
//! The test replays the steps of each file and compares. `FOURFOLD_FIXTURES=write` writes the files
//! anew, from the scenes below.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use quartex::{Action, Due, Game, Phase, Players, Rules, Seeing, Setup, Start, Step, Viewer};

use crate::help::{HONEST, Rng, frame, random_step, seat, viewers};

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "fixtures", "playthroughs", "quartex"].iter().collect()
}

/// What the players do next; draws come by themselves.
#[derive(Clone, Copy)]
enum Do {
    /// Say "I cannot", whoever's turn it is.
    Claim,
    /// The lowest seat still asked says "none".
    SayNone,
    /// The lowest seat still asked points out the first placement it sees.
    PointOut,
    /// Lay at random.
    Lay,
    /// Claim, let everybody say "none", and draw, so often.
    GiveUp(u8),
    /// Nobody lays any more, to the end.
    AllGiveUp,
    /// Play honestly to the end.
    PlayOn,
}

struct Scene {
    name: &'static str,
    about: &'static str,
    rules: Rules,
    first: u8,
    seed: u64,
    script: &'static [Do],
}

fn scenes() -> Vec<Scene> {
    let claim = Rules::printed;
    let auto = |players| Rules { seeing: Seeing::Auto, ..Rules::printed(players) };
    let scene =
        |name, about, rules, first, seed, script| Scene { name, about, rules, first, seed, script };
    vec![
        scene(
            "pointed-out",
            "X15, X16: a claim, one opponent sees none, the other points out a placement",
            claim(Players::Three),
            2,
            1,
            &[Do::Lay, Do::Claim, Do::SayNone, Do::PointOut, Do::Lay, Do::Lay, Do::Lay],
        ),
        scene(
            "case-a",
            "X17 A: two hands set aside, a tile of the third fits, all go back into the bag",
            claim(Players::Two),
            1,
            2,
            &[Do::Lay, Do::GiveUp(2), Do::Lay, Do::Lay, Do::GiveUp(1), Do::Lay, Do::Lay, Do::Lay],
        ),
        scene(
            "short-batch-a",
            "X17 A: the last batch is short, the hand is filled up from what was put back",
            claim(Players::Two),
            1,
            3,
            &[Do::GiveUp(9), Do::Lay, Do::Lay, Do::Lay],
        ),
        scene(
            "short-batch-b",
            "X17 B, X18: the last batch is short and nothing is laid; an eliminated player draws up",
            claim(Players::Three),
            3,
            4,
            &[Do::GiveUp(9), Do::Lay, Do::Claim, Do::SayNone, Do::Lay],
        ),
        scene(
            "all-eliminated",
            "X19: nobody lays a tile; five minus points each, shared",
            claim(Players::Two),
            1,
            5,
            &[Do::AllGiveUp],
        ),
        scene(
            "mixed-ending",
            "X19: one player runs out of tiles, the other is eliminated",
            auto(Players::Two),
            1,
            16,
            &[Do::PlayOn],
        ),
        scene(
            "frame-8",
            "X22, X25: a frame of 8, a tile from the bag first",
            Rules { frame: frame(8), start: Start::BagTile, ..auto(Players::Three) },
            2,
            7,
            &[Do::PlayOn],
        ),
        scene(
            "five-players",
            "X5, X7: five players, seat 4 begins",
            auto(Players::Five),
            4,
            8,
            &[Do::PlayOn],
        ),
    ]
}

/// The next step of a script.
struct Player {
    rng: Rng,
    script: Vec<Do>,
}

impl Player {
    fn next(&mut self, game: &Game) -> Option<Step> {
        let position = game.position();
        if let Due::Bag { .. } = position.due() {
            return random_step(game, HONEST, &mut self.rng);
        }
        let asked = match position.due() {
            Due::Seats(waiting) => waiting.iter().next(),
            _ => None,
        };
        let turn = position.phase().turn()?;
        let act = |seat, action| Some(Step::Act { seat, action });
        let what = *self.script.last()?;
        match what {
            Do::Claim | Do::SayNone | Do::PointOut | Do::Lay => drop(self.script.pop()),
            Do::GiveUp(_) | Do::AllGiveUp | Do::PlayOn => {}
        }
        match (what, asked) {
            (Do::PointOut, Some(asked)) => {
                let choices = game.view(Viewer::Seat(asked)).unwrap().choices();
                act(asked, choices[0])
            }
            (_, Some(asked)) => act(asked, Action::None),
            (Do::Claim | Do::AllGiveUp, None) => act(turn.seat, Action::Cannot),
            (Do::GiveUp(times), None) => {
                self.script.pop();
                if times > 1 {
                    self.script.push(Do::GiveUp(times - 1));
                }
                // Whoever is asked next says "none".
                let opponents = position.rules().players.count() - 1 - position.eliminated().len();
                self.script.extend((0..opponents).map(|_| Do::SayNone));
                act(turn.seat, Action::Cannot)
            }
            _ => random_step(game, HONEST, &mut self.rng),
        }
    }
}

/// One step and what everybody sees.
fn write_step(text: &mut String, game: &mut Game, number: usize, step: Step) {
    let told = game.play(step).unwrap();
    writeln!(text, "\nstep {number} {step}").unwrap();
    for viewer in viewers(game.position().rules()) {
        let eye = match viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Spectator => "-".to_owned(),
        };
        let view = game.view(viewer).unwrap();
        assert_eq!(told.glimpse(viewer).sights().len(), told.events().len());
        writeln!(text, "seen {eye} {}", told.step(viewer)).unwrap();
        writeln!(text, "view {}", Setup::from(&view)).unwrap();
    }
}

fn write_start(about: &str, game: &Game) -> String {
    format!("# {about}\n\nstart {}\n", Setup::from(game))
}

fn write_end(text: &mut String, game: &Game) {
    if let Some(outcome) = game.position().outcome() {
        write!(text, "\nover").unwrap();
        for player in game.position().rules().players.seats() {
            write!(text, " {}", outcome.score(player).points()).unwrap();
        }
        let winners: Vec<String> = outcome.winners().iter().map(|seat| seat.to_string()).collect();
        writeln!(text, " won by {}", winners.join(",")).unwrap();
    }
}

fn generate(scene: &Scene) -> String {
    let mut game = Game::new(scene.rules, seat(scene.first)).unwrap();
    let mut text = write_start(scene.about, &game);
    let script = scene.script.iter().rev().copied().collect();
    let mut player = Player { rng: Rng::new(scene.seed), script };
    let mut number = 1;
    while let Some(step) = player.next(&game) {
        write_step(&mut text, &mut game, number, step);
        number += 1;
    }
    write_end(&mut text, &game);
    text
}

/// Plays the steps of a file again and writes the file from what happens.
fn replay(text: &str) -> String {
    let about = text.lines().next().unwrap().strip_prefix("# ").unwrap();
    let start = text.lines().find_map(|line| line.strip_prefix("start ")).unwrap();
    let mut game = start.parse::<Setup>().unwrap().game().unwrap();
    let mut again = write_start(about, &game);
    let steps = text.lines().filter_map(|line| line.strip_prefix("step "));
    for (number, step) in (1..).zip(steps) {
        let (_, step) = step.split_once(' ').unwrap();
        write_step(&mut again, &mut game, number, step.parse().unwrap());
    }
    write_end(&mut again, &game);
    again
}

#[test]
fn playthroughs_replay_as_written() {
    let writing = std::env::var("FOURFOLD_FIXTURES").is_ok_and(|mode| mode == "write");
    for scene in scenes() {
        let file = folder().join(format!("{}.txt", scene.name));
        if writing {
            fs::create_dir_all(folder()).unwrap();
            fs::write(&file, generate(&scene)).unwrap();
        }
        let text = fs::read_to_string(&file).unwrap();
        let again = replay(&text);
        for (number, (line, now)) in (1..).zip(text.lines().zip(again.lines())) {
            assert_eq!(line, now, "{}.txt, line {number}", scene.name);
        }
        assert_eq!(text.len(), again.len(), "{}.txt", scene.name);
    }
    check_promises();
}

/// Each file shows what it is there for.
fn check_promises() {
    let finds = [
        ("pointed-out", &["cannot", "none", "try ", "bound:"][..]),
        ("case-a", &["redraw:", "seen - bag 2:?5"]),
        ("short-batch-a", &["seen - bag 1:?4", "seen - bag 1:?2"]),
        ("short-batch-b", &["retire:3"]),
        ("all-eliminated", &["over -5 -5 won by 1,2"]),
        ("mixed-ending", &["!", "over"]),
        ("frame-8", &["bag home:", "3asb8", "over"]),
        ("five-players", &["lay:5", "over"]),
    ];
    for (name, needles) in finds {
        let text = fs::read_to_string(folder().join(format!("{name}.txt"))).unwrap();
        for needle in needles {
            assert!(text.contains(needle), "{name}: {needle}");
        }
    }
    let mixed = fs::read_to_string(folder().join("mixed-ending.txt")).unwrap();
    let game = mixed.lines().find_map(|line| line.strip_prefix("start ")).unwrap();
    let mut game = game.parse::<Setup>().unwrap().game().unwrap();
    for step in mixed.lines().filter_map(|line| line.strip_prefix("step ")) {
        game.play(step.split_once(' ').unwrap().1.parse().unwrap()).unwrap();
    }
    assert_eq!(game.position().phase(), Phase::Over);
    assert_eq!(game.position().eliminated().len(), 1);
}
