//! What `fourfold play` could not do, or was asked wrongly.

use table::Viewer;
use words::rules::RulesGame;
use words::{Cause, FailedTask, Language, Misuse, Subject, Voice};

#[test]
fn errors_are_clauses_in_every_language() {
    let mut misuses = vec![
        Misuse::NobodyHere,
        Misuse::WhichGame,
        Misuse::NoServer,
        Misuse::OnlyNew,
        Misuse::NamedBeside,
        Misuse::SeedElsewhere,
        Misuse::NoKept("k7m2".to_owned()),
        Misuse::Address("htp//x".to_owned()),
    ];
    for game in RulesGame::ALL {
        misuses.push(Misuse::Option("--masks", game.into()));
        misuses.extend([1, 6].map(|count| Misuse::Players(game, count)));
    }
    for language in Language::ALL {
        let voice = Voice::new(language, Viewer::Spectator);
        let refused = Cause::Said("connection refused".to_owned());
        let tasks = [FailedTask::Reach("play.example.org".to_owned()), FailedTask::Keep];
        let told = misuses.iter().map(|misuse| voice.misuse(misuse));
        for text in told.chain(tasks.iter().map(|task| voice.could_not(task, &refused))) {
            assert!(!text.ends_with('.') && !text.contains(['{', '$']), "{language}: {text}");
            assert!(!text.starts_with("misuse-") && !text.contains("task-"), "{language}: {text}");
        }
    }
}

#[test]
fn errors_are_as_written() {
    let say = |language, misuse: &Misuse| Voice::new(language, Viewer::Spectator).misuse(misuse);
    let rows = [
        (
            Language::English,
            Misuse::Players(RulesGame::Quarto, 3),
            "Quarto is for 2 players, not for 3",
        ),
        (
            Language::English,
            Misuse::Players(RulesGame::Quartex, 6),
            "Quartex is for 2 to 5 players, not for 6",
        ),
        (
            Language::French,
            Misuse::Players(RulesGame::Quartex, 6),
            "Quartex est pour 2 à 5 joueurs, pas pour 6",
        ),
        (Language::German, Misuse::Option("--frame", Subject::Quartex), "--frame ist für Quartex"),
        (
            Language::Russian,
            Misuse::Players(RulesGame::Quartex, 1),
            "Квартекс: число игроков от 2 до 5, а не 1",
        ),
    ];
    for (language, misuse, said) in rows {
        assert_eq!(say(language, &misuse), said);
    }
}
