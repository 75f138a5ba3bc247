//! ABILITIES: which ones a Hero has, and which of them can be used now, at whom.

use crate::answer::{AbilityRef, Source, Target, Use};
use crate::ids::{AttackType, CardId, Place};
use crate::kernel::list::List;
use crate::language::{Ability, Cost, Effect, If, Limit, When};
use crate::purse::Purse;
use crate::{Checked, MassiveDarkness2, no};

/// M2-ITEM-14: with so many equipped items of the Set its Powers can be used.
const LESSER: usize = 2;
const GREATER: usize = 4;

/// Moments at which abilities are used.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Moment {
    /// The own turn, between actions.
    Turn,
    /// Between actions, in the turns of others or of Enemies.
    Outside,
    /// In the own Move action, in which these have been used.
    Move(List<AbilityRef, 4>),
    /// Before the roll of a combat.
    Gather,
    /// While the roll is resolved.
    Roll,
}

impl MassiveDarkness2 {
    /// An ability by where it stands.
    #[must_use]
    pub fn ability(&self, hero: u8, what: AbilityRef) -> Option<&Ability> {
        let content = &self.table.content;
        let card = self
            .state
            .heroes
            .get(usize::from(hero))
            .and_then(|hero| content.printed.heroes.get(usize::from(hero.card)));
        match what.source {
            Source::Hero => card.map(|card| &card.ability),
            Source::Shadow => card.map(|card| &card.shadow),
            Source::Lifebringer(_) => Some(&content.printed.printing.lifebringer),
            Source::Item(card) => content.item(card).and_then(|item| item.abilities.get(usize::from(what.number))),
            Source::Skill(number) => self.skill_ability(number),
            Source::Column(column) => content.printed.boards.columns.get(usize::from(column)),
            Source::Board(place) => self.board_ability(hero, place),
            Source::Power(greater) => {
                let power = content.power(card?.class)?;
                Some(if greater { &power.greater } else { &power.lesser })
            }
        }
    }

    /// Every ability of a Hero but the Shadow ability, which only the roll brings (M2-HERO-05).
    pub(crate) fn each_ability(&self, hero: u8, visit: &mut dyn FnMut(AbilityRef, &Ability)) {
        let content = &self.table.content;
        let figure = self.state.hero(hero);
        self.each_class_ability(hero, visit);
        let mut from = |source: Source, abilities: &[Ability]| {
            for (number, ability) in (0..).zip(abilities) {
                visit(AbilityRef { source, number }, ability);
            }
        };
        from(Source::Hero, std::slice::from_ref(&content.printed.heroes[usize::from(figure.card)].ability));
        for card in figure.items.iter().map(|card| CardId(card as u8)) {
            let Some(item) = content.item(card) else { continue };
            // M2-HERO-03: only what is equipped is active; Consumables are always at hand.
            if !item.abilities.is_empty() && (item.slot == Place::Consumable || figure.wears(card)) {
                from(Source::Item(card), &item.abilities);
            }
        }
        // M2-ITEM-14.
        let of_set = figure.equipped().filter(|card| content.item(*card).is_some_and(|item| item.set)).count();
        if let Some(power) = content.power(self.class(hero)).filter(|_| of_set >= LESSER) {
            from(Source::Power(false), std::slice::from_ref(&power.lesser));
            if of_set >= GREATER {
                from(Source::Power(true), std::slice::from_ref(&power.greater));
            }
        }
        for spent in 0..self.state.spent {
            from(Source::Lifebringer(spent), std::slice::from_ref(&content.printed.printing.lifebringer));
        }
    }

    /// M2-ABIL-27: additional Movement Points of equipped items.
    pub(crate) fn more_points(&self, hero: u8) -> u8 {
        let mut points = 0;
        self.each_ability(hero, &mut |_, ability| {
            if ability.when == When::Always && self.conditions(hero, ability).is_ok() {
                let more = ability.r#do.iter().map(|effect| if let Effect::Points(more) = effect { *more } else { 0 });
                points += more.sum::<u8>();
            }
        });
        points
    }

