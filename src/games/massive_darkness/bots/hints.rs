//! Where objectives are met, read from the objectives and rules of the quest: what is unmet says where to go, and what
//! no Hero can do at once, the rules that bring it about say. Nothing here knows a quest.

use super::outlook::Feared;
use crate::kernel::board::{Passage, SpaceId};
use crate::rules::MassiveDarkness;
use crate::rules::ids::{Enemy, Hero};
use crate::rules::language::quest::{Compare, Condition, Deed, Goal, Moment, QuestEffect, QuestRule, Struck};
use crate::rules::state::{MAX_WORN_TILES, Token, TokenKind};

/// Rules that bring about what other rules wait for are followed so far.
const DEPTH: u8 = 5;

/// What the Heroes want now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hints {
    /// Zones where something is to be done by anybody.
    pub places: Vec<SpaceId>,
    /// Zones where one Hero each has to stand.
    pub posts: Vec<SpaceId>,
    /// Objects to be destroyed.
    pub objects: Vec<Enemy>,
    /// Who is to be left alone.
    feared: Feared,
    /// Something was put off for that.
    put_off: bool,
}

impl Hints {
    /// What the objective to be met now asks for; where it asks for nothing, the one after it.
    pub fn of(game: &MassiveDarkness, feared: Feared) -> Self {
        let mut hints = Self { feared, ..Self::default() };
        let goals = &game.dungeon.goals;
        let now = usize::from(game.state.goals_met);
        if let Some(goal) = goals.get(now) {
            hints.for_goal(game, goal);
        }
        if let Some(next) = goals.get(now + 1).filter(|_| hints.is_empty() && !hints.put_off) {
            // Nothing can be done about it yet: be ready for what follows.
            hints.for_goal(game, next);
            hints.places.extend(hints.objects.iter().map(|object| game.state.enemy(*object).zone));
            hints.objects.clear();
        }
        if let Some(sought) = game.dungeon.sought.filter(|sought| hints.is_empty() || is_threatened(game, *sought)) {
            // Whoever stands in the way keeps them from it (MOVE-04).
            let before = game.dungeon.board.neighbours(&game.state.board, sought).map(|(zone, _)| zone);
            let posts: Vec<SpaceId> = before.collect();
            hints = Self { places: posts.clone(), posts, ..Self::default() };
        }
        hints
    }

    fn is_empty(&self) -> bool {
        self.places.is_empty() && self.posts.is_empty() && self.objects.is_empty()
    }

    /// Only this post.
    pub fn at_post(post: SpaceId) -> Self {
        Self { posts: vec![post], ..Self::default() }
    }

    /// Everything that can be gone to.
    pub fn zones(&self, game: &MassiveDarkness) -> Vec<SpaceId> {
        let objects = self.objects.iter().map(|object| game.state.enemy(*object).zone);
        self.places.iter().chain(&self.posts).copied().chain(objects).collect()
    }

    /// What bars the way: to be asked for when nothing else can be reached.
    pub fn add_keys(&mut self, game: &MassiveDarkness) {
        for border in game.dungeon.borders.iter().filter(|border| game.is_barred(border.edge)) {
            let mut blocked = false;
            for object in game.state.object_ids() {
                let Some(known) = game.object(object).filter(|known| known.bars.contains(&border.name)) else {
                    continue;
                };
                blocked = true;
                self.destroy(game, &known.name, DEPTH);
            }
            if !blocked {
                self.causes(game, &|effect| matches!(effect, QuestEffect::Unbar(name) if *name == border.name), DEPTH);
            }
        }
    }

    fn for_goal(&mut self, game: &MassiveDarkness, goal: &Goal) {
        match goal {
            Goal::PickUp(kind, _) => self.places.extend(tokens(game, *kind)),
            Goal::AllEscape | Goal::Escapes(..) => self.places.extend(game.dungeon.exit),
            Goal::ClearBoard => self.places.extend(enemies(game)),
            Goal::Kill(foes) => foes.iter().for_each(|foe| self.kill(game, foe, DEPTH)),
            Goal::Survive(_) => {}
            Goal::Task { all, .. } => all.iter().for_each(|condition| self.want(game, condition, DEPTH)),
        }
    }

