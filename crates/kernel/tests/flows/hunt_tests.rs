//! The questions of the toy Hunt, in order, and where they lead.

use super::hunt::*;
use super::{Toy, assert_contains};
use kernel::Seat;

const CHANCE: Seat = Seat::CHANCE;
const THREE: Tile = Tile { damage: 3, reveal: true };
const ONE: Tile = Tile { damage: 1, reveal: false };

/// The Hunt has succeeded with two dice, and the Staff may still prevent the draw.
fn hunted(companions: &[Companion], guide: Companion) -> Toy<Quest> {
    let mut toy = Toy::begin(Quest::new(companions, guide));
    toy.asks(CHANCE, Ask::HuntDice { n: 1 })
        .says(CHANCE, Action::Dice { successes: 2 })
        .asks(FREE, Ask::WizardsStaff);
    toy
}

/// A tile of three that reveals has been drawn, and the Mithril Coat may still replace it.
fn drawn(companions: &[Companion], guide: Companion) -> Toy<Quest> {
    let mut toy = hunted(companions, guide);
    toy.says(FREE, Action::Use(false))
        .asks(CHANCE, Ask::Tile)
        .says(CHANCE, Action::Tile(THREE))
        .asks(FREE, Ask::MithrilCoat);
    toy
}

#[test]
fn a_card_before_the_draw_ends_the_hunt_and_the_move_goes_on() {
    let mut toy = hunted(&[Companion::Gimli], Companion::Gimli);
    toy.prints(&[
        "Move { step: DieToHuntBox, die: 4 }",
        "Hunt { step: Draw, successes: 2 }",
        "seat 0 asked WizardsStaff",
    ]);
    toy.says(FREE, Action::Use(true)).ends();
    assert_eq!(toy.position.hunt_box, [0, 4]);
    assert_eq!((toy.position.progress, toy.position.corruption), (3, 9));
}

#[test]
fn a_failed_hunt_asks_nobody() {
    let mut toy = Toy::begin(Quest::new(&[Companion::Gimli], Companion::Gimli));
    toy.says(CHANCE, Action::Dice { successes: 0 }).ends();
    assert_eq!(toy.position.hunt_box, [0, 4]);
}

#[test]
fn a_card_after_the_draw_replaces_the_tile_within_the_same_frame() {
    let toy = drawn(&[Companion::Gimli], Companion::Gimli);

    let mut replaced = toy.rewind();
    replaced.says(FREE, Action::Use(true)).asks(CHANCE, Ask::ReplacingTile).says(CHANCE, Action::Tile(ONE));
    // No second table card, no reveal: both were the first tile's.
    replaced.asks(FREE, Ask::Casualty { damage: 1 }).prints(&[
        "Move { step: DieToHuntBox, die: 4 }",
        "Resolve { step: UseTheRing, drawn: Drawn { tile: Tile { damage: 1, reveal: false }, damage: 1, \
         card_used: true, casualty_taken: false } }",
        "seat 0 asked Casualty { damage: 1 }",
    ]);
    replaced.says(FREE, Action::NoCasualty).ends();
    assert_eq!((replaced.position.corruption, replaced.position.revealed), (10, false));

    let mut kept = toy.rewind();
    kept.says(FREE, Action::Use(false)).asks(FREE, Ask::Casualty { damage: 3 });
}

