//! Sentences of the log and the questions that random games seldom reach, and the links to the table in them.
#![allow(clippy::unwrap_used)]

use kernel::{Game, Log, Seat, Texts};
use texts::{MADE_UP, Reader};
use third_age::action::{Action, Ask, Deed, RollFor, Tactic};
use third_age::army::{ArmyAsk, GroupFor, Needs};
use third_age::battle::{BattleAsk, LossFor};
use third_age::ents::EntAsk;
use third_age::event::{BattleEvent, Event};
use third_age::figures::{Figure, Party};
use third_age::ids::{
    Area, Card, Cards, Character, Characters, Combat, Deck, Engine, Face, Faces, Leader, Location, Maneuver,
    Pool, Section, Side, Tile, TokenFace, Unit,
};
use third_age::muster::MusterAsk;
use third_age::ops::Script;
use third_age::round::RoundAsk;
use third_age::{Ending, State};

fn begun(scenario: &str) -> State {
    let setup = State::setup(scenario, None, &[]).unwrap();
    <State as Game>::new(&setup, &mut Log::off()).unwrap()
}

fn english() -> Reader<'static> {
    texts::Texts::of(State::catalogues()).english()
}

/// The sentence of a log entry, and the things it links to in the notation of journals.
fn said(state: &State, event: Event) -> (String, Vec<String>) {
    let text = state.event_text(&event);
    let mut things = Vec::new();
    text.each_thing(&mut |thing| things.push(kernel::words::to_words(thing).unwrap()));
    things.sort_unstable();
    things.dedup();
    (text.render(&english()), things)
}

#[track_caller]
fn says_in(scenario: &str, event: Event, sentence: &str, things: &[&str]) {
    let (text, found) = said(&begun(scenario), event);
    assert_eq!(text, sentence);
    assert_eq!(found, things, "{text}");
}

#[track_caller]
fn says(event: Event, sentence: &str, things: &[&str]) {
    says_in("gondor", event, sentence, things);
}

#[track_caller]
fn fights(event: BattleEvent, sentence: &str, things: &[&str]) {
    says(Event::Battle(event), sentence, things);
}

#[test]
fn names_have_their_form_at_the_beginning_of_a_sentence() {
    let area = Area::BlackGate;
    let entered = |character| Event::Entered { character, area };
    let things = ["area black-gate", "character witch-king"];
    says(entered(Character::WitchKing), "The Witch-king entered play in the Black Gate.", &things);
    says(
        Event::CommanderLeft(Character::WitchKing),
        "The Witch-king went back to the Shadow Box.",
        &["character witch-king", "shadow-box"],
    );
    says(Event::Commander(Character::Gothmog), "Gothmog is the Commander now.", &["character gothmog"]);
    says(
        Event::Location(Location::MightOfMordor),
        "The Witch-king chose the Might of Mordor.",
        &["character witch-king", "location might-of-mordor"],
    );
    let breached = |section| Event::Breached { area: Area::MinasTirith, section: Some(section) };
    says(breached(Section::Gate), "The Gate Protection is breached.", &["section gate"]);
    says_in(
        "rohan",
        Event::Breached { area: Area::Hornburg, section: None },
        "The Hornburg is breached.",
        &["area hornburg"],
    );
    let built = Event::Built { engine: Engine::SiegeTower, area: Area::GreatGate };
    says(built, "A Siege Tower was built in the Great Gate.", &["area great-gate", "engine siege-tower"]);
    let lost = Event::LeaderLost { leader: Leader::Gondor, area: Area::CairAndros };
    says(lost, "A Gondor Leader in Cair Andros was eliminated.", &["area cair-andros"]);
}

#[test]
fn a_story_card_has_the_name_of_its_half() {
    let played = Event::Played { side: Side::Shadow, card: Card::Sa09 };
    says_in("rohan", played, "The Shadow played Wild Men of the Hills.", &["card sa-09"]);
    says_in("gondor", played, "The Shadow played The Corsairs of Umbar.", &["card sa-09"]);
    let generic = Event::Played { side: Side::FreePeoples, card: Card::Gen06 };
    says(generic, "The Free Peoples played Move to Strike.", &["card gen-06"]);
    fights(
        BattleEvent::Card { side: Side::FreePeoples, card: Some(Card::Gen06) },
        "The Free Peoples played No Quarter.",
        &["card gen-06"],
    );
}

