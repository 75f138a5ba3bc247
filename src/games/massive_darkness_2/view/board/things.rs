//! What lies on the Tiles.

use super::{Look, Site, TokenLook};
use crate::games::massive_darkness_2::rules::{Portal, Rarity, Thing};
use crate::kernel::board::SpaceId;
use crate::kit::map::places::Placed;
use crate::kit::map::{HeapView, Line, TokenView};
use crate::tr;
use egui::Rect;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The picture of all Portals.
const PORTAL: &str = "portal";

/// What lies in a Zone.
pub(super) struct Heap {
    pub(super) space: SpaceId,
    pub(super) kinds: Vec<Kind>,
}

/// Tokens of one kind.
pub(super) struct Kind {
    picture: String,
    name: Arc<str>,
    pub(super) count: usize,
    pub(super) is_treasure: bool,
}

/// Something that lies in a Zone.
#[derive(Clone, Copy)]
pub(super) enum Lying {
    Thing(Thing),
    Portal(Portal),
}

/// Everything that lies there in a game.
pub(super) fn lying(look: &Look<'_>) -> Vec<(SpaceId, Lying)> {
    let (state, number) = (look.state(), look.state().number());
    let things = state.things.iter().map(|lying| (lying.zone, Lying::Thing(lying.thing)));
    let portals = look.words.dungeon.portals.iter().filter(|(portal, _)| number >= portal.from());
    let portals = portals.filter(|(_, space)| !look.site().is_gone(*space));
    things.chain(portals.map(|(portal, space)| (*space, Lying::Portal(*portal)))).collect()
}

/// The same Zone by Zone, several of a kind on each other.
pub(super) fn heaps(site: &Site<'_>, lying: impl IntoIterator<Item = (SpaceId, Lying)>) -> Vec<Heap> {
    let words = &site.words;
    let mut by_space: BTreeMap<SpaceId, Vec<Kind>> = BTreeMap::new();
    for (space, lying) in lying {
        let (picture, name) = match lying {
            Lying::Thing(thing) => (picture_of(thing, &words.dungeon.story.kinds), words.thing(thing)),
            Lying::Portal(portal) => (PORTAL.to_owned(), words.portal(portal)),
        };
        let is_treasure = matches!(lying, Lying::Thing(Thing::Treasure(_)));
        let kinds = by_space.entry(space).or_default();
        match kinds.iter_mut().find(|kind| kind.picture == picture && kind.name == name) {
            Some(kind) => kind.count += 1,
            None => kinds.push(Kind { picture, name, count: 1, is_treasure }),
        }
    }
    by_space.into_iter().map(|(space, kinds)| Heap { space, kinds }).collect()
}

/// The name of the picture of a token, where these are the kinds of Objective tokens.
pub(super) fn picture_of(thing: Thing, kinds: &[String]) -> String {
    let name = match thing {
        Thing::Treasure(Rarity::Common) => "treasure-common",
        Thing::Treasure(Rarity::Rare) => "treasure-rare",
        Thing::Treasure(Rarity::Epic) => "treasure-epic",
        Thing::Chest => "chest",
        Thing::GreatChest => "great-chest",
        Thing::Fountain => "fountain",
        Thing::Forge => "forge",
        Thing::Pillar => "pillar",
        Thing::SpikeTrap => "spike-trap",
        Thing::BearTrap => "bear-trap",
        Thing::Spawn => "spawn",
        Thing::Loot => "loot",
        Thing::Mark(kind) => {
            return kinds.get(usize::from(kind)).cloned().unwrap_or_default();
        }
    };
    name.to_owned()
}

/// Tokens as the map shows them.
#[derive(Default)]
pub(super) struct Tokens {
    pub(super) views: Vec<TokenView>,
    /// How they are painted.
    pub(super) looks: Vec<TokenLook>,
    /// What is pointed at together.
    pub(super) heaps: Vec<HeapView>,
}

/// Puts them where there is room for them.
pub(super) fn tokens(site: &Site<'_>, heaps: &[Heap], placed: &BTreeMap<SpaceId, Placed>) -> Tokens {
    let mut tokens = Tokens::default();
    for heap in heaps {
        let circles = placed.get(&heap.space).map_or(&[][..], |placed| &placed.tokens);
        let mut rect: Option<Rect> = None;
        let mut about = Vec::new();
        for (kind, circle) in heap.kinds.iter().zip(circles) {
            tokens.views.push(TokenView { space: heap.space, place: *circle, is_loose: true });
            tokens.looks.push(TokenLook { picture: kind.picture.clone(), count: kind.count });
            let square = circle.square();
            rect = Some(rect.map_or(square, |rect| rect.union(square)));
            let line = match kind.count {
                1 => Arc::clone(&kind.name),
                count => tr!(site.words.texts, "map-md2-several", name = kind.name.as_ref(), count = count as i64),
            };
            about.push(line);
        }
        let names = about.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(", ");
        let name = tr!(site.words.texts, "map-md2-heap", names = names, zone = site.words.zone(heap.space));
        let title = tr!(site.words.texts, "map-md2-zone", zone = site.words.zone(heap.space));
        let lines = match about.len() {
            // Of a single kind the title says all.
            0 | 1 => vec![Line::title(Arc::clone(&name))],
            _ => std::iter::once(Line::title(title)).chain(about.into_iter().map(Line::fact)).collect(),
        };
        tokens.heaps.extend(rect.map(|rect| HeapView { space: heap.space, rect, name, about: lines }));
    }
    tokens
}
