//! Answers that are packed, for browsers that unpack them.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;
use flate2::Compression;
use flate2::write::GzEncoder;
use pages::assets;

/// What is shorter is not worth it.
const SHORTEST: usize = 1_024;

/// Does the browser unpack `gzip`? What it names counts before `*`, and `q=0` means no.
pub(crate) fn unpacks(headers: &HeaderMap) -> bool {
    let lines = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let (mut named, mut any) = (None, None);
    for wish in lines.flat_map(|line| line.split(',')) {
        let mut parts = wish.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let weight = parts.find_map(|part| part.strip_prefix("q=").or(part.strip_prefix("Q=")));
        let is_wanted = weight.is_none_or(|weight| weight.parse().is_ok_and(|q: f32| q > 0.0));
        if name.eq_ignore_ascii_case("gzip") || name.eq_ignore_ascii_case("x-gzip") {
            named = Some(is_wanted);
        } else if name == "*" {
            any = Some(is_wanted);
        }
    }
    named.or(any).unwrap_or(false)
}

/// Packs what is long enough to be worth it.
pub(crate) fn packed(bytes: &[u8], how: Compression) -> Option<Vec<u8>> {
    if bytes.len() < SHORTEST {
        return None;
    }
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 3), how);
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok()
}

/// Files never change while we run: each is packed once, as well as it can be.
static FILES: LazyLock<HashMap<&'static str, Bytes>> = LazyLock::new(|| {
    let texts =
        assets::all().filter(|asset| asset.kind.starts_with("text/") || asset.kind.contains("svg"));
    let pack = |asset: assets::Asset| {
        Some((asset.name, Bytes::from(packed(asset.bytes, Compression::best())?)))
    };
    texts.filter_map(pack).collect()
});

/// A file of ours, packed, if that is worth it.
pub(crate) fn file(name: &str) -> Option<Bytes> {
    FILES.get(name).cloned()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_browser_says_what_it_unpacks() {
        for (line, expected) in [
            ("gzip", true),
            ("deflate, gzip;q=0.5, br", true),
            ("GZIP", true),
            ("*", true),
            ("br, *;q=0.1", true),
            ("gzip;q=0", false),
            ("gzip; q=0.000, *", false),
            ("*;q=0", false),
            ("*;q=0, gzip", true),
            ("br", false),
            ("identity", false),
            ("", false),
            ("gzippy", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(line));
            assert_eq!(unpacks(&headers), expected, "{line:?}");
        }
        assert!(!unpacks(&HeaderMap::new()));
    }
}
