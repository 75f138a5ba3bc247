//! Answers in the words of a button.

use super::describe::abilities::{cost, effects, place};
use super::describe::{
    Words, column_name, die_name, element_name, rarity_name, slot_name, stance_at, stance_name, symbol_name,
    symbols_words, type_name,
};
use super::rules::ids::{CardId, MOST_HEROES, Place, Slot};
use super::rules::{Answer, Ask, Class, Dice, Die, EnemyId, MassiveDarkness2, Source, Symbol, Target, Thing, Use};
use crate::kernel::board::SpaceId;
use crate::kernel::dice::{DieId, Symbols};
use crate::kernel::game::{Asked, Game as _};
use crate::tr;
use std::sync::Arc;

impl Words<'_> {
    /// A Hero, by its seat.
    pub(super) fn seat(&self, game: &MassiveDarkness2, seat: u8) -> Arc<str> {
        match game.state().heroes.get(usize::from(seat)) {
            Some(hero) => self.hero_card(hero.card),
            None => tr!(self.texts, "nobody"),
        }
    }

    /// Whoever can be attacked: a Hero, or one who fights beside the Heroes.
    pub(super) fn target(&self, game: &MassiveDarkness2, target: u8) -> Arc<str> {
        match self.ally_behind(target) {
            Some(ally) => self.ally(ally),
            None => self.seat(game, target),
        }
    }

    /// An answer to the pending question. No other one has the same words.
    pub(super) fn label(&self, game: &MassiveDarkness2, answer: &Answer) -> Arc<str> {
        self.told_from_copies(game, answer, self.plain_label(game, answer))
    }

    /// The same without what tells copies of a card apart.
    fn plain_label(&self, game: &MassiveDarkness2, answer: &Answer) -> Arc<str> {
        let texts = self.texts;
        let ask = game.state().asked;
        let enemy = |enemy: EnemyId| self.enemy(enemy).name;
        match *answer {
            Answer::Rolled(faces) => self.rolled(game, &faces).into(),
            Answer::Token(rarity) => self.thing(Thing::Treasure(rarity)),
            Answer::Card(card) => match ask {
                Some(Ask::Door) => self.door_card(card.0),
                Some(Ask::Arrow) => self.arrow(card.0),
                _ => self.item(card),
            },
            Answer::Kind(kind) | Answer::Enemy(kind) => enemy(kind),
            Answer::Side(side) => self.side(ask, side),
            Answer::Hero(target) => self.target(game, target),
            Answer::Zone(zone) => tr!(texts, "label-zone", zone = self.zone(zone)),
            Answer::Type(kind) => type_name(kind, texts),
            Answer::Yes | Answer::No | Answer::Done => self.settled(ask, answer),
            Answer::Move => tr!(texts, "label-move"),
            Answer::Attack { kind, target } => {
                tr!(texts, "label-attack", enemy = enemy(target).as_ref(), kind = type_name(kind, texts).as_ref())
            }
            Answer::Rest { health, mana } => {
                tr!(texts, "label-rest", health = i64::from(health), mana = i64::from(mana))
            }
            Answer::Trade => tr!(texts, "label-trade"),
            Answer::Use(how) => self.used(game, &how),
            Answer::TakeOff { hero, slot } => self.of_another(game, hero, self.taken_off(game, hero, slot)),
            Answer::EndTurn => tr!(texts, "label-end-turn"),
            Answer::Task(task) => self.task(task),
            Answer::Travel(zone) => {
                let way = tr!(texts, "label-travel", zone = self.zone(zone));
                // M2-OQ-64.
                if game.table().setup.travel_is_not_leaving { way } else { self.leaving(game, ask, way) }
            }
            Answer::Counter(counter) => self.counter(counter),
            Answer::Step(zone) => self.leaving(game, ask, self.step(game, zone)),
            Answer::Open(edge) => {
                let here = self.standing(game);
                let there = self.dungeon.board.edge(edge).map(|ends| if ends.a == here { ends.b } else { ends.a });
                let way = there.and_then(|there| self.way(here, there));
                match way {
                    Some(way) => tr!(texts, "label-open-way", way = way.as_ref()),
                    None => tr!(texts, "label-open"),
                }
            }
            Answer::Interact(thing) => self.interaction(thing),
            Answer::Equip { hero, card, slot } => self.of_another(game, hero, self.equipped(game, hero, card, slot)),
            Answer::Give { card, to } => {
                tr!(texts, "label-give", card = self.item(card).as_ref(), hero = self.seat(game, to).as_ref())
            }
            Answer::Resolve { die, symbol, used } => self.resolved(game, die, symbol, used),
            Answer::Claws(dice) => self.claws(game, dice),
            Answer::Die(die) => self.rerolled(game, die),
            _ => self.of_class(game, ask, answer),
        }
    }

    /// What only one Class answers.
    fn of_class(&self, game: &MassiveDarkness2, ask: Option<Ask>, answer: &Answer) -> Arc<str> {
        let texts = self.texts;
        match *answer {
            Answer::Tool(number) => self.tool(number),
            Answer::Stance(place) => {
                tr!(texts, "label-stance", stance = stance_name(stance_at(place), texts).as_ref())
            }
            Answer::Consecrate { column, zone } => {
                tr!(texts, "label-consecrate", column = column_name(column, texts).as_ref(), zone = self.zone(zone))
            }
            Answer::TakeBack(column) => {
                tr!(texts, "label-take-back", column = column_name(column, texts).as_ref())
            }
            Answer::Bless(skill) => tr!(texts, "label-bless", skill = self.skill(skill).as_ref()),
            Answer::Pointer(hero) => self.of_another(game, hero, tr!(texts, "label-pointer")),
            Answer::Element(element) => {
                let element = element_name(element, texts);
                match ask {
                    Some(Ask::Channel { .. }) => tr!(texts, "label-element-rise", element = element.as_ref()),
                    _ => tr!(texts, "label-element-turn", element = element.as_ref()),
                }
            }
            Answer::LeadMove(ally) => tr!(texts, "label-lead-move", ally = self.ally(ally).as_ref()),
            Answer::LeadAttack { ally, kind, target } => tr!(
                texts,
                "label-lead-attack",
                ally = self.ally(ally).as_ref(),
                enemy = self.enemy(target).name.as_ref(),
                kind = type_name(kind, texts).as_ref()
            ),
            Answer::Learn { skill, place } => {
                let name = self.skill(skill);
                match self.lesson_place(game, ask, place) {
                    Some(place) => tr!(texts, "label-learn-at", skill = name.as_ref(), place = place.as_ref()),
                    None => name,
                }
            }
            _ => Arc::default(),
        }
    }

    /// Where a Skill lies, where that matters.
    fn lesson_place(&self, game: &MassiveDarkness2, ask: Option<Ask>, place: u8) -> Option<Arc<str>> {
        let Some(Ask::Learn { hero }) = ask else { return None };
        match game.class(hero) {
            Class::Berserker => Some(stance_name(stance_at(place), self.texts)),
            Class::Paladin => Some(column_name(place, self.texts)),
            Class::Wizard => Some(tr!(self.texts, "quadrant", number = i64::from(place) + 1)),
            Class::Ranger | Class::Rogue | Class::Shaman => None,
        }
    }

    /// Yes, no, or no more, by what is asked.
    fn settled(&self, ask: Option<Ask>, answer: &Answer) -> Arc<str> {
        let texts = self.texts;
        let is_yes = *answer == Answer::Yes;
        match ask {
            Some(Ask::Moving { points, .. }) => tr!(texts, "label-stop-moving", count = i64::from(points)),
            Some(Ask::Receive { .. }) => tr!(texts, "label-put-away"),
            Some(Ask::Trade { .. }) => tr!(texts, "label-traded"),
            Some(Ask::Pool { .. }) => tr!(texts, "label-roll"),
            Some(Ask::Resolve { .. }) => tr!(texts, "label-count"),
            Some(Ask::Window) => tr!(texts, "label-use-nothing"),
            Some(Ask::Channel { .. }) => tr!(texts, "label-take-mana"),
            Some(Ask::Leading { .. }) => tr!(texts, "label-stop-leading"),
            Some(Ask::Bless { .. }) => tr!(texts, "label-bless-nothing"),
            Some(Ask::Aim { .. }) if is_yes => tr!(texts, "label-another-arrow"),
            Some(Ask::Aim { .. }) => tr!(texts, "label-shoot"),
            Some(Ask::GiveUp) if is_yes => tr!(texts, "label-give-up"),
            Some(Ask::GiveUp) => tr!(texts, "label-play-on"),
            Some(Ask::Drain { mana, .. }) if is_yes => tr!(texts, "label-drain", mana = i64::from(mana)),
            Some(Ask::Drain { .. }) => tr!(texts, "label-let-come"),
            _ if is_yes => tr!(texts, "label-yes"),
            _ if *answer == Answer::No => tr!(texts, "label-no"),
            _ => tr!(texts, "label-done"),
        }
    }

    /// Where whoever is asked stands.
    fn standing(&self, game: &MassiveDarkness2) -> SpaceId {
        let state = game.state();
        if let Some(Ask::Leading { ally, .. }) = state.asked {
            return state.allies[usize::from(ally.min(2))].zone;
        }
        let seat = match game.question().map(|question| question.asked) {
            Some(Asked::Seat(seat)) => seat,
            _ => state.turn,
        };
        state.heroes.get(usize::from(seat)).map_or(self.dungeon.start, |hero| hero.zone)
    }

    fn step(&self, game: &MassiveDarkness2, zone: SpaceId) -> Arc<str> {
        match self.way(self.standing(game), zone) {
            Some(way) => tr!(self.texts, "label-step-way", way = way.as_ref(), zone = self.zone(zone)),
            None => tr!(self.texts, "label-step", zone = self.zone(zone)),
        }
    }

    /// M2-MOVE-05, M2-MOVE-11: what a way out of the Zone costs where Enemies stand. Spirits suffer nothing by it (M2-SHAM-14).
    fn leaving(&self, game: &MassiveDarkness2, ask: Option<Ask>, way: Arc<str>) -> Arc<str> {
        match (ask, game.state().figures(self.standing(game))) {
            (Some(Ask::Moving { .. }), wounds @ 1..) => {
                tr!(self.texts, "label-leaving", way = way.as_ref(), wounds = i64::from(wounds))
            }
            _ => way,
        }
    }

    fn interaction(&self, thing: Thing) -> Arc<str> {
        let texts = self.texts;
        let name = self.thing(thing);
        match thing {
            Thing::Treasure(_) => tr!(texts, "label-take", thing = name.as_ref()),
            Thing::Chest | Thing::GreatChest => tr!(texts, "label-open-chest", thing = name.as_ref()),
            Thing::Fountain => tr!(texts, "label-drink"),
            Thing::Forge => tr!(texts, "label-forge"),
            Thing::SpikeTrap | Thing::BearTrap | Thing::Pillar | Thing::Spawn | Thing::Loot | Thing::Mark(_) => name,
        }
    }

    /// A card into a slot, and what it takes off (M2-ITEM-04, M2-ITEM-09).
    fn equipped(&self, game: &MassiveDarkness2, hero: u8, card: CardId, slot: Slot) -> Arc<str> {
        let (texts, place) = (self.texts, self.worn_at(card, slot));
        let off: Vec<_> = game.takes_off(hero, card, slot).map(|worn| self.item(worn)).collect();
        let (card, off) = (self.item(card), off.join(", "));
        if off.is_empty() {
            return tr!(texts, "label-equip", card = card.as_ref(), slot = place.as_ref());
        }
        tr!(texts, "label-equip-instead", card = card.as_ref(), slot = place.as_ref(), off = off)
    }

    /// Where a card is worn: what needs two hands lies in one slot and takes both (M2-HERO-02).
    pub(super) fn worn_at(&self, card: CardId, slot: Slot) -> Arc<str> {
        let takes_both = self.content.item(card).is_some_and(|item| item.slot == Place::TwoHands);
        if takes_both { place(Place::TwoHands, self.texts) } else { slot_name(slot, self.texts) }
    }

    /// What the Shadow ability of whoever is asked does (M2-HERO-05).
    fn shadow(&self, game: &MassiveDarkness2) -> Option<String> {
        let Some(Asked::Seat(seat)) = game.question().map(|question| question.asked) else { return None };
        let hero = game.state().heroes.get(usize::from(seat))?;
        let card = self.content.printed.heroes.get(usize::from(hero.card))?;
        Some(effects(&card.shadow, self.texts)).filter(|what| !what.is_empty())
    }

    /// A result that is resolved, and of which die, where others offer the same.
    fn resolved(&self, game: &MassiveDarkness2, die: u8, symbol: Symbol, used: bool) -> Arc<str> {
        let others = dice_offered(game, |answer| match *answer {
            Answer::Resolve { die, symbol: other, used: is_used } if (other, is_used) == (symbol, used) => Some(die),
            _ => None,
        });
        let what = self.result(game, symbol, used);
        match others.iter().any(|other| *other != die) {
            true => tr!(self.texts, "label-of-die", what = what.as_ref(), die = self.die_among(game, die, &others)),
            false => what,
        }
    }

    fn result(&self, game: &MassiveDarkness2, symbol: Symbol, used: bool) -> Arc<str> {
        let texts = self.texts;
        match symbol {
            Symbol::Shadow if used => match self.shadow(game) {
                Some(what) => tr!(texts, "label-shadow-does", what = texts.after_colon(&what)),
                None => tr!(texts, "label-shadow"),
            },
            Symbol::Shadow => tr!(texts, "label-shadow-not"),
            Symbol::Mana => tr!(texts, "label-resolve-mana"),
            Symbol::Scratch => tr!(texts, "label-resolve-scratch"),
            _ => symbol_name(symbol, texts),
        }
    }

    /// The label of an answer that somebody else than the one who is asked carries out begins with his name.
    pub(super) fn of_another(&self, game: &MassiveDarkness2, hero: u8, label: Arc<str>) -> Arc<str> {
        let is_asked = game.question().is_some_and(|question| question.asked == Asked::Seat(hero));
        if is_asked {
            return label;
        }
        tr!(self.texts, "label-of", hero = self.seat(game, hero).as_ref(), what = label.as_ref())
    }

    fn used(&self, game: &MassiveDarkness2, how: &Use) -> Arc<str> {
        let texts = self.texts;
        let is_hero = usize::from(how.hero) < game.state().heroes.len().min(MOST_HEROES);
        if !is_hero {
            return Arc::default();
        }
        let name = self.source(how.what.source, game.class(how.hero));
        let ability = game.ability(how.hero, how.what);
        let what = ability.map_or_else(String::new, |ability| effects(ability, texts));
        let paid = ability.into_iter().flat_map(|ability| ability.cost.iter()).map(|paid| cost(*paid, texts));
        let fires = (how.fires > 0).then(|| tr!(texts, "label-fires", count = i64::from(how.fires)));
        let target = match how.target {
            Target::None => None,
            Target::Hero(hero) if hero == how.hero => None,
            Target::Hero(hero) => Some(self.seat(game, hero)),
            Target::Enemy(enemy) => Some(self.enemy(enemy).name),
            Target::Zone(zone) => Some(tr!(texts, "label-zone", zone = self.zone(zone))),
        };
        let target = target.map(|target| tr!(texts, "label-on", target = target.as_ref()));
        let head: Vec<Arc<str>> = [name].into_iter().chain(paid).chain(target).chain(fires).collect();
        let is_plain = matches!(how.what.source, Source::Item(_)) && what.is_empty();
        let head = head.join(", ");
        let label = if is_plain { head.into() } else { tr!(texts, "label-use", head = head, what = what) };
        self.of_another(game, how.hero, label)
    }

    /// What a token shows when it is turned up.
    pub(super) fn side_of(&self, thing: Thing, side: u8) -> Arc<str> {
        let texts = self.texts;
        let printing = &self.content.printed.printing;
        let at = usize::from(side);
        let number = |sides: &[u8]| i64::from(sides.get(at).copied().unwrap_or(0));
        match thing {
            Thing::SpikeTrap => tr!(texts, "side-spikes", count = number(&printing.spikes)),
            Thing::BearTrap => tr!(texts, "side-bear", count = number(&printing.bears)),
            Thing::Fountain => tr!(texts, "side-fountain", count = number(&printing.fountains)),
            Thing::Chest | Thing::GreatChest => {
                let sides = if thing == Thing::Chest { &printing.chests } else { &printing.great_chests };
                sides.get(at).map_or_else(Arc::default, |rarity| rarity_name(*rarity, texts))
            }
            _ => Arc::default(),
        }
    }

    fn side(&self, ask: Option<Ask>, side: u8) -> Arc<str> {
        match ask {
            Some(Ask::Side { thing }) => self.side_of(thing, side),
            _ => side.to_string().into(),
        }
    }

    /// What the faces of a roll show together.
    fn rolled(&self, game: &MassiveDarkness2, faces: &[u8]) -> String {
        let Some(Ask::Roll { dice }) = game.state().asked else { return String::new() };
        let shown = thrown(dice).zip(faces).fold(Symbols::NONE, |shown, (die, face)| {
            let face = self.content.dice.die(die).map_or(Symbols::NONE, |die| die.face(*face));
            shown.plus(&face)
        });
        symbols_words(&shown, self.texts)
    }

    /// A die that lies there: its colour and what it shows.
    fn die(&self, game: &MassiveDarkness2, at: u8) -> String {
        let rolled = game.state().combat.rolled;
        let Some(die) = rolled.dice.get(usize::from(at)) else { return String::new() };
        let colour = Die::of(die.die).map(|die| die_name(die, self.texts)).unwrap_or_default();
        let shown = symbols_words(&rolled.symbols(&self.content.dice, usize::from(at)), self.texts);
        tr!(self.texts, "label-die", die = colour.as_ref(), shown = shown).to_string()
    }

    /// The same with what tells it from these others, where they look alike: what was resolved of it (M2-COMBAT-11), else its place
    /// in the roll, as it is called where it lies.
    fn die_among(&self, game: &MassiveDarkness2, at: u8, others: &[u8]) -> String {
        let (die, locked) = (self.die(game, at), game.state().combat.locked());
        let is_locked = |at: u8| locked >> at.min(31) & 1 == 1;
        let twins = || others.iter().filter(|other| **other != at && self.die(game, **other) == die);
        if twins().next().is_none() {
            return die;
        }
        let is_told_by_lock = twins().all(|twin| is_locked(*twin) != is_locked(at));
        match (is_told_by_lock, is_locked(at)) {
            (true, true) => tr!(self.texts, "label-die-locked", die = die).to_string(),
            (true, false) => tr!(self.texts, "label-die-free", die = die).to_string(),
            (false, _) => tr!(self.texts, "label-die-number", number = i64::from(at) + 1, die = die).to_string(),
        }
    }

    fn rerolled(&self, game: &MassiveDarkness2, die: u8) -> Arc<str> {
        let others = dice_offered(game, |answer| if let Answer::Die(die) = answer { Some(*die) } else { None });
        self.die_among(game, die, &others).into()
    }

    /// Which dice pay for the ability of an Enemy (M2-COMBAT-12), by what they show, since others may have Claws, too; and what it does.
    fn claws(&self, game: &MassiveDarkness2, dice: u32) -> Arc<str> {
        let combat = game.state().combat;
        let what = self.claws_bring(combat.enemy, combat.tier);
        let mut offered = Vec::new();
        game.answers(&mut offered);
        let payments =
            offered.iter().filter_map(|answer| if let Answer::Claws(dice) = answer { Some(*dice) } else { None });
        let others: Vec<u32> = payments.filter(|other| *other != dice).collect();
        let shown = self.paying(game, dice);
        let is_clear = others.iter().all(|other| self.paying(game, *other) != shown);
        let shown = if is_clear { shown } else { self.paying_by_place(game, dice) };
        tr!(self.texts, "label-claws", dice = shown, what = self.texts.after_colon(&what))
    }

    fn paying(&self, game: &MassiveDarkness2, dice: u32) -> String {
        let rolled = game.state().combat.rolled;
        let shown =
            places(dice).map(|die| symbols_words(&rolled.symbols(&self.content.dice, usize::from(die)), self.texts));
        shown.collect::<Vec<_>>().join(" + ")
    }

    /// The same by the places of the dice, of which one or the other was resolved already.
    fn paying_by_place(&self, game: &MassiveDarkness2, dice: u32) -> String {
        let locked = game.state().combat.locked();
        let shown = places(dice).map(|die| {
            let named = tr!(self.texts, "label-die-number", number = i64::from(die) + 1, die = self.die(game, die));
            let is_locked = locked >> die & 1 == 1;
            if is_locked { tr!(self.texts, "label-die-locked", die = named.as_ref()) } else { named }.to_string()
        });
        shown.collect::<Vec<_>>().join(" + ")
    }
}

/// The dice of the answers that are offered, of those of one kind.
fn dice_offered(game: &MassiveDarkness2, of: impl Fn(&Answer) -> Option<u8>) -> Vec<u8> {
    let mut offered = Vec::new();
    game.answers(&mut offered);
    offered.iter().filter_map(of).collect()
}

/// The places of dice in the roll, of which each has a bit.
fn places(dice: u32) -> impl Iterator<Item = u8> {
    (0..u32::BITS as u8).filter(move |die| dice >> die & 1 == 1)
}

/// Dice, colour by colour, as they are rolled.
pub(super) fn thrown(dice: Dice) -> impl Iterator<Item = DieId> {
    Die::ALL.into_iter().flat_map(move |die| std::iter::repeat_n(die.id(), usize::from(dice.count(die))))
}
