//! What every installed game has to do, whatever its rules: it is begun, played, killed, taken up, undone, redone and listed,
//! speaks three languages, refuses the files of other games by name, loses no card, and tells nobody what he may not know.

use delvewright::games::INSTALLED;
use delvewright::house::lab::batch::{Plan, Progress};
use delvewright::house::lab::bots::RandomBot;
use delvewright::house::play::Undone;
use delvewright::house::plug::{OpenGame, Plug, Running, SeatBot, Secrets, Simulated, Trouble};
use delvewright::house::session::Taken;
use delvewright::house::storage::{DataDirs, read_log};
use delvewright::house::text::{Language, Texts};
use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// A game with a folder of its own for its files.
pub(super) struct Table {
    pub(super) plug: &'static dyn Plug,
    pub(super) game: Box<dyn OpenGame>,
    pub(super) texts: Texts,
    pub(super) folder: TempDir,
}

pub(super) fn tables() -> impl Iterator<Item = Table> {
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
    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(super) fn begin(&self, seats: u8, seed: u64, name: &str) -> Box<dyn Running> {
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
    pub(super) fn play(&self, running: &mut dyn Running, answers: usize, seed: u64) {
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
