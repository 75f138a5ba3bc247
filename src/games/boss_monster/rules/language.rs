//! The language of the cards: *when – if – cost – by – limit – do* (BM-LIST-01 to BM-LIST-31).
//!
//! ```ron
//! // destroy this Room in any window: an opponent of your choice discards 1 Spell at random
//! (when: Window, cost: [DestroyThis], at: Opponent, do: [DiscardAtRandom(Spells)])
//! // once per round: draw a Spell and deal 2 less, or discard one and deal 2 more
//! (when: Window, limit: Round, do: [Draw(Spells, N(1)), Damage(This, N(-2))],
//!     or: [(cost: [Discard(Spell, 1)], do: [Damage(This, N(2))])])
//! // anybody else pays the owner any number of coins, at least one
//! (when: Window, by: Others, cost: [GiveFrom(1)], do: [Damage(This, Per(-1, CoinsPaid))])
//! ```

use crate::ids::{Back, RoomType, Treasure};
use serde::{Deserialize, Serialize};

/// What a card can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Ability {
    /// Its moment.
    pub when: When,
    /// Who uses it.
    pub by: By,
    /// How often.
    pub limit: Limit,
    /// Whether its owner may decline, where it comes by itself.
    pub may: bool,
    /// What can be done; where there is more than one way, the user chooses one (BM-SPELL-05).
    pub ways: Vec<Way>,
}

/// One way of using an ability.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Way {
    /// What is named when it is used (BM-PRIO-06).
    pub at: At,
    /// What must be so.
    pub r#if: Vec<Condition>,
    /// What is paid, all of it.
    pub cost: Vec<Cost>,
    /// What happens, in this order.
    pub r#do: Vec<Effect>,
}

/// How an ability is written: the first way without brackets of its own.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    when: When,
    #[serde(default)]
    by: By,
    #[serde(default)]
    limit: Limit,
    #[serde(default)]
    may: bool,
    #[serde(default)]
    at: At,
    #[serde(default)]
    r#if: Vec<Condition>,
    #[serde(default)]
    cost: Vec<Cost>,
    #[serde(default)]
    r#do: Vec<Effect>,
    #[serde(default)]
    or: Vec<Way>,
}

impl From<Written> for Ability {
    fn from(written: Written) -> Self {
        let Written { when, by, limit, may, at, r#if, cost, r#do, or } = written;
        let ways = [Way { at, r#if, cost, r#do }].into_iter().chain(or).collect();
        Self { when, by, limit, may, ways }
    }
}

impl From<Ability> for Written {
    fn from(ability: Ability) -> Self {
        let Ability { when, by, limit, may, ways } = ability;
        let mut ways = ways.into_iter();
        let Way { at, r#if, cost, r#do } = ways.next().unwrap_or_default();
        Self { when, by, limit, may, at, r#if, cost, r#do, or: ways.collect() }
    }
}

/// The moment of an ability (BM-LIST-07 to BM-LIST-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum When {
    /// As long as the card is active (BM-LIST-07).
    Always,
    /// Used in any window (BM-LIST-08).
    Window,
    /// Used in windows of the Build phase (BM-LIST-09).
    BuildWindow,
    /// Used from the hand in any window (BM-LIST-10).
    HandWindow,
    /// A Spell is cast (BM-LIST-11).
    Cast,
    /// Another ability of the card has granted it for this round (BM-RULING-05).
    Granted,
    /// Instead of the coin of a promotion (BM-RULING-03).
    Promotion,
    /// This Room has just been built (BM-LIST-12).
    Built,
    /// This Room has just been built or uncovered (BM-LIST-13).
    BuiltOrUncovered,
    /// The Build phase begins (BM-LIST-14).
    BuildPhaseStarts,
    /// Once in every Build phase of the owner (BM-LIST-15).
    EachBuildPhase,
    /// You have built a Room adjacent to this one (BM-LIST-16).
    YouBuildNextToThis,
    /// You have built a Room of this type (BM-LIST-17, BM-LIST-18).
    YouBuildRoom(RoomType),
    /// You build a Miniboss (BM-LIST-19).
    YouBuildMiniboss,
    /// A Spell of yours has resolved (BM-LIST-20).
    YouCastSpell,
    /// An opponent has declared a Spell (BM-LIST-21).
    SpellDeclared,
    /// You gain coins (BM-LIST-22).
    YouGainCoins,
    /// A hero has died in your dungeon (BM-LIST-23).
    YouKillHero,
    /// A hero has died in this Room (BM-LIST-24).
    HeroDiesHere,
    /// A hero dies in this Room, before it brings a Soul (BM-RULING-53).
    InsteadOfSoul,
    /// A hero has left this Room alive (BM-LIST-25).
    HeroSurvivesHere,
    /// A hero has died in a Room that has a Miniboss (BM-LIST-26).
    HeroDiesWithMiniboss,
    /// A Room of any dungeon has been destroyed (BM-LIST-27).
    RoomDestroyed,
    /// An opponent has discarded from the hand (BM-LIST-28).
    OpponentDiscards,
    /// An opponent has built or promoted a Miniboss (BM-LIST-29).
    OpponentBuildsOrPromotesMiniboss,
    /// Read in the Bait phase (BM-LIST-30).
    Bait,
    /// This hero is about to enter a Room (BM-LIST-31).
    EntersRoom,
}

/// Who uses an ability (BM-KERN-19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum By {
    /// The player whose card it is.
    #[default]
    Owner,
    /// Every other player; of a hero: every opponent of the owner of the dungeon (BM-OQ-42).
    Others,
}

/// How often an ability is used (BM-EFFECT-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Limit {
    /// As often as it can be paid.
    #[default]
    Free,
    /// Once per round and card.
    Round,
    /// Once per round for each player.
    RoundEach,
}

/// Kinds of cards in a hand or in the discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum What {
    /// Any card.
    Card,
    Room,
    /// A Monster Room.
    Monster,
    Miniboss,
    Spell,
    RoomOrSpell,
}

/// Whose, seen from the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whose {
    /// His own.
    Own,
    /// His own, this one excepted.
    OtherOwn,
    /// Those of his opponents.
    Others,
    /// Anybody's.
    Any,
}

