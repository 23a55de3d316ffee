//! `fourfold bench quartex`: random games to the end, on one core.

use std::io::Write;
use std::time::Duration;

use quartex::{Players, Position, Rules, Seat, Seeing, playout};
use serde_json::{Value, json};

use super::baseline::{self, Speed, Xorshift, measure};
use crate::exit::{Exit, Failure};
use crate::progress;

/// Play random games of Quartex to the end, on one core
///
/// Rules: auto, no frame, the first tile from the hand. First a fixed number of games is
/// played: the tiles laid and the points of all players together are the same on every
/// machine as long as the rules and the playouts are. Then games are played against the
/// clock, in turn with the baseline; the ratio says how many rounds of the baseline take as
/// long as one game, so less is faster.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold bench quartex --seconds 5
  valgrind --tool=callgrind fourfold bench quartex --games 1000 --players 2")]
pub(crate) struct Arguments {
    /// Measure for so many seconds, for each number of players
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Only play so many games, without the clock
    #[arg(
        long,
        conflicts_with = "seconds",
        value_parser = clap::value_parser!(u32).range(1..=1_000_000_000)
    )]
    games: Option<u32>,
    /// Only with so many players, 2 to 5
    #[arg(long, value_parser = read_players)]
    players: Option<Players>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

fn read_players(text: &str) -> Result<Players, &'static str> {
    text.parse().ok().and_then(Players::new).ok_or("2 to 5 can play")
}

/// Games played before the clock is started; they are counted.
const COUNTED_GAMES: u32 = 1000;
/// Games between two slices of the baseline: a few milliseconds.
const SLICE: u32 = 400;

/// What came out of a number of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Counts {
    games: u32,
    /// Tiles laid.
    tiles: u64,
    /// The points of all players.
    points: i64,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<Exit, Failure> {
    let games = arguments.games.unwrap_or(COUNTED_GAMES);
    let time = arguments.games.is_none().then(|| Duration::from_secs(arguments.seconds));
    let all = Players::ALL.into_iter();
    let tables: Vec<Players> =
        all.filter(|&players| arguments.players.is_none_or(|only| only == players)).collect();
    let bar = progress::bar(tables.len() as u64, "playing");
    let mut rows = Vec::new();
    for players in tables {
        let mut table = Table::new(players)?;
        let counts = table.play(games);
        let speed = time.map(|time| measure(time, SLICE, || table.play(SLICE)));
        rows.push((players, counts, speed));
        bar.inc(1);
    }
    bar.finish_and_clear();
    if arguments.json {
        let rows: Value = rows.iter().map(|row| as_json(*row)).collect();
        let answer = json!({ "bench": "quartex", "baseline": baseline::WHAT, "rows": rows });
        writeln!(out, "{answer}")?;
        return Ok(Exit::Done);
    }
    let clock = if time.is_some() { "   games/s  ratio" } else { "" };
    writeln!(out, "players      games      tiles     points{clock}")?;
    for (players, Counts { games, tiles, points }, speed) in rows {
        write!(out, "{:>7} {games:>10} {tiles:>10} {points:>10}", players.count())?;
        if let Some(Speed { per_second, ratio }) = speed {
            write!(out, " {per_second:>9.0} {ratio:>6.2}")?;
        }
        writeln!(out)?;
    }
    if time.is_some() {
        writeln!(out, "ratio: one game to one round of the baseline ({})", baseline::WHAT)?;
    }
    Ok(Exit::Done)
}

fn as_json((players, counts, speed): (Players, Counts, Option<Speed>)) -> Value {
    let mut row = json!({
        "players": players.count(),
        "games": counts.games,
        "tiles": counts.tiles,
        "points": counts.points,
    });
    if let Some(Speed { per_second, ratio }) = speed {
        row["games_per_second"] = json!(per_second);
        row["ratio"] = json!(ratio);
    }
    row
}

/// Games with one number of players, one after another.
struct Table {
    start: Position,
    chance: Xorshift,
}

impl Table {
    fn new(players: Players) -> Result<Self, Failure> {
        let rules = Rules { seeing: Seeing::Auto, ..Rules::printed(players) };
        let start = Position::new(rules, Seat::FIRST)
            .map_err(|refusal| Failure::workshop("begin a game", &refusal))?;
        Ok(Self { start, chance: Xorshift::new() })
    }

    fn play(&mut self, games: u32) -> Counts {
        let mut counts = Counts { games, tiles: 0, points: 0 };
        let mut position = self.start.clone();
        for _ in 0..games {
            position.clone_from(&self.start);
            counts.tiles +=
                u64::from(playout(&mut position, &mut |bound| self.chance.below(bound)));
            let seats = position.rules().players.seats();
            counts.points +=
                seats.map(|seat| i64::from(position.score(seat).points())).sum::<i64>();
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// X5, X10: 54, 54, 52 and 55 tiles can be laid at most.
    #[test]
    fn games_are_played_to_the_end_and_alike_every_time() {
        for (players, most) in Players::ALL.into_iter().zip([54, 54, 52, 55]) {
            let counts = Table::new(players).unwrap().play(50);
            assert_eq!(Table::new(players).unwrap().play(50), counts);
            assert!(counts.tiles <= 50 * most, "{counts:?}");
            assert!(counts.tiles > 50 * (most - 10), "{counts:?}");
        }
    }
}
