//! Files of every installed game: many saved games are listed without being played, files of other games are refused by name
//! wherever they are given, and documents, books and cases say what they are.

use super::plugs::{Table, tables};
use delvewright::games::INSTALLED;
use delvewright::house::storage::{DataDirs, read_ends};
use delvewright::house::text::Language;
use std::path::Path;
use std::sync::Arc;

#[test]
fn a_thousand_saved_games_are_listed_without_being_played() {
    for table in tables() {
        let id = table.plug.id();
        let mut running = table.begin(*table.plug.seats().end(), 2, "one.journal");
        table.play(&mut *running, 10, 2);
        let standing = running.ended().standing;
        drop(running);
        let text = std::fs::read_to_string(table.file("one.journal")).unwrap();
        let mut lines: Vec<&str> = text.lines().collect();
        // Whoever played it would stumble here.
        let end = lines.len() - 3;
        lines[1..end].fill("Entry(nobody understands this");
        let text = lines.join("\n") + "\n";
        for number in 0..1000 {
            std::fs::write(table.file(&format!("{number}.journal")), &text).unwrap();
        }
        assert!(table.game.resume(&table.texts, &table.file("0.journal")).is_err(), "{id}: it cannot be played");
        for texts in Language::ALL.map(|language| table.plug.texts(language)) {
            for number in 0..1000 {
                let ends = read_ends(&table.file(&format!("{number}.journal"))).unwrap();
                let listed =
                    table.game.summary(&ends, &texts).unwrap_or_else(|why| panic!("{id}: {}", why.say(&texts)));
                assert_eq!(listed.standing, Some(standing), "{id}");
                assert!(listed.line.len() > 5 && !listed.line.contains(['⟨', '{']), "{id}: {}", listed.line);
            }
        }
    }
}

/// A file that is refused by name and stays as it is.
fn refuses(table: &Table, file: &Path, owner: &str) {
    let before = std::fs::read(file).unwrap();
    for texts in Language::ALL.map(|language| table.plug.texts(language)) {
        let resumed = table.game.resume(&texts, file).err().map(|why| why.say(&texts));
        let listed = table.game.summary(&read_ends(file).unwrap(), &texts).err().map(|why| why.say(&texts));
        for said in [resumed, listed] {
            let said = said.unwrap_or_else(|| panic!("{} opens a game of {owner}", table.plug.id()));
            assert!(said.contains(owner) && !said.contains('⟨'), "{}: {said}", table.plug.id());
        }
    }
    assert_eq!(std::fs::read(file).unwrap(), before, "nothing was touched");
}

#[test]
fn every_game_refuses_the_files_of_all_others_by_name() {
    let all: Vec<Table> = tables().collect();
    for table in &all {
        let mut running = table.begin(*table.plug.seats().start(), 4, "own.journal");
        table.play(&mut *running, 6, 4);
    }
    for table in &all {
        for other in all.iter().filter(|other| other.plug.id() != table.plug.id()) {
            refuses(table, &other.file("own.journal"), other.plug.id());
        }
        // One that nobody has installed, and that looks like our own.
        let text = std::fs::read_to_string(table.file("own.journal")).unwrap();
        let unknown = table.file("unknown.journal");
        std::fs::write(&unknown, text.replace(table.plug.id(), "chess")).unwrap();
        refuses(table, &unknown, "chess");
    }
}

/// Everything that a game keeps, as `saves/` has it, and a file of its rules cases.
const KEPT: [(&str, &str, &str); 3] = [
    ("massive-darkness", "saves/format-2", "tests/rules/doors/opening.ron"),
    ("boss-monster", "saves/boss-monster-1", "tests/rules/boss-monster/build.ron"),
    ("massive-darkness-2", "saves/massive-darkness-2-1", "tests/rules/massive-darkness-2/combat.ron"),
];

