//! Where a Hero wants to be, by what the Quest asks for and what lies about.

use crate::inclination::{Doors, Goes, Inclination};
use crate::kernel::board::{BoardState, Edge, SpaceId};
use crate::kernel::game::Game as _;
use crate::manner::Manner;
use crate::ways::{FAR, Steps, marks, opened};
use massive_darkness_2_rules::quest::{Bring, Happens, Need, Task};
use massive_darkness_2_rules::{AttackType, EnemyId, MassiveDarkness2, Thing};

/// Fewer tokens in an Hourglass make somebody go there.
const RUNNING_OUT: u8 = 1;

/// Whoever has borne the card of the Quest for so many rounds looks for somebody to take it.
pub(crate) const LONG_BORNE: u8 = 2;

/// Where a Hero wants to be, and how far Zones are from there.
pub(crate) struct Aim {
    pub(crate) steps: Steps,
    /// Nobody else can do it, or something runs out there: it comes before any fight.
    pub(crate) errand: bool,
}

/// Where a Hero stands to what is around it.
pub(crate) struct Place<'g> {
    game: &'g MassiveDarkness2,
    hero: u8,
    manner: Manner,
    /// Steps from its Zone as the doors stand.
    walk: Steps,
    /// Zones of Enemies that can be harmed and are near.
    pub(crate) foes: Vec<SpaceId>,
}

impl<'g> Place<'g> {
    pub(crate) fn of(game: &'g MassiveDarkness2, hero: u8, manner: Manner) -> Self {
        let state = game.state();
        let walk = Steps::to(game, &state.board, &[state.hero(hero).zone]);
        let harmed = state.enemies().filter(|(enemy, _)| !game.is_immune(*enemy)).map(|(_, zone)| zone);
        // Whoever can only shoot leaves those alone who stand beside it.
        let here = state.hero(hero).zone;
        let foes = harmed.filter(|zone| walk.of(*zone) <= manner.near).collect();
        let mut place = Self { game, hero, manner, walk, foes };
        if !place.strikes() {
            place.foes.retain(|zone| *zone != here);
        }
        place
    }

    fn strikes(&self) -> bool {
        [AttackType::Melee, AttackType::Magic].into_iter().any(|kind| self.game.offers(self.hero, kind))
    }

    /// Can it shoot at somebody near from where it stands, and not strike?
    pub(crate) fn is_in_range(&self) -> bool {
        let here = self.game.state().hero(self.hero).zone;
        let alone = self.game.state().figures(here) == 0;
        alone && !self.strikes() && self.foes.iter().any(|zone| self.game.range(here, *zone).is_some())
    }

    /// Steps from its Zone as the doors stand.
    pub(crate) fn walk(&self) -> &Steps {
        &self.walk
    }

    /// Where it wants to be, bent like this.
    pub(crate) fn aim(&self, bent: &Inclination) -> Aim {
        let (game, state) = (self.game, self.game.state());
        let doors = if bent.doors == Doors::Never { state.board } else { opened(game, self.hero) };
        let to = |goals: &[SpaceId]| Aim { steps: Steps::to(game, &doors, goals), errand: true };
        match bent.goes {
            Goes::Usual => self.usual(&doors),
            Goes::ToGoal => {
                let errand = self.errand(&Steps::to(game, &doors, &[state.hero(self.hero).zone]));
                to(&if errand.is_empty() { self.asked_for() } else { errand })
            }
            Goes::ToTreasure => to(&self.treasures().collect::<Vec<_>>()),
            Goes::ToCompanions => {
                let others = state.seats().filter(|seat| *seat != self.hero && state.hero(*seat).is_up());
                to(&others.map(|seat| state.hero(seat).zone).collect::<Vec<_>>())
            }
            Goes::To(enemy) => to(&self.within_reach(enemy)),
            Goes::Away => {
                let foes: Vec<SpaceId> = state.enemies().map(|(_, zone)| zone).collect();
                Aim { steps: Steps::to(game, &state.board, &foes).away(), errand: true }
            }
            Goes::IntoTheDark => {
                let dungeon = &game.table().dungeon;
                let is_dark = |zone: &SpaceId| dungeon.zone(*zone).shadow && state.figures(*zone) == 0;
                to(&dungeon.board.spaces().filter(is_dark).collect::<Vec<_>>())
            }
            Goes::Nowhere => to(&[state.hero(self.hero).zone]),
        }
    }

