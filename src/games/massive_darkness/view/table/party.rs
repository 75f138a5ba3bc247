//! The Heroes as the table shows them: health and what is left to do, what they carry, what they can do.

use super::face::CardFace;
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::cards::Origin;
use crate::games::massive_darkness::rules::dungeon::Mode;
use crate::games::massive_darkness::rules::frames::Frame;
use crate::games::massive_darkness::rules::hero_phase::ACTIONS;
use crate::games::massive_darkness::rules::ids::{AbilityId, AbilityUse, Actor, CardId, Hero};
use crate::games::massive_darkness::rules::language::{Ability, Style};
use crate::games::massive_darkness::rules::library::{Abilities, DiceCount, style_index};
use crate::games::massive_darkness::rules::state::{Phase, Slot};
use crate::games::massive_darkness::rules::{Act, Answer, Choice, MassiveDarkness};
use crate::games::massive_darkness::texts::CardNames as _;
use crate::games::massive_darkness::view::hand_card::Printed;
use crate::tr;
use std::sync::Arc;

/// A card in an Inventory.
#[derive(Clone, Debug)]
pub struct CardLine {
    /// The card, by its number in the box.
    pub card: CardId,
    /// Where it lies.
    pub slot: Slot,
    /// In the language of the texts.
    pub name: Arc<str>,
    /// The whole card.
    pub face: CardFace,
    /// The same in one text.
    pub details: String,
    /// Does it work where it lies?
    pub works: bool,
}

/// A Skill on the sheet.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct SkillLine {
    pub name: Arc<str>,
    pub text: String,
    /// Why it does not work, if it does not.
    pub asleep: Option<Arc<str>>,
    /// What it is by the rules.
    pub abilities: Vec<AbilityId>,
    pub face: CardFace,
}

/// A Hero's dashboard.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct HeroCard {
    pub hero: Hero,
    /// Position of the Hero in the box: colour and emblem.
    pub look: usize,
    pub name: Arc<str>,
    pub class: Arc<str>,
    /// Health now and at most.
    pub health: (u8, u8),
    pub xp: u8,
    /// STORY-03: Micro-XP, in a campaign.
    pub micro_xp: Option<u8>,
    /// States in words: stunned, dead, in the shadow …
    pub states: Vec<Arc<str>>,
    /// Is it this Hero's turn?
    pub active: bool,
    /// Actions left in this round's Activation, and how many there were; none for whoever has no turn in it.
    pub lanterns: Option<(u8, u8)>,
    /// Movement Points left in his Move Action.
    pub movement: Option<u8>,
    /// Equipped and carried.
    pub cards: Vec<CardLine>,
    /// Skills in force and bought.
    pub skills: Vec<SkillLine>,
}

/// HPHASE-03: the Actions that a Hero has left in this round, and out of how many.
fn lanterns(game: &MassiveDarkness, hero: Hero) -> Option<(u8, u8)> {
    let state = game.state.hero(hero);
    if game.state.phase != Phase::Heroes || state.dead || state.escaped {
        return None;
    }
    let of_turn = game.state.frames.iter().find_map(|frame| match frame {
        Frame::Activation(activation) if activation.hero == hero => Some(activation.actions),
        _ => None,
    });
    if let Some(left) = of_turn {
        return Some((left, left.max(ACTIONS)));
    }
    let turns = game.state.frames.iter().find_map(|frame| match frame {
        Frame::Round(round) => Some(round.turn),
        _ => None,
    })?;
    let count = game.state.heroes.len().max(1) as u8;
    let turn = (hero.0 + count - game.state.first_player.0 % count) % count;
    Some((if turn < turns { 0 } else { ACTIONS }, ACTIONS))
}

/// What can be used at this moment, by the answers that are listed.
#[derive(Clone, Copy, Debug)]
pub struct Usable<'a> {
    /// The listed answers.
    pub answers: &'a [(Answer, Arc<str>)],
    /// Whom the question asks.
    pub asked: Option<Hero>,
}

impl<'a> Usable<'a> {
    /// The answer that uses a card of a Hero.
    #[must_use]
    pub fn of_card(&self, hero: Hero, card: CardId) -> Option<&'a Answer> {
        self.find(hero, |used| used.card == card)
    }

    /// The answer that uses a Skill with one of these abilities.
    #[must_use]
    pub fn of_skill(&self, hero: Hero, abilities: &[AbilityId]) -> Option<&'a Answer> {
        self.find(hero, |used| used.card == CardId::NONE && abilities.contains(&used.ability))
    }

    fn find(&self, hero: Hero, is_it: impl Fn(&AbilityUse) -> bool) -> Option<&'a Answer> {
        let used = |answer: &Answer| match answer {
            Answer::Act(Act::Use(used)) | Answer::Pick(Choice::Ability(used)) => Some(*used),
            _ => None,
        };
        let answers = self.answers.iter().map(|(answer, _)| answer);
        answers
            .into_iter()
            .find(|answer| used(answer).is_some_and(|used| used.owner == Actor::Hero(hero) && is_it(&used)))
    }
}

