//! BOSS-FIGHT: its start, the activations of the Boss, its track.

use crate::answer::Answer;
use crate::ask::Ask;
use crate::class_cards::{BossCard, BossSpace};
use crate::event::Event;
use crate::frames::{Figure, Frame, RoundStep};
use crate::ids::{AttackType, Dice, Die, EnemyId, Symbol};
use crate::kernel::board::SpaceId;
use crate::kernel::list::List;
use crate::language::Deed;
use crate::quest::BossFight;
use crate::state::{Boss, Lying, Mob, NOBODY, Roamer, Thing};
use crate::{Events, Flow, MassiveDarkness2};

impl MassiveDarkness2 {
    pub(crate) fn fight(&self) -> Option<&BossFight<u8, SpaceId>> {
        self.table.dungeon.story.boss.as_ref()
    }

    /// The dashboard of the Boss of this Quest.
    #[must_use]
    pub fn dashboard(&self) -> Option<&BossCard> {
        let name = &self.fight()?.boss;
        self.table.content.printed.bosses.iter().find(|card| card.id == *name)
    }

    /// The spaces of the Boss track that count (M2-BOSS-12).
    fn active(&self) -> impl Iterator<Item = &BossSpace> {
        let reached = usize::from(self.state.boss.marker) + 1;
        self.dashboard().into_iter().flat_map(move |card| card.track.iter().take(reached))
    }

    /// Attack dice that the track adds.
    pub(crate) fn boss_dice(&self) -> Dice {
        self.active().fold(Dice::default(), |dice, space| match space {
            BossSpace::Attack(more) => dice.plus(*more),
            _ => dice,
        })
    }

    pub(crate) fn attacks_of_boss(&self) -> &[(AttackType, Dice)] {
        self.dashboard().map_or(&[], |card| &card.attack)
    }

    /// M2-BOSS-12: the marker moves, and stays on the last space.
    pub(crate) fn darken_boss(&mut self, log: &mut Events<'_>) {
        let last = self.dashboard().map_or(0, |card| card.track.len().saturating_sub(1)) as u8;
        let boss = &mut self.state.boss;
        if boss.marker < last {
            boss.marker += 1;
            log.say("M2-BOSS-12", Event::Darkened { space: boss.marker });
        }
    }

    // ---- the start ----

    /// M2-BOSS-08, M2-Q7-R3: a Hero has come into the Boss Chamber: the fight starts when what is going on is over.
    pub(crate) fn enters(&mut self, zone: SpaceId) {
        let tile = self.table.dungeon.zone(zone).tile;
        if !self.state.boss.fighting && self.fight().is_some_and(|fight| fight.tile == tile) {
            self.state.boss.starting = true;
        }
    }

    /// M2-BOSS-03 to M2-BOSS-09: the Heroes are placed and healed, the other Tiles go, tokens are laid, Levels rise, a round begins.
    pub(crate) fn step_boss_start(&mut self, at: &mut u8, log: &mut Events<'_>) -> Flow {
        let heroes = self.state.heroes.len() as u8;
        let starts = self.starts_of_fight();
        if *at < heroes {
            if self.state.hero(*at).gone {
                *at += 1;
                return Flow::Again;
            }
            return match *starts {
                [only] => {
                    self.place_for_fight(*at, only, log);
                    *at += 1;
                    Flow::Again
                }
                _ => Flow::Ask(Ask::StartZone { hero: *at }),
            };
        }
        *at += 1;
        match *at - heroes {
            1 => {
                self.heal_for_fight(log);
                self.remove_tiles(log);
                let zone = self.fight().map_or(SpaceId::default(), |fight| fight.at);
                self.state.boss = Boss { fighting: true, zone, ..Boss::default() };
                log.say("M2-BOSS-07", Event::FightBegan { zone });
                let each = self.fight().and_then(|fight| fight.lay.as_ref()).map_or(0, |(_, each, _)| *each);
                Flow::Push(Frame::LayTokens { left: each.saturating_mul(self.state.number()) })
            }
            2 => Flow::Push(Frame::LevelUp { at: 0 }),
            _ => {
                for hero in &mut *self.state.heroes {
                    (hero.acted, hero.actions) = (false, 0);
                }
                self.state.turn = NOBODY;
                self.state.frames.clear();
                self.push(Frame::Round { step: RoundStep::Begin });
                Flow::Again
            }
        }
    }

    pub(crate) fn starts_of_fight(&self) -> List<SpaceId, 8> {
        self.fight().map_or(List::new(), |fight| fight.starts.iter().copied().collect())
    }

    pub(crate) fn place_for_fight(&mut self, hero: u8, zone: SpaceId, log: &mut Events<'_>) {
        self.state.hero_mut(hero).zone = zone;
        log.say("M2-BOSS-03", Event::HeroPlaced { hero, zone });
    }

