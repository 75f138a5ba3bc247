//! Judges facts.

use crate::format::Fact;
use crate::kernel::cases::Verdict;
use crate::kernel::game::{Asked, Game as _};
use crate::names;
use crate::world::World;
use massive_darkness_2_rules::{Ask, Back, CardId, EnemyId, Event, Thing};

fn verdict<T: PartialEq + std::fmt::Debug>(found: T, wanted: T) -> Result<Verdict, String> {
    Ok(Verdict::of(&found, &wanted))
}

/// Would this fact hold by other rules just as well, if nothing has happened?
pub(crate) fn is_computed(fact: &Fact) -> bool {
    match fact {
        Fact::Not(inner) => matches!(**inner, Fact::Range(..)),
        Fact::MaxHealth(..) | Fact::MaxMana(..) | Fact::HealthOf(..) | Fact::DungeonLevel(_) | Fact::Range(..) => true,
        Fact::Aim(_) | Fact::Pool(_) | Fact::Count(..) | Fact::Asks(_) | Fact::AsksHero(..) => true,
        _ => false,
    }
}

/// Is this fact about what has happened?
pub(crate) fn is_told(fact: &Fact) -> bool {
    match fact {
        Fact::Not(inner) => is_told(inner),
        Fact::Event(_) | Fact::Events(..) | Fact::InOrder(_) => true,
        _ => false,
    }
}

impl World {
    fn mob(&self, name: &str) -> Result<massive_darkness_2_rules::state::Mob, String> {
        let kind = self.enemy(name)?.as_mob().ok_or_else(|| format!("“{name}” is no Mob"))?;
        Ok(self.game.state().mobs[kind])
    }

    fn kind(&self, name: &str) -> Result<usize, String> {
        let kinds = &self.game.table().dungeon.story.kinds;
        kinds.iter().position(|kind| kind == name).ok_or_else(|| format!("no token is “{name}”"))
    }

    fn states(&self, name: &str) -> Result<[u8; 2], String> {
        if let Ok(seat) = self.hero(name) {
            let hero = self.game.state().hero(seat);
            return Ok([hero.fire, hero.frost]);
        }
        Ok(self.game.states_on(self.enemy(name)?))
    }

    fn is_any(&self, name: &str, is_it: impl Fn(CardId) -> bool) -> Result<Verdict, String> {
        let so = names::cards(self.content(), name)?.into_iter().any(is_it);
        Ok(Verdict { so, found: format!("it is {so}") })
    }

