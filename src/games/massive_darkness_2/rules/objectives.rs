//! QUESTS: tasks, what they bring, winning.

use crate::answer::Answer;
use crate::event::{Event, Loss, Said};
use crate::frames::Frame;
use crate::kernel::board::SpaceId;
use crate::kernel::game::Outcome;
use crate::moments::QUEST;
use crate::quest::{Bring, Goal, Pay};
use crate::state::{Lying, NOBODY, Thing};
use crate::{Checked, Events, MassiveDarkness2, no};

impl MassiveDarkness2 {
    /// The tasks that a Hero can do where it stands, for an action or for a point.
    pub(crate) fn each_task(&self, hero: u8, is_action: bool, visit: &mut dyn FnMut(u8)) {
        for (number, task) in (0_u8..).zip(&self.table.dungeon.story.tasks) {
            if (task.pay == Pay::Action) == is_action && self.may_do(hero, number).is_ok() {
                visit(number);
            }
        }
    }

    pub(crate) fn list_tasks(&self, hero: u8, is_action: bool, out: &mut Vec<Answer>) {
        self.each_task(hero, is_action, &mut |task| out.push(Answer::Task(task)));
    }

    /// Whether a task can be done now, apart from what is paid.
    pub(crate) fn may_do(&self, hero: u8, number: u8) -> Checked {
        let Some(task) = self.table.dungeon.story.tasks.get(usize::from(number)) else {
            return no("M2-QC-03", "refusal-md2-no-task");
        };
        let figure = self.state.hero(hero);
        let lies = |kind: u8| self.state.things_in(figure.zone).any(|thing| thing == Thing::Mark(kind));
        if !task.at.is_none_or(lies) {
            return no("M2-INTERACT-02", "refusal-md2-nothing-there");
        }
        // M2-OQ-14: an interaction needs a Zone without Enemies, everything else does not.
        if task.pay == Pay::Point && !self.may_interact(figure.zone) {
            return no("M2-INTERACT-05", "refusal-md2-enemies");
        }
        let all = task.needs.iter().all(|need| self.holds(*need, hero));
        if all { Ok(()) } else { no("M2-QC-03", "refusal-md2-not-yet") }
    }

    /// How often a task has been done.
    #[must_use]
    pub fn did(&self, task: u8) -> u8 {
        self.state.did.get(usize::from(task)).copied().unwrap_or(0)
    }

