//! One number that stands for a value: the same on every machine, in every build, for all time.
//!
//! The value is serialised into explicit little-endian numbers that go straight into the hash: no text, no
//! `usize`, no memory layout. Lengths and the numbers of enum variants are part of it, so that `[[1], []]`
//! and `[[], [1]]` differ. Names of fields and variants are not: renaming keeps the number.

use serde::ser::{self, Serialize};
use std::fmt::{self, Display, Write as _};
use xxhash_rust::xxh3::Xxh3;

/// The hash of a value. A value that refuses to be serialised hashes like its refusal.
#[must_use]
pub fn hash_of<T: Serialize + ?Sized>(value: &T) -> u64 {
    let mut hasher = Hasher::new();
    if value.serialize(&mut hasher).is_err() {
        hasher.put(&REFUSED);
    }
    hasher.finish()
}

/// The hash of plain bytes, for instance of a file.
#[must_use]
pub fn hash_of_bytes(bytes: &[u8]) -> u64 {
    xxhash_rust::xxh3::xxh3_64(bytes)
}

/// Stands where a list does not say beforehand how long it is; the length follows at its end.
const UNKNOWN_LENGTH: u64 = u64::MAX;
/// Stands for a field that was left out.
const LEFT_OUT: [u8; 1] = [0xFE];
/// Stands for what refused.
const REFUSED: [u8; 1] = [0xFF];

/// Most fields are one or two bytes: they are gathered before they are hashed.
const GATHERED: usize = 1024;

struct Hasher {
    hash: Xxh3,
    gathered: [u8; GATHERED],
    used: usize,
}

impl Hasher {
    fn new() -> Self {
        Self { hash: Xxh3::new(), gathered: [0; GATHERED], used: 0 }
    }

    fn put(&mut self, bytes: &[u8]) {
        if self.used + bytes.len() > GATHERED {
            self.hash.update(&self.gathered[..self.used]);
            self.used = 0;
        }
        match self.gathered[self.used..].get_mut(..bytes.len()) {
            Some(place) => {
                place.copy_from_slice(bytes);
                self.used += bytes.len();
            }
            None => self.hash.update(bytes),
        }
    }

    fn put_length(&mut self, length: usize) {
        self.put(&(length as u64).to_le_bytes());
    }

    fn finish(mut self) -> u64 {
        self.hash.update(&self.gathered[..self.used]);
        self.hash.digest()
    }
}

/// Why a value could not be serialised. Only its existence counts.
#[derive(Debug)]
struct Refused;

impl Display for Refused {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("the value refused to be serialised")
    }
}

impl std::error::Error for Refused {}

impl ser::Error for Refused {
    fn custom<T: Display>(_: T) -> Self {
        Self
    }
}

type Done = Result<(), Refused>;

macro_rules! numbers {
    ($($method:ident $number:ty),*) => {
        $(fn $method(self, value: $number) -> Done {
            self.put(&value.to_le_bytes());
            Ok(())
        })*
    };
}

impl<'h> ser::Serializer for &'h mut Hasher {
    type Ok = ();
    type Error = Refused;
    type SerializeSeq = Items<'h>;
    type SerializeTuple = &'h mut Hasher;
    type SerializeTupleStruct = &'h mut Hasher;
    type SerializeTupleVariant = &'h mut Hasher;
    type SerializeMap = Items<'h>;
    type SerializeStruct = &'h mut Hasher;
    type SerializeStructVariant = &'h mut Hasher;

    numbers!(
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64, serialize_u128 u128,
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64, serialize_i128 i128,
        // Values of other rooms may have parts of numbers; the rules have none. Their bits are as good as any.
        serialize_f32 f32, serialize_f64 f64
    );

    fn is_human_readable(&self) -> bool {
        false
    }

    fn serialize_bool(self, value: bool) -> Done {
        self.serialize_u8(u8::from(value))
    }

    fn serialize_char(self, value: char) -> Done {
        self.serialize_u32(u32::from(value))
    }

    fn serialize_str(self, value: &str) -> Done {
        self.serialize_bytes(value.as_bytes())
    }

    fn serialize_bytes(self, value: &[u8]) -> Done {
        self.put_length(value.len());
        self.put(value);
        Ok(())
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Done {
        self.serialize_u64(UNKNOWN_LENGTH)?;
        let mut text = Text { hasher: self, length: 0 };
        write!(text, "{value}").map_err(|_| Refused)?;
        let length = text.length;
        self.serialize_u64(length)
    }

    fn serialize_none(self) -> Done {
        self.serialize_u8(0)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        self.put(&[1]);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, variant: u32, _: &'static str) -> Done {
        self.serialize_u32(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        variant: u32,
        _: &'static str,
        value: &T,
    ) -> Done {
        self.put(&variant.to_le_bytes());
        value.serialize(self)
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Items<'h>, Refused> {
        self.put(&length.map_or(UNKNOWN_LENGTH, |length| length as u64).to_le_bytes());
        Ok(Items { hasher: self, promised: length.is_some(), count: 0 })
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Refused> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Refused> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        variant: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Refused> {
        self.put(&variant.to_le_bytes());
        Ok(self)
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Items<'h>, Refused> {
        self.serialize_seq(length)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Refused> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        variant: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Refused> {
        self.put(&variant.to_le_bytes());
        Ok(self)
    }
}

/// Text that goes into the hash piece by piece.
struct Text<'h> {
    hasher: &'h mut Hasher,
    length: u64,
}

impl fmt::Write for Text<'_> {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        self.hasher.put(piece.as_bytes());
        self.length += piece.len() as u64;
        Ok(())
    }
}

/// A list or a map in progress.
struct Items<'h> {
    hasher: &'h mut Hasher,
    promised: bool,
    count: u64,
}

