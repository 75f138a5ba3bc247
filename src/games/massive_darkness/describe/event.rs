//! Events as lines of a story.

use super::Words;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::ask::Drawn;
use crate::games::massive_darkness::rules::frames::FallenDie;
use crate::games::massive_darkness::rules::ids::{AbilityUse, Actor};
use crate::games::massive_darkness::rules::state::Phase;
use crate::games::massive_darkness::texts::CardNames as _;
use crate::kernel::game::Outcome;
use crate::tr;
use std::sync::Arc;

impl Words<'_> {
    /// What happened, as one line; `None` for what a reader need not be told.
    #[must_use]
    pub fn event(&self, event: &Event) -> Option<Arc<str>> {
        self.told(event).map(ended_once)
    }

    fn told(&self, event: &Event) -> Option<Arc<str>> {
        let texts = self.texts;
        let number = |number: u8| i64::from(number);
        Some(match *event {
            Event::RoundBegan { round } => tr!(texts, "log-round", round = i64::from(round)),
            Event::PhaseBegan { phase } => self.phase(phase),
            Event::ActivationBegan { hero } => tr!(texts, "log-activation", hero = self.hero(hero).as_ref()),
            Event::ActivationEnded { .. } | Event::EnemyStayed { .. } | Event::Rearranged { .. } => return None,
            Event::EnemyActivated { enemy, counter: true } => {
                tr!(texts, "log-counter-attack", enemy = self.enemy(enemy).as_ref())
            }
            Event::EnemyActivated { enemy, counter: false } => {
                tr!(texts, "log-enemy-acts", enemy = self.enemy(enemy).as_ref())
            }
            Event::Moved { actor, to, .. } => {
                let (who, to) = (self.actor(actor), self.zone_to(to));
                tr!(texts, "log-moved", who = who.as_ref(), figures = self.figures(actor), to = to.as_ref())
            }
            Event::MovedNowhere { hero } => tr!(texts, "log-moved-nowhere", hero = self.hero(hero).as_ref()),
            Event::DoorOpened { hero, .. } => tr!(texts, "log-door", hero = self.hero(hero).as_ref()),
            Event::LevelRose { to, .. } => tr!(texts, "log-level", level = number(to)),
            Event::DoorCardDrawn { card } => {
                tr!(texts, "log-card-drawn", card = self.drawn(Drawn::Door(card)).as_ref())
            }
            Event::EventDrawn { card } => tr!(texts, "log-card-drawn", card = self.drawn(Drawn::Event(card)).as_ref()),
            Event::TokensPlaced { kind, count, zone } => tr!(
                texts,
                "log-tokens",
                count = number(count),
                token = self.token(kind).as_ref(),
                place = self.zone_in(zone).as_ref()
            ),
            Event::TokenTaken { hero, kind, .. } => {
                tr!(texts, "log-token-taken", hero = self.hero(hero).as_ref(), token = self.token(kind).as_ref())
            }
            Event::TokenRevealed { hero, kind, .. } => {
                tr!(texts, "log-token-revealed", hero = self.hero(hero).as_ref(), token = self.token(kind).as_ref())
            }
            Event::CardGained { hero, card } => {
                tr!(texts, "log-card-gained", hero = self.hero(hero).as_ref(), card = self.card(card).as_ref())
            }
            Event::CardDiscarded { card } => tr!(texts, "log-card-discarded", card = self.card(card).as_ref()),
            Event::CardGiven { card, from, to } => tr!(
                texts,
                "log-card-given",
                card = self.card(card).as_ref(),
                from = self.hero(from).as_ref(),
                to = self.hero(to).as_ref()
            ),
            Event::Reshuffled { deck } => tr!(texts, "log-reshuffled", deck = self.deck(deck).as_ref()),
            Event::Spawned { card, zone, minions, .. } => tr!(
                texts,
                "log-spawned",
                enemy = self.enemy_card(card).as_ref(),
                place = self.zone_in(zone).as_ref(),
                minions = number(minions)
            ),
            Event::NoMiniatures { card } => tr!(texts, "log-no-miniatures", enemy = self.enemy_card(card).as_ref()),
            Event::GuardianEquipped { enemy, card } => {
                tr!(texts, "log-guardian", enemy = self.enemy(enemy).as_ref(), card = self.card(card).as_ref())
            }
            _ => return self.combat_event(event),
        })
    }

    fn combat_event(&self, event: &Event) -> Option<Arc<str>> {
        let texts = self.texts;
        let number = |number: u8| i64::from(number);
        Some(match *event {
            Event::Attacked { attacker, defender, style, .. } => tr!(
                texts,
                "log-attack",
                attacker = self.actor(attacker).as_ref(),
                defender = self.actor(defender).as_ref(),
                style = self.style(style).as_ref()
            ),
            Event::TargetChanged { to, .. } => {
                tr!(texts, "log-target", who = self.actor(to).as_ref(), figures = self.figures(to))
            }
            Event::Rolled { dice } => tr!(texts, "log-rolled", dice = self.dice(&dice).as_str()),
            Event::Rerolled { dice, by, .. } => {
                tr!(texts, "log-rerolled", dice = self.dice(&dice).as_str(), by = self.ability(by).as_ref())
            }
            Event::Flipped { die } => tr!(texts, "log-flipped", die = self.dice(&[die]).as_str()),
            Event::DieRemoved { die, .. } => tr!(texts, "log-die-removed", die = self.dice(&[die]).as_str()),
            Event::AbilityUsed { by } => self.used(by),
            Event::SymbolsAdded { symbol, amount, by, .. } => tr!(
                texts,
                "log-symbols",
                by = self.ability(by).as_ref(),
                amount = format!("{amount:+}").as_str(),
                symbol = self.card_text().symbols(symbol, i64::from(amount).abs()).as_ref()
            ),
            Event::SymbolsCancelled { symbol, amount, .. } => {
                let symbols = self.card_text().symbols(symbol, number(amount));
                tr!(texts, "log-cancelled", amount = number(amount), symbol = symbols.as_ref())
            }
            Event::CombatResult { hits, shields, extra, wounds } => {
                // What is added to the difference, where anything is: +1 or −1.
                let extra = match extra {
                    0 => String::new(),
                    1.. => format!("+ {extra} "),
                    ..0 => format!("− {} ", extra.unsigned_abs()),
                };
                let (hits, shields, wounds) = (number(hits), number(shields), number(wounds));
                tr!(texts, "log-result", hits = hits, shields = shields, extra = extra.as_str(), wounds = wounds)
            }
            Event::Wounded { actor, wounds, minion: true } => {
                tr!(texts, "log-minion-wounded", who = self.actor(actor).as_ref(), wounds = number(wounds))
            }
            Event::Wounded { actor, wounds, minion: false } => {
                tr!(texts, "log-wounded", who = self.actor(actor).as_ref(), wounds = number(wounds))
            }
            Event::Healed { actor, wounds } => {
                let (who, figures) = (self.actor(actor), self.figures(actor));
                tr!(texts, "log-healed", who = who.as_ref(), figures = figures, wounds = number(wounds))
            }
            Event::Stunned { actor } => {
                tr!(texts, "log-stunned", who = self.actor(actor).as_ref(), figures = self.figures(actor))
            }
            Event::GotUp { actor } => {
                tr!(texts, "log-got-up", who = self.actor(actor).as_ref(), figures = self.figures(actor))
            }
            Event::MinionKilled { enemy, .. } => tr!(texts, "log-minion-killed", enemy = self.enemy(enemy).as_ref()),
            Event::LeaderKilled { card, .. } => tr!(texts, "log-leader-killed", enemy = self.enemy_card(card).as_ref()),
            Event::EnemyGone { .. } => return None,
            _ => return self.hero_event(event),
        })
    }

    /// An ability that is used: by whom, where a Hero has more than his name on it.
    fn used(&self, by: AbilityUse) -> Arc<str> {
        let text = self.ability_text(self.game.library.ability(by.ability));
        let name = self.ability(by);
        match by.owner {
            Actor::Hero(hero) => {
                let hero = self.hero(hero);
                tr!(self.texts, "log-uses", hero = hero.as_ref(), by = name.as_ref(), text = text.as_str())
            }
            Actor::Enemy(_) => tr!(self.texts, "log-ability", by = name.as_ref(), text = text.as_str()),
        }
    }

    fn hero_event(&self, event: &Event) -> Option<Arc<str>> {
        let texts = self.texts;
        let number = |number: u8| i64::from(number);
        Some(match *event {
            Event::HeroDied { hero } => tr!(texts, "log-died", hero = self.hero(hero).as_ref()),
            Event::HeroResurrected { hero } => tr!(texts, "log-resurrected", hero = self.hero(hero).as_ref()),
            Event::HeroEscaped { hero } => tr!(texts, "log-escaped", hero = self.hero(hero).as_ref()),
            Event::XpGained { hero, amount } => {
                tr!(texts, "log-xp", hero = self.hero(hero).as_ref(), amount = number(amount))
            }
            Event::XpSpent { hero, amount } => {
                tr!(texts, "log-xp-spent", hero = self.hero(hero).as_ref(), amount = number(amount))
            }
            Event::MicroXpGained { hero, amount } => {
                tr!(texts, "log-micro-xp", hero = self.hero(hero).as_ref(), amount = number(amount))
            }
            Event::MicroXpSpent { hero, amount } => {
                tr!(texts, "log-micro-xp-spent", hero = self.hero(hero).as_ref(), amount = number(amount))
            }
            Event::SkillBought { hero, class, line, .. } => {
                let sheet = &self.game.library.class(class).sheet;
                let id = sheet.lines.get(usize::from(line)).map_or("", |line| line.id.as_str());
                tr!(texts, "log-skill", hero = self.hero(hero).as_ref(), skill = self.texts.skill_name(id).as_ref())
            }
            Event::Carried { .. }
            | Event::TokenGiven { .. }
            | Event::TokenLaid { .. }
            | Event::TokenUsed { .. }
            | Event::Counted { .. }
            | Event::RoleGiven { .. }
            | Event::DoorMoved { .. }
            | Event::Unlocked { .. }
            | Event::BarMoved { .. }
            | Event::TileWorn { .. }
            | Event::FloorRemoved { .. }
            | Event::ObjectStruck { .. }
            | Event::ObjectDestroyed { .. }
            | Event::FoeWaits { .. }
            | Event::Crushed { .. }
            | Event::QuestActed { .. }
            | Event::RulesLoop { .. } => return self.quest_event(event),
            Event::GoalMet { goal } => tr!(texts, "log-goal", number = number(goal) + 1),
            Event::QuestRuleApplied { rule } => self.rule_applies(rule),
            Event::FirstPlayer { hero } => tr!(texts, "log-first-player", hero = self.hero(hero).as_ref()),
            Event::Ended { outcome: Outcome::Won } => tr!(texts, "ended-won"),
            Event::Ended { outcome: Outcome::Lost } => tr!(texts, "ended-lost"),
            Event::Ended { outcome: Outcome::Stuck } => tr!(texts, "ended-stuck"),
            _ => return None,
        })
    }

    /// What a part of a round is called.
    #[must_use]
    pub fn phase(&self, phase: Phase) -> Arc<str> {
        match phase {
            Phase::Setup => tr!(self.texts, "phase-setup"),
            Phase::Heroes => tr!(self.texts, "phase-heroes"),
            Phase::Enemies => tr!(self.texts, "phase-enemies"),
            Phase::Experience => tr!(self.texts, "phase-experience"),
            Phase::Event => tr!(self.texts, "phase-event"),
            Phase::End => tr!(self.texts, "phase-end"),
        }
    }

    /// Dice on the table: colour and symbols of each.
    #[must_use]
    pub fn dice(&self, dice: &[FallenDie]) -> String {
        let each = dice.iter().map(|die| {
            let shown = self.game.die_symbols(*die);
            let mut symbols: Vec<String> = Vec::new();
            for (symbol, count) in SYMBOLS.into_iter().zip(shown) {
                if count > 0 {
                    symbols.push(format!("{count} {}", self.card_text().symbols(symbol, i64::from(count))));
                }
            }
            let shown = if symbols.is_empty() { tr!(self.texts, "die-blank").to_string() } else { symbols.join(" ") };
            format!("{}: {shown}", self.colour(usize::from(die.colour)))
        });
        each.collect::<Vec<_>>().join(", ")
    }
}

/// A name that brings its own mark at the end takes the place of the full stop.
fn ended_once(line: Arc<str>) -> Arc<str> {
    let is_doubled = ["!.", "?.", "….", ".."].iter().any(|end| line.ends_with(end));
    if is_doubled { line[..line.len() - 1].into() } else { line }
}

const SYMBOLS: [crate::games::massive_darkness::rules::symbol::Symbol; 4] = {
    use crate::games::massive_darkness::rules::symbol::Symbol;
    [Symbol::Hit, Symbol::Shield, Symbol::Bam, Symbol::Diamond]
};
