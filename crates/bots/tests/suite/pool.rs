//! Many bots on few threads.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use bots::{Answered, Bot, Pool, ThinkJob, ThinkingBudget, ThinkingLimit, ugi};
use table::{Action, View, What};

/// Says that it begins, and thinks until it is stopped.
struct Slow(Sender<()>);

impl Bot for Slow {
    fn decide(&mut self, view: &View, budget: &ThinkingBudget<'_>) -> Option<What> {
        self.0.send(()).unwrap();
        while !budget.is_over(0) {
            std::thread::yield_now();
        }
        view.choices().first().map(|action| What::Act(*action))
    }
}

struct Broken;

impl Bot for Broken {
    fn decide(&mut self, _: &View, _: &ThinkingBudget<'_>) -> Option<What> {
        panic!("this test wants it so");
    }
}

fn view() -> View {
    ugi::read_position("startpos").unwrap()
}

fn slow(begun: &Sender<()>) -> ThinkJob {
    let limit = ThinkingLimit::Time(Duration::from_hours(1));
    ThinkJob { bot: Box::new(Slow(begun.clone())), view: view(), limit }
}

/// Far longer than anything here takes: a test that hangs should fail.
const SOON: Duration = Duration::from_mins(1);

fn answers() -> (impl Fn(Answered) + Clone + Send + 'static, Receiver<Option<What>>) {
    let (sender, receiver) = channel();
    (move |answered: Answered| sender.send(answered.what).unwrap(), receiver)
}

#[test]
fn a_question_is_answered_elsewhere() {
    let pool = Pool::new(2, 8).unwrap();
    let (done, answers) = answers();
    let bot = bots::opponent(view().terms.rules, crate::help::level(8), 1);
    let question = ThinkJob { bot, view: view(), limit: ThinkingLimit::Nodes(1_000) };
    pool.ask(question, done).unwrap();
    let what = answers.recv_timeout(SOON).unwrap();
    assert!(matches!(what, Some(What::Act(Action::Quarto(quarto::Action::Give(_))))));
}

#[test]
fn no_more_think_and_no_more_wait_than_may() {
    let pool = Pool::new(1, 2).unwrap();
    let (done, answers) = answers();
    let (begun, begins) = channel();
    let first = pool.ask(slow(&begun), done.clone()).unwrap();
    begins.recv_timeout(SOON).unwrap();
    let second = pool.ask(slow(&begun), done.clone()).unwrap();
    let third = pool.ask(slow(&begun), done.clone()).unwrap();
    assert_eq!(pool.waiting(), 2);
    // The fourth comes back unharmed.
    let busy = pool.ask(slow(&begun), done.clone()).unwrap_err();
    assert_eq!(busy.0.view, view());
    // Only one thinks: the second begins when the first has ended.
    assert!(begins.try_recv().is_err());
    first.cancel();
    assert!(answers.recv_timeout(SOON).unwrap().is_some());
    begins.recv_timeout(SOON).unwrap();
    assert_eq!(pool.waiting(), 1);
    // One that waits can be cancelled too: it will answer at once.
    third.cancel();
    second.cancel();
    assert!(answers.recv_timeout(SOON).unwrap().is_some());
    assert!(answers.recv_timeout(SOON).unwrap().is_some());
}

#[test]
fn a_bot_that_breaks_takes_nobody_with_it() {
    let pool = Pool::new(1, 8).unwrap();
    let (done, answers) = answers();
    let broken = ThinkJob { bot: Box::new(Broken), view: view(), limit: ThinkingLimit::Nodes(1) };
    pool.ask(broken, done.clone()).unwrap();
    assert_eq!(answers.recv_timeout(SOON).unwrap(), None);
    let (begun, _begins) = channel();
    pool.ask(slow(&begun), done).unwrap().cancel();
    assert!(answers.recv_timeout(SOON).unwrap().is_some());
}

#[test]
fn a_pool_that_goes_cuts_short_who_thinks() {
    let (done, answers) = answers();
    let (begun, begins) = channel();
    let pool = Pool::new(1, 8).unwrap();
    pool.ask(slow(&begun), done.clone()).unwrap();
    begins.recv_timeout(SOON).unwrap();
    pool.ask(slow(&begun), done).unwrap();
    drop(pool);
    assert!(answers.recv_timeout(SOON).unwrap().is_some());
    // The other had not begun and never will.
    assert!(answers.recv().is_err());
    assert!(begins.try_recv().is_err());
}
