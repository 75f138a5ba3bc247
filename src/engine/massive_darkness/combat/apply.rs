//! What each effect does in the middle of a combat.

use super::super::ask::{Answer, Ask, By, Choice, Purpose};
use super::super::event::Event;
use super::super::frames::{Combat, CombatStep, Effects, FallenDie, Frame};
use super::super::game::{Events, Flow, MassiveDarkness};
use super::super::ids::{AbilityUse, Actor};
use super::super::language::{Cancelled, DieChoice, Effect, Side};
use super::super::symbol::{Colour, Symbol};
use super::mark;
use super::pool::{colours, take_strongest};
use super::symbols::side_of;

impl MassiveDarkness {
    /// One effect of the ability that is being used.
    pub(super) fn apply_in_combat(
        &mut self,
        frame: &mut Combat,
        ability: AbilityUse,
        effect: &Effect,
        log: &mut Events<'_>,
    ) -> Flow {
        match effect {
            Effect::Dice(side, die, amount) => {
                let amount = self.amount(amount, ability, Some(frame));
                return self.change_dice(frame, ability, *side, *die, amount, log);
            }
            Effect::Reroll(side, which) => return self.reroll_effect(frame, ability, *side, *which),
            Effect::FlipBlanks(side, count) => return self.flip_blanks(frame, ability, *side, *count, log),
            Effect::Choose(lists) => return self.choose_list(frame, ability, lists, log),
            Effect::Hurt(..)
            | Effect::HurtByRoll(..)
            | Effect::Heal(..)
            | Effect::FullyHeal(..)
            | Effect::Stun(..)
            | Effect::GainXp(..)
            | Effect::DrawTreasure(..)
            | Effect::DrawArtifact => {
                let at = frame.pending_effect;
                frame.pending_effect += 1;
                return Flow::Push(Frame::Effects(Effects {
                    ability,
                    at,
                    single: true,
                    attacker: Some(frame.attacker),
                    defender: Some(frame.defender),
                    ..Effects::default()
                }));
            }
            simple => self.apply_simple(frame, ability, simple, log),
        }
        frame.pending_effect += 1;
        Flow::Again
    }

    /// Effects that need nobody's decision.
    fn apply_simple(&mut self, frame: &mut Combat, ability: AbilityUse, effect: &Effect, log: &mut Events<'_>) {
        match effect {
            Effect::Add(side, symbol, amount) => {
                let amount = self.amount(amount, ability, Some(frame));
                self.add_symbols(frame, *side, *symbol, amount, ability, log);
            }
            Effect::NoDice(side) => self.no_dice(frame, *side),
            Effect::BlanksGain(side, symbol, each) => {
                let blanks =
                    frame.dice.iter().filter(|die| Self::on_side(**die, *side) && self.is_blank(**die)).count();
                self.add_symbols(frame, *side, *symbol, (blanks as i8).saturating_mul(*each as i8), ability, log);
            }
            Effect::BlankGains(choice, symbol, amount) => {
                let side = side_of(frame, ability.owner);
                let blank = |die: &FallenDie| is_of(*die, *choice) && self.is_blank(*die);
                if frame.dice.iter().any(blank) {
                    self.add_symbols(frame, side, *symbol, *amount as i8, ability, log);
                }
            }
            Effect::Cancel(side, what) => self.cancel(frame, *side, *what, log),
            Effect::Wounds(amount) => {
                frame.extra_wounds = frame.extra_wounds.saturating_add(self.amount(amount, ability, Some(frame)));
            }
            Effect::DoubleHits => {
                let rolled = self.rolled(frame, Side::Attacker, Symbol::Hit) as i8;
                self.add_symbols(frame, Side::Attacker, Symbol::Hit, rolled, ability, log);
            }
            Effect::SpreadWounds => frame.marks |= mark::SPREAD,
            Effect::AttackAgain => frame.marks |= mark::AGAIN,
            Effect::ReachesBoss => frame.marks |= mark::BOSS_ALLOWED,
            Effect::Kill(_) => frame.marks |= mark::KILL,
            Effect::Survive(health) => frame.survive = *health,
            Effect::Pull => self.pull(frame, log),
            Effect::WeakenCounter(dice) => {
                if let Actor::Enemy(enemy) = frame.defender {
                    let weakened = &mut self.state.enemy_mut(enemy).weakened;
                    *weakened = weakened.saturating_add(*dice);
                }
            }
            Effect::BecomeTarget => self.become_target(frame, ability, log),
            Effect::ExtraActivation => self.grant_activation(ability.owner),
            // Modifiers and effects of menus have no meaning here.
            _ => {}
        }
    }

