//! The tutorial of the box, for the tests of this room.

use crate::games::massive_darkness::content::{content_hash, core_box, shipped_quest};
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::dungeon::{Edition, Setup, recommended};
use crate::games::massive_darkness::rules::ids::HeroId;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::session::{MassiveDarknessRules, Start};
use crate::house::plug::Ruleset as _;
use std::sync::Arc;

/// The box of the program.
pub(crate) fn table() -> MassiveDarknessRules {
    let pack = core_box().expect("the box can be read");
    let content = content_hash(&pack);
    MassiveDarknessRules { library: Arc::new(Library::new(pack).expect("the box is whole")), content }
}

/// The tutorial for the first so many Heroes of the box.
pub(crate) fn start(table: &MassiveDarknessRules, heroes: u8) -> Start {
    let quest = ron::from_str(shipped_quest("tutorial").expect("a tutorial")).expect("it can be read");
    let heroes = (0..heroes).map(|number| recommended(&table.library, HeroId(number))).collect();
    Start { quest, setup: Setup::standard(heroes, 2, Edition::De), moment: None }
}

/// The tutorial at its first question.
pub(crate) fn tutorial(heroes: u8) -> MassiveDarkness {
    let table = table();
    table.set_up(&start(&table, heroes), &mut |_| {}).expect("it can be set up")
}
