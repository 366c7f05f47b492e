//! Instructions that keep to the grammar, compiled: nested lists come to stand behind the instruction that they belong to.

use super::slots::{Object, ban, filter_of, places_of, prices, protected, side, types_of, words_of};
use super::words::{Scope, place_filter};
use crate::ids::{
    Area, Card, Character, Characters, Deck, Face, Leader, Maneuver, Pool, Scenario, Side, Tile, Unit, Units,
};
use crate::ops::{
    Amount, Ban, Conditions, DiceFor, Filter, How, Hurt, Op, Pick, PlaceKind, Places, Protected, Relieved,
    Rolls, Rounds, Target, Victim, WhichDice,
};
use serde_json::Value;

/// In what a list stands.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    /// In what holds for a battle: it holds in all its rounds then, unless it says otherwise.
    pub(super) battle: bool,
    /// In what the opponent chooses: he pays.
    pub(super) opponent: bool,
    /// In an ability, which can't use another one: there would be no end to it.
    pub(super) ability: bool,
}

/// What has no meaning in the other scenario: it has none of these figures.
const ROHAN_ONLY: [&str; 3] = ["place-ent", "activate-entwood", "ent-attack"];
const GONDOR_ONLY: [&str; 8] = [
    "place-commander",
    "remove-darkness",
    "place-nazgul",
    "remove-nazgul",
    "build-engines",
    "fire-catapults",
    "place-ships",
    "move-recruitment-area",
];

/// The flat list of a nested one.
pub(super) fn flat_list(value: &Value, scope: Scope, place: Place) -> Vec<Op> {
    let mut ops = Vec::new();
    let list = value.as_array().map_or(&[][..], Vec::as_slice);
    for (n, value) in list.iter().enumerate() {
        let Some(object) = value.as_object() else { continue };
        let args = Args { object, scope, place };
        let condition = object.get("condition").and_then(Value::as_str);
        let conditions = condition.and_then(|word| scope.conditions(word).ok()).unwrap_or_default();
        if args.word("op") == "pay" {
            // Everything that follows depends on it.
            let rest: Value = list[n + 1..].iter().cloned().collect();
            let rest = flat_list(&rest, scope, place);
            let by = if place.opponent { Target::Enemy } else { Target::Own };
            let prices = object.get("choice").map(prices).unwrap_or_default();
            let pay = Op::Pay { by, prices, optional: args.flag("optional"), len: length(&rest) };
            let mut all = vec![pay];
            all.extend(rest);
            guard(&mut ops, conditions, all);
            break;
        }
        let one = args.compile(&conditions);
        // These hold on as long as the condition does.
        let watches = matches!(args.word("op"), "strength-modifier" | "forbid");
        if watches { ops.extend(one) } else { guard(&mut ops, conditions, one) }
    }
    ops
}

/// So many instructions; a list that is too long is refused when it is read.
fn length(ops: &[Op]) -> u8 {
    u8::try_from(ops.len()).unwrap_or(u8::MAX)
}

/// Instructions that are left out unless all conditions hold.
fn guard(ops: &mut Vec<Op>, conditions: Conditions, guarded: Vec<Op>) {
    let (n, len) = (conditions.len(), length(&guarded));
    for (at, condition) in conditions.into_iter().enumerate() {
        let between = u8::try_from(n - 1 - at).unwrap_or(u8::MAX);
        ops.push(Op::Unless(condition, len.saturating_add(between)));
    }
    ops.extend(guarded);
}

/// The members of an instruction.
#[derive(Clone, Copy)]
struct Args<'a> {
    object: &'a Object,
    scope: Scope<'a>,
    place: Place,
}

