//! What lies on the Tiles.

use super::{Look, TokenLook};
use crate::games::massive_darkness_2::rules::{Portal, Rarity, Thing};
use crate::kernel::board::SpaceId;
use crate::kit::map::places::Placed;
use crate::kit::map::{HeapView, Line, TokenView};
use crate::tr;
use egui::Rect;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What lies in a Zone.
pub(super) struct Heap {
    pub(super) space: SpaceId,
    pub(super) kinds: Vec<Kind>,
}

/// Tokens of one kind.
pub(super) struct Kind {
    picture: String,
    name: Arc<str>,
    count: usize,
}

/// Everything that lies there, Zone by Zone.
pub(super) fn heaps(look: &Look<'_>) -> Vec<Heap> {
    let (words, state) = (&look.words, look.state());
    let mut by_space: BTreeMap<SpaceId, Vec<Kind>> = BTreeMap::new();
    let mut lay = |space: SpaceId, picture: String, name: Arc<str>| {
        let kinds = by_space.entry(space).or_default();
        match kinds.iter_mut().find(|kind| kind.picture == picture && kind.name == name) {
            Some(kind) => kind.count += 1,
            None => kinds.push(Kind { picture, name, count: 1 }),
        }
    };
    for lying in state.things.iter() {
        lay(lying.zone, picture(look, lying.thing), words.thing(lying.thing));
    }
    let number = state.number();
    for (portal, space) in words.dungeon.portals.iter().filter(|(portal, _)| number >= portal.from()) {
        let name = match portal {
            Portal::Roaming => tr!(words.texts, "thing-portal-roaming"),
            Portal::Three | Portal::Five => tr!(words.texts, "thing-portal"),
        };
        if !look.is_gone(*space) {
            lay(*space, "portal".to_owned(), name);
        }
    }
    by_space.into_iter().map(|(space, kinds)| Heap { space, kinds }).collect()
}

fn picture(look: &Look<'_>, thing: Thing) -> String {
    picture_of(thing, &look.words.dungeon.story.kinds)
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

/// Tokens as the map shows them, how they are painted, and what is pointed at together.
pub(super) fn tokens(
    look: &Look<'_>,
    heaps: &[Heap],
    placed: &BTreeMap<SpaceId, Placed>,
) -> (Vec<TokenView>, Vec<TokenLook>, Vec<HeapView>) {
    let (mut views, mut looks, mut together) = (Vec::new(), Vec::new(), Vec::new());
    for heap in heaps {
        let circles = placed.get(&heap.space).map_or(&[][..], |placed| &placed.tokens);
        let mut rect: Option<Rect> = None;
        let mut about = Vec::new();
        for (kind, circle) in heap.kinds.iter().zip(circles) {
            views.push(TokenView { space: heap.space, place: *circle, is_loose: true });
            looks.push(TokenLook { picture: kind.picture.clone(), count: kind.count });
            let square = circle.square();
            rect = Some(rect.map_or(square, |rect| rect.union(square)));
            let line = match kind.count {
                1 => Arc::clone(&kind.name),
                count => tr!(look.words.texts, "map-md2-several", name = kind.name.as_ref(), count = count as i64),
            };
            about.push(line);
        }
        let names = about.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(", ");
        let name = tr!(look.words.texts, "map-md2-heap", names = names, zone = look.words.zone(heap.space));
        let mut lines = vec![Line::title(Arc::clone(&name))];
        lines.extend(about.into_iter().map(Line::fact));
        together.extend(rect.map(|rect| HeapView { space: heap.space, rect, name, about: lines }));
    }
    (views, looks, together)
}
