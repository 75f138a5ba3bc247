//! What is asked: whom, by which rule, in which words.

use crate::cards::Back;
use crate::ids::{CardId, Dice, EnemyId};
use crate::kernel::game::{Asked, Kind, Question};
use crate::state::{NOBODY, Thing};
use serde::{Deserialize, Serialize};

/// A question. Its rule and its message are in `Ask::put`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Ask {
    // ---- chance ----
    /// All dice of a roll at once.
    Roll { dice: Dice },
    /// A Treasure token is drawn from the bag.
    Token,
    /// An Item card is drawn.
    Draw { back: Back },
    /// A Mob card of a tier.
    Mob { tier: u8 },
    /// A Roaming Monster card of a tier.
    Roamer { tier: u8 },
    /// A Door card.
    Door,
    /// A face-down token is turned up.
    Side { thing: Thing },
    // ---- the players together ----
    /// Who takes the next turn.
    NextHero,
    /// Which Enemy is activated next; a Consumable may be used before.
    NextEnemy,
    /// Before an action of an Enemy: is anything used?
    Window,
    /// Which Hero gets XP and loot of what no Hero has killed.
    Killer { enemy: EnemyId },
    /// Which of the nearest Heroes is attacked.
    Victim { enemy: EnemyId },
    /// With which of two equally effective types.
    With { enemy: EnemyId, victim: u8 },
    /// Where an Enemy moves.
    EnemyStep { enemy: EnemyId },
    /// Which of several Heroes an effect of an Enemy hits.
    Hit { enemy: EnemyId },
    /// Which of the Zones comes next.
    NextZone,
    /// Which of several Traps is triggered first.
    Trap { hero: u8 },
    /// Where an Enemy is placed.
    Placed { enemy: EnemyId },
    /// Which Mob loses a Minion, or comes.
    WhichMob { enemy: EnemyId },
    /// Where the one whom the Quest leads walks.
    EscortStep,
    /// Which Hero of his Zone counts as the one who has opened the door.
    Opener,
    /// Is a Quest over that cannot be won any more?
    GiveUp,
    /// Where a Hero stands when the Boss fight starts.
    StartZone { hero: u8 },
    /// Where a token of the Boss fight is laid.
    TokenZone,
    /// Which of the fullest counters loses one.
    WhichCounter,
    // ---- one Hero ----
    /// Which action comes next, or is it over?
    Turn { hero: u8 },
    /// A Move action.
    Moving { hero: u8, points: u8 },
    /// A card has come.
    Receive { hero: u8, card: CardId },
    /// A Trade & Equip action.
    Trade { hero: u8 },
    /// What is given to the Forge for something better?
    Forge { hero: u8 },
    /// Are dice added before the roll?
    Pool { hero: u8 },
    /// The roll lies there.
    Resolve { hero: u8 },
    /// Which die is re-rolled.
    Reroll { hero: u8, enemy_dice: bool },
    /// A token of the Rogue is drawn.
    Tool,
    /// Which token the Rogue turns.
    Exhaust { hero: u8 },
    /// An Arrow card is revealed.
    Arrow,
    /// Is another Arrow card revealed?
    Aim { hero: u8 },
    /// Is a Skill blessed?
    Bless { hero: u8 },
    /// Does the Shaman take this Mana, or does a marker rise?
    Channel { hero: u8 },
    /// A Spirit moves.
    Leading { hero: u8, ally: u8, points: u8 },
    /// Which Skill is gained, and where it lies.
    Learn { hero: u8 },
    /// Is Mana discarded, so that no Minion joins?
    Drain { hero: u8, mana: u8 },
}