    /// What makes a condition true that is not.
    fn want(&mut self, game: &MassiveDarkness, condition: &Condition, depth: u8) {
        let holds = |condition: &Condition| game.quest_condition_holds(condition, game.state.hero_of_the_moment());
        if depth == 0 {
            return;
        }
        let depth = depth - 1;
        match condition {
            // Whoever stands there has to stay.
            Condition::HeroIn(zone) => self.posts.extend(game.dungeon.named(zone).next()),
            Condition::Any(some) => {
                if let Some(one) = some.iter().find(|condition| holds(condition)).or(some.first()) {
                    self.want(game, one, depth);
                }
            }
            met if holds(met) => {}
            Condition::Counter(name, Compare::AtLeast(_) | Compare::Exactly(_)) => {
                self.causes(game, &|effect| counts(effect, name), depth);
            }
            Condition::Carried(kind, _) => self.places.extend(tokens(game, *kind)),
            Condition::DoorOpen(door) => self.door(game, door, depth),
            Condition::Gone(foe) => self.kill(game, foe, depth),
            Condition::Destroyed(object) => self.destroy(game, object, depth),
            Condition::NoEnemies => self.places.extend(enemies(game)),
            Condition::ChamberClear(zone) => {
                for zone in game.dungeon.named(zone) {
                    let chamber = game.chamber(zone, None);
                    self.places.extend(enemies(game).filter(|at| chamber.contains(at.index())));
                }
            }
            // Nobody can do anything about the rest but wait.
            _ => {}
        }
    }

    fn door(&mut self, game: &MassiveDarkness, name: &str, depth: u8) {
        if self.wakes(game, &|condition| matches!(condition, Condition::DoorOpen(known) if known == name)) {
            return;
        }
        for door in game.dungeon.doors.iter().filter(|door| door.name == name) {
            if !game.is_locked(door.edge) {
                self.places.extend(game.dungeon.board.edge(door.edge).map(|edge| edge.b));
            }
        }
        let opens = |effect: &QuestEffect| matches!(effect, QuestEffect::Unlock(known) | QuestEffect::OpenDoor(known) if known == name);
        self.causes(game, &opens, depth);
    }

    fn kill(&mut self, game: &MassiveDarkness, name: &str, depth: u8) {
        if depth == 0 || game.foe_is_gone(name) {
            return;
        }
        match game.foe_on_board(name) {
            // What nobody can wound may fall.
            Some(foe) if game.is_immune(foe) => {
                self.causes(game, &|effect| matches!(effect, QuestEffect::Remove(_)), depth - 1);
            }
            Some(foe) if self.feared.has(foe) => self.put_off = true,
            Some(foe) => self.places.push(game.state.enemy(foe).zone),
            None => {
                let appears = |effect: &QuestEffect| matches!(effect, QuestEffect::Appear(known, _) if known == name);
                self.causes(game, &appears, depth - 1);
            }
        }
    }

    fn destroy(&mut self, game: &MassiveDarkness, name: &str, depth: u8) {
        if self.wakes(game, &|condition| matches!(condition, Condition::Destroyed(known) if known == name)) {
            return;
        }
        for object in game.state.object_ids() {
            let Some(known) = game.object(object).filter(|known| known.name == name) else { continue };
            if known.by == Struck::Heroes {
                self.objects.push(object);
            }
        }
        let destroys = |effect: &QuestEffect| matches!(effect, QuestEffect::DestroyOne(all) if all.iter().any(|known| known == name));
        self.causes(game, &destroys, depth);
    }

    /// Would this wake a figure that is to be left alone? Then it is put off.
    fn wakes(&mut self, game: &MassiveDarkness, by: &dyn Fn(&Condition) -> bool) -> bool {
        let wakes = self.feared.are_woken(game, by);
        self.put_off |= wakes;
        wakes
    }

    /// The moments of rules that do this.
    fn causes(&mut self, game: &MassiveDarkness, does: &dyn Fn(&QuestEffect) -> bool, depth: u8) {
        if depth == 0 {
            return;
        }
        let all = game.dungeon.rules.iter().enumerate();
        let waiting = all.filter(|(at, rule)| !(rule.once && game.state.rules_used >> at & 1 == 1));
        for (_, rule) in waiting.filter(|(_, rule)| rule.effects.iter().any(does)) {
            self.moment(game, rule, depth - 1);
        }
    }

