//! `fourfold play`: a game in the terminal.

mod kept;
mod seats;
mod settings;
mod speech;
mod variant;

use std::io::Write;
use std::sync::Arc;

use clap::ValueEnum;
use directories::ProjectDirs;
use pages::{Draft, Plan, SeatChoice};
use terminal::remote::parse;
use terminal::{
    Ended, GameToPlay, Invites, NewGame, NotOpened, NotPlayed, PlayOptions, Purpose, Sitting,
    Visit, play_at, play_here,
};
use words::{Cause, FailedTask, Misuse, Voice};

use super::place::{Absent, Place, broken};
use crate::exit::{Exit, Failure};
use kept::Wanted;
use seats::Opponent;
use settings::Settings;
use speech::SpeechOptions;
use variant::Variant;

/// Play in the terminal: against the computer, with friends at this keyboard, or on a server
///
/// Everything is said in plain lines and typed in words: `help` tells which. Leaving keeps the game, and
/// `fourfold play --resume` goes on with it. Through a pipe it reads and writes the same lines.
///
/// What is not said here may be said by the settings, a file that docs/terminal.md describes.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold play quarto
  fourfold play quarto --against 8 --squares --first 1
  fourfold play access --against here=Ben --name Anna
  fourfold play quartex --against 3 --against 5 --against here=Ben --frame 9
  fourfold play --resume
  fourfold play quarto --screen
  fourfold play quarto --against open --at https://play.example
  fourfold play --at https://play.example/t/p926nzf5iq5dshgq")]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_enum)]
    game: Option<Named>,
    /// Who else plays, once for each: a level of the computer from 1 to 8; `here` or `here=NAME` for
    /// somebody at this keyboard; on a server also `open` for whoever gets the address, and `listed` for
    /// anybody [default: 3]
    #[arg(long, value_name = "WHO")]
    against: Vec<Opponent>,
    /// What you are called
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Go on with the game played last, or with the one of this name
    #[arg(long, value_name = "GAME", num_args = 0..=1, default_missing_value = "")]
    #[arg(conflicts_with = "game")]
    resume: Option<Wanted>,
    /// List the games that can go on
    #[arg(long, conflicts_with_all = ["game", "resume"])]
    kept: bool,
    /// Play on a server: found a table there, go to the table with this address, or without a game
    /// choose one from its list
    #[arg(long, value_name = "URL", conflicts_with_all = ["resume", "kept"])]
    at: Option<String>,
    /// Only look on, at the table with the address or at the one that is chosen
    #[arg(long, requires = "at", conflicts_with = "game")]
    watch: bool,
    /// All chance follows from this number: the same game again, if the same is typed
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["resume", "kept"])]
    seed: Option<u64>,
    #[command(flatten)]
    place: Place,
    #[command(flatten)]
    variant: Variant,
    #[command(flatten)]
    manners: SpeechOptions,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Named {
    Quarto,
    Access,
    Quartex,
}

impl From<Named> for words::rules::RulesGame {
    fn from(named: Named) -> Self {
        match named {
            Named::Quarto => Self::Quarto,
            Named::Access => Self::Access,
            Named::Quartex => Self::Quartex,
        }
    }
}

impl Named {
    const fn name(self) -> &'static str {
        match self {
            Self::Quarto => "quarto",
            Self::Access => "access",
            Self::Quartex => "quartex",
        }
    }
}

pub(crate) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let settings = Settings::read()?;
    let options = arguments.manners.options(&settings, voice);
    arguments.check()?;
    if arguments.kept {
        return kept::list(&arguments.place, &options, out);
    }
    if let Some(at) = &arguments.at {
        return arguments.play_at(at, &settings, &options, voice, out);
    }
    let game = match (&arguments.resume, arguments.game) {
        (Some(wanted), _) => {
            let Some(id) = kept::find(&arguments.place, wanted, &options, out)? else {
                return Ok(Exit::Negative);
            };
            GameToPlay::Kept(id)
        }
        (None, Some(named)) => GameToPlay::New(Box::new(arguments.setup(named, &settings, voice)?)),
        (None, None) => return Err(Misuse::WhichGame.into()),
    };
    let store = Arc::new(arguments.place.open(Absent::Make)?);
    let named = arguments.place.said().map(ToString::to_string);
    ended(play_here(store, named, &game, &options, out), voice)
}

impl Arguments {
    /// Whoever gives an option expects that it does something: what is for a new game is refused where
    /// a game goes on.
    fn check(&self) -> Result<(), Failure> {
        let goes_on = self.resume.is_some() || self.kept;
        let is_for_new = !self.against.is_empty() || self.variant != Variant::default();
        let is_named = goes_on && self.name.is_some();
        match self.game {
            None if (goes_on || self.at.is_some()) && (is_for_new || is_named) => {
                Err(Misuse::OnlyNew.into())
            }
            _ => Ok(()),
        }
    }

