//! Lays a case out.

use crate::format::{Begin, Case, Pile, SeatLine};
use crate::names;
use crate::world::World;
use boss_monster_rules::frames::{Adventure, Frame, RoundStep};
use boss_monster_rules::state::{NOBODY, Stack};
use boss_monster_rules::{BossMonster, CardBox, CardId, Setup, State, Stops};
use std::sync::Arc;

struct Layout<'c> {
    cards: &'c CardBox,
    state: State,
}

impl Layout<'_> {
    /// The first copy that still lies in a deck, taken out of it.
    fn card(&mut self, name: &str) -> Result<CardId, String> {
        let found = names::cards(self.cards, name)?;
        let card = found.into_iter().find(|card| self.lies_in_deck(*card));
        let card = card.ok_or_else(|| format!("no copy of “{name}” is left"))?;
        let state = &mut self.state;
        for back in 0..2 {
            if state.deck[back].remove(card.index()) {
                state.left[back] -= 1;
            }
        }
        for heroes in &mut state.heroes {
            heroes.remove(card.index());
        }
        state.bosses.remove(card.index());
        state.gone.remove(card.index());
        Ok(card)
    }

    /// Heroes and cards that are out by the number of players may be laid out all the same.
    fn lies_in_deck(&self, card: CardId) -> bool {
        let state = &self.state;
        let piles = state.deck.iter().chain(&state.heroes).chain([&state.bosses, &state.gone]);
        piles.into_iter().any(|pile| pile.contains(card.index()))
    }

    fn seat(&mut self, seat: usize, line: &SeatLine) -> Result<(), String> {
        let boss = if line.boss.is_empty() { CardId::NONE } else { self.card(&line.boss)? };
        self.state.players[seat].boss = boss;
        if let Some(coins) = line.coins {
            self.state.players[seat].coins = coins;
        }
        self.state.players[seat].leveled = line.leveled;
        self.state.players[seat].lured = line.lured;
        for name in &line.hand {
            let card = self.card(name)?;
            let back = self.cards.back(card).ok_or_else(|| format!("“{name}” is no card of a hand"))?;
            self.state.players[seat].hand.insert(card.index());
            self.state.players[seat].in_hand[back.index()] += 1;
        }
        for written in &line.row {
            let stack = self.stack(written)?;
            if !self.state.players[seat].row.push(stack) {
                return Err("a dungeon has five positions at most".to_owned());
            }
        }
        for name in &line.entrance {
            let card = self.card(name)?;
            self.state.players[seat].entrance.push(card);
        }
        for name in &line.souls {
            let card = self.card(name)?;
            self.state.players[seat].souls.insert(card.index());
        }
        for name in &line.wounds {
            let card = self.card(name)?;
            self.state.players[seat].wounds.insert(card.index());
        }
        Ok(())
    }

    /// "loot-box/paywall + spike 2 $3 !"
    fn stack(&mut self, written: &str) -> Result<Stack, String> {
        let mut stack = Stack::default();
        let mut rest = written.trim();
        if let Some(before) = rest.strip_suffix('!') {
            (stack.deactivated, rest) = (true, before.trim());
        }
        if let Some((before, coins)) = rest.split_once('$') {
            stack.coins = coins.trim().parse().map_err(|_| format!("no number of coins in “{written}”"))?;
            rest = before.trim();
        }
        if let Some((before, miniboss)) = rest.split_once('+') {
            let (name, level) = miniboss.trim().rsplit_once(' ').unwrap_or((miniboss.trim(), "1"));
            stack.level = level.parse().map_err(|_| format!("no Level in “{written}”"))?;
            stack.miniboss = self.card(name)?;
            rest = before.trim();
        }
        let mut above = CardId::NONE;
        for name in rest.split('/') {
            let card = self.card(name.trim())?;
            if above.is_some() {
                self.state.marks[above.index()].beneath = card;
            } else {
                stack.top = card;
            }
            above = card;
        }
        Ok(stack)
    }
}

