//! Questions and answers of this ruleset.

use super::ids::{AbilityUse, CardId, DoorId, Enemy, EnemyCardId, EventId, Hero};
use super::language::{Reroll, Side, Style};
use super::library::DiceCount;
use super::state::{Slot, TokenKind};
use super::symbol::Symbol;
use crate::kernel::board::{EdgeId, SpaceId};
use crate::kernel::game::{Asked, Kind, MessageId, Question, RuleId};
use crate::kernel::list::List;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Who answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum By {
    /// Players choose.
    #[default]
    Group,
    /// Owner chooses.
    Hero(Hero),
}

/// A deck that can be drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DeckName {
    /// Guards of this Level.
    Guard(u8),
    /// Treasures of this Level.
    Treasure(u8),
    /// Lesser Roaming Monsters.
    Lesser,
    /// Greater Roaming Monsters.
    Greater,
    /// Door cards.
    Door,
    /// Event cards.
    Event,
    /// ARTIFACT-02: Artifact cards; only quests let them be drawn.
    Artifact,
    /// TOKEN-03: the face-down tokens of this bag of the quest, of which nobody knows which is which.
    FaceDown(u8),
}

/// What a choice is for. It gives the rule and the sentence of the question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the rule table below says what each is")]
pub enum Purpose {
    #[default]
    TieTarget,
    MoveGoal,
    Path,
    EnemyOrder,
    CounterOrder,
    PatrolZone,
    SecondRoom,
    ThirdRoom,
    ReinforcementOrder,
    ReinforcementZone,
    RoamingToActivate,
    AttackType,
    EffectTarget,
    EffectTargets,
    EffectOption,
    Enchantment,
    Reroll,
    RerollSide,
    RerollDice,
    RemoveDice,
    AddDie,
    FlipDice,
    UseAbility,
    TributeFrom,
    Bodyguard,
    GiveTo,
    GiveCards,
    TransmuteCards,
    CommandedHero,
    SymbolToPay,
    WoundTarget,
    Skill,
    QuestHero,
    ShareWound,
    QuestObject,
    HandOver,
    SignaturePrice,
}

impl Purpose {
    /// The rule that puts the question.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            Purpose::WoundTarget => "ACT-COMBAT-05",
            Purpose::TieTarget => "EPHASE-10",
            Purpose::MoveGoal => "EPHASE-19",
            Purpose::Path => "EPHASE-20",
            Purpose::EnemyOrder => "EPHASE-02",
            Purpose::CounterOrder => "COUNTER-08",
            Purpose::PatrolZone => "EVENT-03",
            Purpose::SecondRoom | Purpose::ThirdRoom => "ACT-DOOR-08",
            Purpose::ReinforcementOrder => "ENEMY-25",
            Purpose::ReinforcementZone => "ENEMY-26",
            Purpose::RoamingToActivate => "EVENT-07",
            Purpose::AttackType => "EPHASE-11",
            Purpose::EffectTarget | Purpose::EffectTargets | Purpose::EffectOption => "EFFECT-32",
            Purpose::Enchantment | Purpose::SymbolToPay => "COMBAT-19",
            Purpose::Reroll => "COMBAT-11",
            Purpose::RerollSide => "EFFECT-25",
            Purpose::RerollDice => "GLOSS-10",
            Purpose::RemoveDice => "COMBAT-22",
            Purpose::AddDie => "EFFECT-15",
            Purpose::FlipDice => "GLOSS-05",
            Purpose::UseAbility => "EFFECT-01",
            Purpose::TributeFrom => "COND-03",
            Purpose::Bodyguard => "ACT-SIGN-03",
            Purpose::GiveTo | Purpose::GiveCards => "ACT-PICKUP-06",
            Purpose::TransmuteCards => "ACT-TRANS-02",
            Purpose::CommandedHero => "SKILL-12",
            Purpose::Skill => "XP-04",
            Purpose::QuestHero | Purpose::ShareWound => "ROUND-03",
            Purpose::QuestObject => "TOKEN-02",
            Purpose::HandOver => "ARTIFACT-05",
            Purpose::SignaturePrice => "STORY-04",
        }
    }

    /// The sentence that puts the question.
    #[must_use]
    pub fn message(self) -> MessageId {
        match self {
            Purpose::TieTarget => "ask-tie-target",
            Purpose::MoveGoal => "ask-move-goal",
            Purpose::Path => "ask-path",
            Purpose::EnemyOrder => "ask-enemy-order",
            Purpose::CounterOrder => "ask-counter-order",
            Purpose::PatrolZone => "ask-patrol-zone",
            Purpose::SecondRoom => "ask-second-room",
            Purpose::ThirdRoom => "ask-third-room",
            Purpose::ReinforcementOrder => "ask-reinforcement-order",
            Purpose::ReinforcementZone => "ask-reinforcement-zone",
            Purpose::RoamingToActivate => "ask-roaming",
            Purpose::AttackType => "ask-attack-type",
            Purpose::EffectTarget => "ask-effect-target",
            Purpose::EffectTargets => "ask-effect-targets",
            Purpose::EffectOption => "ask-effect-option",
            Purpose::Enchantment => "ask-enchantment",
            Purpose::Reroll => "ask-reroll",
            Purpose::RerollSide => "ask-reroll-side",
            Purpose::RerollDice => "ask-reroll-dice",
            Purpose::RemoveDice => "ask-remove-dice",
            Purpose::AddDie => "ask-add-die",
            Purpose::FlipDice => "ask-flip-dice",
            Purpose::UseAbility => "ask-use-ability",
            Purpose::TributeFrom => "ask-tribute",
            Purpose::Bodyguard => "ask-bodyguard",
            Purpose::GiveTo => "ask-give-to",
            Purpose::GiveCards => "ask-give-cards",
            Purpose::TransmuteCards => "ask-transmute",
            Purpose::CommandedHero => "ask-command",
            Purpose::SymbolToPay => "ask-symbol",
            Purpose::WoundTarget => "ask-wound-target",
            Purpose::Skill => "ask-buy-skill",
            Purpose::QuestHero => "ask-quest-hero",
            Purpose::ShareWound => "ask-share-wound",
            Purpose::QuestObject => "ask-quest-object",
            Purpose::HandOver => "ask-hand-over",
            Purpose::SignaturePrice => "ask-signature-price",
        }
    }
}

