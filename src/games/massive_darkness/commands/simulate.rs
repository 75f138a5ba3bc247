//! `simulate`: a bot plays a quest many times.

use crate::cli::batch::{ALL, not_won_again};
use crate::cli::numbers::{MOST_BUDGET, MOST_GAMES, MOST_THREADS, seed, whole};
use crate::cli::words::{json, line, percent};
use crate::cli::{Answer, Fault, Said};
use crate::games::massive_darkness::commands::compare::Comparing;
use crate::games::massive_darkness::commands::play::record;
use crate::games::massive_darkness::commands::sweep::{Wanted, play_all};
use crate::games::massive_darkness::commands::table::{BotName, Game, players};
use crate::games::massive_darkness::commands::why::Why;
use crate::games::massive_darkness::playtest::moment::{GameOf, Until};
use crate::games::massive_darkness::playtest::{CONFIDENCE, Examined, Party, Plan, Player, Statistics, Traces, Trial};
use crate::games::massive_darkness::quest::lay_out;
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::problem::{Place, Speaker};
use crate::games::massive_darkness::quest::set_up::library_of;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::session::{BeginError, MassiveDarknessRules, Session};
use crate::games::tiles::sweep::Swept;
use crate::house::lab::statistics::QuickestWin;
use crate::house::storage::{StorageError, Trouble};
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kernel::game::{Game as _, Outcome};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

/// The arguments of `simulate`.
#[derive(Args)]
pub(crate) struct Simulate {
    #[command(flatten)]
    game: Game,
    /// Who plays
    #[arg(long, value_enum, default_value_t = Bots::Greedy)]
    bot: Bots,
    /// Games that the planner imagines for an Activation
    #[arg(long, value_name = "N", value_parser = whole::<u32>(1..=MOST_BUDGET))]
    budget: Option<u32>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = whole::<u64>(1..=MOST_GAMES))]
    games: u64,
    /// Seed of the first game; the others count on
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = seed())]
    seed: u64,
    /// Cores to use; all if it is left out
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1..=MOST_THREADS))]
    threads: Option<usize>,
    /// Keep the results in this file; what stands in it already is not played again
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// The quest before a change: the same seeds play it, too, and what is otherwise is told
    #[arg(long, value_name = "FILE|ID", conflicts_with = "results")]
    compare: Option<String>,
    /// Record the game that was won in the fewest rounds in this new file, so that anybody can see that the quest can be won
    #[arg(long, value_name = "FILE", conflicts_with = "compare")]
    witness: Option<PathBuf>,
    /// Look at every state of every game, not of one in 32 only
    #[arg(long)]
    examine: bool,
    /// Tell why parties fall, too: who fells them, after what, when, and what was never used; each with the seed of a game that shows it
    #[arg(long, conflicts_with_all = ["results", "compare"])]
    why: bool,
    /// Machine-readable output
    #[arg(long)]
    json: bool,
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Bots {
    /// Takes any legal answer
    Random,
    /// Plays with sense, one step ahead
    Greedy,
    /// Tries many ways to spend an Activation in games that it imagines
    Planner,
    /// Random and greedy, one after the other
    All,
}

impl Bots {
    fn each(self) -> &'static [BotName] {
        match self {
            Bots::Random => &[BotName::Random],
            Bots::Greedy => &[BotName::Greedy],
            Bots::Planner => &[BotName::Planner],
            Bots::All => &[BotName::Random, BotName::Greedy],
        }
    }
}

impl Simulate {
    pub(crate) fn run(&self, rules: &MassiveDarknessRules, texts: &Texts) -> Answer {
        let examined = if self.examine { Examined::All } else { Examined::Sample };
        let threads = self.threads.and_then(NonZeroUsize::new);
        let plan = Plan { threads, examined, ..Plan::new(self.games, self.seed) };
        let players = players(self.bot.each(), self.budget)?;
        let why = self.why.then_some("--why");
        let of_one = self.compare.as_ref().map(|_| "--compare").or(self.witness.as_ref().map(|_| "--witness")).or(why);
        if let Some(option) = of_one.filter(|_| self.is_of_many()) {
            return Err(Fault::message("cli-of-one").with("option", option));
        }
        if let Some(before) = &self.compare {
            let comparing = Comparing { rules, player: players[0], plan };
            return comparing.run(
                &self.game.of_quest(before).trial(&rules.library)?,
                &self.game.trial(&rules.library)?,
                self.json,
                texts,
            );
        }
        if self.is_sweep() {
            self.may_witness()?;
            let sweep = Wanted { rules, game: &self.game, players: &players, plan }.sweep(texts)?;
            let Swept { said, quickest } = sweep.run(self.results.as_deref(), self.json, texts)?;
            if self.witness.is_none() {
                return Ok(said);
            }
            let won = self.witness(rules, &self.game.trial(&rules.library)?, players[0], quickest);
            return Ok(self.with_witness(said, won, texts));
        }
        let trial = self.game.trial(&rules.library)?;
        self.may_witness()?;
        let (sum, traces) = play_all(rules, &trial, players[0], &plan)?;
        let dungeon = lay_out(&trial.quest, &rules.library.tiles).map_err(BeginError::Quest)?;
        let seen = Seen { player: players[0], trial: &trial, dungeon: &dungeon, traces: &traces };
        let library = library_of(&trial.quest, &rules.library).map_err(BeginError::from)?;
        let why = Why { dungeon: &dungeon, library: &library, sum: &sum, traces: &traces };
        let text = if self.json {
            self.for_machines(&sum, &seen, why.for_machines(texts))
        } else {
            let why = if self.why { why.for_people(texts) } else { String::new() };
            for_people(texts, &sum, players[0]) + &seen.for_people(texts) + &why
        };
        let said = if sum.failed + sum.stuck == 0 { Said::well(text) } else { Said::badly(text) };
        let won = self.witness(rules, &trial, players[0], sum.quickest);
        Ok(self.with_witness(said, won, texts))
    }

