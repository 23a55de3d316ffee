//! Pages to look at, in every state worth a look.

use std::fs;
use std::path::PathBuf;

use pages::{Choice, SeenTable, Shade, VisitorRole};
use quartex::{SeatSet, Viewer};
use table::{Level, Order, Pace, Sitter, Span, Terms};
use words::Language;

use crate::hall::{Hall, player, seat, terms, visitor};

/// A game in its middle: eight pieces are placed, Ben has given and it is up to Anna to place.
pub(crate) const MIDDLE: &str = "
    1: +4
    2: a4
    2: +e
    1: b4
    1: +7
    2: c3
    2: +d
    1: b2
    1: +8
    2: d2
    2: +3
    1: a1
    1: +0
    2: c1
    2: +b";

/// Anna has made a line of four tall pieces, and Ben may call it.
pub(crate) const ALIGNED: &str = "
    1: +2
    2: a1
    2: +3
    1: b1
    1: +e
    2: c1
    2: +b
    1: d1
    1: +0";

fn timed(game: &str, rules: &str) -> Terms {
    let bank = Span::seconds(300);
    let pace = Pace::Bank { bank, increment: Span::seconds(5) };
    Terms { pace, ..terms(game, rules) }
}

/// Everything worth a look, by name.
pub(crate) fn all() -> Vec<(&'static str, SeenTable)> {
    let printed = terms("quarto", "1234p");
    let anna = player(1);
    let mut samples = Vec::new();
    let mut add = |name, seen: SeenTable| samples.push((name, seen));

    let mut alone = Hall::empty(printed);
    alone.sit(1);
    add("waiting", alone.seen(anna));
    let mut guest = alone.seen(Viewer::Spectator);
    guest.role = VisitorRole::Guest;
    add("guest", guest);

    add("start", Hall::started(printed).seen(anna));
    let middle = Hall::played(timed("quarto", "1234p"), MIDDLE);
    add("place", middle.seen(anna));
    add("other", middle.seen(player(2)));
    add("watch", middle.seen(Viewer::Spectator));
    let mut give = Hall::played(printed, MIDDLE);
    give.play("1: d3");
    add("give", give.seen(anna));
    add("squares", Hall::played(terms("quarto", "1234sp"), MIDDLE).seen(anna));
    add("bare", Hall::played(terms("quarto", "1234c"), MIDDLE).seen(anna));

    let mut offer = Hall::played(printed, MIDDLE);
    offer.play("2: offer:draw");
    add("offer", offer.seen(anna));
    let mut told = Hall::played(printed, MIDDLE).seen(anna);
    told.told = vec!["b4 dark square tall solid.".to_owned()];
    add("told", told);

    let mut over = Hall::played(printed, ALIGNED);
    over.play("2: !1");
    add("over", over.seen(player(2)));

    let mut away = Hall::played(timed("quarto", "1234p"), MIDDLE);
    away.order(&Order::Away(seat(2)));
    away.now += 6 * 60_000;
    add("away", away.seen(anna));

    let mut bot = Hall::empty(printed);
    bot.sit(1);
    bot.order(&Order::Sit(seat(2), Sitter::Bot(Level::new(5).unwrap())));
    bot.order(&Order::Start);
    add("bot", bot.seen(anna));

    add("access", Hall::played(terms("access", "1234p+unmasked"), MIDDLE).seen(anna));
    let masked = Hall::played(terms("access", "1234p"), "1: +#5\n2: b3\n2: +#1\n1: @b3");
    add("masked", masked.seen(anna));
    let mut unmasked = Hall::played(terms("access", "1234p"), "1: +#5\n2: b3\n2: +#1");
    unmasked.play("1: resign");
    add("unmasked", unmasked.seen(anna));

    let mut curtain = Hall::started(printed).seen(Viewer::Spectator);
    let seats: SeatSet = [seat(1), seat(2)].into_iter().collect();
    curtain.role = VisitorRole::Curtain { next: seat(2), seats };
    add("curtain", curtain);
    let mut device = Hall::played(printed, MIDDLE).seen(anna);
    device.role = VisitorRole::Device { seats };
    add("device", device);
    samples
}

/// Writes every page, light and dark, and what they need, to `target/samples`: for the eyes.
#[test]
#[ignore = "writes files to look at"]
fn write_all() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/samples");
    fs::create_dir_all(folder.join("assets")).unwrap();
    for asset in pages::assets::all() {
        fs::write(folder.join("assets").join(asset.name), asset.bytes).unwrap();
    }
    for (name, seen) in all() {
        let shades =
            [("light", Shade::Light), ("dark", Shade::Dark), ("contrast", Shade::Contrast)];
        for (shade_name, shade) in shades {
            for language in [Language::English, Language::Russian, Language::German] {
                let mut visitor = visitor(language);
                visitor.settings.shade = shade;
                let page = pages::table(&visitor, &seen, &Choice::default());
                let file = format!("{name}-{shade_name}-{}.html", language.code());
                fs::write(folder.join(file), page).unwrap();
            }
        }
    }
}
