//! `fourfold perft quartex`: tiles laid from an open bag.

use std::io::Write;

use quartex::{Field, Frame, TileSet, perft};
use serde_json::json;

use crate::exit::{Exit, Failure};
use crate::progress;

/// Count the ways to lay tiles one after another, any unused tile each time
///
/// The first tile is laid at home in all its orientations. Hands, bag and turns play no
/// part: this counts placements alone.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold perft quartex 3
  fourfold perft quartex 4 --frame 2")]
pub(crate) struct Arguments {
    /// How many tiles
    #[arg(value_parser = clap::value_parser!(u32).range(0..=55))]
    depth: u32,
    /// The longest side that the laid tiles may have together; any unless said
    #[arg(long, value_name = "SIDE", value_parser = read_frame)]
    frame: Option<Frame>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

fn read_frame(text: &str) -> Result<Frame, &'static str> {
    text.parse().ok().and_then(Frame::new).ok_or("a frame has a side of 1 to 255 cells")
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<Exit, Failure> {
    let count = count(&Field::new(arguments.frame), arguments.depth);
    if arguments.json {
        let answer = json!({
            "game": "quartex",
            "frame": arguments.frame.map(Frame::side),
            "depth": arguments.depth,
            "count": count,
        });
        writeln!(out, "{answer}")?;
    } else {
        writeln!(out, "{count}")?;
    }
    Ok(Exit::Done)
}

/// [`perft`], telling after each first tile how far it is.
fn count(start: &Field, depth: u32) -> u64 {
    let Some(below) = depth.checked_sub(1) else { return perft(start, depth) };
    let bar = progress::bar(start.count_placements(TileSet::ALL).into(), "counting");
    let mut count = 0_u64;
    for placement in start.placements(TileSet::ALL) {
        let mut next = start.clone();
        // Every placement listed can be laid.
        if next.lay(placement).is_ok() {
            count = count.saturating_add(perft(&next, below));
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    count
}
