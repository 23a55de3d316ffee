//! What makes the site an app that can be installed.

use serde_json::{Value, json};

use crate::assets;
use crate::frame::SITE_NAME;
use crate::palette::ColourScheme;
use crate::visitor::Visitor;

/// What makes the site an app that can be installed: a web app manifest, JSON.
pub fn manifest(visitor: &Visitor) -> String {
    let icon = |name: &str, sizes: &str, purpose: &str| -> Value {
        let kind = assets::find(name).map_or("", |asset| asset.kind);
        json!({ "src": assets::address(name), "sizes": sizes, "type": kind, "purpose": purpose })
    };
    let shortcut = |key: &str, address: &str| -> Value {
        json!({ "name": visitor.text(key), "url": address })
    };
    let ground = ColourScheme::Light.ground();
    let manifest = json!({
        "id": "/",
        "name": SITE_NAME,
        "short_name": SITE_NAME,
        "description": visitor.text("page-home-lead"),
        "lang": visitor.language.code(),
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": ground.to_string(),
        "theme_color": ground.to_string(),
        "categories": ["games"],
        "icons": [
            icon("icon.svg", "any", "any"),
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("icon-maskable.png", "512x512", "maskable"),
        ],
        "shortcuts": [
            shortcut("page-quarto", "/new/quarto"),
            shortcut("page-access", "/new/access"),
            shortcut("page-quartex", "/new/quartex"),
            shortcut("page-tables", "/tables"),
        ],
    });
    manifest.to_string()
}
