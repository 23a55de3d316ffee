//! A set of openings.

/// Some of the openings of a field, by their places: there are at most 112.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PlaceSet([u64; 2]);

impl PlaceSet {
    pub(crate) const EMPTY: PlaceSet = PlaceSet([0; 2]);

    pub(crate) const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// Puts a place in if it is not there, and takes it out if it is.
    #[inline]
    pub(crate) const fn toggle(&mut self, place: u8) {
        self.0[place as usize / 64 % 2] ^= 1 << (place % 64);
    }

    /// The lowest place that is not in the set.
    #[expect(clippy::cast_possible_truncation, reason = "there are 128 places")]
    pub(crate) const fn lowest_free(self) -> u8 {
        let low = self.0[0].trailing_ones() as u8;
        if low < 64 { low } else { 64 + self.0[1].trailing_ones() as u8 }
    }

    #[inline]
    pub(crate) const fn count(self) -> u32 {
        // Openings are packed from the lowest place, so the upper half is mostly empty.
        let low = self.0[0].count_ones();
        if self.0[1] == 0 { low } else { low + self.0[1].count_ones() }
    }

    pub(crate) const fn intersection(self, other: PlaceSet) -> PlaceSet {
        PlaceSet([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    pub(crate) const fn union(self, other: PlaceSet) -> PlaceSet {
        PlaceSet([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    pub(crate) const fn iter(self) -> Places {
        Places(self.0)
    }

    /// The place after `skipped` others.
    pub(crate) fn nth(self, skipped: u32) -> Option<u8> {
        let mut places = self.iter();
        for _ in 0..skipped {
            places.next();
        }
        places.next()
    }
}

/// The places of a set, lowest first.
#[derive(Clone, Debug)]
pub(crate) struct Places([u64; 2]);

impl Iterator for Places {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let [low, high] = &mut self.0;
        let (half, offset) = if *low != 0 { (low, 0) } else { (high, 64) };
        if *half == 0 {
            return None;
        }
        let place = half.trailing_zeros();
        *half &= *half - 1;
        u8::try_from(offset + place).ok()
    }
}