    pub(crate) fn judge(&self, fact: &Fact) -> Result<Verdict, String> {
        let state = self.game.state();
        let hero = |name: &str| self.hero(name).map(|seat| *state.hero(seat));
        let roamer = |enemy: EnemyId| enemy.as_roamer().map(|kind| state.roamers[kind]).ok_or("no Roaming Monster");
        match fact {
            Fact::Not(inner) => {
                let inner = self.judge(inner)?;
                Ok(Verdict { so: !inner.so, found: inner.found })
            }
            Fact::At(name, at) => {
                let ally = names::ally(name).ok().map(|ally| state.allies[usize::from(ally)]).filter(|ally| ally.here);
                let found = match self.hero(name) {
                    Ok(seat) => Some(state.hero(seat).zone),
                    Err(_) if ally.is_some() => ally.map(|ally| ally.zone),
                    Err(_) => state.zone_of(self.enemy(name)?),
                };
                verdict(found, Some(self.zone(at)?))
            }
            Fact::Health(name, health) => verdict(hero(name)?.health, *health),
            Fact::MaxHealth(name, health) => verdict(self.game.max_health(self.hero(name)?), *health),
            Fact::Mana(name, mana) => verdict(hero(name)?.mana, *mana),
            Fact::MaxMana(name, mana) => verdict(self.game.max_mana(self.hero(name)?), *mana),
            Fact::Xp(name, xp) => verdict(hero(name)?.xp, *xp),
            Fact::Level(name, level) => verdict(hero(name)?.level, *level),
            Fact::Actions(name, actions) => verdict(hero(name)?.actions, *actions),
            Fact::Up(name) => verdict(hero(name)?.is_up(), true),
            Fact::Rage(name, rage) => verdict(hero(name)?.rage, *rage),
            Fact::Place(name, place) => verdict(hero(name)?.at, *place),
            Fact::Elements(name, (fire, water, earth, air)) => {
                verdict(hero(name)?.elements, [*fire, *water, *earth, *air])
            }
            Fact::Mastered(name, element) => verdict(hero(name)?.mastered[*element as usize], true),
            Fact::Counter(name, count) => verdict(self.game.counter(self.counter(name)?), *count),
            Fact::Bound(name) => verdict(self.game.is_bound(self.enemy(name)?), true),
            Fact::OnBound(count) => verdict(state.on_bound, *count),
            Fact::Bears(name) => verdict(self.game.bearer(), Some(self.hero(name)?)),
            Fact::Fighting => verdict(state.boss.fighting, true),
            Fact::Marker(space) => verdict(state.boss.marker + 1, *space),
            Fact::Immune(name) => verdict(self.game.is_immune(self.enemy(name)?), true),
            Fact::Stands(name) => verdict(state.allies[usize::from(names::ally(name)?)].here, true),
            Fact::AllyWounds(name, wounds) => verdict(state.allies[usize::from(names::ally(name)?)].wounds, *wounds),
            Fact::Knows(name, skill) => {
                let number = names::skill(self.content(), skill)?;
                verdict(hero(name)?.skills.iter().any(|known| known.skill == number), true)
            }
            Fact::Carries(name, kind, count) => verdict(hero(name)?.carries[self.kind(kind)?], *count),
            Fact::Mark(kind, at, count) => {
                let (kind, zone) = (Thing::Mark(self.kind(kind)? as u8), self.zone(at)?);
                verdict(state.things_in(zone).filter(|thing| *thing == kind).count(), *count)
            }
            Fact::Did(name, times) => {
                let names = &self.game.table().dungeon.story.names;
                let task = names.iter().position(|task| task == name).ok_or("no such task")?;
                verdict(self.game.did(task as u8), *times)
            }
            Fact::Holds(name, card) => {
                let items = hero(name)?.items;
                self.is_any(card, |card| items.contains(card.index()))
            }
            Fact::Wears(name, card) => {
                let hero = hero(name)?;
                self.is_any(card, |card| hero.wears(card))
            }
            Fact::Beside(name, (common, rare, epic)) => verdict(hero(name)?.beside, [*common, *rare, *epic]),
            Fact::Fire(name, fire) => verdict(self.states(name)?[0], *fire),
            Fact::Frost(name, frost) => verdict(self.states(name)?[1], *frost),
            Fact::Here(name) => verdict(state.is_here(self.enemy(name)?), true),
            Fact::Tier(name, tier) => {
                let enemy = self.enemy(name)?;
                let found = match enemy.as_mob() {
                    Some(kind) => state.mobs[kind].tier,
                    None => roamer(enemy)?.tier,
                };
                verdict(found + 1, *tier)
            }
            Fact::Minions(name, minions) => verdict(self.mob(name)?.minions, *minions),
            Fact::Hurt(name, wounds) => verdict(self.mob(name)?.hurt, *wounds),
            Fact::Leader(name, wounds) => verdict(self.mob(name)?.leader, *wounds),
            Fact::Wounds(name, wounds) if self.enemy(name)? == EnemyId::BOSS => verdict(state.boss.wounds, *wounds),
            Fact::Wounds(name, wounds) => verdict(roamer(self.enemy(name)?)?.wounds, *wounds),
            Fact::HealthOf(name, health) => verdict(self.game.health_of(self.enemy(name)?), *health),
            Fact::Item(name, card) => {
                let item = self.mob(name)?.item;
                self.is_any(card, |card| card == item)
            }
            Fact::OnCard(name, (common, rare, epic)) => {
                let enemy = self.enemy(name)?;
                let found = match enemy.as_mob() {
                    Some(kind) => state.mobs[kind].tokens,
                    None => roamer(enemy)?.tokens,
                };
                verdict(found, [*common, *rare, *epic])
            }
            Fact::Lies(thing, at, number) => {
                let zone = self.zone(at)?;
                verdict(state.things_in(zone).filter(|other| other == thing).count(), *number)
            }
            Fact::Bag(common, rare, epic) => verdict(state.bag, [*common, *rare, *epic]),
            Fact::Supply(common, rare, epic) => verdict(state.supply, [*common, *rare, *epic]),
            Fact::States(number) => verdict(state.states, *number),
            Fact::Lifebringer(available, spent) => verdict((state.lifebringer, state.spent), (*available, *spent)),
            Fact::Discarded(card) => self.is_any(card, |card| {
                let mut decks = state.treasure.iter().chain(&state.mob_items);
                decks.any(|deck| deck.discards().contains(card.index()))
            }),
            Fact::DoorOpen(a, b) => {
                let board = &self.game.table().dungeon.board;
                let edge = board.edge_between(self.zone(a)?, self.zone(b)?).ok_or("nothing lies between")?;
                verdict(state.board.is_open(board, edge), true)
            }
            Fact::Revealed(at) => {
                let chamber = self.game.table().dungeon.zone(self.zone(at)?).chamber;
                verdict(chamber.is_some_and(|chamber| state.revealed.contains(usize::from(chamber))), true)
            }
            Fact::Darkness(space) => verdict(state.darkness + 1, *space),
            Fact::DungeonLevel(level) => verdict(state.dungeon_level(), *level),
            Fact::Range(from, to, range) => verdict(self.game.range(self.zone(from)?, self.zone(to)?), *range),
            Fact::Round(round) => verdict(state.round, *round),
            Fact::Phase(phase) => verdict(state.phase, *phase),
            Fact::Asks(message) => Ok(Verdict { so: self.asks(message), found: self.question() }),
            Fact::AsksHero(name, message) => {
                let seat = self.hero(name)?;
                let is_asked = self.game.question().is_some_and(|question| question.asked == Asked::Seat(seat));
                Ok(Verdict { so: is_asked && self.asks(message), found: self.question() })
            }
            Fact::Pool(dice) => match self.game.question().map(|question| question.ask) {
                Some(Ask::Roll { dice: found }) => verdict(String::from(found), dice.clone()),
                _ => Ok(Verdict { so: false, found: self.question() }),
            },
            Fact::Tools(name, wanted) => {
                let is_it =
                    |number: &usize| self.content().rogue_token(*number as u8).is_some_and(|token| token.id == *name);
                let tools = &state.tools;
                let places = [&tools.bag, &tools.ready, &tools.turned, &tools.discards];
                let [bag, ready, turned, discards] = places.map(|place| place.iter().filter(is_it).count());
                verdict((bag, ready, turned, discards), *wanted)
            }
            Fact::Poisoned(name) => {
                let enemy = self.enemy(name)?;
                let poison = match enemy.as_mob() {
                    Some(kind) => state.mobs[kind].poison,
                    None => roamer(enemy)?.poison,
                };
                verdict(poison > 0, true)
            }
            Fact::Aim(aim) => verdict(self.game.aim(), *aim),
            Fact::Ended(outcome) => verdict(self.game.outcome(), Some(*outcome)),
            Fact::Running => verdict(self.game.outcome(), None),
            Fact::Event(wanted) => {
                let so = self.log.iter().any(|logged| self.is_said(&logged.what, wanted));
                Ok(Verdict { so, found: "see the story".to_owned() })
            }
            Fact::Events(wanted, number) => {
                verdict(self.log.iter().filter(|logged| self.is_said(&logged.what, wanted)).count(), *number)
            }
            Fact::InOrder(wanted) => {
                let mut left = wanted.iter().peekable();
                for logged in &self.log {
                    if left.peek().is_some_and(|next| self.is_said(&logged.what, next)) {
                        left.next();
                    }
                }
                let missing = left.next();
                Ok(Verdict { so: missing.is_none(), found: format!("missing: {missing:?}") })
            }
            Fact::Count(kind, number) => verdict(self.count(kind)?, *number),
        }
    }

