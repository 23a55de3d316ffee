//! What a command means, once its first word is known.

use quartex::{Placement, Word};
use quarto::{Call, Pieces, Touch};
use table::{Action, GameView, Level, Offer, Seat, Span, View, What};

use crate::command::lexicon::Verb;
use crate::command::reader::Reader;
use crate::command::{Command, CommandContext, Misread, MissingPart, left};
use crate::question::{Question, Spot, is_masked};

/// What a verb and the words behind it mean.
pub(super) fn meant(
    verb: Verb,
    reader: Reader<'_>,
    context: CommandContext<'_>,
    asks: bool,
) -> Result<Command, Misread> {
    let ask =
        |question: Question, reader: Reader<'_>| reader.end().map(|()| Command::Ask(question));
    let request = |what: What, reader: Reader<'_>| reader.end().map(|()| Command::Do(what));
    let is_quartex = matches!(context.view.game, Some(GameView::Quartex(_)));
    match verb {
        Verb::Give | Verb::Call | Verb::Touch | Verb::AskLines if is_quartex => {
            Err(Misread::OtherGame)
        }
        Verb::Cannot | Verb::SeeNone | Verb::PointOut if !is_quartex => Err(Misread::OtherGame),
        // People place tiles and lay pieces; Spanish has one word for both.
        Verb::Place | Verb::Lay if is_quartex => lay(reader),
        Verb::Place | Verb::Lay => place(reader, context, asks),
        Verb::Give => give(reader, context),
        Verb::Call => call(reader),
        Verb::Touch => touch(reader, context),
        Verb::Decline => match context.view.offer {
            Some(open) => request(What::Decline(open.offer), reader),
            None if is_quartex => Err(Misread::NoOffer),
            None => request(What::Act(Action::Quarto(quarto::Action::Decline)), reader),
        },
        Verb::PointOut => point_out(reader),
        Verb::Cannot => request(What::Act(Action::Quartex(quartex::Action::Cannot)), reader),
        Verb::SeeNone => request(What::Act(Action::Quartex(quartex::Action::None)), reader),
        Verb::Draw => request(offer(Offer::Draw, context), reader),
        Verb::TakeBack => request(offer(Offer::TakeBack, context), reader),
        Verb::Pause => request(offer(Offer::Pause, context), reader),
        Verb::GoOn => request(What::GoOn, reader),
        Verb::Rematch => request(offer(Offer::Rematch, context), reader),
        Verb::MoreTime => {
            let mut reader = reader;
            // A minute unless more is asked for; at most a day.
            let minutes = reader.number().unwrap_or(1).clamp(1, 24 * 60);
            request(offer(Offer::MoreTime(Span::seconds(60 * u64::from(minutes))), context), reader)
        }
        Verb::Agree => match context.view.offer {
            Some(open) => request(What::Agree(open.offer), reader),
            None => Err(Misread::NoOffer),
        },
        Verb::Resign => request(What::Resign, reader),
        Verb::HandOver => {
            let mut reader = reader;
            let level = reader.number().and_then(|number| u8::try_from(number).ok());
            let level = level.and_then(Level::new).unwrap_or(Level::STAND_IN);
            request(What::HandOver(level), reader)
        }
        Verb::Reclaim => request(What::Reclaim, reader),
        Verb::Leave => request(What::Leave, reader),
        Verb::Hold => {
            let mut reader = reader;
            let number = reader.number().and_then(|number| u8::try_from(number).ok());
            let seat = number.and_then(Seat::new).or_else(|| left_alone(context.view));
            request(What::Hold(seat.ok_or(Misread::Expected(MissingPart::Seat))?), reader)
        }
        Verb::ClaimAbandoned => {
            let mut reader = reader;
            let number = reader.number().and_then(|number| u8::try_from(number).ok());
            let seat = number.and_then(Seat::new).or_else(|| left_alone(context.view));
            request(What::ClaimAbandoned(seat.ok_or(Misread::Expected(MissingPart::Seat))?), reader)
        }
        Verb::AskCell => ask_cell(reader, context),
        Verb::AskLines => ask_lines(reader, context),
        Verb::AskLastMove => ask(Question::LastMove, reader),
        Verb::AskTurn => ask(Question::Turn, reader),
        Verb::AskHand => ask(Question::Hand, reader),
        Verb::AskLeft => ask(Question::Left, reader),
        Verb::AskOccupied => ask(Question::Occupied, reader),
        Verb::AskFree => ask(Question::Free, reader),
        Verb::AskMissing => ask(Question::Missing, reader),
        Verb::AskScore => ask(Question::Score, reader),
        Verb::AskStock => ask(Question::Stock, reader),
        Verb::AskClocks => ask(Question::Clocks, reader),
        Verb::AskLegal => ask(Question::Legal, reader),
        Verb::AskTerms => ask(Question::Terms, reader),
        Verb::AskRepeat => ask(Question::Repeat, reader),
        Verb::AskHelp => ask(Question::Help, reader),
    }
}

pub(super) const fn act(action: Action) -> Command {
    Command::Do(What::Act(action))
}

/// The seat whose person is away; at a table for two, the other one.
fn left_alone(view: &View) -> Option<Seat> {
    let seats = (1..=view.terms.rules.seats()).filter_map(Seat::new);
    let mut others = seats.filter(|&seat| view.viewer != table::Viewer::Seat(seat));
    let is_away = |seat: &Seat| view.places.get(seat.index()).is_some_and(|p| p.away.is_some());
    let away = others.clone().find(is_away);
    away.or_else(|| others.next().filter(|_| view.terms.rules.seats() == 2))
}