    /// Zones from which this one can be attacked (M2-LOS-06 to M2-LOS-08).
    fn within_reach(&self, enemy: EnemyId) -> Vec<SpaceId> {
        let (game, board) = (self.game, &self.game.table().dungeon.board);
        let Some(there) = game.state().zone_of(enemy) else { return Vec::new() };
        let kinds: Vec<AttackType> = AttackType::ALL.into_iter().filter(|kind| game.offers(self.hero, *kind)).collect();
        let reaches = |zone: &SpaceId| {
            let range = game.range(there, *zone);
            range.is_some_and(|range| kinds.iter().any(|kind| kind.reaches(range)))
        };
        // Who strikes goes there; who can only shoot looks for a line.
        if self.strikes() { vec![there] } else { board.spaces().filter(reaches).collect() }
    }

    /// Where it wants to be of its own accord.
    fn usual(&self, doors: &BoardState) -> Aim {
        let (game, hero) = (self.game, self.hero);
        let from_here = Steps::to(game, doors, &[game.state().hero(hero).zone]);
        let errand = self.errand(&from_here);
        if !errand.is_empty() {
            return Aim { steps: Steps::to(game, doors, &errand), errand: true };
        }
        let others = self.others();
        if !others.is_empty() {
            return Aim { steps: Steps::to(game, &game.state().board, &others), errand: false };
        }
        let steps = Steps::to(game, doors, &self.wanted());
        // Beside whom it only could shoot at it makes room, if nothing else calls.
        let here = game.state().hero(hero).zone;
        if !self.strikes() && game.state().figures(here) > 0 && matches!(steps.of(here), 0 | FAR) {
            let beside = game.table().dungeon.board.neighbours(&game.state().board, here).map(|(zone, _)| zone);
            return Aim { steps: Steps::to(game, doors, &beside.collect::<Vec<_>>()), errand: false };
        }
        Aim { steps, errand: false }
    }

    /// Heroes to whom this one goes first, as the doors stand.
    fn others(&self) -> Vec<SpaceId> {
        let (game, hero, state) = (self.game, self.hero, self.game.state());
        if state.boss.fighting {
            return Vec::new();
        }
        // Before a card is borne too long its bearer and the others come together.
        if let Some(bearer) = game.bearer().filter(|_| state.borne >= LONG_BORNE) {
            let others = party(game, &self.walk).filter(|other| (*other == bearer) != (hero == bearer));
            return others.map(|other| state.hero(other).zone).collect();
        }
        if !self.foes.is_empty() || (!in_haste(game) && !self.loot().is_empty()) {
            return Vec::new();
        }
        // They stay together: the first of them says where they go.
        if let Some(first) = party(game, &self.walk).next().map(|first| state.hero(first).zone)
            && self.walk.of(first) > 1
        {
            return vec![first];
        }
        // Whoever bears the card of the Quest goes where it is needed; the others stay with him, because he will hand it over.
        let bearer = game.bearer().filter(|bearer| *bearer != hero && state.hero(*bearer).is_up());
        bearer.map(|bearer| state.hero(bearer).zone).filter(|zone| self.walk.of(*zone) != FAR).into_iter().collect()
    }

    /// Where only this Hero can do what the Quest asks for, because of what it carries; or what will soon be lost.
    fn errand(&self, from_here: &Steps) -> Vec<SpaceId> {
        let game = self.game;
        let tasks = || game.table().dungeon.story.tasks.iter();
        let reached = |place: &SpaceId| from_here.of(*place) != FAR;
        let urgent = tasks().filter_map(|task| Some((deadline(game, task)?, task))).min_by_key(|(left, _)| *left);
        if let Some((_, task)) = urgent {
            return places(game, task).filter(reached).collect();
        }
        let is_own = |need: &Need<u8>| matches!(need, Need::Carries(_));
        let own = tasks().filter(|task| task.needs.iter().any(is_own));
        let ready = own.filter(|task| task.needs.iter().all(|need| game.holds(*need, self.hero)));
        ready.flat_map(|task| places(game, task)).filter(reached).collect()
    }

