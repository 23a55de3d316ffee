//! Choices as forms, cookies and addresses say them: one word each, both ways.

/// The values of a choice and their words, in the order in which a page shows them.
pub(crate) struct Words<T: 'static>(pub(crate) &'static [(T, &'static str)]);

impl<T: Copy + PartialEq> Words<T> {
    /// The value of a word.
    pub(crate) fn read(&self, word: &str) -> Option<T> {
        self.0.iter().find(|(_, known)| *known == word).map(|(value, _)| *value)
    }

    /// The word of a value. A value that no form offers has none.
    pub(crate) fn write(&self, value: T) -> &'static str {
        self.0.iter().find(|(known, _)| *known == value).map_or("", |(_, word)| word)
    }

    /// All words.
    pub(crate) fn all(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|(_, word)| *word)
    }
}

/// Yes or no.
pub(crate) const YES_NO: Words<bool> = Words(&[(true, "yes"), (false, "no")]);
