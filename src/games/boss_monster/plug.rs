//! Boss Monster, as it is installed. (For the window: `view/`.)

use super::lint::look_into;
use super::own_cards::PACKS;
use super::pad::PadRules;
use super::players::BOTS;
use super::rules::{CardBox, MOST_SEATS};
use super::ruleset::{BossMonsterRules, NoCards, Start};
use super::texts;
use crate::house::packs::over::lay_packs;
use crate::house::plug::{Cases, CasesOf, Checked, Examine, Install, Shelved, Trouble, on_the_shelf};
use crate::house::storage::DataDirs;
use crate::house::text::Texts;
use std::sync::Arc;

/// How it is begun, what is examined of it, and who plays it.
pub static PLUG: Install<BossMonsterRules> = Install {
    seats: 2..=MOST_SEATS as u8,
    messages: &texts::MESSAGES,
    folders: &[PACKS],
    open,
    start: |_, seats, _| Ok(Start::plain(seats)),
    examine: Examine {
        cases: Some(CasesOf { reads: boss_monster_cases::reads, ready: ready_cases }),
        lint: Some(|rules, _, files, texts| files.iter().map(|file| look_into(rules, file, texts)).collect()),
        books: Some(pads),
        sheet: None,
        has: |_| false,
        reads: |_| false,
    },
    bots: BOTS,
    planner: None,
};

/// The box with the user's packs over it.
fn open(dirs: &DataDirs) -> Result<BossMonsterRules, Trouble> {
    let rules = BossMonsterRules::open().map_err(boxed)?;
    let laid = lay_packs(dirs, rules.of_the_box().printed());
    rules.with_own(laid.own).map_err(|why| boxed(NoCards::Unplayable(why)))
}

fn boxed(error: NoCards) -> Trouble {
    Box::new(error)
}

fn pads(rules: &BossMonsterRules, dirs: &DataDirs, texts: &Texts) -> Result<Vec<Shelved>, Trouble> {
    on_the_shelf(&PadRules::shelf(rules.cards(), dirs), texts).map_err(|error| Box::new(error) as Trouble)
}

fn ready_cases() -> Result<Box<dyn Cases>, Trouble> {
    let rules = BossMonsterRules::open().map_err(boxed)?;
    Ok(Box::new(RulesCases(Arc::clone(rules.cards()))))
}

/// Runs rules cases with the cards of the box.
struct RulesCases(Arc<CardBox>);

impl Cases for RulesCases {
    fn check(&self, file: &str, text: &str) -> Result<Checked, Trouble> {
        let (all, failures) = boss_monster_cases::check(&self.0, text).map_err(|error| Box::new(error) as Trouble)?;
        Checked::of(file, all, &failures)
    }
}
