//! Rows of a query as structs.

/// Reads a struct from a row whose columns have the names of its fields. This is what sqlx's derive does, but with
/// its macros sqlx and both databases would be compiled a second time, for the machine that compiles.
macro_rules! from_row {
    ($type:ident { $($field:ident),* }) => {
        impl<'r, R> sqlx::FromRow<'r, R> for $type
        where
            R: sqlx::Row,
            for<'c> &'c str: sqlx::ColumnIndex<R>,
            bool: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
            i64: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
            String: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
            Option<String>: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
        {
            fn from_row(row: &'r R) -> Result<Self, sqlx::Error> {
                Ok($type { $($field: row.try_get(stringify!($field))?),* })
            }
        }
    };
}

pub(crate) use from_row;
