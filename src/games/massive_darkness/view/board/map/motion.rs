//! What moves by itself, to explain a change: figures walk, wounds rise, what is new glows. Nothing of it takes time
//! from anybody: clicks work meanwhile, Space skips it, and with reduced motion there is none.

use super::model::{MapModel, ZoneView};
use super::places::Circle;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::ids::Actor;
use crate::kernel::board::SpaceId;
use egui::Pos2;

/// Seconds for a step from zone to zone.
const STEP: f64 = 0.17;
/// Seconds a number rises.
const RISE: f64 = 0.75;
/// Seconds something glows.
const GLOW: f64 = 0.55;
/// However much happened, it is over after so many seconds.
const LONGEST: f64 = 1.6;

/// A figure on its way.
#[derive(Clone, Debug, PartialEq)]
struct Walk {
    actor: Actor,
    /// Positions on the board, the first is where it stood.
    points: Vec<Pos2>,
    start: f64,
    end: f64,
}

/// A number that rises over a figure.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Number {
    /// What it says.
    pub(super) text: String,
    /// Good news or bad.
    pub(super) news: News,
    place: Circle,
    start: f64,
}

/// Good news or bad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum News {
    /// Wounds.
    Bad,
    /// Healing.
    Good,
}

/// Something that has changed.
#[derive(Clone, Debug, PartialEq)]
struct Glow {
    place: Circle,
    start: f64,
}

/// Everything that moves.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Motion {
    walks: Vec<Walk>,
    numbers: Vec<Number>,
    glows: Vec<Glow>,
    now: f64,
}

impl Motion {
    /// Takes in what has happened since the model before, and shows it from now on.
    pub(super) fn watch(&mut self, events: &[Event], before: &MapModel, after: &MapModel) {
        let start = self.now;
        self.skip();
        let mut script = Script { motion: self, before, after, time: start };
        for event in events {
            script.play(event);
        }
        let length = script.time - start;
        if length > LONGEST {
            self.hurry(start, LONGEST / length);
        }
    }

    /// Everything at once.
    pub(super) fn skip(&mut self) {
        self.walks.clear();
        self.numbers.clear();
        self.glows.clear();
    }

    fn hurry(&mut self, start: f64, part: f64) {
        let sooner = |time: &mut f64| *time = start + (*time - start) * part;
        for walk in &mut self.walks {
            sooner(&mut walk.start);
            sooner(&mut walk.end);
        }
        self.numbers.iter_mut().for_each(|number| sooner(&mut number.start));
        self.glows.iter_mut().for_each(|glow| sooner(&mut glow.start));
    }

    /// Time goes on.
    pub(super) fn step(&mut self, now: f64) {
        self.now = now;
        self.walks.retain(|walk| walk.end > now);
        self.numbers.retain(|number| number.start + RISE > now);
        self.glows.retain(|glow| glow.start + GLOW > now);
    }

    /// Is anything moving?
    pub(super) fn is_moving(&self) -> bool {
        !(self.walks.is_empty() && self.numbers.is_empty() && self.glows.is_empty())
    }

    /// Where a figure is now, if it is not where it belongs.
    pub(super) fn place(&self, actor: Actor) -> Option<Pos2> {
        let mut walks = self.walks.iter().filter(|walk| walk.actor == actor);
        let walk = walks.find(|walk| walk.end > self.now)?;
        let part = ((self.now - walk.start) / (walk.end - walk.start)).clamp(0.0, 1.0) as f32;
        let along = ease_out(part) * (walk.points.len() - 1) as f32;
        let at = (along as usize).min(walk.points.len() - 2);
        Some(walk.points[at].lerp(walk.points[at + 1], along - at as f32))
    }

    /// Numbers that rise now: what, where on the board, how high (in radii), how strong.
    pub(super) fn numbers(&self) -> impl Iterator<Item = (&Number, Circle, f32, f32)> {
        self.numbers.iter().filter(|number| number.start <= self.now).map(|number| {
            let part = ((self.now - number.start) / RISE) as f32;
            (number, number.place, ease_out(part) * 1.1, (2.0 - 2.0 * part).clamp(0.0, 1.0))
        })
    }

    /// Where something glows now, and how strongly.
    pub(super) fn glows(&self) -> impl Iterator<Item = (Circle, f32)> {
        let started = self.glows.iter().filter(|glow| glow.start <= self.now);
        started.map(|glow| (glow.place, 1.0 - ((self.now - glow.start) / GLOW) as f32))
    }
}

fn ease_out(part: f32) -> f32 {
    1.0 - (1.0 - part.clamp(0.0, 1.0)).powi(2)
}

/// Turns events into what is shown of them, one after the other.
struct Script<'a> {
    motion: &'a mut Motion,
    before: &'a MapModel,
    after: &'a MapModel,
    time: f64,
}