/// ACT-COMBAT-01: could a weapon with these dice strike now?
#[must_use]
pub fn lit_by_attack(usable: &Usable<'_>, hero: Hero, dice: [DiceCount; 4]) -> bool {
    let strikes = |answer: &Answer| match answer {
        Answer::Act(Act::Attack(style, _)) => dice[style_index(*style)] != [0; 4],
        Answer::Act(Act::SwordAndSpell(_)) => dice[style_index(Style::Melee)] != [0; 4],
        _ => false,
    };
    usable.asked == Some(hero) && usable.answers.iter().any(|(answer, _)| strikes(answer))
}

/// Looks at a Hero once.
pub(super) fn hero_card(words: &Words<'_>, hero: Hero) -> HeroCard {
    let (game, texts) = (words.game, words.texts);
    let state = game.state.hero(hero);
    let mut states = Vec::new();
    if state.dead {
        states.push(tr!(texts, "state-dead"));
    }
    if state.stunned {
        states.push(tr!(texts, "state-stunned"));
    }
    if state.escaped {
        states.push(tr!(texts, "state-escaped"));
    }
    if game.dungeon.zone(state.zone).shadow && !state.escaped {
        states.push(tr!(texts, "state-shadow"));
    }
    if game.state.first_player == hero {
        states.push(tr!(texts, "state-first-player"));
    }
    let mut movement = None;
    for frame in &game.state.frames {
        match frame {
            Frame::MoveAction(action) if action.hero == hero => movement = Some(action.points),
            _ => {}
        }
    }
    HeroCard {
        hero,
        look: state.card.index(),
        name: words.hero(hero),
        class: texts.class_name(&game.library.class(state.class).sheet.id),
        health: (state.health, game.max_health(hero)),
        xp: state.xp,
        micro_xp: (game.mode == Mode::Story).then_some(state.micro_xp),
        states,
        active: game.state.active == hero,
        lanterns: lanterns(game, hero),
        movement,
        cards: state
            .cards
            .iter()
            .map(|held| {
                let works = game.works(held);
                let face = CardFace::of_card(words, held.card, held.slot, works);
                let (name, details) = (words.card(held.card), face.in_words(texts));
                CardLine { card: held.card, slot: held.slot, name, details, works, face }
            })
            .collect(),
        skills: skills(words, hero),
    }
}

fn skills(words: &Words<'_>, hero: Hero) -> Vec<SkillLine> {
    let (game, texts) = (words.game, words.texts);
    let state = game.state.hero(hero);
    let library = &game.library;
    let (card, class) = (library.hero(state.card), library.class(state.class));
    let (of_hero, of_class) = (card.card.origin, class.sheet.origin);
    let look = state.card.index();
    let line = |name: Arc<str>, kind: Arc<str>, ids: Abilities, asleep: Option<Arc<str>>, origin: Origin| {
        let abilities: Vec<&Ability> = ids.ids().map(|id| library.ability(id)).collect();
        let sentences: Vec<_> = abilities.iter().map(|ability| words.ability_text(ability)).collect();
        let signed = abilities.iter().map(|ability| words.signed_text().ability_text(ability)).collect();
        let now = asleep.iter().map(ToString::to_string).collect();
        let (text, kind) = (sentences.join(" "), kind.to_string());
        let face = CardFace {
            name: Arc::clone(&name),
            kind,
            now,
            fields: Vec::new(),
            texts: sentences,
            signed,
            origin,
            printed: Some(Printed::of_skill(look)),
        };
        SkillLine { name, text, asleep, abilities: ids.ids().collect(), face }
    };
    let in_shadow = game.dungeon.zone(state.zone).shadow;
    let asleep = (!in_shadow).then(|| tr!(texts, "skill-needs-shadow"));
    let named = |id: &str| texts.skill_name(id);
    let hero_name = words.hero(hero);
    let of_card = tr!(texts, "skill-of-hero", hero = hero_name.as_ref());
    let class_name = texts.class_name(&class.sheet.id);
    let of_sheet = tr!(texts, "skill-of-class", class = class_name.as_ref());
    let (hero_card, sheet) = (&card.card, &class.sheet);
    let shadows = hero_card.shadow.len() as u16;
    let of_shadow = Abilities { count: shadows, ..card.abilities };
    let special = Abilities { first: card.abilities.first + shadows, count: card.abilities.count - shadows };
    let mut lines = vec![
        line(tr!(texts, "skill-shadow-mode"), Arc::clone(&of_card), of_shadow, asleep, of_hero),
        line(named(&hero_card.special_name), of_card, special, None, of_hero),
        line(named(&sheet.signature_name), Arc::clone(&of_sheet), class.signature, None, of_class),
        line(named(&sheet.free_name), Arc::clone(&of_sheet), class.free, None, of_class),
    ];
    for (number, bought_line) in sheet.lines.iter().enumerate() {
        let bought = state.skills[number];
        let active = game.active_skill(hero, number, bought);
        for (at, skill) in bought_line.skills.iter().enumerate().take(usize::from(bought)) {
            let asleep = match active {
                Some(active) if active == at => None,
                Some(active) if active > at => continue,
                _ => Some(tr!(texts, "skill-needs-level", level = i64::from(skill.level))),
            };
            let level = tr!(texts, "card-level", level = i64::from(skill.level));
            let kind = Arc::from([level, Arc::clone(&of_sheet)].join(" · "));
            lines.push(line(named(&bought_line.id), kind, class.lines[number][at], asleep, of_class));
        }
    }
    lines
}
