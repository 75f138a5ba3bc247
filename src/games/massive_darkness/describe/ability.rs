//! Card text: rendered from what the card does, so that it can never say something else.

use super::begin;
use super::signs::Sign;
use super::whom::{Case, how, range, style_key};
use crate::games::massive_darkness::rules::language::{
    Ability, ActionKind, Amount, Cancelled, Condition, Cost, DieChoice, Effect, Helps, Place, Reroll, RerollSide, Side,
    Spawned, Style, When, Who,
};
use crate::games::massive_darkness::rules::symbol::Symbol;
use crate::house::text::{Texts, shown};
use crate::tr;
use std::sync::Arc;

/// Puts the text of cards into the words of one language. It needs no game.
#[derive(Clone, Copy)]
pub struct CardText<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// Whether symbols and dice are signs ([`Sign`]) instead of words.
    has_signs: bool,
}

impl<'a> CardText<'a> {
    /// All of it in words.
    #[must_use]
    pub fn in_words(texts: &'a Texts) -> Self {
        Self { texts, has_signs: false }
    }

    /// Symbols and dice as signs: for those who see it painted.
    #[must_use]
    pub fn in_signs(texts: &'a Texts) -> Self {
        Self { texts, has_signs: true }
    }

    /// A sign, where they are wanted.
    pub(super) fn sign(&self, sign: Option<Sign>) -> Option<Arc<str>> {
        let sign = sign.filter(|_| self.has_signs)?;
        Some(sign.character().to_string().into())
    }
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
        text.push_str(&begin(&self.when(ability.when)));
        let symbols: Vec<Arc<str>> = ability.pay.iter().filter_map(|cost| self.symbol_cost(*cost)).collect();
        if !symbols.is_empty() {
            text.push_str(&format!(" [{}]", symbols.join(" + ")));
        }
        // Where nothing says when, the brackets stand right before the colon.
        text.truncate(text.trim_end().len());
        if !text.is_empty() {
            text.push_str(": ");
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
        if ability.optional {
            text.push_str(&tr!(self.texts, "text-may"));
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
        let effects: Vec<Arc<str>> = effects.iter().map(|effect| self.effect(effect)).collect();
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
            When::Defense(style) => tr!(self.texts, "when-styled-defense", style = style_key(style)),
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
                tr!(self.texts, "if-equipped", tags = tags.join(&tr!(self.texts, "text-or")).as_str())
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
        if self.texts.has(&id) { self.texts.get(&id) } else { shown(tag).into() }
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
            Cost::BamOrDiamond if self.has_signs => {
                let either = [Symbol::Bam, Symbol::Diamond].map(|symbol| self.symbol(symbol));
                Some(either.join("/").into())
            }
            Cost::BamOrDiamond => Some(tr!(self.texts, "symbol-bam-or-diamond")),
            _ => None,
        }
    }

