//! How everything on the screen is coloured.

use quartex::Symbol;
use ratatui::style::{Color, Modifier, Style};

use super::theme::{Colours, Shade, Theme};

/// What is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// The ground, and letters on it.
    Text,
    /// Letters that matter less.
    Faint,
    /// Lines between things.
    Rule,
    /// The heading of a pane.
    Title,
    /// The heading of the pane that the keys go to, and the frame around what they act on.
    Focus,
    /// What calls for the person.
    Call,
    /// Something that can be pressed.
    Button,
    /// The one of them that Enter presses.
    Pressed,
    /// A cell of the board.
    Cell,
    /// The cell of the last placement.
    Last,
    /// The outline of a light or smooth piece, and letters on it.
    Light,
    /// What it is made of.
    LightGrain,
    /// The outline of a dark or grooved piece, and letters on it.
    Dark,
    /// What it is made of.
    DarkGrain,
    /// A covered cell or place.
    Cover,
    /// A tile.
    Tile,
    /// A corner of a tile.
    Corner(Symbol),
    /// What an empty cell asks of a corner.
    Demand(Symbol),
    /// A number of tokens.
    Token(Symbol),
}

/// The styles of a [theme](Theme).
#[derive(Clone, Copy, Debug)]
pub(super) struct Palette {
    theme: Theme,
}

impl Palette {
    pub(super) const fn of(theme: Theme) -> Self {
        Self { theme }
    }

    /// How this is painted.
    pub(super) fn style(self, role: Role) -> Style {
        // What is painted over leaves nothing of its emphasis behind.
        let emphasis = emphasis(role, self.theme.colours);
        let style = Style::new().add_modifier(emphasis).remove_modifier(emphasis.complement());
        match self.theme.colours {
            Colours::None => style,
            Colours::Sixteen => {
                let (letters, ground) = sixteen(role, self.theme.shade);
                style.fg(letters).bg(ground)
            }
            Colours::Rich => {
                let (letters, ground) = rich(role, self.theme.shade);
                style.fg(hex(letters)).bg(hex(ground))
            }
        }
    }
}

/// What tells roles apart where there is no colour, and helps where there is.
const fn emphasis(role: Role, colours: Colours) -> Modifier {
    let is_plain = matches!(colours, Colours::None);
    match role {
        Role::Title | Role::Focus | Role::Call | Role::Corner(_) | Role::Token(_) | Role::Last => {
            Modifier::BOLD
        }
        Role::Pressed if is_plain => Modifier::REVERSED.union(Modifier::BOLD),
        Role::Pressed => Modifier::BOLD,
        Role::Faint | Role::Rule | Role::Demand(_) if is_plain => Modifier::DIM,
        Role::Text
        | Role::Faint
        | Role::Rule
        | Role::Button
        | Role::Cell
        | Role::Light
        | Role::LightGrain
        | Role::Dark
        | Role::DarkGrain
        | Role::Cover
        | Role::Tile
        | Role::Demand(_) => Modifier::empty(),
    }
}

/// Letters and ground, of the sixteen.
const fn sixteen(role: Role, shade: Shade) -> (Color, Color) {
    let own = Color::Reset;
    match (role, shade) {
        (Role::Text | Role::Cell | Role::Title, _) | (Role::Token(_), Shade::Light) => (own, own),
        (Role::Faint | Role::Rule, Shade::Dark) => (Color::Gray, own),
        (Role::Faint | Role::Rule | Role::Demand(_), Shade::Light) => (Color::DarkGray, own),
        (Role::Focus | Role::Last, Shade::Dark) => (Color::LightYellow, own),
        (Role::Focus | Role::Last | Role::Button, Shade::Light) => (Color::Blue, own),
        (Role::Call, Shade::Dark) => (Color::LightGreen, own),
        (Role::Call, Shade::Light) => (Color::Green, own),
        (Role::Button, Shade::Dark) => (Color::LightCyan, own),
        (Role::Pressed, _) => (Color::White, Color::Blue),
        (Role::Light, _) => (Color::Black, Color::White),
        (Role::LightGrain, _) => (Color::Gray, Color::White),
        (Role::Dark, _) => (Color::White, Color::Red),
        (Role::DarkGrain, _) => (Color::Black, Color::Red),
        (Role::Cover, _) => (Color::White, Color::DarkGray),
        // On black in either shade: yellow cannot be read on white.
        (Role::Tile, _) => (Color::White, Color::Black),
        (Role::Corner(symbol), _) => (bright(symbol), Color::Black),
        (Role::Demand(symbol) | Role::Token(symbol), Shade::Dark) => (bright(symbol), own),
    }
}

const fn bright(symbol: Symbol) -> Color {
    match symbol {
        Symbol::Cross => Color::LightMagenta,
        Symbol::Star => Color::LightCyan,
        Symbol::Square => Color::LightRed,
        Symbol::Circle => Color::LightYellow,
    }
}

