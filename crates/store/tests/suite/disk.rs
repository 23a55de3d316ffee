//! A disk of our own that can be full, or read-only.

#[path = "../../../web/tests/faults/disk.rs"]
mod shared;

pub(crate) use shared::Disk;