    fn moment(&mut self, game: &MassiveDarkness, rule: &QuestRule, depth: u8) {
        if is_hopeless(game, rule) {
            return;
        }
        let dungeon = &game.dungeon;
        match &rule.when {
            Moment::PickedUp(kind) => self.places.extend(tokens(game, *kind)),
            Moment::Entered(zone) | Moment::Opened(zone) | Moment::ChamberOpened(zone) => {
                self.places.extend(dungeon.named(zone));
            }
            Moment::EnteredStorey(storey) => {
                let there = |zone: &SpaceId| dungeon.zone(*zone).storey == *storey;
                let ends = dungeon.borders.iter().filter_map(|border| dungeon.board.edge(border.edge));
                self.places.extend(ends.flat_map(|edge| [edge.a, edge.b]).filter(there));
            }
            Moment::Crossed(name) => {
                let edges = dungeon.borders.iter().filter(|border| border.name == *name);
                self.places.extend(edges.filter_map(|border| dungeon.board.edge(border.edge)).map(|edge| edge.b));
            }
            Moment::Acted(name) => {
                for act in dungeon.acts.iter().filter(|act| act.name == *name) {
                    let here = game.state.tokens.iter().filter(|token| token.is(act.at) && !token.used);
                    self.places.extend(here.map(|token| token.zone));
                }
            }
            Moment::Counted(name, _) => self.causes(game, &|effect| counts(effect, name), depth),
            Moment::Killed(foe) => self.kill(game, foe, depth),
            Moment::Destroyed(object) => self.destroy(game, object, depth),
            Moment::DoorOpened(door) => self.door(game, door, depth),
            Moment::Called(name) => {
                self.causes(game, &|effect| matches!(effect, QuestEffect::Call(known) if known == name), depth);
            }
            _ => {}
        }
        for condition in &rule.only_if {
            self.want(game, condition, depth);
        }
    }
}

/// Rounds in which a place is held against Enemies that might come.
const PATIENCE: u16 = 30;

/// Can an Enemy come to a Zone?
fn is_threatened(game: &MassiveDarkness, zone: SpaceId) -> bool {
    // Whoever has not come by then will not come.
    game.state.round <= PATIENCE && enemies(game).any(|at| game.steps_between(at, zone).is_some())
}

/// Which post a Hero takes: each the nearest Hero that has none yet.
pub fn post_of(game: &MassiveDarkness, posts: &[SpaceId], hero: Hero) -> Option<SpaceId> {
    let mut free: Vec<Hero> = game.state.living_heroes().collect();
    for post in posts {
        let far = |hero: &Hero| game.steps_between(game.state.hero(*hero).zone, *post).unwrap_or(u8::MAX);
        let nearest = free.iter().copied().min_by_key(far)?;
        if nearest == hero {
            return Some(*post);
        }
        free.retain(|other| *other != nearest);
    }
    None
}

/// Rounds in which Heroes who have to grow look behind doors.
pub const TIME_TO_GROW: u16 = 50;

/// A Chamber of the Level reached that nobody has looked into: who hurries to the objective without Equipment and XP
/// arrives in vain. None when time is short, or after so many rounds.
pub fn chamber_to_loot(game: &MassiveDarkness, rounds: u16) -> Option<SpaceId> {
    if game.state.round > rounds || is_in_a_hurry(game) {
        return None;
    }
    let first = game.state.living_heroes().next()?;
    let here = game.state.hero(first).zone;
    let board = &game.dungeon.board;
    let doors = board.edges().filter(|(id, edge)| {
        edge.passage == Passage::Door && !board.passable(&game.state.board, *id) && !game.is_locked(*id)
    });
    let rooms = doors.flat_map(|(_, edge)| [(edge.a, edge.b), (edge.b, edge.a)]).filter(|(room, front)| {
        let level = game.dungeon.tile_level(*room);
        game.dungeon.zone(*room).room
            && !game.state.opened.contains(room.index())
            && level <= game.state.level
            && game.steps_between(here, *front).is_some()
            && !holds_a_foe(game, *room)
    });
    rooms.min_by_key(|(_, front)| game.steps_between(here, *front)).map(|(room, _)| room)
}

/// A figure of the quest waits in the Chamber.
fn holds_a_foe(game: &MassiveDarkness, room: SpaceId) -> bool {
    let chamber = game.chamber(room, None);
    let foes = game.state.enemy_ids().filter(|enemy| game.state.enemy(*enemy).foe > 0);
    foes.into_iter().any(|foe| chamber.contains(game.state.enemy(foe).zone.index()))
}