    /// EFFECT-05..10.
    fn add_symbols(
        &mut self,
        frame: &mut Combat,
        side: Side,
        symbol: Symbol,
        amount: i8,
        by: AbilityUse,
        log: &mut Events<'_>,
    ) {
        if amount == 0 {
            return;
        }
        let added = match side {
            Side::Attacker => &mut frame.attack_added[symbol.index()],
            Side::Defender => &mut frame.defense_added[symbol.index()],
        };
        *added = added.saturating_add(amount);
        log.say("EFFECT-05", Event::SymbolsAdded { side, symbol, amount, by });
    }

    /// EFFECT-26..31, OQ-26: only symbols that have not been spent can be cancelled.
    fn cancel(&mut self, frame: &mut Combat, side: Side, what: Cancelled, log: &mut Events<'_>) {
        let parts = match what {
            Cancelled::Bams(count) => [(Symbol::Bam, count), (Symbol::Diamond, 0)],
            Cancelled::Diamonds(count) => [(Symbol::Bam, 0), (Symbol::Diamond, count)],
            Cancelled::All => [(Symbol::Bam, u8::MAX), (Symbol::Diamond, u8::MAX)],
        };
        for (symbol, count) in parts {
            let amount = count.min(self.unspent(frame, side, symbol));
            if amount > 0 {
                let added = match side {
                    Side::Attacker => &mut frame.attack_added[symbol.index()],
                    Side::Defender => &mut frame.defense_added[symbol.index()],
                };
                *added = added.saturating_sub(amount as i8);
                log.say("EFFECT-26", Event::SymbolsCancelled { side, symbol, amount });
            }
        }
    }

    /// EFFECT-12..22.
    fn change_dice(
        &mut self,
        frame: &mut Combat,
        ability: AbilityUse,
        side: Side,
        die: DieChoice,
        amount: i8,
        log: &mut Events<'_>,
    ) -> Flow {
        if !frame.pending_started {
            frame.pending_started = true;
            frame.pending_left = amount.unsigned_abs();
        }
        if frame.pending_left == 0 {
            return done(frame);
        }
        let rolled = frame.step > CombatStep::Roll;
        match (amount > 0, rolled) {
            (true, false) => self.gain_die(frame, ability, die),
            (false, false) => self.lose_die_before(frame, ability, side, die),
            (true, true) => self.gain_die_late(frame, die),
            (false, true) => self.lose_die_after(frame, ability, side, die, log),
        }
    }

    fn gain_die(&mut self, frame: &mut Combat, ability: AbilityUse, die: DieChoice) -> Flow {
        let colour = match (fixed(die), Self::decider(ability.owner)) {
            (Some(colour), _) => colour,
            (None, None) => strongest(die),
            (None, Some(by)) => return self.ask_colour(by, Purpose::AddDie, die),
        };
        frame.gained[colour as usize] += 1;
        frame.pending_left -= 1;
        Flow::Again
    }

    fn ask_colour(&mut self, by: By, purpose: Purpose, die: DieChoice) -> Flow {
        for colour in colours(side_of_dice(die)) {
            self.state.options.push(Choice::Colour(colour as u8));
        }
        Flow::Ask(Ask::Choose { by, purpose, least: 1, most: 1 })
    }

    /// DICE-05: after the limit.
    fn lose_die_before(&mut self, frame: &mut Combat, ability: AbilityUse, side: Side, die: DieChoice) -> Flow {
        if let Some(colour) = fixed(die) {
            lose(frame, colour);
            return Flow::Again;
        }
        let both = colours(side).into_iter().all(|colour| frame.pool[colour as usize] > 0);
        match Self::decider(ability.owner) {
            Some(by) if both => self.ask_colour(by, Purpose::RemoveDice, die),
            _ => {
                take_strongest(&mut frame.pool, side);
                frame.pending_left -= 1;
                Flow::Again
            }
        }
    }

    /// A die added by an Enchantment is rolled at once, within the limit of three (DICE-04).
    fn gain_die_late(&mut self, frame: &mut Combat, die: DieChoice) -> Flow {
        let colour = fixed(die).unwrap_or_else(|| strongest(die));
        let have = frame.dice.iter().filter(|fallen| fallen.colour == colour as u8).count();
        if have >= 3 || frame.dice.is_full() {
            return done(frame);
        }
        frame.late_die = colour as u8;
        let mut pool = [0; 4];
        pool[colour as usize] = 1;
        Flow::Ask(Ask::Roll(pool))
    }

