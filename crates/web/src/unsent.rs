//! Answers that are made and not yet taken.
//!
//! Whoever reads slowly keeps a page in memory until the last byte of it is taken, and there may be a thousand who do. As
//! long as little waits, a page waits as it is; when much waits, it waits packed, and is unpacked while it is sent.

use std::collections::VecDeque;
use std::io::{self, Read as _, Write as _};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use flate2::Compression;
use flate2::bufread::DeflateDecoder;
use flate2::write::DeflateEncoder;
use hyper::body::{Frame, SizeHint};

/// So many bytes may wait as they are. Pages on their way to those who read are there for milliseconds: this is
/// fifty of the largest at once.
const PLENTY: usize = 8 << 20;

/// So much is unpacked at a time: what a connection takes before it has sent something.
const PIECE: usize = 16 * 1024;

/// How many bytes wait, in all answers of one server. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub(crate) struct Unsent(Arc<AtomicUsize>);

/// Bytes that are counted as long as anybody holds them.
#[derive(Debug)]
struct Counted {
    bytes: Vec<u8>,
    all: Unsent,
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.all.0.fetch_sub(self.bytes.len(), Ordering::Relaxed);
    }
}

impl AsRef<[u8]> for Counted {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl Unsent {
    /// The body of an answer.
    pub(crate) fn body(&self, bytes: Vec<u8>) -> Body {
        let length = bytes.len();
        if self.0.load(Ordering::Relaxed) + length > PLENTY
            && let Ok(packed) = pack(&bytes)
        {
            let pieces = packed.into_iter().map(|piece| self.count(piece)).collect();
            return Body::new(Unpacking { pieces, left: length });
        }
        Body::from(self.count(bytes))
    }

    fn count(&self, mut bytes: Vec<u8>) -> Bytes {
        // What was taken in reserve while it was written must not wait, too.
        bytes.shrink_to_fit();
        self.0.fetch_add(bytes.len(), Ordering::Relaxed);
        Bytes::from_owner(Counted { bytes, all: self.clone() })
    }
}

/// A body that waits packed and leaves as it was. Each piece is packed by itself: to go on unpacking in the middle takes more
/// memory than a page does when it is packed.
struct Unpacking {
    pieces: VecDeque<Bytes>,
    left: usize,
}

/// Packs a body piece by piece.
fn pack(bytes: &[u8]) -> io::Result<Vec<Vec<u8>>> {
    let pack = |piece: &[u8]| {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(piece)?;
        encoder.finish()
    };
    bytes.chunks(PIECE).map(pack).collect()
}

impl Unpacking {
    fn next(&mut self) -> Option<io::Result<Bytes>> {
        let packed = self.pieces.pop_front()?;
        let mut piece = Vec::with_capacity(PIECE.min(self.left));
        Some(DeflateDecoder::new(&*packed).read_to_end(&mut piece).map(|count| {
            self.left = self.left.saturating_sub(count);
            piece.into()
        }))
    }
}

impl HttpBody for Unpacking {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        Poll::Ready(self.next().map(|piece| piece.map(Frame::data)))
    }

    fn is_end_stream(&self) -> bool {
        self.pieces.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.left as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waiting(unsent: &Unsent) -> usize {
        unsent.0.load(Ordering::Relaxed)
    }

    fn page(number: usize) -> Vec<u8> {
        format!("<p>{number}</p>").repeat(20_000).into_bytes()
    }

    #[tokio::test]
    async fn a_crowd_that_does_not_read_keeps_little_and_everybody_gets_all() {
        let unsent = Unsent::default();
        let bodies: Vec<Body> = (0..1_000).map(|number| unsent.body(page(number))).collect();
        let whole: usize = (0..1_000).map(|number| page(number).len()).sum();
        assert!(whole > 8 * PLENTY);
        assert!(waiting(&unsent) < 2 * PLENTY, "{}", waiting(&unsent));
        for (body, number) in bodies.into_iter().zip(0..) {
            let length = body.size_hint().exact();
            let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
            assert_eq!(length, Some(bytes.len() as u64));
            assert_eq!(bytes, page(number));
        }
        assert_eq!(waiting(&unsent), 0);
    }

    #[tokio::test]
    async fn what_is_taken_away_is_counted_until_its_last_byte_goes() {
        let unsent = Unsent::default();
        let body = unsent.body(b"short".to_vec());
        let bytes = axum::body::to_bytes(body, 5).await.unwrap();
        assert_eq!(waiting(&unsent), 5);
        drop(bytes);
        assert_eq!(waiting(&unsent), 0);
    }
}