impl Args<'_> {
    fn get(&self, name: &str) -> Option<&Value> {
        self.object.get(name)
    }

    fn word(&self, name: &str) -> &str {
        self.get(name).and_then(Value::as_str).unwrap_or_default()
    }

    fn flag(&self, name: &str) -> bool {
        self.get(name).and_then(Value::as_bool).unwrap_or_default()
    }

    fn number(&self, name: &str) -> Option<u8> {
        self.get(name).and_then(Value::as_u64).and_then(|n| u8::try_from(n).ok())
    }

    fn number_or(&self, name: &str, other: u8) -> u8 {
        self.number(name).unwrap_or(other)
    }

    fn signed(&self, name: &str) -> i8 {
        self.get(name).and_then(Value::as_i64).and_then(|n| i8::try_from(n).ok()).unwrap_or_default()
    }

    fn filter(&self) -> Filter {
        filter_of(self.get("filter"), self.scope)
    }

    fn places(&self, name: &str) -> Places {
        places_of(self.get(name), self.scope)
    }

    /// Whether something is done in each of the places of `where`.
    fn each(&self) -> bool {
        self.flag("each") || words_of(self.get("where")).iter().any(|word| word.starts_with("each-"))
    }

    fn pick(&self, name: &str) -> Option<Pick> {
        let value = self.get(name)?;
        let of = |name: &str| value.get(name).and_then(Value::as_u64).and_then(|n| u8::try_from(n).ok());
        Some(Pick {
            min: of("min").unwrap_or_default(),
            max: of("max").unwrap_or(Pick::ALL),
            distinct: value.get("distinct").and_then(Value::as_bool).unwrap_or(true),
        })
    }

    /// The Armies that are chosen, if they are.
    fn chosen(&self) -> Option<(Filter, Pick)> {
        self.pick("armies").map(|pick| (self.filter(), pick))
    }

    fn amount(&self, exact: &str, most: &str) -> Amount {
        match self.get(exact) {
            Some(Value::String(_)) => Amount::All,
            Some(Value::Object(of)) => {
                let n = |name: &str| of.get(name).and_then(Value::as_u64).and_then(|n| u8::try_from(n).ok());
                Amount::Between(n("min").unwrap_or_default(), n("max").unwrap_or(u8::MAX))
            }
            Some(_) if self.flag("optional") => Amount::UpTo(self.number_or(exact, 1)),
            Some(_) => Amount::Exactly(self.number_or(exact, 1)),
            None => self.number(most).map_or(Amount::Exactly(1), Amount::UpTo),
        }
    }

    /// Who is meant in a battle.
    fn target(&self, other: Target) -> Target {
        target(self.word("target")).unwrap_or(other)
    }

    fn rounds(&self) -> Rounds {
        match self.word("rounds") {
            "first" => Rounds::First,
            "this" => Rounds::This,
            "all" => Rounds::All,
            _ if self.place.battle => Rounds::All,
            _ => Rounds::This,
        }
    }

    fn rolls(&self) -> Rolls {
        let words = words_of(self.get("rolls"));
        let named = |word: &str| words.is_empty() || words.contains(&word);
        Rolls { combat: named("combat"), reroll: named("reroll") }
    }

    fn side(&self, name: &str) -> Side {
        side(self.word(name)).unwrap_or(Side::Shadow)
    }

    fn deck(&self) -> Option<Deck> {
        Deck::from_slug(self.word("deck"))
    }

    fn pool(&self) -> Option<Pool> {
        Pool::from_slug(self.word("pool"))
    }

    /// A Character of this scenario.
    fn character(&self) -> Option<Character> {
        Character::from_slug(self.word("character")).filter(|one| self.scope.here.contains(*one))
    }

    fn list(&self, name: &str) -> Vec<Op> {
        self.get(name).map(|value| flat_list(value, self.scope, self.place)).unwrap_or_default()
    }

    /// One instruction with what lies within it. What speaks of the other scenario only is left out.
    fn compile(&self, conditions: &Conditions) -> Vec<Op> {
        let foreign = match self.scope.scenario {
            Scenario::Rohan => &GONDOR_ONLY[..],
            Scenario::Gondor => &ROHAN_ONLY[..],
        };
        if foreign.contains(&self.word("op")) {
            return Vec::new();
        }
        let op = match self.word("op") {
            "if" => return self.branches(),
            "choose-one" => return self.choice(Target::Own),
            "opponent-choice" => return self.choice(Target::Enemy),
            "roll-dice" => return self.dice(),
            "attack" => return self.attack(),
            "strength-modifier" => Some(Op::Strength {
                target: self.target(Target::Own),
                value: self.signed("value"),
                when: conditions.clone(),
            }),
            "forbid" => self.ban().map(|ban| Op::Forbid {
                ban,
                this_round: self.word("until") == "end-of-round",
                when: conditions.clone(),
            }),
            word => self.army_op(word).or_else(|| self.piece_op(word)).or_else(|| self.battle_op(word)),
        };
        op.into_iter().collect()
    }

    fn branches(&self) -> Vec<Op> {
        let (then, other) = (self.list("then"), self.list("else"));
        let conditions = self.scope.conditions(self.word("test")).unwrap_or_default();
        let mut first = then;
        if !other.is_empty() {
            first.push(Op::Skip(length(&other)));
        }
        let mut ops = Vec::new();
        guard(&mut ops, conditions, first);
        ops.extend(other);
        ops
    }

    fn choice(&self, by: Target) -> Vec<Op> {
        let place = Place { opponent: by == Target::Enemy, ..self.place };
        let mut inner = Vec::new();
        let options = self.get("options").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        for option in options {
            let list = flat_list(option, self.scope, place);
            inner.push(Op::Option(length(&list)));
            inner.extend(list);
        }
        let fallback = self.list("fallback");
        let n = u8::try_from(options.len()).unwrap_or(u8::MAX);
        let mut ops = vec![Op::Choose {
            by,
            optional: self.flag("optional"),
            options: n,
            len: length(&inner),
            fallback: length(&fallback),
        }];
        ops.extend(inner);
        ops.extend(fallback);
        ops
    }

    fn dice(&self) -> Vec<Op> {
        let dice = match self.word("dice") {
            "per-catapult" => DiceFor::Catapults(self.number_or("dice_max", 5)),
            "per-nazgul-removed" => DiceFor::NazgulRemoved,
            _ => DiceFor::Exactly(self.number_or("dice", 1)),
        };
        let list = self.list("per_success");
        let mut ops = vec![Op::Roll { dice, success: self.number_or("success", 5), len: length(&list) }];
        ops.extend(list);
        ops
    }

    fn attack(&self) -> Vec<Op> {
        let place = Place { battle: true, ..self.place };
        let list = self.get("battle").map(|value| flat_list(value, self.scope, place)).unwrap_or_default();
        let with = words_of(self.get("with"));
        let one_of_moved = with.contains(&"one-of-moved");
        let words = with.into_iter().filter(|word| *word != "one-of-moved");
        let mut ops = vec![Op::Attack {
            filter: self.scope.filter(words).unwrap_or(Filter::OWN),
            one_of_moved,
            optional: self.flag("optional"),
            target: self.get("target").is_some().then(|| self.places("target")),
            len: length(&list),
        }];
        ops.extend(list);
        ops
    }

    fn ban(&self) -> Option<Ban> {
        let ban = ban(self.word("what")).ok()?;
        let here = match ban {
            Ban::Abilities(who) | Ban::Enter(who) => self.scope.here.contains(who),
            Ban::LeaveOrAttack(area) => self.on_board(area),
            Ban::Play(_) | Ban::MusterEnt | Ban::Hold | Ban::TerrainSuperiority => true,
        };
        here.then_some(ban)
    }

    fn on_board(&self, area: Area) -> bool {
        (self.scope.board.areas | self.scope.board.recruitment).contains(area)
    }

    /// What has protection, if it is on the board.
    fn protected(&self) -> Option<Protected> {
        protected(self.word("of")).filter(|of| match of {
            Protected::Stronghold(area) => self.scope.board.is_stronghold(*area),
            Protected::Section(_) | Protected::Sections => self.on_board(Area::MinasTirith),
        })
    }

    fn army_op(&self, word: &str) -> Option<Op> {
        Some(match word {
            "choose-army" => Op::ChooseArmy(self.filter()),
            "choose-place" => {
                let mut places = self.places("places");
                let words = words_of(self.get("filter")).into_iter();
                places.filters = words.filter_map(|word| place_filter(word).ok()).collect();
                Op::ChoosePlace { places }
            }
            "move-army" => Op::Move {
                filter: self.filter(),
                pick: self.pick("armies").unwrap_or(Pick { min: 0, ..Pick::ONE }),
                steps: self.number_or("areas_max", 1),
                whole: self.flag("whole"),
            },
            "combined-attack" => Op::CombinedAttack { optional: self.flag("optional") },
            "cross-river" => Op::CrossRiver { attack: self.word("how") == "attack" },
            "rally" => Op::Rally {
                filter: self.filter(),
                pick: self.pick("armies").unwrap_or(Pick::ONE),
                success: self.number_or("success", 5),
            },
            "remove-damage" => {
                let of = match target(self.word("target")) {
                    Some(target) => Relieved::InBattle(target),
                    None => Relieved::Armies(self.filter(), self.pick("armies").unwrap_or(Pick::ONE)),
                };
                let once = self.get("uses").is_some();
                Op::RemoveDamage { of, tokens: Amount::UpTo(self.number_or("tokens_max", 1)), once }
            }
            "inflict-damage" => Op::InflictDamage {
                hurt: self.hurt(),
                tokens: self.number_or("tokens", 1),
                bypass: self.flag("bypass_protection"),
                rounds: self.rounds(),
            },
            "place-leadership" => Op::PlaceLeadership {
                places: self.places("where"),
                pick: self.chosen(),
                tokens: self.number_or("tokens", 1),
                each: self.each(),
            },
            "remove-leadership" => {
                Op::RemoveLeadership { side: self.side("side"), tokens: self.amount("tokens", "tokens_max") }
            }
            _ => return None,
        })
    }

    fn hurt(&self) -> Hurt {
        let word = self.word("target");
        let places = word.strip_prefix("army-in:").or_else(|| word.strip_prefix("place:"));
        match (places, word) {
            (Some(places), _) => Hurt::At(self.scope.places(places.split('|')).unwrap_or_default()),
            (None, "each") => Hurt::Each(self.filter()),
            (None, "that-army") => Hurt::That,
            (None, "chosen-army") => Hurt::At(self.scope.places(["chosen-army"]).unwrap_or_default()),
            _ => Hurt::InBattle(self.target(Target::Enemy)),
        }
    }

    fn piece_op(&self, word: &str) -> Option<Op> {
        Some(match word {
            "place-units" => self.place_units(),
            "place-leader" => Op::PlaceLeader {
                leader: Leader::from_slug(self.word("leader"))?,
                count: self.number_or("count", 1),
                places: self.places("where"),
                each: self.each(),
            },
            "flip-token" => {
                let named = self.get("where").is_some();
                let places = if named {
                    self.places("where")
                } else {
                    Places { kinds: [PlaceKind::OwnTokens].into_iter().collect(), ..Places::default() }
                };
                let all = Pick { min: Pick::ALL, max: Pick::ALL, distinct: true };
                let pick = self.pick("places").or_else(|| self.each().then_some(all));
                Op::FlipTokens { places, pick, tokens: self.amount("tokens", "tokens_max") }
            }
            "draw-place-token" => Op::PlaceTokens {
                pool: self.pool(),
                places: self.places("where"),
                tokens: self.number_or("tokens", 1),
                each: self.each(),
            },
            "draw-place-flip-token" => Op::PlaceAndFlip {
                pool: self.pool(),
                places: self.places("where"),
                pick: self.chosen(),
                tokens: self.amount("tokens", "tokens_max"),
                each: self.each(),
            },
            "remove-recruitment-token" => Op::RemoveTokens {
                side: self.side("side"),
                places: self.get("where").is_some().then(|| self.places("where")),
                tokens: self.amount("tokens", "tokens_max"),
                apart: self.flag("distinct_places"),
            },
            "eliminate-leader" => Op::EliminateLeader(self.places("where")),
            "eliminate-character" => Op::EliminateCharacter(match self.word("kind") {
                "captain" => Victim::Captain(self.places("where")),
                "captain-without-die" => Victim::CaptainWithoutDie(self.places("where")),
                _ if self.word("character") == "commander" => Victim::Commander,
                _ => Victim::Character(self.character()?),
            }),
            "eliminate-for-damage" => Op::EliminateForDamage {
                unit: Unit::from_slug(self.word("unit"))?,
                units: self.number_or("units_max", 1),
                tokens: self.number_or("tokens_max", 2),
            },
            "return-character" => Op::ReturnCharacter(self.places("where")),
            "enter" => {
                let all = words_of(self.get("characters")).into_iter().filter_map(Character::from_slug);
                let characters = all.collect::<Characters>() & self.scope.here;
                Op::Enter { characters, places: self.places("where") }
            }
            "place-commander" => Op::PlaceCommander(self.places("where")),
            "use-ability" => Op::UseAbility(self.character().filter(|_| !self.place.ability)?),
            "place-ent" => Op::PlaceEnts(self.number_or("figures", 1)),
            "activate-entwood" => Op::ActivateEntwood,
            "ent-attack" => {
                let mut words = words_of(self.get("filter"));
                words.push("enemy");
                let filter = self.scope.filter(words).unwrap_or(Filter::ENEMY);
                Op::EntAttack { filter, remove: self.flag("remove_ent") }
            }
            "place-nazgul" => Op::PlaceNazgul(self.amount("figures", "figures_max")),
            "remove-nazgul" => {
                Op::RemoveNazgul { places: self.places("where"), figures: self.amount("figures", "figures") }
            }
            "build-engines" => Op::BuildEngines(self.number_or("engines_max", 1)),
            "fire-catapults" => Op::FireCatapults { optional: self.flag("optional") },
            "place-ships" => Op::PlaceShips(self.number_or("figures", 1)),
            "remove-ships" => Op::RemoveShips(self.amount("figures", "figures")),
            "spend-ship" => Op::SpendShips(self.number_or("figures", 1)),
            "remove-protection" => {
                Op::RemoveProtection { of: self.protected()?, points: self.number_or("points", 1) }
            }
            "restore-protection" => {
                Op::RestoreProtection { of: self.protected()?, points: self.number_or("points_max", 1) }
            }
            "move-recruitment-area" => {
                let area = |name| Area::from_slug(self.word(name)).filter(|area| self.on_board(*area));
                Op::MoveRecruitmentArea { from: area("from")?, to: area("to")? }
            }
            _ => return self.fate_op(word),
        })
    }

    fn place_units(&self) -> Op {
        let object = self.get("units").and_then(Value::as_object);
        let count = |unit: Unit| {
            let n = object.and_then(|units| units.get(unit.slug())).and_then(Value::as_u64);
            n.and_then(|n| u8::try_from(n).ok()).unwrap_or_default()
        };
        let any = self.get("any_of").is_some();
        Op::PlaceUnits {
            units: Units::from_fn(count),
            any_of: any.then(|| (types_of(self.get("any_of")), self.number_or("count", 1))),
            places: self.places("where"),
            pick: self.chosen(),
            optional: self.flag("optional"),
            each: self.each(),
            per_place: self.number("max_per_place"),
        }
    }

    fn fate_op(&self, word: &str) -> Option<Op> {
        Some(match word {
            "add-fate-tile" => Op::AddTile(Tile::from_slug(self.word("tile"))?),
            "move-fate-marker" => {
                Op::MoveFate { spaces: self.signed("spaces"), minimum: self.number_or("minimum", 0) }
            }
            "move-track-figure" => {
                Op::MoveCounter { character: self.character()?, spaces: self.signed("spaces") }
            }
            "remove-darkness" => Op::RemoveDarkness(self.number_or("tokens", 1)),
            "set-die" => Op::SetDie(Face::from_slug(self.word("value"))?),
            "discard-unused-die" => Op::DiscardDie {
                side: self.side("whose"),
                dice: self.number_or("dice", 1),
                shadow_box: self.get("zone").is_some(),
                chooser: if self.word("chooser") == "opponent" { Target::Enemy } else { Target::Own },
            },
            "draw-card" => Op::DrawCards { deck: self.deck()?, cards: self.number_or("cards", 1) },
            "discard-card" => Op::DiscardCards {
                side: self.side("whose"),
                deck: self.deck(),
                cards: self.amount("cards", "cards"),
                how: match self.word("how") {
                    "random" => How::Random,
                    "you-choose" => How::You,
                    _ => How::Owner,
                },
            },
            "take-card" => Op::TakeCards {
                side: self.side("whose"),
                deck: self.deck(),
                cards: self.number_or("cards", 1),
            },
            "look-at-hand" => Op::LookAtHand(self.side("whose")),
            "discard-table-card" => {
                let cards = words_of(self.get("cards")).into_iter().filter_map(Card::from_slug);
                Op::DiscardTableCards(cards.collect())
            }
            "discard-this-card" => Op::DiscardThis,
            "stay-on-table" => Op::StayOnTable,
            _ => return None,
        })
    }

    fn battle_op(&self, word: &str) -> Option<Op> {
        let (own, enemy) = (self.target(Target::Own), self.target(Target::Enemy));
        let minimum = |least: u8| self.number_or("minimum", least);
        Some(match word {
            "dice-count-modifier" => {
                Op::DiceCount { target: own, value: self.signed("value"), minimum: minimum(1) }
            }
            "die-modifier" => Op::DieModifier {
                target: own,
                value: self.signed("value"),
                rolls: self.rolls(),
                rounds: self.rounds(),
            },
            "set-target-number" => Op::TargetNumber {
                target: own,
                dice: if self.get("dice").is_some() || self.get("token").is_some() {
                    WhichDice::Maneuver(Maneuver::from_slug(self.word("token")))
                } else {
                    WhichDice::All
                },
                value: self.number_or("value", 5),
                instead_of: self.number("only_instead_of"),
                rolls: self.rolls(),
                rounds: self.rounds(),
            },
            "leadership-modifier" => {
                Op::Leadership { target: own, value: self.signed("value"), minimum: minimum(0) }
            }
            "set-unit-strength" => Op::UnitStrength { target: own, value: self.number_or("value", 1) },
            "cancel-leader-reroll" => Op::CancelReroll(enemy),
            "cancel-combat-event" => Op::CancelCombatEvent(enemy),
            "cancel-ability" => Op::CancelAbility(enemy),
            "cancel-damage" => Op::CancelDamage {
                target: own,
                tokens: self.number_or("tokens", 1),
                protection: self.flag("protection_too"),
            },
            "force-casualties" => {
                Op::ForceCasualties { target: enemy, left: self.number_or("damage_left_max", 0) }
            }
            "forbid-retreat" => {
                Op::ForbidRetreat { target: enemy, rounds: self.rounds(), rout: self.flag("rout_too") }
            }
            "six-counts-double" => Op::DoubleSix,
            "terrain-superiority" => Op::TerrainSuperiority(own),
            "extra-reroll" => {
                Op::ExtraReroll { dice: self.number_or("dice_max", 1), once: self.get("uses").is_some() }
            }
            "replay-used-maneuver" => Op::ReplayManeuver,
            "play-extra-maneuver" => Op::ExtraManeuver,
            "end-battle" => Op::EndBattle,
            "add" => Op::Add { value: self.signed("value"), minimum: self.signed("minimum") },
            "set" if self.word("value") == "every-terrain" => Op::EveryTerrain,
            "set" => Op::Set { value: self.number_or("value", 0), once: self.get("uses").is_some() },
            _ => return None,
        })
    }
}

/// Who is meant in a battle, seen from the player of the effect.
fn target(word: &str) -> Option<Target> {
    match word {
        "self" | "own-army" | "own-army-in-battle" => Some(Target::Own),
        "opponent" | "enemy-army-in-battle" => Some(Target::Enemy),
        _ => None,
    }
}
