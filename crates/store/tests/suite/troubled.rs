//! Logs that fail now and then, before or after they have done what they should.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use store::{Appended, Faults, Faulty, InMemory, Logs, Mishap, Operation, Seq, Store};

use crate::dice::Dice;
use crate::entries::{append, name};
use crate::guests::{person, token};

/// One call in five fails: of those, every second has done what it should.
pub(crate) fn at_random(inner: Arc<dyn Logs>, seed: u64) -> (Arc<dyn Logs>, Faults) {
    let (faulty, faults) = Faulty::on(inner);
    let mut dice = Dice::new(seed);
    faults.decide(move |_| match dice.next() % 10 {
        0 => Mishap::Before,
        1 => Mishap::After,
        _ => Mishap::None,
    });
    (Arc::new(faulty), faults)
}

/// A store that fails when it is told to, and what it is kept in.
fn faulty() -> (Store, Faults, InMemory) {
    let memory = InMemory::new();
    let (logs, faults) = Faulty::on(Arc::new(memory.clone()));
    (Store::on(Arc::new(logs)).unwrap(), faults, memory)
}

#[test]
fn what_is_told_to_fail_fails_until_it_is_mended() {
    let (store, faults, _) = faulty();
    assert_eq!(store.append(append("a", 0)), Ok(Appended::Stored));
    faults.everywhere(Mishap::Before);
    assert!(store.append(append("a", 1)).is_err());
    assert!(store.read(&name("a"), Seq(0)).is_err());
    assert!(store.admit(&token(1), &person("ann"), 1).is_err());
    assert!(store.session(&token(1), 1).is_err());
    let (calls, failures) = (faults.calls(), faults.failures());
    assert!(failures >= 4 && calls > failures, "{faults:?}");
    faults.mend();
    assert_eq!(store.read(&name("a"), Seq(0)).unwrap().len(), 1);
    assert_eq!(store.append(append("a", 1)), Ok(Appended::Stored));
    assert_eq!(store.admit(&token(1), &person("ann"), 1), Ok(()));
    assert_eq!((faults.failures(), faults.misuses()), (failures, 0));
}

#[test]
fn only_what_is_told_to_fail_fails() {
    let (store, faults, _) = faulty();
    let mut next = 0;
    for (kind, goes) in [
        (Operation::Append, [false, true, true]),
        (Operation::Read, [true, false, true]),
        (Operation::Change, [true, true, false]),
    ] {
        faults.only(kind, Mishap::Before);
        let appended = store.append(append("a", next)).is_ok();
        let read = store.read(&name("a"), Seq(0)).is_ok();
        let changed = store.unlist(&name("a")).is_ok();
        assert_eq!([appended, read, changed], goes, "{kind:?}");
        next += u32::from(appended);
    }
}

/// What fails afterwards is there all the same.
#[test]
fn what_fails_afterwards_is_done() {
    let (store, faults, memory) = faulty();
    faults.only(Operation::Append, Mishap::After);
    assert!(store.append(append("a", 0)).is_err());
    assert_eq!(memory.connect().unwrap().read(&name("a"), Seq(0)).unwrap().len(), 1);
}

/// What is slow is done in the end, and not before.
#[test]
fn what_is_slow_takes_its_time() {
    let (store, faults, memory) = faulty();
    let time = Duration::from_millis(200);
    faults.only(Operation::Append, Mishap::Slow(time));
    let done = Arc::new(AtomicBool::new(false));
    let begin = Instant::now();
    let told = Arc::clone(&done);
    store.hand_over(append("a", 0), move |verdict| {
        assert_eq!(verdict, Ok(Appended::Stored));
        told.store(true, Ordering::Release);
    });
    // Whoever reads meanwhile does not wait.
    assert_eq!(store.read(&name("b"), Seq(0)), Ok(vec![]));
    drop(store);
    assert!(done.load(Ordering::Acquire) && begin.elapsed() >= time);
    assert_eq!(memory.connect().unwrap().read(&name("a"), Seq(0)).unwrap().len(), 1);
}

/// What hangs is not answered and not done before it is mended; then it is both.
#[test]
fn what_hangs_is_done_once_it_is_mended() {
    let (store, faults, memory) = faulty();
    faults.only(Operation::Append, Mishap::Hangs);
    let (done, verdict) = std::sync::mpsc::channel();
    store.hand_over(append("a", 0), move |verdict| done.send(verdict).unwrap());
    assert_eq!(store.read(&name("a"), Seq(0)), Ok(vec![]), "whoever reads does not wait");
    assert!(verdict.try_recv().is_err());
    faults.mend();
    assert_eq!(verdict.recv(), Ok(Ok(Appended::Stored)));
    assert_eq!(memory.connect().unwrap().read(&name("a"), Seq(0)).unwrap().len(), 1);
}
