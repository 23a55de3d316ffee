//! What a person at the keyboard wants of the connection.

use std::collections::VecDeque;

use table::Seat;
use tokio::sync::mpsc::UnboundedReceiver;

use crate::speech_settings::SpeechSettings;

/// What the person wants.
#[derive(Clone, Debug)]
pub(super) enum LinkOrder {
    /// A line was typed.
    Say { line: String, sure: bool },
    /// "It is me."
    Be(Seat),
    /// From now on, speak like this.
    Speak(SpeechSettings),
    /// Go to the next game.
    Follow,
}

/// What the person wants and has not got yet, in order. When no more orders can come, the person has
/// left.
pub(super) struct Inbox {
    orders: UnboundedReceiver<LinkOrder>,
    waiting: VecDeque<LinkOrder>,
}

impl Inbox {
    pub(super) const fn new(orders: UnboundedReceiver<LinkOrder>) -> Self {
        Self { orders, waiting: VecDeque::new() }
    }

    /// Waits for an order. Has one come, or has the person left?
    pub(super) async fn take(&mut self) -> bool {
        let order = self.orders.recv().await;
        let came = order.is_some();
        self.waiting.extend(order);
        came
    }

    /// Takes orders until the person leaves.
    pub(super) async fn left(&mut self) {
        while self.take().await {}
    }

    /// The order whose turn it is.
    pub(super) fn next(&mut self) -> Option<LinkOrder> {
        self.waiting.pop_front()
    }

    /// Takes no more orders, and gives back what nobody will do.
    pub(super) fn close(&mut self) -> Vec<LinkOrder> {
        self.orders.close();
        while let Ok(order) = self.orders.try_recv() {
            self.waiting.push_back(order);
        }
        self.waiting.drain(..).collect()
    }
}
