//! What is shown of the regions and of the end.

use super::*;
use crate::event::Event;
use crate::figures::{Characters, Place};
use crate::ids::Region;
use crate::state::Setup;
use crate::testing::in_english;
use kernel::Texts;

/// Who is foremost, and what the log says of the end, after a game in which the seats have these credits.
fn ended(scenario: Scenario, ending: Ending, credit: [i8; 4]) -> (Vec<SeatName>, String) {
    let mut state = State::blank(&Setup { scenario }).expect("it can be set up");
    assert_eq!(View::of(&state, None).foremost, [], "nobody before the end");
    (state.ended, state.credit) = (Some(ending), credit);
    (View::of(&state, None).foremost, in_english(&state.event_text(&Event::Ended(ending))))
}

#[test]
fn regions_show_who_stands_there_and_nobody_else() {
    let mut state = State::blank(&Setup { scenario: Scenario::TwoPlayer }).expect("it can be set up");
    let (field, inside) = (Place::Field(Region::Moria), Place::Inside(Region::HelmsDeep));
    let both = Characters::only(Character::Strider).with(Character::Saruman);
    state.put(field, &Figures { characters: both, ..Figures::NONE });
    state.put(inside, &Figures { characters: Characters::only(Character::Gimli), ..Figures::NONE });
    let view = View::of(&state, None);
    let shown = |region: Region| view.regions.iter().find(|shown| shown.region == region);
    for region in Region::ALL {
        let field = Place::Field(region);
        let sides = Side::ALL.map(|side| FiguresView::of(&state.figures(field, side)));
        match shown(region) {
            Some(shown) => {
                assert_eq!([&shown.free_peoples, &shown.shadow], [&sides[0], &sides[1]], "{region:?}")
            }
            None => assert!(sides.iter().all(FiguresView::is_empty), "{region:?}"),
        }
    }
    let characters = |figures: &FiguresView| figures.characters.to_vec();
    let [moria, deep] = [Region::Moria, Region::HelmsDeep].map(|region| shown(region).expect("it is shown"));
    assert_eq!(characters(&moria.free_peoples), [Character::Strider]);
    assert_eq!(characters(&moria.shadow), [Character::Saruman]);
    assert_eq!(characters(&deep.inside), [Character::Gimli]);
    let everybody = view.regions.iter().flat_map(|shown| {
        [&shown.free_peoples, &shown.shadow, &shown.inside].map(|figures| figures.characters.len())
    });
    assert_eq!(everybody.sum::<usize>(), 3);
}

#[test]
fn r14_12_the_foremost_of_the_winners_is_named() {
    let (foremost, words) = ended(Scenario::FourPlayer, Ending::ShadowConquest, [-6, -4, 3, 7]);
    assert_eq!(foremost, [SeatName::Saruman]);
    assert!(words.ends_with("Within the team the Saruman player won."), "{words}");
    // The Free Peoples by what they lost.
    let (foremost, _) = ended(Scenario::FourPlayer, Ending::RingDestroyed, [-6, -4, 3, 7]);
    assert_eq!(foremost, [SeatName::Rohan]);
    // A tie is shared.
    let (foremost, words) = ended(Scenario::FourPlayer, Ending::Corruption, [-6, -4, 5, 5]);
    assert_eq!(foremost, [SeatName::WitchKing, SeatName::Saruman]);
    assert!(words.contains("share it"), "{words}");
    // Who plays alone has no partner to be compared with.
    let (foremost, words) = ended(Scenario::ThreePlayer, Ending::RingDestroyed, [0, 3, 1, 0]);
    assert_eq!(foremost, []);
    assert!(words.ends_with("won."), "{words}");
}
