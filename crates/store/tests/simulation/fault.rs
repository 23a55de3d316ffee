//! What goes wrong in a world: crashes on the write path, and faults planted to be found.

/// Where on its way from a decision to the last viewer a server dies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CrashPoint {
    /// Decided, not yet in the queue of the writer.
    Decided,
    /// In the queue.
    Queued,
    /// The batch is on its way to the disk: all of it is stored, or none.
    InFlight,
    /// On the disk; no room has heard so.
    Committed,
    /// Some rooms have heard so.
    PartlyAcknowledged,
    /// Applied; no answer is sent.
    Applied,
    /// Answered; no glimpse is sent.
    Answered,
}

impl CrashPoint {
    pub(crate) const ALL: [Self; 7] = [
        Self::Decided,
        Self::Queued,
        Self::InFlight,
        Self::Committed,
        Self::PartlyAcknowledged,
        Self::Applied,
        Self::Answered,
    ];

    /// As it is counted.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Decided => "crash: decided, not queued",
            Self::Queued => "crash: queued",
            Self::InFlight => "crash: batch in flight",
            Self::Committed => "crash: committed, not acknowledged",
            Self::PartlyAcknowledged => "crash: acknowledged to some rooms",
            Self::Applied => "crash: applied, not answered",
            Self::Answered => "crash: answered, not told",
        }
    }
}

/// A mistake planted on purpose, to see that it is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plant {
    /// Rooms hear that an entry is stored when it is queued.
    AcknowledgeBeforeCommit,
    /// Glimpses go out when an entry is queued.
    TellBeforeStored,
    /// Half of a batch is stored, and all of it acknowledged.
    StoreHalfABatch,
    /// A crash takes the last batch with it: the disk had lied about its sync.
    LoseTheLastBatch,
    /// Who asked is neither stored nor remembered when a log is read again.
    ForgetNonces,
    /// A clash is taken for success.
    IgnoreClashes,
    /// After an outage tables go on as if nothing had been.
    NoResume,
    /// Time is that of the clock on the wall, which jumps while games are played.
    JumpingClock,
    /// Nobody looks at deadlines.
    NoDeadlines,
    /// Each seat is told what the next one may know.
    TellTheNeighbour,
    /// One glimpse in a hundred is not sent.
    SwallowGlimpses,
    /// Whoever comes back sees what the room knows, without a look at the log.
    LookWithoutReading,
    /// Requests are taken to come from seats as they were when they arrived.
    SeatsForChairs,
    /// An answer to a repeated request says the step that is now.
    AnswerAnew,
    /// Once the store has failed for a table, its bots are not asked any more.
    ForgetBotsAfterFailure,
    /// While the store fails it is tried again without pause.
    SpinWhileFailing,
    /// A store that failed works again, and the clocks go on as if nothing had been.
    CountTheOutage,
    /// Where nothing is to be stored, nobody finds out that the store works again.
    NeverProbe,
}

impl Plant {
    pub(crate) const ALL: [Self; 18] = [
        Self::AcknowledgeBeforeCommit,
        Self::TellBeforeStored,
        Self::StoreHalfABatch,
        Self::LoseTheLastBatch,
        Self::ForgetNonces,
        Self::IgnoreClashes,
        Self::NoResume,
        Self::JumpingClock,
        Self::NoDeadlines,
        Self::TellTheNeighbour,
        Self::SwallowGlimpses,
        Self::LookWithoutReading,
        Self::SeatsForChairs,
        Self::AnswerAnew,
        Self::ForgetBotsAfterFailure,
        Self::SpinWhileFailing,
        Self::CountTheOutage,
        Self::NeverProbe,
    ];
}
