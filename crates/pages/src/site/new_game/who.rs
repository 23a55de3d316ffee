//! Who plays.

use maud::{Markup, html};
use quartex::Players;
use table::Level;
use words::level;

use super::Form;
use crate::choice::YES_NO;
use crate::draft::field;
use crate::form::{Choice, Item, items};

impl Form<'_> {
    /// The other player of a game for two.
    pub(super) fn opponent(&self) -> Markup {
        let hint = |word: &str| self.visitor.text_in("page-why-opponent-", word);
        let mut options = items(self.visitor, "page-opponent-", field::OPPONENTS.all(), hint);
        if let Some(computer) = options.first_mut() {
            computer.more = Some(self.levels());
        }
        let choice = Choice {
            name: field::OPPONENT,
            legend: self.text("page-opponent"),
            hint: None,
            options,
            chosen: self.chosen(field::OPPONENT),
        };
        choice.radios()
    }

    /// The computer at its eight levels, each with what to expect of it.
    fn levels(&self) -> Markup {
        let chosen = self.chosen(field::LEVEL);
        html! {
            fieldset.levels id=(field::LEVEL) {
                legend { (self.text("page-level")) }
                @for one in (1..=8).filter_map(Level::new) {
                    @let words = level(self.visitor.language, one);
                    @let number = one.number().to_string();
                    @let id = format!("level-{number}");
                    @let hint = format!("{id}-hint");
                    div.level {
                        label for=(id) {
                            input type="radio" id=(id) name=(field::LEVEL) value=(number)
                                checked[number == chosen] aria-describedby=(hint);
                            " "
                            span { span.name { (words.name) } " " span.hint id=(hint) { (words.about) } }
                        }
                    }
                }
            }
        }
    }

    /// The seats of a game for several.
    pub(super) fn seats(&self) -> Markup {
        let count = |players: Players| {
            let count = [("count", players.count().into())];
            let label = self.visitor.text_with("page-players-count", &count);
            Item::new(field::COUNTS_OF_PLAYERS.write(players), label, String::new())
        };
        let players = Choice {
            name: field::PLAYERS,
            legend: self.text("page-players"),
            hint: None,
            options: Players::ALL.into_iter().map(count).collect(),
            chosen: self.chosen(field::PLAYERS),
        };
        html! {
            (players.radios())
            fieldset.seats {
                legend { (self.text("page-seats")) }
                p.hint { (self.text("page-seats-hint")) }
                div.seat { span.number { "1" } b { (self.text("page-seat-you")) } }
                @for (name, number) in field::SEATS.into_iter().zip(2_u8..) {
                    (self.seat(name, number))
                }
            }
            (self.listed())
        }
    }

    fn seat(&self, name: &str, number: u8) -> Markup {
        let said = self.chosen(name);
        // The plan that is usual has two seats; the others are usual bots as well.
        let usual = Level::STAND_IN.number().to_string();
        let chosen = if said.is_empty() { usual } else { said };
        let label = self.visitor.text_with("page-seat", &[("number", number.into())]);
        html! {
            div class={ "seat " (name) } {
                span.number aria-hidden="true" { (number) }
                label.vh for=(name) { (label) }
                select id=(name) name=(name) {
                    optgroup label=(self.text("page-seat-computer")) {
                        @for one in (1..=8).filter_map(Level::new) {
                            @let value = one.number().to_string();
                            option value=(value) selected[value == chosen] {
                                (level(self.visitor.language, one).name)
                            }
                        }
                    }
                    optgroup label=(self.text("page-seat-people")) {
                        option value=(field::OPEN) selected[chosen == field::OPEN] {
                            (self.text("page-seat-open"))
                        }
                        option value=(field::BESIDE) selected[chosen == field::BESIDE] {
                            (self.text("page-seat-beside"))
                        }
                    }
                }
            }
        }
    }

    fn listed(&self) -> Markup {
        let hint = |word: &str| self.visitor.text_in("page-why-listed-", word);
        let choice = Choice {
            name: field::LISTED,
            legend: self.text("page-listed"),
            hint: None,
            options: items(
                self.visitor,
                "page-listed-",
                YES_NO.all().collect::<Vec<_>>().into_iter().rev(),
                hint,
            ),
            chosen: self.chosen(field::LISTED),
        };
        choice.radios()
    }
}
