//! How a person is spoken to, and on what.

use quarto::Characteristic;
use terminal::{PlayOptions, Shade, SpeechSettings};
use words::{CellStyle, Naming, SayingOrder, Verbosity, Voice};

use super::settings::Settings;

/// How a person is spoken to.
#[derive(Debug, Default, clap::Args)]
#[command(next_help_heading = "SpeechSettings")]
pub(super) struct SpeechOptions {
    /// A painted screen instead of plain lines
    #[arg(long, conflicts_with = "plain", env = "FOURFOLD_SCREEN", value_parser = clap::builder::FalseyValueParser::new())]
    screen: bool,
    /// A light or a dark screen [default: as the terminal is]
    #[arg(long, value_name = "light|dark", value_parser = read_theme)]
    theme: Option<Shade>,
    /// Plain lines, whatever the settings say
    #[arg(long)]
    plain: bool,
    /// How long messages are
    #[arg(long, value_name = "short|normal|long", value_parser = read_messages)]
    messages: Option<Verbosity>,
    /// How pieces and tiles are named
    #[arg(long, value_name = "words|codes", value_parser = read_pieces)]
    pieces: Option<Naming>,
    /// How cells of Quarto are named: b3, bravo 3, or row 3, column 2
    #[arg(long, value_name = "letters|spelled|numbers", value_parser = read_cells)]
    cells: Option<CellStyle>,
    /// The order of a piece's characteristics, as in 2134
    #[arg(long, value_name = "DIGITS", value_parser = read_order)]
    order: Option<SayingOrder>,
    /// How long bots wait before they answer, in percent of a person's pace; in pipes not at all
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u32).range(0..=1000))]
    bot_pace: Option<u32>,
}

impl SpeechOptions {
    /// What was said here, or by the settings, or is usual.
    pub(super) fn options(&self, settings: &Settings, voice: &Voice) -> PlayOptions {
        let speech = SpeechSettings {
            language: voice.language,
            verbosity: self.messages.or(settings.messages).unwrap_or_default(),
            naming: self.pieces.or(settings.pieces).unwrap_or_default(),
            cells: self.cells.or(settings.cells).unwrap_or_default(),
            order: self.order.or(settings.order).unwrap_or_default(),
        };
        let screen = !self.plain && (self.screen || settings.screen);
        let pace = self.bot_pace.or(settings.bot_pace).unwrap_or(100);
        PlayOptions { speech, screen, shade: self.theme.or(settings.theme), pace }
    }
}

pub(super) fn read_theme(text: &str) -> Result<Shade, String> {
    match text {
        "light" => Ok(Shade::Light),
        "dark" => Ok(Shade::Dark),
        _ => Err("expected light or dark".to_owned()),
    }
}

pub(super) fn read_messages(text: &str) -> Result<Verbosity, String> {
    match text {
        "short" => Ok(Verbosity::Terse),
        "normal" => Ok(Verbosity::Normal),
        "long" => Ok(Verbosity::Full),
        _ => Err("expected short, normal or long".to_owned()),
    }
}

pub(super) fn read_pieces(text: &str) -> Result<Naming, String> {
    match text {
        "words" => Ok(Naming::Words),
        "codes" => Ok(Naming::Codes),
        _ => Err("expected words or codes".to_owned()),
    }
}

pub(super) fn read_cells(text: &str) -> Result<CellStyle, String> {
    match text {
        "letters" => Ok(CellStyle::Letters),
        "spelled" => Ok(CellStyle::Spelled),
        "numbers" => Ok(CellStyle::Numbers),
        _ => Err("expected letters, spelled or numbers".to_owned()),
    }
}

pub(super) fn read_order(text: &str) -> Result<SayingOrder, String> {
    let one = |digit: u8| Characteristic::ALL.get(usize::from(digit.wrapping_sub(b'1'))).copied();
    let all: Option<Vec<Characteristic>> = text.bytes().map(one).collect();
    let order = all.and_then(|all| all.try_into().ok()).and_then(SayingOrder::new);
    order.ok_or_else(|| "expected the digits 1 to 4, each once, as in 2134".to_owned())
}
