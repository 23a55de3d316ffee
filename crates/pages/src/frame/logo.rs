//! The mark of the site: a quarter of each of the four figures around one point.

use maud::{Markup, html};

/// The paths of the four quarters, around the origin, in a box from -50 to 50.
const QUARTERS: [&str; 5] = [
    "M4 4H45A41 41 0 0 1 4 45Z",
    "M-4 4V46L-46 4Z",
    "M-4-4H-15L-43-27L-27-43L-4-15Z",
    "M4-4V-47L19-11Z",
    "M4-4L30-30L22-16L48-4Z",
];

/// The mark, in the colour of the text around it; what it says stands beside it.
pub(crate) fn logo() -> Markup {
    html! {
        svg viewBox="-50 -50 100 100" width="34" height="34" aria-hidden="true" focusable="false" {
            g fill="currentColor" {
                @for quarter in QUARTERS { path d=(quarter) {} }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_is_the_logo() {
        let icon = include_str!("../assets/icon.svg");
        assert!(QUARTERS.iter().all(|quarter| icon.contains(quarter)));
    }
}
