//! What every installed game has to do, whatever its rules: it is begun, played, killed, taken up, undone, redone and listed,
//! speaks three languages, refuses the files of other games by name, loses no card, and tells nobody what he may not know.

use delvewright::games::INSTALLED;
use delvewright::house::lab::batch::{Plan, Progress};
use delvewright::house::lab::bots::RandomBot;
use delvewright::house::play::Undone;
use delvewright::house::plug::{OpenGame, Plug, Running, SeatBot, Secrets, Simulated, Trouble};
use delvewright::house::session::Taken;
use delvewright::house::storage::{DataDirs, read_ends, read_log};
use delvewright::house::text::{Language, Texts};
use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// A game with a folder of its own for its files.
struct Table {
    plug: &'static dyn Plug,
    game: Box<dyn OpenGame>,
    texts: Texts,
    folder: TempDir,
}

fn tables() -> impl Iterator<Item = Table> {
    INSTALLED.iter().map(|game| {
        let plug = game.plug;
        let folder = tempfile::tempdir().unwrap();
        let dirs = DataDirs::at(folder.path());
        dirs.create().unwrap();
        let texts = plug.texts(Language::English);
        let game = plug.open(&dirs).unwrap_or_else(|why| panic!("{}: {}", plug.id(), why.say(&texts)));
        Table { plug, game, texts, folder }
    })
}

impl Table {
    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn begin(&self, seats: u8, seed: u64, name: &str) -> Box<dyn Running> {
        let begun = self.game.begin(&self.texts, seats, seed, &self.file(name));
        begun.unwrap_or_else(|why| panic!("{}: {}", self.plug.id(), why.say(&self.texts)))
    }

    fn simulate(
        &self,
        bots: &[SeatBot],
        plan: &Plan,
        cancel: &AtomicBool,
        tell: &(dyn Fn(Progress) + Sync),
    ) -> Result<Simulated, Trouble> {
        self.game.simulate(bots, plan, &self.texts, cancel, tell)
    }

    fn resume(&self, name: &str) -> Box<dyn Running> {
        match self.game.resume(&self.texts, &self.file(name)) {
            Ok((running, taken)) => {
                assert_eq!(taken, Taken::Whole, "{}", self.plug.id());
                running
            }
            Err(why) => panic!("{}: {}", self.plug.id(), why.say(&self.texts)),
        }
    }

    /// Answers at random, up to so many times; every state is looked at.
    fn play(&self, running: &mut dyn Running, answers: usize, seed: u64) {
        let (id, mut bot) = (self.plug.id(), RandomBot::new(seed));
        for _ in 0..answers {
            let asked = (0..running.seats()).filter(|seat| running.asked(*seat, &self.texts).is_some());
            let asked: Vec<u8> = asked.collect();
            if asked.is_empty() {
                break;
            }
            let seat = asked[bot.pick(asked.len())];
            let offers = running.offers(seat, &self.texts).len();
            assert!(offers > 0, "{id}: seat {seat} is asked and has no answer");
            let safe = running.asked(seat, &self.texts).and_then(|asking| asking.safe);
            assert!(safe.is_none_or(|safe| safe < offers), "{id}: of {offers} answers number {safe:?} stands out");
            running.give(seat, bot.pick(offers), &self.texts).unwrap_or_else(|why| panic!("{id}: {why}"));
            assert_eq!(running.check(), Ok(()), "{id}");
            assert!(running.trouble().is_none(), "{id}");
        }
    }
}

/// More answers than any random game of these needs.
const TO_THE_END: usize = 20_000;

#[test]
fn every_game_has_a_name_of_its_own_and_refuses_another_number_of_seats() {
    let mut ids: Vec<&str> = INSTALLED.iter().map(|game| game.plug.id()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), INSTALLED.len());
    for table in tables() {
        assert!(table.texts.has(table.plug.name()));
        let seats = table.plug.seats();
        for wrong in [0, seats.end() + 1, 255] {
            let Err(why) = table.game.begin(&table.texts, wrong, 1, &table.file("wrong")) else {
                panic!("{}: {wrong} seats", table.plug.id())
            };
            assert!(why.say(&table.texts).contains(&seats.end().to_string()));
            assert!(!table.file("wrong").exists(), "{}", table.plug.id());
        }
    }
}

