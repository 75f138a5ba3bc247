//! PALADIN: Consecration tokens, columns, the blessing.

use crate::answer::{AbilityRef, Answer, Source};
use crate::ask::Ask;
use crate::event::Event;
use crate::ids::Class;
use crate::kernel::board::SpaceId;
use crate::language::Ability;
use crate::state::NOBODY;
use crate::{Checked, Events, Flow, MassiveDarkness2, no};

/// M2-PAL-02.
pub const COLUMNS: u8 = 3;

impl MassiveDarkness2 {
    fn paladin(&self) -> Option<u8> {
        self.state.seats().find(|seat| self.class(*seat) == Class::Paladin)
    }

    /// M2-PAL-04, M2-PAL-09: everything in the columns whose tokens lie in the Zone of a Hero, now.
    pub(crate) fn each_consecrated(&self, hero: u8, visit: &mut dyn FnMut(AbilityRef, &Ability)) {
        let Some(paladin) = self.paladin() else { return };
        let (figure, zone) = (self.state.hero(paladin), self.state.hero(hero).zone);
        for column in (0..COLUMNS).filter(|column| figure.consecrated[usize::from(*column)] == Some(zone)) {
            let board = &self.table.content.printed.boards.columns[usize::from(column)];
            visit(AbilityRef { source: Source::Column(column), number: 0 }, board);
            for known in figure.skills.iter().filter(|known| known.place == column) {
                if let Some(ability) = self.skill_ability(known.skill) {
                    visit(AbilityRef { source: Source::Skill(known.skill), number: 0 }, ability);
                }
            }
        }
    }

    /// What stands on the side of a Skill card that lies up (M2-PAL-07).
    pub(crate) fn skill_ability(&self, number: u8) -> Option<&Ability> {
        let skill = self.skill(number)?;
        let is_blessed = self.paladin().is_some_and(|seat| self.state.hero(seat).blessed == number);
        Some(skill.blessed.as_ref().filter(|_| is_blessed).unwrap_or(&skill.ability))
    }

    /// M2-PAL-03, M2-PAL-05, M2-OQ-37: into a Zone in Line of Sight without a token of another column.
    pub(crate) fn each_consecration(&self, hero: u8, visit: &mut dyn FnMut(u8, SpaceId)) {
        let figure = self.state.hero(hero);
        if self.class(hero) != Class::Paladin || figure.mana == 0 || !figure.is_up() {
            return;
        }
        let ranges = self.ranges(figure.zone);
        for zone in self.table.dungeon.board.spaces().filter(|zone| ranges.of(*zone) != crate::ways::FAR) {
            if !figure.consecrated.contains(&Some(zone)) {
                (0..COLUMNS).for_each(|column| visit(column, zone));
            }
        }
    }

    pub(crate) fn list_paladin(&self, hero: u8, out: &mut Vec<Answer>) {
        self.each_consecration(hero, &mut |column, zone| out.push(Answer::Consecrate { column, zone }));
    }

    /// M2-PAL-06: at any moment for free.
    pub(crate) fn list_take_back(&self, out: &mut Vec<Answer>) {
        if let Some(paladin) = self.paladin().filter(|seat| self.state.hero(*seat).is_up()) {
            let tokens = self.state.hero(paladin).consecrated;
            out.extend((0..COLUMNS).filter(|column| tokens[usize::from(*column)].is_some()).map(Answer::TakeBack));
        }
    }

    pub(crate) fn why_not_consecrate(&self, hero: u8, zone: SpaceId) -> Checked {
        let figure = self.state.hero(hero);
        match () {
            () if self.class(hero) != Class::Paladin || figure.mana == 0 => no("M2-PAL-03", "refusal-md2-cost"),
            () if figure.consecrated.contains(&Some(zone)) => no("M2-PAL-05", "refusal-md2-consecrated"),
            () => no("M2-PAL-03", "refusal-md2-unseen"),
        }
    }

    pub(crate) fn consecrate(&mut self, hero: u8, column: u8, zone: SpaceId, log: &mut Events<'_>) {
        self.lose_mana(hero, 1, "M2-PAL-03", log);
        self.state.hero_mut(hero).consecrated[usize::from(column)] = Some(zone);
        log.say("M2-PAL-03", Event::Consecrated { column, zone });
    }

    pub(crate) fn take_back(&mut self, column: u8, log: &mut Events<'_>) {
        if let Some(paladin) = self.paladin() {
            self.state.hero_mut(paladin).consecrated[usize::from(column)] = None;
            log.say("M2-PAL-06", Event::TakenBack { column });
        }
    }

    /// M2-PAL-07: at the start of each round one Skill may be blessed; the one of the round before is turned back.
    pub(crate) fn step_bless(&mut self) -> Option<Flow> {
        let hero = self.paladin()?;
        let figure = self.state.hero_mut(hero);
        if figure.blessing {
            return None;
        }
        (figure.blessing, figure.blessed) = (true, NOBODY);
        let mut listed = Vec::new();
        self.list_bless(hero, &mut listed);
        (listed.len() > 1).then_some(Flow::Ask(Ask::Bless { hero }))
    }

    pub(crate) fn list_bless(&self, hero: u8, out: &mut Vec<Answer>) {
        out.push(Answer::Done);
        let known = self.state.hero(hero).skills.iter().map(|known| known.skill);
        let has_side = |number: &u8| self.skill(*number).is_some_and(|skill| skill.blessed.is_some());
        out.extend(known.filter(has_side).map(Answer::Bless));
    }

    pub(crate) fn take_bless(&mut self, hero: u8, answer: Answer, log: &mut Events<'_>) {
        if let Answer::Bless(skill) = answer {
            self.state.hero_mut(hero).blessed = skill;
            log.say("M2-PAL-07", Event::Blessed { skill });
        }
    }
}