    /// COMBAT-22: the Hero chooses which dice go; an Enemy takes those with the best results.
    fn lose_die_after(
        &mut self,
        frame: &mut Combat,
        ability: AbilityUse,
        side: Side,
        die: DieChoice,
        log: &mut Events<'_>,
    ) -> Flow {
        let fits = |fallen: &FallenDie| Self::on_side(*fallen, side) && is_of(*fallen, die);
        match Self::decider(ability.owner) {
            Some(by) => {
                for (at, fallen) in frame.dice.iter().enumerate() {
                    if fits(fallen) {
                        self.state.options.push(Choice::Die(at as u8));
                    }
                }
                match self.choose_one(by, Purpose::RemoveDice) {
                    Ok(ask) => ask,
                    Err(Choice::Die(at)) => {
                        self.state.options.clear();
                        self.remove_die(frame, at, side, log);
                        Flow::Again
                    }
                    Err(_) => done(frame),
                }
            }
            None => {
                let best = (0..frame.dice.len())
                    .filter(|at| fits(&frame.dice[*at]))
                    .max_by_key(|at| (self.worth(frame.dice[*at]), usize::MAX - at));
                match best {
                    Some(at) => {
                        self.remove_die(frame, at as u8, side, log);
                        Flow::Again
                    }
                    None => done(frame),
                }
            }
        }
    }

    /// How good a fallen die is: Hits or Shields first, then other symbols.
    pub(super) fn worth(&self, die: FallenDie) -> u8 {
        let [hits, shields, bams, diamonds] = self.die_symbols(die);
        (hits + shields) * 4 + bams + diamonds * 2
    }

    fn remove_die(&mut self, frame: &mut Combat, at: u8, side: Side, log: &mut Events<'_>) {
        if let Some(die) = frame.dice.remove(usize::from(at)) {
            log.say("COMBAT-22", Event::DieRemoved { side, die });
        }
        frame.pending_left = frame.pending_left.saturating_sub(1);
    }

    /// EFFECT-22.
    fn no_dice(&mut self, frame: &mut Combat, side: Side) {
        if frame.step > CombatStep::Roll {
            frame.dice.retain(|die| !Self::on_side(*die, side));
        } else {
            for colour in colours(side) {
                frame.pool[colour as usize] = 0;
            }
        }
    }

    /// GLOSS-05.
    fn flip_blanks(
        &mut self,
        frame: &mut Combat,
        ability: AbilityUse,
        side: Side,
        count: u8,
        log: &mut Events<'_>,
    ) -> Flow {
        for (at, die) in frame.dice.iter().enumerate() {
            if Self::on_side(*die, side) && self.is_blank(*die) {
                self.state.options.push(Choice::Die(at as u8));
            }
        }
        if self.state.options.is_empty() {
            return done(frame);
        }
        let most = count.min(self.state.options.len() as u8);
        if let Some(by) = Self::decider(ability.owner) {
            return Flow::Ask(Ask::Choose { by, purpose: Purpose::FlipDice, least: 0, most });
        }
        let options = self.state.options;
        self.state.options.clear();
        for choice in options.iter().take(usize::from(most)) {
            self.flip(frame, *choice, log);
        }
        done(frame)
    }

    fn flip(&mut self, frame: &mut Combat, choice: Choice, log: &mut Events<'_>) {
        let Choice::Die(at) = choice else { return };
        if let Some(die) = frame.dice.get_mut(usize::from(at)) {
            die.face = 5_u8.saturating_sub(die.face);
            log.say("GLOSS-05", Event::Flipped { die: *die });
        }
    }

    /// One of several lists: a Hero's owner chooses, an Enemy takes the first.
    fn choose_list(
        &mut self,
        frame: &mut Combat,
        ability: AbilityUse,
        lists: &[Vec<Effect>],
        log: &mut Events<'_>,
    ) -> Flow {
        match Self::decider(ability.owner) {
            Some(by) if lists.len() > 1 => {
                for number in 0..lists.len() {
                    self.state.options.push(Choice::Option(number as u8));
                }
                Flow::Ask(Ask::Choose { by, purpose: Purpose::EffectOption, least: 1, most: 1 })
            }
            _ => {
                for effect in lists.first().into_iter().flatten() {
                    self.apply_simple(frame, ability, effect, log);
                }
                done(frame)
            }
        }
    }

    /// CARD-R1: the defender is put into the attacker's Zone.
    fn pull(&mut self, frame: &Combat, log: &mut Events<'_>) {
        let to = self.state.zone_of(frame.attacker);
        match frame.defender {
            Actor::Hero(hero) => {
                if self.state.hero(hero).zone != to {
                    self.move_hero(hero, to, "EFFECT-32", log);
                }
            }
            Actor::Enemy(enemy) => {
                let from = self.state.enemy(enemy).zone;
                self.state.enemy_mut(enemy).zone = to;
                log.say("EFFECT-32", Event::Moved { actor: frame.defender, from, to });
            }
        }
    }