/// An offer; an agreement where the same was offered by somebody else.
fn offer(offer: Offer, context: CommandContext<'_>) -> What {
    let mine = |seat| context.view.viewer == table::Viewer::Seat(seat);
    match context.view.offer {
        Some(open) if open.offer == offer && !mine(open.by) => What::Agree(offer),
        _ => What::Offer(offer),
    }
}

pub(super) fn pieces_left(context: CommandContext<'_>) -> Pieces {
    match &context.view.game {
        Some(GameView::Quarto(open)) => left(&open.sketch),
        Some(GameView::Access(_) | GameView::Quartex(_)) | None => Pieces::ALL,
    }
}

fn give(mut reader: Reader<'_>, context: CommandContext<'_>) -> Result<Command, Misread> {
    if is_masked(context.view) {
        // Masked players give by place: a piece they name they would have to see (Q19).
        let place = reader.tray_place().ok_or(Misread::Expected(MissingPart::TrayPlace))?;
        reader.end()?;
        return Ok(act(Action::GiveFrom(place)));
    }
    let piece = reader.piece(pieces_left(context))?;
    reader.end()?;
    Ok(act(Action::Quarto(quarto::Action::Give(piece))))
}

fn place(
    mut reader: Reader<'_>,
    context: CommandContext<'_>,
    asks: bool,
) -> Result<Command, Misread> {
    let cell = reader.cell().ok_or(Misread::Expected(MissingPart::Cell))?;
    reader.end()?;
    if asks {
        return Ok(about_cell(cell, context));
    }
    Ok(act(Action::Quarto(quarto::Action::Place(cell))))
}

fn call(mut reader: Reader<'_>) -> Result<Command, Misread> {
    reader.skip_fillers();
    let call = if reader.is_done() {
        Call::Bare
    } else {
        Call::Line(reader.line().ok_or(Misread::Expected(MissingPart::Line))?)
    };
    reader.end()?;
    Ok(act(Action::Quarto(quarto::Action::Call(call))))
}

fn touch(mut reader: Reader<'_>, context: CommandContext<'_>) -> Result<Command, Misread> {
    let cell = reader.cell().map(Touch::Cell);
    let touch = cell.or_else(|| reader.tray_place().map(Touch::Tray));
    let touch = touch.ok_or(Misread::Expected(MissingPart::Touch))?;
    reader.end()?;
    Ok(feel(touch, context))
}

const fn feel(touch: Touch, context: CommandContext<'_>) -> Command {
    Command::Do(What::Touch { number: context.view.touches, touch })
}

/// A question about a cell; under masks there is only touching it (Q19).
pub(super) const fn about_cell(cell: quarto::Cell, context: CommandContext<'_>) -> Command {
    if is_masked(context.view) {
        feel(Touch::Cell(cell), context)
    } else {
        Command::Ask(Question::Cell(Spot::Quarto(cell)))
    }
}

/// `XXSQ 2,-1`, or as records write it, `XXSQ@2,-1=SQXX`: the tile reads as typed last.
pub(super) fn lay(mut reader: Reader<'_>) -> Result<Command, Misread> {
    let wanted = Misread::Expected(MissingPart::TileAndCell);
    let typed = reader.tile().ok_or_else(|| wanted.clone())?;
    let _ = reader.take("@");
    let cell = reader.spot().ok_or_else(|| wanted.clone())?;
    let word: Word = if reader.take("=") { reader.tile().ok_or(wanted)? } else { typed };
    reader.end()?;
    if word.tile() != typed.tile() {
        return Err(Misread::OtherTile);
    }
    Ok(act(Action::Quartex(quartex::Action::Lay(Placement { cell, word }))))
}

fn point_out(mut reader: Reader<'_>) -> Result<Command, Misread> {
    let wanted = Misread::Expected(MissingPart::TileAndCell);
    let tile = reader.tile().ok_or_else(|| wanted.clone())?.tile();
    let _ = reader.take("@");
    let cell = reader.spot().ok_or(wanted)?;
    reader.end()?;
    Ok(act(Action::Quartex(quartex::Action::Try { tile, cell })))
}

fn ask_cell(mut reader: Reader<'_>, context: CommandContext<'_>) -> Result<Command, Misread> {
    reader.skip_fillers();
    let is_quartex = matches!(context.view.game, Some(GameView::Quartex(_)));
    let here = context.here.filter(|_| reader.is_done());
    let spot = match here {
        Some(spot) => Some(spot),
        None if is_quartex => reader.spot().map(Spot::Quartex),
        None => reader.cell().map(Spot::Quarto),
    };
    let wanted = if is_quartex { MissingPart::Spot } else { MissingPart::Cell };
    let spot = spot.ok_or(Misread::Expected(wanted))?;
    reader.end()?;
    Ok(match spot {
        Spot::Quarto(cell) => about_cell(cell, context),
        Spot::Quartex(_) => Command::Ask(Question::Cell(spot)),
    })
}

/// The lines through a cell, or one line by its name.
fn ask_lines(mut reader: Reader<'_>, context: CommandContext<'_>) -> Result<Command, Misread> {
    reader.skip_fillers();
    let question = match context.here {
        Some(Spot::Quarto(cell)) if reader.is_done() => Question::Lines(cell),
        _ => {
            let cell = reader.cell().map(Question::Lines);
            let question = cell.or_else(|| reader.line().map(Question::Line));
            question.ok_or(Misread::Expected(MissingPart::Cell))?
        }
    };
    reader.end()?;
    Ok(Command::Ask(question))
}
