//! What the hand can do on the map.

use super::made::Look;
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::describe::Words;
use crate::games::massive_darkness_2::describe::blocks::Blocks;
use crate::games::massive_darkness_2::edit::lay;
use crate::games::massive_darkness_2::edit::{Piece, Refused};
use crate::games::massive_darkness_2::rules::quest::{Quest, Spot};
use crate::games::massive_darkness_2::rules::story::Story;
use crate::games::massive_darkness_2::rules::{Portal, Thing};
use crate::games::massive_darkness_2::view::board::picture_of;
use crate::house::text::shown;
use crate::kernel::game::MessageId;
use crate::kit::art::Icon;
use crate::tr;
use std::sync::Arc;

/// What is in the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    /// Nothing: it picks and carries.
    Pick,
    /// A Tile, by its side, turned so many quarters.
    Tile(String, u8),
    /// A door, for the border that is pointed at.
    Door,
    Bridge,
    Start,
    Mobs,
    Portal(Portal),
    Thing(Thing),
    /// An Objective token, by its kind.
    Mark(String),
    /// A Boss, by its dashboard; the Tile is that of its fight.
    Boss(String),
    /// Where Heroes are placed when the Boss fight begins.
    FightStart,
    /// Where tokens are laid then.
    FightToken,
}

/// What comes of using one.
pub(super) struct Done {
    pub(super) quest: Quest,
    /// What was laid, so that it is picked.
    pub(super) laid: Option<Piece>,
    /// What it is called among the steps.
    pub(super) step: MessageId,
}

const THINGS: [Thing; 9] = [
    Thing::Spawn,
    Thing::Loot,
    Thing::Chest,
    Thing::GreatChest,
    Thing::Fountain,
    Thing::Forge,
    Thing::Pillar,
    Thing::SpikeTrap,
    Thing::BearTrap,
];

impl Tool {
    /// Everything but Tiles and Objective tokens, as the palette shows it.
    pub(super) fn plain(all: &CoreBox) -> Vec<Self> {
        let portals = [Portal::Roaming, Portal::Three, Portal::Five].map(Self::Portal);
        let bosses = all.content.printed.bosses.iter().map(|boss| Self::Boss(boss.id.clone()));
        [Self::Pick, Self::Door, Self::Bridge, Self::Start, Self::Mobs]
            .into_iter()
            .chain(portals)
            .chain(THINGS.map(Self::Thing))
            .chain(bosses)
            .chain([Self::FightStart, Self::FightToken])
            .collect()
    }

    /// Objective tokens: those of the Quest, then those that the box has names and pictures for.
    pub(super) fn marks(quest: &Quest, looks: &[Look]) -> Vec<Self> {
        let mut kinds = Story::kinds_of(quest);
        for look in looks {
            if !kinds.contains(&look.kind) {
                kinds.push(look.kind.clone());
            }
        }
        kinds.into_iter().map(Self::Mark).collect()
    }

    /// What it is called.
    pub(super) fn name(&self, quest: &Quest, words: &Words<'_>) -> Arc<str> {
        let texts = words.texts;
        match self {
            Self::Pick => tr!(texts, "tool-md2-pick"),
            Self::Tile(side, _) => tr!(texts, "tool-md2-tile", tile = shown(side)),
            Self::Door => tr!(texts, "tool-md2-door"),
            Self::Bridge => tr!(texts, "tool-md2-bridge"),
            Self::Start => tr!(texts, "tool-md2-start"),
            Self::Mobs => tr!(texts, "tool-md2-mobs"),
            Self::Portal(portal) => words.portal(*portal),
            Self::Thing(thing) => words.thing(*thing),
            Self::Mark(kind) => Blocks::of(quest, texts).name("mark", kind),
            Self::Boss(boss) => texts.get(&format!("boss-{boss}")),
            Self::FightStart => tr!(texts, "tool-md2-fight-start"),
            Self::FightToken => tr!(texts, "tool-md2-fight-token"),
        }
    }

    /// What stands for it: a drawing of the game, else an icon.
    pub(super) fn picture(&self) -> Result<String, Icon> {
        match self {
            Self::Pick => Err(Icon::Hand),
            Self::Tile(..) => Err(Icon::Grid),
            Self::Door => Err(Icon::Door),
            Self::Bridge => Err(Icon::Bridge),
            Self::Start => Err(Icon::Party),
            Self::Mobs => Err(Icon::Skull),
            Self::Portal(_) => Ok("portal".to_owned()),
            Self::Thing(thing) => Ok(picture_of(*thing)),
            Self::Mark(kind) => Ok(kind.clone()),
            Self::Boss(boss) => Ok(boss.clone()),
            Self::FightStart => Err(Icon::Flag),
            Self::FightToken => Err(Icon::Crown),
        }
    }

    /// Does it work on the border towards another Zone?
    pub(super) fn is_for_borders(&self) -> bool {
        matches!(self, Self::Door)
    }

    /// What it does, for the line below the map.
    pub(super) fn hint(&self) -> MessageId {
        match self {
            Self::Pick => "tool-md2-pick-hint",
            Self::Tile(..) => "tool-md2-tile-hint",
            Self::Door => "tool-md2-door-hint",
            Self::Start => "tool-md2-start-hint",
            _ => "tool-md2-lay-hint",
        }
    }

    /// Uses it in a Zone, or on the border towards the one beside it. With `more` a Starting Zone comes to the others.
    pub(super) fn use_at(&self, quest: &Quest, at: Spot, beside: Spot, more: bool) -> Result<Option<Done>, Refused> {
        let done = |quest, laid, step| Ok(Some(Done { quest, laid: Some(laid), step }));
        match self {
            Self::Pick => Ok(None),
            Self::Tile(side, turn) => {
                // A Tile is held in its middle.
                let corner = (i16::from(at.0) - 1, i16::from(at.1) - 1);
                let (quest, at) = lay::tile(quest, side, corner, *turn)?;
                done(quest, Piece::Tile(at), "step-md2-tile")
            }
            Self::Door => done(lay::door(quest, at, beside)?, Piece::Door(at, beside), "step-md2-door"),
            Self::Bridge => done(lay::bridge(quest, at)?, Piece::Bridge(at), "step-md2-bridge"),
            Self::Start if more => done(lay::another_start(quest, at)?, Piece::Start(at), "step-md2-start"),
            Self::Start => done(lay::start(quest, at), Piece::Start(at), "step-md2-start"),
            Self::Mobs => done(lay::mobs(quest, at)?, Piece::Mobs(at), "step-md2-mobs"),
            Self::Portal(portal) => {
                done(lay::portal(quest, *portal, at)?, Piece::Portal(*portal, at), "step-md2-token")
            }
            Self::Thing(thing) => done(lay::thing(quest, *thing, at)?, Piece::Thing(*thing, at), "step-md2-token"),
            Self::Mark(kind) => done(lay::mark(quest, kind, at)?, Piece::Mark(kind.clone(), at), "step-md2-token"),
            Self::Boss(boss) => done(lay::boss(quest, boss, at)?, Piece::Boss(at), "step-md2-boss"),
            Self::FightStart => {
                Ok(Some(Done { quest: lay::fight_start(quest, at)?, laid: None, step: "step-md2-boss" }))
            }
            Self::FightToken => {
                Ok(Some(Done { quest: lay::fight_token(quest, at)?, laid: None, step: "step-md2-boss" }))
            }
        }
    }
}