    /// CARD-C2.
    fn become_target(&mut self, frame: &mut Combat, ability: AbilityUse, log: &mut Events<'_>) {
        let (Actor::Hero(guard), from) = (ability.owner, frame.defender) else { return };
        let to = self.state.zone_of(from);
        self.move_hero(guard, to, "ACT-SIGN-03", log);
        frame.defender = ability.owner;
        log.say("ACT-SIGN-03", Event::TargetChanged { from, to: ability.owner });
    }

    /// CARD-T5.
    fn grant_activation(&mut self, owner: Actor) {
        for at in 0..self.state.frames.len() {
            if let Frame::Activation(activation) = &mut self.state.frames[at] {
                activation.again |= Actor::Hero(activation.hero) == owner;
            }
        }
    }

    /// A choice inside an effect has been made.
    pub(super) fn effect_detail(&mut self, frame: &mut Combat, answer: &Answer, log: &mut Events<'_>) {
        match answer {
            Answer::Pick(Choice::Colour(colour)) if frame.step == CombatStep::Pool => {
                frame.gained[usize::from(*colour)] += 1;
                frame.pending_left = frame.pending_left.saturating_sub(1);
            }
            Answer::Pick(Choice::Colour(colour)) => {
                let count = &mut frame.pool[usize::from(*colour)];
                *count = count.saturating_sub(1);
                frame.pending_left = frame.pending_left.saturating_sub(1);
            }
            Answer::Pick(Choice::Option(number)) => {
                let Some(ability) = frame.pending else { return };
                let library = std::sync::Arc::clone(&self.library);
                let effect = library.ability(ability.ability).effects.get(usize::from(frame.pending_effect));
                if let Some(Effect::Choose(lists)) = effect {
                    for effect in lists.get(usize::from(*number)).into_iter().flatten() {
                        self.apply_simple(frame, ability, effect, log);
                    }
                }
                done(frame);
            }
            _ => self.dice_detail(frame, answer, log),
        }
    }

    fn dice_detail(&mut self, frame: &mut Combat, answer: &Answer, log: &mut Events<'_>) {
        let flipping = matches!(self.state.ask, Ask::Choose { purpose: Purpose::FlipDice, .. });
        if flipping {
            for choice in self.picked(answer) {
                self.flip(frame, choice, log);
            }
            done(frame);
        } else if let Answer::Pick(Choice::Die(at)) = answer {
            let side = frame.dice.get(usize::from(*at)).map(|die| Self::on_side(*die, Side::Attacker));
            let side = if side == Some(true) { Side::Attacker } else { Side::Defender };
            self.remove_die(frame, *at, side, log);
        }
    }

    /// The options that an answer names.
    pub(in super::super) fn picked(&self, answer: &Answer) -> impl Iterator<Item = Choice> + use<> {
        let mut picked = crate::engine::kernel::list::List::<Choice, 64>::default();
        match answer {
            Answer::Pick(choice) => drop(picked.push(*choice)),
            Answer::PickSome(mask) => {
                for (at, choice) in self.state.options.iter().enumerate() {
                    if mask >> at & 1 == 1 {
                        picked.push(*choice);
                    }
                }
            }
            _ => {}
        }
        (0..picked.len()).map(move |at| picked[at])
    }
}

/// The current effect is finished.
pub(super) fn done(frame: &mut Combat) -> Flow {
    frame.pending_effect += 1;
    frame.pending_started = false;
    frame.pending_left = 0;
    Flow::Again
}

fn lose(frame: &mut Combat, colour: Colour) {
    let count = &mut frame.pool[colour as usize];
    *count = count.saturating_sub(1);
    frame.pending_left -= 1;
}

fn fixed(die: DieChoice) -> Option<Colour> {
    match die {
        DieChoice::Yellow => Some(Colour::Yellow),
        DieChoice::Red => Some(Colour::Red),
        DieChoice::Blue => Some(Colour::Blue),
        DieChoice::Green => Some(Colour::Green),
        DieChoice::AnyAttack | DieChoice::AnyDefense => None,
    }
}

fn side_of_dice(die: DieChoice) -> Side {
    match die {
        DieChoice::Yellow | DieChoice::Red | DieChoice::AnyAttack => Side::Attacker,
        DieChoice::Blue | DieChoice::Green | DieChoice::AnyDefense => Side::Defender,
    }
}

fn strongest(die: DieChoice) -> Colour {
    fixed(die).unwrap_or(colours(side_of_dice(die))[0])
}

fn is_of(fallen: FallenDie, die: DieChoice) -> bool {
    match fixed(die) {
        Some(colour) => fallen.colour == colour as u8,
        None => MassiveDarkness::on_side(fallen, side_of_dice(die)),
    }
}
