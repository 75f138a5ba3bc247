//! What Enemies do with Claws, when they are activated, and what Door cards bring, as sentences.

use super::abilities::capital;
use super::{Words, dice_words, die_name, type_name};
use crate::games::massive_darkness_2::rules::cards::{MobTier, RoamerTier};
use crate::games::massive_darkness_2::rules::class_cards::{BossCard, BossSpace};
use crate::games::massive_darkness_2::rules::language::{ClawAbility, ClawEffect, ClawTime, Deed, DoorEffect, Scheme};
use crate::games::massive_darkness_2::rules::{AttackType, Dice, EnemyId};
use crate::house::text::Texts;
use crate::tr;
use std::sync::Arc;

/// The special ability of an Enemy.
#[must_use]
pub fn claw_sentence(claw: &ClawAbility, texts: &Texts) -> String {
    let when = match claw.when {
        ClawTime::Attack => tr!(texts, "claw-attack"),
        ClawTime::Defense => tr!(texts, "claw-defense"),
        ClawTime::Combat => tr!(texts, "claw-combat"),
    };
    let cost = tr!(texts, "claw-cost", claws = i64::from(claw.claws));
    let once = claw.once.then(|| tr!(texts, "claw-once"));
    let head: Vec<Arc<str>> = [Some(when), Some(cost), once].into_iter().flatten().collect();
    capital(&format!("{}: {}", head.join(", "), texts.after_colon(&claw_effects(claw, texts))))
}

/// What a special ability does, without when and for how many Claws.
fn claw_effects(claw: &ClawAbility, texts: &Texts) -> String {
    claw.r#do.iter().map(|effect| claw_effect(*effect, texts)).collect::<Vec<_>>().join("; ")
}

/// What Claws bring.
#[must_use]
pub fn claw_effect(effect: ClawEffect, texts: &Texts) -> Arc<str> {
    match effect {
        ClawEffect::Swords(count) => tr!(texts, "do-swords", count = i64::from(count)),
        ClawEffect::Shields(count) => tr!(texts, "do-shields", count = i64::from(count)),
        ClawEffect::LosesShields(count) => tr!(texts, "claw-loses-shields", count = i64::from(count)),
        ClawEffect::Dice(dice) => tr!(texts, "do-dice", dice = dice_words(dice, texts)),
        ClawEffect::Suffer(count) => tr!(texts, "claw-suffer", count = i64::from(count)),
        ClawEffect::KillOwn => tr!(texts, "claw-kill-own"),
        ClawEffect::WoundZone(count) => tr!(texts, "claw-wound-zone", count = i64::from(count)),
        ClawEffect::AddMinionUnless(mana) => tr!(texts, "claw-add-minion-unless", mana = i64::from(mana)),
        ClawEffect::AddMinions => tr!(texts, "claw-add-minions"),
        ClawEffect::DrainMana(mana) => tr!(texts, "claw-drain-mana", mana = i64::from(mana)),
        ClawEffect::Fire(count) => tr!(texts, "claw-fire", count = i64::from(count)),
        ClawEffect::BurnAfter(die) => tr!(texts, "claw-burn-after", die = die_name(die, texts).as_ref()),
        ClawEffect::WoundAnother(count) => tr!(texts, "claw-wound-another", count = i64::from(count)),
        ClawEffect::CallMob => tr!(texts, "claw-call-mob"),
    }
}

/// What must be so for a line of a Roaming Monster.
#[must_use]
pub fn scheme(scheme: Scheme, texts: &Texts) -> Arc<str> {
    match scheme {
        Scheme::InLight => tr!(texts, "scheme-in-light"),
        Scheme::HeroWithin(zones) => tr!(texts, "scheme-hero-within", zones = i64::from(zones)),
        Scheme::SeesSeveral => tr!(texts, "scheme-sees-several"),
        Scheme::SeesOne => tr!(texts, "scheme-sees-one"),
        Scheme::Present => tr!(texts, "scheme-present"),
        Scheme::Away => tr!(texts, "scheme-away"),
        Scheme::MinionHere => tr!(texts, "scheme-minion-here"),
        Scheme::Otherwise => tr!(texts, "scheme-otherwise"),
    }
}

