//! Whole numbers, each with how often it was counted.

use std::collections::BTreeMap;

use serde::ser::{Serialize, SerializeStruct, Serializer};

/// How often each number was counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Spread(BTreeMap<i32, u64>);

impl Spread {
    pub(crate) fn add(&mut self, number: i32) {
        *self.0.entry(number).or_default() += 1;
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        for (number, count) in &other.0 {
            *self.0.entry(*number).or_default() += count;
        }
    }

    /// What is left of it without another, all of which is in it.
    pub(crate) fn without(&self, part: &Self) -> Self {
        let mut rest = self.clone();
        for (number, count) in &part.0 {
            let left = rest.0.entry(*number).or_default();
            *left -= count;
        }
        rest.0.retain(|_, count| *count > 0);
        rest
    }

    pub(crate) fn together<'s>(spreads: impl IntoIterator<Item = &'s Self>) -> Self {
        let mut all = Self::default();
        spreads.into_iter().for_each(|spread| all.merge(spread));
        all
    }

    /// How many were counted.
    pub(crate) fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// How many of them were from `least` to `most`.
    pub(crate) fn within(&self, least: i32, most: i32) -> u64 {
        self.0.range(least..=most).map(|(_, count)| count).sum()
    }

    /// The smallest and the largest.
    pub(crate) fn ends(&self) -> Option<[i32; 2]> {
        let (least, most) = (self.0.keys().next()?, self.0.keys().next_back()?);
        Some([*least, *most])
    }

    pub(crate) fn mean(&self) -> f64 {
        let sum: i64 =
            self.0.iter().map(|(number, count)| i64::from(*number) * *count as i64).sum();
        sum as f64 / self.count().max(1) as f64
    }

    /// The numbers below which a quarter, half and three quarters lie, or that they reach.
    pub(crate) fn quartiles(&self) -> Option<[i32; 3]> {
        let count = self.count();
        let at = |quarter: u64| {
            // The first that as many have reached: always one that was counted.
            let wanted = (count * quarter).div_ceil(4).max(1);
            let mut reached = 0;
            let mut numbers = self.0.iter();
            numbers.find_map(|(number, count)| {
                reached += count;
                (reached >= wanted).then_some(*number)
            })
        };
        Some([at(1)?, at(2)?, at(3)?])
    }
}

impl Serialize for Spread {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut fields = out.serialize_struct("Spread", 4)?;
        fields.serialize_field("count", &self.count())?;
        fields.serialize_field("mean", &self.mean())?;
        fields.serialize_field("quartiles", &self.quartiles())?;
        fields.serialize_field("counts", &self.0)?;
        fields.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(numbers: &[i32]) -> Spread {
        let mut spread = Spread::default();
        numbers.iter().for_each(|number| spread.add(*number));
        spread
    }

    #[test]
    fn quartiles_are_numbers_that_were_counted() {
        assert_eq!(spread(&[]).quartiles(), None);
        assert_eq!(spread(&[7]).quartiles(), Some([7, 7, 7]));
        assert_eq!(spread(&[4, 1, 3, 2]).quartiles(), Some([1, 2, 3]));
        assert_eq!(spread(&[1, 2, 3, 4, 5]).quartiles(), Some([2, 3, 4]));
        assert_eq!(spread(&[-5, -5, -5, 10]).quartiles(), Some([-5, -5, -5]));
    }

    #[test]
    fn parts_make_the_whole() {
        let (one, other) = (spread(&[1, 2, 2]), spread(&[2, 9]));
        let all = Spread::together([&one, &other]);
        assert_eq!(all, spread(&[9, 2, 2, 2, 1]));
        assert_eq!((all.count(), all.mean(), all.ends()), (5, 3.2, Some([1, 9])));
        assert_eq!((all.within(2, 8), all.within(3, 8)), (3, 0));
        assert_eq!(all.without(&one), other);
        let json = serde_json::to_string(&one).unwrap();
        assert_eq!(
            json,
            r#"{"count":3,"mean":1.6666666666666667,"quartiles":[1,2,2],"counts":{"1":1,"2":2}}"#
        );
    }
}
