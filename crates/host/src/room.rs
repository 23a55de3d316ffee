//! A room: one table, and what has to be read, stored, answered and told, in the right order.
//!
//! A room does nothing itself. Whoever runs it, a task, a thread or a simulation, hands it what came
//! in and carries out the [effects](RoomEffect) it returns. One request is decided at a time; the
//! others wait. Nothing is answered or told before it is stored.
//!
//! Rooms are caches: several may hold the same table, here and on other machines. One that has missed
//! something finds out when it appends, reads on and decides again. And since it may have missed
//! something, it reads the log once more before it refuses. Whoever asks something of a table that
//! rests is not refused but [given back](RoomEffect::Rests): it goes on soon.
//!
//! Whoever asks is known by chair: where the player sat down. A request may wait, or be repeated,
//! while the lot lets two players change seats (Q5), and must not become the other's.

use std::borrow::Cow;
use std::collections::VecDeque;

use table::{
    Answer, Entry, GameId, Order, Prepared, Refusal, Request, Seat, StepNumber, Table, Told,
    Viewer, What, When,
};

use crate::append::{Append, Appended, Asker, Seq};
use crate::finish::Finish;
use crate::outage::Outage;

/// What somebody wants of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Found it, with this first entry ([`Table::found`]).
    Found(Entry),
    /// A player asks for something.
    Request {
        /// Who, and what the client calls it.
        asker: Asker,
        /// The step it answers ([`Request::step`]).
        step: StepNumber,
        /// What it is.
        what: What,
    },
    /// The server does something. A seat in it is a chair.
    Order(Order),
    /// How does it stand? Once this is answered [`Room::table`] is as the log was after it was
    /// asked, and whatever happens from then on is told: a view for somebody who comes back.
    Look,
}

/// What whoever asked is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The answer to a request.
    Answer(Answer),
    /// The table was founded, or the order carried out, or the log read.
    Done,
    /// The order cannot be carried out.
    Refused(Refusal),
    /// A table of this name exists already.
    Taken,
    /// There is no such table.
    NoTable,
    /// The store failed. Whether it happened is unknown: ask again, with the same nonce.
    Unavailable(Outage),
}

/// What is to be done now, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoomEffect<C> {
    /// Read the log from this number on, and come back with [`Room::read`].
    Read {
        /// The first entry wanted.
        from: Seq,
    },
    /// Store this, and come back with [`Room::stored`].
    Append(Append),
    /// Answer whoever asked.
    Answer {
        /// Whoever it was.
        to: C,
        /// With this.
        reply: Reply,
    },
    /// Tell every viewer what it may know of this ([`Told::to`]). It is stored.
    Tell(Told),
    /// The table rests, so nothing comes of what was asked first here: no answer was given or is remembered.
    /// All who waited behind it are given back with it, in their order. Whoever lets the table go on asks
    /// again for them.
    Rests(Vec<Unanswered<C>>),
}

/// Something that was asked of a room and given back without an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unanswered<C> {
    /// Who asked.
    pub by: C,
    /// For what.
    pub ask: Ask,
    /// And when.
    pub when: When,
}

/// One table as this server holds it. `C` is whatever whoever runs it needs to find the one who
/// asked again.
#[derive(Clone, Debug)]
pub struct Room<C> {
    id: GameId,
    /// `None` until the log has been read, or if it has no entries.
    table: Option<Table>,
    next: Seq,
    /// The entry with which it was founded.
    first: Option<Entry>,
    /// The log must be read before anything is decided: it never was, or an append failed
    /// and may be there all the same.
    in_doubt: bool,
    doing: Doing<C>,
    waiting: VecDeque<Asked<C>>,
    /// How long the log is said to be, heard while something was under way.
    hinted: Option<Seq>,
}

#[derive(Clone, Debug)]
struct Asked<C> {
    by: C,
    ask: Ask,
    when: When,
    /// How often somebody else was faster.
    beaten: u8,
}

impl<C> From<Asked<C>> for Unanswered<C> {
    fn from(Asked { by, ask, when, .. }: Asked<C>) -> Self {
        Self { by, ask, when }
    }
}

/// So often a request may be overtaken before we give up: that many others got through.
const MOST_BEATEN: u8 = 100;

