//! SKILL-CARDS, BERSERKER, WIZARD: what a Hero has learned, where it lies, and when it works.

use crate::answer::{AbilityRef, Answer, Source};
use crate::ask::Ask;
use crate::class_cards::SkillCard;
use crate::event::Event;
use crate::frames::Frame;
use crate::ids::{AttackType, Class};
use crate::kernel::game::Refusal;
use crate::language::{Ability, Cost, When};
use crate::state::{Hero, Learned, State};
use crate::{Checked, Content, Events, Flow, MassiveDarkness2, no};

/// M2-BERS-04.
pub const MOST_RAGE: u8 = 7;
/// M2-WIZ-01: quadrants of the Spell Amulet.
pub const QUADRANTS: u8 = 4;
/// M2-BERS-01.
const STANCES: u8 = 3;

/// Where a Skill of a Class can lie: stances of the Berserker, quadrants of the Wizard (M2-SKILL-06).
fn places(class: Class, skill: &SkillCard) -> std::ops::Range<u8> {
    match class {
        Class::Berserker => match skill.stance {
            Some(stance) => stance as u8..stance as u8 + 1,
            None => 0..STANCES,
        },
        Class::Wizard => 0..QUADRANTS,
        Class::Paladin => 0..crate::paladin::COLUMNS,
        Class::Ranger | Class::Rogue | Class::Shaman => 0..1,
    }
}

/// M2-SKILL-01, M2-SKILL-02, M2-SKILL-04, M2-SKILL-05: may a Hero gain this card?
fn may_learn(content: &Content, hero: &Hero, number: u8) -> Checked {
    let Some(skill) = content.printed.skills.get(usize::from(number)) else {
        return no("M2-SKILL-01", "refusal-md2-no-skill");
    };
    let has = |id: &str| {
        let known = hero.skills.iter().filter_map(|known| content.printed.skills.get(usize::from(known.skill)));
        known.into_iter().any(|known| known.id == id)
    };
    let is_above = |id: &str| {
        let higher = content.printed.skills.iter().find(|higher| higher.above.as_deref() == Some(id));
        higher.is_some_and(|higher| has(&higher.id))
    };
    if skill.class != content.printed.heroes[usize::from(hero.card)].class {
        no("M2-SKILL-01", "refusal-md2-class")
    } else if skill.level > hero.level {
        no("M2-SKILL-04", "refusal-md2-level")
    } else if has(&skill.id) || hero.lost.contains(usize::from(number)) {
        no("M2-SKILL-05", "refusal-md2-known")
    } else if skill.above.as_deref().is_some_and(|lower| !has(lower)) || is_above(&skill.id) {
        no("M2-SKILL-02", "refusal-md2-grade")
    } else {
        Ok(())
    }
}

/// M2-ROGUE-02: the starting tokens and those of the chosen Skill.
pub fn fill_tools(content: &Content, state: &mut State) {
    let is_rogue = |hero: &&Hero| content.printed.heroes[usize::from(hero.card)].class == Class::Rogue;
    let Some(rogue) = state.heroes.iter().find(is_rogue).copied() else { return };
    for token in content.printed.tools.iter().filter(|token| token.start) {
        state.tools.add(content, &token.id, token.copies);
    }
    for skill in rogue.skills.iter().filter_map(|known| content.printed.skills.get(usize::from(known.skill))) {
        skill.tokens.iter().for_each(|(id, count)| state.tools.add(content, id, *count));
    }
}

/// A card is laid: a higher grade takes the place of the lower one (M2-SKILL-02), and the Wizard covers what lay in the quadrant
/// (M2-WIZ-06, M2-OQ-35).
fn lay_skill(content: &Content, hero: &mut Hero, learned: Learned) {
    let class = content.printed.heroes[usize::from(hero.card)].class;
    let above = content.printed.skills.get(usize::from(learned.skill)).and_then(|skill| skill.above.clone());
    let mut left = hero.skills;
    left.retain(|known| {
        let is_lower =
            content.printed.skills.get(usize::from(known.skill)).is_some_and(|skill| Some(&skill.id) == above.as_ref());
        let is_covered = class == Class::Wizard && known.place == learned.place;
        if is_covered && !is_lower {
            hero.lost.insert(usize::from(known.skill));
        }
        !is_lower && !is_covered
    });
    let _ = left.push(learned);
    hero.skills = left;
}

/// M2-SETUP-03, M2-SETUP-04: the Level 1 Skill, and the stance or the quadrant that a Class begins with.
pub(crate) fn begin(content: &Content, hero: &mut Hero, skill: &str, place: u8, start: u8) -> Result<(), Refusal> {
    let class = content.printed.heroes[usize::from(hero.card)].class;
    hero.start(class, start);
    if !content.printed.skills.iter().any(|skill| skill.class == class) {
        return Ok(());
    }
    let number = content.printed.skills.iter().position(|read| read.id == skill).unwrap_or(usize::MAX);
    may_learn(content, hero, number.min(255) as u8).map_err(|_| Refusal::new("M2-SETUP-04", "refusal-md2-skill"))?;
    if !places(class, &content.printed.skills[number]).contains(&place) {
        return Err(Refusal::new("M2-SKILL-06", "refusal-md2-place"));
    }
    lay_skill(content, hero, Learned { skill: number as u8, place });
    Ok(())
}

