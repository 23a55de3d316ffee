//! Runs the commands that the documents show, and those under `tests/cmd`, as written.

#[test]
fn commands_answer_as_documented() {
    trycmd::TestCases::new().case("../../README.md").case("../../docs/*.md").case("tests/cmd/*.md");
}
