//! Progress of long work, on standard error, and none where that is not a terminal.

use std::borrow::Cow;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar over `total` units of work, or nothing at all.
pub(crate) fn bar(total: u64, what: &'static str) -> ProgressBar {
    with_style(total, what, "{msg} {bar:40} {percent:>3} %  {elapsed}  (about {eta} left)")
}

/// The same for units that take so different times that nobody can say when the last is done.
pub(crate) fn steps(total: u64, what: impl Into<Cow<'static, str>>) -> ProgressBar {
    with_style(total, what, "{msg} {bar:40} {pos} of {len}  {elapsed}")
}

fn with_style(total: u64, what: impl Into<Cow<'static, str>>, template: &str) -> ProgressBar {
    // Standard error draws nothing when it is no terminal.
    let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.set_message(what);
    bar
}
