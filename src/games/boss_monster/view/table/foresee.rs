//! What public facts say of what would come: where a hero would die by the damage of the Rooms alone, and whom the town would go to
//! once a card is built.

use super::seen::Seen;
use crate::games::boss_monster::rules::state::Stack;
use crate::games::boss_monster::rules::{Answer, BossMonster, CardId, Setup, Spot};
use crate::games::boss_monster::view::faces::Faces;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::tr;
use std::sync::Arc;

/// The position, from 0, of the Room in which a hero would die that goes through a dungeon now; nothing: it would reach the Boss.
/// Abilities are left out: whether they are used, nobody knows.
pub(super) fn dies_in(view: &BossMonster, seat: u8, hero: CardId) -> Option<usize> {
    let left = view.health(hero).saturating_sub(view.damage_on(hero));
    let walker = view.state().walker;
    let from = if walker.hero == hero && walker.seat == seat { usize::from(walker.next) } else { 0 };
    let mut suffered = 0;
    (from..view.state().player(seat).row.len()).find(|position| {
        suffered += view.damage(seat, *position);
        suffered >= left
    })
}

/// The same game with a card lying open where it would be laid.
fn with_built(view: &BossMonster, seat: u8, card: CardId, spot: Spot) -> Option<BossMonster> {
    let mut state = *view.state();
    let player = state.players.get_mut(usize::from(seat))?;
    match spot {
        Spot::Left => {
            let before: Vec<Stack> = player.row.iter().copied().collect();
            let all = std::iter::once(Stack { top: card, ..Stack::default() }).chain(before);
            player.row = all.take(crate::games::boss_monster::rules::MOST_ROOMS).collect();
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