impl Ask {
    /// The question in which this is asked.
    pub(crate) fn put(self) -> Question<Self> {
        use Asked::{Chance, Group, Seat};
        let put = |asked, kind, rule, message| Question { asked, kind, rule, message, ask: self };
        match self {
            Self::Roll { .. } => put(Chance, Kind::Chance, "M2-COMBAT-08", "ask-md2-roll"),
            Self::Token => put(Chance, Kind::Chance, "M2-TREAS-02", "ask-md2-token"),
            Self::Draw { .. } => put(Chance, Kind::Chance, "M2-TREAS-03", "ask-md2-draw"),
            Self::Mob { .. } => put(Chance, Kind::Chance, "M2-SPAWN-01", "ask-md2-mob"),
            Self::Roamer { .. } => put(Chance, Kind::Chance, "M2-SPAWN-02", "ask-md2-roamer"),
            Self::Door => put(Chance, Kind::Chance, "M2-REVEAL-01", "ask-md2-door"),
            Self::Side { .. } => put(Chance, Kind::Chance, "M2-SETUP-15", "ask-md2-side"),
            Self::NextHero => put(Group, Kind::PickOne, "M2-HPHASE-01", "ask-md2-next-hero"),
            Self::NextEnemy => put(Group, Kind::PickOne, "M2-EPHASE-01", "ask-md2-next-enemy"),
            Self::Window => put(Group, Kind::May, "M2-ITEM-10", "ask-md2-window"),
            Self::Killer { .. } => put(Group, Kind::PickOne, "M2-COMBAT-26", "ask-md2-killer"),
            Self::Victim { .. } => put(Group, Kind::PickOne, "M2-MOB-02", "ask-md2-victim"),
            Self::With { .. } => put(Group, Kind::PickOne, "M2-MOB-04", "ask-md2-with"),
            Self::EnemyStep { .. } => put(Group, Kind::PickOne, "M2-MOB-08", "ask-md2-enemy-step"),
            Self::Hit { .. } => put(Group, Kind::PickOne, "M2-TIES-01", "ask-md2-hit"),
            Self::NextZone => put(Group, Kind::PickOne, "M2-DARK-04", "ask-md2-next-zone"),
            Self::Trap { .. } => put(Group, Kind::PickOne, "M2-TOKEN-04", "ask-md2-trap"),
            Self::Placed { .. } => put(Group, Kind::PickOne, "M2-TIES-01", "ask-md2-placed"),
            Self::WhichMob { .. } => put(Group, Kind::PickOne, "M2-ENEMY-06", "ask-md2-which-mob"),
            Self::EscortStep => put(Group, Kind::PickOne, "M2-TIES-01", "ask-md2-escort-step"),
            Self::Opener => put(Group, Kind::PickOne, "M2-REVEAL-07", "ask-md2-opener"),
            Self::GiveUp => put(Group, Kind::May, "M2-WIN-03", "ask-md2-give-up"),
            Self::StartZone { .. } => put(Group, Kind::PickOne, "M2-BOSS-03", "ask-md2-start-zone"),
            Self::TokenZone => put(Group, Kind::PickOne, "M2-BOSS-07", "ask-md2-token-zone"),
            Self::WhichCounter => put(Group, Kind::PickOne, "M2-TIES-01", "ask-md2-which-counter"),
            Self::Turn { hero } => put(Seat(hero), Kind::Act, "M2-HPHASE-04", "ask-md2-turn"),
            Self::Moving { hero, .. } => put(Seat(hero), Kind::Act, "M2-MOVE-01", "ask-md2-moving"),
            Self::Receive { hero, .. } => put(Seat(hero), Kind::PickOne, "M2-ITEM-07", "ask-md2-receive"),
            Self::Trade { hero } => put(Seat(hero), Kind::Arrange, "M2-TRADE-01", "ask-md2-trade"),
            Self::Forge { hero } => put(Seat(hero), Kind::PickOne, "M2-TOKEN-13", "ask-md2-forge"),
            Self::Pool { hero } => put(Seat(hero), Kind::Spend, "M2-COMBAT-06", "ask-md2-pool"),
            // M2-COMBAT-35: a combat that is nobody's own.
            Self::Resolve { hero: NOBODY } => put(Group, Kind::Spend, "M2-COMBAT-35", "ask-md2-resolve"),
            Self::Resolve { hero } => put(Seat(hero), Kind::Spend, "M2-COMBAT-09", "ask-md2-resolve"),
            Self::Reroll { hero, .. } => put(Seat(hero), Kind::Reroll, "M2-ABIL-24", "ask-md2-reroll"),
            Self::Tool => put(Chance, Kind::Chance, "M2-ROGUE-03", "ask-md2-tool"),
            Self::Exhaust { hero } => put(Seat(hero), Kind::PickOne, "M2-ROGUE-04", "ask-md2-exhaust"),
            Self::Arrow => put(Chance, Kind::Chance, "M2-RANGER-02", "ask-md2-arrow"),
            Self::Aim { hero } => put(Seat(hero), Kind::May, "M2-RANGER-02", "ask-md2-aim"),
            Self::Bless { hero } => put(Seat(hero), Kind::PickOne, "M2-PAL-07", "ask-md2-bless"),
            Self::Channel { hero } => put(Seat(hero), Kind::PickOne, "M2-SHAM-02", "ask-md2-channel"),
            Self::Leading { hero, .. } => put(Seat(hero), Kind::Act, "M2-SHAM-11", "ask-md2-leading"),
            Self::Learn { hero } => put(Seat(hero), Kind::PickOne, "M2-LVLUP-07", "ask-md2-learn"),
            Self::Drain { hero, .. } => put(Seat(hero), Kind::May, "M2-DATA-10", "ask-md2-drain"),
        }
    }
}