    /// The fields of the form for a new game, and the table that comes of it.
    fn plan(&self, named: Named, voice: &Voice) -> Result<(Fields, Plan), Failure> {
        let mut pairs = self.variant.pairs(named)?;
        pairs.extend(seats::pairs(named, &seats::or_usual(&self.against))?);
        let plan = Draft::new(pairs.clone()).plan().map_err(|faults| {
            let told = faults.iter().map(|fault| fault.sentence(voice.language));
            Failure::BadInput(told.collect::<Vec<String>>().join(" "))
        })?;
        Ok((pairs, plan))
    }

    /// What the game is to be.
    fn setup(&self, named: Named, settings: &Settings, voice: &Voice) -> Result<NewGame, Failure> {
        let (_, Plan { terms, chairs, .. }) = self.plan(named, voice)?;
        let opponents = seats::or_usual(&self.against);
        let mut names = opponents.iter().map(Opponent::name);
        let me = self.name.clone().or_else(|| settings.name.clone());
        let mut seats = Vec::new();
        for chair in chairs {
            seats.push(match chair {
                SeatChoice::Me => Sitting::Here(seats::called(me.clone())?),
                SeatChoice::Beside => Sitting::Here(seats::called(names.next().flatten())?),
                SeatChoice::Bot(level) => {
                    names.next();
                    Sitting::Bot(level)
                }
                SeatChoice::Open => return Err(Misuse::NoServer.into()),
            });
        }
        Ok(NewGame { terms, seats, seed: self.seed })
    }

    /// Plays on a server.
    fn play_at(
        &self,
        at: &str,
        settings: &Settings,
        options: &PlayOptions,
        voice: &Voice,
        out: &mut dyn Write,
    ) -> Result<Exit, Failure> {
        if self.seed.is_some() {
            return Err(Misuse::SeedElsewhere.into());
        }
        if self.against.iter().any(|opponent| opponent.name().is_some()) {
            return Err(Misuse::NamedBeside.into());
        }
        let folders = ProjectDirs::from("", "", "fourfold").ok_or(Misuse::NoHome)?;
        let tokens = folders.data_dir().join("servers");
        let (server, table) = parse(at, tokens, options.speech)
            .map_err(|why| Failure::BadInput(format!("{at}: {}", why.sentence(voice.language))))?;
        let visit = match (table, self.game) {
            (Some(_), Some(_)) => return Err(Misuse::Address(at.to_owned()).into()),
            (Some(table), None) if self.watch => Visit::Watch(table),
            (Some(table), None) => Visit::Join(table),
            (None, Some(named)) => {
                let (fields, plan) = self.plan(named, voice)?;
                let is_open = plan.chairs.contains(&SeatChoice::Open);
                Visit::Found(fields, if is_open { Invites::Somebody } else { Invites::Nobody })
            }
            (None, None) if self.watch => Visit::Choose(Purpose::Watch),
            (None, None) => Visit::Choose(Purpose::Play),
        };
        let name = seats::called(self.name.clone().or_else(|| settings.name.clone()))?;
        let address = server.address().to_string();
        match play_at(server, visit, name.as_deref(), options, out) {
            Err(NotPlayed::Server(problem)) => {
                let why = Cause::Said(problem.sentence(voice.language));
                Err(Failure::could_not(FailedTask::Reach(address), why))
            }
            played => ended(played, voice),
        }
    }
}

/// Fields of the form for a new game.
type Fields = Vec<(&'static str, String)>;

/// How the program ends.
fn ended(played: Result<Ended, NotPlayed>, voice: &Voice) -> Result<Exit, Failure> {
    match played {
        Ok(Ended::Left) => Ok(Exit::Done),
        Ok(Ended::Interrupted | Ended::Lost) => Ok(Exit::CouldNot),
        Err(NotPlayed::Terminal(error)) => Err(Failure::Output(error)),
        Err(NotPlayed::Server(problem)) => {
            let why = Cause::Said(problem.sentence(voice.language));
            Err(Failure::could_not(FailedTask::Keep, why))
        }
        Err(NotPlayed::NotOpened(why)) => Err(match why {
            NotOpened::Terms(fault) => Failure::BadInput(voice.terms_fault(fault)),
            NotOpened::Seats => Misuse::NobodyHere.into(),
            NotOpened::Taken(id) => Misuse::SeedTaken(id.to_string()).into(),
            NotOpened::NoGame(id) => Misuse::NoGame(id.to_string()).into(),
            NotOpened::Store(failure) => Failure::could_not(FailedTask::Games, broken(failure)),
            NotOpened::System(why) => Failure::could_not(FailedTask::Games, Cause::Said(why)),
        }),
    }
}
