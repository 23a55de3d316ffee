//! One position: its value, its moves, and the line that proves it.

use std::fmt::Write as _;
use std::io::Write;

use quarto::{Action, Position};
use serde_json::{Value as Json, json};
use solver::{
    Alignment, Analysis, Asking, Judged, Progress, Replies, SearchControl, Solver, Turn,
    TurnReason, Unsolved, Value,
};

use super::Arguments;
use words::{FailedTask, Misuse, Voice};

use crate::commands::position::{read_quarto, typed};
use crate::exit::{Exit, Failure};
use crate::progress;
use crate::wrap::wrapped;

/// What was found out.
struct Answer {
    position: Position,
    value: Value,
    /// Every move, best first; if asked for.
    moves: Option<Vec<Judged>>,
    /// Best play to the end; if asked for.
    line: Option<Vec<Turn>>,
    nodes: u64,
}

pub(super) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let position = read_quarto(&typed(&arguments.position)?, voice)?;
    if let Some(outcome) = position.outcome() {
        return Err(Misuse::Over(outcome).into());
    }
    let solver = arguments.solver(!arguments.no_book)?;
    let answer = solve(arguments, &solver, position, voice)
        .map_err(|unsolved| Failure::refused(FailedTask::Solve, &unsolved))?;
    if arguments.json {
        writeln!(out, "{}", as_json(&answer))?;
    } else {
        write!(out, "{}", as_text(&answer, voice))?;
    }
    Ok(Exit::Done)
}

fn solve(
    arguments: &Arguments,
    solver: &Solver,
    position: Position,
    voice: &Voice,
) -> Result<Answer, Unsolved> {
    let bar = progress::steps(0, voice.solving());
    let tell = |progress: Progress| {
        // 0 moves: a single position is being searched.
        if progress.total > 0 {
            bar.set_length(progress.total as u64);
            bar.set_position(progress.done as u64);
        }
        bar.set_message(voice.searched(progress.nodes));
    };
    let control = SearchControl { stop: None, progress: Some(&tell) };
    let (value, moves) = if arguments.no_moves {
        (solver.value(position, &control)?, None)
    } else {
        let asking = Asking { replies: arguments.replies };
        let Analysis { value, turns } = solver.analysis(position, asking, &control)?;
        (value, Some(turns))
    };
    let line = if arguments.line { Some(solver.line(position, &control)?) } else { None };
    bar.finish_and_clear();
    Ok(Answer { position, value, moves, line, nodes: solver.nodes() })
}

fn as_text(answer: &Answer, voice: &Voice) -> String {
    let mut text = format!("{}\n", answer.value);
    let moves = answer.moves.as_deref().unwrap_or_default();
    for same in moves.chunk_by(|one, next| one.value == next.value) {
        let Some(first) = same.first() else { continue };
        let _ = writeln!(text, "{}", voice.worth(first.value, same.len()));
        for (moves, sentence) in grouped(same, voice) {
            let why = if sentence.is_empty() { sentence } else { format!(" ({sentence})") };
            text.push_str(&wrapped(&format!("  {}{why}", moves.join(" "))));
        }
    }
    if moves.iter().any(|judged| judged.replies.is_some()) {
        text.push_str(&wrapped(&voice.replies_explained()));
    }
    if let Some(line) = &answer.line {
        let turns: Vec<String> = line.iter().map(Turn::to_string).collect();
        let _ = writeln!(text, "{}", voice.best_line(&turns.join(" ")));
    }
    text
}

/// Moves with the same reason together; without one, those that place on the same cell.
fn grouped(moves: &[Judged], voice: &Voice) -> Vec<(Vec<String>, String)> {
    type Group = (Option<Action>, String, Vec<String>);
    let mut groups: Vec<Group> = Vec::new();
    for judged in moves {
        let gift = judged.turn.gift();
        let sentence =
            judged.reason.as_ref().map_or_else(String::new, |why| voice.reason(why, gift));
        let is_placed = matches!(judged.turn.first, Action::Place(_));
        let cell = (sentence.is_empty() && is_placed).then_some(judged.turn.first);
        let text = match judged.replies {
            Some(Replies { keeping, all }) => format!("{}:{keeping}/{all}", judged.turn),
            None => judged.turn.to_string(),
        };
        match groups.iter_mut().find(|group| group.0 == cell && group.1 == sentence) {
            Some((.., texts)) => texts.push(text),
            None => groups.push((cell, sentence, vec![text])),
        }
    }
    groups.into_iter().map(|(_, sentence, texts)| (texts, sentence)).collect()
}

fn as_json(answer: &Answer) -> Json {
    let mut json = json!({
        "game": "quarto",
        "position": answer.position.to_string(),
        "seat": answer.position.seat().map(|seat| seat.index() + 1),
        "value": answer.value.verdict().to_string(),
        "distance": answer.value.distance(),
        "nodes": answer.nodes,
    });
    if let Some(moves) = &answer.moves {
        json["moves"] = moves.iter().map(move_as_json).collect();
    }
    if let Some(line) = &answer.line {
        json["line"] = line.iter().map(Turn::to_string).collect();
    }
    json
}

fn move_as_json(judged: &Judged) -> Json {
    let mut json = json!({
        "move": judged.turn.to_string(),
        "value": judged.value.verdict().to_string(),
        "distance": judged.value.distance(),
    });
    if let Some(reason) = &judged.reason {
        json["reason"] = match reason {
            TurnReason::Wins(made) => json!({ "wins": alignments(made) }),
            TurnReason::Left(left) => json!({ "left": alignments(left) }),
            TurnReason::Completed(completions) => {
                let completions = completions.iter().map(|completion| {
                    json!({
                        "cell": completion.cell.to_string(),
                        "alignments": alignments(&completion.alignments),
                    })
                });
                json!({ "completed": completions.collect::<Json>() })
            }
            TurnReason::Answered(reply) => json!({ "answered": reply.to_string() }),
        };
    }
    if let Some(Replies { keeping, all }) = judged.replies {
        json["replies"] = json!({ "keeping": keeping, "all": all });
    }
    json
}

fn alignments(alignments: &[Alignment]) -> Json {
    let alignment = |Alignment { line, values }: &Alignment| {
        let values: Json = values.iter().map(word).collect();
        json!({ "line": line.to_string(), "values": values })
    };
    alignments.iter().map(alignment).collect()
}

/// How programs know a value.
const fn word(value: quarto::CharacteristicValue) -> &'static str {
    const WORDS: [&str; 8] =
        ["light", "dark", "round", "square", "short", "tall", "solid", "hollow"];
    WORDS[value.index() % WORDS.len()]
}