#[test]
fn hidden_cards_are_their_backs() {
    let drew = |card| Event::Drew { side: Side::FreePeoples, deck: Deck::StoryFree, card };
    says(drew(None), "The Free Peoples drew a Story card.", &["deck story-free"]);
    says(drew(Some(Card::Fp01)), "The Free Peoples drew The King of the Dead.", &["card fp-01"]);
    let discarded = Event::Discarded { side: Side::Shadow, deck: Deck::Darkness, card: None };
    says(discarded, "The Shadow discarded a Darkness card face down.", &["deck darkness"]);
    let looked = |cards| Event::Looked { side: Side::FreePeoples, cards };
    says(looked(None), "The Free Peoples looked at the hand of the Shadow.", &[]);
    let seen: Cards = [Card::Gen01, Card::Sa02].into_iter().collect();
    says(
        looked(Some(seen)),
        "The Free Peoples looked at the hand of the Shadow: Troop-leader / Great Confusion and The Stairs of Cirith Ungol.",
        &["card gen-01", "card sa-02"],
    );
    let chose = |tactic| BattleEvent::Chose { side: Side::Shadow, tactic };
    fights(chose(None), "The Shadow chose a tactics token.", &[]);
    fights(chose(Some(Tactic::Regroup)), "The Shadow chose Regroup.", &["tactic regroup"]);
    let card = |card| BattleEvent::ChoseCard { side: Side::Shadow, card };
    fights(card(None), "The Shadow made a choice for the Combat Event.", &[]);
    fights(card(Some(Card::Gen03)), "The Shadow chose No Quarter.", &["card gen-03"]);
}

/// What others are told of a hidden choice is what a spectator is told.
#[test]
fn nobody_else_is_told_what_is_hidden() {
    let state = begun("gondor");
    let hidden = [
        Event::Drew { side: Side::Shadow, deck: Deck::Generic, card: Some(Card::Gen03) },
        Event::Discarded { side: Side::Shadow, deck: Deck::Generic, card: Some(Card::Gen03) },
        Event::Looked { side: Side::Shadow, cards: Some(Cards::only(Card::Gen03)) },
        Event::Battle(BattleEvent::Chose { side: Side::Shadow, tactic: Some(Tactic::Regroup) }),
        Event::Battle(BattleEvent::ChoseCard { side: Side::Shadow, card: Some(Card::Gen03) }),
    ];
    for event in hidden {
        let others = kernel::Event::seen_by_others(&event).unwrap();
        let (own, other) = (said(&state, event).0, said(&state, others).0);
        assert_ne!(own, other);
        for word in ["No Quarter", "Blow the Horns", "Regroup"] {
            assert!(!other.contains(word), "{other}");
        }
    }
}

#[test]
fn figures_are_counted_and_listed() {
    let mut party = Party::default();
    party.units.add(Unit::GondorFootmen, 2);
    party.units.add(Unit::RohanRiders, 1);
    party.leaders.add(Leader::Gondor, 1);
    party.characters = Characters::only(Character::Imrahil);
    let (side, from, to) = (Side::FreePeoples, Area::MinasTirith, Area::GreatGate);
    says(
        Event::Marched { side, from, to, party },
        "From Minas Tirith to the Great Gate: 1 Rohan Riders, 2 Gondor Footmen, 1 Gondor Leader and Imrahil.",
        &[
            "area great-gate",
            "area minas-tirith",
            "character imrahil",
            "unit gondor-footmen",
            "unit rohan-riders",
        ],
    );
    let alone = Party { characters: Characters::only(Character::Pippin), ..Party::default() };
    says(
        Event::Marched { side, from, to, party: alone },
        "From Minas Tirith to the Great Gate: Pippin.",
        &["area great-gate", "area minas-tirith", "character pippin"],
    );
    let tokens = |tokens| Event::TokensPlaced { pool: Pool::Mordor, area: Area::Udun, tokens };
    says(tokens(1), "Udûn received a token of Mordor.", &["area udun", "pool mordor"]);
    says(tokens(2), "Udûn received 2 tokens of Mordor.", &["area udun", "pool mordor"]);
}