    /// Nothing that is there already is written over; that is said before many games are played.
    fn may_witness(&self) -> Result<(), Fault> {
        match self.witness.as_deref().filter(|path| path.exists()) {
            Some(path) => Err(StorageError::untouched(path, Trouble::Exists).into()),
            None => Ok(()),
        }
    }

    /// What is said of the batch, and of the game that was recorded of it: what was counted is told although it cannot be written.
    fn with_witness(&self, said: Said, won: Result<Option<QuickestWin>, Fault>, texts: &Texts) -> Said {
        match won {
            Ok(win) => Said { text: said.text + &self.witness_told(texts, win), ..said },
            Err(fault) => Said::in_part(said.text, vec![fault]),
        }
    }

    /// Plays the quickest win again and records it, if that is wanted; nothing where nobody won.
    fn witness(
        &self,
        rules: &MassiveDarknessRules,
        trial: &Trial,
        player: Player,
        quickest: Option<QuickestWin>,
    ) -> Result<Option<QuickestWin>, Fault> {
        let (Some(path), Some(win)) = (&self.witness, quickest) else { return Ok(None) };
        let game = GameOf { trial: trial.clone(), player, seed: win.seed };
        let recorded = game.recorded(rules, Until::End, &AtomicBool::new(false))?;
        let is_won = |session: &Session| session.game().outcome() == Some(Outcome::Won);
        let Some((session, _)) = recorded.filter(|(session, _)| is_won(session)) else {
            return Err(not_won_again(win));
        };
        record(&session, path)?;
        Ok(Some(win))
    }

    /// Which game was recorded.
    fn witness_told(&self, texts: &Texts, witnessed: Option<QuickestWin>) -> String {
        match (&self.witness, witnessed) {
            // Machines find it in the sum.
            (None, _) => String::new(),
            _ if self.json => String::new(),
            (Some(_), None) => line(texts, "cli-witness-none", &[]),
            (Some(path), Some(win)) => {
                let file = shown_path(path);
                let values =
                    [("seed", win.seed.to_string().into()), ("rounds", win.rounds.into()), ("file", file.into())];
                line(texts, "cli-witness", &values)
            }
        }
    }

    /// More than one quest, party or bot.
    fn is_of_many(&self) -> bool {
        self.game.quest == ALL || self.game.heroes == ALL || self.bot == Bots::All
    }

    /// More than one batch, or results that are kept.
    fn is_sweep(&self) -> bool {
        self.is_of_many() || self.results.is_some()
    }

    fn for_machines(&self, sum: &Statistics, seen: &Seen<'_>, why: Value) -> String {
        json(&json!({
            "quest": self.game.quest,
            "heroes": self.game.heroes,
            "bot": seen.player.id(),
            "budget": seen.player.budget(),
            "first_seed": self.seed,
            "statistics": sum,
            "wins": sum.wins(),
            "confidence_percent": CONFIDENCE,
            "party": seen.trial.party,
            "mean_rounds": sum.mean_rounds(),
            "answers_per_second": sum.answers_per_second(),
            "games_per_second": sum.games_per_second(),
            "falls": seen.traces.fallen_in(seen.dungeon).iter().map(|(at, falls)| json!([at, falls])).collect::<Vec<_>>(),
            "objectives_met": seen.traces.goals,
            "rules_applied": seen.traces.rules,
            "never_entered": seen.traces.never_entered(seen.dungeon),
            "why": why,
        }))
    }
}

