//! Effects on dice: more of them, fewer, none, flipped (EFFECT-12..22, GLOSS-05).

use super::super::ask::{Answer, Ask, By, Choice, Purpose};
use super::super::event::Event;
use super::super::frames::{Combat, CombatStep, FallenDie};
use super::super::game::{Events, Flow, MassiveDarkness};
use super::super::ids::AbilityUse;
use super::super::language::{DieChoice, Side};
use super::super::library::DiceCount;
use super::super::symbol::Colour;
use super::apply::done;
use super::pool::{LIMIT, colours, take_strongest};
use crate::kernel::list::List;

impl MassiveDarkness {
    /// EFFECT-12..21 where somebody may have to choose.
    pub(super) fn change_dice(
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
        let by = Self::decider(ability.owner);
        match (amount > 0, frame.has_rolled()) {
            (true, _) => self.gain_die(frame, by, die),
            (false, false) => self.lose_die_before(frame, by, side, die),
            (false, true) => self.lose_die_after(frame, by, side, die, log),
        }
    }

    /// EFFECT-12..22 where nobody chooses: a fixed colour, or the rules choose for an Enemy.
    pub(super) fn change_pool(&self, frame: &mut Combat, side: Side, die: DieChoice, amount: i8) {
        for _ in 0..amount.unsigned_abs() {
            if amount > 0 {
                let colour = self.colours_with_room(frame, die).first().copied();
                if let Some(colour) = colour {
                    frame.gained[colour as usize] += 1;
                }
            } else if let Some(colour) = fixed(die) {
                lose(&mut frame.pool, colour);
            } else {
                take_strongest(&mut frame.pool, side);
            }
        }
    }

    /// Colours of which another die would count (DICE-04), stronger first.
    fn colours_with_room(&self, frame: &Combat, die: DieChoice) -> List<Colour, 2> {
        let have = if frame.has_rolled() { on_table(frame) } else { self.printed_pool(frame) };
        let has_room = |colour: &Colour| {
            let at = *colour as usize;
            let gained = if frame.has_rolled() { 0 } else { frame.gained[at] };
            have[at].saturating_add(gained) < LIMIT && fixed(die).is_none_or(|fixed| fixed == *colour)
        };
        colours(side_of_dice(die)).into_iter().filter(has_room).collect()
    }

    /// EFFECT-15, EFFECT-20: any mix; the owner chooses. After the roll the die falls at once.
    fn gain_die(&mut self, frame: &mut Combat, by: Option<By>, die: DieChoice) -> Flow {
        if let Some(colour) = frame.late_die {
            let mut pool = [0; 4];
            pool[usize::from(colour)] = 1;
            return Flow::Ask(Ask::Roll(pool));
        }
        match (&self.colours_with_room(frame, die)[..], by) {
            ([], _) => return done(frame),
            ([_, _], Some(by)) => return self.ask_colour(by, Purpose::AddDie, side_of_dice(die)),
            ([colour, ..], _) => die_gained(frame, *colour as u8),
        }
        Flow::Again
    }

    fn ask_colour(&mut self, by: By, purpose: Purpose, side: Side) -> Flow {
        for colour in colours(side) {
            self.state.options.push(Choice::Colour(colour as u8));
        }
        Flow::Ask(Ask::Choose { by, purpose, least: 1, most: 1 })
    }

    /// DICE-05: after the limit.
    fn lose_die_before(&mut self, frame: &mut Combat, by: Option<By>, side: Side, die: DieChoice) -> Flow {
        let both = colours(side).into_iter().all(|colour| frame.pool[colour as usize] > 0);
        match (fixed(die), by) {
            (None, Some(by)) if both => return self.ask_colour(by, Purpose::RemoveDice, side),
            (None, _) => take_strongest(&mut frame.pool, side),
            (Some(colour), _) => lose(&mut frame.pool, colour),
        }
        frame.pending_left -= 1;
        Flow::Again
    }

