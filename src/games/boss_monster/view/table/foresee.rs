//! What public facts say of what would come: where a hero would die by the damage of the Rooms alone, and whom the town would go to
//! once a card is built.

use super::seen::Seen;
use crate::games::boss_monster::rules::state::Stack;
use crate::games::boss_monster::rules::{Answer, BossMonster, CardId, Icons, MOST_ROOMS, MOST_SEATS, Setup, Spot};
use crate::games::boss_monster::view::faces::Faces;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::tr;
use std::sync::Arc;

/// What follows from a view: counted once for each, not in every frame.
#[derive(Clone, Debug)]
pub(super) struct Foreseen {
    of: Arc<BossMonster>,
    /// By seat: what a hero suffers in each Room.
    damage: [[u16; MOST_ROOMS]; MOST_SEATS],
    /// By seat: its treasure.
    icons: [Icons; MOST_SEATS],
    /// Whom each hero in town would go to now, in the order of the town.
    lured: Vec<Option<u8>>,
}

impl Foreseen {
    pub(super) fn of(view: &Arc<BossMonster>) -> Self {
        let state = view.state();
        let (mut damage, mut icons) = ([[0; MOST_ROOMS]; MOST_SEATS], [[0; 4]; MOST_SEATS]);
        for (seat, (damage, icons)) in (0..state.seats).zip(damage.iter_mut().zip(&mut icons)) {
            *icons = view.dungeon_icons(seat);
            for (position, damage) in damage.iter_mut().enumerate().take(state.player(seat).row.len()) {
                *damage = view.damage(seat, position);
            }
        }
        let lured = state.town.iter().map(|hero| view.lured_by(*hero)).collect();
        Self { of: Arc::clone(view), damage, icons, lured }
    }

    /// Is it of this very view?
    pub(super) fn is_of(&self, view: &Arc<BossMonster>) -> bool {
        Arc::ptr_eq(&self.of, view)
    }

    /// What a hero suffers in the Room at this position.
    pub(super) fn damage(&self, seat: u8, position: usize) -> u16 {
        self.damage[usize::from(seat) % MOST_SEATS].get(position).copied().unwrap_or_default()
    }

    /// What a hero suffers on the whole way.
    pub(super) fn whole_damage(&self, seat: u8) -> u16 {
        self.damage[usize::from(seat) % MOST_SEATS].iter().sum()
    }

    /// The treasure of a dungeon.
    pub(super) fn icons(&self, seat: u8) -> Icons {
        self.icons[usize::from(seat) % MOST_SEATS]
    }

    /// Whom a hero in town would go to now.
    pub(super) fn lured_by(&self, hero: CardId) -> Option<u8> {
        let at = self.of.state().town.iter().position(|other| *other == hero)?;
        self.lured.get(at).copied().flatten()
    }

    /// The position, from 0, of the Room in which a hero would die that goes through a dungeon now; nothing: it would reach the Boss.
    /// Abilities are left out: whether they are used, nobody knows.
    pub(super) fn dies_in(&self, view: &BossMonster, seat: u8, hero: CardId) -> Option<usize> {
        let left = view.health(hero).saturating_sub(view.damage_on(hero));
        let walker = view.state().walker;
        let from = if walker.hero == hero && walker.seat == seat { usize::from(walker.next) } else { 0 };
        let mut suffered = 0;
        (from..view.state().player(seat).row.len()).find(|position| {
            suffered += self.damage(seat, *position);
            suffered >= left
        })
    }
}

/// The same game with a card lying open where it would be laid.
fn with_built(view: &BossMonster, seat: u8, card: CardId, spot: Spot) -> Option<BossMonster> {
    let mut state = *view.state();
    let player = state.players.get_mut(usize::from(seat))?;
    match spot {
        Spot::Left => {
            let before: Vec<Stack> = player.row.iter().copied().collect();
            let all = std::iter::once(Stack { top: card, ..Stack::default() }).chain(before);
            player.row = all.take(MOST_ROOMS).collect();
        }
        Spot::On(room) => {
            let stack = player.row.iter_mut().find(|stack| stack.top == room)?;
            (stack.top, stack.deactivated) = (card, false);
            state.marks.get_mut(card.index())?.beneath = room;
        }
    }
    let table = view.table();
    let setup = Setup { seats: state.seats, options: table.options, ..Setup::default() };
    Some(BossMonster::in_state(Arc::clone(&table.cards), &setup, state))
}

/// What would be different in town once the card of this answer is built, in sentences.
pub(super) fn changes(seen: &Seen, seat: u8, answer: &Answer, faces: &Faces, texts: &Texts) -> Vec<String> {
    let Some(view) = seen.open.as_ref().map(|open| &open.view) else { return Vec::new() };
    let Answer::Lay { card, spot } = *answer else { return Vec::new() };
    if view.table().cards.room(card).is_none() {
        return Vec::new();
    }
    let Some(then) = with_built(view, seat, card, spot) else { return Vec::new() };
    let town = view.state().town;
    let changed = town.iter().filter(|hero| view.lured_by(**hero) != then.lured_by(**hero));
    let told = changed.map(|hero| {
        let name = faces.of(*hero).name.as_ref();
        match then.lured_by(*hero) {
            Some(seat) => tr!(texts, "foresee-goes", card = name, seat = seen.name(seat)).to_string(),
            None => tr!(texts, "foresee-stays", card = name).to_string(),
        }
    });
    told.collect()
}
