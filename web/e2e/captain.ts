import type { Question } from '../src/wire';
import type { Facts, Scenario, View } from '../src/wire/third-age';
import { anyOf } from './rest';
import type { Said } from './table';

/** What to say to a question of some kind, the better answers first, in the words of journals. */
const WISHES: Record<string, RegExp[]> = {
  location: [/pits|might-of-mordor/],
  act: [/^die will/, /^die (army|character)/, /^die muster/, /^die army-muster/, /^die/],
  use: [
    /^do enter/,
    /^do activate/,
    /^do (combined-attack|attack|led-attack|eye-attack|fire)/,
    /^do place-ent/,
    /^do (engines|build)/,
    /^do (strategic-move|fast-move|eye-move)/,
    /^do (recruit|eye-recruit|dunlendings|place-tokens)/,
    /^do (?!discard)/,
  ],
  'use-token': [/^do recruit/],
  'fate-tile': [/keep/],
  ents: [/^attack/, /^move/],
  strike: [/^attack/],
  group: [/^go/],
  'go-on': [/fight/],
  leave: [/stay/],
  tactic: [/maneuver/, /combat-event/],
  'combat-card': [/^card/],
  'flip-token': [/^recruit/],
  reinforce: [/^area/],
  'march-on': [/^area/],
};

/** What the Shadow goes for, and where the Ents go. */
const GOALS: Record<Scenario, string[]> = {
  rohan: ['thrihyrne', 'deeping-coomb', 'hornburg', 'edoras'],
  gondor: ['west-osgiliath', 'great-gate', 'pelennor-townlands', 'minas-tirith'],
};

/** Plays for both sides with one purpose: that Armies meet, walls fall and Ents march. It is no good player, but its games end. */
export class Captain {
  /** How many steps each area is away from each goal. */
  readonly #steps = new Map<string, Map<string, number>>();
  readonly #goals: string[];

  constructor(facts: Facts, scenario: Scenario) {
    this.#goals = GOALS[scenario];
    const board = facts.boards.find(({ id }) => id === scenario);
    const next = new Map<string, string[]>();
    const join = (a: string, b: string) => next.set(a, [...(next.get(a) ?? []), b]);
    for (const { a, b, border } of board?.borders ?? []) {
      if (border === 'river' || border === 'mountains' || border === 'city-wall') continue;
      join(a, b);
      join(b, a);
    }
    for (const { id, arrows } of board?.recruitment ?? []) for (const to of arrows) join(to, id);
    for (const goal of [...this.#goals, 'orthanc']) {
      const steps = new Map([[goal, 0]]);
      const queue = [goal];
      for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
        for (const from of next.get(at) ?? []) {
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
    if (kind === 'ents') {
      const orthanc = answers.filter(({ words }) => /^attack .*orthanc$/.test(words));
      if (orthanc.length > 0) return anyOf(orthanc);
      return this.#nearest(answers, ['orthanc']) ?? anyOf(answers);
    }
    for (const wish of WISHES[kind] ?? []) {
      const found = answers.filter(({ words }) => wish.test(words));
      if (found.length > 0) return anyOf(found);
    }
    return anyOf(answers);
  }

  #far(area: string, goals: string[]): number {
    return Math.min(...goals.map((goal) => this.#steps.get(goal)?.get(area) ?? 99));
  }

  /** The step that leads nearest to a goal, if one leads nearer. */
  #nearest(answers: Said[], goals: string[]): Said | undefined {
    const gain = ({ words }: Said) => {
      const [verb, from = '', to = ''] = words.split(' ');
      return verb === 'move' ? this.#far(from, goals) - this.#far(to, goals) : -1;
    };
    const best = answers.filter((one) => gain(one) > 0);
    return best.length > 0 ? anyOf(best) : undefined;
  }

  /** The Shadow goes for what it does not have yet; the Free Peoples stay where they are, most often. */
  #march(answers: Said[], view: View): Said {
    const done = answers.find(({ words }) => words === 'done' || words === 'decline');
    if (view.acting === 'free-peoples' && done) return done;
    const taken = new Set<string>(view.areas.filter((one) => one.marker).map((one) => one.area));
    const open = this.#goals.filter((goal) => !taken.has(goal));
    return this.#nearest(answers, open) ?? done ?? anyOf(answers);
  }
}
