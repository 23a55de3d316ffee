//! Random numbers: names of requests that nobody else uses, and pauses of different lengths.

use super::problem::RemoteProblem;

/// A new name for one request: 128 bits, so that no two are ever the same.
pub(super) fn nonce() -> Result<String, RemoteProblem> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|_| RemoteProblem::Machine)?;
    Ok(format!("{:032x}", u128::from_be_bytes(bytes)))
}

/// Any byte. Without random numbers, always the same: then pauses are as long as they are.
pub(super) fn jitter() -> u8 {
    let mut byte = [0];
    let _ = getrandom::fill(&mut byte);
    byte[0]
}
