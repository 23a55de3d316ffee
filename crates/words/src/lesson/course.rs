//! The steps of the lessons, as data. Their sentences are in `locales/<language>/lesson.ftl`.

use ::quartex::Setup;
use ::quarto::{Announcement, MaskedGame, Piece, Rules, Tray};

use super::attempt::Attempt;
use super::step::{Ground, LessonStep};
use super::{access, quartex, quarto};
use crate::rules::RulesGame;

/// What is said before the first step.
pub(super) const fn welcome(game: RulesGame) -> &'static str {
    match game {
        RulesGame::Quarto => "lesson-quarto-welcome",
        RulesGame::Access => "lesson-access-welcome",
        RulesGame::Quartex => "lesson-quartex-welcome",
    }
}

/// What is said after the last step.
pub(super) const fn farewell(game: RulesGame) -> &'static str {
    match game {
        RulesGame::Quarto => "lesson-quarto-farewell",
        RulesGame::Access => "lesson-access-farewell",
        RulesGame::Quartex => "lesson-quartex-farewell",
    }
}

/// A step before its position is read.
struct Draft<G> {
    keys: [&'static str; 4],
    position: &'static str,
    goal: G,
}

macro_rules! draft {
    ($name:literal, $position:literal, $goal:expr) => {
        Draft {
            keys: [
                $name,
                concat!("lesson-", $name, "-tell"),
                concat!("lesson-", $name, "-task"),
                concat!("lesson-", $name, "-praise"),
            ],
            position: $position,
            goal: $goal,
        }
    };
}

/// Whoever is to act is the learner.
const QUARTO: [Draft<quarto::Goal>; 7] = {
    use quarto::Goal;
    [
        draft!("quarto-give", "..../..../..../.... - 1 1234p -", Goal::Give),
        draft!("quarto-place", "..../..../.7../.... c 1 1234p b2", Goal::Place),
        draft!("quarto-complete", "..../..../2e7./.... b 1 1234p c2", Goal::Complete),
        draft!("quarto-call", "..../..../2e7b/.... - 1 1234p d2", Goal::Call),
        draft!("quarto-second", "...b/..7./.d../1..8 4 1 1234p c3", Goal::Call),
        draft!("quarto-safe", "..../..../2e7./.... - 2 1234p c2", Goal::Give),
        draft!("quarto-block", "..../a98./..4./..c. 7 1 1234p a3", Goal::Block),
    ]
};

/// The pieces on the places beside the board, place 1 first.
const TRAY: &str = "8bd4e50123679acf";

/// The moves up to the step; the learner has the first seat.
const ACCESS: [Draft<access::Goal>; 5] = {
    use access::Goal;
    [
        draft!("access-feel", "", Goal::Feel),
        draft!("access-give", "", Goal::Give),
        draft!("access-find", "+#1 b3 +#4", Goal::Find),
        draft!("access-place", "+#1 b3 +#4", Goal::Place),
        draft!("access-call", "+#1 c1 +#2 c2 +#4 a1 +#3 c3 +#5 c4 +#6", Goal::Call),
    ]
};

/// What the learner, in the first seat, sees.
const QUARTEX: [Draft<quartex::Goal>; 7] = {
    use quartex::Goal;
    [
        draft!(
            "quartex-home",
            "2csh 1 1 - OOOO - XXSS,XSQO,SSQQ,XQXQ,QQOO/?5 -/- - lay:1",
            Goal::Lay
        ),
        draft!(
            "quartex-fit",
            "2csh 1 2 0,0:XXSS OOOO - XXQQ,SSOO,XSQO,QQQQ,QQOO/?5 -/- - lay:1",
            Goal::Lay
        ),
        draft!(
            "quartex-complete",
            "2csh 1 2 0,-1:SOSX1/XSQOSOXQ OOOO - XOSO,XXXX,SSSS,QQQQ,XXQQ/?5 -/- - lay:1",
            Goal::Earn(1)
        ),
        draft!(
            "quartex-double",
            "2csh 1 2 0,-1:QXXX1OQOO/XXSSXOSSOOXS OOOO - XXOO,XXXX,SSSS,QQQQ,SSQQ/?5 -/- - lay:1",
            Goal::Earn(2)
        ),
        draft!(
            "quartex-worth",
            "2csh 1 1 0,0:XXSXXOSSOSSS1/XSQQSSSQSSXSSXSX/3XSXO OOOO - XSQO,XSSQ,QQQQ,QQOO,QOQO/?5 -/S2 - lay:1",
            Goal::Best
        ),
        draft!(
            "quartex-cannot",
            "2csh 1 2 0,0:XXXX OOOO - SSSS,SSSQ,SSSO,SSQQ,QQQQ/?5 -/- - lay:1",
            Goal::Claim
        ),
        draft!(
            "quartex-point",
            "2csh 1 1 0,0:XXSS OOOO - XXXX,SSSS,XSXS,XXQQ,SSOO/XXOO,QQQQ,QQOO,QQQO,QOQO -/- - ask:2:1",
            Goal::PointOut
        ),
    ]
};

/// The steps of a lesson. A position that cannot be would be left out; the tests count.
pub(super) fn steps(game: RulesGame) -> Vec<LessonStep> {
    match game {
        RulesGame::Quarto => QUARTO
            .iter()
            .filter_map(|draft| {
                Some(step(draft.keys, Ground::Quarto(draft.position.parse().ok()?, draft.goal)))
            })
            .collect(),
        RulesGame::Access => ACCESS
            .iter()
            .filter_map(|draft| {
                let game = masked(draft.position)?;
                Some(step(draft.keys, Ground::Access(Box::new(game), draft.goal)))
            })
            .collect(),
        RulesGame::Quartex => QUARTEX
            .iter()
            .filter_map(|draft| {
                let view = draft.position.parse::<Setup>().ok()?.view().ok()?;
                Some(step(draft.keys, Ground::Quartex(Box::new(view), draft.goal)))
            })
            .collect(),
    }
}

fn step([name, tell, task, praise]: [&'static str; 4], ground: Ground) -> LessonStep {
    LessonStep { name, tell, task, praise, ground }
}

/// A masked game after these moves.
fn masked(moves: &str) -> Option<MaskedGame> {
    let pieces: Option<Vec<Piece>> =
        TRAY.chars().map(|digit| digit.to_string().parse().ok()).collect();
    let tray = Tray::new(pieces?.try_into().ok()?)?;
    let mut game = MaskedGame::start(Rules::PRINTED, tray, Announcement::Silent);
    for text in moves.split_whitespace() {
        match Attempt::read(RulesGame::Access, text).ok()? {
            Attempt::Access(action) => game.play(action).ok()?,
            Attempt::Quarto(_) | Attempt::Touch(_) | Attempt::Quartex(_) => return None,
        };
    }
    Some(game)
}
