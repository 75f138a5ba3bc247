//! The map of a case with its figures, drawn with letters.

use super::world::World;
use crate::games::massive_darkness::rules::ids::{Enemy, Hero};
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::kernel::board::{Direction, EdgeId, Passage, SpaceId};

impl World {
    /// Draws every Zone as a field: coordinates and kind, then tokens and figures.
    #[must_use]
    pub fn drawing(&self) -> String {
        let zones = &self.game.dungeon.zones;
        let columns = zones.iter().map(|zone| zone.x).max().unwrap_or(0) + 1;
        let rows = zones.iter().map(|zone| zone.y).max().unwrap_or(0) + 1;
        let fields: Vec<Vec<String>> = (0..zones.len() as u16).map(|zone| self.field(SpaceId(zone))).collect();
        let width = fields.iter().flatten().map(|line| line.chars().count()).max().unwrap_or(0);
        let mut drawing = String::new();
        for y in 0..rows {
            let height = (0..columns)
                .filter_map(|x| self.game.dungeon.at(x, y, 0))
                .map(|zone| fields[zone.index()].len())
                .max()
                .unwrap_or(1);
            for line in 0..height {
                let mut text = String::new();
                for x in 0..columns {
                    let zone = self.game.dungeon.at(x, y, 0);
                    let words = zone.and_then(|zone| fields[zone.index()].get(line)).map_or("", String::as_str);
                    let sign = zone.map_or(' ', |zone| self.sign(zone, Direction::East));
                    let sign = if line == 0 || sign == '#' { sign } else { ' ' };
                    text.push_str(&format!("{words:width$} {sign} "));
                }
                drawing.push_str(text.trim_end());
                drawing.push('\n');
            }
            let mut text = String::new();
            for x in 0..columns {
                let sign = self.game.dungeon.at(x, y, 0).map_or(' ', |zone| self.sign(zone, Direction::South));
                let filling = if sign == '#' { "#" } else { " " };
                text.push_str(&format!("{sign}{}   ", filling.repeat(width.saturating_sub(1))));
            }
            if y + 1 < rows {
                drawing.push_str(text.trim_end());
                drawing.push('\n');
            }
        }
        drawing
    }

    fn field(&self, zone: SpaceId) -> Vec<String> {
        let dungeon = &self.game.dungeon;
        let state = &self.game.state;
        let here = dungeon.zone(zone);
        let kind = if here.shadow { 'S' } else { 'L' };
        let room = if here.room { "R" } else { "" };
        let star = if dungeon.level_tokens.iter().any(|(at, _)| *at == zone) { "*" } else { "" };
        let mut lines = vec![format!("{} {kind}{room}{}{star}", self.place(zone), dungeon.tile_level(zone))];
        for kind in TokenKind::ALL {
            let count = state.tokens.iter().filter(|token| token.zone == zone && token.is(kind)).count();
            if count > 0 {
                lines.push(format!("{count} x {kind:?}"));
            }
        }
        let hidden = state.tokens.iter().filter(|token| token.zone == zone && token.is_face_down()).count();
        if hidden > 0 {
            lines.push(format!("{hidden} x face down"));
        }
        let heroes = state.hero_ids().filter(|hero| state.hero(*hero).zone == zone && !state.hero(*hero).escaped);
        lines.extend(heroes.map(|hero| self.hero_line(hero)));
        let enemies = state.enemy_ids().filter(|enemy| state.enemy(*enemy).zone == zone);
        lines.extend(enemies.map(|enemy| self.enemy_line(enemy)));
        lines
    }

    fn hero_line(&self, hero: Hero) -> String {
        let state = self.game.state.hero(hero);
        let mut line =
            format!("{} {}/{} xp{}", self.hero_name(hero), state.health, self.game.max_health(hero), state.xp);
        if state.stunned {
            line.push_str(" stunned");
        }
        if state.dead {
            line.push_str(" dead");
        }
        line
    }

    fn enemy_line(&self, enemy: Enemy) -> String {
        let state = self.game.state.enemy(enemy);
        let mut line = format!("{}: {}", self.enemy_name(enemy), self.names.enemy(state.card));
        if state.wounds > 0 {
            line.push_str(&format!(" -{}", state.wounds));
        }
        if !state.minions.is_empty() {
            line.push_str(&format!(" +{}", state.minions.len()));
        }
        if !state.leader {
            line.push_str(" no leader");
        }
        if state.stunned {
            line.push_str(" stunned");
        }
        line
    }

    /// The sign of the edge in a direction, as on the map of a case.
    fn sign(&self, zone: SpaceId, way: Direction) -> char {
        let board = &self.game.dungeon.board;
        let Some((_, edge)) = board.edge_towards(zone, way) else { return ' ' };
        let passage = board.edge(edge).map_or(Passage::Wall, |edge| edge.passage);
        match passage {
            Passage::Open => '.',
            Passage::Wall => '#',
            Passage::Door if self.is_open(edge) => '/',
            Passage::Door => '+',
        }
    }

    fn is_open(&self, edge: EdgeId) -> bool {
        self.game.state.board.is_open(&self.game.dungeon.board, edge)
    }
}
