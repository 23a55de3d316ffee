//! The page of a game that is over: step by step, with what each step was worth.

use maud::{Markup, html};
use quarto::Edition;
use table::{GameId, Outcome, Seat, Source};
use words::{Value, Voice, say};

use super::address::{of_position, of_step};
use super::rated::{RatedGame, Turning};
use super::scene;
use super::story::{self, Shot, Stage, Story};
use super::worth::{self, Worth};
use crate::frame::{Head, document};
use crate::visitor::Visitor;

/// A game that is over.
#[derive(Clone, Copy, Debug)]
pub struct Replayed<'a> {
    /// Its record, which holds all of it.
    pub source: &'a Source,
    /// What the players are called here, by seat.
    pub names: &'a [String],
    /// The step to show, counted from the start, which is 0; the last, if none was named.
    pub step: Option<usize>,
    /// What the solver says of it.
    pub rating: Rating<'a>,
    /// The next game, if all agreed to one.
    pub rematch: Option<&'a GameId>,
}

/// What is known of the worth of the steps.
#[derive(Clone, Copy, Debug)]
pub enum Rating<'a> {
    /// Nothing is to be known: moves of this game have no exact value.
    None,
    /// The solver has not answered yet.
    Thinking,
    /// It has.
    Known(&'a RatedGame),
}

/// The page.
pub fn replay(visitor: &Visitor, replayed: &Replayed<'_>) -> String {
    let record = &replayed.source.record;
    let voice = visitor
        .speaker()
        .naming_players(replayed.names.iter().cloned())
        .at_table(record.terms.rules);
    let story = story::tell(replayed.source, &voice, replayed.step);
    let page = Page { visitor, replayed, voice, story };
    let title = page.say("after-replay-title", &[("names", page.players().join(" – ").into())]);
    let head = Head {
        title,
        description: page.heading(),
        picture: Some(format!("{}/t/{}/picture.png", visitor.origin, record.id)),
        ..Head::default()
    };
    document(visitor, &head, &page.body())
}

struct Page<'a> {
    visitor: &'a Visitor,
    replayed: &'a Replayed<'a>,
    voice: Voice,
    story: Story,
}