#[test]
fn numbers_have_their_forms() {
    let eliminated = |tokens| Event::Eliminated { unit: Unit::OlogHai, area: Area::Udun, tokens };
    says(eliminated(0), "An Olog-hai unit was eliminated in Udûn.", &["area udun"]);
    says(eliminated(1), "An Olog-hai unit was eliminated in Udûn, with 1 Damage token.", &["area udun"]);
    says(eliminated(2), "An Olog-hai unit was eliminated in Udûn, with 2 Damage tokens.", &["area udun"]);
    let damaged = |army, protection| Event::Damaged {
        side: Side::FreePeoples,
        area: Area::CairAndros,
        army,
        protection,
    };
    let cair = ["area cair-andros"];
    says(damaged(1, 0), "The Army in Cair Andros took 1 Damage.", &cair);
    says(damaged(0, 2), "The protection of Cair Andros took 2 hits.", &cair);
    says(damaged(3, 1), "The protection of Cair Andros took 1 hit, the Army 3 Damage.", &cair);
    let protection =
        |points| Event::Protection { area: Area::MinasTirith, section: Some(Section::North), points };
    says(protection(2), "The North Protection lost 2 points of protection.", &["section north"]);
    says(protection(-1), "The North Protection regained 1 point of protection.", &["section north"]);
    says(Event::Darkness(0), "The last Darkness token was removed.", &["darkness"]);
    says(Event::Darkness(1), "A Darkness token was removed: 1 is left.", &["darkness"]);
    says(Event::Ships(1), "1 Corsair Ship lies on the Anduin.", &["ships"]);
    says(
        Event::NazgulRemoved { area: Area::Harlond, figures: 1 },
        "A Nazgûl left Harlond.",
        &["area harlond", "nazgul"],
    );
    let gathered = |ents| Event::EntsGathered { area: Area::Derndingle, ents };
    let things = ["area derndingle", "entwood"];
    says_in("rohan", gathered(0), "No Ent is left; the Entwood is in Derndingle.", &things);
    says_in("rohan", gathered(3), "3 Ents gathered in Derndingle.", &things);
    let fate = |from, to| Event::Fate { from, to };
    says(fate(3, 5), "The Fate Marker went to space 5.", &["fate-track"]);
    says(fate(5, 4), "The Fate Marker went back to space 4.", &["fate-track"]);
}

#[test]
fn dice_and_their_uses_are_told() {
    let rolled = |faces: &[Face]| {
        let mut unused = Faces::EMPTY;
        faces.iter().for_each(|face| unused.add(*face, 1));
        Event::Rolled { side: Side::Shadow, unused }
    };
    says(rolled(&[]), "The Shadow rolled no die.", &[]);
    says(rolled(&[Face::Eye, Face::Army, Face::Eye]), "The Shadow rolled 1 Army, 2 Eye.", &[]);
    let used = |deed| Event::Used { side: Side::Shadow, face: Face::Character, deed };
    says(
        used(Deed::Ability { character: Character::WitchKing, n: 1 }),
        "The Shadow used a Character die for Fear of Their Master (the Witch-king).",
        &["character witch-king"],
    );
    says(
        used(Deed::MoveNazgul),
        "The Shadow used a Character die to move the Nazgûl and Minions.",
        &["nazgul"],
    );
    says(used(Deed::Discard), "The Shadow used a Character die without effect.", &[]);
    let two = Event::UsedTwo {
        side: Side::FreePeoples,
        faces: (Face::Army, Face::Event),
        deed: Deed::ByCard { card: Card::Grima1, n: 2 },
    };
    says_in(
        "rohan",
        two,
        "The Free Peoples used an Army die and an Event die for In Éomer There Is Little Trust.",
        &["card grima-1"],
    );
    says(
        Event::UsedToken(Deed::ByToken { character: Character::GandalfGondor, n: 0 }),
        "The Free Peoples used an Action token for Enemy of Sauron (Gandalf).",
        &["action-tokens", "character gandalf-gondor"],
    );
    let turned = Event::DieTurned { side: Side::FreePeoples, from: Face::Event, to: Face::WillOfTheWest };
    says(turned, "A die of the Free Peoples was turned from Event to Will of the West.", &[]);
}