/// Which type of Room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Type {
    /// Either.
    AnyType,
    /// Monster Rooms.
    Monster,
    /// Trap Rooms.
    Trap,
}

impl Type {
    /// Is a Room of this type meant?
    #[must_use]
    pub fn fits(self, found: RoomType) -> bool {
        match self {
            Self::AnyType => true,
            Self::Monster => found == RoomType::Monster,
            Self::Trap => found == RoomType::Trap,
        }
    }
}

/// Where a hero is (BM-EFFECT-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Place {
    /// In this Room.
    Here,
    /// In the user's dungeon.
    OwnDungeon,
    /// At the user's entrance.
    OwnEntrance,
    AnyDungeon,
    /// In a Room with a Miniboss.
    WithMiniboss,
    Town,
    Anywhere,
}

/// What is named when an ability is used (BM-PRIO-06, BM-PRIO-25).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum At {
    #[default]
    Nothing,
    Opponent,
    Player,
    /// An active Room.
    Room(Whose, Type),
    /// Two active Rooms of one dungeon.
    TwoRooms,
    Hero(Place),
    /// The hero whose text it is.
    ThisHero,
    Dungeon,
    /// A dungeon and a treasure.
    Icon,
    /// A Miniboss in play.
    Miniboss(Whose),
    /// A card of the discard pile.
    Discarded(What),
    /// One of the cards that an opponent has just discarded together.
    JustDiscarded,
    /// A face-up hero of the own score area.
    OwnWound,
}

/// What must be so, when it is declared and when it resolves (BM-PRIO-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Condition {
    /// The own hoard is empty.
    NoCoins,
    /// A hero stands at the own entrance.
    HeroAtOwnEntrance,
    /// The named hero has so much health left, or less.
    HealthLeft(u8),
    /// The user has more Minibosses in play than the owner of the named Room (BM-RULING-21).
    MoreMinibosses,
    /// The user has built no Room this round (BM-RULING-25).
    NoRoomBuilt,
}

/// What is paid (BM-LIST-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cost {
    /// So many coins, to the supply.
    Coins(u8),
    /// Any number of coins from this on, to the supply.
    CoinsFrom(u8),
    /// So many coins, to the owner of the card, or to the named opponent.
    Give(u8),
    /// Any number of coins from this on, to the owner of the card.
    GiveFrom(u8),
    /// A coin for each Level of the named Miniboss, to its owner.
    GiveLevel,
    /// So many cards from the hand.
    Discard(What, u8),
    /// This card, from the hand.
    DiscardThis,
    /// This Room.
    DestroyThis,
    /// A Room of this type of the own dungeon.
    DestroyOwn(RoomType),
}

/// A number on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// This number.
    N(i8),
    /// So many for each.
    Per(i8, Counted),
    /// The first, and so many for each.
    Plus(i8, i8, Counted),
}

/// What a value is counted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Counted {
    /// Minibosses in the own hand.
    MinibossesInHand,
    /// Spells in the own hand.
    SpellsInHand,
    /// Coins on this Room.
    CoinsHere,
    /// Coins just put on this Room.
    CoinsPlaced,
    /// Coins paid for this use.
    CoinsPaid,
    /// Treasure icons of the Room whose damage it is.
    IconsOfIt,
    /// Heroes lured to this dungeon in the Bait phase of this round (BM-RULING-39).
    LuredHere,
    /// The Level of the named Miniboss.
    LevelOfIt,
    /// Own Rooms with more than one treasure icon (BM-EFFECT-17).
    MixedRooms,
    /// Own Wounds, by value.
    Wounds,
    /// Own visible active Rooms.
    RoomsLeft,
}

/// Which Rooms an effect works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rooms {
    /// This Room.
    This,
    /// The named Room, or that of the named Miniboss.
    Target,
    /// The Room directly to the right, if it is of this type.
    RightOfThis(RoomType),
    /// All own Rooms of this type.
    Own(RoomType),
    /// All own Rooms of this type but this one.
    OtherOwn(RoomType),
    /// All Rooms of this type of the named dungeon.
    AllOf(RoomType),
    /// All own Rooms.
    AllOwn,
}

