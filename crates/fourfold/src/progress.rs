//! Progress of long work, on standard error, and none where that is not a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar over `total` units of work, or nothing at all.
pub(crate) fn bar(total: u64, what: &'static str) -> ProgressBar {
    // Standard error draws nothing when it is no terminal.
    let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template(
        "{msg} {bar:40} {percent:>3} %  {elapsed}  (about {eta} left)",
    );
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.set_message(what);
    bar
}