#[derive(Clone, Debug)]
enum Doing<C> {
    Nothing,
    /// The log is being read; then this is decided, for good. Without a question somebody said
    /// that there is more to read.
    Reading(Option<Asked<C>>),
    /// This is being stored; then it is answered.
    Storing(Asked<C>, Decided, Reply),
}

/// What was decided here and is not stored yet.
#[derive(Clone, Debug)]
enum Decided {
    /// The first entry of a table that nobody has heard of.
    First(Entry),
    /// An entry, and the table as it is with it: no move is played twice.
    Next(Box<Prepared>),
}

impl Decided {
    fn next(prepared: Prepared) -> Self {
        Self::Next(Box::new(prepared))
    }
}

impl<C> Room<C> {
    /// A room for this table. Nothing is read before somebody asks.
    pub const fn new(id: GameId) -> Self {
        Self {
            id,
            table: None,
            next: Seq(0),
            first: None,
            in_doubt: true,
            doing: Doing::Nothing,
            waiting: VecDeque::new(),
            hinted: None,
        }
    }

    /// The table as far as it is known here; `None` before it was read.
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// The number of the next entry, as far as it is known here.
    pub const fn next(&self) -> Seq {
        self.next
    }

    /// Is there nothing under way and nobody waiting? Such a room can be dropped at any time.
    pub fn is_idle(&self) -> bool {
        matches!(self.doing, Doing::Nothing) && self.waiting.is_empty()
    }

    /// Somebody asks.
    #[must_use]
    pub fn ask(&mut self, by: C, ask: Ask, when: When) -> Vec<RoomEffect<C>> {
        self.waiting.push_back(Asked { by, ask, when, beaten: 0 });
        let mut effects = Vec::new();
        self.go_on(&mut effects);
        effects
    }

    /// Takes those back who wait, but for those who are to `stay`: they ask again later.
    pub fn take_back(&mut self, stay: impl Fn(&C) -> bool) -> Vec<Unanswered<C>> {
        let (stay, back): (VecDeque<_>, VecDeque<_>) =
            std::mem::take(&mut self.waiting).into_iter().partition(|asked| stay(&asked.by));
        self.waiting = stay;
        back.into_iter().map(Unanswered::from).collect()
    }

    /// Somebody says how long the log is now. If that is news, it is read.
    #[must_use]
    pub fn hint(&mut self, next: Seq) -> Vec<RoomEffect<C>> {
        let mut effects = Vec::new();
        if !matches!(self.doing, Doing::Nothing) {
            // What is under way may have looked at the log before it grew.
            self.hinted = self.hinted.max(Some(next));
        } else if next > self.next || self.in_doubt {
            self.read_log(None, &mut effects);
        }
        effects
    }

    /// The log was read from [`RoomEffect::Read`]'s number on.
    #[must_use]
    pub fn read(&mut self, result: Result<Vec<Entry>, Outage>) -> Vec<RoomEffect<C>> {
        let mut effects = Vec::new();
        let asked = match std::mem::replace(&mut self.doing, Doing::Nothing) {
            Doing::Reading(asked) => asked,
            other => {
                self.doing = other;
                return effects;
            }
        };
        match (result.and_then(|entries| self.take(entries, &mut effects)), asked) {
            (Ok(()), Some(asked)) => self.decide(asked, Standing::Final, &mut effects),
            (Ok(()), None) => {}
            (Err(outage), asked) => {
                self.in_doubt = true;
                if let Some(asked) = asked {
                    let reply = Reply::Unavailable(outage);
                    effects.push(RoomEffect::Answer { to: asked.by, reply });
                }
            }
        }
        self.go_on(&mut effects);
        effects
    }

    /// The store has dealt with [`RoomEffect::Append`].
    #[must_use]
    pub fn stored(&mut self, result: Result<Appended, Outage>) -> Vec<RoomEffect<C>> {
        let mut effects = Vec::new();
        let (asked, decided, reply) = match std::mem::replace(&mut self.doing, Doing::Nothing) {
            Doing::Storing(asked, decided, reply) => (asked, decided, reply),
            other => {
                self.doing = other;
                return effects;
            }
        };
        match result {
            Ok(Appended::Stored) => match self.adopt(decided, &mut effects) {
                Ok(()) => {
                    // Who asked hears it before the others.
                    effects.insert(0, RoomEffect::Answer { to: asked.by, reply });
                }
                Err(outage) => {
                    let reply = Reply::Unavailable(outage);
                    effects.push(RoomEffect::Answer { to: asked.by, reply });
                }
            },
            // Somebody was faster, perhaps with this very request.
            Ok(Appended::Clash { next }) => self.overtaken(asked, next, &mut effects),
            Ok(Appended::Repeated { seq }) => self.overtaken(asked, seq.next(), &mut effects),
            Err(outage) => {
                self.in_doubt = true;
                effects
                    .push(RoomEffect::Answer { to: asked.by, reply: Reply::Unavailable(outage) });
            }
        }
        self.go_on(&mut effects);
        effects
    }