#[test]
fn every_game_is_played_to_its_end_and_taken_up_from_its_file() {
    for table in tables() {
        for seats in table.plug.seats() {
            let name = format!("{seats}.journal");
            let mut running = table.begin(seats, u64::from(seats), &name);
            assert_eq!(running.seats(), seats);
            table.play(&mut *running, TO_THE_END, u64::from(seats));
            let ended = running.ended();
            assert!(ended.standing.over.is_some(), "{}: {seats} seats", table.plug.id());
            assert!(
                ended.ranking.as_ref().is_none_or(|places| places.len() == usize::from(seats) && places.contains(&1))
            );
            let told: Vec<_> = (0..seats).map(|seat| running.story(seat)).collect();
            drop(running);
            let again = table.resume(&name);
            assert_eq!(again.ended(), ended);
            assert_eq!((0..seats).map(|seat| again.story(seat)).collect::<Vec<_>>(), told, "{}", table.plug.id());
        }
    }
}

#[test]
fn a_game_that_was_killed_goes_on_with_every_whole_line() {
    for table in tables() {
        let id = table.plug.id();
        let seats = *table.plug.seats().end();
        let mut running = table.begin(seats, 7, "killed.journal");
        table.play(&mut *running, 12, 7);
        let ended = running.ended();
        drop(running);
        let file = table.file("killed.journal");
        let whole = std::fs::read(&file).unwrap();
        // A line that lacks only its end is no torn one.
        std::fs::write(&file, whole.trim_ascii_end()).unwrap();
        let Ok(proof) = table.game.verify(&read_log(&file, |_| true).unwrap()) else { panic!("{id}: no game") };
        assert_eq!((proof.ended.hash, proof.trouble.is_none()), (ended.hash, true), "{id}");
        assert_eq!(table.resume("killed.journal").ended(), ended, "{id}");
        assert_eq!(std::fs::read(&file).unwrap(), whole, "{id}");
        let kept = file.with_extension("journal.torn-1");
        assert!(!kept.exists(), "{id}: nothing was torn");
        let header = whole.iter().position(|byte| *byte == b'\n').unwrap() + 1;
        // Cut off in the middle of some line, now here, now there.
        for part in 1..8 {
            let end = header + 1 + (whole.len() - header - 1) * part / 8;
            std::fs::write(&file, &whole[..end]).unwrap();
            let mut running = table.resume("killed.journal");
            let hash = running.ended().hash;
            let lines = whole[..end].iter().filter(|byte| **byte == b'\n').count();
            assert!(read_log(&file, |_| true).unwrap().lines.len() >= lines, "{id}: a whole line is gone");
            table.play(&mut *running, 3, part as u64);
            drop(running);
            let again = table.resume("killed.journal");
            assert!(again.ended().hash != hash || again.ended().standing.over.is_some(), "{id}: it goes on");
        }
    }
}

#[test]
fn every_game_is_undone_to_its_start_and_redone_to_its_end() {
    let mut held = Vec::new();
    for table in tables() {
        let seats = *table.plug.seats().start();
        let mut running = table.begin(seats, 3, "back.journal");
        let first = running.ended().hash;
        table.play(&mut *running, TO_THE_END, 3);
        assert!(running.ended().standing.over.is_some(), "{}", table.plug.id());
        let (last, decisions) = (running.ended().hash, running.decisions(0).len());
        assert!(decisions > 3);
        for left in (0..decisions).rev() {
            match running.undo(&table.texts) {
                Undone::Done => {}
                Undone::AsksTheTable(entry) => {
                    let hash = running.ended().hash;
                    let decision = running.decisions(0).pop().unwrap();
                    assert_eq!((decision.entry, hash), (entry, running.ended().hash), "nothing has changed");
                    assert_eq!(running.undo_to(&decision, true, &table.texts), Undone::Done);
                }
                // Not even if all agreed now: they would have had to say so before.
                Undone::Holds => {
                    let (hash, decision) = (running.ended().hash, running.decisions(0).pop().unwrap());
                    assert_eq!(running.undo_to(&decision, true, &table.texts), Undone::Holds);
                    assert_eq!((running.ended().hash, running.decisions(0).len()), (hash, left + 1));
                    held.push(table.plug.id());
                    break;
                }
                Undone::Nothing => panic!("{}: {left} decisions are left", table.plug.id()),
            }
            assert_eq!(running.decisions(0).len(), left, "{}", table.plug.id());
        }
        if !held.contains(&table.plug.id()) {
            assert_eq!((running.undo(&table.texts), running.ended().hash), (Undone::Nothing, first));
        }
        while running.redo(&table.texts) {}
        assert_eq!((running.ended().hash, running.decisions(0).len()), (last, decisions), "{}", table.plug.id());
        drop(running);
        assert_eq!(table.resume("back.journal").ended().hash, last);
    }
    assert_eq!(held, ["boss-monster"], "only there a border holds (BM-KERN-11)");
}