    /// COMBAT-22: the Hero chooses which dice go; an Enemy takes those with the best results, and among equally good ones
    /// players choose. Dice that show the same are as good as each other.
    fn lose_die_after(
        &mut self,
        frame: &mut Combat,
        by: Option<By>,
        side: Side,
        die: DieChoice,
        log: &mut Events<'_>,
    ) -> Flow {
        let fits = |at: &usize| Self::on_side(frame.dice[*at], side) && is_of(frame.dice[*at], die);
        let fitting: List<u8, 14> = (0..frame.dice.len()).filter(fits).map(|at| at as u8).collect();
        let worth = |at: u8| self.worth(frame.dice[usize::from(at)]);
        let best = fitting.iter().map(|at| worth(*at)).max();
        let mut open: List<u8, 14> = List::new();
        for at in &fitting {
            let shows = |at: u8| (frame.dice[usize::from(at)].colour, self.die_symbols(frame.dice[usize::from(at)]));
            let is_wanted = by.is_some() || Some(worth(*at)) == best;
            if is_wanted && !open.iter().any(|other| shows(*other) == shows(*at)) {
                open.push(*at);
            }
        }
        let chosen = match &open[..] {
            [] => None,
            [only] => Some(*only),
            several => {
                self.state.options = several.iter().copied().map(Choice::Die).collect();
                let by = by.unwrap_or(By::Group);
                return Flow::Ask(Ask::Choose { by, purpose: Purpose::RemoveDice, least: 1, most: 1 });
            }
        };
        let Some(at) = chosen else { return done(frame) };
        remove_die(frame, at, log);
        Flow::Again
    }

    /// How good a fallen die is: Hits or Shields first, then other symbols.
    pub(super) fn worth(&self, die: FallenDie) -> u8 {
        let [hits, shields, bams, diamonds] = self.die_symbols(die);
        (hits + shields) * 4 + bams + diamonds * 2
    }

    /// EFFECT-22.
    pub(super) fn no_dice(&self, frame: &mut Combat, side: Side) {
        if frame.has_rolled() {
            frame.dice.retain(|die| !Self::on_side(*die, side));
        }
        for colour in colours(side) {
            frame.pool[colour as usize] = 0;
        }
    }

    /// GLOSS-03: the blank dice of a side, a bit each.
    pub(super) fn blanks(&self, frame: &Combat, side: Side) -> u16 {
        let dice = frame.dice.iter().enumerate();
        let blanks = dice.filter(|(_, die)| Self::on_side(**die, side) && self.is_blank(**die));
        blanks.fold(0, |mask, (at, _)| mask | 1 << at)
    }

    /// GLOSS-05.
    pub(super) fn flip_blanks(
        &mut self,
        frame: &mut Combat,
        ability: AbilityUse,
        side: Side,
        count: u8,
        log: &mut Events<'_>,
    ) -> Flow {
        let blanks = self.blanks(frame, side);
        let most = count.min(blanks.count_ones() as u8);
        if most == 0 {
            return done(frame);
        }
        let positions = (0..frame.dice.len() as u8).filter(|at| blanks >> at & 1 == 1);
        match Self::decider(ability.owner) {
            Some(by) => {
                for at in positions {
                    self.state.options.push(Choice::Die(at));
                }
                Flow::Ask(Ask::Choose { by, purpose: Purpose::FlipDice, least: 0, most })
            }
            None => {
                for at in positions.take(usize::from(most)) {
                    flip(frame, at, log);
                }
                done(frame)
            }
        }
    }

    /// Could dice of a side be added or taken away?
    pub(super) fn dice_can_change(&self, frame: &Combat, side: Side, die: DieChoice, amount: i8) -> bool {
        match amount {
            0 => false,
            1.. => !self.colours_with_room(frame, die).is_empty(),
            _ if frame.has_rolled() => {
                frame.dice.iter().any(|fallen| Self::on_side(*fallen, side) && is_of(*fallen, die))
            }
            _ => fixed(die).map_or_else(|| any_die(frame, side), |colour| frame.pool[colour as usize] > 0),
        }
    }

