//! A world: nodes, clients and hosts, an hour of trouble, and then peace until every game is over.

use std::collections::BTreeSet;
use std::fmt;

use table::Sitter;

use crate::agenda::{Agenda, Event, Trouble};
use crate::client::Client;
use crate::dice::Dice;
use crate::disk::Disk;
use crate::fault::{CrashPoint, Plant};
use crate::host;
use crate::judge::Judge;
use crate::node::{Node, Phase};
use crate::plan::Plan;
use crate::scene::{Scene, Time};
use crate::tally::Tally;
use crate::trace::Trace;

/// So long things go wrong.
const TROUBLED: Time = Time::minutes(60);

/// All games are over long before that, if nothing is stuck.
const LATEST: Time = Time::minutes(240);

/// What came of a world in which no promise was broken.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Report {
    /// Of every event in order.
    pub(crate) hash: u64,
    pub(crate) tally: Tally,
}

/// A broken promise, and how to see it again.
#[derive(Debug)]
pub(crate) struct Violation {
    seed: u64,
    at: Time,
    table: usize,
    id: String,
    why: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seed, at, table, id, why } = self;
        writeln!(f, "seed {seed}, at {at}, table {table} ({id}): {why}")?;
        write!(
            f,
            "to see it again: FOURFOLD_SEED={seed} cargo test -p store --test simulation one_seed -- --nocapture"
        )
    }
}

/// How to run a world.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Manner {
    pub(crate) is_printed: bool,
    pub(crate) plant: Option<Plant>,
}

struct World {
    scene: Scene,
    nodes: Vec<Node>,
    clients: Vec<Client>,
    /// Of each table: is its game started?
    hosted: Vec<bool>,
}

/// Plays the world of this seed to its end.
pub(crate) fn run(seed: u64, options: Manner) -> Result<Report, Violation> {
    let mut world = World::new(seed, options);
    let broken = |world: &mut World| {
        let breach = world.scene.judge.breach.take()?;
        Some(Violation {
            seed,
            at: world.scene.now,
            table: breach.table,
            id: world.scene.plans[breach.table].id.to_string(),
            why: breach.why,
        })
    };
    while let Some((now, event)) = world.scene.agenda.next() {
        world.scene.now = now;
        world.scene.events += 1;
        world.happens(event);
        if let Some(violation) = broken(&mut world) {
            return Err(violation);
        }
        if now > LATEST {
            break;
        }
    }
    world.finish();
    if let Some(violation) = broken(&mut world) {
        return Err(violation);
    }
    let Scene { trace, tally, .. } = world.scene;
    Ok(Report { hash: trace.hash(), tally })
}

impl World {
    fn new(seed: u64, options: Manner) -> Self {
        let mut dice = Dice::new(seed);
        // Some sit at two tables at once.
        let people = dice.between(1_500, 2_500);
        let count = usize::try_from(dice.between(90, 120)).unwrap();
        let latest = Time::minutes(45);
        let plans: Vec<Plan> = (0..count).map(|_| Plan::roll(&mut dice, people, latest)).collect();
        let nodes = dice.choose(&[1, 1, 2, 3]);
        let scene = Scene {
            now: Time(0),
            events: 0,
            agenda: Agenda::default(),
            dice,
            trace: Trace::new(options.is_printed),
            tally: Tally::default(),
            judge: Judge::new(count),
            disk: Disk::new(),
            plans,
            // A thousand days, so that there is room to jump.
            ahead: 86_400_000_000,
            is_calm: false,
            plant: options.plant,
            nodes,
            up: 0,
            fails_until: Time(0),
            asleep: BTreeSet::new(),
        };
        let nodes = (0..nodes).map(Node::new).collect();
        let mut world = Self { scene, nodes, clients: Vec::new(), hosted: vec![false; count] };
        world.settle();
        world.plan_troubles();
        world
    }

