//! Tables at which nothing ever begins are forgotten once nobody comes any more; all others stay.

use std::collections::BTreeSet;

use quarto::Edition;
use table::{Begins, Level, Moment, Rules, Seat, Sitter, Terms};

use crate::socket::Client;
use crate::world::{World, first, until};

const HOUR: u64 = 60 * 60;
const DAY: u64 = 24 * HOUR;

/// Puts a table into the store that was founded so many seconds ago.
fn put(world: &World, name: &str, sitters: &[Sitter], age: u64) -> String {
    let rules = Rules::Quarto(quarto::Rules::default(), Edition::default());
    let terms = Terms { begins: Begins::Seat(Seat::new(1).unwrap()), ..Terms::casual(rules) };
    let then = Moment(world.clock.now().0 - age * 1_000);
    world.keep(&[first(name, terms, sitters, then)]);
    format!("/t/{name}")
}

fn names(world: &World) -> BTreeSet<String> {
    world.tables().iter().map(|table| table.id().to_string()).collect()
}

fn bot() -> Sitter {
    Sitter::Bot(Level::new(1).unwrap())
}

/// A server that is started looks around first of all, and again every day.
#[test]
fn a_server_forgets_tables_at_which_nothing_began() {
    let mut world = World::open();
    let (anna, ben) = (world.somebody("anna"), world.somebody("ben"));
    let open = [Sitter::Open, Sitter::Open];
    let invites = [anna.sits(), Sitter::Open];
    put(&world, "young", &open, DAY - HOUR);
    let old = put(&world, "old", &open, DAY + HOUR);
    let bots = put(&world, "bots", &[bot(), Sitter::Open], DAY + HOUR);
    put(&world, "invites", &invites, 14 * DAY - HOUR);
    let invited = put(&world, "invited", &invites, 14 * DAY + HOUR);
    put(&world, "begun", &[anna.sits(), ben.sits()], 400 * DAY);
    let visited = put(&world, "visited", &open, 3 * DAY);
    let an_hour_ago = world.clock.seconds() - HOUR;
    world.truth.visit(&crate::world::id(&visited), an_hour_ago).unwrap();
    until("the visit is noted", || world.visited(&visited) == Some(an_hour_ago));

    world.restart();
    let stay = ["begun", "invites", "visited", "young"].map(str::to_owned);
    until("the old ones are forgotten, and no others", || names(&world) == stay.clone().into());
    let mut browser = world.browser();
    for path in [old, bots, invited] {
        assert_eq!(browser.get(&path).status, 404, "{path}");
    }
    for name in stay {
        assert_eq!(browser.get(&format!("/t/{name}")).status, 200, "{name}");
    }
}

/// Whoever is at a table, with script or without, keeps it for as long again.
#[test]
fn a_visit_keeps_a_table() {
    let world = World::open();
    let mut anna = world.somebody("anna");
    let (open, invites) = ([Sitter::Open, Sitter::Open], [anna.sits(), Sitter::Open]);
    let watched = put(&world, "watched", &open, DAY - HOUR);
    put(&world, "unwatched", &open, DAY - HOUR);
    let loaded = put(&world, "loaded", &invites, 14 * DAY - HOUR);
    put(&world, "unloaded", &invites, 14 * DAY - HOUR);
    let now = world.clock.seconds();
    let client = Client::watch(&world.browser(), &watched);
    assert_eq!(anna.browser.get(&loaded).status, 200);
    for path in [&watched, &loaded] {
        until("the visit is noted", || world.visited(path).unwrap() >= now);
    }
    drop(client);
    assert_eq!(world.truth.forget_unstarted(now + 2 * HOUR), Ok(2));
    assert_eq!(names(&world), BTreeSet::from(["loaded".to_owned(), "watched".to_owned()]));
    assert_eq!(anna.browser.get(&loaded).status, 200);
}
