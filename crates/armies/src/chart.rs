//! A map of characters for a terminal: where the label of each region begins.

/// The size of the map and of its labels, in characters.
#[derive(Clone, Copy, Debug)]
pub struct Chart {
    /// How many rows it has.
    pub rows: usize,
    /// How wide it is.
    pub columns: usize,
    /// How wide a label may be.
    pub label: usize,
}

impl Chart {
    /// Where the labels of regions begin, row and column, by where the regions lie on a map of 1000 by 1000. Two that would meet in
    /// a row are put into neighbouring rows.
    pub fn places<R: Copy>(
        &self,
        regions: impl IntoIterator<Item = (R, (u16, u16))>,
    ) -> Vec<(R, (usize, usize))> {
        let mut regions: Vec<(R, (u16, u16))> = regions.into_iter().collect();
        regions.sort_by_key(|(_, (x, y))| (*y, *x));
        let mut placed: Vec<(R, (usize, usize))> = Vec::with_capacity(regions.len());
        for (region, (x, y)) in regions {
            let middle = usize::from(x) * self.columns / 1000;
            let column = middle.saturating_sub(self.label / 2).min(self.columns - self.label);
            let row = (usize::from(y) * (self.rows - 1) + 500) / 1000;
            let meets =
                |row: usize, other: (usize, usize)| other.0 == row && other.1.abs_diff(column) < self.label;
            let free = |row: &usize| *row < self.rows && !placed.iter().any(|(_, other)| meets(*row, *other));
            let tries = [row, row + 1, row.wrapping_sub(1), row + 2, row.wrapping_sub(2)];
            let row = tries.into_iter().find(free).unwrap_or(row.min(self.rows - 1));
            placed.push((region, (row, column)));
        }
        placed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_that_would_meet_are_put_into_neighbouring_rows() {
        let chart = Chart { rows: 10, columns: 40, label: 8 };
        let places = chart.places([('a', (500, 500)), ('b', (520, 500)), ('c', (0, 0)), ('d', (1000, 1000))]);
        assert_eq!(places, [('c', (0, 0)), ('a', (5, 16)), ('b', (6, 16)), ('d', (9, 32))]);
    }
}
