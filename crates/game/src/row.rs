//! Small things that records write in one word: a few in a row, one or none.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// At most `N` things in their order, written with commas: `4,1,2`. On the wire they are a list.
///
/// ```
/// use redeye_game::{Row, Seat};
///
/// let order: Row<Seat, 3> = "4,1,2".parse().unwrap();
/// assert_eq!(order.iter().next(), Some(&Seat::at(3)));
/// assert_eq!(order.to_string(), "4,1,2");
/// assert!("1,2,3,4".parse::<Row<Seat, 3>>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Row<T, const N: usize>(pub ArrayVec<T, N>);

impl<T, const N: usize> Row<T, N> {
    /// In their order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}

impl<T, const N: usize> From<ArrayVec<T, N>> for Row<T, N> {
    fn from(items: ArrayVec<T, N>) -> Self {
        Self(items)
    }
}

impl<T, const N: usize> FromIterator<T> for Row<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self(items.into_iter().collect())
    }
}

impl<T: fmt::Display, const N: usize> fmt::Display for Row<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, item) in self.0.iter().enumerate() {
            write!(f, "{}{item}", if place == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl<T: FromStr<Err: fmt::Display>, const N: usize> FromStr for Row<T, N> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut row = ArrayVec::new();
        for item in text.split(',') {
            let item = item.parse().map_err(|error: T::Err| error.to_string())?;
            row.try_push(item).map_err(|_| format!("there are at most {N}"))?;
        }
        Ok(Self(row))
    }
}

/// One or none, which is written `-`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Maybe<T>(pub Option<T>);

impl<T: fmt::Display> fmt::Display for Maybe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(one) => one.fmt(f),
            None => f.write_str("-"),
        }
    }
}

impl<T: FromStr> FromStr for Maybe<T> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<Self, T::Err> {
        if text == "-" { Ok(Self(None)) } else { text.parse().map(|one| Self(Some(one))) }
    }
}

/// In a schema they are what they are on the wire, without a name of their own.
#[cfg(feature = "schema")]
mod schema {
    use schemars::{JsonSchema, Schema, SchemaGenerator};

    use super::{ArrayVec, Maybe, Row};

    macro_rules! as_inner {
        ([$($generics:tt)*] $type:ty => $inner:ty) => {
            impl<$($generics)*> JsonSchema for $type {
                fn inline_schema() -> bool {
                    true
                }

                fn schema_name() -> std::borrow::Cow<'static, str> {
                    <$inner>::schema_name()
                }

                fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                    <$inner>::json_schema(generator)
                }
            }
        };
    }

    as_inner!([T: JsonSchema, const N: usize] Row<T, N> => ArrayVec<T, N>);
    as_inner!([T: JsonSchema] Maybe<T> => Option<T>);
}