impl Script<'_> {
    fn play(&mut self, event: &Event) {
        match *event {
            Event::Moved { actor, from, to } => self.walk(actor, from, to),
            Event::Wounded { actor, wounds, .. } => self.number(actor, format!("−{wounds}"), News::Bad),
            Event::Healed { actor, wounds } => self.number(actor, format!("+{wounds}"), News::Good),
            Event::Stunned { actor } | Event::GotUp { actor } => self.glow(self.standing(actor)),
            Event::Spawned { enemy, .. } => self.glow(self.standing(Actor::Enemy(enemy))),
            Event::HeroResurrected { hero } => self.glow(self.standing(Actor::Hero(hero))),
            Event::DoorOpened { edge, .. } => {
                let door = self.after.doors.iter().find(|door| door.edge == edge);
                self.glow(door.map(|door| Circle { centre: door.rect.center(), radius: 0.25 }));
            }
            Event::TokensPlaced { zone, .. } => {
                let heap = self.after.heaps.iter().find(|heap| heap.zone == zone);
                self.glow(heap.map(|heap| Circle { centre: heap.rect.center(), radius: heap.rect.width() / 2.0 }));
            }
            _ => {}
        }
    }

    /// Where a figure stands after all, or stood before it died.
    fn standing(&self, actor: Actor) -> Option<Circle> {
        self.after.figure(actor).or_else(|| self.before.figure(actor)).map(|figure| figure.place)
    }

    fn middle(&self, zone: SpaceId) -> Option<Pos2> {
        self.after.zone(zone).map(|zone: &ZoneView| zone.rect.center())
    }

    fn walk(&mut self, actor: Actor, from: SpaceId, to: SpaceId) {
        let Some(goal) = self.after.figure(actor) else { return };
        let end = if goal.zone == to { Some(goal.place.centre) } else { self.middle(to) };
        let Some(end) = end else { return };
        let goes_on = self.motion.walks.last_mut().filter(|walk| walk.actor == actor && walk.end == self.time);
        if let Some(walk) = goes_on {
            walk.points.push(end);
            walk.end += STEP;
            self.time = walk.end;
            return;
        }
        let stood = self.before.figure(actor).filter(|figure| figure.zone == from).map(|figure| figure.place.centre);
        let Some(start) = stood.or_else(|| self.middle(from)) else { return };
        let walk = Walk { actor, points: vec![start, end], start: self.time, end: self.time + STEP };
        self.time = walk.end;
        self.motion.walks.push(walk);
    }

    fn number(&mut self, actor: Actor, text: String, news: News) {
        if let Some(place) = self.standing(actor) {
            self.motion.numbers.push(Number { text, news, place, start: self.time });
            self.glow(Some(place));
            // Several at one place do not lie on each other.
            self.time += STEP;
        }
    }

    fn glow(&mut self, place: Option<Circle>) {
        self.motion.glows.extend(place.map(|place| Glow { place, start: self.time }));
    }
}

#[cfg(test)]
mod tests {
    use super::super::geometry::Geometry;
    use super::super::model::{FigureView, Looks};
    use super::*;
    use crate::games::massive_darkness::rules::ids::Hero;
    use crate::games::massive_darkness::view::art::board::Light;
    use crate::games::massive_darkness::view::art::figures::{Emblem, Figure, HeroColour, Who};
    use egui::{Rect, Vec2, pos2};

    const HERO: Actor = Actor::Hero(Hero(0));

    fn model(zone: u16) -> MapModel {
        let view = |number: u16| ZoneView {
            space: SpaceId(number),
            name: "".into(),
            about: Vec::new(),
            spoken: String::new(),
            rect: Rect::from_min_size(pos2(f32::from(number), 0.0), Vec2::splat(1.0)),
            light: Light::Lit,
            in_sight: None,
            is_gone: false,
            free: Pos2::ZERO,
        };
        let figure = FigureView {
            actor: HERO,
            name: "".into(),
            about: Vec::new(),
            spoken: String::new(),
            zone: SpaceId(zone),
            place: Circle { centre: pos2(f32::from(zone) + 0.3, 0.3), radius: 0.17 },
            looks: Looks::One(Figure::standing(Who::Hero(Emblem::Axe, HeroColour::Sky))),
            gear: None,
            intent: None,
        };
        let zones = (0..4).map(view).collect();
        MapModel { zones, figures: vec![figure], geometry: Geometry::default(), ..MapModel::default() }
    }

    fn step(from: u16, to: u16) -> Event {
        Event::Moved { actor: HERO, from: SpaceId(from), to: SpaceId(to) }
    }

    #[test]
    fn a_figure_walks_through_the_zones_in_between_and_arrives() {
        let mut motion = Motion::default();
        motion.watch(&[step(0, 1), step(1, 2)], &model(0), &model(2));
        assert_eq!(motion.place(HERO), Some(pos2(0.3, 0.3)));
        motion.step(STEP * 0.8);
        let on_the_way = motion.place(HERO).expect("it walks");
        assert!(on_the_way.x > 0.5 && on_the_way.x < 2.3, "{on_the_way:?}");
        motion.step(STEP * 2.0);
        assert_eq!(motion.place(HERO), None);
        assert!(!motion.is_moving());
    }

    #[test]
    fn wounds_rise_after_the_walk_and_are_gone_then() {
        let mut motion = Motion::default();
        let wounded = Event::Wounded { actor: HERO, wounds: 2, minion: false };
        motion.watch(&[step(0, 1), wounded], &model(0), &model(1));
        assert_eq!(motion.numbers().count(), 0);
        motion.step(STEP * 1.1);
        let texts: Vec<&str> = motion.numbers().map(|(number, ..)| number.text.as_str()).collect();
        assert_eq!(texts, ["−2"]);
        motion.step(10.0);
        assert!(!motion.is_moving());
    }

    #[test]
    fn a_long_story_is_told_faster_and_space_skips_it() {
        let mut motion = Motion::default();
        let there_and_back: Vec<Event> = (0..40).map(|at| step(at % 2, 1 - at % 2)).collect();
        motion.watch(&there_and_back, &model(0), &model(0));
        motion.step(LONGEST + 0.01);
        assert_eq!(motion.place(HERO), None);
        motion.watch(&there_and_back, &model(0), &model(0));
        motion.skip();
        assert!(!motion.is_moving());
    }
}
