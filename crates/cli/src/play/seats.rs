//! Who sits where.

use crate::Failure;
use crate::reading::{quoted, several};
use kernel::Text;
use registry::Player;

/// Who sits on a seat.
#[derive(Clone, Debug)]
pub enum Sitter {
    /// A person at this keyboard.
    Human,
    /// A computer player.
    Computer(Player),
}

/// The opponent you get without asking for one.
const USUAL: &str = "search:200";

impl Sitter {
    fn read(text: &str) -> Result<Sitter, Failure> {
        if text == "human" {
            return Ok(Sitter::Human);
        }
        let player = text.parse::<Player>();
        player
            .map(Sitter::Computer)
            .map_err(|error| Failure::usage(Text::new("cli-or-human").written("error", error)))
    }

    /// Whether a person sits here.
    pub fn is_human(&self) -> bool {
        matches!(self, Sitter::Human)
    }
}

impl std::fmt::Display for Sitter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Sitter::Human => f.write_str("human"),
            Sitter::Computer(player) => player.fmt(f),
        }
    }
}

/// The error that there is no such seat.
pub fn no_seat(id: &str, seats: &[&str]) -> Failure {
    Failure::usage(Text::new("cli-no-seat").written("seat", quoted(id)).text("seats", several(seats)))
}

/// Seats everybody: `players` is one for all, or by seat, by person or by team; `named` takes precedence. Without
/// players, a person takes the first person's seats and the computer the others.
pub fn assign(
    seats: &[&str],
    people: &[u8],
    teams: &[u8],
    players: &[String],
    named: &[(String, String)],
) -> Result<Vec<Sitter>, Failure> {
    let groups = |of: &[u8]| {
        let mut all = of.to_vec();
        all.sort_unstable();
        all.dedup();
        all
    };
    let (persons, sides) = (groups(people), groups(teams));
    let word = |seat: usize| -> Result<&str, Failure> {
        let at = match players.len() {
            0 => return Ok(if people[seat] == people[0] { "human" } else { USUAL }),
            1 => 0,
            n if n == seats.len() => seat,
            n if n == persons.len() => persons.iter().take_while(|person| **person < people[seat]).count(),
            n if n == sides.len() => sides.iter().take_while(|side| **side < teams[seat]).count(),
            n => {
                let what = Text::new("cli-not-as-many-players").count("n", n).count("seats", seats.len());
                return Err(Failure::usage(what.text("names", several(seats))));
            }
        };
        Ok(&players[at])
    };
    let mut sitters: Vec<Sitter> =
        (0..seats.len()).map(|seat| Sitter::read(word(seat)?)).collect::<Result<_, _>>()?;
    for (id, player) in named {
        let Some(seat) = seats.iter().position(|seat| seat == id) else {
            return Err(no_seat(id, seats));
        };
        sitters[seat] = Sitter::read(player)?;
    }
    Ok(sitters)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reading::Wanted;

    fn humans(players: &[&str], named: &[(&str, &str)]) -> Result<Vec<bool>, String> {
        let players: Vec<String> = players.iter().map(|player| (*player).to_owned()).collect();
        let named: Vec<_> = named.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect();
        assign(&["north", "east", "south"], &[0, 1, 2], &[0, 1, 0], &players, &named)
            .map(|sitters| sitters.iter().map(Sitter::is_human).collect())
            .map_err(|failure| failure.render(&Wanted::default()))
    }

    #[test]
    fn a_person_sits_on_the_first_seat() {
        assert_eq!(humans(&[], &[]), Ok(vec![true, false, false]));
    }

    #[test]
    fn players_are_named_by_seat_or_by_team() {
        assert_eq!(humans(&["random", "human", "human"], &[]), Ok(vec![false, true, true]));
        assert_eq!(humans(&["human", "random"], &[]), Ok(vec![true, false, true]));
        assert_eq!(humans(&["human"], &[]), Ok(vec![true, true, true]));
        assert_eq!(humans(&["human", "random"], &[("south", "random")]), Ok(vec![true, false, false]));
    }

    #[test]
    fn a_person_sits_on_all_their_seats() {
        let seats = ["north", "east", "south", "west"];
        let at = |players: &[&str]| {
            let players: Vec<String> = players.iter().map(|player| (*player).to_owned()).collect();
            let sitters = assign(&seats, &[0, 2, 1, 2], &[0, 1, 0, 1], &players, &[]).expect("they fit");
            sitters.iter().map(Sitter::is_human).collect::<Vec<_>>()
        };
        assert_eq!(at(&[]), [true, false, false, false]);
        assert_eq!(at(&["random", "random", "human"]), [false, true, false, true]);
    }

    #[test]
    fn errors_list_the_seats() {
        assert_eq!(
            humans(&[], &[("west", "random")]),
            Err("there is no seat \"west\"; the seats are: north, east, south".to_owned())
        );
        assert_eq!(
            humans(&["random"; 4], &[]),
            Err("4 players for 3 seats: name one for all or one for each of north, east, south".to_owned())
        );
    }
}
