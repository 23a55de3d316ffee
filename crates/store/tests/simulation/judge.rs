//! What must never happen, checked at every event against the log as it is on the disk.
//!
//! The judge folds each log by itself the moment an entry is stored. Whatever a node says or shows is
//! compared with that.

mod clocks;

use std::borrow::Cow;
use std::collections::BTreeMap;

use host::{Host, Reply};
use store::Appended;
use table::{
    Answer, Entry, Event, Glimpse, Moment, Nonce, PublicEvent, Refusal, Request, Seat, StepNumber,
    Table, Told, View, Viewer, What, When,
};

use crate::disk::Job;
use crate::parcel::Who;
use crate::scene::Time;

/// A promise that was broken, at which table.
#[derive(Debug)]
pub(crate) struct Breach {
    pub(crate) table: usize,
    pub(crate) why: String,
}

/// What the judge knows of one table.
#[derive(Debug, Default)]
struct Case {
    table: Option<Table>,
    log: Vec<Entry>,
    /// Of each entry but the first.
    told: Vec<Option<Told>>,
    /// Which entry answers whom.
    askers: BTreeMap<(Seat, Nonce), usize>,
    /// What was accepted and said to be, and which event that was.
    acknowledged: BTreeMap<(Seat, Nonce), (Answer, u64)>,
    /// Since when the running clock runs, in the time of the world.
    running: Option<Time>,
    /// How many darknesses it has been woken from.
    woken: usize,
    stored: Time,
    /// The next game was founded.
    is_founded: bool,
    /// Who asked for something that could not be stored, and when: since clocks were last set back.
    denied: BTreeMap<Seat, Time>,
    /// How often the store was tried within this second while it failed.
    tries: (u64, u32),
    /// How often a host wanted to be woken within this minute.
    wakes: (u64, u32),
}

/// So often a host may try a store that fails in one second.
const MOST_TRIES: u32 = 40;

/// So often a host may be woken in one minute, by all nodes together.
const MOST_WAKES: u32 = 1_000;

/// Watches everything.
#[derive(Debug, Default)]
pub(crate) struct Judge {
    cases: Vec<Case>,
    /// When no node at all was up.
    dark: Vec<(Time, Time)>,
    dark_since: Option<Time>,
    /// Since when nothing is wrong with any node or disk.
    pub(crate) well_since: Option<Time>,
    /// The first that was found.
    pub(crate) breach: Option<Breach>,
    pub(crate) time_losses: u64,
    pub(crate) resumed: u64,
}

impl Judge {
    pub(crate) fn new(tables: usize) -> Self {
        let cases = (0..tables).map(|_| Case::default()).collect();
        Self { cases, well_since: Some(Time(0)), ..Self::default() }
    }

    pub(crate) fn object(&mut self, table: usize, why: impl Into<String>) {
        self.breach.get_or_insert(Breach { table, why: why.into() });
    }

    /// No node is up any more.
    pub(crate) fn darkness_falls(&mut self, now: Time) {
        self.dark_since.get_or_insert(now);
    }

    /// A node is up.
    pub(crate) fn light(&mut self, now: Time) {
        if let Some(since) = self.dark_since.take() {
            self.dark.push((since, now));
        }
    }

    pub(crate) const fn is_dark(&self) -> bool {
        self.dark_since.is_some()
    }

    /// The only node tries its store, which fails.
    pub(crate) fn tries(&mut self, table: usize, now: Time) {
        let tries = &mut self.cases[table].tries;
        *tries = if tries.0 == now.0 / 1000 { (tries.0, tries.1 + 1) } else { (now.0 / 1000, 1) };
        if tries.1 > MOST_TRIES {
            self.object(table, "a store that fails is tried without pause");
        }
    }

    /// A host is woken because it wanted to be.
    pub(crate) fn wakes(&mut self, table: usize, now: Time) {
        let wakes = &mut self.cases[table].wakes;
        let minute = now.0 / 60_000;
        *wakes = if wakes.0 == minute { (minute, wakes.1 + 1) } else { (minute, 1) };
        if wakes.1 > MOST_WAKES {
            self.object(table, "a host is woken without pause");
        }
    }

