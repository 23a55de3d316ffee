//! Twists: a log in which what an observer may not know is exchanged for something else.

use std::collections::BTreeMap;

use dice::Dice;
use quartex::{Tile, TileSet};
use quarto::{Cell, Piece, Touch, Tray, TrayPlace};
use table::{Entry, Event, Game, GameView, Rules, Seat, Step, Table, Viewer};

/// The log with things exchanged that this observer may not know; `None` if nothing is hidden, or the
/// twist shows in what is open to all.
pub(crate) fn twist(
    log: &[Entry],
    rules: Rules,
    viewer: Viewer,
    dice: &mut Dice,
) -> Option<Vec<Entry>> {
    let twisted = match rules {
        Rules::Quarto(..) => twist_quarto(log, dice),
        Rules::Access(..) => twist_access(log, viewer, dice),
        Rules::Quartex(_) => twist_quartex(log, viewer, dice),
    };
    // Under `auto` a claim is made as soon as nothing fits (X23), and everybody sees that: hands
    // that claim at another moment are not hidden.
    let is_auto = matches!(rules, Rules::Quartex(rules) if rules.seeing == quartex::Seeing::Auto);
    let shows = is_auto && phases(log) != phases(&twisted);
    (twisted != log && !shows).then_some(twisted)
}

fn shuffled<T: Copy>(items: &[T], dice: &mut Dice) -> Vec<T> {
    let mut left = items.to_vec();
    let mut mixed = Vec::new();
    while !left.is_empty() {
        mixed.push(left.swap_remove(dice.below(u32::try_from(left.len()).unwrap()) as usize));
    }
    mixed
}

/// A renaming of some things; all others keep their names.
struct Renaming<T>(BTreeMap<usize, T>);

impl<T: Copy> Renaming<T> {
    fn of(free: &[T], index: impl Fn(T) -> usize, dice: &mut Dice) -> Self {
        let mixed = shuffled(free, dice);
        Self(free.iter().map(|&item| index(item)).zip(mixed).collect())
    }

    fn name(&self, item: T, index: usize) -> T {
        self.0.get(&index).copied().unwrap_or(item)
    }
}

/// The log with its first entry taken apart: the table alone, then what happened there.
fn apart(log: &[Entry]) -> Vec<Entry> {
    let (created, rest) = log[0].events.split_at(1);
    let parts = [created, rest].into_iter().filter(|events| !events.is_empty());
    let parts = parts.map(|events| Entry { events: events.to_vec(), ..log[0].clone() });
    parts.chain(log[1..].iter().cloned()).collect()
}

/// The log with tiles exchanged that the observer has never seen (X26).
fn twist_quartex(log: &[Entry], viewer: Viewer, dice: &mut Dice) -> Vec<Entry> {
    let apart = apart(log);
    let mut table = Table::open(&apart[0]).unwrap();
    let mut never_seen = TileSet::ALL;
    for entry in &apart[1..] {
        // Within one entry tiles can come and go, so every step is looked at.
        let mut game = table.game().cloned();
        for event in &entry.events {
            if let (Some(game), Event::Step(step)) = (&mut game, event) {
                game.play(*step).unwrap();
                if let Some(GameView::Quartex(view)) = game.view(viewer) {
                    never_seen = never_seen.intersection(view.unseen());
                }
            }
        }
        table.apply(entry).unwrap();
        if let Some(GameView::Quartex(view)) = table.view(viewer).unwrap().game {
            never_seen = never_seen.intersection(view.unseen());
        }
    }
    let free: Vec<Tile> = never_seen.iter().collect();
    let tiles = Renaming::of(&free, Tile::index, dice);
    let mut twisted = log.to_vec();
    for event in twisted.iter_mut().flat_map(|entry| &mut entry.events) {
        if let Event::Step(Step::Quartex(quartex::Step::Draw { tiles: drawn, .. })) = event {
            *drawn = drawn.iter().map(|tile| tiles.name(tile, tile.index())).collect();
        }
    }
    twisted
}