/// Where a hero is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum To {
    /// To town, as the newest there (BM-ADV-15).
    Town,
    /// To the end of the queue at the user's entrance (BM-ADV-16).
    Entrance,
}

/// Whom a special hero goes to (BM-BAIT-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Lure {
    /// The player with the fewest Souls (BM-HERO-10).
    FewestSouls,
    /// The player with the highest Souls less Wounds (BM-OQ-07).
    MostSoulsLessWounds,
}

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    // ---- always ----
    /// These Rooms deal more or less: as long as the card is active, or until the end of the round where it is used.
    Damage(Rooms, Amount),
    /// This Room has so many more icons of a treasure.
    Icons(Treasure, u8),
    /// Every icon printed on this Room counts twice.
    DoubleIcons,
    /// No Room of this type is built beside it (BM-RULING-10).
    ForbidBeside(RoomType),
    /// Any Room may be built over this one.
    AnyMayCover,
    /// The text of heroes in this dungeon and at its entrance is ignored (BM-RULING-45).
    IgnoreHeroes,
    // ---- replacements (BM-KERN-21) ----
    /// Minibosses begin at this Level (BM-MINI-16).
    StartLevel(u8),
    /// So many coins more (BM-RULING-18).
    ExtraCoins(u8),
    /// The hero leaves the game instead of bringing a Soul.
    RemoveHero,
    /// Another way to lure (BM-BAIT-12).
    Lure(Lure),
    /// Skips Rooms with more than one type of treasure (BM-EFFECT-17).
    SkipMixed,
    // ---- coins and cards ----
    /// The user gains coins.
    Gain(Amount),
    /// The user draws.
    Draw(Back, Amount),
    /// The named player discards a card of this back at random.
    DiscardAtRandom(Back),
    /// The user takes a card of this back at random from the named player.
    TakeAtRandom(Back),
    /// The user takes the named card of the discard pile.
    TakeTarget,
    /// The user discards a card of this kind, if there is one.
    DiscardOwn(What),
    /// The user may put up to so many coins on this Room.
    PlaceCoins(u8),
    /// For each coin just placed the user takes a card of the discard pile.
    Salvage,
    /// In the own turn a coin is put on this Room, or it is destroyed (BM-OQ-26).
    Upkeep,
    /// The user and the named player exchange hoards.
    SwapHoards,
    /// The named player discards the hand and draws as many of each back.
    Redraw,
    /// The user looks at the hand of the named player and may take a Room or Spell.
    LookAndTake,
    /// So many cards of the Room deck go to the discard pile.
    Mill(u8),
    /// This other ability of the card may be used against the named player this round (BM-RULING-05).
    Grant(u8),
    // ---- heroes ----
    /// Damage to the named hero (BM-GLOSS-16).
    Strike(u8),
    /// The named hero dies (BM-GLOSS-14).
    Kill,
    /// The named hero has more health until the end of the round.
    Health(Amount),
    /// The named hero does not enter this round (BM-ADV-21).
    Delay,
    /// The named hero is sent away.
    Send(To),
    /// The named Wound turns into Souls (BM-GLOSS-11).
    Heal,
    // ---- Rooms and dungeons, until the end of the round ----
    /// Their damage is doubled.
    Double(Rooms),
    /// The damage of the named Room may be doubled, if the user has exactly one Miniboss (BM-RULING-22).
    MayDouble,
    /// The named Room is deactivated (BM-GLOSS-03).
    Deactivate,
    /// The named Room has no text (BM-MINI-27).
    Blank,
    /// The named Room has one of each treasure instead of its own.
    AllIcons,
    /// The named Room has no treasure.
    NoIcons,
    /// The named dungeon has the named treasure once more.
    AddIcon,
    /// The named Rooms change places (BM-GLOSS-18).
    Swap,
    /// These Rooms count as just built (BM-EFFECT-11).
    AsBuilt(Rooms),
    /// Heroes ignore the text of the Rooms of the named dungeon (BM-RULING-44).
    IgnoreRooms,
    /// Heroes skip the first Room of the named dungeon (BM-EFFECT-16).
    SkipFirst,
    /// The ability of this card with this number is off.
    SwitchOff(u8),
    // ---- building ----
    /// The user's Advanced Rooms need no matching treasure in the normal build of this round.
    AdvancedAnywhere,
    /// The named Miniboss goes to the hand of its owner.
    ReturnMiniboss,
    /// The user may build one of the Minibosses just milled (BM-RULING-20).
    BuildMilled,
    /// The named Miniboss comes to the user's dungeon at its Level, and the user builds no Room this round (BM-RULING-25).
    TakeMiniboss,
    /// The user draws a card of the Room deck and may build it at once, if it is a Room (BM-RULING-19).
    DrawAndBuild,
    // ---- Spells ----
    /// The declared Spell is cancelled (BM-PRIO-08).
    CancelSpell,
    /// Whoever declared the Spell pays a coin for it and for each further one of the round (BM-PRIO-10).
    Tax,
}