/// Lays out a case.
pub(crate) fn lay_out(case: &Case, cards: &Arc<CardBox>) -> Result<World, String> {
    let seats = if case.seats.is_empty() { 2 } else { case.seats.len() as u8 };
    // Everybody is asked everywhere, so that a step can be taken where it belongs.
    let always = Stops { always: true, ..Stops::default() };
    let stops = if case.stops.is_empty() { vec![always; usize::from(seats)] } else { case.stops.clone() };
    let setup = Setup { seats, options: case.options, without: case.without.clone(), stops };
    if case.begin == Begin::Setup {
        return World::begin(cards, &setup);
    }
    // Two to four seats, and enough cards: as in any game.
    World::begin(cards, &setup)?;
    let mut layout = Layout { cards, state: State::begin(cards, &setup) };
    for (seat, line) in case.seats.iter().enumerate() {
        layout.seat(seat, line)?;
    }
    for name in &case.town {
        let hero = layout.card(name)?;
        layout.state.town.push(hero);
    }
    for name in &case.discard {
        let card = layout.card(name)?;
        layout.state.discard.insert(card.index());
    }
    for name in &case.gone {
        let card = layout.card(name)?;
        layout.state.gone.insert(card.index());
    }
    for (pile, names) in &case.only {
        only(&mut layout, *pile, names)?;
    }
    let mut state = layout.state;
    put_in_order(cards, &mut state, case.first.as_deref())?;
    state.round = case.round.unwrap_or(if case.begin == Begin::Round { 0 } else { 1 });
    state.active = NOBODY;
    for seat in 0..seats {
        let game = BossMonster::in_state(Arc::clone(cards), &setup, state);
        state.players[usize::from(seat)].souls_before = game.souls(seat);
    }
    let step = match case.begin {
        Begin::Setup | Begin::Round => RoundStep::Begin,
        Begin::Build => RoundStep::BuildStarts,
        Begin::Reveal => RoundStep::Reveal,
        Begin::Bait => RoundStep::Bait,
        Begin::Adventure => RoundStep::Adventure,
        Begin::End => RoundStep::End,
        Begin::Judge => RoundStep::Judge,
    };
    state.frames.clear();
    state.frames.push(Frame::Round { step, at: 0 });
    if case.begin == Begin::Adventure {
        state.frames.push(Frame::Adventure { at: 0, stage: Adventure::Turn, hero: CardId::NONE });
    }
    let game = BossMonster::in_state(Arc::clone(cards), &setup, state);
    boss_monster_rules::fits::sound(&game).map_err(|misfit| misfit.to_string())?;
    Ok(World::of(game))
}

/// A draw pile holds just these cards; the others leave the game.
fn only(layout: &mut Layout<'_>, pile: Pile, names: &[String]) -> Result<(), String> {
    let mut kept = Vec::new();
    for name in names {
        kept.push(layout.card(name)?);
    }
    let state = &mut layout.state;
    let piles = match pile {
        Pile::Rooms => &mut state.deck[..1],
        Pile::Spells => &mut state.deck[1..],
        Pile::Heroes => &mut state.heroes[..],
    };
    for pile in piles {
        for card in pile.iter() {
            state.gone.insert(card);
        }
        pile.clear();
    }
    match pile {
        Pile::Rooms => state.left[0] = kept.len() as u8,
        Pile::Spells => state.left[1] = kept.len() as u8,
        Pile::Heroes => {}
    }
    for card in kept {
        match pile {
            Pile::Rooms => state.deck[0].insert(card.index()),
            Pile::Spells => state.deck[1].insert(card.index()),
            Pile::Heroes => {
                let is_epic = layout.cards.hero(card).is_some_and(|hero| hero.epic);
                state.heroes[usize::from(is_epic)].insert(card.index())
            }
        };
    }
    Ok(())
}

/// BM-SETUP-05: by descending XP; `first` is the one of two equal ones that comes first.
fn put_in_order(cards: &CardBox, state: &mut State, first: Option<&str>) -> Result<(), String> {
    let first = match first {
        Some(name) => names::cards(cards, name)?[0],
        None => CardId::NONE,
    };
    let mut seats: Vec<u8> = (0..state.seats).collect();
    let key = |seat: &u8| {
        let boss = state.player(*seat).boss;
        (std::cmp::Reverse(cards.boss(boss).map_or(0, |boss| boss.xp)), boss != first)
    };
    seats.sort_by_key(key);
    for (slot, seat) in state.order.iter_mut().zip(seats) {
        *slot = seat;
    }
    Ok(())
}