    /// The log has at least the entries before `next`: reads them and decides again.
    fn overtaken(&mut self, asked: Asked<C>, next: Seq, effects: &mut Vec<RoomEffect<C>>) {
        if next <= self.next {
            // The log is not the one we knew: an older copy was brought back under us.
            self.table = None;
            self.first = None;
            self.next = Seq(0);
        }
        if asked.beaten == MOST_BEATEN {
            self.in_doubt = true;
            let outage = Outage::new(format!("table {} is too busy", self.id));
            let reply = Reply::Unavailable(outage);
            effects.push(RoomEffect::Answer { to: asked.by, reply });
        } else {
            let beaten = asked.beaten + 1;
            self.read_log(Some(Asked { beaten, ..asked }), effects);
        }
    }

    /// Takes up whoever waits, as long as nothing is under way.
    fn go_on(&mut self, effects: &mut Vec<RoomEffect<C>>) {
        while matches!(self.doing, Doing::Nothing) {
            let Some(asked) = self.waiting.pop_front() else {
                if self.hinted.take().is_some_and(|next| next > self.next) {
                    self.read_log(None, effects);
                }
                return;
            };
            if self.in_doubt {
                self.read_log(Some(asked), effects);
            } else {
                self.decide(asked, Standing::Tentative, effects);
            }
        }
    }

    fn read_log(&mut self, asked: Option<Asked<C>>, effects: &mut Vec<RoomEffect<C>>) {
        self.doing = Doing::Reading(asked);
        effects.push(RoomEffect::Read { from: self.next });
    }

    /// Makes happen what was decided here and is stored now.
    fn adopt(&mut self, decided: Decided, effects: &mut Vec<RoomEffect<C>>) -> Result<(), Outage> {
        let told = match (decided, &mut self.table) {
            (Decided::Next(prepared), Some(table)) => {
                let told = table.adopt(*prepared).map_err(|broken| self.outage(broken))?;
                self.next = self.next.next();
                Some(told)
            }
            // Of a table at which nobody sits there is nothing to tell.
            (Decided::First(entry), _) => {
                Some(self.found(entry)?).filter(|told| told.to(Viewer::Spectator).is_some())
            }
            // A table that we knew when it was decided is not forgotten while it is stored.
            (Decided::Next(_), None) => {
                self.in_doubt = true;
                None
            }
        };
        effects.extend(told.map(RoomEffect::Tell));
        Ok(())
    }

    /// Makes entries happen that are in the log.
    fn take(
        &mut self,
        entries: Vec<Entry>,
        effects: &mut Vec<RoomEffect<C>>,
    ) -> Result<(), Outage> {
        // Whoever opens a room has not heard the beginning, and shows the table as it stands.
        let was_known = self.table.is_some();
        for entry in entries {
            let told = match &mut self.table {
                None => self.found(entry)?,
                Some(table) => {
                    let told = table.apply(&entry).map_err(|broken| self.outage(broken))?;
                    self.next = self.next.next();
                    told
                }
            };
            if was_known {
                effects.push(RoomEffect::Tell(told));
            }
        }
        self.in_doubt = false;
        Ok(())
    }

    /// The log begins with this entry.
    fn found(&mut self, entry: Entry) -> Result<Told, Outage> {
        let (table, told) = Table::begin(&entry).map_err(|broken| self.outage(broken))?;
        self.table = Some(table);
        self.first = Some(entry);
        self.next = self.next.next();
        Ok(told)
    }

    fn outage(&self, broken: table::Broken) -> Outage {
        let (event, seq, id) = (broken.event + 1, self.next, &self.id);
        Outage::new(format!(
            "entry {seq} of table {id} cannot stand: event {event} is impossible there"
        ))
    }