    fn wanted(&self) -> Vec<SpaceId> {
        if self.game.state().boss.fighting {
            return self.in_boss_fight();
        }
        if !self.foes.is_empty() {
            return self.foes.clone();
        }
        let loot = self.loot();
        if !loot.is_empty() && !in_haste(self.game) {
            return loot;
        }
        self.asked_for()
    }

    /// What the Quest asks for, whatever else is near.
    pub(crate) fn asked_for(&self) -> Vec<SpaceId> {
        let (game, hero) = (self.game, self.hero);
        let (state, story) = (game.state(), &game.table().dungeon.story);
        if state.boss.fighting {
            return self.in_boss_fight();
        }
        let mut goals = Vec::new();
        let may = |need: &Need<u8>| matches!(need, Need::CarriersHere(_) | Need::WithBound) || game.holds(*need, hero);
        for task in story.tasks.iter().filter(|task| task.needs.iter().all(may)) {
            // All that bare the bound Enemy are collected first.
            let lies = |need: &Need<u8>| matches!(need, Need::Carries(kind) if marks(game, *kind).next().is_some());
            if task.at.is_none() && !task.needs.iter().any(lies) {
                goals.extend(bound(game));
            }
            if task.r#do.contains(&Bring::Leave) {
                goals.splice(0..0, places(game, task));
            } else {
                goals.extend(places(game, task));
            }
        }
        if story.immune_without.is_none() || state.on_bound > 0 {
            goals.extend(bound(game));
        }
        if goals.is_empty() || story.escort.is_some() {
            goals.extend(unopened(game));
        }
        if goals.is_empty() {
            goals.extend(state.enemies().filter(|(enemy, _)| !game.is_immune(*enemy)).map(|(_, zone)| zone));
            goals.extend(story.boss.as_ref().map(|fight| fight.at));
        }
        goals
    }

    /// The Boss, what protects it, or what it drains.
    fn in_boss_fight(&self) -> Vec<SpaceId> {
        let (game, story) = (self.game, &self.game.table().dungeon.story);
        let Some(fight) = &story.boss else { return Vec::new() };
        let tasks = story.tasks.iter().filter(|task| is_wanted(game, task) && drained(game, task).is_some());
        let low: Vec<SpaceId> = tasks.flat_map(|task| places(game, task)).collect();
        // The nearest of them goes there.
        let steps = Steps::to(game, &game.state().board, &low);
        let far = |seat: u8| steps.of(game.state().hero(seat).zone);
        let others = game.state().seats().filter(|seat| game.state().hero(*seat).is_up());
        if !low.is_empty() && others.map(far).min() == Some(far(self.hero)) {
            return low;
        }
        match fight.shield {
            Some(kind) if game.is_immune(EnemyId::BOSS) => marks(game, kind).collect(),
            _ => vec![game.state().boss.zone],
        }
    }

    /// Treasure that can be had without a fight.
    fn loot(&self) -> Vec<SpaceId> {
        self.treasures().filter(|zone| self.walk.of(*zone) <= self.manner.worth_a_way).collect()
    }

    /// Where Treasure lies and no Enemy stands, if a way leads there (M2-INTERACT-01).
    pub(crate) fn treasures(&self) -> impl Iterator<Item = SpaceId> + '_ {
        let state = self.game.state();
        let is_free = move |zone: SpaceId| self.walk.of(zone) != FAR && state.figures(zone) == 0;
        let things = state.things.iter().filter(move |lying| is_loot(lying.thing) && is_free(lying.zone));
        things.map(|lying| lying.zone)
    }
}

/// Is it worth a Movement Point to whoever is unhurt?
pub(crate) fn is_loot(thing: Thing) -> bool {
    matches!(thing, Thing::Treasure(_) | Thing::Chest | Thing::GreatChest)
}

/// Something runs out.
pub(crate) fn in_haste(game: &MassiveDarkness2) -> bool {
    let story = &game.table().dungeon.story;
    story.burden.is_some() || runs_out(game).is_some()
}

