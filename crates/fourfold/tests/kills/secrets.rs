//! What the program writes about itself, and the addresses it gives, hold no secret.

use std::collections::BTreeSet;
use std::io::Read as _;

use table::Source;
use wire::AnswerKind;

use crate::http::{Answer, Browser};
use crate::pair::Pair;
use crate::program::Program;
use crate::socket::Client;

/// Everything that could be in an address: of links, forms and redirections.
fn addresses(answer: &Answer) -> Vec<String> {
    let mut found: Vec<String> = answer.header("location").map(str::to_owned).into_iter().collect();
    for attribute in ["href=\"", "action=\"", "src=\"", "content=\""] {
        let rest = answer.body.split(attribute).skip(1);
        found.extend(rest.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
    }
    found
}

#[test]
fn no_secret_is_in_an_address_or_a_line_of_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let (program, mut log) = Program::start_logging(&folder.path().join("games.sqlite"));
    let lines = std::thread::spawn(move || {
        let mut text = String::new();
        log.read_to_string(&mut text).unwrap();
        text
    });
    // Two people whose names and words nobody else has, a whole game, by forms and sockets.
    let luck = "anna-has-added-this";
    let mut pair = Pair::invited(program.address, luck);
    let mut seen = Vec::new();
    for browser in [&mut pair.anna, &mut pair.ben] {
        seen.push(browser.post("/me/name", &[("name", "Xantippe77")]));
        seen.push(browser.get("/settings"));
        seen.push(browser.get("/"));
    }
    let table = pair.table.clone();
    let sit = [("name", "Yorick88"), ("luck", "ben-has-added-that")];
    seen.push(pair.ben.post(&format!("{table}/sit"), &sit));
    let [mut anna, _ben] = pair.play(&table);
    assert_eq!(anna.say("what is on a1").0, AnswerKind::Told);
    assert_eq!(anna.act("resign").0, AnswerKind::Done);
    // A program has its token in a header.
    let bearer = Browser::new(program.address).send("POST", "/api/session", &[], "");
    let token = bearer.body.split('"').nth(3).unwrap().to_owned();
    let authorization = format!("Bearer {token}");
    let headers = [("Authorization", authorization.as_str())];
    let body = "game=quarto&level=1";
    seen.push(Browser::new(program.address).send("POST", "/new", &headers, body));
    for path in ["", "/fair", "/record.txt", "/replay"] {
        seen.push(pair.anna.get(&format!("{table}{path}")));
    }
    drop(Client::watch(&pair.ben, &table));
    let record = pair.anna.get(&format!("{table}/record.txt")).body;
    let seed = Source::read(&record).unwrap().record.tags();
    let seed = seed.into_iter().find(|(name, _)| name == "Seed").unwrap().1;

    let mut secrets: BTreeSet<String> = [token, seed].into();
    for browser in [&pair.anna, &pair.ben] {
        secrets.extend(
            browser
                .cookies
                .iter()
                .filter(|(name, _)| name.contains("session"))
                .map(|(_, value)| value.clone()),
        );
    }
    for page in &seen {
        if page.body.contains("name=\"token\"") {
            secrets.insert(page.field("token"));
        }
    }
    assert!(secrets.len() >= 4 && secrets.iter().all(|secret| secret.len() > 20), "{secrets:?}");
    for address in seen.iter().flat_map(addresses) {
        assert!(!secrets.iter().any(|secret| address.contains(secret)), "{address}");
    }
    assert!(program.stop().0.success());
    let log = lines.join().unwrap();
    assert!(log.contains("/t/{id}/sit") && log.lines().count() > 20, "it says much: {log}");
    secrets.extend(["Xantippe77", "Yorick88", luck, "what is on a1"].map(str::to_owned));
    for line in log.lines() {
        assert!(!secrets.iter().any(|secret| line.contains(secret)), "{line}");
    }
}