    fn asks(&self, message: &str) -> bool {
        let asked = self.game.question().map(|question| question.message);
        asked.and_then(|asked| asked.split_once("-md2-")).is_some_and(|(_, name)| name == message)
    }

    /// Is it an event of this name with these fields: "Moved hero=gheta to=1,0"?
    fn is_said(&self, event: &Event, wanted: &str) -> bool {
        let said = self.say(event);
        let mut words = wanted.split(' ');
        let name = words.next().unwrap_or_default();
        said.split([' ', '{']).next() == Some(name)
            && words.all(|word| {
                let (field, value) = word.split_once('=').unwrap_or((word, ""));
                [",", " "].iter().any(|end| format!("{said} ").contains(&format!(" {field}: {value}{end}")))
            })
    }

    fn count(&self, kind: &str) -> Result<usize, String> {
        let content = self.content();
        let items = || (0..content.card_count()).filter_map(|card| content.item(CardId(card as u8)));
        Ok(match kind {
            "bosses" => content.printed.bosses.len(),
            "spirits" => content.printed.spirits.len(),
            "rogue tokens" => (0..64).filter(|number| content.rogue_token(*number).is_some()).count(),
            "heroes" => content.printed.heroes.len(),
            "items" => items().filter(|item| !matches!(item.back, Back::Mob(_))).count(),
            "mob items" => items().filter(|item| matches!(item.back, Back::Mob(_))).count(),
            "mob cards" => content.printed.mobs.iter().map(|mob| mob.tiers.len()).sum(),
            "roaming cards" => content.printed.roamers.iter().map(|kind| kind.tiers.len()).sum(),
            "door cards" => (0..=254).filter(|number| content.door(*number).is_some()).count(),
            "skill cards" => content.printed.skills.len(),
            "arrow cards" => content.printed.arrows.iter().map(|arrow| usize::from(arrow.copies)).sum(),
            "power cards" => content.printed.powers.len(),
            "item decks" => 7,
            "treasure tokens" => content.printed.printing.treasure.iter().map(|count| usize::from(*count)).sum(),
            "spike traps" => content.printed.printing.spikes.len(),
            "bear traps" => content.printed.printing.bears.len(),
            "fountains" => content.printed.printing.fountains.len(),
            "chests" => content.printed.printing.chests.len(),
            "greater chests" => content.printed.printing.great_chests.len(),
            "kinds of dice" => content.dice.iter().count(),
            "dice" => massive_darkness_2_rules::Die::LIMITS.iter().map(|limit| usize::from(*limit)).sum(),
            _ => return Err(format!("nobody counts “{kind}”")),
        })
    }
}
