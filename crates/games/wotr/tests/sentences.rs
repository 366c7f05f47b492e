//! Sentences of the log and the questions that random games seldom reach, and the links to the table in them.
#![allow(clippy::unwrap_used)]

use kernel::{Game, Log, Seat, Texts};
use texts::{MADE_UP, Reader};
use wotr::State;
use wotr::action::{Action, Ask, Deed, FlyBy, Flyer, MarchBy, RollFor};
use wotr::battle::{BattleEvent, BattleKind, Throw};
use wotr::event::Event;
use wotr::figures::{Characters, Figure, Figures, Place};
use wotr::hunt::HuntEvent;
use wotr::ids::{Card, Character, Deck, Face, Faces, Icon, Nation, Region, Side, Tile};

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
fn says(event: Event, sentence: &str, things: &[&str]) {
    let (text, found) = said(&begun("two-player"), event);
    assert_eq!(text, sentence);
    assert_eq!(found, things, "{text}");
}

fn group(figures: &[(Figure, u8)], characters: &[Character]) -> Figures {
    let mut group = Figures::default();
    for (figure, n) in figures {
        *group.troops.count_mut(*figure).unwrap() += n;
    }
    group.characters = characters.iter().copied().collect::<Characters>();
    group
}

#[test]
fn names_have_their_form_at_the_beginning_of_a_sentence() {
    let region = Region::MinasMorgul;
    let entered = |character| Event::Entered { character, region };
    let things = ["character witch-king", "region minas-morgul"];
    says(entered(Character::WitchKing), "The Witch-king entered play in Minas Morgul.", &things);
    says(
        Event::Used { seat: Seat(1), face: Face::Muster, deed: Deed::BringIn(Character::WitchKing) },
        "The Shadow used a Muster die to bring the Witch-king into play.",
        &["character witch-king"],
    );
    says(Event::Activated(Nation::North), "The North became active.", &["nation north"]);
    says(Event::Activated(Nation::Gondor), "Gondor became active.", &["nation gondor"]);
    let die = |from, to| Event::DieChanged { side: Side::Shadow, from, to };
    says(die(Face::Event, Some(Face::Eye)), "An Event die of the Shadow became an Eye.", &[]);
    says(die(Face::Muster, None), "A Muster die of the Shadow was taken away.", &[]);
    let place = Place::Inside(Region::HelmsDeep);
    says(
        Event::Recruited { figure: Figure::Elite(Nation::Elves), place },
        "An Elven Elite was recruited in the besieged Stronghold of Helm's Deep.",
        &["region helms-deep"],
    );
}

#[test]
fn figures_are_counted_and_listed() {
    let (from, to) = (Region::MinasMorgul, Region::SouthIthilien);
    let marched = |group| Event::Marched { from, to, group };
    let regular = Figure::Regular(Nation::Sauron);
    says(
        marched(group(&[(regular, 2), (Figure::Elite(Nation::Southrons), 1)], &[])),
        "2 Sauron Regulars and 1 Southron Elite moved from Minas Morgul to South Ithilien.",
        &["region minas-morgul", "region south-ithilien"],
    );
    says(
        marched(group(&[(regular, 1), (Figure::Nazgul, 2)], &[Character::WitchKing])),
        "1 Sauron Regular, 2 Nazgûl and the Witch-king moved from Minas Morgul to South Ithilien.",
        &["character witch-king", "region minas-morgul", "region south-ithilien"],
    );
    says(
        marched(group(&[], &[Character::WitchKing, Character::MouthOfSauron])),
        "The Witch-king and the Mouth of Sauron moved from Minas Morgul to South Ithilien.",
        &[
            "character mouth-of-sauron",
            "character witch-king",
            "region minas-morgul",
            "region south-ithilien",
        ],
    );
    says(
        Event::Battle(BattleEvent::Began {
            kind: BattleKind::Field,
            attacker: Side::FreePeoples,
            from: Place::Field(from),
            at: Place::Field(to),
            attackers: group(
                &[(Figure::Regular(Nation::Gondor), 2), (Figure::Leader(Nation::Gondor), 1)],
                &[Character::Boromir],
            ),
            defenders: group(&[(regular, 1), (Figure::Nazgul, 1)], &[]),
        }),
        "The Free Peoples attack South Ithilien from Minas Morgul: \
         2 Regulars, 1 Leader, Boromir against 1 Regular, 1 Nazgûl.",
        &["character boromir", "region minas-morgul", "region south-ithilien"],
    );
}