/// An option of a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Choice {
    /// None of the others.
    #[default]
    Nothing,
    Zone(SpaceId),
    Hero(Hero),
    /// An Enemy (a Mob as a whole).
    Enemy(Enemy),
    /// The Boss of a Mob, where one may choose between it and the Minions.
    Leader(Enemy),
    /// The Minions of a Mob.
    Minions(Enemy),
    /// STUN-06: so many Wounds to the Boss of a stunned Mob, the others to its Minions.
    Share(Enemy, u8),
    /// STUN-06: the Wounds of a stunned Mob are divided when it is known how many there are.
    Divide(Enemy),
    Card(CardId),
    /// A die on the table, by its position.
    Die(u8),
    /// A colour of dice, by its number.
    Colour(u8),
    /// A side of the combat.
    Side(Side),
    /// A combat type.
    Style(Style),
    Ability(AbilityUse),
    /// One of several lists of effects.
    Option(u8),
    /// A Skill: line and position in the line.
    Skill(u8, u8),
    /// ARTIFACT-05: a carried token, from whom to whom.
    Hand(TokenKind, Hero, Hero),
    /// The symbol that pays.
    Symbol(Symbol),
    /// ED-01: what a Signature is paid with.
    Currency(Currency),
}

/// HERO-12, HERO-13: what Heroes earn and pay with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Currency {
    /// HERO-12: experience, counted in whole points.
    Xp,
    /// STORY-03: five of them are 1 XP.
    MicroXp,
}

/// A question that is put while a quest is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Ask {
    /// Nothing: the game is over.
    #[default]
    Over,
    /// These dice are rolled; the answer lists faces colour by colour.
    Roll(DiceCount),
    /// A card is drawn.
    Draw(DeckName),
    /// The menu of a Hero.
    Act(Hero),
    /// Between `least` and `most` of the options in the state; with `least` 0, [`Answer::Enough`] is legal too.
    Choose {
        /// Who answers.
        by: By,
        purpose: Purpose,
        /// Fewest.
        least: u8,
        most: u8,
    },
    /// Yes or no, about this ability; without one (`AbilityId::NONE`) about the Event card that is being resolved.
    May {
        /// Who answers.
        by: By,
        purpose: Purpose,
        ability: AbilityUse,
    },
    /// ACT-TRADE-01: rearrange the cards of these Heroes (a bit each).
    Arrange {
        /// Who answers.
        hero: Hero,
        /// Heroes involved.
        heroes: u8,
        /// ACT-TRADE-02: cards may change hands.
        trade: bool,
        /// ACT-TRANS-05: Transmute may be done meanwhile.
        transmute: bool,
    },
}