    /// A task that has been paid for.
    pub(crate) fn do_task(&mut self, hero: u8, number: u8, log: &mut Events<'_>) {
        let table = self.table.clone();
        let story = &table.dungeon.story;
        let Some(task) = story.tasks.get(usize::from(number)) else { return };
        let zone = self.state.hero(hero).zone;
        // M2-MOVE-11: leaving the Dungeon is leaving the Zone; whoever falls by it stays. M2-OQ-64: unless it is played otherwise.
        if task.r#do.contains(&Bring::Leave) && !self.table.setup.travel_is_not_leaving {
            let figures = self.state.figures(zone);
            self.wound_hero(hero, figures, "M2-MOVE-11", log);
            if !self.state.hero(hero).is_up() {
                return;
            }
        }
        if let Some(times) = self.state.did.get_mut(usize::from(number)) {
            *times = times.saturating_add(1);
        }
        log.say("M2-QC-03", Event::TaskDone { hero, task: number });
        let token = Lying { thing: Thing::Mark(task.at.unwrap_or(NOBODY)), zone };
        for bring in &task.r#do {
            self.bring(*bring, Said::Task(number), hero, token, log);
        }
        let times = self.did(number);
        for (place, rule) in (0..).zip(&story.rules).filter(|(_, rule)| rule.when == (number, times)) {
            for bring in &rule.r#do {
                self.bring(*bring, Said::Rule(place), hero, token, log);
            }
        }
        self.judge(log);
    }

    /// One thing that a task, a rule or a moment brings. Where no Hero has done it, what is for one comes to nobody.
    pub(crate) fn bring(&mut self, bring: Bring<u8>, by: Said, hero: u8, token: Lying, log: &mut Events<'_>) {
        const RULE: &str = "M2-QC-03";
        let is_done = usize::from(hero) < self.state.heroes.len();
        match bring {
            Bring::Take | Bring::Xp(_) | Bring::Leave | Bring::Risk(_) | Bring::PutOnBound(_) if !is_done => {}
            Bring::Take => {
                self.remove_thing(token);
                if let Thing::Mark(kind) = token.thing
                    && let Some(count) = self.state.hero_mut(hero).carries.get_mut(usize::from(kind))
                {
                    *count += 1;
                }
                log.say(RULE, Event::Taken { hero, thing: token.thing });
            }
            Bring::Remove => self.remove_thing(token),
            Bring::Xp(xp) => self.gain_xp(hero, xp, RULE, log),
            Bring::XpForAll(xp) => self.state.seats().for_each(|seat| self.gain_xp(seat, xp, "M2-QC-06", log)),
            Bring::Leave => {
                self.state.hero_mut(hero).gone = true;
                self.state.hero_mut(hero).actions = 0;
                log.say("M2-QC-05", Event::LeftDungeon { hero });
            }
            Bring::OpenGate(number) => self.open_gate(number, hero, log),
            Bring::Count(counter, more) => self.count(counter, more, log),
            Bring::Drain(counter) => self.drain(counter, log),
            Bring::Become(kind) => self.turn_token(token, kind),
            Bring::Spawn(tier) => self.spawn_bound(token.zone, tier, false),
            Bring::SpawnArmed => self.spawn_bound(token.zone, Some(3), true),
            Bring::PutOnBound(kind) => {
                if let Some(enemy) = self.bound_here(hero) {
                    let carried = &mut self.state.hero_mut(hero).carries[usize::from(kind)];
                    *carried = carried.saturating_sub(1);
                    self.state.on_bound += 1;
                    log.say(QUEST, Event::PutOn { hero, enemy });
                }
            }
            Bring::ClearBound => {
                if std::mem::take(&mut self.state.on_bound) > 0 {
                    log.say(QUEST, Event::BoundCleared);
                }
            }
            Bring::Risk(kind) => self.push(Frame::Risk { hero, kind }),
            Bring::OfferEnd => self.push(Frame::OfferEnd { asked: false }),
            Bring::Lose => self.lose("M2-WIN-03", Loss::Said(by), log),
        }
    }

    /// M2-Q1-R3: the door turns, and what lies behind is revealed; whoever has done it counts as opener.
    pub(crate) fn open_gate(&mut self, number: u8, hero: u8, log: &mut Events<'_>) {
        let table = self.table.clone();
        for gate in table.dungeon.gates.iter().filter(|gate| gate.number == Some(number)) {
            if self.state.board.open(&table.dungeon.board, gate.edge) {
                log.say("M2-QC-04", Event::DoorOpened { hero, edge: gate.edge });
                let ends = table.dungeon.board.edge(gate.edge);
                let sides = ends.map_or([SpaceId(0); 2], |edge| [edge.a, edge.b]);
                for side in sides {
                    self.reveal_behind(side, hero, gate.silent);
                }
            }
        }
    }

    /// M2-WIN-01: is this objective achieved?
    #[must_use]
    pub fn is_achieved(&self, goal: &Goal<u8>) -> bool {
        match *goal {
            Goal::Did(task, times) => self.did(task) >= times,
            Goal::AllLeft => self.state.heroes.iter().all(|hero| hero.gone),
            Goal::BoundKilled(times) => self.state.bound_killed >= times,
            Goal::BossKilled => self.state.boss.beaten,
        }
    }

    /// M2-WIN-01, M2-WIN-06: as soon as all objectives are achieved the Quest is won.
    pub(crate) fn judge(&mut self, log: &mut Events<'_>) {
        let goals = &self.table.dungeon.story.goals;
        if self.state.outcome.is_none() && !goals.is_empty() && goals.iter().all(|goal| self.is_achieved(goal)) {
            log.say("M2-WIN-01", Event::Won);
            self.end(Outcome::Won);
        }
    }
}
