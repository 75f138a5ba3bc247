//! ROGUE: the tool bag, tokens in the place of actions, Poison.

use crate::answer::{Answer, Use};
use crate::ask::Ask;
use crate::class_cards::{Colour, RogueToken};
use crate::event::{By, Event};
use crate::frames::{Exhausting, Figure, Frame};
use crate::ids::{Class, Dice, Die, EnemyId};
use crate::kernel::bits::Bits;
use crate::{Checked, Content, Events, Flow, MassiveDarkness2, no};
use serde::{Deserialize, Serialize};

/// M2-ROGUE-03, M2-ROGUE-11.
const DRAWN: u8 = 3;

/// Where the tokens of the Rogue are, by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tools {
    /// Those that are hers.
    pub owned: Bits<1>,
    /// In the tool bag.
    pub bag: Bits<1>,
    /// Drawn and not used yet.
    pub ready: Bits<1>,
    /// Drawn and turned.
    pub turned: Bits<1>,
    /// On the discard pile.
    pub discards: Bits<1>,
    /// So many are still to be drawn.
    pub to_draw: u8,
}

impl Tools {
    /// M2-ROGUE-12: can another one be drawn? An empty bag is filled from the discards.
    fn fill(&mut self) -> bool {
        if self.bag.is_empty() {
            self.bag = std::mem::take(&mut self.discards);
        }
        !self.bag.is_empty()
    }

    /// M2-ROGUE-02, M2-ROGUE-13: so many more tokens of a kind.
    pub(crate) fn add(&mut self, content: &Content, id: &str, count: u8) {
        let is_it = |number: &usize| content.rogue_token(*number as u8).is_some_and(|token| token.id == id);
        let free: Vec<usize> = (0..64).filter(is_it).filter(|number| !self.owned.contains(*number)).collect();
        for number in free.into_iter().take(usize::from(count)) {
            self.owned.insert(number);
            self.bag.insert(number);
        }
    }

    /// M2-OQ-38: the tokens of a replaced grade leave, wherever they are.
    pub(crate) fn drop_kind(&mut self, content: &Content, id: &str, count: u8) {
        let is_it = |number: &usize| content.rogue_token(*number as u8).is_some_and(|token| token.id == id);
        for number in self.owned.iter().filter(is_it).take(usize::from(count)).collect::<Vec<_>>() {
            for place in [&mut self.owned, &mut self.bag, &mut self.ready, &mut self.turned, &mut self.discards] {
                place.remove(number);
            }
        }
    }
}

impl MassiveDarkness2 {
    fn rogue(&self) -> Option<u8> {
        self.state.seats().find(|seat| self.class(*seat) == Class::Rogue)
    }

    fn token(&self, number: usize) -> Option<&RogueToken> {
        self.table.content.rogue_token(number as u8)
    }

    /// M2-ROGUE-03, M2-ROGUE-11: at the start of the round.
    pub(crate) fn begin_tools(&mut self) {
        let solo = u8::from(self.state.heroes.len() == 1);
        if self.rogue().is_some() {
            self.put_tools_away();
            self.state.tools.to_draw = DRAWN + solo;
        }
    }

    /// Tokens that are still to be drawn.
    pub(crate) fn step_tools(&mut self) -> Option<Flow> {
        if self.state.tools.to_draw == 0 {
            return None;
        }
        if !self.state.tools.fill() {
            self.state.tools.to_draw = 0;
            return None;
        }
        Some(Flow::Ask(Ask::Tool))
    }

    pub(crate) fn tool_drawn(&mut self, number: u8, log: &mut Events<'_>) {
        let tools = &mut self.state.tools;
        tools.bag.remove(usize::from(number));
        tools.ready.insert(usize::from(number));
        tools.to_draw -= 1;
        log.say("M2-ROGUE-03", Event::ToolDrawn { number });
        // M2-ROGUE-07: in the own turn another token is another action.
        if let Some(rogue) = self.rogue().filter(|rogue| self.state.turn == *rogue) {
            self.state.hero_mut(rogue).actions += 1;
        }
    }

    /// M2-ROGUE-04: how many actions a Hero has in its turn.
    pub(crate) fn actions_of(&self, hero: u8, usual: u8) -> u8 {
        if self.class(hero) == Class::Rogue { self.state.tools.ready.len() as u8 } else { usual }
    }

    /// M2-ROGUE-04, M2-ROGUE-09: an action is spent, or lost; the Rogue turns a token for it.
    pub(crate) fn spend_action(&mut self, hero: u8, what: Exhausting) {
        let figure = self.state.hero_mut(hero);
        figure.actions = figure.actions.saturating_sub(1);
        // M2-ROGUE-10, M2-ROGUE-18: an action from elsewhere needs no token.
        if figure.gained > 0 {
            figure.gained -= 1;
            return;
        }
        if self.class(hero) == Class::Rogue && !self.state.tools.ready.is_empty() {
            self.push(Frame::Exhaust { hero, what });
        }
    }

    /// The unused tokens, one of each kind.
    pub(crate) fn each_ready(&self, visit: &mut dyn FnMut(u8)) {
        let ready = self.state.tools.ready;
        for number in ready.iter() {
            let id = self.token(number).map(|token| &token.id);
            if !ready
                .iter()
                .take_while(|other| *other < number)
                .any(|other| self.token(other).map(|token| &token.id) == id)
            {
                visit(number as u8);
            }
        }
    }

    pub(crate) fn list_exhaust(&self, out: &mut Vec<Answer>) {
        self.each_ready(&mut |number| out.push(Answer::Tool(number)));
    }

    pub(crate) fn why_not_exhaust(&self, answer: Answer) -> Checked {
        match answer {
            Answer::Tool(_) => no("M2-ROGUE-04", "refusal-md2-token"),
            _ => no("M2-ROGUE-04", "refusal-md2-not-offered"),
        }
    }

