//! Any text as a message to a server or to a client, and as a command: nothing panics, what is read
//! is written so that it reads the same, and the length of what clients get tells nothing.
#![no_main]

use libfuzzer_sys::fuzz_target;
use wire::{CLASS, ToClient, ToServer, command_word};

/// How often a player has touched who wishes.
const TOUCHES: u32 = 4;

fuzz_target!(|text: &str| {
    if let Ok(message) = ToServer::read(text) {
        assert_eq!(ToServer::read(&message.write()).as_ref(), Ok(&message));
        if let ToServer::Do { what, .. } = &message {
            one(what);
        }
    }
    if let Ok(message) = ToClient::read(text) {
        let written = message.write();
        assert_eq!(written.len() % CLASS, 0);
        assert_eq!(ToClient::read(&written), Ok(message));
    }
    one(text);
});

fn one(text: &str) {
    let Some(what) = command_word::read(text, TOUCHES) else { return };
    let written = command_word::write(&what).expect("what can be read can be written");
    assert_eq!(command_word::read(&written, TOUCHES), Some(what), "{written}");
}
