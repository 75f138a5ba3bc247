//! The last fight: who fought whom, the dice as they lie, and what became of every symbol.

use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::frames::{Combat, CombatStep, FallenDie, Frame};
use crate::games::massive_darkness::rules::ids::{AbilityUse, Actor, EnemyCardId, HeroId};
use crate::games::massive_darkness::rules::language::{Side, Style};
use crate::games::massive_darkness::rules::library::DiceCount;
use crate::games::massive_darkness::rules::state::EnemyState;
use crate::games::massive_darkness::rules::symbol::Symbol;

/// The dice of the last combat and its arithmetic.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LastCombat {
    /// Attacker and defender; nobody where something was only rolled.
    pub fighters: Option<[Fighter; 2]>,
    /// Which dice the attacker uses.
    pub style: Style,
    /// The dice as they lie.
    pub dice: Vec<FallenDie>,
    /// COMBAT-02: the dice that are going to be rolled; none once they have been.
    pub to_roll: DiceCount,
    /// Symbols of the attacker and of the defender that were spent or cancelled, by their number.
    pub used_up: [[u8; 4]; 2],
    /// Symbols that came to those on the dice, of the attacker and of the defender.
    pub added: [[i16; 4]; 2],
    /// What became of symbols, one after the other.
    pub steps: Vec<Step>,
    /// COMBAT-24: what came of it.
    pub result: Option<Counted>,
    /// What the story says of it.
    pub lines: Vec<String>,
}

/// Somebody in a fight: called and known as when it began, also when he is gone by now.
#[derive(Clone, Debug, PartialEq)]
pub struct Fighter {
    /// His figure, which may have left the board.
    pub actor: Actor,
    /// His name.
    pub name: String,
    /// What he looks like; objects look like nobody.
    pub look: Option<Face>,
}

/// Whose face it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A Hero's.
    Hero(HeroId),
    /// An Enemy's.
    Enemy(EnemyCardId),
}

/// What an ability did to the symbols.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What did it, and what it is called.
    pub by: Option<(AbilityUse, String)>,
    /// Of which side the symbols are.
    pub side: Side,
    /// What became of them.
    pub what: Became,
}

/// What became of symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Became {
    /// An ability was used; what it does is told by the steps after it.
    Used,
    /// One was paid.
    Spent(Symbol),
    /// So many came, or went.
    Added(Symbol, i8),
    /// So many were cancelled.
    Cancelled(Symbol, u8),
    /// Dice were rolled again.
    Rerolled,
}

/// COMBAT-24: the arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Counted {
    pub hits: u8,
    pub shields: u8,
    /// What is added to the difference.
    pub extra: i8,
    pub wounds: u8,
}

impl LastCombat {
    /// Takes in what has happened, as these words tell it: from the attack on, everything until the next one.
    pub(crate) fn see(&mut self, words: &Words<'_>, event: &Event) {
        let by = |by: AbilityUse| Some((by, words.ability(by).to_string()));
        match *event {
            Event::Attacked { attacker, defender, style, .. } => {
                let fighters = Some([attacker, defender].map(|actor| Fighter::known(words, actor)));
                *self = Self { fighters, style, ..Self::default() };
            }
            Event::TargetChanged { to, .. } => {
                if let Some([_, defender]) = &mut self.fighters {
                    *defender = Fighter::known(words, to);
                }
            }
            Event::Rolled { dice } => {
                // After a fight is over, dice are thrown for something else.
                if self.result.is_some() {
                    *self = Self::default();
                }
                self.dice = dice.to_vec();
                self.to_roll = DiceCount::default();
            }
            Event::Rerolled { side, dice, by: who } => {
                self.dice = dice.to_vec();
                self.steps.push(Step { by: by(who), side, what: Became::Rerolled });
            }
            Event::AbilityUsed { by: who } => {
                let side = self.side_of(who.owner);
                self.steps.push(Step { by: by(who), side, what: Became::Used });
            }
            Event::SymbolSpent { side, symbol, by: who } => {
                self.use_up(side, symbol, 1);
                self.steps.push(Step { by: by(who), side, what: Became::Spent(symbol) });
            }
            Event::SymbolsAdded { side, symbol, amount, by: who } => {
                self.added[at(side)][symbol.index()] += i16::from(amount);
                self.steps.push(Step { by: by(who), side, what: Became::Added(symbol, amount) });
            }
            Event::SymbolsCancelled { side, symbol, amount } => {
                self.use_up(side, symbol, amount);
                // Whatever was used last does it.
                let by = self.steps.last().and_then(|step| step.by.clone());
                self.steps.push(Step { by, side, what: Became::Cancelled(symbol, amount) });
            }
            Event::CombatResult { hits, shields, extra, wounds } => {
                self.result = Some(Counted { hits, shields, extra, wounds });
            }
            _ => {}
        }
        let counts = matches!(
            event,
            Event::Attacked { .. }
                | Event::AbilityUsed { .. }
                | Event::SymbolsAdded { .. }
                | Event::SymbolsCancelled { .. }
                | Event::CombatResult { .. }
                | Event::Wounded { .. }
        );
        if counts {
            self.lines.extend(words.event(event).map(|line| line.to_string()));
        }
    }

