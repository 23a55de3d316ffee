//! Makes the opening book; `cargo xtask book` calls it.
//!
//! ```text
//! make_book solve KIND MEMORY_MIB FILE   the values of one kind of rules, as text
//! make_book join FOLDER BOOK             kind-0.txt to kind-7.txt into a book
//! make_book count                        how often each value is in the compiled book
//! ```
#![allow(clippy::print_stderr, reason = "a tool of the workshop speaks to whoever started it")]

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::error::Error;
use std::io::Write as _;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use std::{env, fs, io, thread};

use quarto::{Phase, Position, Setup, Standing};
use solver::{
    Options, RULES_KINDS, SearchControl, Solver, Value, book_positions, rules_of_kind, write_book,
};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["solve", kind, memory, file] => solve(kind.parse()?, memory.parse()?, Path::new(file)),
        ["join", folder, book] => join(Path::new(folder), Path::new(book)),
        ["count"] => count(),
        _ => Err("make_book solve KIND MEMORY_MIB FILE | join FOLDER BOOK | count".into()),
    }
}

/// Solves every position of a kind on all cores; one line for each, by key.
fn solve(kind: usize, memory: usize, file: &Path) -> Result<(), Box<dyn Error>> {
    let options = Options { memory: memory << 20, book: false, ..Options::default() };
    let solver = Solver::new(options)?;
    let positions = positions(kind)?;
    let start = Instant::now();
    let next = AtomicUsize::new(0);
    let cores = thread::available_parallelism()?.get();
    let work = || {
        let mut values = Vec::new();
        loop {
            // From the back: positions with most pieces first, whose proofs serve the others.
            let done = next.fetch_add(1, Ordering::Relaxed);
            let Some(number) = positions.len().checked_sub(done + 1) else { break };
            let value = solver.value(positions[number], &SearchControl::NONE)?;
            values.push((number, value));
            if done.is_multiple_of(1000) {
                let seconds = start.elapsed().as_secs();
                let _ = writeln!(io::stderr(), "{done} of {} in {seconds} s", positions.len());
            }
        }
        Ok::<_, solver::Unsolved>(values)
    };
    let mut values = Vec::with_capacity(positions.len());
    thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            values.extend(thread.join().map_err(|_| "a thread has panicked")??);
        }
        Ok::<_, Box<dyn Error>>(())
    })?;
    values.sort_unstable_by_key(|&(number, _)| number);
    let lines: Vec<String> = values.iter().map(|(_, value)| value.to_string()).collect();
    fs::write(file, lines.join("\n") + "\n")?;
    let _ = writeln!(
        io::stderr(),
        "kind {kind}: {} positions, {} nodes, {:?}",
        positions.len(),
        solver.nodes(),
        start.elapsed()
    );
    Ok(())
}

fn positions(kind: usize) -> Result<Vec<Position>, Box<dyn Error>> {
    let mut positions = Vec::new();
    for (board, hand) in book_positions(kind) {
        // Calls do not matter to values; without the game calling itself, a board may hold a
        // lapsed alignment.
        let rules = quarto::Rules { calling: quarto::Calling::default(), ..rules_of_kind(kind) };
        let setup = Setup {
            cells: quarto::Cell::ALL.map(|cell| board.piece(cell)),
            hand: Some(hand),
            standing: Standing::ToAct(placer(board.occupied().len())),
            rules,
            last: None,
        };
        let position = Position::try_from(setup)?;
        debug_assert!(matches!(position.phase(), Phase::Placing { .. }));
        positions.push(position);
    }
    Ok(positions)
}

fn placer(placed: usize) -> quarto::Seat {
    if placed.is_multiple_of(2) { quarto::Seat::Two } else { quarto::Seat::One }
}

/// Reads the values back and writes the book.
fn join(folder: &Path, book: &Path) -> Result<(), Box<dyn Error>> {
    let mut values: [Vec<Value>; RULES_KINDS] = Default::default();
    for (kind, values) in values.iter_mut().enumerate() {
        let text = fs::read_to_string(folder.join(format!("kind-{kind}.txt")))?;
        *values = text.lines().map(read_value).collect::<Result<_, _>>()?;
    }
    let bytes = write_book(&values)?;
    fs::write(book, &bytes)?;
    let _ = writeln!(io::stderr(), "{}: {} bytes", book.display(), bytes.len());
    Ok(())
}

/// Looks up every position of every kind.
fn count() -> Result<(), Box<dyn Error>> {
    let solver = Solver::default();
    for kind in 0..RULES_KINDS {
        let mut counts: BTreeMap<Reverse<Value>, u32> = BTreeMap::new();
        for position in positions(kind)? {
            *counts.entry(Reverse(solver.value(position, &SearchControl::NONE)?)).or_default() += 1;
        }
        let counts: Vec<String> =
            counts.into_iter().map(|(value, count)| format!("{}: {count}", value.0)).collect();
        writeln!(io::stdout(), "{} {}", rules_of_kind(kind), counts.join(", "))?;
    }
    Ok(())
}

fn read_value(line: &str) -> Result<Value, Box<dyn Error>> {
    match line.split_once(' ') {
        None if line == "draw" => Ok(Value::Draw),
        Some(("win", distance)) => Ok(Value::Win(distance.parse()?)),
        Some(("loss", distance)) => Ok(Value::Loss(distance.parse()?)),
        _ => Err(format!("no value: {line}").into()),
    }
}