    /// Can any ability be used at this moment?
    pub(crate) fn can_use(&self, hero: u8, moment: Moment) -> bool {
        let mut any = false;
        self.each_ability(hero, &mut |what, ability| {
            if !any && self.may_use(hero, what, ability, moment).is_ok() {
                self.each_target(hero, what, ability, &mut |_| any = true);
            }
        });
        any
    }

    /// Everything that can be used at this moment.
    pub(crate) fn each_use(&self, hero: u8, moment: Moment, visit: &mut dyn FnMut(Use)) {
        self.each_ability(hero, &mut |what, ability| {
            if self.may_use(hero, what, ability, moment).is_ok() {
                self.each_target(hero, what, ability, visit);
            }
        });
    }

    /// Whether an ability can be used, whatever it is aimed at.
    fn may_use(&self, hero: u8, what: AbilityRef, ability: &Ability, moment: Moment) -> Checked {
        let figure = self.state.hero(hero);
        if !figure.is_up() || (figure.falling && !matches!(moment, Moment::Gather | Moment::Roll)) {
            return no("M2-ITEM-19", "refusal-md2-down");
        }
        self.timing(hero, what, ability, moment)?;
        self.conditions(hero, ability)?;
        self.costs(hero, ability, moment)?;
        self.is_unused(hero, what, ability)?;
        let is_here =
            |effect: &Effect| matches!(effect, Effect::Summon(spirit) if self.state.allies[*spirit as usize].here);
        if ability.r#do.iter().any(is_here) {
            return no("M2-SHAM-08", "refusal-md2-spirit-here");
        }
        Ok(())
    }

    /// M2-ABIL-33.
    fn is_unused(&self, hero: u8, what: AbilityRef, ability: &Ability) -> Checked {
        if ability.limit == Limit::Round && self.state.hero(hero).used.contains(&what) {
            return no("M2-ABIL-33", "refusal-md2-used");
        }
        Ok(())
    }

    /// Could an ability be used while a roll is resolved, if it were paid?
    pub(crate) fn fits_roll(&self, hero: u8, what: AbilityRef, ability: &Ability) -> bool {
        let fits = || {
            self.timing(hero, what, ability, Moment::Roll)?;
            self.conditions(hero, ability)?;
            self.is_unused(hero, what, ability)
        };
        self.state.hero(hero).is_up() && fits().is_ok()
    }

    fn timing(&self, hero: u8, what: AbilityRef, ability: &Ability, moment: Moment) -> Checked {
        let combat = &self.state.combat;
        match moment {
            Moment::Turn => match ability.when {
                When::Free | When::Anytime => Ok(()),
                When::Movement => no("M2-ABIL-09", "refusal-md2-timing"),
                _ => no("M2-ABIL-02", "refusal-md2-timing"),
            },
            Moment::Outside => match ability.when {
                When::Anytime => Ok(()),
                _ => no("M2-ABIL-10", "refusal-md2-timing"),
            },
            Moment::Move(used) => match ability.when {
                When::Movement if used.contains(&what) && ability.limit != Limit::Endless => {
                    no("M2-ABIL-09", "refusal-md2-used")
                }
                When::Movement => Ok(()),
                _ => no("M2-MOVE-10", "refusal-md2-timing"),
            },
            Moment::Gather | Moment::Roll => {
                let with = |kind: AttackType| combat.attacks && combat.kind == kind;
                let (fits, rule) = match ability.when {
                    When::Attack => (combat.attacks, "M2-ABIL-04"),
                    When::Melee => (with(AttackType::Melee), "M2-ABIL-06"),
                    When::Magic => (with(AttackType::Magic), "M2-ABIL-06"),
                    When::Ranged => (with(AttackType::Ranged), "M2-ABIL-06"),
                    When::Defense => (!combat.attacks, "M2-ABIL-07"),
                    When::Combat => (true, "M2-ABIL-08"),
                    _ => (false, "M2-ITEM-19"),
                };
                // M2-SHAM-12, M2-SHAM-16: whoever fights in the place of a Hero has no abilities.
                if !fits || combat.hero != hero || combat.ally.is_some() {
                    return no(rule, "refusal-md2-timing");
                }
                if combat.used.contains(&what) && ability.limit != Limit::Endless {
                    return no("M2-ABIL-05", "refusal-md2-used");
                }
                if !self.spell_is_armed(hero, what, ability) {
                    return no("M2-WIZ-07", "refusal-md2-no-weapon");
                }
                if matches!(moment, Moment::Gather) && !ability.adds_dice() {
                    return no("M2-COMBAT-06", "refusal-md2-timing");
                }
                Ok(())
            }
        }
    }

    /// M2-ABIL-12, M2-ABIL-13, M2-ABIL-15, M2-ABIL-17.
    pub(crate) fn conditions(&self, hero: u8, ability: &Ability) -> Checked {
        let figure = self.state.hero(hero);
        let shadow = self.is_in_shadow(hero);
        for condition in &ability.r#if {
            let (holds, rule) = match condition {
                If::InShadow => (shadow, "M2-ABIL-12"),
                If::InLight => (!shadow, "M2-ABIL-13"),
                If::Wounded(wounds) => (self.max_health(hero) - figure.health >= *wounds, "M2-ABIL-15"),
                If::DualWield => (self.state.combat.weapons >= 2, "M2-ABIL-17"),
            };
            if !holds {
                return no(rule, "refusal-md2-condition");
            }
        }
        Ok(())
    }

    /// M2-ABIL-03: what cannot be paid in full cannot be used.
    fn costs(&self, hero: u8, ability: &Ability, moment: Moment) -> Checked {
        let figure = self.state.hero(hero);
        let purse = Purse::of(figure);
        for cost in &ability.cost {
            let lacking = match cost {
                Cost::Action if matches!(moment, Moment::Turn) && figure.actions > 0 => None,
                cost => purse.lacks(*cost),
            };
            if let Some(rule) = lacking {
                return no(rule, "refusal-md2-cost");
            }
        }
        Ok(())
    }

    /// At whom an ability can be aimed so that it does something.
    fn each_target(&self, hero: u8, what: AbilityRef, ability: &Ability, visit: &mut dyn FnMut(Use)) {
        let how = |target, fires| Use { hero, what, target, fires };
        let healing =
            ability.r#do.iter().find_map(|effect| if let Effect::Heal(points) = effect { Some(*points) } else { None });
        if let Some(points) = healing {
            // M2-ABIL-30, M2-ABIL-31, M2-ABIL-35.
            for other in std::iter::once(hero).chain(self.others_here(hero)) {
                let figure = self.state.hero(other);
                let missing = self.max_health(other) - figure.health;
                for fires in 0..=points.min(figure.fire) {
                    if fires > 0 || missing > 0 {
                        visit(how(Target::Hero(other), fires));
                    }
                }
            }
            return;
        }
        if ability.r#do.iter().any(|effect| matches!(effect, Effect::Wounds(_))) {
            let ranges = self.ranges(self.state.hero(hero).zone);
            let is_other = |enemy| !self.state.combat.on || self.state.combat.enemy != enemy;
            for (enemy, zone) in self.state.enemies() {
                if ranges.of(zone) != crate::ways::FAR && is_other(enemy) && !self.is_immune(enemy) {
                    visit(how(Target::Enemy(enemy), 0));
                }
            }
            return;
        }
        if ability.r#do.contains(&Effect::Step) {
            self.each_step(self.state.hero(hero).zone).for_each(|zone| visit(how(Target::Zone(zone), 0)));
            return;
        }
        let does_something = |effect: &Effect| match effect {
            Effect::Mana(_) => self.room_for_mana(hero) > 0,
            _ => true,
        };
        if ability.r#do.iter().any(does_something) {
            visit(how(Target::None, 0));
        }
    }

    pub(crate) fn why_not_use(&self, how: Use, moment: Moment) -> Checked {
        let Some(ability) = self.ability(how.hero, how.what) else { return no("M2-HERO-03", "refusal-md2-no-ability") };
        let mut has_it = false;
        self.each_ability(how.hero, &mut |what, _| has_it |= what == how.what);
        if !has_it {
            return no("M2-HERO-03", "refusal-md2-no-ability");
        }
        let moment =
            if self.state.turn != how.hero && matches!(moment, Moment::Turn) { Moment::Outside } else { moment };
        self.may_use(how.hero, how.what, ability, moment)?;
        no("M2-ABIL-30", "refusal-md2-no-target")
    }
}