#[test]
fn sides_have_their_verbs() {
    let battle = Event::Battle;
    says(battle(BattleEvent::Ceased(Side::Shadow)), "The Shadow ceases the attack.", &[]);
    says(battle(BattleEvent::Ceased(Side::FreePeoples)), "The Free Peoples cease the attack.", &[]);
    says(battle(BattleEvent::Stands(Side::Shadow)), "The Shadow stays and fights.", &[]);
    let bonus = |roll, reroll| battle(BattleEvent::Bonus { side: Side::Shadow, roll, reroll });
    says(bonus(1, 0), "The Shadow has +1 in the Combat roll.", &[]);
    says(bonus(0, -1), "The Shadow has -1 in the Leader re-roll.", &[]);
    says(bonus(1, 2), "The Shadow has +1 in the Combat roll and +2 in the Leader re-roll.", &[]);
    let threw = |what, bonus, hits| BattleEvent::Threw {
        side: Side::FreePeoples,
        what,
        dice: [5, 3, 0, 0, 0],
        n: 2,
        need: 5,
        bonus,
        hits,
    };
    says(
        battle(threw(Throw::Combat, 0, 0)),
        "The Free Peoples throw 5 3 in the Combat roll, hitting on 5: no hits.",
        &[],
    );
    says(
        battle(threw(Throw::Reroll, 1, 1)),
        "The Free Peoples throw 5 3 in the Leader re-roll, +1 each, hitting on 5: 1 hit.",
        &[],
    );
    says(
        battle(threw(Throw::Extra(4), 0, 2)),
        "The Free Peoples throw 5 3 in an extra attack, hitting on 5: 2 hits.",
        &[],
    );
    let turned = |n| battle(BattleEvent::Turned(n));
    says(turned(1), "1 miss turns into a hit.", &[]);
    says(turned(2), "2 misses turn into hits.", &[]);
    let by = Some(Figure::Leader(Nation::Rohan));
    says(battle(BattleEvent::HitsCancelled { hits: 1, by }), "A Rohan Leader falls and cancels 1 hit.", &[]);
    let cancelled = |hits| battle(BattleEvent::HitsCancelled { hits, by: None });
    says(cancelled(1), "1 hit is cancelled.", &[]);
    says(cancelled(3), "3 hits are cancelled.", &[]);
    let who = Characters::only(Character::Strider);
    says(
        battle(BattleEvent::Forfeited(who)),
        "Strider forfeits his Leadership this round.",
        &["character strider"],
    );
    let place = Place::Inside(Region::Moria);
    says(
        battle(BattleEvent::Gone { place, side: Side::Shadow }),
        "With the Shadow units at the besieged Stronghold of Moria fall all who were with them.",
        &["region moria"],
    );
}

#[test]
fn hidden_cards_are_their_backs() {
    let drew = |card| Event::Drew { seat: Seat(0), deck: Deck::FpCharacter, card };
    says(drew(None), "The Free Peoples drew a Character card.", &["deck fp-character"]);
    says(drew(Some(Card::Athelas)), "The Free Peoples drew Athelas.", &["card athelas"]);
    let discarded = Event::Discarded { seat: Seat(1), deck: Deck::ShStrategy, card: None };
    says(discarded, "The Shadow discarded a Strategy card face down.", &[]);
    let chosen =
        |card| Event::Battle(BattleEvent::CardChosen { side: Side::Shadow, deck: Deck::ShStrategy, card });
    says(chosen(None), "The Shadow lays down a Combat card from the Strategy deck.", &[]);
    let state = begun("four-player");
    let swapped = said(&state, Event::Swapped { one: Seat(0), other: Seat(1) });
    assert_eq!(swapped.0, "The Gondor player and the Rohan player swapped a card.");
}

