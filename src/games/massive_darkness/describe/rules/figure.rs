//! Figures, objects, Acts, switches, and what on the map is not as the book has it.

use super::QuestText;
use crate::games::massive_darkness::describe::begin;
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::language::quest::{
    ActCost, Deed, Foe, FoeCard, Loot, Object, QuestAct, Struck, Switch, Towards, Trample,
};
use crate::tr;
use std::sync::Arc;

impl QuestText<'_> {
    /// What is different from the rules of the book.
    #[must_use]
    pub fn switch(&self, switch: Switch) -> String {
        let said = match switch {
            Switch::NoEvents => tr!(self.texts, "said-no-events"),
            Switch::NoReinforcement => tr!(self.texts, "said-no-reinforcement"),
            Switch::LevelByRules => tr!(self.texts, "said-level-by-rules"),
            Switch::CurrentTreasure => tr!(self.texts, "said-current-treasure"),
            Switch::FreeEscape(Edition::De) => tr!(self.texts, "said-free-escape", edition = "de"),
            Switch::FreeEscape(Edition::En) => tr!(self.texts, "said-free-escape", edition = "en"),
        };
        said.to_string()
    }

    /// Locks, bars, tokens that only serve rules, worn tiles, and what Enemies make for.
    pub(super) fn things(&self) -> Vec<String> {
        let (texts, quest) = (self.texts, self.quest);
        let mut said = Vec::new();
        for door in quest.doors.iter().filter(|door| door.locked) {
            let named = if door.name.is_empty() { self.door_at(door.from, door.to) } else { self.door(&door.name) };
            said.push(begin(&tr!(texts, "said-locked", door = named.as_ref())));
        }
        let mut barred: Vec<&str> = Vec::new();
        for border in quest.borders.iter().chain(&quest.stairs).filter(|border| border.barred) {
            if !barred.contains(&border.name.as_str()) {
                barred.push(&border.name);
                said.push(begin(&tr!(texts, "said-barred", border = self.border_crossed(&border.name).as_ref())));
            }
        }
        for token in quest.tokens.iter().filter(|token| token.fixed) {
            let (place, kind) = (self.spot(token.at), self.tokens(token.kind));
            said.push(tr!(texts, "said-fixed", zone = place.as_ref(), token = kind.as_ref()).to_string());
        }
        for tile in quest.tiles.iter().filter(|tile| tile.wounds > 0) {
            said.push(tr!(texts, "said-worn", tile = tile.tile.as_str(), wounds = i64::from(tile.wounds)).to_string());
        }
        for kind in &quest.placeable {
            said.push(tr!(texts, "said-placeable", token = self.a_token(*kind).as_ref()).to_string());
        }
        if let Some(zone) = &quest.sought {
            said.push(tr!(texts, "said-sought", zone = self.zone(zone).as_ref()).to_string());
        }
        said
    }

    /// A figure: its card, and everything that is special about it.
    #[must_use]
    pub fn foe(&self, foe: &Foe) -> String {
        let texts = self.texts;
        let name = begin(&self.foe_named(&foe.name));
        let card = self.foe_card(&foe.card);
        let mut said = vec![tr!(texts, "said-foe", name = name.as_str(), card = card.as_str())];
        match foe.loot {
            Loot::Normal => {}
            Loot::Nothing => said.push(tr!(texts, "said-foe-bare")),
            Loot::Level(level) => said.push(tr!(texts, "said-foe-loot", level = i64::from(level))),
            Loot::Monster => said.push(tr!(texts, "said-foe-monster")),
        }
        let traits = [
            (foe.uncounted, tr!(texts, "said-foe-uncounted")),
            (foe.slippery, tr!(texts, "said-foe-slippery")),
            (foe.rooted, tr!(texts, "said-foe-rooted")),
            (foe.rooted_in_counters, tr!(texts, "said-foe-rooted-in-counters")),
            (foe.immune, tr!(texts, "said-foe-immune")),
            (foe.drags, tr!(texts, "said-foe-drags")),
        ];
        said.extend(traits.into_iter().filter(|(has, _)| *has).map(|(_, sentence)| sentence));
        if !foe.active_if.is_empty() {
            let only_if = self.conditions(&foe.active_if, &tr!(texts, "said-active-hero"));
            said.push(tr!(texts, "said-foe-active", condition = only_if.as_str()));
        }
        if !foe.acts.is_empty() {
            let deeds: Vec<String> = foe.acts.iter().map(|deed| self.deed(deed)).collect();
            said.push(tr!(texts, "said-foe-acts", deeds = self.in_order(deeds).as_str()));
        }
        said.extend(foe.tramples.iter().map(|what| self.trample(*what)));
        said.join(" ")
    }

    fn foe_card(&self, card: &FoeCard) -> String {
        match card {
            FoeCard::Drawn(what) => self.spawned(*what).to_string(),
            FoeCard::Kind(what, kind) => {
                let kind = self.texts.get(&format!("enemy-{kind}"));
                format!("{kind} ({})", self.spawned(*what))
            }
            FoeCard::ByEdition(german, english) => tr!(
                self.texts,
                "said-foe-by-edition",
                german = self.spawned(*german).as_ref(),
                english = self.spawned(*english).as_ref()
            )
            .to_string(),
        }
    }

    /// A part of the Activation of a figure.
    #[must_use]
    pub fn deed(&self, deed: &Deed) -> String {
        match deed {
            Deed::Attack => tr!(self.texts, "said-deed-attack").to_string(),
            Deed::Move(zones, towards) => {
                let goals: Vec<Arc<str>> = towards.iter().map(|goal| self.towards(goal)).collect();
                let goals = goals.join(&tr!(self.texts, "said-or-else"));
                tr!(self.texts, "said-deed-move", zones = i64::from(*zones), goals = goals.as_str()).to_string()
            }
        }
    }

    /// What a figure walks towards.
    #[must_use]
    pub fn towards(&self, towards: &Towards) -> Arc<str> {
        match towards {
            Towards::Exit => tr!(self.texts, "said-to-exit"),
            Towards::Start => tr!(self.texts, "said-to-start"),
            Towards::Zone(zone) => tr!(self.texts, "said-to-zone", zone = self.zone(zone).as_ref()),
            Towards::SeenToken(kind) => tr!(self.texts, "said-to-token", token = self.tokens(*kind).as_ref()),
        }
    }

    /// What happens to whoever is in the way of a figure.
    #[must_use]
    pub fn trample(&self, what: Trample) -> Arc<str> {
        match what {
            Trample::Heroes => tr!(self.texts, "said-trample-heroes"),
            Trample::Enemies => tr!(self.texts, "said-trample-enemies"),
            Trample::Token(kind) => tr!(self.texts, "said-trample-token", token = self.a_token(kind).as_ref()),
        }
    }

    /// An object: where it stands, how much it bears, who can strike it, what it bars.
    #[must_use]
    pub fn object(&self, object: &Object<Spot>) -> String {
        let texts = self.texts;
        let name = begin(&self.object_named(&object.name));
        let health = i64::from(object.health);
        let mut said = vec![match object.by {
            Struck::Heroes => tr!(texts, "said-object-heroes", name = name.as_str(), health = health),
            Struck::Enemies => tr!(texts, "said-object-enemies", name = name.as_str(), health = health),
            Struck::Nobody => tr!(texts, "said-object-nobody", name = name.as_str()),
        }];
        for border in &object.bars {
            let border = self.border(border);
            said.push(if object.attacks_pass {
                tr!(texts, "said-object-bars-way", border = border.as_ref())
            } else {
                tr!(texts, "said-object-bars", border = border.as_ref())
            });
        }
        said.join(" ")
    }

    /// Something that Heroes can do only in this quest.
    #[must_use]
    pub fn act(&self, act: &QuestAct) -> String {
        let texts = self.texts;
        let (name, token) = (self.quoted(&act.name), self.tokens(act.at));
        let mut said = vec![match act.cost {
            ActCost::Action => tr!(texts, "said-act-action", act = name.as_ref(), token = token.as_ref()),
            ActCost::MovementPoint => tr!(texts, "said-act-movement", act = name.as_ref(), token = token.as_ref()),
        }];
        if !act.only_if.is_empty() {
            let only_if = self.conditions(&act.only_if, &tr!(texts, "said-hero"));
            said.push(tr!(texts, "said-act-if", condition = only_if.as_str()));
        }
        said.join(" ")
    }
}
