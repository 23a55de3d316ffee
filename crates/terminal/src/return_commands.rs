//! How to come back to a game, and to its record.

/// Where a game is found again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ReturnCommands {
    /// On this machine, in the store that has this name if it is not the usual one.
    Here(Option<String>),
    /// On the server with this address.
    At(String),
}

impl ReturnCommands {
    /// Is it on a server?
    pub(crate) const fn is_elsewhere(&self) -> bool {
        matches!(self, Self::At(_))
    }

    /// What to type in a shell to go on.
    pub(crate) fn resume(&self, game: &str) -> String {
        match self {
            Self::Here(None) => "fourfold play --resume".to_owned(),
            Self::Here(Some(store)) => format!("fourfold play --resume --store {}", quoted(store)),
            Self::At(server) => format!("fourfold play --at {server}/t/{game}"),
        }
    }

    /// What to type in a shell, or where to look, for the record.
    pub(crate) fn record(&self, game: &str) -> String {
        match self {
            Self::Here(None) => format!("fourfold games {game}"),
            Self::Here(Some(store)) => format!("fourfold games {game} --store {}", quoted(store)),
            Self::At(server) => format!("{server}/t/{game}/record.txt"),
        }
    }
}

/// As a shell takes it.
fn quoted(text: &str) -> String {
    let is_plain = |sign: char| sign.is_alphanumeric() || "/._-:@".contains(sign);
    if !text.is_empty() && text.chars().all(is_plain) {
        return text.to_owned();
    }
    format!("'{}'", text.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_can_be_typed() {
        let usual = ReturnCommands::Here(None);
        assert_eq!(usual.resume("g1"), "fourfold play --resume");
        let other = ReturnCommands::Here(Some("/tmp/it's here".to_owned()));
        assert_eq!(other.record("g1"), "fourfold games g1 --store '/tmp/it'\\''s here'");
    }
}