#[test]
fn the_hunt_is_told() {
    let hunt = Event::Hunt;
    let rolled =
        |bonus, successes, again| hunt(HuntEvent::Rolled { dice: [6, 2, 0, 0, 0], bonus, successes, again });
    says(rolled(0, 0, false), "The Hunt rolls 6, 2: no success.", &["hunt-box"]);
    says(rolled(1, 1, false), "The Hunt rolls 6, 2 (+1 each): 1 success.", &["hunt-box"]);
    says(rolled(0, 2, true), "After the re-rolls the Hunt shows 6, 2: 2 successes.", &["hunt-box"]);
    says(rolled(1, 2, true), "After the re-rolls the Hunt shows 6, 2 (+1 each): 2 successes.", &["hunt-box"]);
    let step = |n| hunt(HuntEvent::MordorStep(n));
    says(step(4), "The Fellowship goes on to step 4 of the Mordor Track.", &["fellowship"]);
    says(step(5), "The Ring-bearers stand at the Crack of Doom.", &["fellowship"]);
    says(hunt(HuntEvent::EnteredMordor), "The Fellowship enters Mordor.", &["fellowship"]);
    says(hunt(HuntEvent::Revealed(None)), "The Fellowship is revealed in Mordor.", &["fellowship"]);
    says(
        hunt(HuntEvent::TileInPlay(Tile::ElvenRope)),
        "The tile Elven Rope (0) waits for the Mordor Track.",
        &["tile elven-rope"],
    );
    says(hunt(HuntEvent::TileDie(3)), "The tile's die shows 3.", &[]);
    says(hunt(HuntEvent::EyesRemoved(1)), "One Eye tile is out of the game.", &[]);
    says(hunt(HuntEvent::EyesRemoved(2)), "2 Eye tiles are out of the game.", &[]);
    let none = hunt(HuntEvent::EyesRemoved(0));
    says(none, "Challenge of the King: no Eye; the tiles go back.", &["card challenge-of-the-king"]);
    says(Event::Idle, "The Fellowship stood still on the Mordor Track.", &["fellowship"]);
    let corruption = |change| Event::Corruption { change, now: 3 };
    says(corruption(2), "Corruption went up by 2, to 3.", &["fellowship"]);
    says(corruption(-1), "Corruption went down by 1, to 3.", &["fellowship"]);
}

#[test]
fn dice_are_listed() {
    let rolled = |faces: &[Face], hunt_box| {
        let mut unused = Faces::default();
        faces.iter().for_each(|face| unused.add(*face, 1));
        Event::Rolled { side: Side::Shadow, unused, hunt_box }
    };
    says(rolled(&[], 0), "The Shadow rolled no die to use.", &[]);
    let faces = [Face::Muster, Face::Muster, Face::Event];
    says(rolled(&faces, 1), "The Shadow rolled 2 Muster, 1 Event; 1 die in the Hunt Box.", &[]);
    says(rolled(&faces, 3), "The Shadow rolled 2 Muster, 1 Event; 3 dice in the Hunt Box.", &[]);
}

#[test]
fn questions_that_are_seldom_asked() {
    let state = begun("two-player");
    let asks = |ask: Ask, sentence: &str| {
        assert_eq!(state.ask_text(ask).render(&english()), sentence);
    };
    let led = Ask::March { by: MarchBy::Character, left: 1 };
    asks(led, "Which Army moves, led by a Leader, a Nazgûl or a Character, and where to?");
    let first = Ask::March { by: MarchBy::Army, left: 2 };
    asks(first, "Which Army moves, and where to? (one more may follow)");
    asks(Ask::March { by: MarchBy::Army, left: 1 }, "Which other Army moves, and where to?");
    let (by, region) = (FlyBy::Die, Region::HelmsDeep);
    asks(
        Ask::InOrOut { by, who: Flyer::Minion(Character::WitchKing), region },
        "Helm's Deep is besieged: does the Witch-king go inside the Stronghold, or stay outside?",
    );
    asks(
        Ask::FlyTo { by, who: Flyer::Nazgul(Place::Inside(region)) },
        "Where to with the Nazgûl in the besieged Stronghold of Helm's Deep?",
    );
    let (card, icon) = (Card::TheLastBattle, Icon::Army);
    asks(Ask::Pay { card, icon }, "Which Army-type card of the hand is discarded to remove The Last Battle?");
    asks(Ask::Roll(RollFor::Tile), "What does the die for the Hunt tile show?");
    asks(
        Ask::Attack { led: true, card: Some(Card::FaramirsRangers) },
        "Faramir's Rangers: Which Army attacks, and what? (it needs a Leader, a Nazgûl or a Character)",
    );
}

/// Every message that a text names is in the catalogue with the arguments that it wants, and no part of a sentence is
/// put together outside of it: the made-up language marks them all.
#[test]
fn every_word_of_an_answer_is_in_the_catalogue() {
    let all = texts::Texts::of(State::catalogues());
    let made_up = all.read(MADE_UP);
    let state = begun("two-player");
    let answers = [
        Action::Do(Deed::Ability(Character::Gimli)),
        Action::Ring { from: Face::Eye, to: Face::Army },
        Action::Leave(Figure::Leader(Nation::Elves)),
        Action::Number(2),
        Action::From(Place::Inside(Region::Moria)),
    ];
    for answer in answers {
        let text = state.action_text(answer);
        let (english, marked) = (text.render(&english()), text.render(&made_up));
        let words = english.split(' ').filter(|word| word.chars().all(char::is_alphabetic));
        let kept: Vec<&str> = words.filter(|word| marked.contains(word)).collect();
        assert!(kept.is_empty(), "{kept:?} of “{english}” in “{marked}”");
    }
}
