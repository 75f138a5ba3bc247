//! Massive Darkness 2, as it is installed. (For the window: `view/`.)

use super::book::BookRules;
use super::content::{CoreBox, NoBox, is_in_the_box};
use super::lint::files::look_into;
use super::own_cards::PACKS;
use super::own_quests::{QUESTS, named};
use super::planner::planner;
use super::players::BOTS;
use super::print::sheet;
use super::rules::ids::MOST_HEROES;
use super::rules::quest::Quest;
use super::rules::{Content, Dungeon};
use super::ruleset::HellscapeRules;
use super::texts;
use crate::house::packs::over::lay_packs;
use crate::house::paper::{Paper, Printed};
use crate::house::plug::{Cases, CasesOf, Checked, Examine, Install, Shelved, Trouble, on_the_shelf};
use crate::house::storage::{DataDirs, parse_document};
use crate::house::text::Texts;
use std::path::Path;
use std::sync::Arc;

/// How it is begun, what is examined of it, and who plays it.
pub static PLUG: Install<HellscapeRules> = Install {
    seats: 1..=MOST_HEROES as u8,
    messages: &texts::MESSAGES,
    folders: &[QUESTS, PACKS],
    open,
    start: |rules, seats, seed| Ok(rules.start(seats, seed)),
    examine: Examine {
        cases: Some(CasesOf { reads: massive_darkness_2_cases::reads, ready: ready_cases }),
        lint: Some(|rules, _, names, texts| names.iter().map(|name| look_into(rules, name, texts)).collect()),
        books: Some(books),
        sheet: Some(printed),
        has: is_in_the_box,
        reads: |text| parse_document::<Quest>(Path::new(""), text).is_ok(),
    },
    bots: BOTS,
    planner: Some(|_, how| Box::new(planner(how.seed, how.imagined).on(how.cores))),
};

/// The box with the user's packs over it.
fn open(dirs: &DataDirs) -> Result<HellscapeRules, Trouble> {
    let rules = HellscapeRules::open().map_err(boxed)?;
    let laid = lay_packs(dirs, rules.box_alone());
    rules.with_own(laid.own).map_err(|why| boxed(NoBox::Unplayable(why)))
}

fn boxed(error: NoBox) -> Trouble {
    Box::new(error)
}

fn printed(rules: &HellscapeRules, name: &str, texts: &Texts, paper: Paper) -> Result<Printed, Trouble> {
    let quest = named(name, rules.all()).map_err(|error| Box::new(error) as Trouble)?;
    Ok(sheet(&quest, rules.all(), texts, paper))
}

fn books(rules: &HellscapeRules, dirs: &DataDirs, texts: &Texts) -> Result<Vec<Shelved>, Trouble> {
    on_the_shelf(&BookRules::shelf(rules.all(), dirs), texts).map_err(|error| Box::new(error) as Trouble)
}

fn ready_cases() -> Result<Box<dyn Cases>, Trouble> {
    let all = CoreBox::open().map_err(boxed)?;
    let dungeons = all.dungeons().map_err(boxed)?;
    Ok(Box::new(RulesCases { content: all.content, dungeons }))
}

/// Runs rules cases with the cards and Quests of the box.
struct RulesCases {
    content: Arc<Content>,
    dungeons: Vec<Dungeon>,
}

impl Cases for RulesCases {
    fn check(&self, file: &str, text: &str) -> Result<Checked, Trouble> {
        let checked = massive_darkness_2_cases::check(&self.content, &self.dungeons, text);
        let (all, failures) = checked.map_err(|error| Box::new(error) as Trouble)?;
        Checked::of(file, all, &failures)
    }
}
