//! Packs of own cards, as their folders take them in, the card editors and `lint`.

use super::kinds::{Program, said_by};
use super::samples::twelve_answers;
use delvewright::games::boss_monster::own_cards;
use delvewright::games::boss_monster::ruleset::{BossMonsterRules, Start as BossMonsterStart};
use delvewright::games::massive_darkness_2::own_cards as hellscape_cards;
use delvewright::games::massive_darkness_2::ruleset::{HellscapeRules, Start as HellscapeStart};
use delvewright::games::{boss_monster, massive_darkness_2};
use delvewright::house::packs::CardPack as _;
use delvewright::house::session::Sessions as _;
use delvewright::house::text::Language;
use delvewright::house::wrong::Wrong;

impl Program {
    /// A card of each kind, new or in the place of one of the box, with names.
    pub(super) fn pack_of_boss_monster(&self) -> own_cards::OwnPack {
        let mut pack = own_cards::OwnPack { title: "Mine".to_owned(), ..own_cards::OwnPack::none() };
        let all = own_cards::Card::all(self.boss_monster.of_the_box().printed());
        for (number, deck) in own_cards::Deck::ALL.into_iter().enumerate() {
            let card = all.iter().filter(|card| card.deck() == deck).nth(4).unwrap().clone();
            let code = format!("OWN{number:03}");
            pack.own.put(if number % 2 == 0 { card.with_code(&code) } else { card });
            pack.own.set_name(&code, "de", "Meine");
        }
        pack
    }

    /// The same of Massive Darkness 2; of what can be more, a new one, too.
    pub(super) fn pack_of_hellscape(&self) -> hellscape_cards::OwnPack {
        let mut pack = hellscape_cards::OwnPack { title: "Mine".to_owned(), ..hellscape_cards::OwnPack::none() };
        let all = hellscape_cards::Card::all(&hellscape_cards::Cards::of(self.hellscape.all()));
        for (number, deck) in hellscape_cards::Deck::ALL.into_iter().enumerate() {
            let card = all.iter().filter(|card| card.deck() == deck).take(2).last().unwrap().clone();
            pack.own.set_name(card.code(), "de", "Meine");
            // There are always 14 Arrows.
            let may_be_more = deck != hellscape_cards::Deck::Arrow;
            pack.own.put(card.again(&format!("OWN{number:03}")).filter(|_| may_be_more).unwrap_or(card));
        }
        pack
    }

    /// A game of Massive Darkness 2, twelve answers long.
    pub(super) fn game_of_hellscape(&self, with_own: bool) -> String {
        let start = self.hellscape.start(2, 3);
        let own = if with_own { self.pack_of_hellscape().own } else { start.own.clone() };
        twelve_answers::<HellscapeRules>(self.hellscape.begin(HellscapeStart { own, ..start }, 4, &mut |_| {}).unwrap())
    }

    /// As the folder of packs takes one in, the card editor and `lint`.
    pub(super) fn boss_monster_pack(&self, bytes: &[u8], whole: bool) -> Vec<String> {
        let file = self.written("cards.ron", bytes);
        let texts = Language::ALL.map(boss_monster::texts::of);
        let said = |wrong: &dyn Wrong| texts.iter().map(|texts| said_by(wrong, texts)).collect::<Vec<String>>();
        let pack = match own_cards::OwnPack::read(&file) {
            Ok(pack) => pack,
            Err(error) => return said(&error),
        };
        let mut told = Vec::new();
        for texts in &texts {
            match boss_monster::lint::look_into(&self.boss_monster, &file.display().to_string(), texts) {
                Ok(linted) => told.extend(linted.problems.into_iter().take(20)),
                Err(trouble) => told.push(said_by(&*trouble, texts)),
            }
        }
        if whole && let Ok(rules) = self.boss_monster.with_own(pack.own.clone()) {
            let start = BossMonsterStart { own: pack.own, ..BossMonsterStart::plain(2) };
            if let Ok(session) = rules.begin(start, 1, &mut |_| {}) {
                drop(twelve_answers::<BossMonsterRules>(session));
            }
        }
        told
    }

    /// The same of Massive Darkness 2.
    pub(super) fn hellscape_pack(&self, bytes: &[u8], whole: bool) -> Vec<String> {
        let file = self.written("cards.ron", bytes);
        let texts = Language::ALL.map(massive_darkness_2::texts::of);
        let said = |wrong: &dyn Wrong| texts.iter().map(|texts| said_by(wrong, texts)).collect::<Vec<String>>();
        let pack = match hellscape_cards::OwnPack::read(&file) {
            Ok(pack) => pack,
            Err(error) => return said(&error),
        };
        let mut told = Vec::new();
        for texts in &texts {
            match massive_darkness_2::lint::files::look_into(&self.hellscape, &file.display().to_string(), texts) {
                Ok(linted) => told.extend(linted.problems.into_iter().take(20)),
                Err(trouble) => told.push(said_by(&*trouble, texts)),
            }
        }
        if whole
            && let Ok(rules) = self.hellscape.with_own(pack.own)
            && let Ok(session) = rules.begin(rules.start(2, 1), 1, &mut |_| {})
        {
            drop(twelve_answers::<HellscapeRules>(session));
        }
        told
    }
}