    /// Starts the nodes, and sends everybody to their tables.
    fn settle(&mut self) {
        let Self { scene, nodes, clients, hosted } = self;
        for node in nodes {
            node.start(scene);
        }
        for table in 0..hosted.len() {
            let at = scene.plans[table].at;
            scene.agenda.plan(at, Event::Host { table });
            let watchers = scene.dice.index(3) / 2;
            let chairs: Vec<_> = scene.plans[table].chairs().map(Some).collect();
            for chair in chairs.into_iter().chain(std::iter::repeat_n(None, watchers)) {
                clients.push(Client::new(clients.len(), table, chair, scene));
            }
        }
        let person = |sitter: &&Sitter| matches!(sitter, Sitter::Person(_));
        let seated: BTreeSet<String> = scene
            .plans
            .iter()
            .flat_map(|p| &p.sitters)
            .filter(person)
            .map(ToString::to_string)
            .collect();
        scene.tally.count("worlds");
        scene.tally.add("players", seated.len() as u64);
        scene.tally.add("tables", hosted.len() as u64);
        scene.tally.add("nodes", scene.nodes as u64);
    }

    fn plan_troubles(&mut self) {
        let scene = &mut self.scene;
        let troubles = scene.dice.between(8, 14);
        let jumps = scene.has(Plant::JumpingClock);
        for _ in 0..troubles {
            let at = Time(scene.dice.between(60_000, TROUBLED.0));
            let trouble = match scene.dice.index(20) {
                _ if jumps => Trouble::Jump,
                0..11 => Trouble::Doom,
                11..13 => Trouble::Crash,
                13 => Trouble::PowerCut,
                14..16 => Trouble::Stop,
                _ => Trouble::Disk,
            };
            scene.agenda.plan(at, Event::Trouble(trouble));
        }
        scene.agenda.plan(TROUBLED, Event::Calm);
    }

    /// The node, unless it has died since.
    fn alive(&mut self, node: usize, life: u32) -> Option<(&mut Node, &mut Scene)> {
        let node = &mut self.nodes[node];
        (node.life == life && !node.is_down()).then_some((node, &mut self.scene))
    }

    fn happens(&mut self, event: Event) {
        let scene = &mut self.scene;
        match event {
            Event::Arrives { node, parcel } => {
                let node = &mut self.nodes[node];
                if node.is_down() {
                    scene.tally.count("parcels to nodes that are down or starting");
                } else {
                    node.receive(scene, parcel);
                }
            }
            Event::Letter { client, letter } => self.clients[client].letter(scene, &letter),
            Event::Line { client, line, news } => self.clients[client].news(scene, line, news),
            Event::Cut { client, line } => self.clients[client].cut(scene, line),
            Event::Wake { client, token } => {
                self.clients[client].wake(scene, token);
            }
            Event::Host { table } => {
                if !self.hosted[table] {
                    host::look(scene, table);
                }
            }
            Event::Shown { table, view } => {
                if !self.hosted[table] {
                    self.hosted[table] = host::act(scene, table, view.as_deref());
                }
            }
            Event::Late { batch } => {
                scene.commit(&batch);
            }
            Event::Hint { node, table, next } => {
                let node = &mut self.nodes[node];
                if !node.is_down() {
                    node.hint(scene, table, next);
                }
            }
            Event::Start { node } => self.nodes[node].start(scene),
            Event::Trouble(trouble) => self.trouble(trouble),
            Event::Calm => self.calm(),
            own => self.within(own),
        }
    }

    /// What happens inside a node, in one life of it.
    fn within(&mut self, event: Event) {
        match event {
            Event::Read { node, life, table, result } => {
                if let Some((node, scene)) = self.alive(node, life) {
                    node.read(scene, table, result);
                }
            }
            Event::Commit { node, life, fate } => {
                if let Some((node, scene)) = self.alive(node, life) {
                    node.commit(scene, fate);
                }
            }
            Event::Acknowledge { node, life, result } => {
                if let Some((node, scene)) = self.alive(node, life) {
                    node.acknowledge(scene, &result);
                }
            }
            Event::Heard { node, life, table, next, since } => {
                if let Some((node, scene)) = self.alive(node, life) {
                    node.heard(scene, table, next, since);
                }
            }
            Event::Recovered { node, life, table, since, was_watched } => {
                if let Some((node, scene)) = self.alive(node, life) {
                    node.recovered(scene, table, since, was_watched);
                }
            }
            Event::Timer { node, life, table, due } => {
                if let Some((node, scene)) = self.alive(node, life) {
                    node.timer(scene, table, due);
                }
            }
            Event::Within { node, life, table, input } => {
                if let Some((node, scene)) = self.alive(node, life) {
                    node.hear(scene, table, *input);
                }
            }
            Event::Doomed { node, life } => {
                if let Some((node, scene)) = self.alive(node, life) {
                    node.doomed(scene);
                }
            }
            Event::Stopped { node, life } => {
                if let Some((node, scene)) = self.alive(node, life) {
                    let in_order = node.phase == Phase::Stopping(0);
                    node.crash(
                        scene,
                        if in_order { "stopped in order" } else { "stopped in a hurry" },
                    );
                }
            }
            _ => {}
        }
    }

