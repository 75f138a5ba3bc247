//! Maps in files: keys of objects are texts there, and a card is none.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// Writes the pairs one after the other.
///
/// # Errors
/// As whoever writes says.
pub fn serialize<K: Serialize, V: Serialize, S: Serializer>(map: &BTreeMap<K, V>, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(map)
}

/// Reads them again.
///
/// # Errors
/// They are no pairs of these.
pub fn deserialize<'d, K: Deserialize<'d> + Ord, V: Deserialize<'d>, D: Deserializer<'d>>(
    from: D,
) -> Result<BTreeMap<K, V>, D::Error> {
    Vec::<(K, V)>::deserialize(from).map(|pairs| pairs.into_iter().collect())
}