/// Letters and ground, as `0xRRGGBB`.
const fn rich(role: Role, shade: Shade) -> (u32, u32) {
    match shade {
        Shade::Dark => {
            let ground = 0x0015_181d;
            match role {
                Role::Text => (0x00e9_e6df, ground),
                Role::Faint => (0x00b3_b7c0, ground),
                Role::Rule => (0x0077_7d8a, ground),
                Role::Title => (0x00f4_f1ea, ground),
                Role::Focus => (0x00ff_c857, ground),
                Role::Call => (0x00a6_e38a, ground),
                Role::Button => (0x00e9_e6df, 0x0033_3946),
                Role::Pressed => (0x0015_181d, 0x00ff_c857),
                Role::Cell => (0x00b3_b7c0, 0x001f_232b),
                Role::Last => (0x00ff_c857, 0x001f_232b),
                Role::Light => (0x0054_3a0c, 0x00f1_dcae),
                Role::LightGrain => (0x00d8_b978, 0x00f1_dcae),
                Role::Dark => (0x00f9_e6d3, 0x006b_3416),
                Role::DarkGrain => (0x004a_210a, 0x006b_3416),
                Role::Cover => (0x00e9_e6df, 0x003a_4150),
                Role::Tile => (0x00e9_e6df, 0x0034_3a47),
                Role::Corner(symbol) => (on_dark(symbol), 0x0034_3a47),
                Role::Demand(symbol) => (muted_on_dark(symbol), ground),
                Role::Token(symbol) => (on_dark(symbol), ground),
            }
        }
        Shade::Light => {
            let ground = 0x00f6_f3ec;
            match role {
                Role::Text | Role::Title => (0x001d_1d1f, ground),
                Role::Faint => (0x0047_4b55, ground),
                Role::Rule => (0x0080_7a6e, ground),
                Role::Focus => (0x008a_3500, ground),
                Role::Call => (0x0013_561a, ground),
                Role::Button => (0x001d_1d1f, 0x00dc_d6c8),
                Role::Pressed => (0x00ff_ffff, 0x008a_3500),
                Role::Cell => (0x0047_4b55, 0x00ff_fdf8),
                Role::Last => (0x008a_3500, 0x00ff_fdf8),
                Role::Light => (0x0054_3a0c, 0x00f1_d9a0),
                Role::LightGrain => (0x00d6_b567, 0x00f1_d9a0),
                Role::Dark => (0x00f9_e6d3, 0x006b_3416),
                Role::DarkGrain => (0x004a_210a, 0x006b_3416),
                Role::Cover => (0x001d_1d1f, 0x00cd_c8ba),
                Role::Tile => (0x001d_1d1f, 0x00dd_d4c0),
                Role::Corner(symbol) => (on_light(symbol), 0x00dd_d4c0),
                Role::Demand(symbol) => (muted_on_light(symbol), ground),
                Role::Token(symbol) => (on_light(symbol), ground),
            }
        }
    }
}

const fn on_dark(symbol: Symbol) -> u32 {
    match symbol {
        Symbol::Cross => 0x00dc_c0ff,
        Symbol::Star => 0x00a6_d0ff,
        Symbol::Square => 0x00ff_bdb6,
        Symbol::Circle => 0x00ff_dc5c,
    }
}

const fn on_light(symbol: Symbol) -> u32 {
    match symbol {
        Symbol::Cross => 0x0056_0f96,
        Symbol::Star => 0x0004_3a80,
        Symbol::Square => 0x0080_0808,
        Symbol::Circle => 0x004f_3900,
    }
}

const fn muted_on_dark(symbol: Symbol) -> u32 {
    match symbol {
        Symbol::Cross => 0x009a_80b8,
        Symbol::Star => 0x006f_92b5,
        Symbol::Square => 0x00b8_7d78,
        Symbol::Circle => 0x00a8_9350,
    }
}

const fn muted_on_light(symbol: Symbol) -> u32 {
    match symbol {
        Symbol::Cross => 0x0081_5ca3,
        Symbol::Star => 0x0045_6f9e,
        Symbol::Square => 0x00a3_5050,
        Symbol::Circle => 0x0079_6636,
    }
}

const fn hex(colour: u32) -> Color {
    let [_, red, green, blue] = colour.to_be_bytes();
    Color::Rgb(red, green, blue)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn roles() -> Vec<Role> {
        let mut roles = vec![
            Role::Text,
            Role::Faint,
            Role::Rule,
            Role::Title,
            Role::Focus,
            Role::Call,
            Role::Button,
            Role::Pressed,
            Role::Cell,
            Role::Last,
            Role::Light,
            Role::LightGrain,
            Role::Dark,
            Role::DarkGrain,
            Role::Cover,
            Role::Tile,
        ];
        roles.extend(Symbol::ALL.map(Role::Corner));
        roles.extend(Symbol::ALL.map(Role::Demand));
        roles.extend(Symbol::ALL.map(Role::Token));
        roles
    }

    /// The luminance of the W3C's contrast formula.
    fn luminance(colour: u32) -> f64 {
        let [_, red, green, blue] = colour.to_be_bytes();
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    #[test]
    fn letters_can_be_read_on_their_ground() {
        for shade in [Shade::Dark, Shade::Light] {
            for role in roles() {
                let (letters, ground) = rich(role, shade);
                let (a, b) = (luminance(letters), luminance(ground));
                let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
                let least = match role {
                    Role::Rule => 3.0,
                    // Texture: what it tells the letters tell too.
                    Role::LightGrain | Role::DarkGrain => 1.2,
                    // Dim on purpose; whoever lays a tile sees the corners beside it.
                    Role::Demand(_) => 4.5,
                    _ => 7.0,
                };
                assert!(contrast >= least, "{shade:?} {role:?}: {contrast:.1}");
            }
        }
    }

    #[test]
    fn without_colours_there_are_none() {
        for shade in [Shade::Dark, Shade::Light] {
            let palette = Palette::of(Theme { shade, colours: Colours::None });
            for role in roles() {
                assert_eq!((palette.style(role).fg, palette.style(role).bg), (None, None));
            }
        }
    }
}
