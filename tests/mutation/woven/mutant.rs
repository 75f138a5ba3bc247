//! Which mutant is awake; only in the woven copy of the program.

use std::sync::LazyLock;

static AWAKE: LazyLock<u32> =
    LazyLock::new(|| std::env::var("MUTANT").ok().and_then(|number| number.parse().ok()).unwrap_or(0));

/// Is this mutant awake?
pub fn on(number: u32) -> bool {
    *AWAKE == number
}
