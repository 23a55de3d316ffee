//! The page of a position of Quarto: what it is worth, what every move is worth, and a board on
//! which one can play on for both sides.

use maud::{Markup, html};
use quarto::{Action, Edition, Phase, Position, Setup, Sketch};
use solver::Turn;
use words::{Value, Voice, say};

use super::address::of_position;
use super::analysed::{Analysed, Findings, Move, SolverAnswer};
use super::grid::{Choice, Grid, Worth, edition_name};
use super::replay::in_words;
use super::scene;
use super::worth;
use crate::frame::{Head, document};
use crate::visitor::Visitor;

/// The page.
pub fn analysis(visitor: &Visitor, analysed: &Analysed<'_>) -> String {
    let voice = Voice { edition: analysed.edition, ..visitor.speaker() };
    let page = Page { visitor, analysed, voice };
    let head = Head {
        title: page.word("after-analysis"),
        description: page.word("after-analysis-about"),
        ..Head::default()
    };
    document(visitor, &head, &page.body())
}

struct Page<'a> {
    visitor: &'a Visitor,
    analysed: &'a Analysed<'a>,
    voice: Voice,
}

impl Page<'_> {
    fn say(&self, key: &str, about: &[(&str, Value<'_>)]) -> String {
        say(self.visitor.language, key, about)
    }

    fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }

    fn body(&self) -> Markup {
        html! {
            article.analysis {
                header {
                    h1 { (self.word("after-analysis")) }
                    p { (self.word("after-analysis-about")) }
                }
                @match &self.analysed.position {
                    Ok(position) => (self.position(*position)),
                    Err(error) => {
                        div.faults role="alert" {
                            h2 { (self.word("after-no-position")) }
                            ul { @for sentence in self.voice.no_position(error) { li { (sentence) } } }
                        }
                    }
                }
                (self.form())
            }
        }
    }

    fn position(&self, position: Position) -> Markup {
        let sketch = Sketch::from(Setup::from(position));
        let edition = self.analysed.edition;
        let grid = Grid {
            voice: &self.voice,
            edition,
            cells: &sketch.cells,
            last: sketch.last.and_then(|last| last.cell),
        };
        let choice = |action| {
            position.accepted().contains(action).then(|| Choice {
                href: self.after(position, action) + "#now",
                worth: self.worth(action),
            })
        };
        html! {
            (scene::pieces(edition))
            div.halves {
                section #now tabindex="-1" aria-labelledby="now-title" {
                    h2 #now-title { (self.due(position)) }
                    (self.value(position))
                    @if let Some(piece) = position.hand() {
                        p.hand data-edition=(edition_name(edition)) {
                            (scene::piece(piece, edition))
                            span {
                                (self.word("after-in-hand")) " "
                                strong { (self.voice.piece_words(piece)) " (" (self.voice.piece_code(piece)) ")" }
                            }
                        }
                    }
                    (grid.board(|cell| choice(Action::Place(cell))))
                    (self.calls(position, &grid))
                    @if !position.left().is_empty() {
                        h3 { (self.beside(position)) }
                        (grid.tray(position.left(), |piece| choice(Action::Give(piece))))
                    }
                }
                div {
                    (self.line(position))
                    (self.moves(position))
                }
            }
        }
    }

    /// What is due, as the heading of the board.
    fn due(&self, position: Position) -> String {
        let seat = |seat: quarto::Seat| ("seat", Value::from(seat.index() + 1));
        match (position.phase(), position.seat()) {
            (Phase::Giving { .. }, Some(acts)) => self.say("after-due-give", &[seat(acts)]),
            (Phase::Placing { .. }, Some(acts)) => self.say("after-due-place", &[seat(acts)]),
            (_, Some(acts)) => self.say("after-due-decide", &[seat(acts)]),
            (_, None) => match position.outcome() {
                Some(quarto::Outcome::Won(winner)) => self.say("after-over-won", &[seat(winner)]),
                Some(quarto::Outcome::Drawn) | None => self.word("after-over-drawn"),
            },
        }
    }

    /// What the position is worth to whoever is to act.
    fn value(&self, position: Position) -> Markup {
        let Some(seat) = position.seat() else { return html! {} };
        let findings = match self.analysed.answer {
            SolverAnswer::Found(findings) => findings,
            SolverAnswer::Thinking => {
                let here = of_position(position, self.analysed.edition);
                return html! {
                    p.value { (self.word("after-thinking")) }
                    p.acts { a.btn href=(here) { (self.word("after-reload")) } }
                };
            }
        };
        let seat = ("seat", (seat.index() + 1).into());
        let Some(value) = findings.value else {
            return html! { p.value { (self.word("after-too-much")) } };
        };
        let count = ("count", value.distance().unwrap_or(0).into());
        let key = match value.verdict() {
            solver::Verdict::Win => "after-value-win",
            solver::Verdict::Draw => "after-value-draw",
            solver::Verdict::Loss => "after-value-loss",
        };
        html! {
            p.value.(worth::class(value.verdict())) { (self.say(key, &[seat, count])) }
        }
    }

    fn beside(&self, position: Position) -> String {
        let count = [("count", position.left().len().into())];
        match position.phase() {
            Phase::Giving { .. } => self.say("after-give-one", &count),
            _ => self.say("after-left", &count),
        }
    }

    /// Calls, and the decline of a full board.
    fn calls(&self, position: Position, grid: &Grid<'_>) -> Markup {
        let actions: Vec<Action> = position
            .accepted()
            .iter()
            .filter(|action| matches!(action, Action::Call(_) | Action::Decline))
            .collect();
        html! {
            @if !actions.is_empty() {
                p.acts {
                    @for action in actions {
                        a.btn href=(self.after(position, action)) {
                            (in_words(&self.voice, action)) " " (grid.worth(self.worth(action)))
                        }
                    }
                }
            }
        }
    }

    /// The page of the position after a move.
    fn after(&self, position: Position, action: Action) -> String {
        let mut after = position;
        // Only moves that are accepted are asked for.
        let _ = after.play(action);
        of_position(after, self.analysed.edition)
    }

    fn found(&self) -> Option<&Findings> {
        match self.analysed.answer {
            SolverAnswer::Found(findings) => Some(findings),
            SolverAnswer::Thinking => None,
        }
    }

    fn worth(&self, action: Action) -> Worth {
        let of_action = |one: &&Move| one.action == action;
        let found = self.found().and_then(|found| found.moves.iter().find(of_action));
        found.and_then(|one| one.value).map_or(Worth::Unknown, Worth::Known)
    }

    /// Best play to the end, each turn a link to where it leads.
    fn line(&self, position: Position) -> Markup {
        let line = self.found().map(|found| found.line.as_slice()).unwrap_or_default();
        if line.is_empty() {
            return html! {};
        }
        let mut now = position;
        let turns: Vec<(String, String)> = line
            .iter()
            .map(|turn| {
                now = turn.after(now);
                (self.turn(*turn), of_position(now, self.analysed.edition))
            })
            .collect();
        html! {
            section aria-labelledby="line-title" {
                h2 #line-title { (self.word("after-line")) }
                ol.proof { @for (text, href) in turns { li { a href=(href) { (text) } } } }
            }
        }
    }

    /// "b3, give DRTH"
    fn turn(&self, turn: Turn) -> String {
        let words: Vec<String> =
            turn.actions().map(|action| in_words(&self.voice, action)).collect();
        words.join(", ")
    }

    /// Every move, best first, with the reason where one shows it.
    fn moves(&self, position: Position) -> Markup {
        let Some(found) = self.found().filter(|found| !found.moves.is_empty()) else {
            return html! {};
        };
        let mut moves: Vec<&Move> = found.moves.iter().collect();
        // What is not known comes last; equal moves stay in the order of the rules.
        moves.sort_by_key(|one| std::cmp::Reverse(one.value));
        html! {
            section aria-labelledby="all-title" {
                h2 #all-title { (self.word("after-all-moves")) }
                @if !found.is_complete() { p { (self.word("after-too-much-moves")) } }
                @for same in moves.chunk_by(|one, next| one.value == next.value) {
                    (self.same(position, same))
                }
            }
        }
    }

    /// Moves that are worth the same.
    fn same(&self, position: Position, moves: &[&Move]) -> Markup {
        let Some(value) = moves.first().map(|one| one.value) else { return html! {} };
        let (class, worth) = match value {
            Some(value) => {
                (worth::class(value.verdict()), worth::short(self.visitor.language, value))
            }
            None => ("is-unknown", self.word("after-worth-unknown")),
        };
        html! {
            h3.worth.(class) { (worth) }
            ul.same {
                @for one in moves {
                    li.explained[one.reason.is_some()] {
                        a href=(self.after(position, one.action)) { (in_words(&self.voice, one.action)) }
                        @if let Some(reason) = &one.reason {
                            span.why { " " (self.voice.reason(reason, gift(one.action))) }
                        }
                    }
                }
            }
        }
    }

    fn form(&self) -> Markup {
        let text = match (&self.analysed.position, self.analysed.text.is_empty()) {
            (Ok(position), true) => position.to_string(),
            _ => self.analysed.text.clone(),
        };
        html! {
            form.ask method="get" action="/analysis" {
                h2 { (self.word("after-type")) }
                p #type-about { (self.word("after-type-about")) " " code { "..../..../.7../.... c 1 1234p b2" } }
                label for="position" { (self.word("after-position")) }
                input #position name="position" type="text" value=(text) maxlength="60" size="40"
                    autocomplete="off" autocapitalize="off" spellcheck="false"
                    aria-describedby="type-about"
                    aria-invalid=[self.analysed.position.is_err().then_some("true")];
                @if self.analysed.edition == Edition::Access {
                    input type="hidden" name="edition" value="access";
                }
                p.acts {
                    button.btn.main type="submit" { (self.word("after-show")) }
                    a.btn href="/analysis" { (self.word("after-from-start")) }
                }
            }
        }
    }
}

/// The piece that a move gives.
const fn gift(action: Action) -> Option<quarto::Piece> {
    match action {
        Action::Give(piece) => Some(piece),
        Action::Place(_) | Action::Call(_) | Action::Decline => None,
    }
}
