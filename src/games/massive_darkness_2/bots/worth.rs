//! How much an answer is liked: the smaller the better.

use crate::gear;
use crate::goals::{Aim, LONG_BORNE, Place, gathered, hides, in_haste, is_loot, is_wanted};
use crate::inclination::{Doors, Fights, Goes, Inclination};
use crate::kernel::board::SpaceId;
use crate::kernel::game::Game as _;
use crate::manner::Manner;
use crate::value::left_of;
use crate::ways::FAR;
use massive_darkness_2_rules::ids::{ESCORT, Place as Worn, target_of};
use massive_darkness_2_rules::language::{Ability, Cost, Effect};
use massive_darkness_2_rules::quest::Pay;
use massive_darkness_2_rules::{Answer, Ask, AttackType, Die, EnemyId, MassiveDarkness2, Source, Symbol, Thing, Use};

/// Rather anything else.
const NEVER: i32 = 900;
/// A Trade & Equip action has to bring so much.
const WORTH_AN_ACTION: i32 = 6;

/// What a question looks like to a Hero.
pub(crate) struct Eye<'g> {
    game: &'g MassiveDarkness2,
    ask: Ask,
    hero: u8,
    here: SpaceId,
    manner: Manner,
    bent: Inclination,
    /// Only who moves has to know the way.
    place: Option<Place<'g>>,
    aim: Option<Aim>,
}

impl<'g> Eye<'g> {
    /// None where nobody is asked, or chance is.
    pub(crate) fn new(game: &'g MassiveDarkness2, manner: Manner, bent: Inclination) -> Option<Self> {
        let question = game.question()?;
        let hero = match question.asked {
            crate::kernel::game::Asked::Seat(seat) => seat,
            _ => game.state().turn.min(game.state().heroes.len() as u8 - 1),
        };
        let here = game.state().hero(hero).zone;
        let bent = bent.without_who_is_gone(game);
        let mut eye = Self { game, ask: question.ask, hero, here, manner, bent, place: None, aim: None };
        if matches!(question.ask, Ask::Turn { .. } | Ask::Moving { .. }) {
            // Of the last action nothing is left while it moves.
            let last = if matches!(question.ask, Ask::Moving { .. }) { 0 } else { 1 };
            if bent.leaves && game.state().hero(hero).actions <= last {
                eye.bent = Inclination { goes: Goes::Away, fights: Fights::Never, ..bent };
            }
            let place = Place::of(game, hero, manner);
            (eye.aim, eye.place) = (Some(place.aim(&eye.bent)), Some(place));
        }
        Some(eye)
    }

    fn far(&self, zone: SpaceId) -> u8 {
        self.aim.as_ref().map_or(FAR, |aim| aim.steps.of(zone))
    }

