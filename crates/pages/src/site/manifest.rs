//! What makes the house an app that can be installed.

use crate::assets;
use crate::frame::HOUSE;
use crate::palette::Room;
use crate::visitor::Visitor;

/// What makes the house an app that can be installed: a web app manifest, JSON.
pub fn manifest(visitor: &Visitor) -> String {
    let text = |key: &str| quoted(&visitor.text(key));
    let icon = |name: &str, size: &str, purpose: &str| {
        let kind = assets::find(name).map_or("", |asset| asset.kind);
        let address = assets::address(name);
        format!(
            "{{\"src\":\"{address}\",\"sizes\":\"{size}\",\"type\":\"{kind}\",\"purpose\":\"{purpose}\"}}"
        )
    };
    let icons = [
        icon("icon.svg", "any", "any"),
        icon("icon-192.png", "192x192", "any"),
        icon("icon-512.png", "512x512", "any"),
        icon("icon-maskable.png", "512x512", "maskable"),
    ];
    let shortcut =
        |key: &str, address: &str| format!("{{\"name\":{},\"url\":\"{address}\"}}", text(key));
    let shortcuts = [
        shortcut("page-quarto", "/new/quarto"),
        shortcut("page-access", "/new/access"),
        shortcut("page-quartex", "/new/quartex"),
        shortcut("page-tables", "/tables"),
    ];
    format!(
        "{{\"id\":\"/\",\"name\":\"{HOUSE}\",\"short_name\":\"{HOUSE}\",\"description\":{description},\
         \"lang\":\"{language}\",\"dir\":\"ltr\",\"start_url\":\"/\",\"scope\":\"/\",\
         \"display\":\"standalone\",\"background_color\":\"{ground}\",\"theme_color\":\"{ground}\",\
         \"categories\":[\"games\"],\"icons\":[{icons}],\"shortcuts\":[{shortcuts}]}}",
        description = text("page-home-lead"),
        language = visitor.language.code(),
        ground = Room::Light.ground(),
        icons = icons.join(","),
        shortcuts = shortcuts.join(","),
    )
}

/// A text as JSON has it. Our texts hold no control characters; the tests read the whole.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