impl MassiveDarkness2 {
    /// The Skill card of a number.
    #[must_use]
    pub fn skill(&self, number: u8) -> Option<&SkillCard> {
        self.table.content.printed.skills.get(usize::from(number))
    }

    /// M2-LVLUP-07: is there a Skill that the Hero can gain?
    pub(crate) fn can_learn(&self, hero: u8) -> bool {
        let mut any = false;
        self.each_lesson(hero, &mut |_, _| any = true);
        any
    }

    fn each_lesson(&self, hero: u8, visit: &mut dyn FnMut(u8, u8)) {
        let content = &self.table.content;
        let (figure, class) = (self.state.hero(hero), self.class(hero));
        for (number, skill) in (0_u8..).zip(&content.printed.skills) {
            if skill.class == class && may_learn(content, figure, number).is_ok() {
                places(class, skill).for_each(|place| visit(number, place));
            }
        }
    }

    pub(crate) fn list_learn(&self, hero: u8, out: &mut Vec<Answer>) {
        self.each_lesson(hero, &mut |skill, place| out.push(Answer::Learn { skill, place }));
    }

    pub(crate) fn why_not_learn(&self, hero: u8, answer: Answer) -> Checked {
        let Answer::Learn { skill, .. } = answer else { return no("M2-LVLUP-07", "refusal-md2-not-offered") };
        may_learn(&self.table.content, self.state.hero(hero), skill)?;
        no("M2-SKILL-06", "refusal-md2-place")
    }

    pub(crate) fn step_learn(&self, hero: u8) -> Flow {
        if self.can_learn(hero) { Flow::Ask(Ask::Learn { hero }) } else { Flow::Done }
    }

    pub(crate) fn take_learn(&mut self, hero: u8, answer: Answer, log: &mut Events<'_>) {
        let table = self.table.clone();
        if let (Answer::Learn { skill, place }, Some(Frame::Learn { .. })) = (answer, self.top()) {
            lay_skill(&table.content, self.state.hero_mut(hero), Learned { skill, place });
            self.change_tools(skill);
            self.state.frames.pop();
            log.say("M2-LVLUP-07", Event::Learned { hero, skill, place });
        }
    }

    /// M2-ROGUE-13, M2-OQ-38: the tokens of a new Skill, in the place of those of the lower grade.
    fn change_tools(&mut self, number: u8) {
        let table = self.table.clone();
        let skills = &table.content.printed.skills;
        let Some(skill) = skills.get(usize::from(number)) else { return };
        let lower = skills.iter().find(|lower| Some(&lower.id) == skill.above.as_ref());
        for (id, count) in lower.into_iter().flat_map(|lower| &lower.tokens) {
            self.state.tools.drop_kind(&table.content, id, *count);
        }
        for (id, count) in &skill.tokens {
            self.state.tools.add(&table.content, id, *count);
        }
    }

    /// The abilities of boards and Skills that work for a Hero now.
    pub(crate) fn each_class_ability(&self, hero: u8, visit: &mut dyn FnMut(AbilityRef, &Ability)) {
        let figure = self.state.hero(hero);
        let boards = &self.table.content.printed.boards;
        let mut give = |source: Source, ability: &Ability| visit(AbilityRef { source, number: 0 }, ability);
        self.each_consecrated(hero, &mut |what, ability| give(what.source, ability));
        let lying = |place: u8| figure.skills.iter().filter(move |known| known.place == place);
        match self.class(hero) {
            // M2-BERS-08: the present stance alone.
            Class::Berserker => {
                give(Source::Board(figure.at), &boards.stances[usize::from(figure.at.min(STANCES - 1))]);
                for known in lying(figure.at) {
                    if let Some(skill) = self.skill(known.skill) {
                        give(Source::Skill(known.skill), &skill.ability);
                    }
                }
            }
            // M2-WIZ-03: the spell that the pointer shows.
            Class::Wizard => {
                let (source, spell) = self.spell(figure, figure.at);
                give(source, spell);
            }
            Class::Ranger | Class::Rogue | Class::Shaman => {
                // M2-SHAM-06.
                for (element, top) in
                    (0..).zip(&boards.tops).filter(|(element, _)| figure.mastered[usize::from(*element)])
                {
                    give(Source::Board(element), top);
                }
                for known in figure.skills.iter() {
                    if let Some(skill) = self.skill(known.skill) {
                        give(Source::Skill(known.skill), &skill.ability);
                    }
                }
            }
            Class::Paladin => {}
        }
    }

    /// M2-WIZ-03, M2-WIZ-06: the spell in a quadrant: of the card that covers it, else of the board.
    pub(crate) fn spell(&self, wizard: &Hero, place: u8) -> (Source, &Ability) {
        let place = place.min(QUADRANTS - 1);
        let card = wizard.skills.iter().find(|known| known.place == place);
        match card.and_then(|known| Some((known.skill, self.skill(known.skill)?))) {
            Some((number, skill)) => (Source::Skill(number), &skill.ability),
            None => (Source::Board(place), &self.table.content.printed.boards.spells[usize::from(place)]),
        }
    }