/// What an Enemy then does.
#[must_use]
pub fn deed(deed: &Deed, texts: &Texts) -> Arc<str> {
    match *deed {
        Deed::Suffer(count) => tr!(texts, "claw-suffer", count = i64::from(count)),
        Deed::ToShadow => tr!(texts, "deed-to-shadow"),
        Deed::WithFarthest(zones) => tr!(texts, "deed-with-farthest", zones = i64::from(zones)),
        Deed::Fire(count) => tr!(texts, "deed-fire", count = i64::from(count)),
        Deed::AttackTarget => tr!(texts, "deed-attack-target"),
        Deed::AttackEach => tr!(texts, "deed-attack-each"),
        Deed::AttackSeen(dice) => tr!(texts, "deed-attack-seen", dice = dice_words(dice, texts)),
        Deed::AttackLowest => tr!(texts, "deed-attack-lowest"),
        Deed::Leave => tr!(texts, "deed-leave"),
        Deed::BesideLowest => tr!(texts, "deed-beside-lowest"),
        Deed::EatMinion => tr!(texts, "deed-eat-minion"),
        Deed::Heal(count) => tr!(texts, "deed-heal", count = i64::from(count)),
        Deed::Move(zones) => tr!(texts, "deed-move", zones = i64::from(zones)),
        Deed::AttackNearest => tr!(texts, "deed-attack-nearest"),
        Deed::WithNearest => tr!(texts, "deed-with-nearest"),
        Deed::WithMostTainted => tr!(texts, "deed-with-most-tainted"),
        Deed::AttackTargetWith(dice) => tr!(texts, "deed-attack-target-with", dice = dice_words(dice, texts)),
        Deed::Frost(count) => tr!(texts, "deed-frost", count = i64::from(count)),
        Deed::WoundTainted(tokens) => tr!(texts, "deed-wound-tainted", tokens = i64::from(tokens)),
        Deed::TokenBack => tr!(texts, "deed-token-back"),
        Deed::DrainFullest => tr!(texts, "deed-drain-fullest"),
    }
}

/// Deeds, one after the other.
#[must_use]
pub fn deeds(deeds: &[Deed], texts: &Texts) -> String {
    if deeds.is_empty() {
        return tr!(texts, "nothing").to_string();
    }
    deeds.iter().map(|one| deed(one, texts)).collect::<Vec<_>>().join("; ")
}

/// One thing that a Door card does.
#[must_use]
pub fn door_effect(effect: DoorEffect, texts: &Texts) -> Arc<str> {
    match effect {
        DoorEffect::Wounds(count) => tr!(texts, "door-do-wounds", count = i64::from(count)),
        DoorEffect::Fire(count) => tr!(texts, "door-do-fire", count = i64::from(count)),
        DoorEffect::Frost(count) => tr!(texts, "door-do-frost", count = i64::from(count)),
        DoorEffect::LoseMana(count) => tr!(texts, "door-do-lose-mana", count = i64::from(count)),
        DoorEffect::LoseAction => tr!(texts, "door-do-lose-action"),
        DoorEffect::Health(count) => tr!(texts, "door-do-health", count = i64::from(count)),
        DoorEffect::Mana(count) => tr!(texts, "door-do-mana", count = i64::from(count)),
        DoorEffect::Xp(count) => tr!(texts, "door-do-xp", count = i64::from(count)),
        DoorEffect::Treasure(count) => tr!(texts, "door-do-treasure", count = i64::from(count)),
        DoorEffect::Mob => tr!(texts, "door-do-mob"),
        DoorEffect::Roaming => tr!(texts, "door-do-roaming"),
        DoorEffect::MobsAct => tr!(texts, "door-do-mobs-act"),
        DoorEffect::AddMinions => tr!(texts, "claw-add-minions"),
    }
}

/// The attacks of whoever has a card: a line for each type.
#[must_use]
pub fn attack_lines(attack: &[(AttackType, Dice)], texts: &Texts) -> Vec<String> {
    let told = |(kind, dice): &(AttackType, Dice)| {
        let kind = type_name(*kind, texts);
        tr!(texts, "item-attack", kind = kind.as_ref(), dice = dice_words(*dice, texts)).to_string()
    };
    attack.iter().map(told).collect()
}

/// What a Door card does, in one sentence.
#[must_use]
pub fn door_effects(effects: &[DoorEffect], texts: &Texts) -> String {
    if effects.is_empty() {
        return tr!(texts, "nothing").to_string();
    }
    effects.iter().map(|effect| door_effect(*effect, texts)).collect::<Vec<_>>().join("; ")
}

/// What stands on the card of a Mob: its defense and its special ability.
#[must_use]
pub fn mob_card_lines(card: &MobTier, texts: &Texts) -> Vec<String> {
    let defense = tr!(texts, "item-defense", dice = dice_words(card.defense, texts)).to_string();
    vec![defense, claw_sentence(&card.claw, texts)]
}