/// Journals, books, exported books and documents, each given wherever a file of the own game could be.
#[test]
fn every_file_of_a_game_is_refused_by_all_others_by_name_wherever_it_is_given() {
    for (owner, folder, cases) in KEPT {
        for table in tables().filter(|table| table.plug.id() != owner) {
            let (id, dirs) = (table.plug.id(), DataDirs::at(table.folder.path()));
            let is_told = |what: &str, why: Option<Arc<str>>| {
                let why = why.unwrap_or_else(|| panic!("{id} takes {what} of {owner}"));
                assert!(why.contains(owner) && !why.contains('⟨'), "{id}, {what}: {why}");
            };
            let mut files = 0;
            for entry in std::fs::read_dir(folder).unwrap() {
                let kept = entry.unwrap().path();
                let name = kept.file_name().unwrap().to_string_lossy().into_owned();
                if name == "settings.ron" {
                    continue;
                }
                files += 1;
                let (file, on_the_shelf) = (table.file(&name), dirs.campaigns.join(format!("{name}.campaign")));
                std::fs::copy(&kept, &file).unwrap();
                std::fs::copy(&kept, &on_the_shelf).unwrap();
                let before = std::fs::read(&file).unwrap();
                let texts = &table.texts;
                is_told(&name, table.game.resume(texts, &file).err().map(|why| why.say(texts)));
                is_told(&name, table.game.summary(&read_ends(&file).unwrap(), texts).err().map(|why| why.say(texts)));
                for linted in table.game.lint(&[file.display().to_string()], texts).into_iter().flatten() {
                    is_told(&name, linted.err().map(|why| why.say(texts)));
                }
                if let Some(books) = table.game.books(texts) {
                    let books = books.unwrap_or_else(|why| panic!("{id}: {}", why.say(texts)));
                    let book = books.iter().find(|book| book.file == on_the_shelf && !book.is_sound);
                    is_told(&name, book.map(|book| Arc::clone(&book.told)));
                }
                assert_eq!(std::fs::read(&file).unwrap(), before, "{id} touches {name}");
            }
            assert!(files >= 3, "{owner}: {files} files");
            // Cases say nowhere whose they are; they are refused all the same.
            if let Some(Ok(own)) = table.plug.cases() {
                assert!(own.check(cases, &std::fs::read_to_string(cases).unwrap()).is_err(), "{id}: {cases}");
            }
        }
    }
}

/// Has the game a command for books of campaigns? Then it says what lies on the shelf, too.
fn keeps_books(table: &Table) -> bool {
    let game = INSTALLED.iter().find(|game| game.plug.id() == table.plug.id()).unwrap();
    game.commands.commands().find_subcommand("books").is_some()
}

/// Documents, books and cases of whatever game, as far as it has some, are told of without stumbling, in every language.
#[test]
fn every_game_says_what_its_documents_books_and_cases_are() {
    for table in tables() {
        let id = table.plug.id();
        let dirs = DataDirs::at(table.folder.path());
        let of_chess = table.file("chess.ron");
        std::fs::write(&of_chess, "// Delvewright: chess, opening, format 1\n()\n").unwrap();
        let book = dirs.campaigns.join("chess.campaign");
        std::fs::write(&book, "Campaign((format:1,ruleset:\"chess\",id:\"1\"))\nEntry(())\n").unwrap();
        // A book of a newer program, and one in which a line is damaged.
        let newer = format!("Campaign((format:99,ruleset:\"{id}\",id:\"2\",hologram:3))\n");
        std::fs::write(dirs.campaigns.join("newer.campaign"), newer).unwrap();
        let broken = format!("Campaign((format:1,ruleset:\"{id}\",id:\"3\"))\nEntry(nobody understands\n");
        std::fs::write(dirs.campaigns.join("broken.campaign"), broken).unwrap();
        assert_eq!(table.game.books(&table.texts).is_some(), keeps_books(&table), "{id}: are there books?");
        for texts in Language::ALL.map(|language| table.plug.texts(language)) {
            let missing = table.file("missing.ron");
            let names = [&missing, &of_chess].map(|file| file.display().to_string());
            if let Some(looked_into) = table.game.lint(&names, &texts) {
                let why = looked_into.into_iter().map(|linted| match linted {
                    Ok(linted) => panic!("{id}: it reads a document of chess: {}", linted.told),
                    Err(why) => why.say(&texts),
                });
                let why: Vec<_> = why.collect();
                assert!(why.len() == 2 && why[0].contains("missing.ron"), "{id}: {why:?}");
                assert!(why[1].contains("chess") && !why.iter().any(|why| why.contains('⟨')), "{id}: {why:?}");
            }
            if let Some(books) = table.game.books(&texts) {
                let books = books.unwrap_or_else(|why| panic!("{id}: {}", why.say(&texts)));
                assert!(books.len() == 3 && books.iter().all(|book| !book.is_sound), "{id}: {books:?}");
                for (name, words) in [("chess", "chess"), ("newer", "99"), ("broken", "2")] {
                    let book = books.iter().find(|book| book.file.file_stem().is_some_and(|stem| stem == name));
                    let told = &book.unwrap_or_else(|| panic!("{id}: {name} is not listed")).told;
                    assert!(told.contains(words) && told.contains(name) && !told.contains('⟨'), "{id}: {told}");
                }
            }
        }
        if let Some(cases) = table.plug.cases() {
            let cases = cases.unwrap_or_else(|why| panic!("{id}: {}", why.say(&table.texts)));
            for nothing in ["", "()", "[]", "no case at all"] {
                let why = cases.check("nothing.ron", nothing).err().map(|why| why.say(&table.texts));
                assert!(why.is_some_and(|why| !why.is_empty() && !why.contains('⟨')), "{id}: {nothing:?}");
            }
        }
    }
}