    /// What a side of a die shows, in a word.
    #[must_use]
    pub fn symbol(&self, symbol: Symbol) -> Arc<str> {
        if let Some(sign) = self.sign(Some(Sign::Symbol(symbol))) {
            return sign;
        }
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

    fn effect(&self, effect: &Effect) -> Arc<str> {
        let texts = self.texts;
        let number = |number: u8| i64::from(number);
        match effect {
            Effect::Add(side, symbol, amount) => self.add(*side, *symbol, amount),
            Effect::Dice(side, die, amount) => self.add_dice(*side, *die, amount),
            Effect::NoDice(side) => tr!(texts, "effect-no-dice", side = side_key(*side)),
            Effect::Reroll(side, which) => self.reroll(*side, *which),
            Effect::FlipBlanks(_, count) => tr!(texts, "effect-flip", count = number(*count)),
            Effect::BlanksGain(_, symbol, count) => {
                let symbols = self.symbols(*symbol, number(*count));
                tr!(texts, "effect-blanks-gain", count = number(*count), symbol = symbols.as_ref())
            }
            Effect::BlankGains(die, symbol, count) => tr!(
                texts,
                "effect-blank-gains",
                die = self.dice(*die, 1).as_ref(),
                count = number(*count),
                symbol = self.symbols(*symbol, number(*count)).as_ref()
            ),
            Effect::Cancel(side, what) => self.cancel(*side, *what),
            Effect::Wounds(amount) => {
                let much = self.much(amount);
                let wounds = signed(much.number);
                let said = tr!(texts, "effect-wounds", count = much.number, amount = wounds.as_str());
                self.counted(much.each.as_ref(), said)
            }
            Effect::DoubleHits => tr!(texts, "effect-double-hits"),
            Effect::SpreadWounds => tr!(texts, "effect-spread"),
            Effect::Pull => tr!(texts, "effect-pull"),
            Effect::AttackAgain => tr!(texts, "effect-attack-again"),
            Effect::Survive(health) => tr!(texts, "effect-survive", health = number(*health)),
            Effect::WeakenCounter(dice) => tr!(texts, "effect-weaken", dice = number(*dice)),
            Effect::BecomeTarget => tr!(texts, "effect-become-target"),
            Effect::Choose(lists) => {
                let either: Vec<String> = lists.iter().map(|list| self.effects(list)).collect();
                either.join(&tr!(texts, "text-or")).into()
            }
            other => self.effect_outside(other),
        }
    }

    fn add(&self, side: Side, symbol: Symbol, amount: &Amount) -> Arc<str> {
        let much = self.much(amount);
        let (plus, name) = (signed(much.number), self.symbols(symbol, much.number.abs()));
        let own = matches!((side, symbol), (Side::Attacker, Symbol::Hit) | (Side::Defender, Symbol::Shield))
            || matches!(symbol, Symbol::Bam | Symbol::Diamond);
        let said = if own && much.number >= 0 {
            tr!(self.texts, "effect-add", amount = plus.as_str(), symbol = name.as_ref())
        } else {
            let side = self.side(side);
            tr!(self.texts, "effect-add-side", side = side.as_ref(), amount = plus.as_str(), symbol = name.as_ref())
        };
        self.counted(much.each.as_ref(), said)
    }

    fn add_dice(&self, side: Side, die: DieChoice, amount: &Amount) -> Arc<str> {
        let much = self.much(amount);
        let (plus, name) = (signed(much.number), self.dice(die, much.number.abs()));
        let of_attack = matches!(die, DieChoice::Yellow | DieChoice::Red | DieChoice::AnyAttack);
        // The colour of what comes to one's own roll says whose it is.
        let said = if much.number >= 0 && of_attack == (side == Side::Attacker) {
            tr!(self.texts, "effect-dice", amount = plus.as_str(), die = name.as_ref())
        } else {
            let side = self.side(side);
            tr!(self.texts, "effect-dice-side", side = side.as_ref(), amount = plus.as_str(), die = name.as_ref())
        };
        self.counted(much.each.as_ref(), said)
    }

    fn reroll(&self, side: RerollSide, which: Reroll) -> Arc<str> {
        let texts = self.texts;
        let dice = |count: i64| match side {
            RerollSide::Attack => tr!(texts, "reroll-attack", count = count),
            RerollSide::Defense => tr!(texts, "reroll-defense", count = count),
            RerollSide::Either => tr!(texts, "reroll-either", count = count),
        };
        match which {
            Reroll::All => tr!(texts, "effect-reroll-all", dice = dice(0).as_ref()),
            Reroll::Blanks => tr!(texts, "effect-reroll-blanks", dice = dice(0).as_ref()),
            Reroll::Any => tr!(texts, "effect-reroll-any", dice = dice(0).as_ref()),
            Reroll::UpTo(count) => {
                let count = i64::from(count);
                tr!(texts, "effect-reroll-up-to", dice = dice(count).as_ref(), count = count)
            }
        }
    }

    fn cancel(&self, side: Side, what: Cancelled) -> Arc<str> {
        let (symbol, count) = match what {
            Cancelled::Bams(count) => (Symbol::Bam, i64::from(count)),
            Cancelled::Diamonds(count) => (Symbol::Diamond, i64::from(count)),
            Cancelled::All => {
                let all = [Symbol::Bam, Symbol::Diamond].map(|symbol| self.symbols(symbol, 2));
                let all = all.join(&tr!(self.texts, "text-and"));
                return tr!(self.texts, "effect-cancel-all", side = side_key(side), symbols = all.as_str());
            }
        };
        let symbols = self.symbols(symbol, count);
        tr!(self.texts, "effect-cancel", side = side_key(side), count = count, symbol = symbols.as_ref())
    }

    /// Effects outside the dice, and modifiers.
    fn effect_outside(&self, effect: &Effect) -> Arc<str> {
        let texts = self.texts;
        let number = |number: u8| i64::from(number);
        match effect {
            Effect::Hurt(who, amount) => self.hurt_or_heal(*who, amount, true),
            Effect::Heal(who, amount) => self.hurt_or_heal(*who, amount, false),
            Effect::HurtByRoll(who, die, symbols) => {
                let symbols: Vec<Arc<str>> = symbols.iter().map(|symbol| self.symbols(*symbol, 0)).collect();
                tr!(
                    texts,
                    "effect-hurt-by-roll",
                    who = self.who(*who, Case::Subject).as_ref(),
                    how = how(*who),
                    die = die_key(*die),
                    symbols = symbols.join(&tr!(texts, "text-and")).as_str()
                )
            }
            Effect::FullyHeal(who) => {
                tr!(texts, "effect-fully-heal", who = self.who(*who, Case::Subject).as_ref(), how = how(*who))
            }
            Effect::Stun(who) => {
                tr!(texts, "effect-stun", who = self.who(*who, Case::Object).as_ref(), how = how(*who))
            }
            Effect::Kill(who) => {
                tr!(texts, "effect-kill", who = self.who(*who, Case::Object).as_ref(), how = how(*who))
            }
            Effect::GainXp(who, xp) => {
                let name = self.who(*who, Case::Subject);
                tr!(texts, "effect-gain-xp", who = name.as_ref(), how = how(*who), xp = number(*xp))
            }
            Effect::DrawTreasure(level) => tr!(texts, "effect-draw-treasure", level = number(*level)),
            Effect::DrawArtifact => tr!(texts, "effect-draw-artifact"),
            Effect::GainActions(kind, count) => {
                tr!(texts, "effect-actions", count = number(*count), kind = self.kind(*kind, number(*count)).as_ref())
            }
            Effect::ExtraActions(kind, count) => {
                let kind = self.kind(*kind, number(*count));
                tr!(texts, "effect-extra-actions", count = number(*count), kind = kind.as_ref())
            }
            Effect::Move { most, slippery, to_enemy, .. } => self.moving(number(*most), *slippery, *to_enemy),
            Effect::FreeAttack(style) => tr!(texts, "effect-free-attack", style = style_key(*style)),
            Effect::Command => tr!(texts, "effect-command"),
            Effect::ExtraActivation => tr!(texts, "effect-extra-activation"),
            Effect::MovementPoints(points) => tr!(texts, "effect-movement", points = number(*points)),
            Effect::Slippery => tr!(texts, "effect-slippery"),
            Effect::Taunt => tr!(texts, "effect-taunt"),
            Effect::MaxHealth(health) => tr!(texts, "effect-max-health", health = number(*health)),
            Effect::HalveWounds(style) => tr!(texts, "effect-halve", style = style_key(*style)),
            Effect::Untargetable(style) => tr!(texts, "effect-untargetable", style = style_key(*style)),
            Effect::DoubleHealing => tr!(texts, "effect-double-healing"),
            Effect::Reaches(style, least, most) => {
                let range = range(*least, *most);
                tr!(texts, "effect-reaches", style = style_key(*style), range = range.as_str())
            }
            Effect::SwordAndSpell => tr!(texts, "effect-sword-and-spell"),
            Effect::TransmuteValue(value) => tr!(texts, "effect-transmute-value", value = number(*value)),
            Effect::ReachesBoss => tr!(texts, "effect-reaches-boss"),
            Effect::Spawn(what, place) => {
                tr!(texts, "effect-spawn", what = self.spawned(*what).as_ref(), place = self.place(place).as_ref())
            }
            Effect::ActivateRoamingOr(otherwise) => {
                tr!(texts, "effect-activate-roaming", otherwise = self.effects(otherwise).as_str())
            }
            _ => "".into(),
        }
    }

    fn hurt_or_heal(&self, who: Who, amount: &Amount, hurt: bool) -> Arc<str> {
        let much = self.much(amount);
        let (name, how, wounds) = (self.who(who, Case::Subject), how(who), much.number);
        let said = if hurt {
            tr!(self.texts, "effect-hurt", who = name.as_ref(), how = how, wounds = wounds)
        } else {
            tr!(self.texts, "effect-heal", who = name.as_ref(), how = how, wounds = wounds)
        };
        self.counted(much.each.as_ref(), said)
    }

    fn moving(&self, most: i64, slippery: bool, to_enemy: bool) -> Arc<str> {
        let texts = self.texts;
        let way = if to_enemy {
            tr!(texts, "effect-move-to-enemy", most = most)
        } else {
            tr!(texts, "effect-move", most = most)
        };
        if slippery { tr!(texts, "effect-move-slippery", way = way.as_ref()) } else { way }
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
            Spawned::Guard => tr!(self.texts, "spawn-guard"),
            Spawned::GuardOfLevel(level) => tr!(self.texts, "said-guard-of-level", level = i64::from(level)),
            Spawned::Roaming => tr!(self.texts, "spawn-roaming"),
            Spawned::Lesser => tr!(self.texts, "said-lesser"),
            Spawned::Greater => tr!(self.texts, "said-greater"),
        }
    }

    fn place(&self, place: &Place) -> Arc<str> {
        match place {
            Place::LevelBehind => tr!(self.texts, "place-behind"),
            Place::LevelAhead => tr!(self.texts, "place-ahead"),
            Place::LevelHere => tr!(self.texts, "place-here"),
            Place::LevelToken(level) => tr!(self.texts, "place-level", level = i64::from(*level)),
            Place::Named(name) => tr!(self.texts, "place-named", name = shown(name)),
        }
    }
}

/// A side, for messages that bend its word.
fn side_key(side: Side) -> &'static str {
    match side {
        Side::Attacker => "attacker",
        Side::Defender => "defender",
    }
}

/// A die, for messages that bend its words.
fn die_key(die: DieChoice) -> &'static str {
    match die {
        DieChoice::Yellow => "yellow",
        DieChoice::Red => "red",
        DieChoice::Blue => "blue",
        DieChoice::Green => "green",
        DieChoice::AnyAttack => "attack",
        DieChoice::AnyDefense => "defense",
    }
}

fn signed(number: i64) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}