/// So many are left of what runs out first.
pub(crate) fn runs_out(game: &MassiveDarkness2) -> Option<u8> {
    game.table().dungeon.story.tasks.iter().filter_map(|task| deadline(game, task)).min()
}

fn places<'g>(game: &'g MassiveDarkness2, task: &Task<u8>) -> impl Iterator<Item = SpaceId> + use<'g> {
    task.at.into_iter().flat_map(|kind| marks(game, kind))
}

/// After so many rounds the Quest is lost, if the token of this task still lies there.
fn deadline(game: &MassiveDarkness2, task: &Task<u8>) -> Option<u8> {
    let lies = Need::Lies(task.at?);
    game.holds(lies, 0).then_some(())?;
    let story = &game.table().dungeon.story;
    let moments =
        story.moments.iter().filter(|moment| moment.when == Happens::Darkness && moment.needs.contains(&lies));
    let drains = moments.flat_map(|moment| &moment.r#do);
    drains.filter_map(|bring| if let Bring::Drain(counter) = bring { Some(game.counter(*counter)) } else { None }).min()
}

/// The counter that a Boss drains and this task fills.
fn drained(game: &MassiveDarkness2, task: &Task<u8>) -> Option<u8> {
    let fight = game.table().dungeon.story.boss.as_ref()?;
    let fills = |bring: &Bring<u8>| if let Bring::Count(counter, _) = bring { Some(*counter) } else { None };
    task.r#do.iter().filter_map(fills).find(|counter| fight.drains.contains(counter))
}

/// Is anything gained by this task? What a Boss drains, the fullest first, is filled when all of it runs out; one token bares the
/// Enemy to which the Quest is bound for the whole round.
pub(crate) fn is_wanted(game: &MassiveDarkness2, task: &Task<u8>) -> bool {
    let drains = game.table().dungeon.story.boss.as_ref().map_or(&[][..], |fight| &fight.drains);
    let runs_out = || drains.iter().all(|counter| game.counter(*counter) <= RUNNING_OUT);
    let bares = task.r#do.iter().any(|bring| matches!(bring, Bring::PutOnBound(_)));
    (drained(game, task).is_none() || runs_out()) && !(bares && game.state().on_bound > 0)
}

/// Heroes on their feet to whom this way leads as the doors stand; others fight elsewhere.
fn party<'g>(game: &'g MassiveDarkness2, walk: &'g Steps) -> impl Iterator<Item = u8> + 'g {
    let state = game.state();
    state.seats().filter(move |seat| state.hero(*seat).is_up() && walk.of(state.hero(*seat).zone) != FAR)
}

/// Are all together who can be, and nobody in danger?
pub(crate) fn gathered(game: &MassiveDarkness2, hero: u8, manner: Manner) -> bool {
    let state = game.state();
    let walk = Steps::to(game, &state.board, &[state.hero(hero).zone]);
    party(game, &walk).all(|seat| {
        let figure = state.hero(seat);
        let is_rested = 4 * u32::from(figure.health) >= u32::from(manner.rested) * u32::from(game.max_health(seat));
        is_rested && walk.of(figure.zone) <= manner.together && Place::of(game, seat, manner).foes.is_empty()
    })
}

/// Is there a Chamber behind this door that nobody has seen?
pub(crate) fn hides(game: &MassiveDarkness2, edge: Edge) -> bool {
    [edge.a, edge.b].into_iter().any(|zone| is_hidden(game, zone))
}

fn is_hidden(game: &MassiveDarkness2, zone: SpaceId) -> bool {
    let chamber = game.table().dungeon.zone(zone).chamber;
    chamber.is_some_and(|chamber| !game.state().revealed.contains(usize::from(chamber)))
}

fn bound(game: &MassiveDarkness2) -> Vec<SpaceId> {
    game.state().enemies().filter(|(enemy, _)| game.is_bound(*enemy)).map(|(_, zone)| zone).collect()
}

/// Chambers that nobody has seen.
fn unopened(game: &MassiveDarkness2) -> Vec<SpaceId> {
    game.table().dungeon.board.spaces().filter(|zone| is_hidden(game, *zone)).collect()
}