    fn on_errand(&self) -> bool {
        self.aim.as_ref().is_some_and(|aim| aim.errand)
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
                    hero.map_or(if *target == target_of(ESCORT) { 50 } else { 0 }, |hero| 20 - i32::from(hero.health))
                }
                _ => NEVER,
            },
            Ask::Killer { .. } => match answer {
                Answer::Hero(seat) => i32::from(self.game.state().hero(*seat).level),
                _ => NEVER,
            },
            // Whoever carries what bares the others' target begins.
            Ask::NextHero => match answer {
                Answer::Hero(seat) if self.bent.first == Some(*seat) => -1,
                Answer::Hero(seat) => i32::from(self.game.state().hero(*seat).carries == [0; 12]),
                _ => NEVER,
            },
            Ask::Learn { hero } => match answer {
                Answer::Learn { skill, place } => -gear::lesson(self.game, hero, *skill, *place),
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
        self.place.as_ref().is_some_and(|place| place.foes.is_empty())
    }

    fn tired(&self) -> bool {
        let figure = self.game.state().hero(self.hero);
        figure.health + if in_haste(self.game) { 3 } else { self.manner.lacks } < self.game.max_health(self.hero)
    }

    /// Does this heal somebody who needs it? A Consumable is kept until it must be.
    fn saves(&self, how: &Use) -> bool {
        let Some(ability) = self.ability(how) else { return false };
        let heals =
            ability.r#do.iter().find_map(|effect| if let Effect::Heal(points) = effect { Some(*points) } else { None });
        let Some(heals) = heals else { return false };
        let target = match how.target {
            massive_darkness_2_rules::Target::Hero(seat) => seat,
            _ => how.hero,
        };
        let (health, most) = (self.game.state().hero(target).health, self.game.max_health(target));
        let is_low = 3 * health <= most + 1;
        let content = &self.game.table().content;
        let is_spent = matches!(how.what.source, Source::Item(card) if content.item(card).is_some_and(|item| item.slot == Worn::Consumable));
        if ability.cost.contains(&Cost::Action) {
            return most - health >= heals.min(3) && (is_low || self.at_peace());
        }
        most - health >= heals.min(3) && (is_low || !is_spent)
    }

    fn in_turn(&self, answer: &Answer) -> i32 {
        let state = self.game.state();
        let crowd = state.figures(self.here);
        let figure = state.hero(self.hero);
        let goes = self.far(self.here) > 0 && self.far(self.here) < FAR && crowd < figure.health || self.has_task();
        match answer {
            Answer::Task(task) if self.wants(*task) => 0,
            Answer::Use(how) if self.saves(how) => 10,
            Answer::Use(how) => {
                let does = self.ability(how).map_or(&[][..], |ability| &ability.r#do);
                let strikes = does.iter().any(|effect| matches!(effect, Effect::Wounds(_) | Effect::Summon(_)));
                if strikes && !self.hurt() { 30 } else { NEVER }
            }
            Answer::Consecrate { column, zone } => self.consecrating(*column, *zone, crowd),
            Answer::Trade if self.hands_over() => 0,
            Answer::Trade if self.bent.shares && gear::trade(self.game, self.hero) > 1 => 5,
            Answer::Rest { health, mana } if self.bent.rests && *health > 0 => 9 - i32::from(2 * health + mana),
            Answer::Trade if self.at_peace() && gear::trade(self.game, self.hero) >= WORTH_AN_ACTION => 60,
            // The next roll would be the last.
            Answer::Rest { health: 2, .. } if crowd > 0 && figure.actions > 1 && figure.health <= 1 + crowd / 3 => 90,
            // Whoever is at peace gathers strength before the next door.
            Answer::Rest { health, mana } if self.at_peace() && self.tired() => 190 - i32::from(2 * health + mana),
            Answer::Rest { health, .. } if self.hurt() && crowd == 0 => 60 - i32::from(*health),
            Answer::Attack { .. } | Answer::LeadAttack { .. } if self.bent.fights == Fights::Never => NEVER,
            Answer::LeadAttack { ally, .. } if !state.allies[usize::from(*ally)].led => 20,
            // Whoever leaves Enemies behind is wounded by each of them (M2-MOVE-05).
            Answer::Move if self.on_errand() && goes => 70,
            Answer::Attack { target, kind } => self.attack(*target, *kind, crowd),
            Answer::Move if crowd > 0 && self.far(self.here) == 0 => 600,
            // They are waited for rather than run into with nothing left.
            Answer::Move if goes && !self.at_peace() && crowd == 0 && figure.actions == 1 => 550,
            Answer::Move if goes || self.has_loot() => 200,
            Answer::Rest { health, mana } => 400 - i32::from(2 * health + mana),
            Answer::EndTurn => 500,
            _ => NEVER,
        }
    }

    fn wants(&self, task: u8) -> bool {
        let tasks = &self.game.table().dungeon.story.tasks;
        tasks.get(usize::from(task)).is_some_and(|task| is_wanted(self.game, task))
    }

    /// Where it fights, the column in which most Skills lie.
    fn consecrating(&self, column: u8, zone: SpaceId, crowd: u8) -> i32 {
        let figure = self.game.state().hero(self.hero);
        let is_here = figure.consecrated.contains(&Some(self.here));
        let skills = figure.skills.iter().filter(|known| known.place == column).count() as i32;
        if crowd > 0 && zone == self.here && !is_here && skills > 0 && figure.mana >= 2 { 45 - skills } else { NEVER }
    }

    /// Those in the own Zone first, bound ones before all; those that fall soonest, with what wounds them most.
    fn attack(&self, target: EnemyId, kind: AttackType, crowd: u8) -> i32 {
        let with_us = self.game.state().zone_of(target) == Some(self.here);
        let base = match (with_us, crowd) {
            _ if self.game.is_bound(target) || target == EnemyId::BOSS => 80,
            (true, _) => 100,
            (false, 0) => 150,
            (false, _) => 120,
        };
        let content = &self.game.table().content;
        let worn = self.game.state().hero(self.hero).equipped().filter_map(|card| content.item(card));
        let swords: i32 = worn.filter_map(|item| item.dice(kind)).map(|dice| i32::from(content.weight(dice))).sum();
        let liked = base - (12 * swords / (6 * left_of(self.game, target)).max(1)).min(14) - swords.min(30) / 6;
        match self.bent.fights {
            Fights::With(enemy) if enemy == target => 1 + liked / 8,
            Fights::First => 8 + liked / 4,
            _ => liked,
        }
    }

    /// The card of the Quest has been borne long enough, and somebody is here to take it.
    fn hands_over(&self) -> bool {
        let state = self.game.state();
        let together = state.heroes.iter().filter(|hero| hero.is_up() && hero.zone == self.here).count() > 1;
        let is_here = self.game.bearer().is_some_and(|bearer| state.hero(bearer).zone == self.here);
        is_here && state.borne >= LONG_BORNE && together
    }

    /// Something that the Quest asks for can be done here for a Movement Point.
    fn has_task(&self) -> bool {
        let (game, state) = (self.game, self.game.state());
        let lies = |kind: u8| state.things_in(self.here).any(|thing| thing == Thing::Mark(kind));
        game.table().dungeon.story.tasks.iter().any(|task| {
            let may = match task.pay {
                Pay::Action => false,
                Pay::Point => state.figures(self.here) == 0,
                Pay::PointAnyway => true,
            };
            may && task.at.is_none_or(lies)
                && is_wanted(game, task)
                && task.needs.iter().all(|need| game.holds(*need, self.hero))
        })
    }

    fn has_loot(&self) -> bool {
        let state = self.game.state();
        state.figures(self.here) == 0 && state.things_in(self.here).any(|thing| self.takes(thing))
    }

    fn takes(&self, thing: Thing) -> bool {
        is_loot(thing) || (thing == Thing::Fountain && self.hurt())
    }

    fn moving(&self, answer: &Answer) -> i32 {
        let state = self.game.state();
        match answer {
            Answer::Task(task) if self.wants(*task) => 0,
            Answer::Interact(thing) if self.takes(*thing) => 1,
            // Whoever only shoots does not run into them.
            Answer::Done if self.place.as_ref().is_some_and(Place::is_in_range) && !self.on_errand() => 4,
            Answer::Step(zone) | Answer::Travel(zone) if self.far(*zone) < self.far(self.here) => {
                5 + i32::from(state.figures(*zone) > 0)
            }
            Answer::Open(edge) => {
                let ends = self.game.table().dungeon.board.edge(*edge);
                let is_known = || ends.is_some_and(|ends| !hides(self.game, ends));
                let ready = self.bent.doors == Doors::Anyway
                    || self.on_errand()
                    || in_haste(self.game)
                    || is_known()
                    || gathered(self.game, self.hero, self.manner);
                let nearer = ends
                    .is_some_and(|ends| [ends.a, ends.b].into_iter().any(|zone| self.far(zone) < self.far(self.here)));
                if nearer && ready && self.bent.doors != Doors::Never { 3 } else { NEVER }
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

    fn receiving(&self, answer: &Answer) -> i32 {
        match answer {
            Answer::Equip { .. } | Answer::Give { .. } => {
                let gain = gear::gain(self.game, answer);
                if gain > 0 { -gain } else { 5 }
            }
            Answer::Done => 0,
            _ => 5,
        }
    }

    fn trading(&self, answer: &Answer) -> i32 {
        let burden = self.game.state().burden;
        match answer {
            Answer::Give { card, to } if *card == burden && self.hands_over() => {
                -NEVER - i32::from(self.game.state().hero(*to).health)
            }
            Answer::Give { card, .. } if *card == burden => NEVER,
            Answer::Equip { card, .. } if *card == burden => -NEVER + 1,
            Answer::Done => 2,
            Answer::Equip { .. } | Answer::Give { .. } => {
                let gain = gear::gain(self.game, answer);
                if gain > 1 { -gain } else { NEVER }
            }
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
