//! The score sheet: what is left in the stock, what a token is worth, and what everybody has.

use maud::{Markup, html};
use quartex::{Seat, Symbol, TOKENS_PER_SYMBOL, Tokens, View};
use words::{AnswerContext, Question};

use super::aside;
use super::context::QuartexContext;
use super::field::number;

/// The element `#tray`.
pub(super) fn tray(context: &QuartexContext<'_>) -> Markup {
    html! {
        section id="tray" class="tiletray" {
            @if let Some(game) = context.game {
                (sheet(context, game))
                @for sentence in bag(context) { p class="bag" { (sentence) } }
                (aside::aside(context, game))
            }
        }
    }
}

/// How many tiles are in the bag, as the answer to that question says it.
fn bag(context: &QuartexContext<'_>) -> Vec<String> {
    context.voice.reply(Question::Left, &AnswerContext::new(&context.seen.view, context.seen.now))
}

fn sheet(context: &QuartexContext<'_>, game: &View) -> Markup {
    let stock = game.stock();
    html! {
        table class="ledger stock" {
            caption class="vh" { (context.word_for("play-quartex-sheet")) }
            thead {
                tr {
                    td {}
                    @for symbol in Symbol::ALL {
                        th scope="col" {
                            (token(symbol))
                            span class="symbol" { (context.voice.symbol(symbol)) }
                        }
                    }
                    th scope="col" class="points" { (context.word_for("play-quartex-points")) }
                }
            }
            tbody {
                tr {
                    th scope="row" { (context.word_for("play-quartex-stock")) }
                    @for symbol in Symbol::ALL { td { (pips(symbol, stock[symbol])) } }
                    td {}
                }
                tr class="price" {
                    th scope="row" { (context.word_for("play-quartex-worth")) }
                    @for symbol in Symbol::ALL { td { (stock[symbol]) } }
                    td {}
                }
                @if let Some(me) = context.me() {
                    tr {
                        th scope="row" { (context.word_for("play-quartex-next")) }
                        @for symbol in Symbol::ALL {
                            td { (next(stock[symbol], game.tokens(me)[symbol])) }
                        }
                        td {}
                    }
                }
            }
            tbody {
                @for seat in game.rules().players.seats() { (row(context, game, seat)) }
            }
        }
    }
}

/// What everybody may know of one player.
fn row(context: &QuartexContext<'_>, game: &View, seat: Seat) -> Markup {
    let won = game.outcome().is_some_and(|outcome| outcome.winners().contains(seat));
    let is_due = context.seen.view.due.contains(seat) && context.seen.view.outcome.is_none();
    html! {
        tr.me[context.me() == Some(seat)].due[is_due].won[won] {
            th scope="row" {
                b { (context.name(seat)) }
                " "
                span class="state" { (state(context, game, seat)) }
            }
            @for count in game.tokens(seat).counts() { td .nil[count == 0] { (count) } }
            td class="points" { (number(game.score(seat).points())) }
        }
    }
}

/// "you, 5 tiles", "out, 3 tiles", "victory".
fn state(context: &QuartexContext<'_>, game: &View, seat: Seat) -> String {
    let you = (context.me() == Some(seat)).then(|| context.word_for("play-quartex-you"));
    let won = game.outcome().is_some_and(|outcome| outcome.winners().contains(seat));
    // Whoever wins was out like all others, and nobody needs to know.
    let is_out = !won && game.eliminated().contains(seat);
    let out = is_out.then(|| context.word_for("play-quartex-out"));
    let won = won.then(|| context.word_for("play-quartex-won"));
    let tiles = Some(tiles(context, game, seat));
    let parts: Vec<String> = [you, won, out, tiles].into_iter().flatten().collect();
    parts.join(", ")
}

fn tiles(context: &QuartexContext<'_>, game: &View, seat: Seat) -> String {
    context.say("play-quartex-tiles", &[("count", game.hand(seat).len().into())])
}

/// What one more token would bring: it is worth what is then left of its kind, and so are those that
/// one has (X20). Nothing if there is none.
fn next(stock: u8, own: u8) -> String {
    if stock == 0 {
        return "\u{2013}".to_owned();
    }
    let gain = i32::from(stock) - 1 - i32::from(own);
    if gain > 0 { format!("+{gain}") } else { number(gain) }
}

fn token(symbol: Symbol) -> Markup {
    html! {
        svg class="token" viewBox="0 0 100 104" aria-hidden="true" focusable="false" {
            use href={ "#t-token-" (symbol) } width="100" height="104" {}
        }
    }
}

/// The tokens of a symbol in the stock: two columns of five, taken from the top.
fn pips(symbol: Symbol, left: u8) -> Markup {
    let class = match symbol {
        Symbol::Cross => "pips cross",
        Symbol::Star => "pips star",
        Symbol::Square => "pips square",
        Symbol::Circle => "pips circle",
    };
    html! {
        span class="vh" { (left) }
        svg class=(class) viewBox="0 0 42 66" aria-hidden="true" focusable="false" {
            @for pip in 0..TOKENS_PER_SYMBOL {
                rect .left[pip < left] x=(2 + 21 * (pip % 2)) y=(54 - 13 * (pip / 2)) width="17"
                    height="10" rx="3" {}
            }
        }
    }
}

/// Points, tiles and tokens of one seat, for its row among the players.
pub(super) fn extra(context: &QuartexContext<'_>, seat: Seat) -> Markup {
    html! {
        @if let Some(game) = context.game.filter(|game| game.rules().players.has(seat)) {
            @let points = game.score(seat).points();
            @let sign = if points < 0 { "minus" } else { "plus" };
            " "
            span class="extra" {
                b class="points" {
                    (context.say("play-quartex-points-of",
                        &[("count", points.unsigned_abs().into()), ("sign", sign.into())]))
                }
                " "
                span class="held" { (tiles(context, game, seat)) }
                " "
                (tokens(context, game.tokens(seat)))
            }
        }
    }
}

/// The tokens that somebody has: a figure and a number each.
fn tokens(context: &QuartexContext<'_>, tokens: Tokens) -> Markup {
    let held = Symbol::ALL.into_iter().filter(|symbol| tokens[*symbol] > 0);
    html! {
        span class="tokens" {
            @for symbol in held {
                span class="taken" {
                    (token(symbol))
                    (tokens[symbol])
                    span class="vh" { " " (context.voice.symbol(symbol)) }
                }
                " "
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::next;

    #[test]
    fn the_next_token_makes_all_of_its_kind_cheaper() {
        // (stock, own tokens, gain): the worth of all tokens after, less the worth before.
        let rows =
            [(10, 0, "+9"), (8, 2, "+5"), (5, 4, "0"), (3, 5, "\u{2212}3"), (0, 6, "\u{2013}")];
        for (stock, own, gain) in rows {
            assert_eq!(next(stock, own), gain, "{stock} {own}");
        }
    }
}