#[test]
fn every_game_is_played_many_times_by_bots_at_its_seats() {
    for table in tables() {
        let id = table.plug.id();
        let seats = usize::from(*table.plug.seats().start());
        let batch = |threads: usize| {
            let plan = Plan { threads: NonZeroUsize::new(threads), ..Plan::new(4, 7) };
            let told = AtomicU64::new(0);
            let tell = |progress: Progress| _ = told.fetch_max(progress.done, Ordering::Relaxed);
            let simulated = table.simulate(&vec![SeatBot::Random; seats], &plan, &AtomicBool::new(false), &tell);
            assert_eq!(told.into_inner(), 4, "{id}");
            let mut simulated = simulated.unwrap_or_else(|why| panic!("{id}: {}", why.say(&table.texts)));
            simulated.statistics.elapsed = Duration::ZERO;
            simulated
        };
        let played = batch(1);
        assert_eq!((played.statistics.games, &played.statistics.defects[..]), (4, &[][..]), "{id}");
        assert!(played.places.seats().iter().all(|seat| seat.games() == 4), "{id}");
        assert_eq!(batch(2), played, "{id}");
        let wrong = vec![SeatBot::Random; usize::from(*table.plug.seats().end()) + 1];
        let Err(why) = table.simulate(&wrong, &Plan::new(1, 1), &AtomicBool::new(false), &|_| {}) else {
            panic!("{id}: too many play")
        };
        assert!(why.say(&table.texts).contains(&table.plug.seats().end().to_string()), "{id}");
    }
}

#[test]
fn bots_of_a_game_sit_at_its_seats_and_a_batch_can_be_ended() {
    for table in tables() {
        let id = table.plug.id();
        let seats = usize::from(*table.plug.seats().start());
        for (number, name) in table.plug.bots().iter().enumerate() {
            let called = Language::ALL.map(|language| table.plug.texts(language).get(&format!("bot-{name}")));
            assert!(called.iter().all(|called| !called.contains('⟨')), "{id}: {called:?}");
            let mut bots = vec![SeatBot::Random; seats];
            bots[0] = SeatBot::Own(name);
            let played = |cancel: &AtomicBool| {
                let simulated = table.simulate(&bots, &Plan::new(3, 7), cancel, &|_| {});
                simulated.unwrap_or_else(|why| panic!("{id}: {}", why.say(&table.texts))).statistics
            };
            assert_eq!(played(&AtomicBool::new(true)).games, 0, "{id}");
            // Those that think longer than the first one are ended in their thoughts: their whole games are the business of their packages.
            let (cancel, is_first) = (AtomicBool::new(false), number == 0);
            let ended = thread::scope(|scope| {
                scope.spawn(|| {
                    thread::sleep(Duration::from_millis(100));
                    cancel.store(!is_first, Ordering::Relaxed);
                });
                played(&cancel)
            });
            assert!(ended.defects.is_empty() && (!is_first || ended.games == 3), "{id}: {name}");
        }
        let nobody = vec![SeatBot::Own("nobody"); seats];
        let Err(why) = table.simulate(&nobody, &Plan::new(1, 1), &AtomicBool::new(false), &|_| {}) else {
            panic!("{id}: nobody has played")
        };
        assert!(why.say(&table.texts).contains("nobody"), "{id}");
    }
}

/// Is it a name for programmers?
fn is_raw(text: &str) -> bool {
    let is_of_one =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || matches!(letter, '-' | '_');
    text.contains(['-', '_']) && text.len() > 3 && text.chars().all(is_of_one)
}

