//! A connection whose other end must take what it is sent.

use std::io::{Error, ErrorKind, IoSlice, Result};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

use crate::limits::WRITTEN;

/// A connection that breaks if what is written to it is not taken: [`WRITTEN`] bytes in so long, or all there is.
///
/// Whoever reads slowly is served; whoever does not read at all, or a byte now and then, keeps nothing of ours.
#[derive(Debug)]
pub(crate) struct DeadlineStream {
    stream: TcpStream,
    patience: Duration,
    /// Since something could not be written: there only then, so that an idle connection costs nothing more.
    stalled: Option<Stalled>,
}

#[derive(Debug)]
struct Stalled {
    until: Pin<Box<Sleep>>,
    /// So many bytes must be taken by then.
    owed: usize,
}

impl DeadlineStream {
    pub(crate) const fn new(stream: TcpStream, patience: Duration) -> Self {
        Self { stream, patience, stalled: None }
    }

    /// What came of writing so many bytes.
    fn wrote(
        &mut self,
        context: &mut Context<'_>,
        all: usize,
        written: Poll<Result<usize>>,
    ) -> Poll<Result<usize>> {
        match (&mut self.stalled, &written) {
            (Some(stalled), Poll::Ready(Ok(count))) => {
                stalled.owed = stalled.owed.saturating_sub(*count);
                if *count == all || stalled.owed == 0 {
                    self.stalled = None;
                }
                return written;
            }
            (_, Poll::Ready(_)) => return written,
            (_, Poll::Pending) => {}
        }
        let patience = self.patience;
        let new = || Stalled { until: Box::pin(sleep(patience)), owed: WRITTEN };
        ready!(self.stalled.get_or_insert_with(new).until.as_mut().poll(context));
        // What the system still holds for the other end goes with it.
        let _ = self.stream.set_zero_linger();
        Poll::Ready(Err(Error::new(ErrorKind::TimedOut, "nobody reads what is sent")))
    }
}

impl AsyncRead for DeadlineStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for DeadlineStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.wrote(context, bytes.len(), written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let all = slices.iter().map(|slice| slice.len()).sum();
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.wrote(context, all, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::*;

    /// Far more than the system keeps for a connection.
    const MUCH: usize = 64 << 20;

    async fn pair(patience: Duration) -> (DeadlineStream, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let other = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (stream, _) = listener.accept().await.unwrap();
        (DeadlineStream::new(stream, patience), other)
    }

    #[tokio::test]
    async fn whoever_does_not_read_is_given_up() {
        let (mut stream, other) = pair(Duration::from_millis(200)).await;
        let error = stream.write_all(&vec![0; MUCH]).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::TimedOut);
        drop(other);
    }

    /// Reads a little now and then: less than is owed in the time, which is given up, or more, which is not.
    async fn read_slowly(each: usize) -> Result<()> {
        let (mut stream, mut other) = pair(Duration::from_millis(500)).await;
        let reading = tokio::spawn(async move {
            let mut bytes = vec![0; each];
            loop {
                sleep(Duration::from_millis(20)).await;
                if other.read_exact(&mut bytes).await.is_err() {
                    return;
                }
            }
        });
        let written = stream.write_all(&vec![0; MUCH]).await;
        reading.abort();
        written
    }

    #[tokio::test]
    async fn a_few_bytes_now_and_then_are_not_reading() {
        assert_eq!(read_slowly(1).await.unwrap_err().kind(), ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn whoever_reads_slowly_is_waited_for() {
        read_slowly(1 << 20).await.unwrap();
    }
}