/// The log with pieces, places and cells exchanged that the observer has neither felt nor been
/// told (Q19), and with other touches of the other players.
fn twist_access(log: &[Entry], viewer: Viewer, dice: &mut Dice) -> Vec<Entry> {
    let mut cells: Vec<Cell> = (0..16).filter_map(Cell::from_index).collect();
    let mut pieces: Vec<Piece> = Piece::ALL.to_vec();
    let mut places: Vec<TrayPlace> = (0..16).filter_map(TrayPlace::from_index).collect();
    let apart = apart(log);
    let mut table = Table::open(&apart[0]).unwrap();
    for entry in &apart[1..] {
        let due = table.game().map(Game::due).unwrap_or_default();
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        let acts = due.iter().any(own);
        let plays = viewer != Viewer::Spectator;
        for event in &entry.events {
            match event {
                Event::Step(Step::GiveFrom(place)) => {
                    let piece = table.game().unwrap().tray().unwrap().piece(*place);
                    pieces.retain(|other| !plays || *other != piece);
                    places.retain(|other| !acts || other != place);
                }
                Event::Step(Step::Quarto(quarto::Step::Place(cell))) => {
                    let told = acts || table.game().unwrap().is_announced();
                    cells.retain(|other| !told || other != cell);
                }
                Event::Touched { seat, touch } | Event::Bumped { seat, touch } if own(*seat) => {
                    let found = table.game().unwrap().clone().touch(*seat, *touch).unwrap();
                    pieces.retain(|other| Some(*other) != found);
                    match touch {
                        Touch::Cell(cell) => cells.retain(|other| other != cell),
                        Touch::Tray(place) => places.retain(|other| other != place),
                    }
                }
                _ => {}
            }
        }
        table.apply(entry).unwrap();
    }
    let cells = Renaming::of(&cells, Cell::index, dice);
    let places = Renaming::of(&places, TrayPlace::index, dice);
    let pieces = Renaming::of(&pieces, |piece: Piece| piece.index(), dice);
    let place = |p: TrayPlace| places.name(p, p.index());
    let mut twisted = Vec::new();
    for entry in log {
        let mut entry = entry.clone();
        for event in &mut entry.events {
            match event {
                Event::Started { tray: Some(tray), .. } => {
                    let mut laid = Piece::ALL;
                    for from in (0..16).filter_map(TrayPlace::from_index) {
                        let piece = tray.piece(from);
                        laid[place(from).index()] = pieces.name(piece, piece.index());
                    }
                    *tray = Tray::new(laid).unwrap();
                }
                Event::Step(Step::GiveFrom(from)) => *from = place(*from),
                Event::Step(Step::Quarto(quarto::Step::Place(cell))) => {
                    *cell = cells.name(*cell, cell.index());
                }
                Event::Touched { touch, .. } | Event::Bumped { touch, .. } => {
                    *touch = match *touch {
                        Touch::Cell(cell) => Touch::Cell(cells.name(cell, cell.index())),
                        Touch::Tray(from) => Touch::Tray(place(from)),
                    };
                }
                _ => {}
            }
        }
        // What others touch, and how often, is nobody's business.
        let others =
            matches!(entry.events[0], Event::Touched { seat, .. } if viewer != Viewer::Seat(seat));
        let copies = if others { dice.below(3) } else { 1 };
        twisted.extend((0..copies).map(|_| entry.clone()));
    }
    twisted
}

/// Open Quarto: the log with the pieces renamed, so that other lines align. Everything is seen
/// here, so the streams are compared with every piece blotted out.
fn twist_quarto(log: &[Entry], dice: &mut Dice) -> Vec<Entry> {
    let pieces = Renaming::of(&Piece::ALL, |piece: Piece| piece.index(), dice);
    let mut twisted = log.to_vec();
    for event in twisted.iter_mut().flat_map(|entry| &mut entry.events) {
        if let Event::Step(Step::Quarto(quarto::Step::Give(piece))) = event {
            *piece = pieces.name(*piece, piece.index());
        }
    }
    twisted
}

/// What the game waited for after every entry, which is open to all (X26). It may start with the first.
fn phases(log: &[Entry]) -> Option<Vec<quartex::Phase>> {
    let phase = |table: &Table| match table.game() {
        Some(Game::Quartex(game)) => Some(game.position().phase()),
        _ => None,
    };
    let mut table = Table::open(&log[0]).unwrap();
    let mut phases = vec![phase(&table)];
    for entry in &log[1..] {
        table.apply(entry).ok()?;
        phases.push(phase(&table));
    }
    Some(phases.into_iter().flatten().collect())
}
