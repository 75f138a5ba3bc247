//! Spoils every kind of file that comes in, and the arguments of the command line, and looks that the program stays whole:
//! no panic, nothing that takes a second, no sentence that is not ours. `docs/fuzzing.md` says what it has shown.
//!
//! An ordinary test run tries 20,000 inputs, in a process of their own, so that the memory is theirs too. More when it is
//! asked to:
//!
//! ```sh
//! DELVEWRIGHT_FUZZ=1000000 nice cargo test --profile fast --no-default-features --features massive-darkness --test program fuzz -- --nocapture
//! ```
//!
//! Each input follows from its number: `DELVEWRIGHT_FUZZ_FROM` begins with another one.

mod kinds;
mod limits;
mod mutate;
mod packs;
mod samples;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use kinds::{Kind, Program};
use mutate::{Chance, spoiled};

const ASKED_FOR: &str = "DELVEWRIGHT_FUZZ";
const FROM: &str = "DELVEWRIGHT_FUZZ_FROM";

/// Tells the process that tries the inputs to do so: it does nothing else, so that what it needs is what they need.
const ALONE: &str = "DELVEWRIGHT_FUZZ_ALONE";

/// So many inputs an ordinary run tries.
const INPUTS: u64 = 20_000;

/// Nothing takes longer.
const LONGEST: Duration = Duration::from_secs(1);

/// Nor more memory than this, in KiB, besides what the program needs before the first input.
const MOST_MEMORY: u64 = 256 * 1024;

/// Of so many inputs one is followed to the end, where that costs more.
const WHOLE: u64 = 40;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// The kind of an input, by its number.
fn kind_of(chance: &mut Chance) -> Kind {
    let mut rest = chance.below(Kind::SHARES.iter().map(|(_, share)| share).sum());
    let found = Kind::SHARES.iter().find(|(_, share)| {
        let is_it = rest < *share;
        rest = rest.wrapping_sub(*share);
        is_it
    });
    found.unwrap().0
}

fn input(program: &Program, number: u64) -> (Kind, Vec<u8>) {
    let mut chance = Chance(number);
    let kind = kind_of(&mut chance);
    let seeds = program.seeds(kind);
    let seed = &seeds[chance.below(seeds.len())];
    (kind, spoiled(seed, seeds, &mut chance))
}

/// What a sentence that reaches the user never holds.
fn is_ours(sentence: &str) -> bool {
    let acts = |sign: char| sign.is_control() || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}');
    !sentence.contains(acts) && !sentence.contains("⟨") && sentence.chars().count() < 6000
}

/// A sentence of a parser in the middle of ours.
const FOREIGN: [&str; 6] =
    ["Expected", "Unexpected", "unrecognized", "invalid type", "missing field", "unknown variant"];

#[test]
fn nothing_that_comes_in_breaks_the_program() {
    if std::env::var_os(ALONE).is_none() {
        return try_alone("fuzz::nothing_that_comes_in_breaks_the_program");
    }
    let program = Program::new();
    let (inputs, from) = (number(ASKED_FOR).unwrap_or(INPUTS), number(FROM).unwrap_or(0));
    let (begun, memory) = (Instant::now(), memory("VmRSS:"));
    let mut spent = Kind::SHARES.map(|(kind, _)| (kind, 0_u64, Duration::ZERO, Duration::ZERO));
    for number in from..from + inputs {
        let (kind, bytes) = input(&program, number);
        let whole = number.is_multiple_of(WHOLE) || inputs > INPUTS;
        let (said, took) = tried(&program, kind, &bytes, whole, number);
        for sentence in said {
            let foreign = FOREIGN.iter().find(|word| sentence.contains(**word) && !contains(&bytes, word));
            assert!(is_ours(&sentence) && foreign.is_none(), "{kind:?}, input {number}: {sentence}");
        }
        let sum = spent.iter_mut().find(|(known, ..)| *known == kind).unwrap();
        (sum.1, sum.2, sum.3) = (sum.1 + 1, sum.2 + took, sum.3.max(took));
    }
    for (kind, count, sum, longest) in spent {
        println!("{kind:?}: {count} inputs, {:?} each, the longest {longest:?}", sum / count.max(1) as u32);
    }
    println!("{inputs} inputs from {from} in {:?}", begun.elapsed());
    if let (Some(before), Some(peak)) = (memory, self::memory("VmHWM:")) {
        println!("memory: {before} KiB before the first input, {peak} KiB at most");
        assert!(peak < before + MOST_MEMORY, "{peak} KiB");
    }
}

/// Runs a test of these in a process of its own.
fn try_alone(test: &str) {
    let this = std::env::current_exe().unwrap();
    let output = Command::new(this).args([test, "--exact", "--nocapture"]).env(ALONE, "1").output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    println!("{said}");
    let is_good = output.status.success() && said.contains("1 passed");
    assert!(is_good, "{:?}: {}", output.status, String::from_utf8_lossy(&output.stderr));
}

fn contains(bytes: &[u8], word: &str) -> bool {
    bytes.windows(word.len()).any(|window| window == word.as_bytes())
}

/// Takes an input in; what is said, and how long it took. A busy machine may be slow, so what seems slow is tried again.
fn tried(program: &Program, kind: Kind, bytes: &[u8], whole: bool, number: u64) -> (Vec<String>, Duration) {
    let mut shortest = Duration::MAX;
    for _ in 0..5 {
        let started = Instant::now();
        let said = catch_unwind(AssertUnwindSafe(|| program.take_in(kind, bytes, whole)));
        shortest = shortest.min(started.elapsed());
        let Ok(said) = said else { fail(kind, bytes, number, "panics") };
        if shortest < LONGEST {
            return (said, shortest);
        }
    }
    fail(kind, bytes, number, &format!("takes {shortest:?}"))
}

fn fail(kind: Kind, bytes: &[u8], number: u64, why: &str) -> ! {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fuzz-{kind:?}-{number}"));
    std::fs::write(&file, bytes).unwrap();
    panic!("input {number} ({kind:?}) {why}; it lies in {}", file.display());
}

/// What the system says of this process, in KiB, where it says so.
fn memory(of: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(of))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}

#[test]
fn sound_inputs_are_sound_and_spoiling_spoils() {
    let program = Program::new();
    for (kind, _) in Kind::SHARES {
        for (number, seed) in program.seeds(kind).iter().enumerate() {
            // So short a game has no kept state from which it could go on with other cards.
            let said = program.take_in(kind, seed, kind != Kind::Journal);
            // Of these all is said that stands in them.
            let is_read = matches!(
                kind,
                Kind::Quest | Kind::HellscapeQuest | Kind::Book | Kind::Pack | Kind::Pad | Kind::SharedPad
            ) || matches!(kind, Kind::PartyBook | Kind::SharedPartyBook);
            let is_sound = said.is_empty() || is_read;
            assert!(is_sound, "{kind:?} {number}: {said:?}");
        }
    }
    let spoiled = (0..500).filter(|number| {
        let (kind, bytes) = input(&program, *number);
        !program.seeds(kind).contains(&bytes)
    });
    assert!(spoiled.count() > 450);
}
