//! What stands around every page: head, way in, way out.

mod logo;
mod top;

pub(crate) use top::{GAMES, of_game};

use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::Language;

use crate::assets;
use crate::palette::ColourScheme;
use crate::script;
use crate::settings::{MOTIONS, SHADES, Shade};
use crate::visitor::Visitor;

/// The name of the site, the same in every language.
pub(crate) const SITE_NAME: &str = "Fourfold";

/// The head of a page.
#[derive(Clone, Debug, Default)]
pub(crate) struct Head {
    /// The title, without the name of the site.
    pub(crate) title: String,
    /// One sentence for those who find a link to it.
    pub(crate) description: String,
    /// The address of a picture for link previews, absolute.
    pub(crate) picture: Option<String>,
    /// After so many seconds a browser without script loads the page again.
    pub(crate) refresh: Option<u32>,
    /// After so many seconds every browser does, since whoever reads it chose that.
    pub(crate) looks_again: Option<u32>,
    /// Does the page have the script?
    pub(crate) script: bool,
    /// Is the body a `<main>` of its own? Such a page is a tool rather than a text: it is as wide
    /// as the window lets it, and on a phone the way to other pages moves to its foot.
    pub(crate) own_main: bool,
}

/// A whole document.
pub(crate) fn document(visitor: &Visitor, head: &Head, body: &Markup) -> String {
    let settings = &visitor.settings;
    let (shade, motion) = (SHADES.write(settings.shade), MOTIONS.write(settings.motion));
    let page = html! {
        (DOCTYPE)
        html lang=(visitor.language.code()) data-shade=(shade) data-motion=(motion) {
            (self::head(visitor, head))
            body class=[head.own_main.then_some("tool")] {
                a.skip href="#content" { (visitor.text("page-skip")) }
                (top::header(visitor, head.own_main))
                div #content tabindex="-1" {
                    @if head.own_main { (body) } @else { main { (body) } }
                }
                (top::footer(visitor, head.own_main))
            }
        }
    };
    page.into_string()
}

fn head(visitor: &Visitor, head: &Head) -> Markup {
    let title = match head.title.as_str() {
        "" => SITE_NAME.to_owned(),
        title => format!("{title} – {SITE_NAME}"),
    };
    let icon = || format!("{}{}", visitor.origin, assets::address("icon-512.png"));
    let picture = head.picture.clone().unwrap_or_else(icon);
    let card = if head.picture.is_some() { "summary_large_image" } else { "summary" };
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            title { (title) }
            meta name="description" content=(head.description);
            meta property="og:site_name" content=(SITE_NAME);
            meta property="og:type" content="website";
            meta property="og:title" content=(title);
            meta property="og:description" content=(head.description);
            meta property="og:url" content={ (visitor.origin) (visitor.path) };
            meta property="og:locale" content=(visitor.language.code());
            meta property="og:image" content=(picture);
            meta name="twitter:card" content=(card);
            (theme_colour(visitor.settings.shade))
            link rel="icon" type="image/svg+xml" href=(assets::address("icon.svg"));
            link rel="apple-touch-icon" href=(assets::address("icon-192.png"));
            link rel="manifest" href="/manifest.webmanifest";
            @for font in fonts(visitor.language) {
                link rel="preload" as="font" type="font/woff2" href=(assets::address(font)) crossorigin;
            }
            link rel="stylesheet" href=(assets::address("style.css"));
            @if head.script {
                @for (part, _) in script::PARTS {
                    link rel="modulepreload" href=(assets::address(part));
                }
                script type="module" src=(assets::address("app.js")) {}
            }
            @if let Some(seconds) = head.looks_again {
                meta http-equiv="refresh" content=(seconds);
            }
            @if let Some(seconds) = head.refresh {
                noscript { meta http-equiv="refresh" content=(seconds); }
            }
        }
    }
}

/// The fonts that the first lines of a page need, so that they are on their way at once.
const fn fonts(language: Language) -> &'static [&'static str] {
    match language {
        Language::English
        | Language::French
        | Language::German
        | Language::Spanish
        | Language::Italian => &["atkinson-400-latin.woff2", "vollkorn-600-latin.woff2"],
        Language::Russian => &["noto-400-cyrillic.woff2", "vollkorn-600-cyrillic.woff2"],
    }
}

/// The colour of the browser's own frame.
fn theme_colour(shade: Shade) -> Markup {
    let one = |scheme: ColourScheme| html! { meta name="theme-color" content=(scheme.ground()); };
    match shade {
        Shade::Light => one(ColourScheme::Light),
        Shade::Dark => one(ColourScheme::Dark),
        Shade::Contrast => one(ColourScheme::Bright),
        Shade::Device => html! {
            (one(ColourScheme::Light))
            meta name="theme-color" media="(prefers-color-scheme: dark)" content=(ColourScheme::Dark.ground());
        },
    }
}

/// What every form carries: proves that it was ours.
pub(crate) fn token(visitor: &Visitor) -> Markup {
    html! { input type="hidden" name="token" value=(visitor.token); }
}

/// A picture as markup. Pictures are SVG of our own; nothing that somebody typed is in them.
pub(crate) fn drawing(svg: String) -> Markup {
    PreEscaped(svg)
}
