//! Numbers by place, as many as are needed: of rounds, of seats, of cards. A place where nothing was counted yet is made when something is.

/// Counts so many more at this place.
pub fn add(counts: &mut Vec<u64>, place: usize, more: u64) {
    counts.resize(counts.len().max(place + 1), 0);
    counts[place] += more;
}

/// Adds what was counted elsewhere, place by place.
pub fn join(counts: &mut Vec<u64>, others: &[u64]) {
    others.iter().enumerate().for_each(|(place, more)| add(counts, place, *more));
}
