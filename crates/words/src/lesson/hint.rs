//! What helps after a mistake.

use ::quarto::Cell;

use crate::language::Language;
use crate::say;

/// Every hint, with the key of its sentence.
macro_rules! hints {
    ($($(#[$doc:meta])* $name:ident $(($cell:ty))? = $key:literal,)+) => {
        /// What helps after a mistake, one case for each mistake that beginners make.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum LessonHint {
            $($(#[$doc])* $name $(($cell))?,)+
        }

        impl LessonHint {
            /// The keys of all hints.
            pub const KEYS: &'static [&'static str] = &[$($key),+];

            /// The key of the sentence.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$name { .. } => $key,)+
                }
            }
        }
    };
}

hints! {
    /// This is not the moment for it.
    NotNow = "lesson-hint-not-now",
    /// A move of another game.
    OtherGame = "lesson-hint-other-game",
    /// A piece is in hand.
    PlaceFirst = "lesson-hint-place-first",
    /// No piece is in hand.
    GiveFirst = "lesson-hint-give-first",
    /// A piece stands on this cell.
    Taken(Cell) = "lesson-hint-taken",
    /// The piece stands on the board.
    AlreadyPlaced = "lesson-hint-already-placed",
    /// The board is empty.
    NothingToCall = "lesson-hint-nothing-to-call",
    /// A call where nothing can be called.
    WrongLine = "lesson-hint-wrong-line",
    /// A call that names another line than the alignment.
    OtherLine = "lesson-hint-other-line",
    /// A call that names no line.
    PointOut = "lesson-hint-point-out",
    /// A square was called.
    NoSquares = "lesson-hint-no-squares",
    /// There is an alignment, and it was not called.
    CallFirst = "lesson-hint-call-first",
    /// The placement completes no alignment.
    NotComplete = "lesson-hint-not-complete",
    /// With this gift the opponent wins on the cell.
    LetsWin(Cell) = "lesson-hint-lets-win",
    /// After this placement every gift loses.
    NoSafeGift = "lesson-hint-no-safe-gift",
    /// A cell was touched where the places beside the board are meant.
    FeelBeside = "lesson-hint-feel-beside",
    /// A place beside the board was touched where the cells are meant.
    FeelBoard = "lesson-hint-feel-board",
    /// A move, where one should touch first.
    FeelFirst = "lesson-hint-feel-first",
    /// The fingers found an empty cell.
    NothingHere(Cell) = "lesson-hint-nothing-here",
    /// The fingers found an empty place beside the board.
    PlaceEmpty = "lesson-hint-place-empty",
    /// The first tile belongs home.
    Home = "lesson-hint-home",
    /// The cell holds a tile.
    TileThere = "lesson-hint-tile-there",
    /// The cell shares no edge with a tile.
    NoEdge = "lesson-hint-no-edge",
    /// A corner meets another symbol.
    Clash = "lesson-hint-clash",
    /// The tile fits there in no way.
    NoWay = "lesson-hint-no-way",
    /// The tile is not in the hand.
    NotYours = "lesson-hint-not-yours",
    /// A claim, though something fits.
    SomethingFits = "lesson-hint-something-fits",
    /// The tile completes nothing.
    NoSymbol = "lesson-hint-no-symbol",
    /// The tile completes too little.
    OneOnly = "lesson-hint-one-only",
    /// Another placement earns more points.
    WorthLess = "lesson-hint-worth-less",
    /// The tile is not in the hand that was shown.
    ShownHand = "lesson-hint-shown-hand",
    /// "I see none", though there is one.
    OneFits = "lesson-hint-one-fits",
    /// Laying, where only pointing out is possible.
    TheirTurn = "lesson-hint-their-turn",
}

impl LessonHint {
    /// The hint as a sentence.
    pub fn say(self, language: Language) -> String {
        match self {
            Self::Taken(cell) | Self::LetsWin(cell) | Self::NothingHere(cell) => {
                say(language, self.key(), &[("cell", cell.to_string().into())])
            }
            _ => say(language, self.key(), &[]),
        }
    }
}
