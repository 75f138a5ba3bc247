//! What happened, as lines of the story.

use super::content::ours::Ours;
use super::describe::abilities::capital;
use super::describe::{
    Words, column_name, dice_words, element_name, rarity_name, stance_at, stance_name, symbol_name, symbols_words,
    type_name,
};
use super::own_cards::hidden_side;
use super::rules::cards::Origin;
use super::rules::frames::Figure;
use super::rules::{CardId, EnemyId, Event, MassiveDarkness2, Phase, State, Thing, Why};
use crate::house::plug::Rank;
use crate::kernel::game::Logged;
use crate::tr;
use std::sync::Arc;

/// Who tells a line.
pub(super) struct Teller<'t> {
    /// Names.
    pub words: Words<'t>,
    /// What was so before.
    pub before: &'t State,
    /// The game after it.
    pub game: &'t MassiveDarkness2,
    /// What of the box we have designed.
    pub ours: &'t Ours,
}

/// How a line is set off.
pub(super) fn rank(event: &Event) -> Rank {
    match event {
        Event::RoundBegan { .. } | Event::PhaseBegan { .. } => Rank::Heading,
        Event::TurnBegan { .. }
        | Event::Activated { .. }
        | Event::Attacked { .. }
        | Event::AttackedBy { .. }
        | Event::AllyAttacked { .. }
        | Event::Revealed { .. }
        | Event::Spawned { .. }
        | Event::KnockedOut { .. }
        | Event::LeveledUp { .. }
        | Event::TaskDone { .. }
        | Event::FightBegan { .. }
        | Event::Won
        | Event::Lost { .. } => Rank::Turn,
        _ => Rank::Detail,
    }
}

/// Why an Enemy does it, for the words of a message, and how far away who it is about is.
fn told_why(why: Why) -> (&'static str, i64) {
    match why {
        Why::Nearest(far) => ("nearest", i64::from(far)),
        Why::Chosen(far) => ("chosen", i64::from(far)),
        Why::Ability => ("ability", 0),
    }
}

