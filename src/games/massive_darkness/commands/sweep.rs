//! Many batches of this game: which quests, parties and bots, and how one of them is played. What becomes of them says
//! [`crate::games::tiles::sweep`].

use crate::cli::Fault;
use crate::cli::batch::ALL;
use crate::cli::results::{Batch, Tell, watched};
use crate::cli::words::line;
use crate::games::massive_darkness::commands::table::Game;
use crate::games::massive_darkness::content::shipped_quests;
use crate::games::massive_darkness::playtest::{BOT_REVISION, Plan, Player, Statistics, Traces, Trial, try_out};
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::games::massive_darkness::session::MassiveDarknessRules;
use crate::games::tiles::sweep::{Cell, Of, Says, Sweep};
use crate::house::plug::Ruleset as _;
use crate::house::text::Texts;
use crate::kernel::hash::hash_of;
use std::sync::atomic::AtomicBool;

/// What is to be played.
pub(crate) struct Wanted<'a> {
    /// The box.
    pub rules: &'a MassiveDarknessRules,
    /// The quests and parties, and what else a game needs.
    pub game: &'a Game,
    /// Who plays.
    pub players: &'a [Player],
    /// How many games of each.
    pub plan: Plan,
}

impl<'a> Wanted<'a> {
    /// The batches that are meant.
    pub(crate) fn sweep(&self, texts: &Texts) -> Result<Sweep<'a>, Fault> {
        let mut cells = Vec::new();
        for quest in self.quests() {
            for heroes in self.parties() {
                let game = Game { heroes, ..self.game.of_quest(&quest) };
                let trial = game.trial(&self.rules.library)?;
                cells.extend(self.players.iter().map(|player| self.cell(&game, trial.clone(), *player)));
            }
        }
        let is_drawn = self.game.heroes == ALL || self.game.draws_parties();
        let parties = if is_drawn { line(texts, "cli-party-drawn", &[]) } else { String::new() };
        let says = Says { title: "cli-sweep-title", quest: "cli-sweep-quest", none: "cli-sweep-none" };
        Ok(Sweep { says, cells, plan: self.plan, parties })
    }

    fn quests(&self) -> Vec<String> {
        if self.game.quest == ALL {
            return shipped_quests().map(|(file, _)| file.trim_end_matches(".ron").to_owned()).collect();
        }
        vec![self.game.quest.clone()]
    }

    fn parties(&self) -> Vec<String> {
        if self.game.heroes == ALL {
            return (1..=MAX_HEROES.min(self.rules.library.heroes.len())).map(|count| count.to_string()).collect();
        }
        vec![self.game.heroes.clone()]
    }

    fn cell(&self, game: &Game, trial: Trial, player: Player) -> Cell<'a> {
        let rules = self.rules;
        let batch = Batch {
            of: Of {
                quest: trial.quest.id.clone(),
                heroes: game.heroes.clone(),
                bot: player.id().to_owned(),
                budget: player.budget(),
                game: None,
            },
            games: self.plan.games,
            first_seed: self.plan.first_seed,
            content: hash_of(&(&trial, rules.content, MassiveDarknessRules::REVISION, BOT_REVISION)),
        };
        let play = move |plan: &Plan, tell: Tell<'_>| {
            let seen = try_out(rules, &trial, &|seed| player.seated(seed), plan, &AtomicBool::new(false), tell);
            seen.map(|(statistics, _)| statistics).map_err(Fault::from)
        };
        Cell { batch, bot: player.told(), play: Box::new(play) }
    }
}

/// Plays a batch and shows on a terminal how far it is.
pub(crate) fn play_all(
    rules: &MassiveDarknessRules,
    trial: &Trial,
    player: Player,
    plan: &Plan,
) -> Result<(Statistics, Traces), Fault> {
    let seat = |seed| player.seated(seed);
    Ok(watched("", |tell| try_out(rules, trial, &seat, plan, &AtomicBool::new(false), tell))?)
}