#[test]
fn every_game_speaks_three_languages_without_a_hole() {
    for table in tables() {
        let seats = *table.plug.seats().end();
        let mut running = table.begin(seats, 11, "told.journal");
        let languages = Language::ALL.map(|language| table.plug.texts(language));
        let mut stories = Vec::new();
        for part in 0..6 {
            table.play(&mut *running, 25, part);
            for texts in &languages {
                running.speak(texts);
                let id = table.plug.id();
                let mut said: Vec<String> = Vec::new();
                for seat in 0..seats {
                    said.extend(running.story(seat).into_iter().map(|line| line.text));
                    said.extend(running.offers(seat, texts).iter().map(ToString::to_string));
                    said.extend(running.decisions(seat).into_iter().filter_map(|one| Some(one.label?.to_string())));
                    said.extend(running.asked(seat, texts).map(|asked| asked.sentence.to_string()));
                }
                for text in &said {
                    let has_hole = text.is_empty() || text.contains(['⟨', '⟩', '{', '}']);
                    assert!(!has_hole && !is_raw(text), "{id}, {}: “{text}”", texts.language().code());
                }
                stories.push(running.story(0));
            }
            let told = &stories[stories.len() - 3..];
            assert!(told[0].len() == told[1].len() && told[1].len() == told[2].len(), "each line in each language");
            assert!(told[0] != told[1] && told[1] != told[2], "they are three languages");
        }
    }
}

/// Whoever reads two answers to one question can tell them apart.
#[test]
fn no_two_answers_of_one_question_read_alike_in_any_game() {
    for table in tables() {
        let id = table.plug.id();
        let languages = Language::ALL.map(|language| table.plug.texts(language));
        let (mut looked_at, mut alike) = (0, BTreeSet::new());
        for (round, seats) in table.plug.seats().enumerate() {
            let mut running = table.begin(seats, 20 + round as u64, &format!("alike-{seats}.journal"));
            for part in 0..60 {
                for (texts, seat) in languages.iter().flat_map(|texts| (0..seats).map(move |seat| (texts, seat))) {
                    let mut said = BTreeSet::new();
                    for label in running.offers(seat, texts) {
                        looked_at += 1;
                        if !said.insert(Arc::clone(&label)) {
                            alike.insert(label);
                        }
                    }
                }
                table.play(&mut *running, 7, part);
            }
        }
        assert!(alike.is_empty(), "{id}: {alike:#?}");
        assert!(looked_at > 30, "{id}: {looked_at}");
    }
}

#[test]
fn every_game_says_in_three_languages_which_rule_was_broken() {
    for table in tables() {
        let id = table.plug.id();
        let said = Language::ALL.map(|language| {
            let texts = table.plug.texts(language);
            let refusals = table.game.refusals(&texts).unwrap_or_else(|what| panic!("{id}: {what}"));
            for text in &refusals {
                let has_hole = text.len() < 8 || text.contains(['⟨', '⟩', '{', '}']);
                assert!(!has_hole && !is_raw(text), "{id}, {}: “{text}”", language.code());
            }
            refusals
        });
        assert!(said[0].len() >= 3, "{id}: {:?}", said[0]);
        assert!(said[0].len() == said[1].len() && said[1].len() == said[2].len(), "{id}: each in each language");
        assert!(said[0] != said[1] && said[1] != said[2], "{id}: they are three languages");
    }
}

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

#[test]
fn nobody_is_told_what_he_may_not_know() {
    for table in tables() {
        let id = table.plug.id();
        let Secrets { hidden, told, heard, listed, chosen, at_once, sealed } =
            table.game.secrets(60, &table.texts).unwrap_or_else(|what| panic!("{id}: {what}"));
        let seats = *table.plug.seats().start();
        let begun = table.game.begin(&table.texts, seats, 1, &table.file("secrets.journal"));
        let has_secrets = begun.unwrap_or_else(|why| panic!("{id}: {}", why.say(&table.texts))).has_secrets();
        assert_eq!(has_secrets, hidden > 0, "{id}: by this it is decided whether people pass the screen to each other");
        if hidden == 0 {
            // At this table everybody knows everything: no two games look alike.
            assert_eq!((told, heard, listed, at_once, sealed), (0, 0, 0, 0, 0), "{id}");
        } else {
            let found = format!("{told} {heard} {listed} {at_once} {sealed}");
            assert!(told >= 1000 && heard >= 1000 && listed >= 1000, "{id}: {found}");
            assert!(at_once == 0 || sealed >= 300, "{id}: {found}");
        }
        assert!(chosen >= table.plug.bots().len(), "{id}: {chosen} answers of its bots");
    }
}