/// What stands on the card of a Roaming Monster.
#[must_use]
pub fn roamer_card_lines(card: &RoamerTier, texts: &Texts) -> Vec<String> {
    let mut lines = attack_lines(&card.attack, texts);
    lines.push(tr!(texts, "item-defense", dice = dice_words(card.defense, texts)).to_string());
    for line in &card.lines {
        lines.push(format!("{}: {}", scheme(line.r#if, texts), texts.after_colon(&deeds(&line.r#do, texts))));
    }
    lines.push(claw_sentence(&card.claw, texts));
    lines
}

/// What a space of the Boss track brings; nothing for an empty one.
#[must_use]
pub fn boss_space(space: &BossSpace, texts: &Texts) -> Option<String> {
    Some(match space {
        BossSpace::Nothing => return None,
        BossSpace::Attack(dice) => tr!(texts, "boss-attack", dice = dice_words(*dice, texts)).to_string(),
        BossSpace::Roll(dice) => tr!(texts, "boss-roll", count = i64::from(*dice)).to_string(),
        BossSpace::Action => tr!(texts, "boss-action").to_string(),
        BossSpace::Adds(claws, more) => {
            tr!(texts, "boss-special", claws = i64::from(*claws), what = texts.after_colon(&deeds(more, texts)))
                .to_string()
        }
    })
}

/// What stands on a Boss dashboard (M2-ENEMY-15).
#[must_use]
pub fn boss_card_lines(card: &BossCard, texts: &Texts) -> Vec<String> {
    let mut lines = attack_lines(&card.attack, texts);
    lines.push(tr!(texts, "item-defense", dice = dice_words(card.defense, texts)).to_string());
    let (actions, dice) = (i64::from(card.actions), i64::from(card.dice));
    lines.push(tr!(texts, "boss-acts", actions = actions, dice = dice).to_string());
    for (claws, special) in (0_i64..).zip(&card.specials) {
        lines.push(
            tr!(texts, "boss-special", claws = claws, what = texts.after_colon(&deeds(special, texts))).to_string(),
        );
    }
    lines.push(claw_sentence(&card.claw, texts));
    for (space, more) in (1_i64..).zip(&card.track) {
        if let Some(what) = boss_space(more, texts) {
            lines.push(tr!(texts, "boss-space", space = space, what = texts.after_colon(&what)).to_string());
        }
    }
    lines
}

impl Words<'_> {
    /// What a Door card does, in one sentence.
    #[must_use]
    pub fn door_text(&self, number: u8) -> String {
        door_effects(self.content.door(number).map_or(&[][..], |door| &door.r#do), self.texts)
    }

    /// What stands on the card of a Mob.
    #[must_use]
    pub fn mob_lines(&self, kind: usize, tier: u8) -> Vec<String> {
        let tiers = self.content.printed.mobs.get(kind).map(|mob| &mob.tiers);
        let card = tiers.and_then(|tiers| tiers.get(usize::from(tier)));
        card.map(|card| mob_card_lines(card, self.texts)).unwrap_or_default()
    }

    /// What stands on the card of a Roaming Monster.
    #[must_use]
    pub fn roamer_lines(&self, kind: usize, tier: u8) -> Vec<String> {
        let tiers = self.content.printed.roamers.get(kind).map(|kind| &kind.tiers);
        let card = tiers.and_then(|tiers| tiers.get(usize::from(tier)));
        card.map(|card| roamer_card_lines(card, self.texts)).unwrap_or_default()
    }

    /// What Claws bring an Enemy of this tier.
    #[must_use]
    pub fn claws_bring(&self, enemy: EnemyId, tier: u8) -> String {
        let (printed, tier) = (&self.content.printed, usize::from(tier));
        let claw = match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(kind), _) => printed.mobs.get(kind).and_then(|mob| mob.tiers.get(tier)).map(|card| &card.claw),
            (_, Some(kind)) => printed.roamers.get(kind).and_then(|kind| kind.tiers.get(tier)).map(|card| &card.claw),
            _ => self.dashboard().map(|card| &card.claw),
        };
        claw.map(|claw| claw_effects(claw, self.texts)).unwrap_or_default()
    }

    /// The dashboard of the Boss of this Quest.
    #[must_use]
    pub fn dashboard(&self) -> Option<&BossCard> {
        let fight = self.dungeon.story.boss.as_ref()?;
        self.content.printed.bosses.iter().find(|boss| boss.id == fight.boss)
    }

    /// What stands on the dashboard of the Boss.
    #[must_use]
    pub fn boss_lines(&self) -> Vec<String> {
        self.dashboard().map(|card| boss_card_lines(card, self.texts)).unwrap_or_default()
    }
}
