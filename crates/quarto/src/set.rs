//! Sets of small things as bits of one word; written once, used for every noun.

use core::marker::PhantomData;

/// Something of which there are sets.
pub trait Member: Sized {
    /// The one with this index, if there is one.
    #[doc(hidden)]
    fn at(index: u32) -> Option<Self>;
}

/// The members of a set, by index.
#[derive(Clone, Debug)]
pub struct Members<T> {
    bits: u32,
    item: PhantomData<T>,
}

impl<T> Members<T> {
    pub(crate) const fn of(bits: u32) -> Self {
        Self { bits, item: PhantomData }
    }
}

impl<T: Member> Iterator for Members<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        if self.bits == 0 {
            return None;
        }
        let item = T::at(self.bits.trailing_zeros());
        self.bits &= self.bits - 1;
        item
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.bits.count_ones() as usize;
        (count, Some(count))
    }
}

impl<T: Member> ExactSizeIterator for Members<T> {}

impl<T: Member> core::iter::FusedIterator for Members<T> {}

/// Declares `$Set`, a set of `$Item`, whose bit `i` stands for the item with index `i`.
///
/// `$Item` must have `index(self) -> usize` and `from_index(usize) -> Option<Self>`, and
/// its indices must be `0..$count`.
macro_rules! set_of {
    ($(#[$doc:meta])* $Set:ident of $Item:ident in $Bits:ty, $count:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $Set($Bits);

        impl $Set {
            /// The set without a member.
            pub const EMPTY: Self = Self(0);

            /// Every member there is.
            #[allow(clippy::cast_possible_truncation)] // The mask is made to fit the word.
            pub const ALL: Self = Self(((1u64 << $count) - 1) as $Bits);

            /// The set with the given bits; bits that stand for nothing are dropped.
            pub const fn from_bits(bits: $Bits) -> Self {
                Self(bits & Self::ALL.0)
            }

            /// Bit `i` is set when the member with index `i` is in the set.
            pub const fn bits(self) -> $Bits {
                self.0
            }

            /// The set with one member.
            pub const fn only(item: $Item) -> Self {
                Self(1 << item.index())
            }

            /// How many members.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// No member at all?
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Is this one a member?
            pub const fn contains(self, item: $Item) -> bool {
                self.0 >> item.index() & 1 != 0
            }

            /// Are all members of the other set members of this one?
            pub const fn contains_all(self, other: Self) -> bool {
                other.0 & !self.0 == 0
            }

            /// This set and one more.
            #[must_use]
            pub const fn with(self, item: $Item) -> Self {
                Self(self.0 | 1 << item.index())
            }

            /// This set without one.
            #[must_use]
            pub const fn without(self, item: $Item) -> Self {
                Self(self.0 & !(1 << item.index()))
            }

            /// The member with the smallest index.
            pub fn first(self) -> Option<$Item> {
                self.iter().next()
            }

            /// The members, by index.
            pub const fn iter(self) -> $crate::set::Members<$Item> {
                $crate::set::Members::of(self.0 as u32)
            }
        }

        impl $crate::set::Member for $Item {
            fn at(index: u32) -> Option<Self> {
                Self::from_index(index as usize)
            }
        }

        impl IntoIterator for $Set {
            type Item = $Item;
            type IntoIter = $crate::set::Members<$Item>;

            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl core::ops::BitOr for $Set {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl core::ops::BitAnd for $Set {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl core::ops::BitXor for $Set {
            type Output = Self;
            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }

        /// The members of the left set that are not in the right one.
        impl core::ops::Sub for $Set {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl core::ops::Not for $Set {
            type Output = Self;
            fn not(self) -> Self {
                Self(!self.0 & Self::ALL.0)
            }
        }

        impl core::fmt::Debug for $Set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

pub(crate) use set_of;
