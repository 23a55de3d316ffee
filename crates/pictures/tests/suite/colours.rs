//! Colours that must differ do, to every kind of eyes; outlines stand out from what they lie on.

use pictures::{Ink, Theme, Vision, contrast};

/// CIEDE2000; about 2 is what anybody sees at a glance.
const DIFFERENT: f64 = 10.0;
/// WCAG 2 for things that are no text, and for text at its highest level.
const OUTLINE: f64 = 3.0;
const TEXT: f64 = 7.0;

/// Colours that tell something apart. Several to a row: any two of them.
const APART: &[&[Ink]] = &[
    // Light and dark: tops, lit sides, shaded sides, and the inlay from the wood it lies in.
    &[Ink::LightTop, Ink::DarkTop],
    &[Ink::LightLit, Ink::DarkLit],
    &[Ink::LightMid, Ink::DarkMid],
    &[Ink::LightShade, Ink::DarkShade],
    &[Ink::DarkInlay, Ink::DarkLit],
    &[Ink::DarkInlay, Ink::DarkMid],
    &[Ink::DarkInlay, Ink::DarkShade],
    // Holes from tops; of dark wood the lip shows it.
    &[Ink::LightHole, Ink::LightTop],
    &[Ink::DarkRim, Ink::DarkTop],
    &[Ink::BeechHole, Ink::BeechTop],
    // Grooves from what is left between them.
    &[Ink::Groove, Ink::BeechLit],
    &[Ink::Groove, Ink::BeechMid],
    &[Ink::Groove, Ink::BeechTop],
    // The four figures, and what they lie on.
    &[Ink::Cross, Ink::Star, Ink::Square, Ink::Circle, Ink::Bone],
    // Their patterns.
    &[Ink::Cross, Ink::CrossVein],
    &[Ink::Star, Ink::StarFacet],
    &[Ink::Square, Ink::SquareVein],
    &[Ink::Circle, Ink::CircleRing],
    // Marks from what they are drawn on, by themselves or by their lining.
    &[Ink::Lining, Ink::Leather],
    &[Ink::Lining, Ink::Slate],
    &[Ink::Lining, Ink::Last],
    &[Ink::Lining, Ink::Call],
    &[Ink::Lining, Ink::Bone],
];

/// Outlines, and what they are drawn on.
const OUTLINES: &[(Ink, &[Ink])] = &[
    (Ink::LightLine, &[Ink::Leather, Ink::Cell, Ink::LightTop, Ink::LightLit, Ink::LightMid]),
    (Ink::DarkLine, &[Ink::Leather, Ink::Cell]),
    (Ink::BeechLine, &[Ink::Slate, Ink::SlateCell, Ink::BeechTop, Ink::BeechLit, Ink::BeechMid]),
    // A hole's edge: dark on light wood, pale on dark wood.
    (Ink::LightLine, &[Ink::LightTop]),
    (Ink::DarkInlay, &[Ink::DarkLit, Ink::DarkMid, Ink::DarkShade]),
    (Ink::Groove, &[Ink::BeechLit, Ink::BeechMid, Ink::BeechTop]),
    (Ink::CellLine, &[Ink::Leather, Ink::Cell]),
    (Ink::SlateLine, &[Ink::Slate, Ink::SlateCell]),
    (Ink::Lining, &[Ink::Leather, Ink::Cell, Ink::Slate, Ink::SlateCell, Ink::Last, Ink::Call]),
    (Ink::Figure, &[Ink::Bone, Ink::Star, Ink::Circle]),
    (Ink::CrossVein, &[Ink::Cross]),
    (Ink::SquareVein, &[Ink::Square]),
    (Ink::ClothText, &[Ink::Cloth, Ink::ClothCell]),
    (Ink::BackText, &[Ink::Back]),
];

const LETTERS: &[(Ink, &[Ink])] = &[
    (Ink::Text, &[Ink::Ground]),
    (Ink::FrameText, &[Ink::Frame]),
    (Ink::ClothText, &[Ink::Cloth]),
    (Ink::CoverText, &[Ink::Cover]),
];

#[test]
fn what_must_differ_differs_to_every_kind_of_eyes_and_in_grey() {
    let mut too_near = Vec::new();
    for theme in Theme::ALL {
        for row in APART {
            for (place, one) in row.iter().enumerate() {
                for (other, sight) in row[place + 1..]
                    .iter()
                    .flat_map(|other| Vision::ALL.map(|sight| (other, sight)))
                {
                    let distance = sight.distance(theme.colour(*one), theme.colour(*other));
                    if distance < DIFFERENT {
                        let name = theme.name();
                        too_near.push(format!("{name}: {one:?} {other:?} {sight:?} {distance:.1}"));
                    }
                }
            }
        }
    }
    assert!(too_near.is_empty(), "{}", too_near.join("\n"));
}

#[test]
fn outlines_and_letters_stand_out() {
    let mut too_faint = Vec::new();
    for (rows, least) in [(OUTLINES, OUTLINE), (LETTERS, TEXT)] {
        for theme in Theme::ALL {
            for (line, ground) in rows
                .iter()
                .flat_map(|(line, grounds)| grounds.iter().map(move |ground| (line, ground)))
            {
                let found = contrast(theme.colour(*line), theme.colour(*ground));
                if found < least {
                    too_faint.push(format!("{}: {line:?} on {ground:?} {found:.2}", theme.name()));
                }
            }
        }
    }
    assert!(too_faint.is_empty(), "{}", too_faint.join("\n"));
}

/// A page that draws with variables gets all of them.
#[test]
fn declarations_name_every_ink_once() {
    for theme in Theme::ALL {
        let text = theme.declarations();
        let names: Vec<&str> =
            text.split_terminator(';').map(|line| line.split_once(':').unwrap().0).collect();
        let expected: Vec<String> =
            Ink::ALL.iter().map(|ink| format!("--ff-{}", ink.name())).collect();
        assert_eq!(names, expected);
        let mut once = names.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), names.len());
    }
}
