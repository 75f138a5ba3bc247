//! Pieces are put together, files that hold anything else are left alone, and numbers that nobody can have counted are not believed.

use super::*;
use crate::house::text::{Language, Texts};
use std::fs;

/// What a game may say of a batch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Place {
    place: String,
}

/// What a game may count: never more than there were games.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Doors(u64);

impl Seen for Doors {
    fn join(&mut self, other: Self) {
        self.0 += other.0;
    }

    fn could_be(seen: Option<&Self>, games: u64) -> bool {
        seen.is_none_or(|seen| seen.0 <= games)
    }
}

fn piece(first_seed: u64, games: u64) -> Counted<Place, Doors> {
    let of = Place { place: "cellar".to_owned() };
    Counted {
        batch: Batch { of, games, first_seed, content: 7 },
        statistics: Statistics { games, lost: games, rounds: vec![0, games], ..Statistics::default() },
        seen: None,
    }
}

/// What is taken of known pieces and what is played, by seed and games.
fn played(whole: &Counted<Place, Doors>, known: &[Counted<Place, Doors>]) -> Vec<(u64, u64, bool)> {
    let (mut parts, mut played) = (Vec::new(), 0);
    while let Some(next) = whole.batch.next(played, known) {
        let (games, is_known) = match next {
            Next::Known(at) => (known[at].batch.games, true),
            Next::ToPlay(games) => (games, false),
        };
        parts.push((whole.batch.first_seed + played, games, is_known));
        played += games;
    }
    parts
}

#[test]
fn pieces_of_any_files_are_put_together_and_only_what_lacks_is_played() {
    let whole = piece(10, 20);
    assert_eq!(played(&whole, &[]), [(10, 20, false)]);
    assert_eq!(played(&whole, &[piece(10, 20)]), [(10, 20, true)]);
    assert_eq!(played(&whole, &[piece(10, 4), piece(10, 6), piece(16, 14)]), [(10, 6, true), (16, 14, true)]);
    assert_eq!(
        played(&whole, &[piece(25, 5), piece(14, 3), piece(1, 9)]),
        [(10, 4, false), (14, 3, true), (17, 8, false), (25, 5, true)]
    );
    // What reaches beyond it, what is another's, and what does not say the truth is none of it.
    let mut other = piece(10, 20);
    other.batch.of.place = "attic".to_owned();
    let [mut liar, mut endless, mut changed, mut doors] = [piece(10, 20), piece(10, 20), piece(10, 20), piece(10, 20)];
    liar.statistics.games = 3;
    endless.statistics.answers = u64::MAX;
    changed.batch.content = 8;
    doors.seen = Some(Doors(21));
    let none = [piece(10, 21), piece(28, 3), other, liar, endless, changed, doors, piece(10, 0)];
    assert_eq!(played(&whole, &none), [(10, 20, false)]);
}

#[test]
fn only_a_file_that_is_empty_or_begins_as_ours_is_taken() {
    let line = serde_json::to_string(&piece(1, 1)).unwrap();
    assert!(line.starts_with(OPENING), "{line}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.jsonl");
    let taken = |text: &str| {
        fs::write(&file, text).unwrap();
        Results::<Place, Doors>::open(&file).map(|results| results.known.len()).ok()
    };
    assert_eq!(taken(""), Some(0));
    assert_eq!(taken(&format!("{line}\n")), Some(1));
    assert_eq!(taken(&line), Some(1), "it lacks only its line end");
    assert_eq!(taken(&format!("{line}\n{}", &line[..line.len() / 2])), Some(1));
    assert_eq!(taken(&format!("{line}\n{}", &line[..3])), Some(1));
    assert_eq!(taken(&format!("{line}\n\0\0\0")), Some(1));
    for foreign in ["dear diary", "dear diary\n", "{", "{\"batch\":7}", "{\"batch\":{}}", "\0\0\0"] {
        assert_eq!(taken(foreign), None, "{foreign}");
        assert_eq!(fs::read_to_string(&file).unwrap(), foreign);
        let behind = format!("{line}\n{foreign}\n");
        assert_eq!(taken(&behind), None, "{behind}");
        assert_eq!(fs::read_to_string(&file).unwrap(), behind);
    }
}

