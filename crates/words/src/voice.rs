//! Who is spoken to, and how.

use quarto::{Characteristic, Edition};
use table::{Rules, Seat, Viewer};

use crate::catalog::{Value, say_at};
use crate::language::Language;

/// How many words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Verbosity {
    /// The telling words only.
    Terse,
    /// A sentence.
    #[default]
    Normal,
    /// A sentence, and what it means for the listener.
    Full,
}

impl Verbosity {
    /// All three, shortest first.
    pub const ALL: [Self; 3] = [Self::Terse, Self::Normal, Self::Full];
}

/// How pieces and tiles are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Naming {
    /// "the light round short solid piece".
    #[default]
    Words,
    /// "piece LRSF", in the letters of the language.
    Codes,
}

impl Naming {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Words, Self::Codes];
}

/// How cells of Quarto's board are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CellStyle {
    /// `b3`.
    #[default]
    Letters,
    /// "bravo 3", in the spelling alphabet of the language.
    Spelled,
    /// "row 3, column 2".
    Numbers,
}

impl CellStyle {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Letters, Self::Spelled, Self::Numbers];
}

/// The order in which a piece's characteristics are said: each exactly once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SayingOrder([Characteristic; 4]);

impl SayingOrder {
    /// This order; `None` if one of them comes twice.
    pub fn new(order: [Characteristic; 4]) -> Option<Self> {
        let complete = Characteristic::ALL.iter().all(|one| order.contains(one));
        complete.then_some(Self(order))
    }

    /// The characteristics, first to last.
    pub const fn characteristics(self) -> [Characteristic; 4] {
        self.0
    }
}

/// The order of the codes.
impl Default for SayingOrder {
    fn default() -> Self {
        Self(Characteristic::ALL)
    }
}

/// A listener, and how this listener wants to be spoken to. All sentences come from here.
///
/// What is said is made from views and glimpses, which hold what the listener may know; a voice
/// knows nothing else, so that it cannot tell more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Voice {
    /// The language.
    pub language: Language,
    /// How many words.
    pub verbosity: Verbosity,
    /// How pieces and tiles are named.
    pub naming: Naming,
    /// How cells are named.
    pub cells: CellStyle,
    /// The order of a piece's characteristics.
    pub order: SayingOrder,
    /// Light and dark, or smooth and grooved.
    pub edition: Edition,
    /// Who listens: a seat is spoken to as "you".
    pub listener: Viewer,
    /// The names of the players by seat. Who has none here is called by the seat.
    pub names: Vec<String>,
}

impl Voice {
    /// Speaks to this listener in this language, everything else as by default.
    pub fn new(language: Language, listener: Viewer) -> Self {
        Self {
            language,
            verbosity: Verbosity::default(),
            naming: Naming::default(),
            cells: CellStyle::default(),
            order: SayingOrder::default(),
            edition: Edition::default(),
            listener,
            names: Vec::new(),
        }
    }

    /// The same voice, with the names of the players by seat.
    #[must_use]
    pub fn naming_players<N: Into<String>>(mut self, names: impl IntoIterator<Item = N>) -> Self {
        self.names = names.into_iter().map(Into::into).collect();
        self
    }

    /// The same voice, with the words of the pieces that these rules are played with.
    #[must_use]
    pub const fn at_table(mut self, rules: Rules) -> Self {
        self.edition = rules.edition();
        self
    }

    /// A sentence of the catalog, as long as this listener wants it.
    pub(crate) fn say(&self, key: &str, arguments: &[(&str, Value<'_>)]) -> String {
        say_at(self.language, self.verbosity, key, arguments)
    }

    /// A word or phrase without arguments.
    pub(crate) fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// Is this seat the listener's?
    pub(crate) fn is_listener(&self, seat: Seat) -> bool {
        self.listener == Viewer::Seat(seat)
    }

    /// A player's name.
    pub(crate) fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say("person-unnamed", &[("number", seat.number().into())]),
        }
    }

    /// A sentence about what one player does: `who` is the name, `person` is `you` or `other`;
    /// `form` is the sound that the name begins with.
    pub(crate) fn say_of(&self, seat: Seat, key: &str, more: &[(&str, Value<'_>)]) -> String {
        let person = if self.is_listener(seat) { "you" } else { "other" };
        let name = self.name(seat);
        let mut arguments = vec![("person", person.into()), ("form", sound(&name).into())];
        arguments.push(("who", name.into()));
        arguments.extend_from_slice(more);
        self.say(key, &arguments)
    }

    /// A sentence about what one player does to another: `case` is `you` if the listener does
    /// it, `toyou` if it is done to the listener, else `other`; `who` and `to` are the names, and
    /// `form` is the sound that the second begins with.
    pub(crate) fn say_between(
        &self,
        who: Seat,
        to: Seat,
        key: &str,
        more: &[(&str, Value<'_>)],
    ) -> String {
        let case = match (self.is_listener(who), self.is_listener(to)) {
            (true, _) => "you",
            (false, true) => "toyou",
            (false, false) => "other",
        };
        let (who, to) = (self.name(who), self.name(to));
        let mut arguments: Vec<(&str, Value<'_>)> = vec![
            ("case", case.into()),
            ("form", sound(&to).into()),
            ("who", who.into()),
            ("to", to.into()),
        ];
        arguments.extend_from_slice(more);
        self.say(key, &arguments)
    }
}

/// The sound that a name begins with, as far as it matters: Italian gives "ad Anna".
fn sound(name: &str) -> &'static str {
    let first = name.chars().flat_map(char::to_lowercase).next();
    if matches!(first, Some('a' | 'à' | 'á' | 'â')) { "a" } else { "other" }
}
