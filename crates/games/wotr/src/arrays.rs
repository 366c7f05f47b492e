//! Reading and writing long arrays, which serde knows up to 32 places only.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Writes an array as a list.
pub fn serialize<S: Serializer, T: Serialize, const N: usize>(
    array: &[T; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(array)
}

/// Reads an array from a list of its length.
pub fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(
    deserializer: D,
) -> Result<[T; N], D::Error> {
    let list = Vec::<T>::deserialize(deserializer)?;
    list.try_into()
        .map_err(|list: Vec<T>| D::Error::invalid_length(list.len(), &"a list of the array's length"))
}