#[test]
fn hobbit_guides_chain_and_a_random_casualty_asks_two_more_questions() {
    let mut toy = drawn(&[Companion::Meriadoc, Companion::Peregrin], Companion::Meriadoc);
    toy.says(FREE, Action::Use(false)).asks(FREE, Ask::GuideAbility(Companion::Meriadoc));

    // Merry leaves; Pippin is Guide at once and may leave too; nobody is left to fall.
    let mut both = toy.rewind();
    both.says(FREE, Action::Use(true))
        .asks(FREE, Ask::Destination(Companion::Meriadoc))
        .says(FREE, Action::To(7))
        .asks(FREE, Ask::GuideAbility(Companion::Peregrin));
    assert_eq!(both.position.guide, Some(Companion::Peregrin));
    both.says(FREE, Action::Use(false));

    // The random casualty turns out to be Pippin: Take Them Alive! puts him on the map, which asks again, and
    // Worn with Sorrow and Toil asks the Shadow in between.
    both.asks(FREE, Ask::Casualty { damage: 2 })
        .says(FREE, Action::RandomFalls)
        .asks(CHANCE, Ask::RandomCompanion)
        .says(CHANCE, Action::Companion(Companion::Peregrin))
        .asks(SHADOW, Ask::WornWithSorrow)
        .prints(&[
            "Move { step: DieToHuntBox, die: 4 }",
            "Resolve { step: GuideAbility, drawn: Drawn { tile: Tile { damage: 3, reveal: true }, damage: 1, \
             card_used: false, casualty_taken: true } }",
            "Eliminate { companion: Peregrin }",
            "seat 1 asked WornWithSorrow",
        ])
        .says(SHADOW, Action::Use(true))
        .asks(FREE, Ask::Destination(Companion::Peregrin))
        .says(FREE, Action::To(3));
    // One damage is left for the Ring; then the Fellowship is revealed.
    both.asks(FREE, Ask::Path).says(FREE, Action::Path { strongholds: 0 }).ends();
    assert_eq!((both.position.corruption, both.position.progress), (10, 0));
    assert_eq!(both.position.hunt_box, [0, 4]);
}

#[test]
fn a_tie_for_guide_is_asked_in_the_middle_of_a_tile() {
    use Companion::{Gandalf, Meriadoc, Peregrin};
    let mut toy = drawn(&[Gandalf, Meriadoc, Peregrin], Gandalf);
    toy.says(FREE, Action::Use(false)).says(FREE, Action::GuideFalls).says(SHADOW, Action::Use(false));
    toy.asks(FREE, Ask::Guide).prints(&[
        "Move { step: DieToHuntBox, die: 4 }",
        "Resolve { step: GuideAbility, drawn: Drawn { tile: Tile { damage: 3, reveal: true }, damage: 0, \
         card_used: false, casualty_taken: true } }",
        "seat 0 asked Guide",
    ]);
    toy.says(FREE, Action::Companion(Peregrin)).asks(FREE, Ask::Path);
    assert_eq!(toy.position.guide, Some(Peregrin));
}

#[test]
fn a_reveal_through_a_stronghold_draws_another_tile_and_returns_to_the_move() {
    let mut toy = drawn(&[Companion::Gandalf], Companion::Gandalf);
    toy.position.worn_with_sorrow = false;
    toy.says(FREE, Action::Use(false)).asks(FREE, Ask::Casualty { damage: 3 });

    // Gandalf falls: no damage, but the tile reveals, and the path goes by a Stronghold.
    let mut fell = toy.rewind();
    fell.says(FREE, Action::GuideFalls).asks(FREE, Ask::Path);
    fell.says(FREE, Action::Path { strongholds: 1 }).asks(CHANCE, Ask::Tile);
    fell.prints(&["Move { step: DieToHuntBox, die: 4 }", "chance asked Tile"]);
    // The second tile is a tile of its own: the Coat may be used for it.
    fell.says(CHANCE, Action::Tile(ONE)).asks(FREE, Ask::MithrilCoat).says(FREE, Action::Use(false)).ends();
    assert_eq!(fell.position.hunt_box, [0, 4]);
    assert_eq!((fell.position.corruption, fell.position.revealed), (10, true));

    // Nobody falls: twelve Corruption end the game there and then, and the die stays where it is.
    let mut lost = toy.rewind();
    lost.says(FREE, Action::NoCasualty).ends();
    assert!(lost.position.shadow_won && !lost.position.revealed);
    assert_eq!(lost.position.hunt_box, [0]);
    assert_contains(&lost.told(None), &"the Ring is used: 3".to_owned());
}
