//! A saved game that stands in the middle of a fight.

use delvewright::games::massive_darkness::content::{content_hash, core_box, shared_core_box, shipped_quest};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::playtest::{Bot as _, Greedy};
use delvewright::games::massive_darkness::rules::ask::DeckName;
use delvewright::games::massive_darkness::rules::cards::SlotSymbol;
use delvewright::games::massive_darkness::rules::dungeon::{Edition, Setup, recommended};
use delvewright::games::massive_darkness::rules::frames::Frame;
use delvewright::games::massive_darkness::rules::ids::{CardId, HeroId};
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

fn leave_when(folder: &Path, is_it: &dyn Fn(&Session) -> bool) -> PathBuf {
    let library = shared_core_box().expect("the box");
    let table = MassiveDarknessRules { content: content_hash(&core_box().expect("the box")), library };
    let mut session = (5..25).map(|seed| played(&table, seed, is_it)).find(is_it).expect("it happens in some game");
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let lines = session.take_lines().expect("lines").join("\n") + "\n";
    let file = dirs.games.join("tutorial-5-1.journal");
    std::fs::write(&file, lines).expect("a file");
    file
}

/// A game up to that moment, else to its end.
fn played(table: &MassiveDarknessRules, seed: u64, is_it: &dyn Fn(&Session) -> bool) -> Session {
    let quest = ron::from_str(shipped_quest("tutorial").expect("a quest")).expect("it can be read");
    let heroes = [0, 1, 3, 5].map(|hero| recommended(&table.library, HeroId(hero))).to_vec();
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
