//! Massive Darkness, as it is installed. (For the window: `view/desk/plug.rs`.)

use crate::games::massive_darkness::cases::{CaseBox, case_box, format};
use crate::games::massive_darkness::commands::campaign::on_the_shelf;
use crate::games::massive_darkness::commands::lint::look_into;
use crate::games::massive_darkness::commands::table::quest;
use crate::games::massive_darkness::content::own_cards::Laid;
use crate::games::massive_darkness::content::{OwnPack, lay_packs, shipped_quest, shipped_quests};
use crate::games::massive_darkness::folders::FOLDERS;
use crate::games::massive_darkness::playtest::{Greedy, planner};
use crate::games::massive_darkness::print::sheet;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::dungeon::{Edition, Setup, recommended};
use crate::games::massive_darkness::rules::ids::HeroId;
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::games::massive_darkness::session::{MassiveDarknessRules, Start};
use crate::games::massive_darkness::texts::MESSAGES;
use crate::house::paper::{Paper, Printed};
use crate::house::plug::{Cases, CasesOf, Checked, Examine, Install, OwnBot, Trouble};
use crate::house::storage::{DataDirs, parse_document};
use crate::house::text::Texts;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Tokens on the Lifebringer where nobody chooses.
const LIFEBRINGER: u8 = 2;

/// How it is installed, and who plays it.
pub static PLUG: Install<MassiveDarknessRules> = Install {
    seats: 1..=MAX_HEROES as u8,
    messages: &MESSAGES,
    folders: FOLDERS,
    open,
    start,
    examine: Examine {
        cases: Some(CasesOf {
            reads: |text| format::read(text).is_ok_and(|cases| !cases.is_empty()),
            ready: || case_box().map(|cases| Box::new(cases) as _).map_err(|error| Box::new(error) as _),
        }),
        lint: Some(look_into),
        books: Some(|rules, dirs, texts| on_the_shelf(rules, dirs, texts).map_err(|fault| Box::new(fault) as _)),
        sheet: Some(printed),
        has: |name| shipped_quest(name).is_some(),
        reads: is_a_document,
    },
    bots: &[OwnBot { name: "greedy", seated: |_, seed| Box::new(Greedy::new(seed)), within: Duration::ZERO }],
    planner: Some(|_, how| Box::new(planner(how.seed, how.imagined).on(how.cores))),
};

/// The box with the user's packs over it.
fn open(dirs: &DataDirs) -> Result<MassiveDarknessRules, Trouble> {
    lay_packs(dirs).map(MassiveDarknessRules::from).map_err(|error| Box::new(error) as Trouble)
}

/// Quests and packs of own cards were written before their first line said what they are, and quests of the box have none.
fn is_a_document(text: &str) -> bool {
    parse_document::<Quest>(Path::new(""), text).is_ok() || parse_document::<OwnPack>(Path::new(""), text).is_ok()
}

/// The sheet of a quest.
fn printed(rules: &MassiveDarknessRules, name: &str, texts: &Texts, paper: Paper) -> Result<Printed, Trouble> {
    let quest = quest(name).map_err(|fault| Box::new(fault) as Trouble)?;
    Ok(sheet(&quest, &rules.library, texts, paper))
}

/// What is played with when this lies there.
impl From<Laid> for MassiveDarknessRules {
    fn from(laid: Laid) -> Self {
        Self { library: Arc::new(laid.library), content: laid.content }
    }
}

/// The first quest of the box, which teaches the game, for the first Heroes of the box.
fn start(rules: &MassiveDarknessRules, seats: u8, _: u64) -> Result<Start, Trouble> {
    let (file, text) = shipped_quests().next().unwrap_or_default();
    let quest = parse_document(Path::new(file), text).map_err(|error| Box::new(error) as Trouble)?;
    let heroes = (0..seats).map(|hero| recommended(&rules.library, HeroId(hero)));
    Ok(Start { quest, setup: Setup::standard(heroes.collect(), LIFEBRINGER, Edition::De), moment: None })
}

impl Cases for CaseBox {
    fn check(&self, file: &str, text: &str) -> Result<Checked, Trouble> {
        let report = Self::check(self, file, text);
        match report.unreadable {
            Some(reason) => Err(Box::new(reason)),
            None => Ok(Checked { all: report.cases.len(), failed: report.failed(), told: report.to_string() }),
        }
    }
}
