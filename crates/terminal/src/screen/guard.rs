//! A terminal that is given back as it was.

use std::io::{self, stdout};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::cursor::Show;
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

/// Is the terminal ours now? A panic is told on the screen where the person was before.
static IS_OURS: AtomicBool = AtomicBool::new(false);

static HOOK: Once = Once::new();

/// While this lives, the terminal has a screen for us alone, tells of every key and of the mouse. When
/// it is dropped, and before a panic is told, the terminal is as it was.
#[derive(Debug)]
pub(super) struct Guard(());

impl Guard {
    /// Takes the terminal. If some of it fails, what was done is undone.
    pub(super) fn take() -> io::Result<Self> {
        HOOK.call_once(|| {
            let before = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                give_back();
                before(panic);
            }));
        });
        IS_OURS.store(true, Ordering::SeqCst);
        let guard = Self(());
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
        Ok(guard)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        give_back();
    }
}

/// Gives the terminal back, once.
fn give_back() {
    if IS_OURS.swap(false, Ordering::SeqCst) {
        // Nobody is left who could be told that it failed.
        let _ = execute!(
            stdout(),
            DisableBracketedPaste,
            DisableMouseCapture,
            LeaveAlternateScreen,
            Show
        );
        let _ = disable_raw_mode();
    }
}
