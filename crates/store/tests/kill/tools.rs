//! Programs beside Rust that some tests need.

use std::process::{Command, Stdio};

/// Can programs be traced here?
pub(crate) fn can_trace() -> bool {
    works(Command::new("strace").args(["-f", "-q", "-e", "trace=fsync", "true"]))
}

/// Can limits of a process be changed from outside?
pub(crate) fn can_lift_limits() -> bool {
    works(Command::new("prlimit").arg("--fsize"))
}

/// Without the tool the test is skipped, unless `FOURFOLD_TOOLS=all` says that all are there.
fn works(probe: &mut Command) -> bool {
    probe.stdout(Stdio::null()).stderr(Stdio::null());
    let works = probe.status().is_ok_and(|status| status.success());
    if !works {
        let all = std::env::var("FOURFOLD_TOOLS").is_ok_and(|tools| tools == "all");
        assert!(!all, "this does not work: {probe:?}");
        eprintln!("skipped, for this does not work: {probe:?}");
    }
    works
}
