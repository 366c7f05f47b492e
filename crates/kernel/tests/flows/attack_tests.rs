//! The questions of the toy attack, in order, and where they lead.

use super::attack::*;
use super::{Toy, assert_contains};
use kernel::{Seat, SeatSet};

const CHANCE: Seat = Seat::CHANCE;

fn seats(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

/// The villain attacks Spider-Man, and all three may defend.
fn attacked(ready: &[Ability]) -> Toy<Fight> {
    let mut toy = Toy::begin(Fight::new(ready));
    toy.asks(seats(&[SPIDER, MARVEL, PANTHER]), Ask::Defend);
    toy
}

/// Spider-Man defends: 2 damage and one boost icon, less 1 for his defence.
fn spider_defends(ready: &[Ability]) -> Toy<Fight> {
    let mut toy = attacked(ready);
    toy.says(SPIDER, Action::Defend(Character::Hero(SPIDER)))
        .asks(CHANCE, Ask::Boost)
        .says(CHANCE, Action::Boost { icons: 2, star: false });
    toy
}

#[test]
fn any_of_those_asked_may_defend_and_who_declines_is_not_asked_again() {
    let toy = attacked(&[]);

    let mut declined = toy.rewind();
    declined
        .says(MARVEL, Action::Pass)
        .asks(seats(&[SPIDER, PANTHER]), Ask::Defend)
        .says(SPIDER, Action::Pass)
        .asks(PANTHER, Ask::Defend)
        .says(PANTHER, Action::Pass)
        .asks(CHANCE, Ask::Boost)
        .says(CHANCE, Action::Boost { icons: 0, star: false });
    assert_eq!(declined.position.hit_points(Character::Hero(SPIDER)), 2);
    declined.asks(seats(&[SPIDER, MARVEL, PANTHER]), Ask::Defend);

    // The first who defends settles it, and becomes the target player.
    let mut defended = toy.rewind();
    defended.says(PANTHER, Action::Defend(Character::Hero(PANTHER))).asks(CHANCE, Ask::Boost).prints(&[
        "VillainPhase { next: seat 1 }",
        "Attack { on: seat 2, defender: Some(Hero(seat 2)), declined: {}, boost: 0, step: Damage }",
        "chance asked Boost",
    ]);
}

#[test]
fn an_ally_defeated_by_a_boost_star_leaves_the_attack_undefended() {
    let mut toy = attacked(&[Ability::Recall]);
    toy.says(MARVEL, Action::Defend(Character::Ally(MARVEL))).asks(CHANCE, Ask::Boost);

    let mut star = toy.rewind();
    star.says(CHANCE, Action::Boost { icons: 1, star: true })
        .asks(MARVEL, Ask::Window(When::WouldTakeDamage))
        .prints(&[
            "VillainPhase { next: seat 1 }",
            "Attack { on: seat 1, defender: Some(Ally(seat 1)), declined: {}, boost: 1, step: Damage }",
            "Deal { to: Ally(seat 1), amount: 2, by: Effect, step: Place }",
            "Window { when: WouldTakeDamage, group: Optional { turn: seat 2, passes: 1 } }",
            "seat 1 asked Window(WouldTakeDamage)",
        ]);
    let mut recalled = star.rewind();

    // Defeated: 2 and one icon go to the identity of the ally's controller.
    star.says(MARVEL, Action::Pass);
    assert_contains(&star.told(None), &"the ally of seat 1 is defeated".to_owned());
    assert_eq!(star.position.hit_points(Character::Hero(MARVEL)), 7);

    // Taken back to the hand: the rest of that damage is cancelled, nobody is defeated, the attack goes on.
    recalled.says(MARVEL, Action::Use(Ability::Recall));
    assert_eq!(recalled.told(None), ["3 damage to Hero(seat 1)"]);

    // Without the star all of it goes to the ally, and the excess is lost.
    let mut plain = toy.rewind();
    plain.says(CHANCE, Action::Boost { icons: 1, star: false }).says(MARVEL, Action::Pass);
    assert_eq!(plain.told(None), ["3 damage to Ally(seat 1)", "the ally of seat 1 is defeated"]);
    assert_eq!(plain.position.hit_points(Character::Hero(MARVEL)), 10);
}

#[test]
fn a_window_asks_in_player_order_until_all_pass_and_changes_the_innermost_damage() {
    let mut toy = spider_defends(&[Ability::Backflip, Ability::CosmicShield]);
    toy.asks(SPIDER, Ask::Window(When::WouldTakeDamage))
        .says(SPIDER, Action::Pass)
        .asks(MARVEL, Ask::Window(When::WouldTakeDamage))
        .says(MARVEL, Action::Use(Ability::CosmicShield))
        // Somebody acted, so Spider-Man is asked again.
        .asks(SPIDER, Ask::Window(When::WouldTakeDamage))
        .prints(&[
            "VillainPhase { next: seat 1 }",
            "Attack { on: seat 0, defender: Some(Hero(seat 0)), declined: {}, boost: 2, step: After }",
            "Deal { to: Hero(seat 0), amount: 1, by: Attack(Villain), step: Place }",
            "Window { when: WouldTakeDamage, group: Optional { turn: seat 1, passes: 1 } }",
            "seat 0 asked Window(WouldTakeDamage)",
        ]);

    let mut flipped = toy.rewind();
    flipped.says(SPIDER, Action::Use(Ability::Backflip)).asks(seats(&[SPIDER, MARVEL, PANTHER]), Ask::Defend);
    assert_eq!(flipped.position.hit_points(Character::Hero(SPIDER)), 4);

    toy.says(SPIDER, Action::Pass).asks(seats(&[SPIDER, MARVEL, PANTHER]), Ask::Defend);
    assert_eq!(toy.position.hit_points(Character::Hero(SPIDER)), 3);
}

#[test]
fn tough_replaces_the_damage_before_anybody_is_asked() {
    let mut fight = Fight::new(&[Ability::Backflip]);
    fight.tough[SPIDER.index()] = true;
    let mut toy = Toy::begin(fight);
    toy.says(SPIDER, Action::Defend(Character::Hero(SPIDER)))
        .says(CHANCE, Action::Boost { icons: 2, star: false })
        .asks(seats(&[SPIDER, MARVEL, PANTHER]), Ask::Defend);
    assert_eq!(toy.told(None), ["tough: no damage to Hero(seat 0)"]);
    assert_eq!(toy.position.ready, [Ability::Backflip]);
}

/// Counter-Punch has hit the villain, whose suit took 1, and who strikes back at Spider-Man's last hit point.
fn struck_back() -> Toy<Fight> {
    let mut toy = spider_defends(&[
        Ability::RhinoSuit,
        Ability::Retaliate,
        Ability::CosmicShield,
        Ability::CounterPunch,
        Ability::FollowUp,
        Ability::Claws,
    ]);
    toy.asks(MARVEL, Ask::Window(When::WouldTakeDamage))
        .says(MARVEL, Action::Pass)
        .asks(SPIDER, Ask::Window(When::Attacked(SPIDER)))
        .says(SPIDER, Action::Use(Ability::CounterPunch))
        // Forced abilities came first: the suit, the damage, the blow back; now Captain Marvel is asked about that one.
        .asks(MARVEL, Ask::Window(When::WouldTakeDamage))
        .prints(&[
            "VillainPhase { next: seat 1 }",
            "Attack { on: seat 0, defender: Some(Hero(seat 0)), declined: {}, boost: 2, step: End }",
            "Window { when: Attacked(seat 0), group: Optional { turn: seat 1, passes: 0 } }",
            "Use { ability: CounterPunch, step: 1 }",
            "Deal { to: Villain, amount: 1, by: Attack(Hero(seat 0)), step: End }",
            "Window { when: TookDamage, group: Forced }",
            "Use { ability: Retaliate, step: 1 }",
            "Deal { to: Hero(seat 0), amount: 1, by: Effect, step: Place }",
            "Window { when: WouldTakeDamage, group: Optional { turn: seat 2, passes: 1 } }",
            "seat 1 asked Window(WouldTakeDamage)",
        ]);
    toy
}

#[test]
fn responses_nest_and_everything_returns_to_where_it_was() {
    let mut toy = struck_back();
    // The innermost damage is the blow back, not the damage to the villain below it.
    toy.says(MARVEL, Action::Use(Ability::CosmicShield));
    assert_eq!(toy.position.hit_points(Character::Hero(SPIDER)), 1);
    assert_eq!(toy.position.hit_points(Character::Villain), 11);

    // The villain took damage: two responses, the second in the window of the first one's damage.
    toy.asks(MARVEL, Ask::Window(When::TookDamage)).says(MARVEL, Action::Use(Ability::FollowUp));
    toy.asks(PANTHER, Ask::Window(When::TookDamage)).prints(&[
        "VillainPhase { next: seat 1 }",
        "Attack { on: seat 0, defender: Some(Hero(seat 0)), declined: {}, boost: 2, step: End }",
        "Window { when: Attacked(seat 0), group: Optional { turn: seat 1, passes: 0 } }",
        "Use { ability: CounterPunch, step: 1 }",
        "Deal { to: Villain, amount: 1, by: Attack(Hero(seat 0)), step: End }",
        "Window { when: TookDamage, group: Optional { turn: seat 2, passes: 0 } }",
        "Use { ability: FollowUp, step: 1 }",
        "Deal { to: Villain, amount: 1, by: Effect, step: End }",
        "Window { when: TookDamage, group: Optional { turn: seat 0, passes: 2 } }",
        "seat 2 asked Window(TookDamage)",
    ]);
    let mut kept = toy.rewind();

    toy.says(PANTHER, Action::Use(Ability::Claws)).asks(SPIDER, Ask::WhoDraws);
    assert_eq!(toy.position.hit_points(Character::Villain), 9);
    toy.says(SPIDER, Action::Draws(PANTHER)).asks(seats(&[SPIDER, MARVEL, PANTHER]), Ask::Defend);
    assert_eq!(toy.position.drawn, [0, 0, 1]);

    // Passed in the inner window, the response is offered again in the outer one.
    kept.says(PANTHER, Action::Pass).asks(PANTHER, Ask::Window(When::TookDamage)).says(PANTHER, Action::Pass);
    kept.asks(SPIDER, Ask::WhoDraws);
    assert_eq!(kept.position.hit_points(Character::Villain), 10);
}

#[test]
fn a_player_eliminated_in_the_middle_takes_his_frames_along() {
    let mut toy = struck_back();
    toy.says(MARVEL, Action::Pass);
    assert_contains(&toy.told(None), &"seat 0 is eliminated".to_owned());
    // The others still respond to the damage that he dealt.
    toy.asks(MARVEL, Ask::Window(When::TookDamage)).says(MARVEL, Action::Pass);
    toy.asks(PANTHER, Ask::Window(When::TookDamage)).says(PANTHER, Action::Pass);
    // He is not asked who draws, his attack is over, and the villain turns to the next player.
    let told = toy.told(None);
    assert_contains(&told, &"ends: Use { ability: CounterPunch, step: 1 }".to_owned());
    assert!(told.last().is_some_and(|line| line.starts_with("ends: Attack { on: seat 0")));
    toy.asks(seats(&[MARVEL, PANTHER]), Ask::Defend).prints(&[
        "VillainPhase { next: seat 2 }",
        "Attack { on: seat 1, defender: None, declined: {}, boost: 0, step: Defender }",
        "seat 1+seat 2 asked Defend",
    ]);
}

#[test]
fn a_won_game_ends_every_frame() {
    let mut fight = Fight::new(&[Ability::CounterPunch, Ability::Claws]);
    fight.hit_points[6] = 2;
    let mut toy = Toy::begin(fight);
    toy.says(SPIDER, Action::Defend(Character::Hero(SPIDER)))
        .says(CHANCE, Action::Boost { icons: 0, star: false })
        .says(SPIDER, Action::Use(Ability::CounterPunch))
        .ends();
    assert_eq!(toy.position.won, Some(true));
}
