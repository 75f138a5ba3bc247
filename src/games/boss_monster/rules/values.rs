//! Computed values: never stored, read in layers whenever they are needed (BM-EFFECT-01 to BM-EFFECT-09, BM-KERN-22).

use crate::ids::{CardId, Icons, RoomType, Treasure};
use crate::language::{Amount, Counted, Effect, Lure, Rooms, When};
use crate::state::{Lasting, Stack, State};
use crate::{BossMonster, moment_bit};

/// Doublings beyond this change nothing any more that a hero could feel.
const MOST_DOUBLINGS: u32 = 12;

/// An ability of a card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Source {
    pub card: CardId,
    pub ability: u8,
    /// The position of its Room; none for a Boss.
    pub position: Option<usize>,
}

impl BossMonster {
    /// The Room deck type of a card that is a Room.
    pub(crate) fn room_type(&self, card: CardId) -> Option<RoomType> {
        self.table.cards.room(card).map(|room| room.kind)
    }

    /// BM-MINI-27: does a Room have its text?
    pub(crate) fn has_text(&self, room: CardId) -> bool {
        !self.state.lasting.iter().any(|lasting| matches!(lasting, Lasting::Blank { card } if *card == room))
    }

    pub(crate) fn is_off(&self, card: CardId, ability: u8) -> bool {
        self.state.lasting.contains(&Lasting::Off { card, ability })
    }

    /// Where a card lies face up in play: the seat and the position; a Boss has none.
    #[must_use]
    pub fn place_of(&self, card: CardId) -> Option<(u8, Option<usize>)> {
        if !card.is_some() {
            return None;
        }
        for seat in 0..self.state.seats {
            let player = self.state.player(seat);
            if player.boss == card {
                return Some((seat, None));
            }
            let found = player.row.iter().position(|stack| stack.top == card || stack.miniboss == card);
            if found.is_some() {
                return Some((seat, found));
            }
        }
        None
    }

    /// The position at which this card is the topmost open Room.
    #[must_use]
    pub fn room_at(&self, card: CardId) -> Option<(u8, usize)> {
        let (seat, position) = self.place_of(card)?;
        let position = position?;
        (self.stack(seat, position)?.top == card).then_some((seat, position))
    }

    pub(crate) fn stack(&self, seat: u8, position: usize) -> Option<&Stack> {
        self.state.player(seat).row.get(position)
    }

    /// All abilities with one of these moments on active cards of a seat (BM-CARD-02, BM-MINI-08 to BM-MINI-13).
    pub(crate) fn each_source(&self, seat: u8, moments: u32, found: &mut dyn FnMut(Source)) {
        let cards = &self.table.cards;
        let mut look = |card: CardId, level: usize, position: Option<usize>| {
            for (ability, read) in (0_u8..).zip(cards.abilities(card)).take(level) {
                if moment_bit(read.when) & moments != 0 && !self.is_off(card, ability) {
                    found(Source { card, ability, position });
                }
            }
        };
        let player = self.state.player(seat);
        if player.leveled && cards.has(player.boss, moments) {
            look(player.boss, usize::MAX, None);
        }
        for (position, stack) in player.row.iter().enumerate().filter(|(_, stack)| stack.is_active()) {
            let (top, miniboss) = (cards.has(stack.top, moments), cards.has(stack.miniboss, moments));
            if (top || miniboss) && self.has_text(stack.top) {
                if top {
                    look(stack.top, usize::MAX, Some(position));
                }
                if miniboss {
                    look(stack.miniboss, usize::from(stack.level), Some(position));
                }
            }
        }
    }