impl Items<'_> {
    fn finish(self) -> Done {
        if !self.promised {
            self.hasher.put(&self.count.to_le_bytes());
        }
        Ok(())
    }
}

impl ser::SerializeSeq for Items<'_> {
    type Ok = ();
    type Error = Refused;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.count += 1;
        value.serialize(&mut *self.hasher)
    }

    fn end(self) -> Done {
        self.finish()
    }
}

impl ser::SerializeMap for Items<'_> {
    type Ok = ();
    type Error = Refused;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.count += 1;
        key.serialize(&mut *self.hasher)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut *self.hasher)
    }

    fn end(self) -> Done {
        self.finish()
    }
}

macro_rules! fixed {
    ($($group:ident $element:ident),*) => {
        $(impl ser::$group for &mut Hasher {
            type Ok = ();
            type Error = Refused;

            fn $element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                value.serialize(&mut **self)
            }

            fn end(self) -> Done {
                Ok(())
            }
        })*
    };
}

fixed!(SerializeTuple serialize_element, SerializeTupleStruct serialize_field, SerializeTupleVariant serialize_field);

macro_rules! named {
    ($($group:ident),*) => {
        $(impl ser::$group for &mut Hasher {
            type Ok = ();
            type Error = Refused;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Done {
                value.serialize(&mut **self)
            }

            fn skip_field(&mut self, _: &'static str) -> Done {
                self.put(&LEFT_OUT);
                Ok(())
            }

            fn end(self) -> Done {
                Ok(())
            }
        })*
    };
}

named!(SerializeStruct, SerializeStructVariant);

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[derive(serde::Serialize)]
    enum Shape {
        Nothing,
        Pair(u8, i16),
        Named {
            word: String,
            #[serde(skip_serializing_if = "Option::is_none")]
            maybe: Option<u8>,
            list: Vec<u16>,
        },
        Inner(Box<Shape>),
    }

    type Sample = (Shape, bool, char, f32, BTreeMap<u8, &'static str>);

    fn sample() -> Vec<Sample> {
        let named = Shape::Named { word: "łąka".to_owned(), maybe: None, list: vec![7, 300] };
        vec![
            (Shape::Nothing, true, 'ß', 0.5, BTreeMap::new()),
            (Shape::Pair(1, -2), false, 'a', -1.0, BTreeMap::from([(1, "one"), (2, "two")])),
            (Shape::Inner(Box::new(named)), false, 'z', 0.0, BTreeMap::new()),
        ]
    }

    #[test]
    fn the_hash_of_a_value_never_changes() {
        let hashes = [hash_of(&sample()), hash_of(&vec![0_u16; 5000]), hash_of_bytes(b"delve")];
        assert_eq!(
            hashes.map(|hash| format!("{hash:016x}")),
            ["6226072a94fe716e", "d4c40939f94c752b", "fa8ba33b5f8b28af"]
        );
    }

    #[test]
    fn it_is_the_hash_of_little_endian_numbers_without_padding() {
        #[derive(serde::Serialize)]
        struct Two {
            small: u8,
            large: u32,
        }
        assert_eq!(hash_of(&Two { small: 1, large: 0x0203_0405 }), hash_of_bytes(&[1, 5, 4, 3, 2]));
        assert_eq!(hash_of(&Some(9_u8)), hash_of_bytes(&[1, 9]));
        assert_eq!(hash_of("ab"), hash_of_bytes(&[2, 0, 0, 0, 0, 0, 0, 0, b'a', b'b']));
        assert_eq!(hash_of(&Shape::Pair(6, 7)), hash_of_bytes(&[1, 0, 0, 0, 6, 7, 0]));
    }

    #[test]
    fn values_with_the_same_bytes_in_other_places_differ() {
        assert_ne!(hash_of(&vec![vec![1_u8], vec![]]), hash_of(&vec![vec![], vec![1_u8]]));
        assert_ne!(hash_of(&("a", "bc")), hash_of(&("ab", "c")));
        assert_ne!(hash_of(&Some(0_u8)), hash_of(&None::<u8>));
        let named = |maybe| Shape::Named { word: String::new(), maybe, list: vec![] };
        assert_ne!(hash_of(&named(None)), hash_of(&named(Some(0))));
    }

    #[test]
    fn the_size_of_the_pieces_does_not_matter() {
        struct Spelled<'t>(&'t str);
        impl Serialize for Spelled<'_> {
            fn serialize<S: ser::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&format_args!("{}{}", &self.0[..1], &self.0[1..]))
            }
        }
        let text = "a word that is spelled in two pieces".repeat(100);
        let mut bytes = u64::MAX.to_le_bytes().to_vec();
        bytes.extend(text.as_bytes());
        bytes.extend((text.len() as u64).to_le_bytes());
        assert_eq!(hash_of(&Spelled(&text)), hash_of_bytes(&bytes));
    }

    #[test]
    fn a_refusing_value_has_a_hash_too() {
        struct Refusing;
        impl Serialize for Refusing {
            fn serialize<S: ser::Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
                Err(ser::Error::custom("no"))
            }
        }
        assert_eq!(hash_of(&Refusing), hash_of_bytes(&REFUSED));
    }
}