#[test]
fn what_other_games_have_written_stays_and_counts_for_none_of_ours() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.jsonl");
    let line = serde_json::to_string(&piece(1, 1)).unwrap();
    let other = line.replace("\"place\":\"cellar\"", "\"seats\":3");
    fs::write(&file, format!("{other}\n{line}\n")).unwrap();
    let results = Results::<Place, Doors>::open(&file).unwrap();
    assert_eq!(results.known, [piece(1, 1)]);
    drop(results);
    assert_eq!(fs::read_to_string(&file).unwrap(), format!("{other}\n{line}\n"));
}

/// Whatever is killed goes on with the piece that it had in hand; what was seen is put together as what was counted.
#[test]
fn a_batch_that_was_killed_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.jsonl");
    let plan = Plan { threads: std::num::NonZeroUsize::new(1), ..Plan::new(30, 5) };
    let batch = piece(5, 30).batch;
    let run = |until: u64| {
        let (mut seeds, mut results) = (Vec::new(), Results::<Place, Doors>::open(&file).unwrap());
        let told = counted(batch.clone(), &plan, Some(&mut results), "", |plan, _| {
            if plan.first_seed >= until {
                return Err(Fault::message("cli-no-room"));
            }
            seeds.push((plan.first_seed, plan.games));
            Ok((piece(plan.first_seed, plan.games).statistics, Some(Doors(1))))
        });
        (seeds, told)
    };
    let (first, killed) = run(9);
    assert_eq!(first, [(5, 4)]);
    assert!(killed.is_err());
    let (then, whole) = run(u64::MAX);
    let pieces = [first, then].concat();
    assert!(pieces.len() > 2, "{pieces:?}");
    let mut seed = 5;
    for (first, games) in &pieces {
        assert_eq!(*first, seed);
        seed += games;
    }
    let whole = whole.unwrap();
    assert_eq!((seed, whole.statistics.games, whole.seen), (35, 30, Some(Doors(pieces.len() as u64))));
    assert_eq!(run(0).0, [], "nothing is played again");
}

/// What could not be kept is not played: hours of it would be gone.
#[test]
fn nothing_is_played_for_a_file_that_is_full_and_that_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.jsonl");
    // Few lines, so that they are read at once.
    let mut other = piece(5, 1);
    other.batch.of.place = "attic".repeat(10_000);
    let line = serde_json::to_string(&other).unwrap() + "\n";
    let lines = |bytes: u64| line.repeat(bytes as usize / line.len());
    let run = || {
        let mut results = Results::<Place, Doors>::open(&file).unwrap();
        let mut is_played = false;
        let told = counted(piece(5, 1).batch, &Plan::new(1, 5), Some(&mut results), "", |plan, _| {
            is_played = true;
            Ok((piece(plan.first_seed, plan.games).statistics, None))
        });
        (is_played, told.map_err(|fault| fault.sentence(&Texts::new(Language::English))))
    };
    let full = lines(LOG_LIMIT - 1);
    fs::write(&file, &full).unwrap();
    let (is_played, told) = run();
    assert!(!is_played);
    let told = told.unwrap_err();
    assert!(told.contains("results.jsonl is full") && told.contains("32 MB"), "{told}");
    assert_eq!(fs::metadata(&file).unwrap().len(), full.len() as u64, "it is as it was");
    fs::write(&file, lines(LOG_LIMIT - 2 * LONGEST_LINE as u64)).unwrap();
    let (is_played, told) = run();
    assert!(is_played && told.is_ok(), "there is room for another piece");
}