    /// M2-BOSS-04, M2-OQ-28: full Health and Mana; who is Knocked Out stands up without a Lifebringer token.
    fn heal_for_fight(&mut self, log: &mut Events<'_>) {
        for seat in self.state.seats() {
            let (health, mana) = (self.max_health(seat), self.max_mana(seat));
            let hero = self.state.hero_mut(seat);
            let was_down = std::mem::replace(&mut hero.down, false);
            (hero.falling, hero.health, hero.mana) = (false, health, mana);
            if was_down {
                log.say("M2-BOSS-04", Event::Woken { hero: seat });
            }
        }
    }

    /// M2-BOSS-06, M2-BOSS-18: everything else leaves, and nobody is killed by it; cards and tokens go where they belong.
    pub(crate) fn remove_tiles(&mut self, log: &mut Events<'_>) {
        let table = self.table.clone();
        let Some(tile) = self.fight().map(|fight| fight.tile) else { return };
        let stays = |zone: SpaceId| table.dungeon.zone(zone).tile == tile;
        let away = self.state.enemies().filter(|(_, zone)| !stays(*zone)).map(|(enemy, _)| enemy);
        let away: List<EnemyId, 16> = away.chain(self.enemies_off_board()).collect();
        for enemy in away.iter().copied() {
            self.remove_enemy(enemy, log);
        }
        for lying in self.state.things.iter().copied().filter(|lying| !stays(lying.zone)).collect::<Vec<_>>() {
            if let Thing::Treasure(rarity) = lying.thing {
                self.state.bag[rarity as usize] += 1;
            }
            self.remove_thing(lying);
        }
        for hero in &mut *self.state.heroes {
            for token in &mut hero.consecrated {
                *token = token.filter(|zone| stays(*zone));
            }
        }
        for ally in &mut self.state.allies {
            ally.here &= stays(ally.zone);
        }
        for zone in table.dungeon.board.spaces().filter(|zone| !stays(*zone)) {
            self.state.board.remove(zone);
        }
        log.say("M2-BOSS-06", Event::TilesRemoved);
    }

