//! Combat cards are chosen secretly (rules 9.5 step 1, 16).

use super::*;
use rand::SeedableRng;

/// The enemy sees the back and nothing else until both cards are turned up.
#[test]
fn face_down() {
    let mut fight = open_field(2, 2).hold(SH, CombatCard::DeadlyStrife).hold(FP, CombatCard::Daylight);
    fight.give(FP, card(CombatCard::Charge));
    let mut fight = fight.attack(Region::Dagorlad, Region::NomanLands);
    assert_eq!((fight.asked(), fight.seat()), (Some(Ask::Battle(BattleAsk::Combat(Side::Shadow))), SH));
    let laid = card(CombatCard::DeadlyStrife);
    let mut log = Log::on(0);
    fight.state.play(SH, Action::Card(laid), &mut log).unwrap();
    let entries = log.into_entries();
    let chosen = |onlooker| entries.iter().filter_map(|entry| entry.seen(onlooker)).collect::<Vec<_>>();
    let back = BattleEvent::CardChosen { side: Side::Shadow, deck: laid.deck(), card: None };
    let face = BattleEvent::CardChosen { side: Side::Shadow, deck: laid.deck(), card: Some(laid) };
    assert_eq!(chosen(Some(FP)), [Event::Battle(back)]);
    assert_eq!(chosen(None), [Event::Battle(back)]);
    assert_eq!(chosen(Some(SH)), [Event::Battle(face)]);
    assert!(empty(fight.state.hand(SH)));
    assert!(!fight.state.known.contains(laid));
    fight.state.check_pieces().unwrap();
    // What the defender imagines does not depend on the card that lies there.
    let imagine = |card: Card, seat: Seat| {
        let mut state = fight.state.clone();
        let battle = state.battle.as_mut().unwrap();
        battle.cards[Side::Shadow] = Some(card);
        state.deck.insert(laid);
        state.deck.remove(card);
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(7);
        state.imagine(seat, &mut rng);
        state.check_pieces().unwrap();
        state
    };
    assert_eq!(imagine(laid, FP), imagine(card(CombatCard::DesperateBattle), FP));
    let mine = imagine(laid, SH).battle.unwrap();
    assert_eq!(mine.cards[Side::Shadow], Some(laid));
    // The defender lays down a card too; then everybody knows both.
    assert_eq!((fight.asked(), fight.seat()), (Some(Ask::Battle(BattleAsk::Combat(Side::FreePeoples))), FP));
    assert!(fight.refused(Action::Card(card(CombatCard::Charge))), "no Elite");
    let fight = fight.say(Action::Card(card(CombatCard::Daylight)));
    assert!(fight.state.known.contains(laid));
    assert!(fight.state.known.contains(card(CombatCard::Daylight)));
    let fight = fight.dice(&[1; 2]).dice(&[1; 2]);
    assert_eq!(fight.state.cards_in_battle(), 0);
    assert!(fight.state.discard.contains(laid));
}

/// A player without a legal card is asked all the same; one with an empty hand is not.
#[test]
fn asked_whatever_the_hand_holds() {
    let fight = open_field(2, 2).hold(FP, CombatCard::Charge).attack(Region::Dagorlad, Region::NomanLands);
    assert_eq!(fight.asked(), Some(Ask::Battle(BattleAsk::Combat(Side::FreePeoples))));
    assert_eq!(fight.legal(), [Action::Decline]);
    let fight = fight.say(Action::Decline);
    assert!(fight.told(BattleEvent::NoCard(Side::FreePeoples)));
    assert!(matches!(fight.asked(), Some(Ask::Roll(_))));
}

/// Denethor's Folly: no Combat card of the Free Peoples at Minas Tirith.
#[test]
fn denethors_folly() {
    let fight = |region: Region| {
        Fight::new()
            .army(field(region), Nation::Sauron, 2, 0, 0)
            .army(inside(region), Nation::Gondor, 2, 0, 0)
            .hold(FP, CombatCard::Daylight)
            .hold(SH, CombatCard::DeadlyStrife)
            .on_table(Card::DenethorsFolly)
            .siege(region, None)
            .say(Action::Decline)
    };
    assert!(matches!(fight(Region::MinasTirith).asked(), Some(Ask::Roll(_))));
    assert_eq!(fight(Region::DolAmroth).asked(), Some(Ask::Battle(BattleAsk::Combat(Side::FreePeoples))));
}