impl Page<'_> {
    fn say(&self, key: &str, about: &[(&str, Value<'_>)]) -> String {
        say(self.visitor.language, key, about)
    }

    fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }

    fn name(&self, seat: Seat) -> String {
        story::name(self.replayed.names, seat, self.visitor.language)
    }

    /// Everybody who played, by seat.
    fn players(&self) -> Vec<String> {
        let seats = self.replayed.source.record.terms.rules.seats();
        (1..=seats).filter_map(Seat::new).map(|seat| self.name(seat)).collect()
    }

    fn heading(&self) -> String {
        match self.replayed.source.record.outcome {
            Some(outcome) => self.voice.outcome(outcome),
            None => self.word("after-replay"),
        }
    }

    fn body(&self) -> Markup {
        let record = &self.replayed.source.record;
        html! {
            article.replay {
                header {
                    p.kind { (self.word("after-replay")) }
                    h1 { (self.heading()) }
                    (self.who(record.outcome))
                }
                div.halves {
                    section #now tabindex="-1" aria-labelledby="now-title" { (self.now()) }
                    div.aside {
                        (self.turnings())
                        (self.moves())
                    }
                    (self.afterwards())
                }
            }
        }
    }

    fn who(&self, outcome: Option<Outcome>) -> Markup {
        let has_won = |seat| outcome.is_some_and(|outcome| outcome.winners.contains(seat));
        let seats = self.replayed.source.record.terms.rules.seats();
        html! {
            ul.sitters {
                @for seat in (1..=seats).filter_map(Seat::new) {
                    li {
                        span.number { (seat.number()) } " "
                        span.name { (self.name(seat)) }
                        @if has_won(seat) { " " strong.crown { (self.word("after-winner")) } }
                    }
                }
            }
        }
    }

    /// The step that is shown: where it is, what happened, how it looks.
    fn now(&self) -> Markup {
        let (step, last) = (self.story.step, self.story.stages.len() - 1);
        let numbers = [("number", step.into()), ("count", last.into())];
        html! {
            h2 #now-title {
                (self.say("after-step", &numbers))
                @if let Some(stage) = self.story.stages.get(step).filter(|stage| !stage.code.is_empty()) {
                    " " code { (stage.code) }
                }
            }
            (self.walk(step, last))
            @if let Some(stage) = self.story.stages.get(step) {
                div.happened {
                    @if step == 0 { p { (self.word("after-start")) } }
                    (self.touched(stage))
                    @for sentence in &stage.told { p { (sentence) } }
                    (self.worth_now(step))
                }
            }
            @match &self.story.shot {
                Some(Shot::Board(position, board)) => {
                    div.drawing { (scene::board(&self.voice, board, "view")) }
                    (self.play_on(*position, board.edition))
                }
                Some(Shot::Field(position, last)) => {
                    div.drawing.wide { (scene::field(&self.voice, position, *last, "view")) }
                }
                None => {}
            }
        }
    }

    /// First, back, next, last: always in the same place, so that one can keep clicking.
    fn walk(&self, step: usize, last: usize) -> Markup {
        let id = &self.replayed.source.record.id;
        let link = |to: Option<usize>, key: &str, access: &str, relation: &str| {
            let text = self.word(key);
            if let Some(to) = to {
                return html! {
                    a.btn href=(of_step(id, to)) accesskey=(access) rel=(relation) { (text) }
                };
            }
            html! { span.btn aria-disabled="true" role="link" { (text) } }
        };
        let before = (step > 0).then(|| step - 1);
        let after = (step < last).then(|| step + 1);
        html! {
            nav.walk aria-label=(self.word("after-walk")) {
                (link(before.map(|_| 0), "after-first", "1", "start"))
                " "
                (link(before, "after-back", "b", "prev"))
                " "
                (link(after, "after-next", "n", "next"))
                " "
                (link(after.map(|_| last), "after-last", "9", "last"))
            }
        }
    }

    fn touched(&self, stage: &Stage) -> Markup {
        html! {
            @if !stage.touched.is_empty() {
                details {
                    summary { (self.say("after-touches", &[("count", stage.touched.len().into())])) }
                    ul { @for touch in &stage.touched { li { (touch) } } }
                }
            }
        }
    }

    /// What the step that is shown left.
    fn worth_now(&self, step: usize) -> Markup {
        let Rating::Known(rated) = self.replayed.rating else { return html! {} };
        let worth = rated.worth.get(step).copied().flatten();
        let text = match worth {
            Some(Worth::Won(seat, count)) if step + 1 < rated.worth.len() => {
                let who = self.name(seat_of(seat));
                self.say("after-best-win", &[("who", who.into()), ("count", count.into())])
            }
            Some(Worth::Drawn) if step + 1 < rated.worth.len() => self.word("after-best-draw"),
            Some(_) => return html! {},
            None => self.word("after-best-unknown"),
        };
        html! { p.best { (text) } }
    }

    /// Where a position of Quarto can be played on from, for both sides.
    fn play_on(&self, position: quarto::Position, edition: Edition) -> Markup {
        html! {
            p.acts {
                a.btn href=(of_position(position, edition)) { (self.word("after-from-here")) }
            }
        }
    }

    /// Where the game was thrown away.
    fn turnings(&self) -> Markup {
        let rated = match self.replayed.rating {
            Rating::None => return html! {},
            Rating::Thinking => {
                let here = of_step(&self.replayed.source.record.id, self.story.step);
                return html! {
                    section.turns aria-labelledby="turns-title" {
                        h2 #turns-title { (self.word("after-turns")) }
                        p { (self.word("after-thinking")) }
                        p.acts { a.btn href=(here) { (self.word("after-reload")) } }
                    }
                };
            }
            Rating::Known(rated) => rated,
        };
        html! {
            section.turns aria-labelledby="turns-title" {
                h2 #turns-title { (self.word("after-turns")) }
                @if rated.turnings.is_empty() {
                    p { (self.word(if rated.is_complete() { "after-no-turn" } else { "after-no-turn-known" })) }
                } @else {
                    ol.turnings { @for turning in &rated.turnings { li { (self.turning(turning)) } } }
                    @if !rated.is_complete() { p { (self.word("after-not-all-known")) } }
                }
            }
        }
    }

    fn turning(&self, turning: &Turning) -> Markup {
        let id = &self.replayed.source.record.id;
        let told = self.story.stages.get(turning.step).map(|stage| stage.told.join(" "));
        let number = self.say("after-at-step", &[("number", turning.step.into())]);
        let change = self.say(
            "after-turned",
            &[
                ("before", kind(turning.before).into()),
                ("after", kind(turning.after).into()),
                ("had", self.holder(turning.before).into()),
                ("has", self.holder(turning.after).into()),
            ],
        );
        let better: Vec<String> =
            turning.better.iter().take(MOST_BETTER).map(|action| self.action(*action)).collect();
        html! {
            a href=(of_step(id, turning.step)) { (number) }
            " " (told.unwrap_or_default())
            span.change { " " (change) }
            @if !better.is_empty() {
                span.better {
                    " "
                    (self.say("after-better", &[("count", turning.better.len().into()), ("moves", better.join(", ").into())]))
                }
            }
        }
    }

    /// Whoever was winning; nobody in a draw.
    fn holder(&self, worth: Worth) -> String {
        match worth {
            Worth::Won(seat, _) => self.name(seat_of(seat)),
            Worth::Drawn => String::new(),
        }
    }

    /// A move in a few words.
    fn action(&self, action: quarto::Action) -> String {
        in_words(&self.voice, action)
    }

    /// All moves, each with what it left.
    fn moves(&self) -> Markup {
        let id = &self.replayed.source.record.id;
        let current = |step| (step == self.story.step).then_some("step");
        html! {
            section.moves aria-labelledby="moves-title" {
                h2 #moves-title { (self.word("after-moves")) }
                @if let Rating::Known(_) = self.replayed.rating {
                    p.soft { (self.word("after-moves-worth")) }
                }
                ol.moves start="0" {
                    @for (step, stage) in self.story.stages.iter().enumerate() {
                        li.turned[self.has_turned(step)] {
                            span.number aria-hidden="true" { (step) }
                            a href=(of_step(id, step)) aria-current=[current(step)] {
                                @if step == 0 { (self.word("after-start")) }
                                @else { (stage.told.join(" ")) }
                            }
                            (self.badge(step))
                        }
                    }
                }
            }
        }
    }

    fn has_turned(&self, step: usize) -> bool {
        let Rating::Known(rated) = self.replayed.rating else { return false };
        rated.turnings.iter().any(|turning| turning.step == step)
    }

    /// Who wins with best play from here on.
    fn badge(&self, step: usize) -> Markup {
        let Rating::Known(rated) = self.replayed.rating else { return html! {} };
        let turned = || html! { span.mark { (self.word("after-turning-point")) } };
        let badge = match rated.worth.get(step).copied().flatten() {
            Some(worth @ Worth::Won(seat, _)) => {
                let who = [("who", self.name(seat_of(seat)).into())];
                let class = worth::class(worth.verdict(quarto::Seat::One));
                html! { span.worth.(class) { (self.say("after-badge-win", &who)) } }
            }
            Some(Worth::Drawn) => {
                html! { span.worth.is-drawn { (self.word("after-worth-draw")) } }
            }
            None => html! { span.worth.is-unknown { (self.word("after-worth-unknown")) } },
        };
        html! { " " (badge) @if self.has_turned(step) { " " (turned()) } }
    }

    /// What can be done with a game that is over.
    fn afterwards(&self) -> Markup {
        let record = &self.replayed.source.record;
        let id = &record.id;
        html! {
            div.afterwards {
                section aria-labelledby="check-title" {
                    h2 #check-title { (self.word("after-check")) }
                    @match self.replayed.source.verify() {
                        Ok(verified) => {
                            p { (self.word("after-checked")) }
                            p.verdict { (self.voice.verified(&record.result(), verified)) }
                        }
                        Err(faults) => {
                            @for fault in &faults { p.verdict { (self.voice.not_verified(fault)) } }
                        }
                    }
                    p { (self.word("after-check-yourself")) " " code { "fourfold verify record.txt" } }
                    p.acts {
                        a.btn href={ "/t/" (id) "/record.txt" } download { (self.word("after-record-text")) }
                        a.btn href={ "/t/" (id) "/record.jsonl" } download { (self.word("after-record-json")) }
                    }
                }
                section aria-labelledby="again-title" {
                    h2 #again-title { (self.word("after-again")) }
                    p.acts {
                        @if let Some(next) = self.replayed.rematch {
                            a.btn href={ "/t/" (next) } { (self.word("after-next-game")) }
                        }
                        a.btn href={ "/t/" (id) } { (self.word("after-to-table")) }
                        a.btn href={ "/new/" (record.terms.rules.game()) } { (self.word("after-new-game")) }
                        a.btn href={ "/rules/" (record.terms.rules.game()) } { (self.word("after-rules")) }
                    }
                    details {
                        summary { (self.word("after-terms")) }
                        ul { @for sentence in self.voice.terms(&record.terms) { li { (sentence) } } }
                    }
                }
            }
        }
    }
}

/// What the sentence about a turn calls a worth.
const fn kind(worth: Worth) -> &'static str {
    match worth {
        Worth::Won(..) => "won",
        Worth::Drawn => "drawn",
    }
}

/// So many better moves are named.
const MOST_BETTER: usize = 4;

/// A seat of Quarto, as tables number it.
pub(super) fn seat_of(seat: quarto::Seat) -> Seat {
    match seat {
        quarto::Seat::One => Seat::FIRST,
        quarto::Seat::Two => Seat::new(2).unwrap_or(Seat::FIRST),
    }
}

/// A move in a few words: "give DRTH", "b3".
pub(super) fn in_words(voice: &Voice, action: quarto::Action) -> String {
    let language = voice.language;
    match action {
        quarto::Action::Give(piece) => {
            say(language, "after-give", &[("piece", voice.piece_code(piece).into())])
        }
        quarto::Action::Place(cell) => voice.cell(cell),
        quarto::Action::Call(quarto::Call::Line(line)) => {
            say(language, "after-call-line", &[("line", voice.line(line).into())])
        }
        quarto::Action::Call(quarto::Call::Bare) => say(language, "after-call", &[]),
        quarto::Action::Decline => say(language, "after-decline", &[]),
    }
}
