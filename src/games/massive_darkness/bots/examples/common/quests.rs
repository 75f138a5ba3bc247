//! The box, its quests, and the parties that play them.

use delvewright::games::massive_darkness::content::{content_hash, core_box, shipped_quest};
use delvewright::games::massive_darkness::playtest::Party;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::games::massive_darkness::rules::dungeon::{Edition, Setup, recommended};
use delvewright::games::massive_darkness::rules::ids::HeroId;
use delvewright::games::massive_darkness::rules::library::Library;
use delvewright::games::massive_darkness::session::{MassiveDarknessRules, Start};
use delvewright::house::plug::Ruleset as _;
use delvewright::house::storage::parse_document;
use std::path::Path;
use std::sync::Arc;

/// The box of the program.
pub fn table() -> MassiveDarknessRules {
    let pack = core_box().expect("the box can be read");
    let content = content_hash(&pack);
    MassiveDarknessRules { library: Arc::new(Library::new(pack).expect("the box is whole")), content }
}

/// The quest with this name.
pub fn quest(name: &str) -> Quest {
    let text = shipped_quest(name).expect("a quest of the box");
    parse_document(Path::new(name), text).expect("it can be read")
}

/// `3`: any three Heroes, drawn for each game; `first:3`: the first three of the box with what is recommended for them.
pub fn party(table: &MassiveDarknessRules, words: &str) -> Party {
    match words.strip_prefix("first:") {
        Some(count) => {
            let count: u8 = count.parse().expect("a number of Heroes");
            Party::Chosen((0..count).map(|number| recommended(&table.library, HeroId(number))).collect())
        }
        None => Party::Drawn(words.parse().expect("a number of Heroes")),
    }
}

/// The game of a seed at its first question.
pub fn begun(table: &MassiveDarknessRules, quest: &Quest, party: &Party, seed: u64) -> MassiveDarkness {
    let setup = Setup::standard(party.of_game(&table.library, seed), 2, Edition::De);
    let start = Start { quest: quest.clone(), setup, moment: None };
    table.set_up(&start, &mut |_| {}).expect("it can be set up")
}
