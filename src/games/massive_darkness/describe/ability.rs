//! Card text: rendered from what the card does, so that it can never say something else.

use super::begin;
use super::counted::{each_time, exactly};
use crate::games::massive_darkness::rules::language::{
    Ability, ActionKind, Amount, Cancelled, Condition, Cost, Count, DieChoice, Effect, Group, Helps, Lit, Of, Place,
    Reach, Reroll, RerollSide, Side, Spawned, Style, When, Who,
};
use crate::games::massive_darkness::rules::symbol::Symbol;
use crate::house::text::Texts;
use crate::tr;
use std::sync::Arc;

/// Puts the text of cards into the words of one language. It needs no game.
#[derive(Clone, Copy)]
pub struct CardText<'a> {
    /// The language.
    pub texts: &'a Texts,
}

impl CardText<'_> {
    /// SKILL-05: a combat type.
    #[must_use]
    pub fn style(&self, style: Style) -> Arc<str> {
        match style {
            Style::Any => tr!(self.texts, "style-any"),
            Style::Melee => tr!(self.texts, "style-melee"),
            Style::Ranged => tr!(self.texts, "style-ranged"),
            Style::Magic => tr!(self.texts, "style-magic"),
        }
    }

    /// One ability as a sentence: `[condition] when, cost: effect (Repeat 2)`.
    #[must_use]
    pub fn ability_text(&self, ability: &Ability) -> String {
        let mut text = String::new();
        for condition in &ability.only_if {
            text.push_str(&format!("[{}] ", self.condition(condition)));
        }
        for cost in &ability.pay {
            if let Some(cost) = self.condition_cost(*cost) {
                text.push_str(&format!("[{cost}] "));
            }
        }
        text.push_str(&self.when(ability.when));
        let symbols: Vec<Arc<str>> = ability.pay.iter().filter_map(|cost| self.symbol_cost(*cost)).collect();
        if !symbols.is_empty() {
            text.push_str(&format!(" [{}]", symbols.join(" + ")));
        }
        // Where nothing says when, the brackets stand right before the colon.
        text.truncate(text.trim_end().len());
        if !text.is_empty() {
            text.push_str(": ");
        }
        if ability.optional {
            text.push_str(&tr!(self.texts, "text-may"));
            text.push(' ');
        }
        text.push_str(&self.effects(&ability.effects));
        match ability.helps {
            Helps::Owner => {}
            Helps::AlliesInZone => text.push_str(&tr!(self.texts, "text-helps-allies")),
            Helps::OwnerAndAlliesInZone => text.push_str(&tr!(self.texts, "text-helps-all")),
        }
        if ability.repeat > 1 {
            text.push_str(&tr!(self.texts, "text-repeat", times = i64::from(ability.repeat)));
        }
        if !ability.limit.is_none() {
            text.push_str(&self.limit(ability));
        }
        text.push('.');
        begin(&text)
    }

    /// Effects that belong to no ability: those of an Event card.
    #[must_use]
    pub fn effects_text(&self, effects: &[Effect]) -> String {
        begin(&format!("{}.", self.effects(effects)))
    }

    fn effects(&self, effects: &[Effect]) -> String {
        let effects: Vec<String> = effects.iter().map(|effect| self.effect(effect)).collect();
        effects.join(&tr!(self.texts, "text-and"))
    }

    fn limit(&self, ability: &Ability) -> Arc<str> {
        use crate::games::massive_darkness::rules::language::Limit;
        match ability.limit {
            Limit::None => "".into(),
            Limit::OncePerActivation => tr!(self.texts, "text-once-activation"),
            Limit::OncePerRound => tr!(self.texts, "text-once-round"),
            Limit::OncePerQuest => tr!(self.texts, "text-once-quest"),
        }
    }

    fn when(&self, when: When) -> Arc<str> {
        let styled = |style: Style, any: Arc<str>| if style == Style::Any { any } else { self.style(style) };
        match when {
            When::Always => "".into(),
            When::Attack(style) => styled(style, tr!(self.texts, "when-attack")),
            When::Defense(Style::Any) => tr!(self.texts, "when-defense"),
            When::Defense(style) => tr!(self.texts, "when-styled-defense", style = self.style(style).as_ref()),
            When::AfterReroll(style) => {
                let attack = styled(style, tr!(self.texts, "when-attack"));
                tr!(self.texts, "when-after-reroll", attack = attack.as_ref())
            }
            When::Action => "".into(),
            When::StartOfActivation => tr!(self.texts, "when-start"),
            When::Wounded => tr!(self.texts, "when-wounded"),
            When::Blocked => tr!(self.texts, "when-blocked"),
            When::Targeted => tr!(self.texts, "when-targeted"),
            When::AllyAttacked(zones) => tr!(self.texts, "when-ally-attacked", zones = i64::from(zones)),
            When::GuardianKilled => tr!(self.texts, "when-guardian-killed"),
            When::Drawn => tr!(self.texts, "when-drawn"),
        }
    }

    fn condition(&self, condition: &Condition) -> Arc<str> {
        match condition {
            Condition::InShadow => tr!(self.texts, "if-shadow"),
            Condition::DualWielding => tr!(self.texts, "if-dual"),
            Condition::ShieldBearer => tr!(self.texts, "if-shield"),
            Condition::NoArmor => tr!(self.texts, "if-no-armor"),
            Condition::Equipped(tags) => {
                let tags: Vec<Arc<str>> = tags.iter().map(|tag| self.tag(tag)).collect();
                tr!(self.texts, "if-equipped", tags = tags.join(" / ").as_str())
            }
            Condition::TwoHanded => tr!(self.texts, "if-two-handed"),
            Condition::Wounded(wounds) => tr!(self.texts, "if-wounded", wounds = i64::from(*wounds)),
            Condition::DefenderStunned => tr!(self.texts, "if-stunned"),
            Condition::FromAfar(zones) => tr!(self.texts, "if-afar", zones = i64::from(*zones)),
            Condition::Granted => tr!(self.texts, "if-granted"),
            Condition::NoWound => tr!(self.texts, "if-no-wound"),
        }
    }

    /// COND-13: a word on a card; own ones are called as they were typed in.
    #[must_use]
    pub fn tag(&self, tag: &str) -> Arc<str> {
        let id = format!("tag-{tag}");
        if self.texts.has(&id) { self.texts.get(&id) } else { tag.into() }
    }

    fn condition_cost(&self, cost: Cost) -> Option<Arc<str>> {
        match cost {
            Cost::Xp(xp) => Some(tr!(self.texts, "cost-xp", xp = i64::from(xp))),
            Cost::Bloodlust(wounds) => Some(tr!(self.texts, "cost-bloodlust", wounds = i64::from(wounds))),
            Cost::BloodTribute(wounds) => Some(tr!(self.texts, "cost-tribute", wounds = i64::from(wounds))),
            Cost::Action => Some(tr!(self.texts, "cost-action")),
            Cost::CombatAction => Some(tr!(self.texts, "cost-combat-action")),
            Cost::Discard => Some(tr!(self.texts, "cost-discard")),
            Cost::Bam | Cost::Diamond | Cost::BamOrDiamond => None,
        }
    }

    fn symbol_cost(&self, cost: Cost) -> Option<Arc<str>> {
        match cost {
            Cost::Bam => Some(self.symbol(Symbol::Bam)),
            Cost::Diamond => Some(self.symbol(Symbol::Diamond)),
            Cost::BamOrDiamond => Some(tr!(self.texts, "symbol-bam-or-diamond")),
            _ => None,
        }
    }

    /// A symbol.
    #[must_use]
    pub fn symbol(&self, symbol: Symbol) -> Arc<str> {
        match symbol {
            Symbol::Hit => tr!(self.texts, "symbol-hit"),
            Symbol::Shield => tr!(self.texts, "symbol-shield"),
            Symbol::Bam => tr!(self.texts, "symbol-bam"),
            Symbol::Diamond => tr!(self.texts, "symbol-diamond"),
        }
    }

    fn side(&self, side: Side) -> Arc<str> {
        match side {
            Side::Attacker => tr!(self.texts, "side-attacker"),
            Side::Defender => tr!(self.texts, "side-defender"),
        }
    }

    fn amount(&self, amount: &Amount) -> String {
        match amount {
            Amount::N(number) => signed(*number),
            Amount::Per(each, 1, count) => {
                tr!(self.texts, "amount-per", each = signed(*each).as_str(), count = self.count(count).as_ref())
                    .to_string()
            }
            Amount::Per(each, every, count) => tr!(
                self.texts,
                "amount-per-every",
                each = signed(*each).as_str(),
                every = i64::from(*every),
                count = self.count(count).as_ref()
            )
            .to_string(),
            Amount::HalfUp(count) => tr!(self.texts, "amount-half", count = self.count(count).as_ref()).to_string(),
        }
    }

    fn count(&self, count: &Count) -> Arc<str> {
        match count {
            Count::Equipped(tag) => {
                tr!(self.texts, "count-equipped", tag = self.tag(tag).as_ref())
            }
            Count::ShadowZonesBetween => tr!(self.texts, "count-shadow-zones"),
            Count::OwnerWounds => tr!(self.texts, "count-wounds"),
            Count::Rolled(symbol) => tr!(self.texts, "count-rolled", symbol = self.symbol(*symbol).as_ref()),
            Count::Blanks(_) => tr!(self.texts, "count-blanks"),
        }
    }

    fn die(&self, die: DieChoice) -> Arc<str> {
        match die {
            DieChoice::Yellow => tr!(self.texts, "die-yellow"),
            DieChoice::Red => tr!(self.texts, "die-red"),
            DieChoice::Blue => tr!(self.texts, "die-blue"),
            DieChoice::Green => tr!(self.texts, "die-green"),
            DieChoice::AnyAttack => tr!(self.texts, "die-any-attack"),
            DieChoice::AnyDefense => tr!(self.texts, "die-any-defense"),
        }
    }

    fn who(&self, who: Who) -> Arc<str> {
        match who {
            Who::Owner => tr!(self.texts, "who-owner"),
            Who::Attacker => tr!(self.texts, "who-attacker"),
            Who::Defender => tr!(self.texts, "who-defender"),
            Who::One(group) => self.group(group, "one"),
            Who::Each(group) => self.group(group, "each"),
            Who::Any(group) => self.group(group, "any"),
        }
    }

    /// `how` many of them: `one`, `each` or `any`.
    fn group(&self, group: Group, how: &str) -> Arc<str> {
        let of = match group.of {
            Of::Allies => tr!(self.texts, "of-allies", how = how),
            Of::OwnerAndAllies => tr!(self.texts, "of-owner-and-allies", how = how),
            Of::Foes | Of::Enemies => tr!(self.texts, "of-foes", how = how),
            Of::OwnKind => tr!(self.texts, "of-own-kind", how = how),
            Of::Heroes => tr!(self.texts, "of-heroes", how = how),
        };
        let reach = match group.reach {
            Reach::Zone => tr!(self.texts, "reach-zone"),
            Reach::Sight(_, most) if most > 99 => tr!(self.texts, "reach-sight"),
            Reach::Sight(least, most) => {
                tr!(self.texts, "reach-range", least = i64::from(least), most = i64::from(most))
            }
            Reach::Anywhere => "".into(),
        };
        let lit = match group.lit {
            Lit::Any => "".into(),
            Lit::Shadow => tr!(self.texts, "lit-shadow"),
            Lit::Light => tr!(self.texts, "lit-light"),
        };
        [of, reach, lit]
            .iter()
            .filter(|part| !part.is_empty())
            .map(AsRef::as_ref)
            .collect::<Vec<&str>>()
            .join(" ")
            .into()
    }

    fn effect(&self, effect: &Effect) -> String {
        let texts = self.texts;
        let number = |number: u8| i64::from(number);
        match effect {
            Effect::Add(side, symbol, amount) => self.add(*side, *symbol, amount),
            Effect::Dice(side, die, amount) => tr!(
                texts,
                "effect-dice",
                side = self.side(*side).as_ref(),
                amount = self.amount(amount).as_str(),
                die = self.dice(*die, each_time(amount)).as_ref()
            )
            .to_string(),
            Effect::NoDice(side) => tr!(texts, "effect-no-dice", side = self.side(*side).as_ref()).to_string(),
            Effect::Reroll(side, which) => self.reroll(*side, *which),
            Effect::FlipBlanks(_, count) => tr!(texts, "effect-flip", count = number(*count)).to_string(),
            Effect::BlanksGain(_, symbol, count) => {
                let symbols = self.symbols(*symbol, number(*count));
                tr!(texts, "effect-blanks-gain", count = number(*count), symbol = symbols.as_ref()).to_string()
            }
            Effect::BlankGains(die, symbol, count) => tr!(
                texts,
                "effect-blank-gains",
                die = self.die(*die).as_ref(),
                count = number(*count),
                symbol = self.symbols(*symbol, number(*count)).as_ref()
            )
            .to_string(),
            Effect::Cancel(side, what) => self.cancel(*side, *what),
            Effect::Wounds(amount) => {
                tr!(texts, "effect-wounds", count = exactly(amount), amount = self.amount(amount).as_str()).to_string()
            }
            Effect::DoubleHits => tr!(texts, "effect-double-hits").to_string(),
            Effect::SpreadWounds => tr!(texts, "effect-spread").to_string(),
            Effect::Pull => tr!(texts, "effect-pull").to_string(),
            Effect::AttackAgain => tr!(texts, "effect-attack-again").to_string(),
            Effect::Survive(health) => tr!(texts, "effect-survive", health = number(*health)).to_string(),
            Effect::WeakenCounter(dice) => tr!(texts, "effect-weaken", dice = number(*dice)).to_string(),
            Effect::BecomeTarget => tr!(texts, "effect-become-target").to_string(),
            Effect::Choose(lists) => {
                let either: Vec<String> = lists
                    .iter()
                    .map(|list| {
                        list.iter().map(|effect| self.effect(effect)).collect::<Vec<_>>().join(&tr!(texts, "text-and"))
                    })
                    .collect();
                either.join(&tr!(texts, "text-or"))
            }
            other => self.effect_outside(other),
        }
    }

    fn add(&self, side: Side, symbol: Symbol, amount: &Amount) -> String {
        let plus = self.amount(amount);
        let symbol_name = self.symbols(symbol, each_time(amount));
        let own = matches!((side, symbol), (Side::Attacker, Symbol::Hit) | (Side::Defender, Symbol::Shield))
            || matches!(symbol, Symbol::Bam | Symbol::Diamond);
        let negative = matches!(amount, Amount::N(number) | Amount::Per(number, ..) if *number < 0);
        if own && !negative {
            tr!(self.texts, "effect-add", amount = plus.as_str(), symbol = symbol_name.as_ref()).to_string()
        } else {
            tr!(
                self.texts,
                "effect-add-side",
                side = self.side(side).as_ref(),
                amount = plus.as_str(),
                symbol = symbol_name.as_ref()
            )
            .to_string()
        }
    }

    fn reroll(&self, side: RerollSide, which: Reroll) -> String {
        let dice = match side {
            RerollSide::Attack => tr!(self.texts, "reroll-attack"),
            RerollSide::Defense => tr!(self.texts, "reroll-defense"),
            RerollSide::Either => tr!(self.texts, "reroll-either"),
        };
        let dice = dice.as_ref();
        match which {
            Reroll::All => tr!(self.texts, "effect-reroll-all", dice = dice),
            Reroll::Blanks => tr!(self.texts, "effect-reroll-blanks", dice = dice),
            Reroll::Any => tr!(self.texts, "effect-reroll-any", dice = dice),
            Reroll::UpTo(count) => tr!(self.texts, "effect-reroll-up-to", dice = dice, count = i64::from(count)),
        }
        .to_string()
    }

    fn cancel(&self, side: Side, what: Cancelled) -> String {
        let side = self.side(side);
        match what {
            Cancelled::Bams(count) => tr!(
                self.texts,
                "effect-cancel",
                side = side.as_ref(),
                count = i64::from(count),
                symbol = self.symbols(Symbol::Bam, i64::from(count)).as_ref()
            ),
            Cancelled::Diamonds(count) => tr!(
                self.texts,
                "effect-cancel",
                side = side.as_ref(),
                count = i64::from(count),
                symbol = self.symbols(Symbol::Diamond, i64::from(count)).as_ref()
            ),
            Cancelled::All => tr!(self.texts, "effect-cancel-all", side = side.as_ref()),
        }
        .to_string()
    }

    /// Effects outside the dice, and modifiers.
    fn effect_outside(&self, effect: &Effect) -> String {
        let texts = self.texts;
        let number = |number: u8| i64::from(number);
        let text = match effect {
            Effect::Hurt(who, amount) => {
                let wounds = self.amount(amount);
                let (count, wounds) = (exactly(amount), wounds.trim_start_matches('+'));
                tr!(texts, "effect-hurt", who = self.who(*who).as_ref(), count = count, wounds = wounds)
            }
            Effect::HurtByRoll(who, die, symbols) => {
                let symbols: Vec<Arc<str>> = symbols.iter().map(|symbol| self.symbols(*symbol, 0)).collect();
                tr!(
                    texts,
                    "effect-hurt-by-roll",
                    who = self.who(*who).as_ref(),
                    die = self.die(*die).as_ref(),
                    symbols = symbols.join(" + ").as_str()
                )
            }
            Effect::Heal(who, amount) => {
                let wounds = self.amount(amount);
                let (count, wounds) = (exactly(amount), wounds.trim_start_matches('+'));
                tr!(texts, "effect-heal", who = self.who(*who).as_ref(), count = count, wounds = wounds)
            }
            Effect::FullyHeal(who) => tr!(texts, "effect-fully-heal", who = self.who(*who).as_ref()),
            Effect::Stun(who) => tr!(texts, "effect-stun", who = self.who(*who).as_ref()),
            Effect::Kill(who) => tr!(texts, "effect-kill", who = self.who(*who).as_ref()),
            Effect::GainXp(who, xp) => tr!(texts, "effect-gain-xp", who = self.who(*who).as_ref(), xp = number(*xp)),
            Effect::DrawTreasure(level) => tr!(texts, "effect-draw-treasure", level = number(*level)),
            Effect::DrawArtifact => tr!(texts, "effect-draw-artifact"),
            Effect::GainActions(kind, count) | Effect::ExtraActions(kind, count) => {
                tr!(texts, "effect-actions", count = number(*count), kind = self.kind(*kind, number(*count)).as_ref())
            }
            Effect::Move { most, slippery: true, .. } => tr!(texts, "effect-move-slippery", most = number(*most)),
            Effect::Move { most, to_enemy: true, .. } => tr!(texts, "effect-move-to-enemy", most = number(*most)),
            Effect::Move { most, .. } => tr!(texts, "effect-move", most = number(*most)),
            Effect::FreeAttack(style) => tr!(texts, "effect-free-attack", style = self.style(*style).as_ref()),
            Effect::Command => tr!(texts, "effect-command"),
            Effect::ExtraActivation => tr!(texts, "effect-extra-activation"),
            Effect::MovementPoints(points) => tr!(texts, "effect-movement", points = number(*points)),
            Effect::Slippery => tr!(texts, "effect-slippery"),
            Effect::Taunt => tr!(texts, "effect-taunt"),
            Effect::MaxHealth(health) => tr!(texts, "effect-max-health", health = number(*health)),
            Effect::HalveWounds(style) => tr!(texts, "effect-halve", style = self.style(*style).as_ref()),
            Effect::Untargetable(style) => tr!(texts, "effect-untargetable", style = self.style(*style).as_ref()),
            Effect::DoubleHealing => tr!(texts, "effect-double-healing"),
            Effect::Reaches(style, least, most) => tr!(
                texts,
                "effect-reaches",
                style = self.style(*style).as_ref(),
                least = number(*least),
                most = number(*most)
            ),
            Effect::SwordAndSpell => tr!(texts, "effect-sword-and-spell"),
            Effect::TransmuteValue(value) => tr!(texts, "effect-transmute-value", value = number(*value)),
            Effect::ReachesBoss => tr!(texts, "effect-reaches-boss"),
            Effect::Spawn(what, place) => {
                tr!(texts, "effect-spawn", what = self.spawned(*what).as_ref(), place = self.place(place).as_ref())
            }
            Effect::ActivateRoamingOr(_) => tr!(texts, "effect-activate-roaming"),
            _ => "".into(),
        };
        text.to_string()
    }

    fn kind(&self, kind: ActionKind, count: i64) -> Arc<str> {
        match kind {
            ActionKind::Any => tr!(self.texts, "action-any", count = count),
            ActionKind::Melee => tr!(self.texts, "action-melee", count = count),
            ActionKind::Ranged => tr!(self.texts, "action-ranged", count = count),
            ActionKind::Magic => tr!(self.texts, "action-magic", count = count),
            ActionKind::Move => tr!(self.texts, "action-move", count = count),
        }
    }

    fn spawned(&self, what: Spawned) -> Arc<str> {
        match what {
            Spawned::Guard | Spawned::GuardOfLevel(_) => tr!(self.texts, "spawn-guard"),
            Spawned::Roaming | Spawned::Lesser | Spawned::Greater => tr!(self.texts, "spawn-roaming"),
        }
    }

    fn place(&self, place: &Place) -> Arc<str> {
        match place {
            Place::LevelBehind => tr!(self.texts, "place-behind"),
            Place::LevelAhead => tr!(self.texts, "place-ahead"),
            Place::LevelHere => tr!(self.texts, "place-here"),
            Place::LevelToken(level) => tr!(self.texts, "place-level", level = i64::from(*level)),
            Place::Named(name) => name.as_str().into(),
        }
    }
}

fn signed(number: i8) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}
