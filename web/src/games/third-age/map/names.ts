import { words } from '../../../lib/words';
import type { BoardFacts, Character, Facts, Side } from '../wire';

interface Named {
  id: string;
  name: string;
}

/** What things are called. What the facts do not know is named after its id. */
export class Called {
  readonly #names = new Map<string, string>();
  readonly #sides = new Map<string, Side>();

  constructor(facts: Facts, board: BoardFacts) {
    const told: Record<string, readonly Named[]> = {
      area: [...board.areas, ...board.recruitment],
      region: board.regions,
      section: board.sections,
      unit: facts.units,
      leader: facts.leaders,
      character: facts.characters,
      terrain: facts.terrains,
      border: facts.borders,
      pool: facts.pools,
      side: facts.sides,
      engine: facts.engines,
    };
    for (const [kind, list] of Object.entries(told))
      for (const { id, name } of list) this.#names.set(`${kind} ${id}`, name);
    for (const { id, side } of facts.characters) this.#sides.set(id, side);
  }

  /** The name of a thing of a kind. */
  of(
    kind:
      | 'area'
      | 'region'
      | 'section'
      | 'unit'
      | 'leader'
      | 'character'
      | 'terrain'
      | 'border'
      | 'pool'
      | 'side'
      | 'engine',
    id: string,
  ): string {
    return this.#names.get(`${kind} ${id}`) ?? words(id);
  }

  /** The side that a Character is on. */
  sideOf = (character: Character): Side => this.#sides.get(character) ?? 'free-peoples';
}
