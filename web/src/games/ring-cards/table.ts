import type { Answer } from '../../wire';
import type {
  Battleground,
  BattlegroundFacts,
  Card,
  CardFacts,
  Faction,
  FactionFacts,
  Facts,
  LocationView,
  Path,
  PathFacts,
  SeatFacts,
  SeatName,
  Side,
  Thing,
  View,
} from '../../wire/ring-cards';
import { found } from '../../parts/board/lists';
import { tableContext, type Pointing } from '../../parts/board/pointing';
import { thingButton } from '../../parts/board/thingButton';
import { thingKey } from '../board';

/** The printed facts by id. */
export interface Printed {
  card: (id: Card) => CardFacts;
  faction: (id: Faction) => FactionFacts;
  path: (id: Path) => PathFacts;
  ground: (id: Battleground) => BattlegroundFacts;
  seat: (scenario: View['scenario'], id: SeatName) => SeatFacts;
  /** Where a location stands among others: the path first, then battlegrounds in their order. */
  order: (id: string) => number;
  rounds: (scenario: View['scenario']) => number;
}

/** Looks facts up by id. */
export function printed(facts: Facts): Printed {
  const cards = new Map(facts.cards.map((card) => [card.id, card]));
  const factions = new Map(facts.factions.map((faction) => [faction.id, faction]));
  const paths = new Map(facts.paths.map((path) => [path.id, path]));
  const grounds = new Map(facts.battlegrounds.map((ground) => [ground.id, ground]));
  return {
    card: (id) => found(cards.get(id), id),
    faction: (id) => found(factions.get(id), id),
    path: (id) => found(paths.get(id), id),
    ground: (id) => found(grounds.get(id), id),
    seat: (scenario, id) =>
      found(
        facts.seats.find((seat) => seat.id === id && seat.scenario === scenario),
        id,
      ),
    order: (id) => facts.battlegrounds.findIndex((ground) => ground.id === id),
    rounds: (scenario) => facts.scenarios.find((other) => other.id === scenario)?.rounds ?? 9,
  };
}

/** A location, active or not. */
export type Place = Extract<Thing, { path: Path } | { battleground: Battleground }>;

/** What is shown large: a card, or a location. */
export type Large = { card: Card } | Place;

/** What all parts of the table share. */
export interface Table extends Pointing<Thing, Large> {
  readonly printed: Printed;
  readonly view: View;
  /** What can be done with what was pointed at, without pointing at anything else. */
  readonly deeds: Answer[];
  act: (answer: Answer) => void;
  /** The side that is drawn at the bottom. */
  readonly near: Side;
}

/** What the table's parts share, and how they get it. */
export const { share, table } = tableContext<Thing, Large, Table>();

/** Something that can be pointed at. */
export const ThingButton = thingButton<Thing, Large>();

/** The thing that a location is. */
export function thingOf(location: LocationView): Place {
  // The id of an active path or battleground, by the kind of its place.
  return location.place === 'path'
    ? { path: location.id as Path }
    : { battleground: location.id as Battleground };
}

/** The other side. */
export function other(side: Side): Side {
  return side === 'free' ? 'shadow' : 'free';
}

/** Cards and locations that answers concern but that do not lie open on the table: in piles and decks. */
export function outOfSight(answers: Answer[], open: ReadonlySet<string>): { cards: Card[]; places: Place[] } {
  const cards = new Map<string, Card>();
  const places = new Map<string, Place>();
  for (const thing of answers.flatMap((answer) => answer.things) as Thing[]) {
    const key = thingKey(thing);
    // A fresh copy lies in a reserve, which is always open.
    if (typeof thing === 'string' || 'fresh' in thing || open.has(key)) continue;
    if ('card' in thing) cards.set(key, thing.card);
    else places.set(key, thing);
  }
  return { cards: [...cards.values()], places: [...places.values()] };
}
