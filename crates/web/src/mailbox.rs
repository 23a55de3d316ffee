//! A queue with one end that puts in and one that takes out, which keeps no space while it is empty.
//!
//! Every live socket has one and every room three, nearly all of them empty nearly always: tokio's channels keep
//! space for 32 messages each.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use tokio::task::coop::cooperative;

/// The end that takes out. There is one.
#[derive(Debug)]
pub(crate) struct Mailbox<T>(Arc<Shared<T>>);

/// The end that puts in. There is one; without it, the other hears what is left and then that it was all.
#[derive(Debug)]
pub(crate) struct MailboxSender<T> {
    shared: Arc<Shared<T>>,
    /// So many may wait.
    most: usize,
}

/// A message that was not put in: too many wait, or nobody takes them out any more.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Unsent<T>(pub(crate) T);

#[derive(Debug)]
struct Shared<T>(Mutex<Inside<T>>);

#[derive(Debug)]
struct Inside<T> {
    waiting: VecDeque<T>,
    /// Whoever waits for the next message.
    reader: Option<Waker>,
    has_sender: bool,
    is_closed: bool,
}

/// A mailbox in which so many messages may wait.
pub(crate) fn mailbox<T>(most: usize) -> (MailboxSender<T>, Mailbox<T>) {
    let inside =
        Inside { waiting: VecDeque::new(), reader: None, has_sender: true, is_closed: false };
    let shared = Arc::new(Shared(Mutex::new(inside)));
    (MailboxSender { shared: Arc::clone(&shared), most }, Mailbox(shared))
}

impl<T> Shared<T> {
    fn inside(&self) -> MutexGuard<'_, Inside<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> MailboxSender<T> {
    /// Puts a message in; never waits.
    pub(crate) fn send(&self, message: T) -> Result<(), Unsent<T>> {
        let mut inside = self.shared.inside();
        if inside.is_closed || inside.waiting.len() >= self.most {
            return Err(Unsent(message));
        }
        inside.waiting.push_back(message);
        let reader = inside.reader.take();
        drop(inside);
        if let Some(reader) = reader {
            reader.wake();
        }
        Ok(())
    }

    /// Does nobody take out messages any more?
    pub(crate) fn is_closed(&self) -> bool {
        self.shared.inside().is_closed
    }
}

impl<T> Drop for MailboxSender<T> {
    fn drop(&mut self) {
        let mut inside = self.shared.inside();
        inside.has_sender = false;
        let reader = inside.reader.take();
        drop(inside);
        if let Some(reader) = reader {
            reader.wake();
        }
    }
}

impl<T> Mailbox<T> {
    /// Waits for the next message; `None` if there will be none. Nothing is lost if nobody waits to the end.
    pub(crate) async fn recv(&mut self) -> Option<T> {
        // Whoever is sent much still lets others have their turn.
        cooperative(std::future::poll_fn(|context| self.poll(context))).await
    }

    fn poll(&self, context: &Context<'_>) -> Poll<Option<T>> {
        let mut inside = self.0.inside();
        if let Some(message) = inside.take() {
            return Poll::Ready(Some(message));
        }
        if !inside.has_sender || inside.is_closed {
            return Poll::Ready(None);
        }
        match &mut inside.reader {
            Some(reader) => reader.clone_from(context.waker()),
            reader => *reader = Some(context.waker().clone()),
        }
        Poll::Pending
    }

    /// The next message, if one waits.
    pub(crate) fn try_recv(&mut self) -> Option<T> {
        self.0.inside().take()
    }

    /// Does no message wait?
    pub(crate) fn is_empty(&self) -> bool {
        self.0.inside().waiting.is_empty()
    }

    /// Takes no more messages.
    pub(crate) fn close(&mut self) {
        self.0.inside().is_closed = true;
    }
}

impl<T> Drop for Mailbox<T> {
    fn drop(&mut self) {
        let mut inside = self.0.inside();
        inside.is_closed = true;
        // What nobody will read is dropped when nobody waits for the lock.
        let unread = std::mem::take(&mut inside.waiting);
        drop(inside);
        drop(unread);
    }
}

impl<T> Inside<T> {
    fn take(&mut self) -> Option<T> {
        let message = self.waiting.pop_front();
        if self.waiting.is_empty() {
            self.waiting = VecDeque::new();
        }
        message
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn messages_come_in_their_order_and_then_the_end() {
        let (sender, mut mailbox) = mailbox(usize::MAX);
        assert_eq!([sender.send(1), sender.send(2)], [Ok(()), Ok(())]);
        assert!(!mailbox.is_empty());
        assert_eq!((mailbox.recv().await, mailbox.try_recv()), (Some(1), Some(2)));
        assert_eq!(mailbox.try_recv(), None);
        let (sent, heard) = tokio::join!(
            async {
                tokio::task::yield_now().await;
                sender.send(3)
            },
            mailbox.recv()
        );
        assert_eq!((sent, heard), (Ok(()), Some(3)));
        assert_eq!(sender.send(4), Ok(()));
        drop(sender);
        assert_eq!((mailbox.recv().await, mailbox.recv().await), (Some(4), None));
    }

    #[tokio::test]
    async fn whoever_waits_hears_that_nobody_sends_any_more() {
        let (sender, mut mailbox) = mailbox::<u8>(1);
        let waiting = tokio::spawn(async move { mailbox.recv().await });
        tokio::task::yield_now().await;
        drop(sender);
        assert_eq!(waiting.await.unwrap(), None);
    }

    #[test]
    fn what_is_too_much_or_too_late_comes_back() {
        let (sender, mut mailbox) = mailbox(2);
        assert_eq!([sender.send(1), sender.send(2)], [Ok(()), Ok(())]);
        assert_eq!(sender.send(3), Err(Unsent(3)));
        assert_eq!(mailbox.try_recv(), Some(1));
        assert_eq!(sender.send(4), Ok(()));
        assert!(!sender.is_closed());
        mailbox.close();
        assert!(sender.is_closed());
        assert_eq!(sender.send(5), Err(Unsent(5)));
        drop(mailbox);
        assert_eq!(sender.send(6), Err(Unsent(6)));
    }

    #[test]
    fn an_empty_one_keeps_no_space() {
        let (sender, mut mailbox) = mailbox(usize::MAX);
        for number in 0..1000 {
            assert_eq!(sender.send(number), Ok(()));
        }
        while mailbox.try_recv().is_some() {}
        assert_eq!(mailbox.0.inside().waiting.capacity(), 0);
        assert!(size_of::<Shared<[u8; 64]>>() <= 72, "{}", size_of::<Shared<[u8; 64]>>());
    }
}
