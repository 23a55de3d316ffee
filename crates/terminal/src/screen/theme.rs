//! Which colours the screen has: light or dark, many, sixteen or none.

/// Is the ground light or dark?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// Dark letters on a light ground.
    Light,
    /// Light letters on a dark ground.
    Dark,
}

/// How many colours the terminal has, or the person wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Colours {
    /// Any: the ground is painted too.
    Rich,
    /// The sixteen that every terminal has, on its own ground.
    Sixteen,
    /// None: bold, reversed and underlined letters do.
    None,
}

/// Which colours the screen has. Nothing is told by colour alone, so that any will do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Theme {
    /// Light or dark.
    pub(crate) shade: Shade,
    /// How many colours.
    pub(crate) colours: Colours,
}

impl Theme {
    /// What was wished for; what was not, as the variables of the environment say. Without any, dark
    /// with sixteen colours.
    ///
    /// `NO_COLOR` with any text means none; `COLORTERM` tells of rich ones; `COLORFGBG` ends with
    /// the number of the ground.
    pub(crate) fn of(wish: Option<Shade>, variable: impl Fn(&str) -> Option<String>) -> Self {
        let is_set = |name: &str| variable(name).is_some_and(|text| !text.is_empty());
        let is_rich = variable("COLORTERM").is_some_and(|text| {
            let text = text.to_ascii_lowercase();
            text.contains("truecolor") || text.contains("24bit")
        });
        let colours = match (is_set("NO_COLOR"), is_rich) {
            (true, _) => Colours::None,
            (false, true) => Colours::Rich,
            (false, false) => Colours::Sixteen,
        };
        let ground = variable("COLORFGBG").as_deref().and_then(shade_of);
        Self { shade: wish.or(ground).unwrap_or(Shade::Dark), colours }
    }
}

/// `15;0`, `0;default;15`: the last number is the ground's. Of the sixteen, 7 and 9 to 15 are light.
fn shade_of(text: &str) -> Option<Shade> {
    let ground: u8 = text.rsplit(';').next()?.trim().parse().ok()?;
    Some(if matches!(ground, 7 | 9..=15) { Shade::Light } else { Shade::Dark })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(wish: Option<Shade>, variables: &[(&str, &str)]) -> (Shade, Colours) {
        let find = |name: &str| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, text)| (*text).to_owned())
        };
        let theme = Theme::of(wish, find);
        (theme.shade, theme.colours)
    }

    #[test]
    fn the_environment_is_asked_for_what_was_not_wished_for() {
        use Colours::{None as Plain, Rich, Sixteen};
        use Shade::{Dark, Light};
        assert_eq!(of(None, &[]), (Dark, Sixteen));
        assert_eq!(of(None, &[("COLORFGBG", "0;15")]), (Light, Sixteen));
        assert_eq!(of(None, &[("COLORFGBG", "0;default;7")]), (Light, Sixteen));
        assert_eq!(of(None, &[("COLORFGBG", "15;0")]), (Dark, Sixteen));
        assert_eq!(of(None, &[("COLORFGBG", "12;8")]), (Dark, Sixteen));
        assert_eq!(of(None, &[("COLORFGBG", "default;default")]), (Dark, Sixteen));
        assert_eq!(of(Some(Dark), &[("COLORFGBG", "0;15")]), (Dark, Sixteen));
        assert_eq!(of(None, &[("COLORTERM", "truecolor")]), (Dark, Rich));
        assert_eq!(of(None, &[("COLORTERM", "truecolor"), ("NO_COLOR", "1")]), (Dark, Plain));
        assert_eq!(of(None, &[("COLORTERM", "24bit"), ("NO_COLOR", "")]), (Dark, Rich));
    }
}