/// Rounds before a figure is where it wants to go in which there is no time for anything else.
const LAST_ROUNDS: u8 = 8;

/// A clock of the quest is running: floors crumble, or figures are nearly where they want to go. Where every round costs
/// blood, what lies in the next Chamber is worth it.
fn is_in_a_hurry(game: &MassiveDarkness) -> bool {
    let rules = &game.dungeon.rules;
    let arrives = |enemy: Enemy| rounds_until_there(game, enemy).is_some_and(|rounds| rounds <= LAST_ROUNDS);
    rules.iter().any(|rule| rule.effects.contains(&QuestEffect::Crumble)) || game.state.enemy_ids().any(arrives)
}

/// After how many rounds a figure that goes its own way is where it wants to go; 0 for one that nobody can stop, and none
/// for one that goes nowhere or finds no way (MOVE-06).
fn rounds_until_there(game: &MassiveDarkness, enemy: Enemy) -> Option<u8> {
    let foe = game.foe(enemy)?;
    let from = game.state.enemy(enemy).zone;
    let rounds = |deed: &Deed| match deed {
        Deed::Attack => None,
        Deed::Move(..) if foe.immune => Some(0),
        Deed::Move(zones, towards) => {
            let goals = game.script_goals(enemy, towards);
            let steps = goals.iter().filter_map(|goal| game.steps_between(from, *goal)).min()?;
            Some(steps.div_ceil((*zones).max(1)))
        }
    };
    foe.acts.iter().filter_map(rounds).min()
}

/// By the rules of the quest who picks up such a token draws a card that nobody throws away.
pub fn gives_a_card(game: &MassiveDarkness, kind: TokenKind) -> bool {
    let draws = |effect: &QuestEffect| matches!(effect, QuestEffect::DrawArtifact | QuestEffect::DrawTreasure(_));
    game.dungeon.rules.iter().any(|rule| rule.when == Moment::PickedUp(kind) && rule.effects.iter().any(draws))
}

/// The floor under a Zone falls at the end of this round.
pub fn is_about_to_fall(game: &MassiveDarkness, zone: SpaceId) -> bool {
    let crumbles = game.dungeon.rules.iter().any(|rule| rule.effects.contains(&QuestEffect::Crumble));
    let worn = |tile: &usize| game.state.quest.tile_wounds[*tile] > 0;
    let tiles = 0..game.dungeon.tiles.len().min(MAX_WORN_TILES);
    let next = tiles.filter(worn).min_by_key(|tile| game.dungeon.tiles[*tile].level);
    let here = usize::from(game.dungeon.zone(zone).tile);
    crumbles && next == Some(here) && game.state.quest.tile_wounds[here] == 1
}

/// A rule that this party can never bring about.
fn is_hopeless(game: &MassiveDarkness, rule: &QuestRule) -> bool {
    let posts = rule.only_if.iter().filter(|condition| matches!(condition, Condition::HeroIn(_))).count();
    let party = |condition: &Condition| matches!(condition, Condition::Party(_));
    let wrong = |condition: &&Condition| {
        party(condition) && !game.quest_condition_holds(condition, game.state.hero_of_the_moment())
    };
    posts > game.state.living_heroes().count() || rule.only_if.iter().any(|condition| wrong(&condition))
}

/// Does an effect change a counter?
fn counts(effect: &QuestEffect, name: &str) -> bool {
    matches!(effect, QuestEffect::Count(known, _) | QuestEffect::Set(known, _) if known == name)
}

fn enemies(game: &MassiveDarkness) -> impl Iterator<Item = SpaceId> + '_ {
    game.state.enemy_ids().map(|enemy| game.state.enemy(enemy).zone)
}

/// Zones with a token of this kind that can be picked up, or with one that may be of this kind (TOKEN-03).
fn tokens(game: &MassiveDarkness, kind: TokenKind) -> impl Iterator<Item = SpaceId> + '_ {
    let all = game.state.tokens.iter().filter(move |token| !token.fixed && may_be(game, token, kind));
    all.map(|token| token.zone)
}

fn may_be(game: &MassiveDarkness, token: &Token, kind: TokenKind) -> bool {
    token.is(kind) || (token.is_face_down() && game.left_in_bag(token.bag - 1, kind) > 0)
}
