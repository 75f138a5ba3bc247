//! Changes the engine in many small ways, one at a time, and counts which changes the rules cases notice.
//! `tests/mutation/README.md` says how it works and how it is run.

mod copy;
mod points;
mod table;
mod trial;
mod weave;

use copy::{Copy, Mutant};
use std::path::PathBuf;
use std::sync::Mutex;
use trial::{Outcome, Trial};

struct Arguments {
    repository: PathBuf,
    folder: PathBuf,
    sample: usize,
    seed: u64,
    games: u32,
    only: Option<String>,
    results: PathBuf,
    threads: usize,
    list: bool,
    others: bool,
}

const USAGE: &str = "usage: mutation [--sample N] [--seed N] [--games N] [--threads N] [--only PART-OF-FILE|NUMBER,…]
                [--folder FOR-THE-COPY] [--repository FOLDER] [--results FILE] [--list] [--others]
--sample 0 tries every mutant; --others tries all that the sample leaves; --list only says what they are.";

fn arguments() -> Result<Arguments, String> {
    let repository = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut read = Arguments {
        repository,
        folder: std::env::temp_dir().join("delvewright-mutation"),
        sample: 400,
        seed: 1,
        games: 440,
        only: None,
        results: PathBuf::from("mutation.txt"),
        threads: 1,
        list: false,
        others: false,
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--list" => read.list = true,
            "--others" => read.others = true,
            _ => {}
        }
        if word == "--list" || word == "--others" {
            continue;
        }
        let value = words.next().ok_or(USAGE)?;
        let number = || value.parse::<u64>().map_err(|_| USAGE.to_owned());
        match word.as_str() {
            "--sample" => read.sample = number()? as usize,
            "--seed" => read.seed = number()?,
            "--games" => read.games = number()? as u32,
            "--threads" => read.threads = number()?.max(1) as usize,
            "--only" => read.only = Some(value),
            "--folder" => read.folder = value.into(),
            "--repository" => read.repository = value.into(),
            "--results" => read.results = value.into(),
            _ => return Err(USAGE.to_owned()),
        }
    }
    read.repository = read.repository.canonicalize().map_err(|error| error.to_string())?;
    Ok(read)
}

/// A number that looks drawn and is always the same: the sample of a seed does not depend on what was found before.
fn drawn(seed: u64, number: u32) -> u64 {
    let mut mixed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(number).wrapping_mul(0xd6e8_feb8_6659_fd93);
    mixed ^= mixed >> 32;
    mixed = mixed.wrapping_mul(0xd6e8_feb8_6659_fd93);
    mixed ^ mixed >> 32
}

fn chosen(mutants: &[Mutant], arguments: &Arguments) -> Vec<Mutant> {
    let is_wanted = |mutant: &Mutant| match &arguments.only {
        None => true,
        Some(only) if only.starts_with(|sign: char| sign.is_ascii_digit()) => {
            only.split(',').any(|number| number.parse() == Ok(mutant.number))
        }
        Some(only) => mutant.file.contains(only.as_str()),
    };
    let mut chosen: Vec<Mutant> = mutants.iter().filter(|mutant| is_wanted(mutant)).cloned().collect();
    if arguments.sample > 0 && arguments.sample < chosen.len() {
        chosen.sort_by_key(|mutant| drawn(arguments.seed, mutant.number));
        if arguments.others {
            chosen.drain(..arguments.sample);
        } else {
            chosen.truncate(arguments.sample);
        }
        chosen.sort_by_key(|mutant| mutant.number);
    }
    chosen
}

fn run() -> Result<(), String> {
    let arguments = arguments()?;
    let mut copy = Copy::lay_out(&arguments.repository, &arguments.folder)?;
    if arguments.list {
        chosen(&copy.found(), &arguments).iter().for_each(|mutant| println!("{}", table::change(mutant)));
        return Ok(());
    }
    let program = copy.build()?;
    let (cases, games) = (arguments.repository.join("tests/rules"), arguments.folder.join("games.txt"));
    let trial = Trial { program: &program, cases: &cases, games: &games, count: arguments.games };
    trial.prepare()?;
    let chosen = chosen(&copy.mutants, &arguments);
    eprintln!("{} of {} mutants are tried", chosen.len(), copy.mutants.len());
    let (next, outcomes) = (Mutex::new(0), Mutex::new(Vec::new()));
    let take = || {
        let mut next = next.lock().ok()?;
        *next += 1;
        chosen.get(*next - 1)
    };
    let work = || {
        while let Some(mutant) = take() {
            let outcome = trial.try_out(mutant.number);
            if let Outcome::Survived(_) = outcome {
                eprintln!("{}", table::line(mutant, &outcome));
            }
            if let Ok(mut outcomes) = outcomes.lock() {
                outcomes.push((mutant.clone(), outcome));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..arguments.threads {
            scope.spawn(work);
        }
    });
    let mut outcomes = outcomes.into_inner().map_err(|error| error.to_string())?;
    outcomes.sort_by_key(|(mutant, _)| mutant.number);
    let report = table::report(&outcomes);
    println!("{}", table::summary(&outcomes));
    std::fs::write(&arguments.results, report).map_err(|error| error.to_string())
}

fn main() -> std::process::ExitCode {
    match run() {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            std::process::ExitCode::FAILURE
        }
    }
}
