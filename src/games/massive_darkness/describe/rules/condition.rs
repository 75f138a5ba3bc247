//! What must hold. Each condition is said both ways, so that nothing is said with "it is not the case that".

use super::QuestText;
use super::names::Holds;
use crate::games::massive_darkness::rules::language::quest::{Compare, Condition};
use crate::tr;
use std::sync::Arc;

impl QuestText<'_> {
    /// Conditions that must all hold, as they stand behind "if".
    #[must_use]
    pub fn conditions(&self, conditions: &[Condition], hero: &str) -> String {
        let parts: Vec<String> = conditions.iter().map(|condition| self.inner(condition, hero, Holds::Yes)).collect();
        self.listed(&parts, &tr!(self.texts, "said-and"))
    }

    /// One condition, as it stands behind "if".
    #[must_use]
    pub fn condition(&self, condition: &Condition) -> String {
        self.inner(condition, &tr!(self.texts, "said-hero"), Holds::Yes)
    }

    fn inner(&self, condition: &Condition, hero: &str, holds: Holds) -> String {
        match condition {
            Condition::Not(inner) => self.inner(inner, hero, holds.turned()),
            Condition::Any(list) => {
                let parts: Vec<String> = list.iter().map(|one| self.inner(one, hero, holds)).collect();
                // Nothing of nothing never holds; not one of several means that none does.
                let between = match holds {
                    Holds::Yes if parts.is_empty() => return tr!(self.texts, "said-never").to_string(),
                    Holds::No if parts.is_empty() => return tr!(self.texts, "said-always").to_string(),
                    Holds::Yes => tr!(self.texts, "said-or"),
                    Holds::No => tr!(self.texts, "said-and"),
                };
                let said = self.listed(&parts, &between);
                if parts.len() > 1 { format!("({said})") } else { said }
            }
            plain => self.plain(plain, hero, holds).to_string(),
        }
    }

    fn plain(&self, condition: &Condition, hero: &str, holds: Holds) -> Arc<str> {
        let (texts, is) = (self.texts, holds.key());
        let number = |compare: Compare| self.compared(compare, holds);
        match condition {
            // They have been taken apart before.
            Condition::Not(_) | Condition::Any(_) => tr!(texts, "said-always"),
            Condition::Counter(counter, compare) => tr!(
                texts,
                "said-if-counter",
                counter = self.quoted(counter).as_ref(),
                number = number(*compare).as_ref()
            ),
            Condition::Level(compare) => tr!(texts, "said-if-level", number = number(*compare).as_ref()),
            Condition::Round(compare) => tr!(texts, "said-if-round", number = number(*compare).as_ref()),
            Condition::Party(compare) => tr!(texts, "said-if-party", number = number(*compare).as_ref()),
            Condition::Living(compare) => tr!(texts, "said-if-living", number = number(*compare).as_ref()),
            Condition::Carried(kind, compare) => {
                tr!(texts, "said-if-carried", token = self.tokens(*kind).as_ref(), number = number(*compare).as_ref())
            }
            Condition::Objective(goal) => tr!(texts, "said-if-objective", number = i64::from(*goal), is = is),
            Condition::Is(role) => tr!(texts, "said-if-role", hero = hero, role = self.quoted(role).as_ref(), is = is),
            Condition::HeroIn(zone) => tr!(texts, "said-if-hero-in", zone = self.zone(zone).as_ref(), is = is),
            Condition::NoEnemies => tr!(texts, "said-if-no-enemies", is = is),
            Condition::EnemyIn(zone) => tr!(texts, "said-if-enemy-in", zone = self.zone(zone).as_ref(), is = is),
            Condition::ChamberClear(zone) => tr!(texts, "said-if-clear", zone = self.zone(zone).as_ref(), is = is),
            Condition::Present(foe) => tr!(texts, "said-if-present", foe = self.foe_named(foe).as_ref(), is = is),
            Condition::Gone(foe) => tr!(texts, "said-if-gone", foe = self.foe_named(foe).as_ref(), is = is),
            Condition::FoeIn(foe, zone) => tr!(
                texts,
                "said-if-foe-in",
                foe = self.foe_named(foe).as_ref(),
                zone = self.zone(zone).as_ref(),
                is = is
            ),
            Condition::DoorOpen(door) => tr!(texts, "said-if-door", door = self.door(door).as_ref(), is = is),
            Condition::Destroyed(object) => {
                tr!(texts, "said-if-destroyed", object = self.object_named(object).as_ref(), is = is)
            }
        }
    }
}
