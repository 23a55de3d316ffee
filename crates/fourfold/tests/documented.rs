//! Runs the commands that the documents show, and those under `tests/cmd`, as written.

#[test]
fn commands_answer_as_documented() {
    // The documents are in English, whatever the machine speaks.
    trycmd::TestCases::new()
        .env("LC_ALL", "C")
        .case("../../README.md")
        .case("../../docs/*.md")
        .case("tests/cmd/*.md");
}

/// Every command here sets the language itself.
#[test]
fn commands_speak_the_language_of_the_system() {
    trycmd::TestCases::new().case("tests/language/*.md");
}
