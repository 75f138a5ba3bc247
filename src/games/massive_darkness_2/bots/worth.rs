//! How much an answer is liked: the smaller the better.

use crate::goals::{errand, foes, gathered, goals, ways};
use crate::kernel::board::{Distances, SpaceId};
use crate::kernel::game::Game as _;
use massive_darkness_2_rules::ids::{ESCORT, Place};
use massive_darkness_2_rules::language::{Ability, Cost, Effect};
use massive_darkness_2_rules::{Answer, Ask, CardId, Die, EnemyId, MassiveDarkness2, Slot, Symbol, Thing, Use};

/// Rather anything else.
const NEVER: i32 = 90;

/// What a question looks like to a Hero.
pub(crate) struct Eye<'g> {
    game: &'g MassiveDarkness2,
    ask: Ask,
    hero: u8,
    here: SpaceId,
    ways: Distances,
    goals: Vec<SpaceId>,
    /// It carries what is needed where it goes.
    errand: bool,
}

impl<'g> Eye<'g> {
    /// None where nobody is asked, or chance is.
    pub(crate) fn new(game: &'g MassiveDarkness2) -> Option<Self> {
        let question = game.question()?;
        let hero = match question.asked {
            crate::kernel::game::Asked::Seat(seat) => seat,
            _ => game.state().turn.min(game.state().heroes.len() as u8 - 1),
        };
        let here = game.state().hero(hero).zone;
        // Only who moves has to know the way.
        let (ways, goals, errand) = match question.ask {
            Ask::Turn { .. } | Ask::Moving { .. } => {
                let ways = ways(game, hero);
                let errand = errand(game, hero, &ways);
                let is_sent = !errand.is_empty();
                let goals = if is_sent { errand } else { goals(game, hero, &ways) };
                (ways, goals, is_sent)
            }
            _ => (Distances::default(), Vec::new(), false),
        };
        Some(Self { game, ask: question.ask, hero, here, ways, goals, errand })
    }

    fn far(&self, zone: SpaceId) -> u8 {
        self.goals.iter().filter_map(|goal| self.ways.between(zone, *goal)).min().unwrap_or(u8::MAX)
    }

    fn ability(&self, how: &Use) -> Option<&Ability> {
        self.game.ability(how.hero, how.what)
    }

    /// How much this answer is liked.
    pub(crate) fn worth(&self, answer: &Answer) -> i32 {
        match self.ask {
            Ask::Turn { .. } => self.in_turn(answer),
            Ask::Moving { .. } => self.moving(answer),
            Ask::Pool { .. } | Ask::Resolve { .. } => self.in_combat(answer),
            Ask::Reroll { .. } => self.reroll(answer),
            Ask::Receive { .. } => self.receiving(answer),
            Ask::Trade { .. } => self.trading(answer),
            Ask::Channel { .. } => self.channelling(answer),
            Ask::Window | Ask::NextEnemy => match answer {
                Answer::Done | Answer::Enemy(_) => 1,
                Answer::Use(how) if self.saves(how) => 0,
                _ => NEVER,
            },
            Ask::Victim { .. } | Ask::Hit { .. } => match answer {
                Answer::Hero(target) => {
                    let hero = self.game.state().heroes.get(usize::from(*target));
                    // Spirits are called again, Heroes are not; whom the Quest leads comes last.
                    hero.map_or(if *target == 6 + ESCORT { 50 } else { 0 }, |hero| 20 - i32::from(hero.health))
                }
                _ => NEVER,
            },
            Ask::Killer { .. } => match answer {
                Answer::Hero(seat) => i32::from(self.game.state().hero(*seat).level),
                _ => NEVER,
            },
            Ask::GiveUp => i32::from(*answer == Answer::No),
            Ask::Drain { .. } => i32::from(*answer != Answer::Yes),
            Ask::Aim { .. } => {
                let more = self.game.aim() < 5;
                i32::from((*answer == Answer::Yes) != more)
            }
            Ask::Bless { .. } => i32::from(*answer == Answer::Done),
            Ask::Leading { .. } => i32::from(*answer == Answer::Done),
            _ => 0,
        }
    }

    fn hurt(&self) -> bool {
        let figure = self.game.state().hero(self.hero);
        figure.health * 3 <= self.game.max_health(self.hero)
    }

    /// No Enemy is near.
    fn at_peace(&self) -> bool {
        foes(self.game, self.hero).is_empty()
    }

