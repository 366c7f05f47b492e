import type { Question } from '../src/wire';
import type { Facts, View } from '../src/wire/five-armies';
import { anyOf } from './rest';
import type { Said } from './table';

/** What to say to a question of some kind, the better answers first, in the words of journals. */
const WISHES: Record<string, RegExp[]> = {
  act: [/^general lord-of-the-eagles/, /^die (army|muster-army)/, /^die character/, /^die/, /^general/],
  use: [
    /^do enter/,
    /^do beorn/,
    /^do combined-attack/,
    /^do attack/,
    /^do led-attack/,
    /^do goblin-attack/,
    /^do (strong-and-noble|kindly-birds)/,
    /^do (strategic-move|quick-move|goblin-move)/,
    /^do (recruit|goblin-recruitment)/,
    /^do (?!skip)/,
  ],
  activate: [/^general/],
  strike: [/^attack/],
  'combined-target': [/^area/],
  group: [/^go/],
  'march-on': [/^area|^move/],
  leave: [/stay/],
  'beorn-strike': [/^attack|^area/],
  recruit: [/^token/],
  rally: [/^area/],
};

/** What the Shadow does with a die if it would rather fight from several sides at once. */
const PATIENT = [
  /^do enter/,
  /^do combined-attack/,
  /^do (strategic-move|quick-move|goblin-move)/,
  /^do (recruit|goblin-recruitment)/,
];

/** Who the Shadow marches against first, and what the Free Peoples hold. */
const GOALS = [
  'eastern-spur',
  'camp',
  'ruins-of-dale',
  'fallen-bridge',
  'ravenhill',
  'lower-slopes',
  'front-gate',
];

/**
 * Plays for both sides with one purpose: that armies meet. It is no good player, but its games have battles, Fate and an
 * end.
 */
export class Host {
  /** How many steps each region is away from each goal. */
  readonly #steps = new Map<string, Map<string, number>>();
  readonly #patient: boolean;

  /** `patient`: whether the Shadow gathers its armies before it attacks. */
  constructor(facts: Facts, patient = false) {
    this.#patient = patient;
    const next = new Map<string, string[]>(
      facts.areas.map((one) => [
        one.id,
        [...one.borders.map(({ to }) => to), ...(one.exit ? [one.exit] : [])],
      ]),
    );
    const back = (id: string) => [...next].filter(([, all]) => all.includes(id)).map(([from]) => from);
    for (const goal of GOALS) {
      const steps = new Map([[goal, 0]]);
      const queue = [goal];
      for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
        for (const from of back(at)) {
          if (steps.has(from)) continue;
          steps.set(from, (steps.get(at) ?? 0) + 1);
          queue.push(from);
        }
      }
      this.#steps.set(goal, steps);
    }
  }

  choose({ kind }: Question, answers: Said[], view: View): Said {
    if (kind === 'march') return this.#march(answers, view);
    const waits = this.#patient && kind === 'use' && view.you === 'shadow';
    for (const wish of [...(waits ? PATIENT : []), ...(WISHES[kind] ?? [])]) {
      const found = answers.filter(({ words }) => wish.test(words));
      if (found.length > 0) return anyOf(found);
    }
    return anyOf(answers);
  }

  /** The Shadow goes for what it does not have yet; the Free Peoples stay where they are, most often. */
  #march(answers: Said[], view: View): Said {
    const done = answers.find(({ words }) => words === 'done' || words === 'decline');
    const taken = new Set<string>(view.areas.filter((one) => one.marker).map((one) => one.area));
    const open = GOALS.filter((goal) => !taken.has(goal));
    const far = (area: string) => Math.min(...open.map((goal) => this.#steps.get(goal)?.get(area) ?? 99));
    const gain = ({ things }: Said) => {
      const [from, to] = things.map((thing) => (thing as { area?: string }).area ?? '');
      return from && to ? far(from) - far(to) : -1;
    };
    const large = ({ things }: Said) => {
      const from = (things[0] as { area?: string } | undefined)?.area;
      const army = view.areas.find((one) => one.area === from)?.army;
      return army?.units.reduce((sum, one) => sum + one.count, 0) ?? 0;
    };
    if (view.acting === 'free-peoples' && done) return done;
    const best = answers
      .filter((one) => one !== done && gain(one) > 0)
      .toSorted((a, b) => large(b) - large(a));
    return best[0] ?? done ?? anyOf(answers);
  }
}
