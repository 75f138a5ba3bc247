//! A saved game that stands in the middle of a fight.

use delvewright::games::massive_darkness::content::{content_hash, core_box, shared_core_box, shipped_quest};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::playtest::{Bot as _, Greedy};
use delvewright::games::massive_darkness::rules::ask::DeckName;
use delvewright::games::massive_darkness::rules::cards::SlotSymbol;
use delvewright::games::massive_darkness::rules::dungeon::{Edition, Setup, recommended};
use delvewright::games::massive_darkness::rules::frames::{CombatStep, Frame};
use delvewright::games::massive_darkness::rules::ids::{CardId, HeroId};
use delvewright::games::massive_darkness::rules::{Act, Answer, Ask, Event, MassiveDarkness};
use delvewright::games::massive_darkness::session::{MassiveDarknessRules, Session, Start};
use delvewright::games::massive_darkness::texts;
use delvewright::house::plug::{Ruleset as _, Sitting};
use delvewright::house::session::Sessions as _;
use delvewright::house::storage::DataDirs;
use delvewright::house::text::Language;
use delvewright::kernel::game::{Game as _, Logged};
use delvewright::kernel::journal::Given;
use std::path::{Path, PathBuf};

/// Plays a game with the bot that has some sense, up to a fight, and leaves it in the data folder. Says where.
pub fn leave_in(folder: &Path) -> PathBuf {
    leave_when(folder, &|session| {
        let game = session.game();
        listed_attacks(game) >= 2 && game.state.enemy_ids().count() >= 2 && game.state.round >= 2
    })
}

/// The same, up to a decision after the dice of a fight have fallen.
pub fn leave_in_the_middle(folder: &Path) -> PathBuf {
    leave_when(folder, &|session| {
        let state = &session.game().state;
        let has_rolled = |frame: &Frame| matches!(frame, Frame::Combat(combat) if !combat.dice.is_empty());
        let is_asked = matches!(state.ask, Ask::Choose { .. } | Ask::May { .. });
        is_asked && state.frames.iter().any(has_rolled)
    })
}

/// The same, before the dice of a fight have fallen: somebody is asked.
pub fn leave_before_the_roll(folder: &Path) -> PathBuf {
    leave_when(folder, &|session| {
        let state = &session.game().state;
        let is_to_roll = |frame: &Frame| match frame {
            Frame::Combat(combat) => combat.dice.is_empty() && combat.step <= CombatStep::Roll,
            _ => false,
        };
        let is_asked = matches!(state.ask, Ask::Choose { .. } | Ask::May { .. });
        is_asked && state.frames.last().is_some_and(is_to_roll)
    })
}

/// The same, up to the moment when a Guard card is drawn.
pub fn leave_at_a_guard_card(folder: &Path) -> PathBuf {
    leave_when(folder, &|session| matches!(session.game().state.ask, Ask::Draw(DeckName::Guard(_))))
}

/// The same, up to the moment when somebody can transmute cards.
pub fn leave_where_cards_can_be_transmuted(folder: &Path) -> PathBuf {
    leave_when(folder, &|session| {
        let mut listed = Vec::new();
        session.game().answers(&mut listed);
        listed.contains(&Answer::Act(Act::Transmute))
    })
}

/// The same, up to the moment when something was found that can be worn, and its finder wears something already.
pub fn leave_at_a_treasure(folder: &Path) -> PathBuf {
    leave_when(folder, &|session| {
        let game = session.game();
        let Ask::Arrange { hero, .. } = game.state.ask else { return false };
        let is_worn = |card: &CardId| game.library.card(*card).card.slot != SlotSymbol::None && game.holds(hero, *card);
        let is_found = |frame: &Frame| matches!(frame, Frame::Gain(gain) if gain.got.iter().any(is_worn));
        game.state.frames.iter().any(is_found)
    })
}

/// Plays games up to a decision that brings what is wanted, and leaves one just before it. Says what stands on the button.
pub fn leave_before(folder: &Path, is_wanted: &dyn Fn(&Event) -> bool) -> String {
    let rules = rules();
    let found = (5..60).find_map(|seed| brings(&rules, seed, is_wanted).map(|(at, label)| (seed, at, label)));
    let (seed, at, label) = found.expect("it happens in some game");
    write_down(folder, played(&rules, TUTORIAL, seed, &|session| session.len() >= at));
    label
}