    /// An ability of a board, by its place.
    pub(crate) fn board_ability(&self, hero: u8, place: u8) -> Option<&Ability> {
        let boards = &self.table.content.printed.boards;
        match self.class(hero) {
            Class::Berserker => boards.stances.get(usize::from(place)),
            Class::Wizard => boards.spells.get(usize::from(place)),
            Class::Shaman => boards.tops.get(usize::from(place)),
            Class::Paladin | Class::Ranger | Class::Rogue => None,
        }
    }

    /// M2-WIZ-07, M2-OQ-36: an attack spell needs an equipped Magic weapon, by the other reading a Magic attack.
    pub(crate) fn spell_is_armed(&self, hero: u8, what: AbilityRef, ability: &Ability) -> bool {
        let is_spell = self.class(hero) == Class::Wizard && matches!(what.source, Source::Skill(_) | Source::Board(_));
        let is_attack = matches!(ability.when, When::Attack | When::Melee | When::Magic | When::Ranged);
        let is_magic = self.state.combat.kind == AttackType::Magic;
        let needs_attack = self.table.setup.attack_spell_needs_magic_attack;
        !is_spell || !is_attack || (self.offers(hero, AttackType::Magic) && (is_magic || !needs_attack))
    }

    /// M2-WIZ-04: after a cast the pointer goes on.
    pub(crate) fn after_use(&mut self, hero: u8, what: AbilityRef) {
        if self.class(hero) == Class::Wizard && matches!(what.source, Source::Skill(_) | Source::Board(_)) {
            let figure = self.state.hero_mut(hero);
            figure.at = (figure.at + 1) % QUADRANTS;
        }
    }

    /// M2-WIZ-05: the pointer can be turned, for one Mana each.
    pub(crate) fn can_turn_pointer(&self, hero: u8) -> bool {
        let figure = self.state.hero(hero);
        self.class(hero) == Class::Wizard && figure.is_up() && figure.mana > 0
    }

    /// M2-OQ-34: inside a combat, where a spell farther on could still be cast in it.
    pub(crate) fn pointer_helps(&self, hero: u8) -> bool {
        let figure = self.state.hero(hero);
        let combat = &self.state.combat;
        self.can_turn_pointer(hero)
            && combat.ally.is_none()
            && (1..QUADRANTS).any(|turns| {
                let place = (figure.at + turns) % QUADRANTS;
                let (source, ability) = self.spell(figure, place);
                let price =
                    ability.cost.iter().map(|cost| if let Cost::Mana(mana) = cost { *mana } else { 0 }).sum::<u8>();
                let fits = match ability.when {
                    When::Attack => combat.attacks,
                    When::Defense => !combat.attacks,
                    When::Combat => true,
                    _ => false,
                };
                let what = AbilityRef { source, number: 0 };
                fits && figure.mana >= turns + price
                    && !combat.used.contains(&what)
                    && self.spell_is_armed(hero, what, ability)
            })
    }

    pub(crate) fn turn_pointer(&mut self, hero: u8, log: &mut Events<'_>) {
        self.lose_mana(hero, 1, "M2-WIZ-05", log);
        let figure = self.state.hero_mut(hero);
        figure.at = (figure.at + 1) % QUADRANTS;
        log.say("M2-WIZ-05", Event::PointerTurned { hero, at: figure.at });
    }

    /// M2-BERS-09: another stance, for one Rage.
    pub(crate) fn list_stances(&self, hero: u8, out: &mut Vec<Answer>) {
        let figure = self.state.hero(hero);
        if self.can_change_stance(hero) {
            out.extend((0..STANCES).filter(|stance| *stance != figure.at).map(Answer::Stance));
        }
    }

    pub(crate) fn can_change_stance(&self, hero: u8) -> bool {
        self.class(hero) == Class::Berserker && self.state.hero(hero).rage > 0
    }

    pub(crate) fn take_stance(&mut self, hero: u8, stance: u8, log: &mut Events<'_>) {
        let figure = self.state.hero_mut(hero);
        figure.rage = figure.rage.saturating_sub(1);
        figure.at = stance;
        log.say("M2-BERS-09", Event::StanceTaken { hero, stance });
    }

    /// M2-BERS-03 to M2-BERS-06, M2-BERS-12: lost Health tokens of a Berserker become Rage, as far as the pool goes.
    pub(crate) fn rage(&mut self, hero: u8, tokens: u8, log: &mut Events<'_>) {
        if self.class(hero) != Class::Berserker {
            return;
        }
        let figure = self.state.hero_mut(hero);
        let gained = tokens.min(MOST_RAGE - figure.rage.min(MOST_RAGE));
        figure.rage += gained;
        if gained > 0 {
            log.say("M2-BERS-03", Event::GainedRage { hero, rage: gained });
        }
    }
}