    /// A choice about dice has been made.
    pub(super) fn dice_detail(&self, frame: &mut Combat, purpose: Purpose, answer: &Answer, log: &mut Events<'_>) {
        for choice in self.picked(answer) {
            match (purpose, choice) {
                (Purpose::AddDie, Choice::Colour(colour)) => die_gained(frame, colour),
                (Purpose::RemoveDice, Choice::Colour(colour)) => {
                    let count = &mut frame.pool[usize::from(colour)];
                    *count = count.saturating_sub(1);
                    frame.pending_left = frame.pending_left.saturating_sub(1);
                }
                (Purpose::RemoveDice, Choice::Die(at)) => remove_die(frame, at, log),
                (Purpose::FlipDice, Choice::Die(at)) => flip(frame, at, log),
                _ => {}
            }
        }
        if purpose == Purpose::FlipDice {
            let _ = done(frame);
        }
    }

    /// The options that an answer names.
    pub(in super::super) fn picked(&self, answer: &Answer) -> impl Iterator<Item = Choice> + use<> {
        let mut picked = List::<Choice, 64>::default();
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

/// Another die of this colour: into the pool, or onto the table.
fn die_gained(frame: &mut Combat, colour: u8) {
    if frame.step <= CombatStep::Pool {
        frame.gained[usize::from(colour)] += 1;
        frame.pending_left = frame.pending_left.saturating_sub(1);
    } else {
        frame.late_die = Some(colour);
    }
}

/// A die that was added after the roll has fallen. Dice lie in the order of colours.
pub(super) fn late_die_fell(frame: &mut Combat, colour: u8, face: u8) {
    let at = frame.dice.iter().position(|die| die.colour > colour).unwrap_or(frame.dice.len());
    frame.dice.insert(at, FallenDie { colour, face, rerolled: false });
    frame.late_die = None;
    frame.pending_left = frame.pending_left.saturating_sub(1);
}

fn remove_die(frame: &mut Combat, at: u8, log: &mut Events<'_>) {
    if let Some(die) = frame.dice.remove(usize::from(at)) {
        let side = if MassiveDarkness::on_side(die, Side::Attacker) { Side::Attacker } else { Side::Defender };
        log.say("COMBAT-22", Event::DieRemoved { side, die });
    }
    frame.pending_left = frame.pending_left.saturating_sub(1);
}

/// GLOSS-05: opposite faces lie as the box says (OQ-05).
fn flip(frame: &mut Combat, at: u8, log: &mut Events<'_>) {
    if let Some(die) = frame.dice.get_mut(usize::from(at)) {
        die.face = 5_u8.saturating_sub(die.face);
        log.say("GLOSS-05", Event::Flipped { die: *die });
    }
}

fn lose(pool: &mut DiceCount, colour: Colour) {
    pool[colour as usize] = pool[colour as usize].saturating_sub(1);
}

fn on_table(frame: &Combat) -> DiceCount {
    let mut count = [0; 4];
    for die in &frame.dice {
        count[usize::from(die.colour)] += 1;
    }
    count
}

/// Has a side any dice?
pub(super) fn any_die(frame: &Combat, side: Side) -> bool {
    if frame.has_rolled() {
        frame.dice.iter().any(|die| MassiveDarkness::on_side(*die, side))
    } else {
        colours(side).into_iter().any(|colour| frame.pool[colour as usize] > 0)
    }
}

/// The colour, if there is no choice.
pub(super) fn fixed(die: DieChoice) -> Option<Colour> {
    match die {
        DieChoice::Yellow => Some(Colour::Yellow),
        DieChoice::Red => Some(Colour::Red),
        DieChoice::Blue => Some(Colour::Blue),
        DieChoice::Green => Some(Colour::Green),
        DieChoice::AnyAttack | DieChoice::AnyDefense => None,
    }
}

/// Whose dice these are (DICE-01).
pub(super) fn side_of_dice(die: DieChoice) -> Side {
    match die {
        DieChoice::Yellow | DieChoice::Red | DieChoice::AnyAttack => Side::Attacker,
        DieChoice::Blue | DieChoice::Green | DieChoice::AnyDefense => Side::Defender,
    }
}

/// Is a fallen die one of these?
pub(super) fn is_of(fallen: FallenDie, die: DieChoice) -> bool {
    match fixed(die) {
        Some(colour) => fallen.colour == colour as u8,
        None => MassiveDarkness::on_side(fallen, side_of_dice(die)),
    }
}