#[test]
fn battles_are_told() {
    let side = Side::Shadow;
    let dice = |combat, maneuver, target, target_maneuver, plus| BattleEvent::Dice {
        side,
        combat,
        maneuver,
        target,
        target_maneuver,
        plus,
    };
    fights(dice(1, 0, 5, 5, 0), "The Shadow had 1 die, hitting on 5 or more.", &[]);
    fights(
        dice(3, 2, 6, 6, 0),
        "The Shadow had 5 dice, maneuver dice among them: 2, hitting on 6 or more.",
        &[],
    );
    fights(
        dice(3, 2, 5, 4, 1),
        "The Shadow had 5 dice, hitting on 5 or more; maneuver dice among them: 2, hitting on 4 or more. Each counts +1.",
        &[],
    );
    let threw = |maneuver, hits, again| BattleEvent::Threw {
        side,
        dice: [6, 2, 0, 0, 0],
        n: 2,
        maneuver,
        hits,
        again,
    };
    fights(threw(0, 1, false), "The Shadow rolled 6, 2: 1 hit.", &[]);
    fights(threw(1, 2, false), "The Shadow rolled 6 on maneuver dice and 2: 2 hits.", &[]);
    fights(threw(2, 0, true), "The Shadow rolled maneuver dice again: 6, 2; no hit.", &[]);
    fights(
        BattleEvent::Revealed { side, tactic: Tactic::Maneuver(Maneuver::Mumakil) },
        "The Shadow revealed Mûmakil: Trample.",
        &["tactic maneuver mumakil"],
    );
    fights(
        BattleEvent::Activated { side: Side::FreePeoples, maneuver: Maneuver::KnightsRiders },
        "A maneuver die hit: Charge works for the Free Peoples.",
        &["tactic maneuver knights-riders"],
    );
    fights(BattleEvent::Nazgul { n: 2, lord: false }, "The Nazgûl used Despair.", &["nazgul"]);
    fights(
        BattleEvent::Retreats { side: Side::FreePeoples, to: Area::Harlond, forced: true },
        "The Free Peoples retreated to Harlond, where the attacker said, and took a Damage first.",
        &["area harlond"],
    );
    fights(
        BattleEvent::Superiority { side, own: 3, enemy: 1, automatic: false },
        "The Shadow had Terrain Superiority (3 against 1): a Generic card.",
        &[],
    );
    fights(BattleEvent::Tower, "The assault is made with a Siege Tower.", &["engine siege-tower"]);
    says(
        Event::Works { side, script: Script::Combat(Combat::DenseFog) },
        "Dense Fog worked for the Shadow.",
        &[],
    );
}

