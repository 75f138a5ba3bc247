//! Many batches of this game: each Quest, each party, each bot, and how one of them is played. What becomes of them says
//! [`crate::games::tiles::sweep`].

use super::of_quest;
use super::party::{OneParty, parties, party_told};
use crate::cli::Fault;
use crate::cli::batch::{ALL, budget_of, plan, typed};
use crate::cli::results::{Batch, Tell};
use crate::cli::words::line;
use crate::games::massive_darkness_2::PLUG;
use crate::games::massive_darkness_2::party::Party;
use crate::games::massive_darkness_2::playtest::check::BOT_REVISION;
use crate::games::massive_darkness_2::playtest::try_out;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::tiles::sweep::{Cell, Of, Says, Sweep};
use crate::house::lab::batch::Plan;
use crate::house::plug::ruleset::Ruleset as _;
use crate::house::plug::{Plug as _, SeatBot, Simulate};
use crate::house::storage::DataDirs;
use crate::house::text::Texts;
use crate::kernel::hash::hash_of;
use clap::ArgMatches;
use serde_json::json;
use std::sync::atomic::AtomicBool;

/// Everything that is to be played.
pub(super) struct Asked<'b> {
    pub(super) dirs: DataDirs,
    /// The rules by which each Quest is begun.
    pub(super) quests: Vec<HellscapeRules>,
    pub(super) parties: Vec<OneParty>,
    pub(super) plan: Plan,
    texts: &'b Texts,
}

impl<'b> Asked<'b> {
    /// What these arguments ask for.
    pub(super) fn new(arguments: &'b ArgMatches, rules: &HellscapeRules, texts: &'b Texts) -> Result<Self, Fault> {
        let quests = match arguments.get_one::<String>("quest") {
            Some(all) if all == ALL => {
                rules.all().quests.iter().map(|quest| rules.beginning_with(quest.clone())).collect()
            }
            _ => vec![of_quest(arguments, rules.clone())?],
        };
        let parties = parties(arguments, &rules.all().content)?;
        Ok(Self { dirs: DataDirs::find()?, quests, parties, plan: plan(arguments), texts })
    }

    /// More than one batch?
    pub(super) fn is_of_many(&self) -> bool {
        self.quests.len() > 1 || self.parties.len() > 1 || self.parties.iter().any(|party| party.casts.len() > 1)
    }

    /// The batches.
    pub(super) fn sweep(&self) -> Sweep<'_> {
        let mut cells = Vec::new();
        for rules in &self.quests {
            for party in &self.parties {
                cells.extend((0..).zip(&party.casts).map(|(cast, bots)| self.cell(rules, party, bots, cast)));
            }
        }
        let parties = match self.parties.as_slice() {
            [OneParty { party, .. }] => party_told(party, self.texts),
            _ => line(self.texts, "cli-md2-party-drawn", &[]),
        };
        let says = Says { title: "cli-sweep-title", quest: "cli-sweep-quest", none: "cli-sweep-none" };
        Sweep { says, cells, plan: self.plan, parties }
    }

    /// Who plays, as it is told of all parties: of the largest one, whose seats begin with those of the others.
    fn told(&self, cast: usize) -> String {
        let bots = self.parties.iter().filter_map(|party| party.casts.get(cast)).max_by_key(|bots| bots.len());
        let bots = bots.map(Vec::as_slice).unwrap_or_default();
        let is_search = bots.iter().any(|bot| matches!(bot, SeatBot::Search(_)));
        let option = if is_search { "--imagined" } else { "--budget" };
        budget_of(bots).map_or_else(|| typed(bots), |budget| format!("{} {option} {budget}", typed(bots)))
    }

    fn cell<'s>(
        &'s self,
        rules: &'s HellscapeRules,
        party: &'s OneParty,
        bots: &'s [SeatBot],
        cast: usize,
    ) -> Cell<'s> {
        let Plan { games, first_seed, .. } = self.plan;
        let quest = rules.quest();
        let of = Of {
            quest: quest.id.clone(),
            heroes: party.typed.clone(),
            bot: typed(bots),
            budget: budget_of(bots),
            game: Some(PLUG.id().to_owned()),
        };
        let who = match &party.party {
            Party::Drawn(heroes) => json!(heroes),
            Party::Chosen(heroes) => json!(heroes),
        };
        let known = (rules.all().hash, HellscapeRules::REVISION, BOT_REVISION);
        let content = hash_of(&(quest, rules.own(), who.to_string(), format!("{bots:?}"), known));
        let play = move |plan: &Plan, tell: Tell<'_>| {
            let cancel = AtomicBool::new(false);
            let batch = Simulate { bots, plan, texts: self.texts, cancel: &cancel, tell };
            let tried = try_out(rules, &self.dirs, &party.party, &batch);
            tried.map(|tried| tried.sum).map_err(Fault::not_begun)
        };
        Cell { batch: Batch { of, games, first_seed, content }, bot: self.told(cast), play: Box::new(play) }
    }
}