    /// The effects that an active card has all the time.
    fn each_constant(&self, seat: u8, found: &mut dyn FnMut(Source, &Effect)) {
        self.each_source(seat, moment_bit(When::Always), &mut |source| {
            if let Some(ability) = self.table.cards.abilities(source.card).get(usize::from(source.ability)) {
                ability.ways.iter().flat_map(|way| &way.r#do).for_each(|effect| found(source, effect));
            }
        });
    }

    /// The icons of a Room: none unless it is active (BM-EFFECT-06, BM-EFFECT-07, BM-EFFECT-18).
    #[must_use]
    pub fn icons(&self, seat: u8, position: usize) -> Icons {
        let Some(stack) = self.stack(seat, position).filter(|stack| stack.is_active()) else { return [0; 4] };
        let cards = &self.table.cards;
        let mut icons = cards.face(stack.top).map_or([0; 4], |face| face.icons);
        let mut taken = None;
        let mut is_replaced = false;
        for lasting in &self.state.lasting {
            match *lasting {
                Lasting::AllIcons { card } if card == stack.top => (icons, is_replaced) = ([1; 4], true),
                Lasting::NoIcons { card, miniboss } if card == stack.top => {
                    (icons, is_replaced, taken) = ([0; 4], true, Some(miniboss));
                }
                _ => {}
            }
        }
        if !self.has_text(stack.top) {
            return icons;
        }
        let abilities = cards.abilities(stack.miniboss).iter().take(usize::from(stack.level));
        let constant = abilities.chain(cards.abilities(stack.top)).filter(|ability| ability.when == When::Always);
        for effect in constant.flat_map(|ability| &ability.ways).flat_map(|way| &way.r#do) {
            match *effect {
                Effect::DoubleIcons if !is_replaced => icons = icons.map(|number| number.saturating_mul(2)),
                Effect::Icons(treasure, number) if taken != Some(stack.miniboss) => {
                    icons[treasure as usize] = icons[treasure as usize].saturating_add(number);
                }
                _ => {}
            }
        }
        icons
    }

    /// What a dungeon has of each treasure (BM-BAIT-03, BM-BOSS-02).
    #[must_use]
    pub fn dungeon_icons(&self, seat: u8) -> Icons {
        let player = self.state.player(seat);
        let mut all = self.table.cards.face(player.boss).map_or([0; 4], |face| face.icons);
        for position in 0..player.row.len() {
            for (sum, number) in all.iter_mut().zip(self.icons(seat, position)) {
                *sum = sum.saturating_add(number);
            }
        }
        for lasting in &self.state.lasting {
            if let Lasting::Icon { seat: of, treasure, number } = *lasting
                && of == seat
            {
                all[treasure as usize] = all[treasure as usize].saturating_add(number);
            }
        }
        all
    }

    /// The damage of a Room: printed, plus and minus, then doubled, never below 0 (BM-EFFECT-01, BM-EFFECT-02).
    #[must_use]
    pub fn damage(&self, seat: u8, position: usize) -> u16 {
        let Some(stack) = self.stack(seat, position).filter(|stack| stack.is_active()) else { return 0 };
        let Some(face) = self.table.cards.face(stack.top) else { return 0 };
        let mut sum = i32::from(face.number);
        // BM-RULING-44: heroes ignore what Rooms and Minibosses of the dungeon add all the time.
        let ignored = self.state.lasting.contains(&Lasting::IgnoreRooms { seat });
        self.each_constant(seat, &mut |source, effect| {
            let Effect::Damage(rooms, amount) = *effect else { return };
            if source.position.is_some() && ignored {
                return;
            }
            let meant = match rooms {
                Rooms::This => source.position == Some(position),
                Rooms::RightOfThis(kind) => {
                    source.position.is_some_and(|left| left + 1 == position) && face.room == kind
                }
                Rooms::Own(kind) => face.room == kind,
                Rooms::OtherOwn(kind) => face.room == kind && source.position != Some(position),
                Rooms::AllOwn => true,
                Rooms::AllOf(_) | Rooms::Target => false,
            };
            if meant {
                sum += self.amount(amount, seat, source.position, Some((seat, position)), 0, 0);
            }
        });
        let mut doublings = 0;
        for lasting in &self.state.lasting {
            match *lasting {
                Lasting::Damage { card, number } if card == stack.top => sum += i32::from(number),
                Lasting::Doubled { card, times } if card == stack.top => doublings += u32::from(times),
                Lasting::OfType { seat: of, kind, number } if of == seat && kind == face.room => {
                    sum += i32::from(number);
                }
                Lasting::PerIcon { seat: of, kind, except, number }
                    if of == seat && kind == face.room && except != stack.top =>
                {
                    sum +=
                        i32::from(number) * self.icons(seat, position).iter().map(|icon| i32::from(*icon)).sum::<i32>();
                }
                _ => {}
            }
        }
        let damage = sum.clamp(0, 1000) << doublings.min(MOST_DOUBLINGS);
        u16::try_from(damage).unwrap_or(u16::MAX)
    }

    /// A number on a card, as it is now. `own` is the position of the Room whose text it is, `it` the Room it is about.
    pub(crate) fn amount(
        &self,
        amount: Amount,
        seat: u8,
        own: Option<usize>,
        it: Option<(u8, usize)>,
        paid: u8,
        placed: u8,
    ) -> i32 {
        let (base, each, counted) = match amount {
            Amount::N(number) => return i32::from(number),
            Amount::Per(each, counted) => (0, each, counted),
            Amount::Plus(base, each, counted) => (base, each, counted),
        };
        let player = self.state.player(seat);
        let stack = own.and_then(|position| self.stack(seat, position));
        let number = match counted {
            Counted::MinibossesInHand => {
                player.hand.iter().filter(|card| self.table.cards.is_miniboss(CardId(*card as u8))).count()
            }
            Counted::SpellsInHand => usize::from(player.in_hand[1]),
            Counted::CoinsHere => stack.map_or(0, |stack| usize::from(stack.coins)),
            Counted::CoinsPlaced => usize::from(placed),
            Counted::CoinsPaid => usize::from(paid),
            Counted::IconsOfIt => it.map_or(0, |(seat, position)| {
                self.icons(seat, position).iter().map(|number| usize::from(*number)).sum()
            }),
            Counted::LuredHere => usize::from(player.lured),
            Counted::LevelOfIt => {
                it.and_then(|(seat, position)| self.stack(seat, position)).map_or(0, |stack| usize::from(stack.level))
            }
            Counted::MixedRooms => (0..player.row.len())
                .filter(|position| self.icons(seat, *position).iter().map(|number| u16::from(*number)).sum::<u16>() > 1)
                .count(),
            Counted::Wounds => usize::from(self.wounds(seat)),
            Counted::RoomsLeft => player.row.iter().filter(|stack| stack.is_active()).count(),
        };
        i32::from(base) + i32::from(each) * number as i32
    }

    /// BM-EFFECT-08: the health of a hero.
    #[must_use]
    pub fn health(&self, hero: CardId) -> u16 {
        let printed = self.table.cards.face(hero).map_or(0, |face| u16::from(face.number));
        printed.saturating_add(self.bearing(hero).bonus)
    }

    /// The damage on a hero so far (BM-ADV-06).
    #[must_use]
    pub fn damage_on(&self, hero: CardId) -> u16 {
        self.bearing(hero).damage
    }

    pub(crate) fn bearing(&self, hero: CardId) -> crate::state::HeroMark {
        let at = hero.index().wrapping_sub(self.table.cards.heroes().start);
        self.state.bearing.get(at).copied().unwrap_or_default()
    }

    /// The value of a hero in Souls or Wounds (BM-HERO-03).
    #[must_use]
    pub fn worth(&self, hero: CardId) -> u8 {
        self.table.cards.hero(hero).map_or(0, |hero| if hero.epic { 2 } else { 1 })
    }

    /// The Souls of a seat, by value (BM-WIN-11).
    #[must_use]
    pub fn souls(&self, seat: u8) -> u8 {
        self.state.player(seat).souls.iter().map(|hero| self.worth(CardId(hero as u8))).fold(0, u8::saturating_add)
    }

    /// The Wounds of a seat, by value (BM-WIN-11).
    #[must_use]
    pub fn wounds(&self, seat: u8) -> u8 {
        self.state.player(seat).wounds.iter().map(|hero| self.worth(CardId(hero as u8))).fold(0, u8::saturating_add)
    }

    /// BM-RULING-45: is the text of heroes in this dungeon and at its entrance ignored?
    pub(crate) fn ignores_heroes(&self, seat: u8) -> bool {
        let mut ignores = false;
        self.each_constant(seat, &mut |_, effect| ignores |= *effect == Effect::IgnoreHeroes);
        ignores
    }

    /// Does an active Room at this position, or its Miniboss, have this effect all the time?
    pub(crate) fn has_constant(&self, seat: u8, position: usize, wanted: impl Fn(&Effect) -> bool) -> bool {
        let mut has = false;
        self.each_constant(seat, &mut |source, effect| has |= source.position == Some(position) && wanted(effect));
        has
    }

    /// Minibosses of a seat in play, deactivated ones included (BM-MINI-28).
    pub(crate) fn minibosses(&self, seat: u8) -> usize {
        self.state.player(seat).row.iter().filter(|stack| stack.miniboss.is_some()).count()
    }

    /// Whose dungeon or entrance a hero is in; none in town.
    pub(crate) fn host_of(&self, hero: CardId) -> Option<u8> {
        if self.state.walker.hero == hero && hero.is_some() {
            return Some(self.state.walker.seat);
        }
        (0..self.state.seats).find(|seat| self.state.player(*seat).entrance.contains(&hero))
    }

    /// What this hero looks for instead of treasure, if anything.
    #[must_use]
    pub fn looks_for(&self, hero: CardId) -> Option<Lure> {
        let effects =
            self.table.cards.abilities(hero).iter().flat_map(|ability| &ability.ways).flat_map(|way| &way.r#do);
        effects.copied().find_map(|effect| if let Effect::Lure(lure) = effect { Some(lure) } else { None })
    }

    /// How much of it somebody has: whoever has most lures the hero (BM-BAIT-03, BM-BAIT-04, BM-BAIT-12).
    #[must_use]
    pub fn lure_of(&self, hero: CardId, seat: u8) -> i32 {
        match self.looks_for(hero) {
            Some(Lure::FewestSouls) => -i32::from(self.souls(seat)),
            Some(Lure::MostSoulsLessWounds) => i32::from(self.souls(seat)) - i32::from(self.wounds(seat)),
            None => {
                let icons = self.dungeon_icons(seat);
                let treasure = self.table.cards.hero(hero).map_or(&[][..], |hero| hero.treasure.as_slice());
                treasure.iter().map(|of: &Treasure| i32::from(icons[*of as usize])).sum()
            }
        }
    }

    /// Who would lure a hero from town at this moment (BM-BAIT-04, BM-BAIT-05, BM-BAIT-12); none: it stays.
    #[must_use]
    pub fn lured_by(&self, hero: CardId) -> Option<u8> {
        self.table.cards.hero(hero)?;
        let mut best: Option<(i32, u8)> = None;
        let mut is_tied = false;
        for seat in self.state.in_game() {
            let value = self.lure_of(hero, seat);
            match best {
                Some((highest, _)) if value < highest => {}
                Some((highest, _)) if value == highest => is_tied = true,
                _ => (best, is_tied) = (Some((value, seat)), false),
            }
        }
        let (highest, seat) = best?;
        (!is_tied && (self.looks_for(hero).is_some() || highest > 0)).then_some(seat)
    }
}

impl State {
    /// Adds an effect until the end of the round; equal ones are added up.
    pub(crate) fn last(&mut self, new: Lasting) {
        use Lasting::{Damage, Doubled, Icon, OfType, PerIcon};
        for old in &mut *self.lasting {
            match (old, new) {
                (Damage { card, number }, Damage { card: of, number: more }) if *card == of => {
                    *number = number.saturating_add(more);
                    return;
                }
                (Doubled { card, times }, Doubled { card: of, times: more }) if *card == of => {
                    *times = times.saturating_add(more);
                    return;
                }
                (OfType { seat, kind, number }, OfType { seat: of, kind: like, number: more })
                    if *seat == of && *kind == like =>
                {
                    *number = number.saturating_add(more);
                    return;
                }
                (
                    PerIcon { seat, kind, except, number },
                    PerIcon { seat: of, kind: like, except: but, number: more },
                ) if *seat == of && *kind == like && *except == but => {
                    *number = number.saturating_add(more);
                    return;
                }
                (Icon { seat, treasure, number }, Icon { seat: of, treasure: like, number: more })
                    if *seat == of && *treasure == like =>
                {
                    *number = number.saturating_add(more);
                    return;
                }
                _ => {}
            }
        }
        // BM-EFFECT-06: of two that replace the treasure of one Room the later one counts.
        if let Lasting::AllIcons { card } | Lasting::NoIcons { card, .. } = new {
            self.lasting.retain(
                |old| !matches!(old, Lasting::AllIcons { card: of } | Lasting::NoIcons { card: of, .. } if *of == card),
            );
        }
        if !self.lasting.contains(&new) {
            self.lasting.push(new);
        }
    }

    /// BM-EFFECT-04: a card is covered or leaves play, and what lay on it ends.
    pub(crate) fn forget_effects_on(&mut self, gone: CardId) {
        self.lasting.retain(|lasting| match *lasting {
            Lasting::Damage { card, .. }
            | Lasting::Doubled { card, .. }
            | Lasting::Blank { card }
            | Lasting::AllIcons { card }
            | Lasting::NoIcons { card, .. } => card != gone,
            _ => true,
        });
    }
}