/// Balrog of Moria serves from the table, near Moria only, and is seen at once.
#[test]
fn balrog_from_the_table() {
    let fight = |from: Region, to: Region| {
        Fight::new()
            .army(field(from), Nation::Sauron, 2, 0, 0)
            .army(field(to), Nation::Elves, 2, 0, 0)
            .on_table(Card::BalrogOfMoria)
            .attack(from, to)
    };
    let far = fight(Region::Dagorlad, Region::NomanLands);
    assert!(matches!(far.asked(), Some(Ask::Roll(_))), "everybody sees that it is too far");
    let near = fight(Region::SouthAnduinVale, Region::ParthCelebrant);
    assert_eq!(near.asked(), Some(Ask::Battle(BattleAsk::Combat(Side::Shadow))));
    let near = near.say(Action::Card(Card::BalrogOfMoria));
    assert!(near.told(BattleEvent::CardFromTable(Card::BalrogOfMoria)));
    assert!(!near.state.on_table(Card::BalrogOfMoria));
    // Durin's Bane: three dice that hit on 4.
    let near = near.dice(&[4, 3, 3]);
    assert_eq!(near.hits(), [1]);
    let near = near.losses();
    assert_eq!(near.units(field(Region::ParthCelebrant), Side::FreePeoples), 1);
    let near = near.dice(&[1; 2]).dice(&[1]).choose(Choice::Cease);
    assert!(near.state.discard.contains(Card::BalrogOfMoria));
}

/// The Witch-king's Sorcerer: a card with the same back in the first round, even for a cancelled card.
#[test]
fn sorcerer() {
    let fight = Fight::new()
        .army(field(Region::Dagorlad), Nation::Sauron, 2, 0, 0)
        .with(field(Region::Dagorlad), Character::WitchKing)
        .army(field(Region::NomanLands), Nation::Gondor, 2, 0, 0)
        .with(field(Region::NomanLands), Character::Strider)
        .hold(SH, CombatCard::DeadlyStrife)
        .hold(FP, CombatCard::DaringDefiance)
        .attack(Region::Dagorlad, Region::NomanLands)
        .cards();
    let deck = card(CombatCard::DeadlyStrife).deck();
    assert_eq!((fight.asked(), fight.seat()), (Some(Ask::Battle(BattleAsk::Sorcerer(deck))), SH));
    let declined = Fight { state: fight.state.clone(), events: Vec::new() }.say(Action::Decline);
    assert!(empty(declined.state.hand(SH)));
    let fight = fight.say(Action::Accept);
    assert!(matches!(fight.asked(), Some(Ask::Draw { .. })));
    let drawn = card(CombatCard::Onslaught);
    let fight = fight.say(Action::Draw(drawn)).dice(&[1; 2]).dice(&[1; 3]).dice(&[1; 2]);
    assert_eq!(fight.now().bonus, [0; 2], "Deadly Strife was cancelled");
    // The second round: no draw.
    let fight = fight.choose(Choice::Fight).say(Action::Decline).say(Action::Card(drawn));
    assert!(matches!(fight.asked(), Some(Ask::Roll(_))));
}

/// Rule 14.15: the card on the table is for the player who played it, if he controls the Army.
#[test]
fn balrog_belongs_to_its_player() {
    let fight = |second: bool| {
        let mut fight = Fight::of(Scenario::FourPlayer)
            .army(field(Region::SouthAnduinVale), Nation::Sauron, 2, 0, 0)
            .army(field(Region::ParthCelebrant), Nation::Elves, 2, 0, 0)
            .on_table(Card::BalrogOfMoria);
        if second {
            fight.state.second_players.insert(Card::BalrogOfMoria);
        }
        fight.attack(Region::SouthAnduinVale, Region::ParthCelebrant)
    };
    let own = fight(false);
    assert_eq!((own.asked(), own.seat()), (Some(Ask::Battle(BattleAsk::Combat(Side::Shadow))), Seat(2)));
    assert!(matches!(fight(true).asked(), Some(Ask::Roll(_))));
}

/// Rule 14.14: the Combat card comes from the hand of the Army's controller; his partner sees the back only.
#[test]
fn the_controller_plays_from_his_hand() {
    let mut fight = Fight::of(Scenario::FourPlayer)
        .army(field(Region::Dagorlad), Nation::Isengard, 2, 0, 0)
        .army(field(Region::NomanLands), Nation::Gondor, 2, 0, 0);
    let laid = card(CombatCard::DeadlyStrife);
    fight.give(Seat(2), card(CombatCard::Onslaught));
    fight.give(Seat(3), laid);
    let fight = fight.attack(Region::Dagorlad, Region::NomanLands);
    assert_eq!(fight.seat(), Seat(3));
    assert!(fight.refused(Action::Card(card(CombatCard::Onslaught))));
    let mut state = fight.state;
    let mut log = Log::on(0);
    state.play(Seat(3), Action::Card(laid), &mut log).unwrap();
    let entries = log.into_entries();
    let back = BattleEvent::CardChosen { side: Side::Shadow, deck: laid.deck(), card: None };
    assert_eq!(entries[0].seen(Some(Seat(2))), Some(Event::Battle(back)));
}