    /// Somebody is told, by the only node, that nobody knows whether it was stored.
    pub(crate) fn denied(&mut self, table: usize, chair: Seat, now: Time) {
        self.cases[table].denied.entry(chair).or_insert(now);
    }

    /// The game after this one was founded.
    pub(crate) fn founded(&mut self, table: usize) {
        self.cases[table].is_founded = true;
    }

    /// How many entries a table has.
    pub(crate) fn length(&self, table: usize) -> usize {
        self.cases[table].log.len()
    }

    pub(crate) fn table(&self, table: usize) -> Option<&Table> {
        self.cases[table].table.as_ref()
    }

    /// When the last entry was stored.
    pub(crate) fn stored_at(&self, table: usize) -> Time {
        self.cases[table].stored
    }

    /// The disk has dealt with an append.
    pub(crate) fn committed(&mut self, job: &Job, verdict: Appended, now: Time) {
        let length = self.length(job.table);
        let case = &self.cases[job.table];
        let asker = job.append.asker.as_ref();
        let known = asker.and_then(|a| case.askers.get(&(a.chair, a.nonce.clone())));
        let right = match verdict {
            Appended::Stored => known.is_none() && job.append.seq.0 as usize == length,
            Appended::Repeated { seq } => known == Some(&(seq.0 as usize)),
            Appended::Clash { next } => next.0 as usize == length && job.append.seq != next,
        };
        if !right {
            self.object(job.table, format!("{verdict:?} for {:?}", job.append));
        } else if verdict == Appended::Stored
            && let Err(why) = self.stored(job, now)
        {
            self.object(job.table, why);
        }
    }

    fn stored(&mut self, job: &Job, now: Time) -> Result<(), String> {
        let entry = &job.append.entry;
        let text = entry.to_string();
        let read: Entry = text.parse().map_err(|e| format!("{text}: {e}"))?;
        if read != *entry {
            return Err(format!("{text}: reads as {read}"));
        }
        let woken = self.dark.iter().filter(|(_, to)| *to <= job.decided).count();
        let case = &mut self.cases[job.table];
        let Some(table) = &mut case.table else {
            case.table = Some(Table::open(&read).map_err(|b| format!("{text}: {b:?}"))?);
            case.log.push(read);
            // Nobody learns anything from it: whoever looks sees the table.
            case.told.push(None);
            (case.woken, case.stored) = (woken, now);
            return Ok(());
        };
        let asker = read.cause.as_ref().map(|(seat, nonce)| (table.chair(*seat), nonce.clone()));
        let was = table.view(Viewer::Spectator).ok_or("no view")?;
        let told = table.apply(&read).map_err(|b| format!("{text} cannot stand: {b:?}"))?;
        let is = table.view(Viewer::Spectator).ok_or("no view")?;
        let deadlines = table.deadlines();
        let number = case.log.len();
        if let Some(asker) = asker
            && let Some(first) = case.askers.insert(asker, number)
        {
            return Err(format!("entries {first} and {number} answer the same request: {text}"));
        }
        let finish = host::Finish::at(table, read.at).filter(|_| was.outcome.is_none());
        if job.append.finish != finish {
            return Err(format!("finish: {:?}, but {finish:?}", job.append.finish));
        }
        if was.outcome.is_some() && is.paused {
            return Err("a game that is over is put to rest, and nobody will wake it".to_owned());
        }
        let wakes = read.events.first() == Some(&Event::Aloud(PublicEvent::Resumed));
        // Where no clock runs there is nothing to set back.
        let has_clock = was.is_timed() || was.terms.pointing.is_some();
        let is_played = was.game.is_some() && was.outcome.is_none() && !was.adjourned;
        if woken > case.woken && !wakes && has_clock && is_played {
            return Err(format!("not resumed after an outage, but {text}"));
        }
        case.woken = case.woken.max(woken);
        let started = case.running;
        // In the time of the world.
        let at = Time(read.at.0.wrapping_sub(job.ahead));
        if was.running != is.running || wakes {
            case.running = is.running.map(|_| at);
        }
        case.log.push(read);
        case.told.push(Some(told));
        case.stored = now;
        self.resumed += u64::from(wakes);
        if wakes {
            self.cases[job.table].denied.clear();
            return clocks::resumed(&was, &is, &deadlines);
        }
        let denied = std::mem::take(&mut self.cases[job.table].denied);
        let result = self.in_time(&was, entry, started, at, &denied);
        // Whoever moved since has lost nothing.
        if was.running == is.running {
            self.cases[job.table].denied = denied;
        }
        result
    }

