//! A card that has come to a Hero who cannot equip it: why not, who else could, and what becomes of it.

use super::describe::abilities::{capital, place};
use super::describe::{Words, class_name};
use super::rules::ids::Slot;
use super::rules::{Answer, Ask, CardId, Class, MassiveDarkness2};
use crate::kernel::game::Game as _;
use crate::tr;
use std::sync::Arc;

/// An Item that is looked for among the answers and cannot be equipped.
pub(super) struct Unworn {
    /// What cannot be done, as an answer would say it.
    pub(super) deed: Arc<str>,
    /// Why.
    pub(super) why: String,
}

impl Words<'_> {
    /// What is asked about a card that has come, where whoever has it cannot equip it.
    pub(super) fn unworn(&self, game: &MassiveDarkness2) -> Option<Unworn> {
        let Some(Ask::Receive { hero, card }) = game.state().asked else { return None };
        let mut offered = Vec::new();
        game.answers(&mut offered);
        if offered.iter().any(|answer| matches!(answer, Answer::Equip { .. })) {
            return None;
        }
        let why = self.why_not_worn(game, hero, card)?;
        let slot = place(self.content.item(card)?.slot, self.texts);
        let deed = tr!(self.texts, "label-equip", card = self.item(card).as_ref(), slot = slot.as_ref());
        Some(Unworn { deed, why })
    }

    /// What becomes of a card that has come to a Hero, where nobody is asked about it: it lies in the pack, and why it is not worn.
    pub(super) fn left_in_pack(&self, game: &MassiveDarkness2, hero: u8, card: CardId) -> Option<String> {
        let has_it = game.state().heroes.get(usize::from(hero))?.items.contains(card.index());
        let is_asked = matches!(game.state().asked, Some(Ask::Receive { card: other, .. }) if other == card);
        if !has_it || is_asked {
            return None;
        }
        let why = self.why_not_worn(game, hero, card)?;
        Some(format!("{} {why}", tr!(self.texts, "found-left-in-pack")))
    }

    /// Why a Hero cannot equip a card, in sentences; nothing where he can.
    fn why_not_worn(&self, game: &MassiveDarkness2, hero: u8, card: CardId) -> Option<String> {
        let texts = self.texts;
        let (figure, item) = (game.state().heroes.get(usize::from(hero))?, self.content.item(card)?);
        // M2-ITEM-16: who belongs to its Class could.
        if let Some(class) = item.only.filter(|class| *class != game.class(hero)) {
            let only = tr!(texts, "found-only-class", class = class_name(class, texts).as_ref()).to_string();
            let others = self.away(game, hero, class);
            return Some(std::iter::once(only).chain(others).collect::<Vec<_>>().join(" "));
        }
        // M2-KO-03: whoever lies on the ground does nothing.
        if !figure.is_up() {
            return Some(tr!(texts, "found-down", hero = self.seat(game, hero).as_ref()).to_string());
        }
        // M2-Q4-R5: what the Quest wants to be worn stays where it is.
        let burden = Some(game.state().burden).filter(|burden| burden.is_some())?;
        let is_kept = |slot: Slot| game.takes_off(hero, card, slot).any(|worn| worn == burden);
        // M2-ITEM-04: what is used once lies in no slot, and nothing keeps it from one.
        let mut places = Slot::ALL.into_iter().filter(|slot| item.slot.takes(*slot)).peekable();
        let is_taken = places.peek().is_some() && places.all(is_kept);
        is_taken.then(|| tr!(texts, "found-no-place", card = self.item(burden).as_ref()).to_string())
    }

    /// Heroes of a Class to whom it cannot be handed now, and why.
    fn away(&self, game: &MassiveDarkness2, hero: u8, class: Class) -> Vec<String> {
        let (texts, state) = (self.texts, game.state());
        let here = state.hero(hero).zone;
        let of_class = state.seats().filter(|seat| *seat != hero && game.class(*seat) == class);
        let told = of_class.filter_map(|seat| {
            let (figure, name) = (state.hero(seat), self.seat(game, seat));
            Some(match (figure.gone, figure.down, figure.zone == here) {
                (true, ..) => tr!(texts, "found-owner-gone", hero = name.as_ref()),
                (_, true, _) => tr!(texts, "found-owner-down", hero = name.as_ref()),
                (_, _, false) => {
                    tr!(texts, "found-owner-elsewhere", hero = name.as_ref(), zone = self.zone(figure.zone))
                }
                _ => return None,
            })
        });
        told.map(|line| capital(&line)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::rules::State;
    use crate::games::massive_darkness_2::ruleset::HellscapeRules;
    use crate::games::massive_darkness_2::texts;
    use crate::house::session::Sessions as _;
    use crate::house::text::Language;

    /// M2-ITEM-16: a card that came to somebody who cannot wear it is told of, with who could and where he is.
    #[test]
    fn whoever_finds_what_he_cannot_wear_reads_why_and_what_becomes_of_it() {
        let rules = HellscapeRules::open().expect("the box");
        let session = rules.begin(rules.start(2, 1), 1, &mut |_| {}).expect("a game");
        let (game, start) = (session.game(), session.header().setup.setup.clone());
        let content = Arc::clone(&game.table().content);
        let of_other = |card: &CardId| {
            content
                .item(*card)
                .and_then(|item| item.only)
                .is_some_and(|only| only == game.class(1) && only != game.class(0))
        };
        let card = (0..content.card_count()).map(|card| CardId(card as u8)).find(of_other).expect("a card of a Class");
        let left = |change: &dyn Fn(&mut State)| {
            let mut state = *game.state();
            state.asked = None;
            state.heroes[0].items.insert(card.index());
            change(&mut state);
            let dungeon = Arc::clone(&game.table().dungeon);
            let game = MassiveDarkness2::in_state(Arc::clone(&content), dungeon, &start, state);
            Language::ALL.map(|language| {
                let texts = texts::of(language);
                let words = Words { content: &content, dungeon: &game.table().dungeon, texts: &texts };
                words.left_in_pack(&game, 0, card)
            })
        };
        let [here, ..] = left(&|_| {});
        let here = here.expect("it is told");
        assert!(here.starts_with("It goes into the pack. Only this class can equip it: "), "{here}");
        let [down, german, polish] = left(&|state| state.heroes[1].down = true).map(|told| told.expect("it is told"));
        assert!(down.starts_with(&here) && down.ends_with(" could, but is knocked out."), "{down}");
        assert!(german != down && polish != german && ![german, polish].concat().contains('⟨'));
        // M2-ITEM-04: of what is used once nobody asks why it is not worn, whatever else is.
        let is_used_once = |card: &CardId| {
            content.item(*card).is_some_and(|item| !Slot::ALL.into_iter().any(|slot| item.slot.takes(slot)))
        };
        let herbs = (0..content.card_count()).map(|card| CardId(card as u8)).find(is_used_once).expect("a card");
        for burden in [CardId::NONE, card] {
            let mut state = *game.state();
            (state.asked, state.burden) = (None, burden);
            state.heroes[0].items.insert(herbs.index());
            let game =
                MassiveDarkness2::in_state(Arc::clone(&content), Arc::clone(&game.table().dungeon), &start, state);
            let texts = texts::of(Language::English);
            let words = Words { content: &content, dungeon: &game.table().dungeon, texts: &texts };
            assert_eq!(words.left_in_pack(&game, 0, herbs), None);
        }
        let nobody_has_it = left(&|state| _ = state.heroes[0].items.remove(card.index()));
        assert!(nobody_has_it.iter().all(Option::is_none));
        let asked = left(&|state| state.asked = Some(Ask::Receive { hero: 0, card }));
        assert!(asked.iter().all(Option::is_none), "it is said beside the answers");
    }
}