    /// Looks at the fight that is running: before its roll it is known who fights and with which dice, and somebody may be asked
    /// even before the attack is told (ACT-SIGN-03).
    pub(crate) fn look(&mut self, words: &Words<'_>) {
        self.to_roll = DiceCount::default();
        let is_to_come = |combat: &&Combat| combat.dice.is_empty() && combat.step <= CombatStep::Roll;
        let Some(combat) = running(words).filter(is_to_come) else { return };
        let (attacker, defender) = (combat.attacker, combat.defender);
        let is_known = self.result.is_none() && self.is_between(attacker, defender);
        if !is_known {
            let fighters = Some([attacker, defender].map(|actor| Fighter::known(words, actor)));
            *self = Self { fighters, style: combat.style, ..Self::default() };
        }
        let is_counted = combat.pool != DiceCount::default();
        self.to_roll = if is_counted { combat.pool } else { words.game.printed_pool(combat) };
    }

    /// Is it the fight of these two?
    #[must_use]
    pub fn is_between(&self, attacker: Actor, defender: Actor) -> bool {
        let fighters = self.fighters.as_ref();
        fighters.is_some_and(|[one, other]| (one.actor, other.actor) == (attacker, defender))
    }

    /// Has nobody fought, and were no dice thrown for anything else?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.fighters.is_none() && self.dice.is_empty()
    }

    /// On which side somebody fights.
    #[must_use]
    pub fn side_of(&self, actor: Actor) -> Side {
        match &self.fighters {
            Some([_, defender]) if defender.actor == actor => Side::Defender,
            _ => Side::Attacker,
        }
    }

    fn use_up(&mut self, side: Side, symbol: Symbol, amount: u8) {
        let used = &mut self.used_up[at(side)][symbol.index()];
        *used = used.saturating_add(amount);
    }
}

/// The innermost fight.
fn running<'w>(words: &Words<'w>) -> Option<&'w Combat> {
    words.game.state.frames.iter().rev().find_map(|frame| match frame {
        Frame::Combat(combat) => Some(combat),
        _ => None,
    })
}

fn at(side: Side) -> usize {
    usize::from(side == Side::Defender)
}

impl Fighter {
    fn known(words: &Words<'_>, actor: Actor) -> Self {
        let game = words.game;
        let look = match actor {
            Actor::Hero(hero) => game.state.heroes.get(hero.index()).map(|state| Face::Hero(state.card)),
            Actor::Enemy(enemy) => {
                let is_there = |state: &&EnemyState| state.present;
                let now = game.state.enemies.get(enemy.index()).filter(is_there);
                let earlier = || words.before?.enemies.get(enemy.index()).filter(is_there);
                let state = now.or_else(earlier).filter(|state| state.object == 0);
                state.map(|state| Face::Enemy(state.card))
            }
        };
        Self { actor, name: words.actor(actor).to_string(), look }
    }
}