    fn tired(&self) -> bool {
        let figure = self.game.state().hero(self.hero);
        figure.health + if self.in_haste() { 3 } else { 1 } < self.game.max_health(self.hero)
    }

    /// Something runs out.
    fn in_haste(&self) -> bool {
        let story = &self.game.table().dungeon.story;
        story.counted.iter().any(|count| *count > 0) || story.burden.is_some()
    }

    /// Does this heal somebody who needs it?
    fn saves(&self, how: &Use) -> bool {
        let heals = self
            .ability(how)
            .is_some_and(|ability| ability.r#do.iter().any(|effect| matches!(effect, Effect::Heal(_))));
        let costs = self.ability(how).is_some_and(|ability| ability.cost.contains(&Cost::Action));
        let target = match how.target {
            massive_darkness_2_rules::Target::Hero(seat) => seat,
            _ => how.hero,
        };
        let figure = self.game.state().hero(target);
        let missing = self.game.max_health(target) - figure.health;
        heals && missing >= 3 && (!costs || figure.health <= 2)
    }

    fn in_turn(&self, answer: &Answer) -> i32 {
        let state = self.game.state();
        let crowd = state.figures(self.here);
        match answer {
            Answer::Task(_) => 0,
            Answer::Use(how) if self.saves(how) => 1,
            Answer::Use(how) => {
                let does = self.ability(how).map_or(&[][..], |ability| &ability.r#do);
                let strikes = does.iter().any(|effect| matches!(effect, Effect::Wounds(_) | Effect::Summon(_)));
                if strikes && !self.hurt() { 3 } else { NEVER }
            }
            Answer::Trade if self.hands_over() => 0,
            // The next roll would be the last.
            Answer::Rest { health: 2, .. } if crowd > 0 && state.hero(self.hero).health <= 1 + crowd / 3 => 9,
            // Whoever is at peace gathers strength before the next door.
            Answer::Rest { health, mana } if self.at_peace() && self.tired() => 19 - i32::from(2 * health + mana),
            Answer::Rest { health, .. } if self.hurt() && crowd == 0 => 6 - i32::from(*health),
            Answer::LeadAttack { ally, .. } if !state.allies[usize::from(*ally)].led => 2,
            // Whoever leaves Enemies behind is wounded by each of them (M2-MOVE-05).
            Answer::Move if self.errand && self.far(self.here) > 0 && crowd < state.hero(self.hero).health => 7,
            Answer::Attack { target, .. } => self.attack(*target, crowd),
            Answer::Move if crowd > 0 && self.far(self.here) == 0 => 60,
            Answer::Move if self.far(self.here) < u8::MAX && crowd < state.hero(self.hero).health => 20,
            Answer::Move if self.has_loot() => 20,
            Answer::Rest { health, mana } => 40 - i32::from(2 * health + mana),
            Answer::EndTurn => 50,
            _ => NEVER,
        }
    }

    /// Those in the own Zone first, bound ones before all.
    fn attack(&self, target: EnemyId, crowd: u8) -> i32 {
        let with_us = self.game.state().zone_of(target) == Some(self.here);
        match (with_us, crowd) {
            _ if self.game.is_bound(target) || target == EnemyId::BOSS => 8,
            (true, _) => 10,
            (false, 0) => 15,
            (false, _) => 12,
        }
    }

    /// The card of the Quest has been borne as long as it can be.
    fn hands_over(&self) -> bool {
        let state = self.game.state();
        let together = state.heroes.iter().filter(|hero| hero.is_up() && hero.zone == self.here).count() > 1;
        self.game.bearer() == Some(self.hero) && state.borne >= 2 && together
    }

    fn has_loot(&self) -> bool {
        let state = self.game.state();
        state.figures(self.here) == 0 && state.things_in(self.here).any(|thing| self.is_loot(thing))
    }

    fn is_loot(&self, thing: Thing) -> bool {
        match thing {
            Thing::Treasure(_) | Thing::Chest | Thing::GreatChest => true,
            Thing::Fountain => self.hurt(),
            _ => false,
        }
    }

    fn moving(&self, answer: &Answer) -> i32 {
        let state = self.game.state();
        match answer {
            Answer::Task(_) => 0,
            Answer::Interact(thing) if self.is_loot(*thing) => 1,
            Answer::Step(zone) | Answer::Travel(zone) if self.far(*zone) < self.far(self.here) => {
                5 + i32::from(state.figures(*zone) > 0)
            }
            Answer::Open(edge) => {
                let ends = self.game.table().dungeon.board.edge(*edge);
                let ready = self.errand || self.in_haste() || gathered(self.game);
                let nearer = ends
                    .is_some_and(|ends| [ends.a, ends.b].into_iter().any(|zone| self.far(zone) < self.far(self.here)));
                if nearer && ready { 3 } else { NEVER }
            }
            Answer::Done => 50,
            _ => NEVER,
        }
    }

    fn in_combat(&self, answer: &Answer) -> i32 {
        match answer {
            Answer::Use(how) => {
                let Some(ability) = self.ability(how) else { return NEVER };
                let bleeds = ability.cost.iter().any(|cost| matches!(cost, Cost::Wounds(_)));
                let rerolls = |effect: &Effect| matches!(effect, Effect::Reroll(_) | Effect::RerollEnemy(_));
                if bleeds {
                    NEVER
                } else if ability.r#do.iter().all(rerolls) {
                    if self.worst_die().is_some() { 2 } else { NEVER }
                } else {
                    1
                }
            }
            Answer::Resolve { symbol: Symbol::Scratch, .. } => 8,
            Answer::Resolve { symbol: Symbol::Shadow, used, .. } => 4 + i32::from(!used),
            Answer::Resolve { .. } => 5,
            Answer::Claws(_) => 9,
            Answer::Done => 10,
            _ => NEVER,
        }
    }

    /// A die of ours that shows nothing, or one of theirs that shows what hurts.
    fn worst_die(&self) -> Option<u8> {
        let combat = &self.game.state().combat;
        let set = &self.game.table().content.dice;
        let is_bad = |at: usize| {
            let die = combat.rolled.dice[at];
            let count = |symbol: Symbol| combat.rolled.symbols(set, at).count(symbol.id());
            let ours = if combat.attacks {
                Die::Yellow.id() == die.die || Die::Orange.id() == die.die
            } else {
                Die::Blue.id() == die.die
            };
            let wanted = if combat.attacks { Symbol::Sword } else { Symbol::Shield };
            let free = combat.locked() & (1 << at) == 0;
            free && if ours { count(wanted) == 0 } else { count(Symbol::Sword) + count(Symbol::Shield) >= 2 }
        };
        (0..combat.rolled.dice.len()).find(|at| is_bad(*at)).map(|at| at as u8)
    }

    fn reroll(&self, answer: &Answer) -> i32 {
        match (answer, self.worst_die()) {
            (Answer::Die(die), Some(worst)) if *die == worst => 0,
            (Answer::Done, None) => 0,
            (Answer::Done, Some(_)) => 5,
            _ => 9,
        }
    }

    /// What a card is worth to whoever wears it.
    fn value(&self, card: CardId) -> i32 {
        let content = &self.game.table().content;
        let Some(item) = content.item(card) else { return 0 };
        let attack = item.attack.iter().map(|(_, dice)| content.weight(*dice)).max().unwrap_or(0);
        let hands = if item.slot == Place::TwoHands { 2 } else { 1 };
        i32::from(attack) / hands + 6 * i32::from(item.defense.count(Die::Blue)) + 2 * item.abilities.len() as i32
    }

    fn receiving(&self, answer: &Answer) -> i32 {
        match answer {
            Answer::Equip { hero, card, slot } => {
                let worn = |slot: Slot| self.value(self.game.state().hero(*hero).slot(slot));
                let both = self.game.table().content.item(*card).is_some_and(|item| item.slot == Place::TwoHands);
                let lost = if both { worn(Slot::Left).max(worn(Slot::Right)) } else { worn(*slot) };
                lost - self.value(*card)
            }
            Answer::Done => 0,
            _ => 5,
        }
    }

    fn trading(&self, answer: &Answer) -> i32 {
        let burden = self.game.state().burden;
        match answer {
            Answer::Give { card, .. } if *card == burden && self.hands_over() => 0,
            Answer::Equip { card, .. } if *card == burden => 1,
            Answer::Done => 2,
            _ => NEVER,
        }
    }

    /// Two Mana are kept, then the lowest marker rises.
    fn channelling(&self, answer: &Answer) -> i32 {
        let figure = self.game.state().hero(self.hero);
        match answer {
            Answer::Done if figure.mana < 2 => 0,
            Answer::Element(element) => 1 + i32::from(figure.elements[*element as usize]),
            _ => 20,
        }
    }
}