    fn trouble(&mut self, trouble: Trouble) {
        let Self { scene, nodes, .. } = self;
        let node = scene.dice.index(nodes.len());
        match trouble {
            Trouble::Doom => {
                let point = scene.dice.choose(&CrashPoint::ALL);
                nodes[node].doom(Some(point));
            }
            Trouble::Crash => nodes[node].crash(scene, "crash: at any time"),
            Trouble::PowerCut => {
                scene.tally.count("power cuts");
                for node in nodes {
                    node.crash(scene, "crash: power cut");
                }
            }
            Trouble::Stop => nodes[node].stop(scene),
            Trouble::Disk => {
                let until = scene.now.after(scene.dice.between(1_000, 20_000));
                nodes[node].fails_until = until;
                scene.fails_until = scene.fails_until.max(until);
                if let Some(since) = &mut scene.judge.well_since {
                    *since = (*since).max(until);
                }
                scene.tally.count("disk troubles");
                scene.note("disk", &[node as u64], || format!("node {node} fails until {until}"));
            }
            Trouble::Jump => scene.jump(),
        }
    }

    /// No more faults: whatever is down starts.
    fn calm(&mut self) {
        let Self { scene, nodes, .. } = self;
        scene.note("calm", &[], || "no more faults".to_owned());
        scene.is_calm = true;
        for (number, node) in nodes.iter_mut().enumerate() {
            node.doom(None);
            node.fails_until = scene.now;
            scene.plan(1, Event::Start { node: number });
        }
    }

    /// All is over: what there is must be what was said.
    fn finish(&mut self) {
        let Self { scene, nodes, hosted, .. } = self;
        for (table, is_hosted) in hosted.iter().enumerate() {
            let outcome = scene.judge.table(table).and_then(table::Table::outcome);
            match outcome {
                None if *is_hosted => scene.judge.object(table, "the game is stuck"),
                None => scene.judge.object(table, "the game never began"),
                Some(outcome) => {
                    scene.tally.count(match scene.plans[table].terms.rules.game() {
                        "quarto" => "games of Quarto",
                        "access" => "games of Quarto Access",
                        _ => "games of Quartex",
                    });
                    scene.tally.count(ending(outcome.reason));
                }
            }
        }
        for node in nodes {
            node.finish(scene, TROUBLED.after(10_000));
        }
        let kept = scene.disk.all();
        scene.judge.finish(&kept);
        let entries = kept.iter().map(|kept| kept.log.len()).sum::<usize>();
        scene.tally.add("entries", entries as u64);
        scene.tally.add("events", scene.events);
        scene.tally.add("minutes", scene.now.0 / 60_000);
        let (losses, resumed) = (scene.judge.time_losses, scene.judge.resumed);
        scene.tally.add("time losses", losses);
        scene.tally.add("games resumed in the log", resumed);
    }
}

const fn ending(reason: table::Reason) -> &'static str {
    use table::{Forfeit, Reason};
    match reason {
        Reason::Quarto => "ended: Quarto",
        Reason::WrongCall => "ended: wrong call",
        Reason::Full => "ended: board full",
        Reason::Points => "ended: points",
        Reason::Forfeit(Forfeit::Resigned) => "ended: resigned",
        Reason::Forfeit(Forfeit::Time) => "ended: time",
        Reason::Forfeit(Forfeit::Abandoned) => "ended: abandoned",
        Reason::Agreed => "ended: agreed",
    }
}