impl Teller<'_> {
    fn hero(&self, seat: u8) -> Arc<str> {
        self.words.target(self.game, seat)
    }

    fn figure(&self, figure: Figure) -> Arc<str> {
        match figure {
            Figure::Hero(hero) => self.hero(hero),
            Figure::Enemy(enemy) => self.words.enemy(enemy).name,
        }
    }

    /// Whose the hidden side of this token is.
    fn whose(&self, thing: Thing) -> Option<Origin> {
        hidden_side(thing, &self.words.content.printed.printing, self.ours)
    }

    /// The line of a card that has come, with what becomes of it where nobody can be asked about it.
    fn with_what_becomes(&self, line: Arc<str>, hero: u8, card: CardId) -> Arc<str> {
        match self.words.left_in_pack(self.game, hero, card) {
            Some(more) => format!("{line} {more}").into(),
            None => line,
        }
    }

    /// The line of an event.
    pub(super) fn line(&self, event: &Logged<Event>) -> Arc<str> {
        let (texts, words) = (self.words.texts, &self.words);
        match event.what {
            Event::RoundBegan { round } => tr!(texts, "log-md2-round", round = i64::from(round)),
            Event::PhaseBegan { phase } => match phase {
                Phase::Setup => Arc::default(),
                Phase::Heroes => tr!(texts, "log-md2-phase-heroes"),
                Phase::Enemies => tr!(texts, "log-md2-phase-enemies"),
                Phase::LevelUp => tr!(texts, "log-md2-phase-level-up"),
                Phase::Darkness => tr!(texts, "log-md2-phase-darkness"),
            },
            Event::Revealed { .. } => tr!(texts, "log-md2-revealed"),
            Event::DoorCard { number } => {
                tr!(texts, "log-md2-door-card", card = words.door_card(number).as_ref(), what = words.door_text(number))
            }
            Event::Turned { thing, side, .. } => tr!(
                texts,
                "log-md2-turned",
                thing = capital(&words.thing(thing)),
                side = words.marked(&words.side_of(thing, side), self.whose(thing)).as_ref()
            ),
            Event::ToolDrawn { number } => {
                let origin = words.content.rogue_token(number).map(|token| token.origin);
                let tool = words.marked(&words.tool(number), origin);
                tr!(texts, "log-md2-tool-drawn", tool = tool.as_ref())
            }
            Event::ToolTurned { number } => tr!(texts, "log-md2-tool-turned", tool = words.tool(number).as_ref()),
            Event::ToolMatched { number } => tr!(texts, "log-md2-tool-matched", tool = words.tool(number).as_ref()),
            Event::ArrowDrawn { number } => {
                let arrow = words.marked(&words.arrow(number), words.arrow_card(number).map(|arrow| arrow.origin));
                tr!(texts, "log-md2-arrow", arrow = arrow.as_ref())
            }
            Event::Aimed { aim } => tr!(texts, "log-md2-aimed", aim = i64::from(aim)),
            Event::Consecrated { column, zone } => {
                tr!(texts, "log-md2-consecrated", column = column_name(column, texts).as_ref(), zone = words.zone(zone))
            }
            Event::TakenBack { column } => {
                tr!(texts, "log-md2-taken-back", column = column_name(column, texts).as_ref())
            }
            Event::Blessed { skill } => tr!(texts, "log-md2-blessed", skill = words.skill(skill).as_ref()),
            Event::Discarded { card } => tr!(texts, "log-md2-discarded", card = words.item(card).as_ref()),
            Event::TokenDrawn { rarity } => {
                tr!(texts, "log-md2-token-drawn", rarity = rarity_name(rarity, texts).as_ref())
            }
            Event::TokenAdded { rarity } => {
                tr!(texts, "log-md2-token-added", rarity = rarity_name(rarity, texts).as_ref())
            }
            Event::Laid { thing, zone } => {
                tr!(texts, "log-md2-laid", thing = words.thing(thing).as_ref(), zone = words.zone(zone))
            }
            Event::BagEmpty => tr!(texts, "log-md2-bag-empty"),
            Event::Rolled { dice } => {
                let shown = symbols_words(&dice.total(&words.content.dice), texts);
                tr!(texts, "log-md2-rolled", shown = shown)
            }
            Event::Risked { hero, dice } => {
                let shown = symbols_words(&dice.total(&words.content.dice), texts);
                tr!(texts, "log-md2-risked", hero = self.hero(hero).as_ref(), shown = shown)
            }
            Event::DiceAdded { dice } => tr!(texts, "log-md2-dice-added", dice = dice_words(dice, texts)),
            Event::DiceLost { dice } => tr!(texts, "log-md2-dice-lost", dice = dice_words(dice, texts)),
            Event::Rerolled { die, face } => {
                let rolled = self.before.combat.rolled.dice.get(usize::from(die)).copied();
                let die = rolled.and_then(|rolled| words.content.dice.die(rolled.die));
                let shown = die.map_or_else(String::new, |die| symbols_words(&die.face(face), texts));
                tr!(texts, "log-md2-rerolled", shown = shown)
            }
            Event::Resolved { symbol } => {
                tr!(texts, "log-md2-resolved", symbol = symbol_name(symbol, texts).as_ref())
            }
            Event::Ignored { symbol } => tr!(texts, "log-md2-ignored", symbol = symbol_name(symbol, texts).as_ref()),
            Event::Outcome { swords, shields, wounds } => tr!(
                texts,
                "log-md2-outcome",
                swords = i64::from(swords),
                shields = i64::from(shields),
                wounds = i64::from(wounds)
            ),
            Event::Darkened { space } if event.rule.starts_with("M2-BOSS") => {
                tr!(texts, "log-md2-boss-darkened", space = i64::from(space) + 1)
            }
            Event::Darkened { space } => tr!(texts, "log-md2-darkened", space = i64::from(space) + 1),
            Event::LifebringerSpent { left } => tr!(texts, "log-md2-lifebringer", left = i64::from(left)),
            Event::Counted { counter, count } => {
                tr!(texts, "log-md2-counted", name = words.counter(counter).as_ref(), count = i64::from(count))
            }
            Event::BoundCleared => tr!(texts, "log-md2-bound-cleared"),
            Event::TilesRemoved => tr!(texts, "log-md2-tiles-removed"),
            Event::BossRolled { claws } => tr!(texts, "log-md2-boss-rolled", claws = i64::from(claws)),
            Event::NothingSpawned => tr!(texts, "log-md2-nothing-spawned"),
            Event::FrostSpent { figure } => tr!(texts, "log-md2-frost-spent", who = self.figure(figure).as_ref()),
            Event::Burning { figure, wounds } => {
                tr!(texts, "log-md2-burning", who = self.figure(figure).as_ref(), wounds = i64::from(wounds))
            }
            Event::StateLaid { figure, fire: true, count } => {
                tr!(texts, "log-md2-fire-laid", who = self.figure(figure).as_ref(), count = i64::from(count))
            }
            Event::StateLaid { figure, fire: false, count } => {
                tr!(texts, "log-md2-frost-laid", who = self.figure(figure).as_ref(), count = i64::from(count))
            }
            Event::Won => tr!(texts, "log-md2-won"),
            Event::Lost { .. } => tr!(texts, "log-md2-lost"),
            Event::AllyCame { .. }
            | Event::AllyMoved { .. }
            | Event::AllyAttacked { .. }
            | Event::AllyWounded { .. }
            | Event::AllyFell { .. }
            | Event::AllyArrived { .. } => self.of_ally(&event.what),
            Event::ClawsPaid { .. }
            | Event::Poisoned { .. }
            | Event::Spawned { .. }
            | Event::Upgraded { .. }
            | Event::Lower { .. }
            | Event::Armed { .. }
            | Event::EnemyWounded { .. }
            | Event::FigureKilled { .. }
            | Event::EnemyFell { .. }
            | Event::EnemyHealed { .. }
            | Event::MinionAdded { .. }
            | Event::EnemyMoved { .. }
            | Event::EnemyPlaced { .. }
            | Event::EnemyLeft { .. }
            | Event::Activated { .. }
            | Event::ConditionMet { .. }
            | Event::FightBegan { .. } => self.of_enemy(&event.what),
            _ => self.of_hero(&event.what),
        }
    }

    /// What those do who fight beside the Heroes.
    fn of_ally(&self, event: &Event) -> Arc<str> {
        let (texts, words) = (self.words.texts, &self.words);
        match *event {
            Event::AllyCame { ally, zone } => {
                tr!(texts, "log-md2-ally-came", ally = words.ally(ally).as_ref(), zone = words.zone(zone))
            }
            Event::AllyMoved { ally, to, .. } => {
                tr!(texts, "log-md2-moved", who = words.ally(ally).as_ref(), many = "no", zone = words.zone(to))
            }
            Event::AllyAttacked { ally, enemy, kind } => tr!(
                texts,
                "log-md2-attacked",
                hero = words.ally(ally).as_ref(),
                enemy = words.enemy(enemy).name.as_ref(),
                kind = type_name(kind, texts).as_ref()
            ),
            Event::AllyWounded { ally, wounds } => {
                tr!(texts, "log-md2-wounded", who = words.ally(ally).as_ref(), many = "no", wounds = i64::from(wounds))
            }
            Event::AllyFell { ally } => tr!(texts, "log-md2-ally-fell", ally = words.ally(ally).as_ref()),
            Event::AllyArrived { ally } => tr!(texts, "log-md2-ally-arrived", ally = words.ally(ally).as_ref()),
            _ => Arc::default(),
        }
    }

    /// What Enemies do, and what happens to them.
    fn of_enemy(&self, event: &Event) -> Arc<str> {
        let (texts, words) = (self.words.texts, &self.words);
        let named = |enemy: EnemyId| words.enemy(enemy);
        match *event {
            Event::ClawsPaid { enemy } => {
                let what = words.claws_bring(enemy, self.before.combat.tier);
                let what = texts.after_colon(&what);
                tr!(texts, "log-md2-claws-paid", who = named(enemy).name.as_ref(), what = what)
            }
            Event::Poisoned { enemy } => {
                let who = named(enemy);
                tr!(texts, "log-md2-poisoned", who = who.name.as_ref(), many = who.many)
            }
            Event::Spawned { enemy, tier, zone } => {
                let who = named(enemy);
                let zone = words.zone(zone);
                let tier = i64::from(tier) + 1;
                tr!(texts, "log-md2-spawned", who = who.name.as_ref(), many = who.many, tier = tier, zone = zone)
            }
            Event::Upgraded { enemy, tier } => {
                let who = named(enemy);
                tr!(texts, "log-md2-upgraded", who = who.name.as_ref(), many = who.many, tier = i64::from(tier) + 1)
            }
            Event::Lower { enemy } => {
                let who = named(enemy);
                tr!(texts, "log-md2-lower", who = who.name.as_ref(), many = who.many)
            }
            Event::Armed { enemy, card } => {
                let who = named(enemy);
                let card = words.item(card);
                tr!(texts, "log-md2-armed", who = who.name.as_ref(), many = who.many, card = card.as_ref())
            }
            Event::EnemyWounded { enemy, wounds } => {
                let who = named(enemy);
                tr!(texts, "log-md2-wounded", who = who.name.as_ref(), many = who.many, wounds = i64::from(wounds))
            }
            Event::FigureKilled { enemy } => {
                tr!(texts, "log-md2-figure-killed", who = named(enemy).name.as_ref())
            }
            Event::EnemyFell { enemy } => {
                let who = named(enemy);
                tr!(texts, "log-md2-enemy-fell", who = who.name.as_ref(), many = who.many)
            }
            Event::EnemyHealed { enemy, health } => {
                let who = named(enemy);
                tr!(texts, "log-md2-enemy-healed", who = who.name.as_ref(), many = who.many, health = i64::from(health))
            }
            Event::MinionAdded { enemy } => tr!(texts, "log-md2-minion-added", who = named(enemy).name.as_ref()),
            Event::EnemyMoved { enemy, to, why, .. } => {
                let who = named(enemy);
                let (why, far) = told_why(why);
                tr!(
                    texts,
                    "log-md2-enemy-moved",
                    who = who.name.as_ref(),
                    many = who.many,
                    zone = words.zone(to),
                    why = why,
                    far = far
                )
            }
            Event::EnemyPlaced { enemy, zone } => {
                let who = named(enemy);
                tr!(texts, "log-md2-placed", who = who.name.as_ref(), many = who.many, zone = words.zone(zone))
            }
            Event::EnemyLeft { enemy } => tr!(texts, "log-md2-enemy-left", who = named(enemy).name.as_ref()),
            Event::Activated { enemy } => {
                let who = named(enemy);
                tr!(texts, "log-md2-activated", who = who.name.as_ref(), many = who.many)
            }
            Event::ConditionMet { enemy, line } => {
                tr!(texts, "log-md2-condition-met", who = named(enemy).name.as_ref(), line = i64::from(line) + 1)
            }
            Event::FightBegan { .. } => {
                tr!(texts, "log-md2-fight-began", who = named(EnemyId::BOSS).name.as_ref())
            }
            _ => Arc::default(),
        }
    }

    /// What Heroes do, and what happens to them.
    fn of_hero(&self, event: &Event) -> Arc<str> {
        let (texts, words) = (self.words.texts, &self.words);
        let hero = |seat: u8| self.hero(seat);
        match *event {
            Event::TurnBegan { hero: seat } => tr!(texts, "log-md2-turn", hero = hero(seat).as_ref()),
            Event::Moved { hero: seat, to, .. } => {
                tr!(texts, "log-md2-moved", who = hero(seat).as_ref(), many = "no", zone = words.zone(to))
            }
            Event::DoorOpened { hero: seat, .. } if usize::from(seat) < self.game.table().setup.heroes.len() => {
                tr!(texts, "log-md2-door-opened", hero = hero(seat).as_ref())
            }
            Event::DoorOpened { .. } => tr!(texts, "log-md2-door-opens"),
            Event::Rooted { hero: seat } => tr!(texts, "log-md2-rooted", hero = hero(seat).as_ref()),
            Event::ActionLost { hero: seat } => tr!(texts, "log-md2-action-lost", hero = hero(seat).as_ref()),
            Event::Wounded { hero: seat, wounds } => {
                tr!(texts, "log-md2-wounded", who = hero(seat).as_ref(), many = "no", wounds = i64::from(wounds))
            }
            Event::KnockedOut { hero: seat } => tr!(texts, "log-md2-knocked-out", hero = hero(seat).as_ref()),
            Event::Woken { hero: seat } => tr!(texts, "log-md2-woken", hero = hero(seat).as_ref()),
            Event::Healed { hero: seat, health } => {
                tr!(texts, "log-md2-healed", hero = hero(seat).as_ref(), health = i64::from(health))
            }
            Event::GainedMana { hero: seat, mana } => {
                tr!(texts, "log-md2-gained-mana", hero = hero(seat).as_ref(), mana = i64::from(mana))
            }
            Event::LostMana { hero: seat, mana } => {
                tr!(texts, "log-md2-lost-mana", hero = hero(seat).as_ref(), mana = i64::from(mana))
            }
            Event::GainedXp { hero: seat, xp } => {
                tr!(texts, "log-md2-gained-xp", hero = hero(seat).as_ref(), xp = i64::from(xp))
            }
            Event::LeveledUp { hero: seat, level } => {
                tr!(texts, "log-md2-leveled-up", hero = hero(seat).as_ref(), level = i64::from(level))
            }
            Event::Rested { hero: seat } => tr!(texts, "log-md2-rested", hero = hero(seat).as_ref()),
            Event::Learned { hero: seat, skill, .. } => {
                tr!(texts, "log-md2-learned", hero = hero(seat).as_ref(), skill = words.skill(skill).as_ref())
            }
            Event::GainedRage { hero: seat, rage } => {
                tr!(texts, "log-md2-gained-rage", hero = hero(seat).as_ref(), rage = i64::from(rage))
            }
            Event::StanceTaken { hero: seat, stance } => {
                let stance = stance_name(stance_at(stance), texts);
                tr!(texts, "log-md2-stance", hero = hero(seat).as_ref(), stance = stance.as_ref())
            }
            Event::PointerTurned { hero: seat, at } => {
                tr!(texts, "log-md2-pointer", hero = hero(seat).as_ref(), number = i64::from(at) + 1)
            }
            Event::ElementRose { element, .. } => {
                tr!(texts, "log-md2-element-rose", element = element_name(element, texts).as_ref())
            }
            Event::MarkerTurned { element, .. } => {
                tr!(texts, "log-md2-marker-turned", element = element_name(element, texts).as_ref())
            }
            Event::FireGone { hero: seat, fires } => {
                tr!(texts, "log-md2-fire-gone", hero = hero(seat).as_ref(), count = i64::from(fires))
            }
            Event::Drew { hero: seat, card } => {
                let line = tr!(texts, "log-md2-drew", hero = hero(seat).as_ref(), card = words.item(card).as_ref());
                self.with_what_becomes(line, seat, card)
            }
            Event::NothingDrawn { hero: seat } => tr!(texts, "log-md2-nothing-drawn", hero = hero(seat).as_ref()),
            Event::Equipped { hero: seat, card, slot } => tr!(
                texts,
                "log-md2-equipped",
                hero = hero(seat).as_ref(),
                card = words.item(card).as_ref(),
                slot = words.worn_at(card, slot).as_ref()
            ),
            Event::TookOff { hero: seat, card } => {
                tr!(texts, "log-md2-took-off", hero = hero(seat).as_ref(), card = words.item(card).as_ref())
            }
            Event::Given { from, to, card } => tr!(
                texts,
                "log-md2-given",
                hero = hero(from).as_ref(),
                other = hero(to).as_ref(),
                card = words.item(card).as_ref()
            ),
            Event::TookLoot { hero: seat, card } => {
                let (hero, name) = (hero(seat), words.item(card));
                let line = tr!(texts, "log-md2-took-loot", hero = hero.as_ref(), card = name.as_ref());
                self.with_what_becomes(line, seat, card)
            }
            Event::Used { hero: seat, what } => {
                let class = self.game.class(seat);
                let what = words.source(what.source, class);
                tr!(texts, "log-md2-used", hero = hero(seat).as_ref(), what = what.as_ref())
            }
            Event::Taken { hero: seat, thing } => {
                tr!(texts, "log-md2-taken", hero = hero(seat).as_ref(), thing = words.thing(thing).as_ref())
            }
            Event::Attacked { hero: seat, enemy, kind } => tr!(
                texts,
                "log-md2-attacked",
                hero = hero(seat).as_ref(),
                enemy = words.enemy(enemy).name.as_ref(),
                kind = type_name(kind, texts).as_ref()
            ),
            Event::AttackedBy { hero: seat, enemy, kind, why } => {
                let who = words.enemy(enemy);
                let (why, far) = told_why(why);
                tr!(
                    texts,
                    "log-md2-attacked-by",
                    who = who.name.as_ref(),
                    many = who.many,
                    hero = hero(seat).as_ref(),
                    kind = type_name(kind, texts).as_ref(),
                    why = why,
                    far = far
                )
            }
            Event::PutOn { hero: seat, enemy } => {
                let who = words.enemy(enemy);
                tr!(texts, "log-md2-put-on", hero = hero(seat).as_ref(), enemy = who.name.as_ref())
            }
            Event::HeroPlaced { hero: seat, zone } => {
                tr!(texts, "log-md2-placed", who = hero(seat).as_ref(), many = "no", zone = words.zone(zone))
            }
            Event::TaskDone { hero: seat, task } => {
                tr!(texts, "log-md2-task", hero = hero(seat).as_ref(), task = words.task(task).as_ref())
            }
            Event::LeftDungeon { hero: seat } => tr!(texts, "log-md2-left", hero = hero(seat).as_ref()),
            _ => Arc::default(),
        }
    }
}
