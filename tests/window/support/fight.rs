//! A saved game that stands in the middle of a fight.

use delvewright::games::massive_darkness::content::{content_hash, core_box, shared_core_box, shipped_quest};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::playtest::{Bot as _, Greedy};
use delvewright::games::massive_darkness::rules::ask::DeckName;
use delvewright::games::massive_darkness::rules::dungeon::{Edition, Setup, recommended};
use delvewright::games::massive_darkness::rules::ids::HeroId;
use delvewright::games::massive_darkness::rules::{Act, Answer, Ask, MassiveDarkness};
use delvewright::games::massive_darkness::session::{MassiveDarknessRules, Session, Start};
use delvewright::house::session::Sessions as _;
use delvewright::house::storage::DataDirs;
use delvewright::kernel::game::Game as _;
use delvewright::kernel::journal::Given;
use std::path::{Path, PathBuf};

/// Plays a game with the bot that has some sense, up to a fight, and leaves it in the data folder. Says where.
pub fn leave_in(folder: &Path) -> PathBuf {
    leave_when(folder, &|session| {
        let game = session.game();
        listed_attacks(game) >= 2 && game.state.enemy_ids().count() >= 2 && game.state.round >= 2
    })
}

/// The same, up to the moment when a Guard card is drawn.
pub fn leave_at_a_guard_card(folder: &Path) -> PathBuf {
    leave_when(folder, &|session| matches!(session.game().state.ask, Ask::Draw(DeckName::Guard(_))))
}

/// Plays a quest with these Heroes of the box up to a moment, and leaves it in the data folder. Says where.
pub fn leave_quest(folder: &Path, quest: &str, heroes: &[u8], is_it: &dyn Fn(&Session) -> bool) -> PathBuf {
    leave(folder, Party { quest, heroes }, is_it)
}

fn leave_when(folder: &Path, is_it: &dyn Fn(&Session) -> bool) -> PathBuf {
    leave(folder, Party { quest: "tutorial", heroes: &[0, 1, 3, 5] }, is_it)
}

#[derive(Clone, Copy)]
struct Party<'a> {
    quest: &'a str,
    heroes: &'a [u8],
}

fn leave(folder: &Path, party: Party<'_>, is_it: &dyn Fn(&Session) -> bool) -> PathBuf {
    let library = shared_core_box().expect("the box");
    let table = MassiveDarknessRules { content: content_hash(&core_box().expect("the box")), library };
    let mut session =
        (5..25).map(|seed| played(&table, party, seed, is_it)).find(is_it).expect("it happens in some game");
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let lines = session.take_lines().expect("lines").join("\n") + "\n";
    let file = dirs.games.join("tutorial-5-1.journal");
    std::fs::write(&file, lines).expect("a file");
    file
}

/// A game up to that moment, else to its end.
fn played(table: &MassiveDarknessRules, party: Party<'_>, seed: u64, is_it: &dyn Fn(&Session) -> bool) -> Session {
    let quest = ron::from_str(shipped_quest(party.quest).expect("a quest")).expect("it can be read");
    let heroes = party.heroes.iter().map(|hero| recommended(&table.library, HeroId(*hero))).collect();
    let start = Start { quest, setup: Setup::standard(heroes, 2, Edition::De), moment: None };
    let mut session = table.begin(start, seed, &mut |_| {}).expect("a game");
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
