//! What is behind the addresses, for real games.

use pages::{Settings, Visitor};
use quarto::Action;
use table::{Moment, Order, Request, Rules, Seat, Seed, Sitter, Table, Terms, What, When};
use words::Language;

use super::*;
use crate::background::Background;

const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

fn visitor() -> Visitor {
    Visitor {
        language: Language::English,
        settings: Settings::default(),
        token: "token".to_owned(),
        name: None,
        path: "/here".to_owned(),
        origin: "https://play.example".to_owned(),
    }
}

/// A game of Quarto after these moves.
fn played(moves: &str) -> (Table, Vec<Entry>) {
    let terms = Terms::casual(Rules::read("quarto", "1234p").unwrap());
    let entry = Table::create("g1".parse().unwrap(), terms, Seed([5; 32]), Moment(0)).unwrap();
    let mut table = Table::open(&entry).unwrap();
    let mut log = vec![entry];
    let when = When::at(Moment(0));
    for number in [1, 2] {
        let person = Sitter::Person(format!("p{number}").parse().unwrap());
        log.push(table.command(&Order::Sit(Seat::new(number).unwrap(), person), when).unwrap());
    }
    log.push(table.command(&Order::Start, when).unwrap());
    for (number, word) in moves.split_whitespace().enumerate() {
        let view = table.view(Viewer::Spectator).unwrap();
        let action: Action = word.parse().unwrap();
        let request = Request {
            seat: view.due.iter().next().unwrap(),
            step: view.step,
            nonce: format!("n{number}").parse().unwrap(),
            what: What::Act(table::Action::Quarto(action)),
        };
        let entry = table.request(&request, when).entry.unwrap();
        log.push(Entry::clone(&entry));
        table.adopt(entry).unwrap();
    }
    (table, log)
}

async fn replay_page(
    log: &[Entry],
    solver_service: &SolverService,
    wanted: ReplayQuery<'_>,
) -> Result<String, NoPage> {
    let replay = FinishedGame::read(log)?;
    let rated = replay.rate(HERE, solver_service).await;
    Ok(replay.page(&visitor(), rated.as_ref(), wanted))
}

async fn analysis_page(text: &str, solver_service: &SolverService) -> String {
    let question = AnalysisQuery::new(text.to_owned(), None);
    let found = question.find(HERE, solver_service).await;
    question.page(&visitor(), found.as_ref())
}

const WON: &str = "+0 a1 +8 b1 +3 c1 +9 d1 !1";

#[tokio::test]
async fn a_game_that_is_over_has_pages() {
    let (_, log) = played(WON);
    let solver_service = SolverService::new(Background::new(2).unwrap());
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    let wanted = ReplayQuery { names: &names, step: Some("7"), rematch: None };
    let page = replay_page(&log, &solver_service, wanted).await.unwrap();
    assert!(page.contains("Step 7 of 9"));
    // Kept, and so there at once.
    let page = replay_page(&log, &solver_service, wanted).await.unwrap();
    assert!(page.contains("From then on Anna wins."), "{page}");
    let text = record_text(&log).unwrap();
    assert_eq!(
        Source::read(&text).unwrap().record,
        Source::read(&record_lines(&log).unwrap()).unwrap().record
    );
}

/// A game that is under way, and one that has not begun, have nothing here for anybody.
#[tokio::test]
async fn a_game_under_way_has_no_pages() {
    let solver_service = SolverService::new(Background::new(2).unwrap());
    for log in [played("").1, played("+0 a1 +8").1] {
        let page = replay_page(&log, &solver_service, ReplayQuery::default()).await;
        assert_eq!(page, Err(NoPage::NotFound));
        assert_eq!(record_text(&log), Err(NoPage::NotFound));
        assert_eq!(record_lines(&log), Err(NoPage::NotFound));
    }
    assert_eq!(record_text(&[]), Err(NoPage::Broken(0)));
}

#[tokio::test]
async fn positions_are_analysed_and_games_are_not() {
    let solver_service = SolverService::new(Background::new(2).unwrap());
    let page = |text: &'static str| analysis_page(text, &solver_service);
    assert!(page("").await.contains("it is a draw"));
    assert!(page(".0.8/74b./...a/d9e._-_2_1234p_-").await.contains("6 placements from here"));
    for text in ["g1", "/t/g1", "hello"] {
        assert!(page(text).await.contains("This is not a valid position"), "{text}");
    }
}

#[test]
fn other_names_have_no_pages() {
    assert!(rules_page(&visitor(), "quartex").is_ok());
    assert!(learn_page(&visitor(), "access", [("step", "1")]).is_ok());
    assert_eq!(rules_page(&visitor(), "chess"), Err(NoPage::NotFound));
    assert_eq!(learn_page(&visitor(), "", []), Err(NoPage::NotFound));
}

#[test]
fn previews_are_pictures_of_one_size() {
    let (table, _) = played("+0 a1 +8");
    let png = preview_png(&table.view(Viewer::Spectator).unwrap()).unwrap();
    assert_eq!(&png[1..4], b"PNG");
    let size = |from: usize| u32::from_be_bytes(png[from..from + 4].try_into().unwrap());
    assert_eq!((size(16), size(20)), (1200, 630));
    let own = table.view(Viewer::Seat(Seat::FIRST)).unwrap();
    assert_eq!(preview_png(&own), Err(NoPage::NotFound));
}
