//! A table as a picture, for link previews.

use pictures::{Aids, DrawnBoard, DrawnField, Paints, Picture, Scene, Theme};
use quarto::Sketch;
use table::{GameView, Rules, View, Viewer};

/// How wide previews are, in pixels.
pub const PREVIEW_WIDTH: u32 = 1200;
/// How high.
pub const PREVIEW_HEIGHT: u32 = 630;

/// The table as a spectator sees it, as SVG: while masks are worn nothing but covered pieces. `None` for
/// the view of a player, which nobody else may see.
pub fn preview(view: &View) -> Option<String> {
    if view.viewer != Viewer::Spectator {
        return None;
    }
    let edition = view.terms.rules.edition();
    Some(match (&view.game, view.terms.rules) {
        (Some(GameView::Quarto(open)), _) => {
            let mut board = DrawnBoard::of(&open.sketch, edition);
            board.line = open.shown.first();
            of_board(&board)
        }
        // A spectator of a masked game knows no cell until it is over.
        (Some(GameView::Access(masked)), _) => of_board(&DrawnBoard::of(&masked.sketch, edition)),
        (Some(GameView::Quartex(quartex)), _) => of_field(quartex.field()),
        (None, Rules::Quartex(rules)) => of_field(&quartex::Field::new(rules.frame)),
        (None, Rules::Quarto(rules, _) | Rules::Access(rules, _)) => {
            let start = quarto::Setup::from(quarto::Position::start(rules));
            of_board(&DrawnBoard::of(&Sketch::from(start), edition))
        }
    })
}

fn of_board(board: &DrawnBoard) -> String {
    card(&Scene::Board(board))
}

fn of_field(field: &quartex::Field) -> String {
    let aids = Aids::default();
    card(&Scene::Field(&DrawnField { field, last: None, aids, beside: None }))
}

fn card(scene: &Scene<'_>) -> String {
    let picture = Picture {
        paints: Paints::Theme(Theme::LIGHT),
        prefix: "preview",
        title: "",
        description: "",
        width: None,
    };
    picture.card(scene, PREVIEW_WIDTH, PREVIEW_HEIGHT)
}
