//! What is told to people about the levels is what they are.

use bots::quarto::Skill;

const PAGE: &str = include_str!("../../../../docs/levels.md");

/// `docs/levels.md` has a line for every level, with the numbers of the code.
#[test]
fn the_page_tells_the_skills() {
    for level in bots::levels() {
        assert!(PAGE.contains(&format!("`{}`", bots::name_key(level))), "{level:?}");
        let Some(skill) = Skill::of(level) else { continue };
        let Skill { own, gift, width, horizon, care, touches, forgets } = skill;
        let line = format!(
            "| {} | {} / {} | {} / {} | {width} | {horizon} | {care} | {touches} | {forgets} |",
            level.number(),
            own.straight,
            own.oblique,
            gift.straight,
            gift.oblique
        );
        assert!(PAGE.contains(&line), "docs/levels.md should have\n{line}");
    }
}
