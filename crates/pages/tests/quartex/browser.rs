//! A browser without script: it shows a page, and presses buttons.

use pages::Choice;
use table::{Viewer, What};

use crate::html::{Tag, element, tags};
use crate::room::{Room, visitor};
use words::Language;

/// What comes of pressing a button.
#[derive(Debug)]
pub(crate) enum Pressed {
    /// The page is shown again, with this chosen.
    Shown,
    /// The table is asked for this.
    Asked(What),
}

/// One visitor's page.
pub(crate) struct Browser {
    pub(crate) page: Vec<Tag>,
    viewer: Viewer,
}

impl Browser {
    pub(crate) fn open(room: &Room, viewer: Viewer) -> Self {
        Self::open_at(room, viewer, &Choice::default())
    }

    pub(crate) fn open_at(room: &Room, viewer: Viewer, choice: &Choice) -> Self {
        let html = pages::table(&visitor(Language::English), &room.seen(viewer), choice);
        Self { page: tags(&html), viewer }
    }

    pub(crate) fn part(&self, id: &str) -> Vec<Tag> {
        element(&self.page, id)
    }

    /// The button that is this, as it says of itself.
    pub(crate) fn button(&self, what: impl Fn(&Tag) -> bool) -> Option<&Tag> {
        self.page.iter().find(|tag| tag.name == "button" && what(tag))
    }

    /// Presses a button that submits.
    pub(crate) fn press(&mut self, room: &Room, what: impl Fn(&Tag) -> bool) -> Pressed {
        let button = self.button(what).expect("there is such a button");
        assert_ne!(button.get("type"), Some("button"), "it does nothing: {button:?}");
        assert_eq!(button.get("name"), Some("do"), "{button:?}");
        let value = button.get("value").expect("a button that submits has a value").to_owned();
        match value.strip_prefix('?') {
            Some(query) => {
                let get = |name: &str| {
                    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
                    pairs.into_iter().find(|(n, _)| *n == name).map(|(_, value)| value.to_owned())
                };
                let choice = Choice { tile: get("tile"), cell: get("cell") };
                *self = Self::open_at(room, self.viewer, &choice);
                Pressed::Shown
            }
            None => {
                Pressed::Asked(wire::command_word::read(&value, 0).expect("a wish can be read"))
            }
        }
    }
}
