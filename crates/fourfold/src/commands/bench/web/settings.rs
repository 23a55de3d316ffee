//! Settings of many who watch, everybody's different.

/// The cookie of the one with this number, up to 863: nobody has the same.
pub(super) fn settings(number: u32) -> String {
    let mut rest = usize::try_from(number).unwrap_or(0);
    let mut pick = |name: &str, values: &[&str]| {
        let value = values.get(rest % values.len()).copied().unwrap_or_default();
        rest /= values.len();
        format!("{name}={value}")
    };
    [
        pick("language", &["en", "fr", "de", "es", "it", "ru"]),
        pick("verbosity", &["terse", "normal", "full"]),
        pick("cells", &["letters", "spelled", "numbers"]),
        pick("naming", &["words", "codes"]),
        pick("shade", &["device", "light", "dark", "contrast"]),
        pick("motion", &["device", "still"]),
    ]
    .join("&")
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use pages::Settings;

    use super::*;

    #[test]
    fn nobody_has_the_settings_of_another() {
        let read = |number| Settings::from_cookie(&settings(number)).to_cookie();
        let all: HashSet<String> = (0..864).map(read).collect();
        assert_eq!(all.len(), 864);
    }
}