/// After how many answers of a game somebody decides what is wanted, and what stands on the button for it.
fn brings(rules: &MassiveDarknessRules, seed: u64, is_wanted: &dyn Fn(&Event) -> bool) -> Option<(usize, String)> {
    let texts = texts::of(Language::English);
    let (mut session, mut bot) = (begun(rules, TUTORIAL, seed), Greedy::new(5));
    let mut listed = Vec::new();
    loop {
        while session.step_chance(&mut |_| {}).expect("dice") {}
        if session.game().outcome().is_some() {
            return None;
        }
        listed.clear();
        session.game().answers(&mut listed);
        let answer = bot.answer(session.game(), &listed);
        let (at, round) = (session.len(), session.game().state.round);
        let sitting = Sitting { start: &session.header().setup, game: session.game(), texts: &texts };
        let label = rules.label(&sitting, &answer).to_string();
        let is_pressed = matches!(answer, Answer::Act(_) | Answer::Pick(_) | Answer::Yes | Answer::No | Answer::Enough);
        let mut is_there = false;
        let mut log = |event: Logged<Event>| is_there |= is_wanted(&event.what);
        session.answer(answer, Given::Chosen, &mut log).expect("legal");
        while session.step_chance(&mut log).expect("dice") {}
        if is_there && is_pressed && round >= 2 {
            return Some((at, label));
        }
    }
}

/// Plays a quest with these Heroes of the box up to a moment, and leaves it in the data folder. Says where.
pub fn leave_quest(folder: &Path, quest: &str, heroes: &[u8], is_it: &dyn Fn(&Session) -> bool) -> PathBuf {
    leave(folder, Party { quest, heroes }, is_it)
}

fn leave_when(folder: &Path, is_it: &dyn Fn(&Session) -> bool) -> PathBuf {
    leave(folder, TUTORIAL, is_it)
}

#[derive(Clone, Copy)]
struct Party<'a> {
    quest: &'a str,
    heroes: &'a [u8],
}

const TUTORIAL: Party<'_> = Party { quest: "tutorial", heroes: &[0, 1, 3, 5] };

fn leave(folder: &Path, party: Party<'_>, is_it: &dyn Fn(&Session) -> bool) -> PathBuf {
    let rules = rules();
    let mut games = (5..25).map(|seed| played(&rules, party, seed, is_it));
    write_down(folder, games.find(is_it).expect("it happens in some game"))
}

fn rules() -> MassiveDarknessRules {
    let library = shared_core_box().expect("the box");
    MassiveDarknessRules { content: content_hash(&core_box().expect("the box")), library }
}

fn write_down(folder: &Path, mut session: Session) -> PathBuf {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let lines = session.take_lines().expect("lines").join("\n") + "\n";
    let file = dirs.games.join("tutorial-5-1.journal");
    std::fs::write(&file, lines).expect("a file");
    file
}

fn begun(rules: &MassiveDarknessRules, party: Party<'_>, seed: u64) -> Session {
    let quest = ron::from_str(shipped_quest(party.quest).expect("a quest")).expect("it can be read");
    let heroes = party.heroes.iter().map(|hero| recommended(&rules.library, HeroId(*hero))).collect();
    let start = Start { quest, setup: Setup::standard(heroes, 2, Edition::De), moment: None };
    rules.begin(start, seed, &mut |_| {}).expect("a game")
}

/// A game up to that moment, else to its end.
fn played(rules: &MassiveDarknessRules, party: Party<'_>, seed: u64, is_it: &dyn Fn(&Session) -> bool) -> Session {
    let mut session = begun(rules, party, seed);
    let mut bot = Greedy::new(5);
    let mut listed = Vec::new();
    while !is_it(&session) && session.game().outcome().is_none() {
        if session.step_chance(&mut |_| {}).expect("dice") {
            continue;
        }
        listed.clear();
        session.game().answers(&mut listed);
        let answer = bot.answer(session.game(), &listed);
        session.answer(answer, Given::Chosen, &mut |_| {}).expect("legal");
    }
    session
}

fn listed_attacks(game: &MassiveDarkness) -> usize {
    let mut listed = Vec::new();
    game.answers(&mut listed);
    listed.iter().filter(|answer| matches!(answer, Answer::Act(Act::Attack(..)))).count()
}
