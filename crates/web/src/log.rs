//! What the server writes about itself: on standard error, without names, addresses or secrets.

use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt;

use crate::config::LogStyle;

/// Starts logging. `RUST_LOG` says more or less than the usual.
pub(crate) fn start(style: LogStyle) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let lines = fmt().with_env_filter(filter).with_writer(std::io::stderr).with_target(false);
    // A second server in one process, as in tests, logs where the first does.
    let _ = match style {
        LogStyle::Text => lines.with_ansi(false).try_init(),
        LogStyle::Json => lines.json().flatten_event(true).try_init(),
        LogStyle::Off => Ok(()),
    };
}
