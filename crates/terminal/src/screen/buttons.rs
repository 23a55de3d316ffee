//! The row of buttons: what can be said without typing.

use quartex::Task;
use ratatui::layout::Rect;

use super::act::Act;
use super::aim::{Aim, Focus, Mode};
use super::canvas::{self, Canvas};
use super::lines::Lines;
use super::palette::Role;
use super::scene::{Picture, Scene};

/// Something to press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Button {
    pub(super) label: String,
    pub(super) act: Act,
}

impl Button {
    /// With brackets around its label.
    fn width(&self) -> u16 {
        canvas::width(&self.label).saturating_add(2)
    }
}

/// How many columns these take side by side.
pub(super) fn width(buttons: &[Button]) -> u16 {
    buttons.iter().fold(0, |sum, button| button.width().saturating_add(1).saturating_add(sum))
}

/// All buttons, the ones that matter most first. While a yes or a no is wanted, those two; while a
/// call is begun, its lines.
pub(super) fn all(scene: Option<&Scene>, aim: &Aim, lines: &Lines) -> Vec<Button> {
    let quit = Button { label: lines.quit.clone(), act: Act::Say(lines.quit.clone()) };
    let Some(scene) = scene.filter(|scene| scene.standing.curtain.is_none()) else {
        return vec![quit];
    };
    if aim.confirm.is_some() {
        return vec![
            said(scene, "play-no", "command-decline"),
            said(scene, "play-yes", "command-agree"),
        ];
    }
    if aim.call.is_some() {
        let call = |call: &quarto::Call| {
            let line = call.to_string();
            let name = line.trim_start_matches('!');
            let label = if name.is_empty() { scene.word("play-call") } else { name.to_owned() };
            Button { label, act: Act::Say(line) }
        };
        return scene.calls().iter().map(call).collect();
    }
    let help = said(scene, "play-ask-help", "command-help");
    let decline = scene
        .may_decline()
        .then(|| Button { label: scene.word("play-decline"), act: Act::Say("-".to_owned()) });
    let mut buttons = mode(scene, aim.mode).into_iter().collect::<Vec<_>>();
    buttons.extend(turn(scene));
    // Under masks it can always be said, so that it need not come first.
    let (first, last) = if scene.is_masked() { (None, decline) } else { (decline, None) };
    buttons.extend(first);
    buttons.extend([help, quit]);
    buttons.extend(last);
    buttons.extend(offers(scene));
    buttons
}

/// What a press on something covered means; pressed, it means the other.
fn mode(scene: &Scene, mode: Mode) -> Option<Button> {
    let key = match mode {
        Mode::Touch => "play-mode-touch",
        Mode::Play => "play-mode-play",
    };
    let label = format!("↔ {}", scene.word(key));
    scene.is_masked().then(|| Button { label, act: Act::Mode(mode.other()) })
}

/// A button that says a command.
fn said(scene: &Scene, label: &str, command: &str) -> Button {
    Button { label: scene.word(label), act: Act::Say(scene.command(command)) }
}

/// What a player may say instead of a move.
fn turn(scene: &Scene) -> Vec<Button> {
    let mut buttons = Vec::new();
    let plain =
        |key: &str, line: &str| Button { label: scene.word(key), act: Act::Say(line.to_owned()) };
    if !scene.calls().is_empty() {
        buttons.push(Button { label: scene.word("play-call"), act: Act::Call });
    }
    match scene.task() {
        Some(Task::Lay) => buttons.push(plain("play-quartex-cannot", "cannot")),
        Some(Task::Point { .. }) => buttons.push(plain("play-quartex-none", "none")),
        Some(Task::Watch | Task::Wait | Task::Obey { .. }) | None => {}
    }
    buttons
}

/// What players propose to each other, and the ways out of a game.
fn offers(scene: &Scene) -> Vec<Button> {
    let state = &scene.standing.state;
    let Some(me) = state.seat else { return Vec::new() };
    let said = |label: &str, command: &str| said(scene, label, command);
    if let Some((by, _)) = &state.offer {
        return if *by == me {
            vec![said("play-withdraw", "command-decline")]
        } else {
            vec![said("play-agree", "command-agree"), said("play-refuse", "command-decline")]
        };
    }
    if state.result.is_some() {
        return vec![said("play-rematch", "command-rematch")];
    }
    let mut buttons = Vec::new();
    if matches!(scene.picture, Picture::Board(_) | Picture::Covered) {
        buttons.push(said("play-draw", "command-draw"));
    }
    if state.game == "quarto" {
        buttons.push(said("play-take-back", "command-take-back"));
    }
    if state.pace != "untimed" {
        buttons.push(if state.adjourned {
            said("play-go-on", "command-go-on")
        } else {
            said("play-pause", "command-pause")
        });
        buttons.push(said("play-more-time", "command-more-time"));
    }
    buttons.push(said("play-resign", "command-resign"));
    buttons
}

/// Paints as many buttons as fit into a place of a few rows. The one that the keys are on is always
/// among them.
pub(super) fn paint(canvas: &mut Canvas<'_>, place: Rect, buttons: &[Button], aim: &Aim) {
    let chosen = match (aim.call, aim.focus) {
        (Some(call), _) => Some(call),
        (None, Focus::Buttons) => Some(aim.button.min(buttons.len().saturating_sub(1))),
        (None, Focus::Board | Focus::Tray | Focus::Line) => None,
    };
    let mut first = 0;
    let mut places = arrange(place, buttons);
    while chosen.is_some_and(|chosen| first + places.len() <= chosen) && first < buttons.len() {
        first += 1;
        places = arrange(place, buttons.get(first..).unwrap_or_default());
    }
    for ((index, button), area) in (first..).zip(buttons.iter().skip(first)).zip(places) {
        let role = if chosen == Some(index) { Role::Pressed } else { Role::Button };
        canvas.write(area, &format!("[{}]", button.label), role);
        canvas.target(area, button.act.clone());
    }
}

/// Where buttons stand, row by row, until there is no room.
fn arrange(place: Rect, buttons: &[Button]) -> Vec<Rect> {
    let mut rows = place.rows();
    let Some(mut rest) = rows.next() else { return Vec::new() };
    let mut places = Vec::new();
    for button in buttons {
        let wide = button.width();
        if wide > rest.width {
            let Some(row) = rows.next() else { break };
            rest = row;
        }
        if wide > rest.width {
            break;
        }
        places.push(Rect { width: wide, ..rest });
        let used = (wide + 1).min(rest.width);
        rest = Rect { x: rest.x + used, width: rest.width - used, ..rest };
    }
    places
}
