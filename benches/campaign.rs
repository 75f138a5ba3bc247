//! How fast a campaign book of 200 entries is opened, derived and told, and what somebody who types waits for.
//! `benches/README.md` says what was measured, and on what.
#![allow(clippy::unwrap_used, missing_docs, reason = "a measurement that cannot go on fails")]

use criterion::{Criterion, criterion_group, criterion_main};
use delvewright::games::massive_darkness::campaign::chronicle::pieces;
use delvewright::games::massive_darkness::campaign::entry::Note;
use delvewright::games::massive_darkness::campaign::statistics::Statistics;
use delvewright::games::massive_darkness::campaign::words::{Titles, Words};
use delvewright::games::massive_darkness::campaign::{Campaign, Shelf, What, book, derive};
use delvewright::games::massive_darkness::content::{shared_core_box, shipped_quests};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::print::{Paper, chronicle};
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::rules::dungeon::Edition;
use delvewright::games::massive_darkness::texts;
use delvewright::house::storage::{DataDirs, DocumentWriter, SharedFile, parse_document, write_document};
use delvewright::house::text::Language;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::sync::Arc;

const ENTRIES: usize = 200;

/// The sample campaign, from the tutorial to the last quest of the box with four Heroes, and notes until there are
/// enough entries.
fn long_book(shelf: &Shelf) -> (PathBuf, Campaign) {
    let file = shelf.put_sample().unwrap();
    let mut book = shelf.open(&file, 1).unwrap();
    while book.campaign().entries().len() < ENTRIES {
        let note = Note { text: "It snowed all evening.".to_owned(), ..Note::default() };
        book.enter(1_800_000_000, What::Noted(note)).unwrap();
    }
    let campaign = book.campaign().clone();
    assert_eq!(campaign.entries().len(), ENTRIES);
    (file, campaign)
}

fn campaign(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let library = shared_core_box().unwrap();
    let dirs = DataDirs::at(folder.path());
    dirs.create_all().unwrap();
    let shelf = Shelf::new(dirs, library.clone());
    let (file, long) = long_book(&shelf);
    criterion.bench_function("campaign/open 200 entries for writing, with a backup", |bench| {
        bench.iter(|| shelf.open(black_box(&file), 1).unwrap().campaign().entries().len());
    });
    criterion.bench_function("campaign/read 200 entries", |bench| {
        bench.iter(|| book::read(black_box(&file), &library).unwrap().entries().len());
    });
    criterion.bench_function("campaign/derive the state of 200 entries", |bench| {
        bench.iter(|| derive(&library, black_box(long.entries())));
    });
    let (texts, titles) = (texts::of(Language::English), Titles::with([]));
    let words = Words { texts: &texts, library: &library, titles: &titles, edition: Edition::De };
    criterion.bench_function("campaign/statistics", |bench| bench.iter(|| Statistics::of(black_box(&long))));
    criterion.bench_function("campaign/chronicle", |bench| bench.iter(|| pieces(black_box(&long), &words)));
    criterion.bench_function("campaign/chronicle as a PDF file", |bench| {
        let told = pieces(&long, &words);
        bench.iter(|| chronicle(black_box(&told), &texts, Paper::A4).pdf().unwrap().len());
    });
}

/// What the hand waits for at each letter of a quest: to write the quest, as it was once, and to hand it over to be written.
fn typing(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let dirs = DataDirs::at(folder.path());
    dirs.create_all().unwrap();
    let (name, text) = shipped_quests().max_by_key(|(_, text)| text.len()).unwrap();
    let before: Quest = parse_document(Path::new(name), text).unwrap();
    let mut after = before.clone();
    after.title.values_mut().for_each(|title| title.push('!'));
    let letters = [Arc::new(before), Arc::new(after)];
    let mut typed = letters.iter().cycle();
    let (written, behind) = (dirs.quests().join("written.ron"), dirs.quests().join("behind.ron"));
    criterion.bench_function("typing/writing the quest", |bench| {
        bench.iter(|| write_document(&written, &**typed.next().unwrap()).unwrap());
    });
    let writer = DocumentWriter::new(SharedFile::look(&dirs, &behind, 20));
    criterion.bench_function("typing/handing the quest over", |bench| {
        bench.iter(|| writer.hand_over(Arc::clone(typed.next().unwrap())));
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = campaign, typing
}
criterion_main!(benches);
