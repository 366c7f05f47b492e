//! Damage tokens of an army.

/// How many Damage tokens may go along with a part of an army, at least and at most: neither those who go nor those who stay have
/// more tokens than units.
pub fn damage_along(damage: u8, units: u8, going: u8) -> (u8, u8) {
    let least = damage.saturating_sub(units.saturating_sub(going));
    (least, damage.min(going).max(least))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_part_has_more_damage_than_units() {
        assert_eq!(damage_along(0, 5, 2), (0, 0));
        assert_eq!(damage_along(3, 5, 2), (0, 2));
        assert_eq!(damage_along(4, 5, 2), (1, 2));
        assert_eq!(damage_along(3, 4, 4), (3, 3));
    }
}
