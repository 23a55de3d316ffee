//! When bots of a real server answer, from the logs that it wrote. That the moment depends on nothing hidden is shown in
//! `crates/web/tests/answers/`, where time is made; here, that a server keeps to it.

use host::{Seq, pace};
use store::Store;
use table::{Entry, Event, Moment, Place, Span, Table, Viewer};

use crate::socket::Client;
use crate::test_server::{TestServer, said};

/// One answer of a bot.
#[derive(Debug)]
struct Answered {
    /// When everybody could see that it was its turn.
    began: Moment,
    /// When its fingers last felt something (Q19).
    touched: Option<Moment>,
    at: Moment,
    /// How long it was to wait, as anybody who watches can reckon.
    wait: Span,
}

/// Every answer in a log, after the first step: the table was founded before anybody watched.
fn answers(log: &[Entry]) -> Vec<Answered> {
    let mut table = Table::open(&log[0]).unwrap();
    let (mut began, mut touched, mut found) = (log[0].at, None, Vec::new());
    for entry in &log[1..] {
        let view = table.view(Viewer::Spectator).unwrap();
        let seed = u64::from_le_bytes(*view.fairness.commitment.0.first_chunk().unwrap());
        let waits = view.due.iter().filter_map(|seat| {
            let level = view.places.get(seat.index()).and_then(Place::bot)?;
            Some(pace(level, view.step, u64::from(view.step.0) ^ seed))
        });
        let wait = waits.min();
        table.apply(entry).unwrap();
        if table.step() != view.step {
            let is_act = entry.cause.is_some();
            if let Some(wait) = wait.filter(|_| is_act) {
                found.push(Answered { began, touched, at: entry.at, wait });
            }
            (began, touched) = (entry.at, None);
        } else if entry.events.iter().any(|event| matches!(event, Event::Touched { .. })) {
            touched = Some(entry.at);
        } else if wait.is_none() {
            // Somebody whose turn it was handed over: then a bot's turn begins.
            began = entry.at;
        }
    }
    found
}

/// No answer comes before the moment that everybody may know. And the wait does not begin anew after a touch: in old
/// releases it always did, so that whoever waited could count touches.
#[test]
fn bots_keep_to_the_moment_that_everybody_may_know() {
    let folder = tempfile::tempdir().unwrap();
    let settings = |folder| {
        let mut said = said(folder);
        said.bot_pace = Some(100);
        said
    };
    let mut server = TestServer::start(settings(folder.path()));
    let mut tables = Vec::new();
    for (game, level, own) in
        [("access", "8", "7"), ("access", "5", "8"), ("quartex", "8", "3"), ("quartex", "6", "7")]
    {
        let mut browser = server.browser();
        browser.get("/");
        let opponent = if game == "access" { ("level", level) } else { ("seat2", level) };
        let fields = [("game", game), ("masks", "yes"), ("opponent", "computer"), opponent];
        let table = browser.post("/new", &fields).location().to_owned();
        let mut client = Client::watch(&browser, &table);
        assert_eq!(client.act(&format!("handover:{own}")).0, wire::AnswerKind::Done);
        tables.push((table, client));
    }
    for (_, client) in &mut tables {
        while client.step < 6 {
            client.hear();
        }
    }
    server.close();
    let file = folder.path().join("games.sqlite").display().to_string();
    let store = Store::open(&file.parse().unwrap()).unwrap();
    let (mut felt, mut seen) = (0, 0);
    for (table, _) in &tables {
        let id = table.rsplit('/').next().unwrap().parse().unwrap();
        for answer in answers(&store.read(&id, Seq(0)).unwrap()) {
            assert!(answer.at >= answer.began.after(answer.wait), "{table}: {answer:?}");
            let since = answer.touched.map(|touched| answer.at.since(touched));
            felt += usize::from(since.is_some_and(|since| since < answer.wait));
            seen += 1;
        }
    }
    assert!(seen >= 12, "{seen} answers");
    assert!(felt > 0, "after every touch the wait began anew");
}
