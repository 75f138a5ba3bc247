//! What a picker asked for is pointed out on the map. A Zone, door or border without a name gets one with the same step.

use super::names::{Answer, Asked};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::edit::rename::Kind;
use crate::games::massive_darkness::quest::edit::templates::free_name;
use crate::games::massive_darkness::quest::edit::thing::joins;
use crate::games::massive_darkness::quest::edit::{Command, Mark};
use crate::games::massive_darkness::quest::model::{PlacedDoor, Spot};
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::games::massive_darkness::view::editor::sheet::{border_at, spot_at};
use crate::house::text::Texts;
use crate::tr;
use egui::Pos2;
use std::sync::Arc;

impl EditorScreen {
    /// What a picker waits for, in words.
    pub(in crate::games::massive_darkness::view::editor) fn asked_hint(&self, texts: &Texts) -> Option<Arc<str>> {
        let (_, asked) = self.pages.desk.borrow().asked?;
        Some(match asked {
            Asked::Thing(Kind::Door) => tr!(texts, "block-point-door"),
            Asked::Thing(Kind::Border) => tr!(texts, "block-point-border"),
            Asked::Thing(Kind::Object) => tr!(texts, "block-point-object"),
            Asked::Token => tr!(texts, "block-point-token"),
            Asked::Thing(_) => tr!(texts, "block-point-zone"),
        })
    }

    /// A place of the board was pointed at; true when a picker had asked for it.
    pub(in crate::games::massive_darkness::view::editor) fn point_out(&mut self, texts: &Texts, at: Pos2) -> bool {
        let Some((id, asked)) = self.pages.desk.borrow().asked else { return false };
        let (spot, (from, to, _)) = (spot_at(at, self.storey), border_at(at, self.storey));
        let on_a_tile = |spot: Spot| self.sheet.spots.contains(&spot);
        let quest = self.history.current();
        let found = match asked {
            Asked::Thing(Kind::Zone) if on_a_tile(spot) => Some(zone_at(texts, quest, spot)),
            Asked::Thing(Kind::Door) => door_at(texts, quest, (from, to)),
            Asked::Thing(Kind::Border) if on_a_tile(from) && on_a_tile(to) => border_or_stairs(texts, quest, from, to),
            Asked::Thing(Kind::Object) => {
                let object = quest.objects.iter().find(|object| object.at == spot);
                object.map(|object| (Answer::Named(object.name.clone()), None))
            }
            Asked::Token => {
                let token = quest.tokens.iter().find(|token| token.at == spot);
                token.map(|token| (Answer::Token(token.kind), None))
            }
            Asked::Thing(_) => None,
        };
        // Beside it nothing happens; the picker goes on waiting.
        if let Some((answer, command)) = found {
            let mut desk = self.pages.desk.borrow_mut();
            desk.asked = None;
            desk.answer = Some((id, answer));
            desk.besides.extend(command);
        }
        true
    }
}

type Found = (Answer, Option<Command>);

fn zone_at(texts: &Texts, quest: &Quest, spot: Spot) -> Found {
    if let Some(named) = quest.names.iter().find(|named| named.at == spot) {
        return (Answer::Named(named.name.clone()), None);
    }
    let name = free_name(&tr!(texts, "name-of-a-zone"), &Kind::Zone.names(quest));
    (Answer::Named(name.clone()), Some(Command::Name(name, spot)))
}

fn door_at(texts: &Texts, quest: &Quest, ends: (Spot, Spot)) -> Option<Found> {
    let door = quest.doors.iter().find(|door| joins((door.from, door.to), ends))?;
    if !door.name.is_empty() {
        return Some((Answer::Named(door.name.clone()), None));
    }
    let name = free_name(&tr!(texts, "name-of-a-door"), &Kind::Door.names(quest));
    let named = PlacedDoor { name: name.clone(), ..door.clone() };
    Some((Answer::Named(name), Some(Command::ChangeDoor(Box::new(named)))))
}

fn border_or_stairs(texts: &Texts, quest: &Quest, from: Spot, to: Spot) -> Option<Found> {
    let known = quest.borders.iter().find(|border| joins((border.from, border.to), (from, to)));
    let stairs = || quest.stairs.iter().find(|stairs| stairs.from == from || stairs.to == from);
    if let Some(border) = known.or_else(stairs) {
        return Some((Answer::Named(border.name.clone()), None));
    }
    let name = free_name(&tr!(texts, "name-of-a-border"), &Kind::Border.names(quest));
    let border = Command::Mark(Mark::Border(from, to, name.clone()));
    Some((Answer::Named(name), Some(border)))
}