    /// A node tells what an entry brought.
    pub(crate) fn tells(&mut self, table: usize, entry: usize, told: &Told) {
        match self.cases[table].told.get(entry) {
            None => self.object(table, format!("entry {entry} is told before it is stored")),
            Some(right) if right.as_ref() != Some(told) => {
                self.object(table, format!("entry {entry} is told as {told:?}, and was {right:?}"));
            }
            Some(_) => {}
        }
    }

    /// A node holds a table.
    pub(crate) fn holds(&mut self, table: usize, host: &Host<Who>) {
        let next = host.next().0 as usize;
        if next > self.length(table) {
            self.object(
                table,
                format!("a host knows {next} entries, {} are stored", self.length(table)),
            );
        } else if next == self.length(table)
            && host.table().map(Table::state) != self.table(table).map(Table::state)
        {
            self.object(table, "a host and the log differ");
        }
    }

    /// The table after so many entries.
    fn after(&self, table: usize, prefix: usize) -> Option<Cow<'_, Table>> {
        let case = &self.cases[table];
        if prefix == case.log.len() {
            return case.table.as_ref().map(Cow::Borrowed);
        }
        Table::fold(&case.log[..prefix]).ok().map(Cow::Owned)
    }

    /// Who looks from a chair. Nothing is hidden from anybody before seats change.
    fn viewer(&self, table: usize, chair: Option<Seat>) -> Viewer {
        self.table(table).map_or(Viewer::Spectator, |table| viewer(table, chair))
    }

    /// A node answers a request.
    pub(crate) fn answers(&mut self, table: usize, who: &Who, reply: &Reply, event: u64) {
        let Who::Player { asker, arrived, .. } = who else { return };
        let key = (asker.chair, asker.nonce.clone());
        let is_known = self.cases[table].askers.contains_key(&key);
        let answer = match reply {
            Reply::Answer(answer) => answer,
            // It happened or not; the client asks again.
            Reply::Unavailable(_) => return,
            Reply::NoTable | Reply::Done | Reply::Refused(_) | Reply::Taken => {
                return self.object(table, format!("{reply:?} is no answer to {asker}"));
            }
        };
        if is_accepted(answer) {
            let right = self.answer(table, &key);
            if !is_known || right.as_ref() != Some(answer) {
                let right = right.as_ref().map(brief);
                let why = format!("{asker} heard {}; the log says {right:?}", brief(answer));
                self.object(table, why);
            }
            self.cases[table].acknowledged.entry(key).or_insert((answer.clone(), event));
            return;
        }
        if let Some((first, since)) = self.cases[table].acknowledged.get(&key)
            && since < arrived
        {
            let (first, again) = (brief(first), brief(answer));
            let why = format!("{asker} heard {first}, and when it asked again {again}");
            self.object(table, why);
        }
    }

    /// What the log says that this request was answered.
    fn answer(&self, table: usize, (chair, nonce): &(Seat, Nonce)) -> Option<Answer> {
        let table = self.table(table)?;
        let request = Request {
            seat: table.chair(*chair),
            step: StepNumber(0),
            nonce: nonce.clone(),
            what: What::Leave,
        };
        let decision = table.consider(&request, When::at(Moment(0)));
        decision.entry.is_none().then_some(decision.answer)
    }

    /// A node shows a table to somebody who asked when it had at least so many entries.
    pub(crate) fn shows(&mut self, table: usize, chair: Option<Seat>, prefix: usize, view: &View) {
        if prefix > self.length(table) {
            return self.object(table, "a view is shown before its entry is stored");
        }
        let right = self.after(table, prefix).and_then(|table| table.view(viewer(&table, chair)));
        if right.as_ref() != Some(view) {
            let (step, viewer) = (right.map(|view| view.step), view.viewer);
            let why =
                format!("{viewer:?} sees step {} after {prefix} entries, not {step:?}", view.step);
            self.object(table, why);
        }
    }

    /// A viewer who has heard all before `heard` hears of this entry next.
    pub(crate) fn hears(
        &mut self,
        table: usize,
        chair: Option<Seat>,
        heard: usize,
        entry: usize,
        glimpse: &Glimpse,
    ) {
        let viewer = self.viewer(table, chair);
        self.misses_nothing(table, chair, heard, entry);
        let right = self.learns(table, entry, viewer);
        if right.as_ref() != Some(glimpse) {
            let why = format!("{viewer:?} hears of entry {entry} {glimpse:?}, not {right:?}");
            self.object(table, why);
        }
    }

    fn learns(&self, table: usize, entry: usize, viewer: Viewer) -> Option<Glimpse> {
        self.cases[table].told.get(entry)?.as_ref()?.to(viewer)
    }

    /// There was nothing to hear for this viewer between these entries.
    pub(crate) fn misses_nothing(
        &mut self,
        table: usize,
        chair: Option<Seat>,
        heard: usize,
        entry: usize,
    ) {
        let viewer = self.viewer(table, chair);
        if heard > entry {
            self.object(table, format!("{viewer:?} hears of entry {entry} again"));
        } else if let Some(missed) =
            (heard..entry).find(|&e| self.learns(table, e, viewer).is_some())
        {
            self.object(table, format!("{viewer:?} never hears of entry {missed}"));
        }
    }

    /// The end of the world: the disk has exactly what was said.
    pub(crate) fn finish(&mut self, kept: &[store::KeptLog]) {
        for (table, case) in self.cases.iter().enumerate() {
            let id = case.table.as_ref().and_then(|t| t.view(Viewer::Spectator)).map(|v| v.id);
            let found = kept.iter().find(|kept| Some(&kept.table) == id.as_ref());
            let breach = match found {
                None => Some("the table is gone".to_owned()),
                Some(found) => case.differs(found),
            };
            if let Some(why) = breach {
                self.breach.get_or_insert(Breach { table, why });
            }
        }
    }
}