    fn decide(&mut self, asked: Asked<C>, standing: Standing, effects: &mut Vec<RoomEffect<C>>) {
        let (reply, decided) = match (&asked.ask, &mut self.table) {
            (Ask::Found(entry), None) => (Reply::Done, Some(Decided::First(entry.clone()))),
            (Ask::Found(entry), Some(_)) => {
                // Asked again because an answer was lost?
                let same = self.first.as_ref() == Some(entry);
                (if same { Reply::Done } else { Reply::Taken }, None)
            }
            (_, None) => (Reply::NoTable, None),
            (Ask::Request { asker, step, what }, Some(table)) => {
                let request = Request {
                    seat: seat(table, asker.chair),
                    step: *step,
                    nonce: asker.nonce.clone(),
                    what: what.clone(),
                };
                let decision = match standing {
                    Standing::Tentative => table.consider(&request, asked.when),
                    Standing::Final => table.request(&request, asked.when),
                };
                (Reply::Answer(decision.answer), decision.entry.map(Decided::next))
            }
            (Ask::Order(order), Some(table)) => {
                match table.order(&seated(table, order), asked.when) {
                    Ok(prepared) => (Reply::Done, Some(Decided::next(prepared))),
                    Err(refusal) => (Reply::Refused(refusal), None),
                }
            }
            (Ask::Look, Some(_)) if standing == Standing::Tentative => {
                return self.read_log(Some(asked), effects);
            }
            (Ask::Look, Some(_)) => (Reply::Done, None),
        };
        match decided {
            Some(decided) => {
                effects.push(RoomEffect::Append(self.append(&decided)));
                self.doing = Doing::Storing(asked, decided, reply);
            }
            None if reply.is_no() && standing == Standing::Tentative => {
                self.read_log(Some(asked), effects);
            }
            None if reply.is_rest() => {
                let all = std::iter::once(asked).chain(std::mem::take(&mut self.waiting));
                effects.push(RoomEffect::Rests(all.map(Unanswered::from).collect()));
            }
            None => effects.push(RoomEffect::Answer { to: asked.by, reply }),
        }
    }

    fn append(&self, decided: &Decided) -> Append {
        let table = self.id.clone();
        match decided {
            Decided::First(entry) => Append::first(table, entry.clone()),
            Decided::Next(prepared) => Append {
                table,
                seq: self.next,
                asker: self.asker(prepared),
                finish: self.table.as_ref().and_then(|table| Finish::with(table, prepared)),
                entry: Entry::clone(prepared),
            },
        }
    }

    fn asker(&self, entry: &Entry) -> Option<Asker> {
        let (seat, nonce) = entry.cause.as_ref()?;
        let chair = self.table.as_ref().map_or(*seat, |table| table.chair(*seat));
        Some(Asker { chair, nonce: nonce.clone() })
    }
}

/// Where whoever sat down on this chair sits now. Seats and chairs are exchanged in the same way.
fn seat(table: &Table, chair: Seat) -> Seat {
    table.chair(chair)
}

/// The order with the seats that its chairs are now.
fn seated<'o>(table: &Table, order: &'o Order) -> Cow<'o, Order> {
    match order {
        Order::Away(chair) => Cow::Owned(Order::Away(seat(table, *chair))),
        Order::Here(chair) => Cow::Owned(Order::Here(seat(table, *chair))),
        // Nobody sits down once seats may have changed.
        Order::Sit(..)
        | Order::Join { .. }
        | Order::Start
        | Order::TimePassed
        | Order::Pause
        | Order::Resume => Cow::Borrowed(order),
    }
}

/// Whether an answer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// We may have missed something.
    Tentative,
    /// The log was read since it was asked.
    Final,
}

impl Reply {
    /// Does it say that nothing happens because the table rests?
    const fn is_rest(&self) -> bool {
        matches!(
            self,
            Self::Answer(Answer::Refused(Refusal::Paused)) | Self::Refused(Refusal::Paused)
        )
    }

    /// Does it say that nothing happens?
    const fn is_no(&self) -> bool {
        match self {
            Self::Answer(Answer::Done { .. } | Answer::Felt { .. }) | Self::Done => false,
            Self::Answer(Answer::Stale | Answer::Refused(_))
            | Self::Refused(_)
            | Self::Taken
            | Self::NoTable
            | Self::Unavailable(_) => true,
        }
    }
}