impl Ask {
    /// The question in the words of the kernel.
    #[must_use]
    pub fn question(self) -> Option<Question<Ask>> {
        let (asked, kind, rule, message) = match self {
            Ask::Over => return None,
            Ask::Roll(_) => (Asked::Chance, Kind::Chance, "COMBAT-05", "ask-roll"),
            Ask::Draw(deck @ DeckName::FaceDown(_)) => (Asked::Chance, Kind::Chance, draw_rule(deck), "ask-reveal"),
            Ask::Draw(deck) => (Asked::Chance, Kind::Chance, draw_rule(deck), "ask-draw"),
            Ask::Act(hero) => (Asked::Seat(hero.0), Kind::Act, "HPHASE-03", "ask-act"),
            Ask::Choose { by, purpose, least, most } => {
                let kind = match purpose {
                    Purpose::Enchantment => Kind::Spend,
                    Purpose::Reroll => Kind::Reroll,
                    Purpose::Skill => Kind::Buy,
                    _ if least == 1 && most == 1 => Kind::PickOne,
                    _ => Kind::PickSome,
                };
                (by.asked(), kind, purpose.rule(), purpose.message())
            }
            Ask::May { by, purpose, .. } => (by.asked(), Kind::May, purpose.rule(), purpose.message()),
            Ask::Arrange { hero, trade, .. } => {
                let rule = if trade { "ACT-TRADE-02" } else { "ACT-TRADE-01" };
                (Asked::Seat(hero.0), Kind::Arrange, rule, "ask-arrange")
            }
        };
        Some(Question { asked, kind, rule, message, ask: self })
    }
}

impl By {
    fn asked(self) -> Asked {
        match self {
            By::Group => Asked::Group,
            By::Hero(hero) => Asked::Seat(hero.0),
        }
    }
}

fn draw_rule(deck: DeckName) -> RuleId {
    match deck {
        DeckName::Guard(_) => "LEVEL-08",
        DeckName::Treasure(_) => "LEVEL-11",
        DeckName::Lesser | DeckName::Greater => "ENEMY-31",
        DeckName::Door => "ACT-DOOR-04",
        DeckName::Event => "EVENT-01",
        DeckName::Artifact => "ARTIFACT-02",
        DeckName::FaceDown(_) => "TOKEN-03",
    }
}

/// A drawn card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Drawn {
    /// Treasure or Artifact.
    Card(CardId),
    /// Guard or Roaming Monster.
    Enemy(EnemyCardId),
    /// Door card.
    Door(DoorId),
    /// Event card.
    Event(EventId),
    /// TOKEN-03: what a face-down token turns out to be.
    Token(TokenKind),
}

/// What a Hero does in his menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    /// ACT-MOVE-01: begin a Move Action.
    Move,
    /// ACT-MOVE-03: go to an adjacent Zone.
    Step(SpaceId),
    /// ACT-DOOR-01: open a door of the own Zone.
    OpenDoor(EdgeId),
    /// ACT-PICKUP-01.
    PickUp,
    /// QC-02: leave through the Exit.
    Escape,
    /// ARTIFACT-05: lay a carried token down in the own Zone.
    Lay(TokenKind),
    /// An Act of the quest, by its place there.
    Quest(u8),
    /// ACT-MOVE-02: end the Move Action; or the movement of a Skill.
    EndMove,
    /// ACT-COMBAT-01: attack an Enemy with this combat type.
    Attack(Style, Enemy),
    /// SKILL-17: attack with Melee weapons by a Magic Action.
    SwordAndSpell(Enemy),
    /// ACT-TRADE-01.
    Reorganize,
    /// ACT-TRANS-01.
    Transmute,
    /// ACT-GETUP-01.
    GetUp,
    /// A Skill, Signature, Item or Consumable.
    Use(AbilityUse),
    /// ACT-NOTHING-01: end the Activation.
    Nothing,
}

/// A card that goes to a Hero and a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Put {
    /// By its number in the library.
    pub card: CardId,
    /// Whose Inventory.
    pub hero: Hero,
    /// Where.
    pub slot: Slot,
}

/// What can be answered, chance included: a variant for each form of answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Answer {
    /// The faces (0–5) that fell, colour by colour.
    Rolled(List<u8, 14>),
    /// The card that was drawn.
    Drew(Drawn),
    /// What the Hero does.
    Act(Act),
    /// One option.
    Pick(Choice),
    /// Several options: a bit for each position.
    PickSome(u64),
    /// No more, or none.
    Enough,
    /// Do it.
    Yes,
    /// Leave it.
    No,
    /// Only cards that go somewhere else need to be named; the rest stays.
    Arrange(SmallVec<[Put; 3]>),
    /// ACT-TRANS-05: Transmute in the middle of a Reorganize/Trade Action, by this Hero.
    Transmute(Hero),
}

/// What re-rolls are offered for: kept here because the window shows it.
#[must_use]
pub fn takes_only_blanks(reroll: Reroll) -> bool {
    matches!(reroll, Reroll::Blanks)
}