/// Who won how often, how long it took, and what went wrong.
pub(super) fn for_people(texts: &Texts, sum: &Statistics, player: Player) -> String {
    let wins = sum.wins();
    let (fewest, most) = sum.extreme_rounds();
    let mut text = line(
        texts,
        "cli-simulated",
        &[
            ("games", sum.games.into()),
            ("bot", player.told().into()),
            ("wins", sum.won.into()),
            ("won", percent(texts, wins.share).into()),
            ("low", percent(texts, wins.low).into()),
            ("high", percent(texts, wins.high).into()),
            ("lost", percent(texts, sum.lost as f64 / sum.games.max(1) as f64).into()),
            ("confidence", i64::from(CONFIDENCE).into()),
        ],
    );
    text += &line(
        texts,
        "cli-simulated-rounds",
        &[("mean", texts.decimal(sum.mean_rounds(), 1).into()), ("fewest", fewest.into()), ("most", most.into())],
    );
    text += &speed(texts, sum);
    if sum.stuck + sum.failed > 0 {
        text += &line(
            texts,
            "cli-simulated-failed",
            &[("stuck", sum.stuck.to_string().into()), ("failed", sum.failed.to_string().into())],
        );
    }
    for defect in &sum.defects {
        text += &line(
            texts,
            "cli-simulated-defect",
            &[("seed", defect.seed.to_string().into()), ("reason", defect.what.clone().into())],
        );
    }
    text
}

/// How fast it was: where a game takes longer than a second, how long.
fn speed(texts: &Texts, sum: &Statistics) -> String {
    let (answers, games) = (sum.answers_per_second(), sum.games_per_second());
    let whole = |number: f64| format!("{number:.0}");
    let answers = ("answers", whole(answers).into());
    if games > 0.0 && games < 1.0 {
        return line(texts, "cli-simulated-slow", &[answers, ("seconds", texts.decimal(games.recip(), 1).into())]);
    }
    let games = if games < 10.0 { texts.decimal(games, 1) } else { whole(games) };
    line(texts, "cli-simulated-speed", &[answers, ("games", games.into())])
}

/// Zones that are named where Heroes fall.
const WORST: usize = 5;

/// What was seen besides who won.
struct Seen<'a> {
    player: Player,
    trial: &'a Trial,
    dungeon: &'a Dungeon,
    traces: &'a Traces,
}

impl Seen<'_> {
    fn for_people(&self, texts: &Texts) -> String {
        let mut text = String::new();
        if matches!(self.trial.party, Party::Drawn(_)) {
            text += &line(texts, "cli-party-drawn", &[]);
        }
        let falls = self.traces.fallen_in(self.dungeon);
        let all: u64 = falls.iter().map(|(_, falls)| falls).sum();
        let name = |at: Spot| Place(at).say(texts);
        let worst: Vec<String> = falls
            .iter()
            .take(WORST)
            .map(|(at, falls)| {
                let share = percent(texts, *falls as f64 / all.max(1) as f64);
                format!("{}: {}", name(*at), texts.of_hundred(share))
            })
            .collect();
        if !worst.is_empty() {
            text += &line(texts, "cli-simulated-falls", &[("places", worst.join(", ").into())]);
        }
        let unseen = self.traces.never_entered(self.dungeon);
        if let Some(first) = unseen.first() {
            let first = name(*first);
            let values = [("count", unseen.len().into()), ("first", first.as_ref().into())];
            text += &line(texts, "cli-simulated-unseen", &values);
        }
        for rule in self.traces.never_applied() {
            let rule = Speaker::Rule(rule + 1, self.said_name(rule, texts)).say(texts);
            text += &line(texts, "cli-simulated-idle", &[("rule", rule.as_ref().into())]);
        }
        text
    }

    /// What a rule is called in the words that players read; where the quest has none for it, as its author named it.
    fn said_name(&self, rule: usize, texts: &Texts) -> String {
        let quest = &self.trial.quest;
        let Some(name) = quest.rules.get(rule).map(|rule| &rule.name) else { return String::new() };
        let words = quest.words.get(name).and_then(|words| words.get(texts.language().code()));
        words.unwrap_or(name).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::texts;
    use crate::house::text::Language;
    use std::time::Duration;

    #[test]
    fn slow_batches_say_how_long_a_game_takes_and_quick_ones_how_many_there_are() {
        let texts = texts::of(Language::English);
        let told = |games: u64, seconds: u64| {
            speed(&texts, &Statistics { games, elapsed: Duration::from_secs(seconds), ..Statistics::default() })
        };
        assert!(told(3, 60).contains("seconds a game: 20.0"), "{}", told(3, 60));
        assert!(told(5, 2).contains("games a second: 2.5"), "{}", told(5, 2));
        assert!(told(100, 2).contains("games a second: 50."), "{}", told(100, 2));
    }
}