impl Case {
    fn differs(&self, kept: &store::KeptLog) -> Option<String> {
        let entries: Vec<Entry> = kept.log.iter().map(|(_, entry)| entry.clone()).collect();
        if entries != self.log {
            return Some("the disk has another log than it acknowledged".to_owned());
        }
        let folded = match Table::fold(&entries) {
            Ok(folded) => folded,
            Err(broken) => return Some(format!("the log does not fold: {broken:?}")),
        };
        if Some(folded.state()) != self.table.as_ref().map(Table::state) {
            return Some("the log folds to something else".to_owned());
        }
        if folded.next_game().is_some() && !self.is_founded {
            return Some("all agreed to play again, and there is no next game".to_owned());
        }
        if kept.over != folded.outcome().is_some() {
            return Some(format!("over: {}, but {:?}", kept.over, folded.outcome()));
        }
        for (chair, nonce) in self.acknowledged.keys() {
            let same = |asker: &store::Asker| asker.chair == *chair && asker.nonce == *nonce;
            let times =
                kept.log.iter().filter(|(asker, _)| asker.as_ref().is_some_and(same)).count();
            if times != 1 {
                return Some(format!(
                    "{chair}/{nonce} was acknowledged and is there {times} times"
                ));
            }
        }
        None
    }
}

/// Who looks from a chair as seats are now.
pub(crate) fn viewer(table: &Table, chair: Option<Seat>) -> Viewer {
    chair.map_or(Viewer::Spectator, |chair| Viewer::Seat(table.chair(chair)))
}

/// An answer in a few words.
pub(crate) fn brief(answer: &Answer) -> String {
    match answer {
        Answer::Stale => "stale".to_owned(),
        Answer::Refused(refusal) => format!("refused, {refusal}"),
        Answer::Done { .. } | Answer::Felt { .. } => format!("{answer:?}"),
    }
}

/// Is it in the log? What a masked hand met is, though it was refused (Q19).
pub(crate) const fn is_accepted(answer: &Answer) -> bool {
    match answer {
        Answer::Done { .. } | Answer::Felt { .. } => true,
        Answer::Refused(Refusal::Access(refusal)) => matches!(
            refusal,
            quarto::MaskedRefusal::CellTaken(..) | quarto::MaskedRefusal::PlaceEmpty(_)
        ),
        Answer::Stale | Answer::Refused(_) => false,
    }
}
