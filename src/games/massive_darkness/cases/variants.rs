//! What an enum can be, read from its own serde description, so that no list of it has to be kept by hand.

use serde::de::value::{Error, StrDeserializer};
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

type Names = &'static [&'static str];

/// The names of the variants of an enum.
pub(super) fn variants_of<T: for<'de> Deserialize<'de>>() -> Names {
    let mut found = Found::default();
    let _ = T::deserialize(Probe { variant: None, found: &mut found });
    found.variants
}

/// The names of the fields of one variant of an enum.
pub(super) fn fields_of<T: for<'de> Deserialize<'de>>(variant: &str) -> Names {
    let mut found = Found::default();
    let _ = T::deserialize(Probe { variant: Some(variant), found: &mut found });
    found.fields
}

#[derive(Default)]
struct Found {
    variants: Names,
    fields: Names,
}

/// Writes down what it is asked for and gives nothing.
struct Probe<'a> {
    variant: Option<&'a str>,
    found: &'a mut Found,
}

fn nothing() -> Error {
    Error::custom("a probe holds nothing")
}

impl<'de> Deserializer<'de> for Probe<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(nothing())
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: Names,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.found.variants = variants;
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de> EnumAccess<'de> for Probe<'_> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Error> {
        let name: StrDeserializer<'_, Error> = self.variant.ok_or_else(nothing)?.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de> VariantAccess<'de> for Probe<'_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        Err(nothing())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, _: S) -> Result<S::Value, Error> {
        Err(nothing())
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Error> {
        Err(nothing())
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: Names, _: V) -> Result<V::Value, Error> {
        self.found.fields = fields;
        Err(nothing())
    }
}
