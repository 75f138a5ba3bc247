//! What is made of the Quest once per change and language, so that no frame makes it anew: what was found in it, with its sentence;
//! what can be laid and chosen, with its name; its rules as sentences.

use super::blocks::{Offered, Written};
use super::tool::Tool;
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::describe::Words;
use crate::games::massive_darkness_2::describe::blocks::Blocks;
use crate::games::massive_darkness_2::lint::words::Telling;
use crate::games::massive_darkness_2::lint::{Looked, Weight};
use crate::games::massive_darkness_2::rules::own_tiles::is_own;
use crate::games::massive_darkness_2::rules::quest::{AuthorTexts, Quest, tile_number};
use crate::games::massive_darkness_2::rules::story::Story;
use crate::house::text::Texts;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A tool as the palette shows it.
pub(super) struct NamedTool {
    pub(super) tool: Tool,
    pub(super) name: Arc<str>,
    /// The name as somebody types it who searches for it.
    pub(super) searched: String,
}

/// A kind of Objective token of the box.
pub(super) struct Look {
    pub(super) kind: String,
    pub(super) name: Arc<str>,
}

/// What a frame shows of the Quest, made once for each change.
#[derive(Default)]
pub(super) struct Made {
    pub(super) tools: Vec<NamedTool>,
    pub(super) marks: Vec<NamedTool>,
    /// How often each Tile lies there: by its number, one of the Quest's own by its name.
    used: BTreeMap<String, usize>,
    /// The findings in words, in their order.
    pub(super) said: Vec<Arc<str>>,
    /// More than hints were found.
    pub(super) wrong: usize,
    /// What keeps it from being played.
    pub(super) problems: usize,
    pub(super) offered: Offered,
    pub(super) written: Written,
    /// Which tokens of the box there are.
    pub(super) looks: Vec<Look>,
}

impl Made {
    pub(super) fn of(quest: &Quest, looked: &Looked, all: &CoreBox, texts: &Texts) -> Self {
        let words = Words { content: &all.content, dungeon: &looked.dungeon, texts };
        let named = |tool: Tool| {
            let name = tool.name(quest, &words);
            NamedTool { searched: name.to_lowercase(), name, tool }
        };
        let mut used: BTreeMap<String, usize> = BTreeMap::new();
        for tile in &quest.tiles {
            *used.entry(tile_name(&tile.side, is_own(quest, &tile.side))).or_default() += 1;
        }
        let telling = Telling { all, quest, looked, texts };
        let weigh = |least: Weight| looked.findings.iter().filter(|finding| finding.weight() >= least).count();
        let (blocks, of_box) = (Blocks::of(quest, texts), Blocks { told: &AuthorTexts::default(), texts });
        let mut looks: Vec<Look> = Vec::new();
        for kind in all.quests.iter().flat_map(Story::kinds_of) {
            if looks.iter().all(|look| look.kind != kind) {
                looks.push(Look { name: of_box.name("mark", &kind), kind });
            }
        }
        Self {
            tools: Tool::plain(all).into_iter().map(named).collect(),
            marks: Tool::marks(quest, &looks).into_iter().map(named).collect(),
            used,
            said: looked.findings.iter().map(|finding| telling.say(finding)).collect(),
            wrong: weigh(Weight::Mistake),
            problems: weigh(Weight::Problem),
            offered: Offered::of(quest, blocks, all),
            written: Written::of(quest, blocks),
            looks,
        }
    }

    /// How often the Tile of this side lies there.
    pub(super) fn used(&self, side: &str, is_own: bool) -> usize {
        self.used.get(&tile_name(side, is_own)).copied().unwrap_or(0)
    }
}

/// Which Tile it is: those of the box have two sides.
fn tile_name(side: &str, is_own: bool) -> String {
    if is_own { format!("own {side}") } else { tile_number(side).to_owned() }
}