#[test]
fn questions_that_are_seldom_asked() {
    let asks = |scenario: &str, ask: Ask, sentence: &str| {
        assert_eq!(begun(scenario).ask_text(ask).render(&english()), sentence);
    };
    let g = |ask: Ask, sentence: &str| asks("gondor", ask, sentence);
    let needs = |leadership, units: &[Unit]| Needs {
        leadership,
        units: units.iter().copied().collect(),
        ..Needs::default()
    };
    let march = |needs, steps, left| Ask::Army(ArmyAsk::March { needs, steps, left, strike: false });
    g(
        march(needs(true, &[]), 2, 1),
        "Which Army moves, and where to first? (up to 2 areas) (with Leadership)",
    );
    g(
        march(needs(true, &[Unit::RohanRiders, Unit::GondorKnights]), 1, 255),
        "Which Army moves, and where to? (others may follow) (with Leadership and with Rohan Riders or Gondor Knights)",
    );
    let group = |why| Ask::Army(ArmyAsk::Group { why, from: Area::Udun, to: Area::BlackGate });
    g(group(GroupFor::MoveIn), "Who moves in to the Black Gate? Chosen of those in Udûn: nobody.");
    g(
        Ask::Army(ArmyAsk::ForcedOut { at: Area::BlackGate, forced: true }),
        "The Army in the Black Gate has nowhere to go: where is it driven? (it takes one Damage first)",
    );
    g(
        Ask::Muster(MusterAsk::Woses),
        "The token shows the Woses: does everything in To Rohan go to the Forgotten Road?",
    );
    g(Ask::Muster(MusterAsk::CatapultTarget), "What do the 0 Catapults fire at?");
    g(
        Ask::Battle(BattleAsk::NazgulFrom { n: 0, left: 2 }),
        "Cry of Terror: from where is a Nazgûl removed? (2 of them)",
    );
    g(
        Ask::Battle(BattleAsk::Casualty { area: Area::Udun, side: Side::Shadow, why: LossFor::DownTo(1) }),
        "Which unit in Udûn must go? One Damage may be left. (4 units, 0 Damage)",
    );
    asks("rohan", Ask::Ent(EntAsk::Step), "Does an Ent of the Entwood march, or attack? (0 are left)");
    g(
        Ask::Round(RoundAsk::FateTile(Tile::FreeTwoDraw)),
        "The tile is 2 and another tile (blue). Is it kept, or another one drawn? (one more)",
    );
    g(Ask::Roll(RollFor::Catapults), "What does a die of the Catapults show?");
    g(
        Ask::Random { seat: Seat(1), deck: Some(Deck::Generic) },
        "Which card of the hand of the Shadow is it? (a Generic card)",
    );
}

#[test]
fn every_ending_names_its_winner() {
    let state = begun("gondor");
    for ending in Ending::ALL {
        let (text, _) = said(&state, Event::Ended(ending));
        let winner = match ending.winner() {
            Side::FreePeoples => "Free Peoples",
            Side::Shadow => "Shadow",
        };
        assert!(text.contains(winner) && text.ends_with("won."), "{text}");
    }
}

/// Every message that a text names is in the catalogue with the arguments that it needs, and no part of a sentence is
/// put together outside it: the made-up language marks them all.
#[test]
fn every_word_of_an_answer_is_in_the_catalogue() {
    let all = texts::Texts::of(State::catalogues());
    let made_up = all.read(MADE_UP);
    let check = |english: String, marked: String| {
        let words = english.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic));
        let kept: Vec<&str> = words.filter(|word| marked.contains(word)).collect();
        assert!(kept.is_empty(), "{kept:?} of “{english}” in “{marked}”");
    };
    let state = begun("gondor");
    let answers = [
        Action::Do(Deed::Ability { character: Character::WitchKing, n: 3 }),
        Action::TwoDice(Face::Army, Face::WillOfTheWest),
        Action::Leave(Figure::Leader(Leader::Rohan)),
        Action::Number(2),
        Action::Recruit { pool: Pool::EvilMen, area: Area::ToHarad },
        Action::Build { engine: Engine::Catapult, area: Area::NorthGate },
        Action::Lose { unit: Unit::Mumakil, tokens: 2 },
        Action::Use(Script::Nazgul(1)),
        Action::Flip(TokenFace::Woses),
        Action::Tile(Tile::XFate),
    ];
    for answer in answers {
        let text = state.action_text(answer);
        check(text.render(&english()), text.render(&made_up));
    }
    for thing in state.glossary() {
        for line in state.about(thing, Some(Seat(0))) {
            check(line.render(&english()), line.render(&made_up));
        }
    }
    let (board, marked) = ([state.view(None)], <State as Texts>::board(&[state.view(None)], &made_up));
    check(<State as Texts>::board(&board, &english()), marked);
}