    pub(crate) fn step_exhaust(&mut self, hero: u8, log: &mut Events<'_>) -> Flow {
        if self.state.tools.to_draw > 0 {
            if let Some(flow) = self.step_tools() {
                return flow;
            }
            return Flow::Done;
        }
        let mut first = None;
        let mut count = 0;
        self.each_ready(&mut |number| {
            count += 1;
            first = first.or(Some(number));
        });
        match (first, count, self.top()) {
            (Some(_), 2.., Some(Frame::Exhaust { what, .. })) if what != Exhausting::Settled => {
                Flow::Ask(Ask::Exhaust { hero })
            }
            (Some(number), 1, Some(Frame::Exhaust { what, .. })) if what != Exhausting::Settled => {
                let more = self.exhaust(hero, number, what, log);
                if more { Flow::Again } else { Flow::Done }
            }
            _ => Flow::Done,
        }
    }

    pub(crate) fn take_exhaust(&mut self, hero: u8, answer: Answer, log: &mut Events<'_>) {
        let (Answer::Tool(number), Some(Frame::Exhaust { what, .. })) = (answer, self.top()) else { return };
        self.set_top(Frame::Exhaust { hero, what: Exhausting::Settled });
        self.exhaust(hero, number, what, log);
    }

    /// M2-ROGUE-05, M2-ROGUE-06: the token is turned; if it matches the action, its bonus counts. Are more to be drawn?
    pub(crate) fn exhaust(&mut self, hero: u8, number: u8, what: Exhausting, log: &mut Events<'_>) -> bool {
        self.state.tools.ready.remove(usize::from(number));
        self.state.tools.turned.insert(usize::from(number));
        log.say("M2-ROGUE-04", Event::ToolTurned { number });
        let Some(token) = self.token(usize::from(number)).cloned() else { return false };
        let matches = match token.colour {
            Colour::Red => what == Exhausting::Attack,
            Colour::Blue => what == Exhausting::Move,
            Colour::Green => !matches!(what, Exhausting::Lost | Exhausting::Settled),
        };
        if !matches {
            return false;
        }
        log.say("M2-ROGUE-06", Event::ToolMatched { number });
        for effect in &token.r#do {
            self.effect(&Use { hero, ..Use::default() }, By::Tool(number), *effect, log);
        }
        // M2-ROGUE-14.
        if token.shadow && !self.is_in_shadow(hero) {
            self.state.combat.shadow = true;
            self.state.combat.pool = self.state.combat.pool.plus(Dice::of(Die::Purple, 1));
        }
        if token.poison {
            self.poison(self.state.combat.enemy, number, log);
        }
        if token.draws > 0 {
            self.state.tools.to_draw += token.draws;
        }
        token.draws > 0
    }

    /// M2-SHADOW-01, M2-ROGUE-14: in a Shadow Zone, or as if.
    pub(crate) fn is_in_shadow(&self, hero: u8) -> bool {
        let combat = &self.state.combat;
        let as_if = combat.on && combat.attacks && combat.hero == hero && combat.shadow;
        as_if || self.table.dungeon.zone(self.state.hero(hero).zone).shadow
    }

    /// M2-ROGUE-15 to M2-ROGUE-17, M2-ROGUE-20: the token lies beside the Enemy; a second one does not.
    fn poison(&mut self, enemy: EnemyId, number: u8, log: &mut Events<'_>) {
        let slot = match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(mob), _) => &mut self.state.mobs[mob].poison,
            (_, Some(kind)) => &mut self.state.roamers[kind].poison,
            _ => &mut self.state.boss.poison,
        };
        if *slot == 0 {
            *slot = number + 1;
            self.state.tools.turned.remove(usize::from(number));
            log.say("M2-ROGUE-15", Event::Poisoned { enemy });
        }
    }

    /// M2-ROGUE-16: the token of a killed Enemy returns to the tool bag.
    pub(crate) fn return_poison(&mut self, poison: u8) {
        if let Some(number) = poison.checked_sub(1).map(usize::from)
            && self.state.tools.owned.contains(number)
        {
            self.state.tools.bag.insert(number);
        }
    }

    /// M2-ROGUE-15, M2-ROGUE-19: what a poisoned Enemy suffers when it is activated; its kills are those of the Rogue.
    pub(crate) fn suffer_poison(&mut self, enemy: EnemyId, log: &mut Events<'_>) {
        let poison = match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(mob), _) => self.state.mobs[mob].poison,
            (_, Some(kind)) => self.state.roamers[kind].poison,
            _ => self.state.boss.poison,
        };
        if let Some(rogue) = self.rogue().filter(|_| poison > 0) {
            let known = self.state.hero(rogue).skills;
            let wounds = known.iter().filter_map(|known| self.skill(known.skill)).map(|skill| skill.poison).sum();
            self.wound_enemy(enemy, wounds, rogue, "M2-ROGUE-15", log);
        }
    }

    /// M2-ROGUE-08: at the end of the turn everything drawn goes to the discards.
    pub(crate) fn put_tools_away(&mut self) {
        let tools = &mut self.state.tools;
        tools.discards = tools.discards.union(&tools.ready).union(&tools.turned);
        tools.ready.clear();
        tools.turned.clear();
        tools.to_draw = 0;
    }

    /// The Frost of a Hero takes an action away.
    pub(crate) fn freeze_once(&mut self, hero: u8, log: &mut Events<'_>) {
        self.state.hero_mut(hero).frost -= 1;
        self.state.states += 1;
        log.say("M2-STATE-08", Event::FrostSpent { figure: Figure::Hero(hero) });
        self.spend_action(hero, Exhausting::Lost);
    }
}
