//! The result, for people and for programs.

use std::fmt::Write as _;

use bots::ThinkingLimit;
use serde_json::{Value as Json, json};

use super::Arguments;
use super::round::Schedule;
use super::tally::{Row, Tally};

/// A, B, C, …
fn letter(index: usize) -> char {
    ('A'..='E').nth(index).unwrap_or('?')
}

fn limit_text(limit: ThinkingLimit) -> String {
    match limit {
        ThinkingLimit::Time(time) => format!("{} ms a decision", time.as_millis()),
        ThinkingLimit::Nodes(nodes) => format!("{nodes} nodes a decision"),
    }
}

pub(super) fn as_text(schedule: &Schedule<'_>, tally: &Tally) -> String {
    let rules = schedule.rules;
    let mut text = format!(
        "{} games of {} {}, seed {}, {}\n",
        tally.games,
        rules.game(),
        rules.text(),
        schedule.seed,
        limit_text(schedule.limit)
    );
    let width = schedule.entrants.iter().map(|one| one.to_string().len()).max().unwrap_or(0);
    let shared = if rules.quarto().is_some() { "drawn" } else { "shared" };
    for (index, (row, entrant)) in tally.rows.iter().zip(schedule.entrants).enumerate() {
        let Row { wins, losses, share, lead, defaulted, .. } = row;
        let _ = write!(
            text,
            "{} {:width$}  {:5.1} % ± {:.1}   won {wins}, {shared} {}, lost {losses}",
            letter(index),
            entrant.to_string(),
            100.0 * share.mean,
            100.0 * share.error,
            row.shared
        );
        if let Some(lead) = lead {
            let _ = write!(text, "; lead {:+.1} ± {:.1}", lead.mean, lead.error);
        }
        if *defaulted > 0 {
            let _ = write!(text, "; lost {defaulted} by a fault of the program");
        }
        text.push('\n');
    }
    if let Some([middle, low, high]) = tally.elo() {
        let _ = writeln!(text, "A − B: {middle:+.0} Elo ({low:+.0} to {high:+.0})");
    }
    text
}

pub(super) fn as_json(arguments: &Arguments, schedule: &Schedule<'_>, tally: &Tally) -> Json {
    let limit = match schedule.limit {
        ThinkingLimit::Time(_) => json!({ "milliseconds": arguments.time }),
        ThinkingLimit::Nodes(nodes) => json!({ "nodes": nodes }),
    };
    let bot = |(row, entrant): (&Row, &super::Entrant)| {
        json!({
            "bot": entrant.to_string(),
            "share": row.share.mean,
            "error": row.share.error,
            "won": row.wins,
            "shared": row.shared,
            "lost": row.losses,
            "defaulted": row.defaulted,
            "lead": row.lead.map(|lead| json!({ "mean": lead.mean, "error": lead.error })),
        })
    };
    json!({
        "game": schedule.rules.game(),
        "rules": schedule.rules.text(),
        "games": tally.games,
        "seed": schedule.seed,
        "limit": limit,
        "bots": tally.rows.iter().zip(schedule.entrants).map(bot).collect::<Vec<_>>(),
        "elo": tally.elo().map(|[middle, low, high]| {
            json!({ "difference": middle, "low": low, "high": high })
        }),
    })
}