    /// Roaming Monsters whose own cards have taken them off the board leave with the Tiles.
    fn enemies_off_board(&self) -> impl Iterator<Item = EnemyId> + '_ {
        let away = |kind: &usize| self.state.roamers[*kind].here && self.state.roamers[*kind].away;
        (0..crate::ids::ROAMERS).filter(away).map(EnemyId::roamer)
    }

    /// An Enemy leaves without having been killed: no XP, no loot.
    fn remove_enemy(&mut self, enemy: EnemyId, log: &mut Events<'_>) {
        let (tier, states, poison, tokens, item) = if let Some(kind) = enemy.as_mob() {
            let Mob { tier, fire, frost, poison, tokens, item, .. } = std::mem::take(&mut self.state.mobs[kind]);
            (tier, fire + frost, poison, tokens, item)
        } else if let Some(kind) = enemy.as_roamer() {
            let Roamer { tier, fire, frost, poison, tokens, item, .. } = std::mem::take(&mut self.state.roamers[kind]);
            (tier, fire + frost, poison, tokens, item)
        } else {
            return;
        };
        self.state.states += states;
        for (there, back) in self.state.bag.iter_mut().zip(tokens) {
            *there += back;
        }
        self.return_poison(poison);
        self.discard_kind(enemy, tier);
        if item.is_some() {
            self.discard(item, "M2-BOSS-18", log);
        }
    }

    // ---- tokens of the fight ----

    /// The Zones that have the fewest of the tokens (M2-Q7-R4).
    pub(crate) fn zones_to_lay(&self) -> List<SpaceId, 64> {
        let Some((kind, _, zones)) = self.fight().and_then(|fight| fight.lay.as_ref()) else { return List::new() };
        let count = |zone: SpaceId| self.marks(*kind).filter(|there| *there == zone).count();
        let fewest = zones.iter().map(|zone| count(*zone)).min();
        zones.iter().copied().filter(|zone| Some(count(*zone)) == fewest).collect()
    }

    pub(crate) fn step_lay_tokens(&mut self, left: &mut u8, log: &mut Events<'_>) -> Flow {
        let zones = self.zones_to_lay();
        match *left {
            0 => Flow::Done,
            _ if zones.is_empty() => Flow::Done,
            // Where each of them gets one there is nothing to choose.
            many if usize::from(many) >= zones.len() => {
                for zone in zones.iter() {
                    *left -= 1;
                    self.lay_for_fight(*zone, log);
                }
                Flow::Again
            }
            _ => Flow::Ask(Ask::TokenZone),
        }
    }

    fn lay_for_fight(&mut self, zone: SpaceId, log: &mut Events<'_>) {
        if let Some(kind) = self.fight().and_then(|fight| fight.lay.as_ref()).map(|(kind, _, _)| *kind) {
            self.lay(Thing::Mark(kind), zone, "M2-BOSS-07", log);
        }
    }

    pub(crate) fn take_token_zone(&mut self, zone: SpaceId, log: &mut Events<'_>) {
        if let Some(Frame::LayTokens { left }) = self.top() {
            self.set_top(Frame::LayTokens { left: left - 1 });
            self.lay_for_fight(zone, log);
        }
    }

    // ---- activations ----

    /// M2-BOSS-10, M2-BOSS-11, M2-BOSS-20: after each turn; Fire and Poison first, Frost is thrown away (M2-STATE-10).
    pub(crate) fn step_boss(&mut self, step: &mut u8, left: &mut u8, log: &mut Events<'_>) -> Flow {
        if !self.state.boss.fighting || self.state.all_down() {
            return Flow::Done;
        }
        let enemy = EnemyId::BOSS;
        match *step {
            0 => {
                *step = 1;
                log.say("M2-BOSS-10", Event::Activated { enemy });
                if self.state.boss.fire > 0 {
                    return Flow::Push(self.burning(Figure::Enemy(enemy)));
                }
                Flow::Again
            }
            1 => {
                *step = 2;
                self.suffer_poison(enemy, log);
                Flow::Again
            }
            2 => {
                *step = 3;
                while self.spend_frost(enemy, log) {}
                let more = self.active().filter(|space| **space == BossSpace::Action).count();
                *left = self.dashboard().map_or(0, |card| card.actions) + more as u8;
                Flow::Again
            }
            _ if *left == 0 => Flow::Done,
            _ => {
                *left -= 1;
                let more: u8 =
                    self.active().map(|space| if let BossSpace::Roll(dice) = space { *dice } else { 0 }).sum();
                let dice = self.dashboard().map_or(0, |card| card.dice) + more;
                Flow::Ask(Ask::Roll { dice: Dice::of(Die::Black, dice).capped() })
            }
        }
    }

    /// M2-BOSS-11, M2-BOSS-21: the one ability of this number of Claws.
    pub(crate) fn boss_rolled(&mut self, claws: u8, log: &mut Events<'_>) {
        log.say("M2-BOSS-11", Event::BossRolled { claws });
        let enemy = EnemyId::BOSS;
        self.push(Frame::Script { enemy, line: claws, at: 0, sub: 0, target: NOBODY, seen: 0 });
    }

    /// What the Boss does for a number of Claws, deed by deed; what its track adds comes last.
    pub(crate) fn boss_deed_at(&self, claws: u8, at: usize) -> Option<Deed> {
        let own = self.dashboard()?.specials.get(usize::from(claws)).map_or(&[][..], Vec::as_slice);
        let added = self.active().flat_map(|space| match space {
            BossSpace::Adds(count, deeds) if *count == claws => deeds.as_slice(),
            _ => &[],
        });
        own.iter().chain(added).nth(at).copied()
    }

    /// The tokens that a Hero carries and that the Boss asks for (M2-OQ-49).
    pub(crate) fn tainted(&self, target: u8) -> u8 {
        let kind = self.fight().and_then(|fight| fight.lay.as_ref()).map(|(kind, _, _)| usize::from(*kind));
        let hero = self.state.heroes.get(usize::from(target));
        kind.and_then(|kind| hero.map(|hero| hero.carries[kind])).unwrap_or(0)
    }

    /// M2-Q9-R6: the counters of which the Boss takes one: the fullest.
    pub(crate) fn fullest(&self) -> List<u8, 4> {
        let drains = self.fight().map_or(&[][..], |fight| &fight.drains);
        let most = drains.iter().map(|counter| self.counter(*counter)).max();
        drains.iter().copied().filter(|counter| Some(self.counter(*counter)) == most).collect()
    }

    /// M2-COMBAT-32: the Boss is killed; that gives its killer one XP and normally wins.
    pub(crate) fn boss_fell(&mut self, log: &mut Events<'_>) {
        let boss = &mut self.state.boss;
        (boss.fighting, boss.beaten) = (false, true);
        self.state.states += std::mem::take(&mut self.state.boss.fire) + std::mem::take(&mut self.state.boss.frost);
        let poison = std::mem::take(&mut self.state.boss.poison);
        self.return_poison(poison);
        self.judge(log);
    }

    /// Claws of a roll.
    pub(crate) fn claws_of(&self, rolled: &crate::kernel::dice::Rolled) -> u8 {
        rolled.total(&self.table.content.dice).count(Symbol::Claw.id())
    }

    pub(crate) fn take_boss(&mut self, ask: Ask, answer: Answer, log: &mut Events<'_>) {
        match (ask, answer) {
            (Ask::StartZone { hero }, Answer::Zone(zone)) => {
                if let Some(Frame::BossStart { at }) = self.top() {
                    self.set_top(Frame::BossStart { at: at + 1 });
                    self.place_for_fight(hero, zone, log);
                }
            }
            (Ask::TokenZone, Answer::Zone(zone)) => self.take_token_zone(zone, log),
            (Ask::WhichCounter, Answer::Counter(counter)) => {
                if let Some(Frame::Script { enemy, line, at, target, seen, .. }) = self.top() {
                    self.set_top(Frame::Script { enemy, line, at: at + 1, sub: 0, target, seen });
                    self.drain(counter, log);
                }
            }
            _ => {}
        }
    }

    /// A token of a kind, removed from wherever it lies first.
    pub(crate) fn turn_token(&mut self, token: Lying, kind: u8) {
        if let Some(lying) = self.state.things.iter_mut().find(|lying| **lying == token) {
            lying.thing = Thing::Mark(kind);
        }
    }
}
