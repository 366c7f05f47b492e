import type { Question } from '../src/wire';
import type { Facts, View } from '../src/wire/wotr';
import { anyOf } from './rest';
import type { Said } from './table';

/** What to say to a question of some kind, the better words first. A question without an entry gets any answer. */
const WISHES: Record<string, RegExp[]> = {
  act: [
    /^Use a Character die/,
    /^Use a Will of the West/,
    /^Use an Elven Ring: .* into a Character/,
    /^Use /,
  ],
  use: [
    /^(Move|Hide) the Fellowship/,
    /^Recruit/,
    /^Advance a Nation/,
    /^Play an Event/,
    /^Draw/,
    /^(?!Do nothing)/,
  ],
  group: [/^(Move|Attack|Advance) /],
  event: [/^Play /],
  'combat-card': [/\(of /],
  'field-or-siege': [/^Retreat into/],
  retreat: [/^Retreat/],
  companion: [/^(Move no|No more)/],
  'enter-mordor': [/^Enter/],
};

/**
 * Plays the Free Peoples with one purpose: the Ring goes to Mordor. It is no good player, but its games end, and on
 * the way most of what can happen does.
 */
export class RingBearer {
  /** How many steps each region is away from where the Mordor Track begins. */
  readonly #steps = new Map<string, number>();

  constructor(facts: Facts) {
    const neighbours = new Map(facts.regions.map((region) => [region.id as string, region.adjacent]));
    const queue = ['morannon', 'minas-morgul'];
    queue.forEach((region) => this.#steps.set(region, 0));
    for (let region = queue.shift(); region !== undefined; region = queue.shift()) {
      for (const next of neighbours.get(region) ?? []) {
        if (this.#steps.has(next)) continue;
        this.#steps.set(next, (this.#steps.get(region) ?? 0) + 1);
        queue.push(next);
      }
    }
  }

  choose(question: Question, answers: Said[], view: View): Said {
    const away = this.#steps.get(view.fellowship.region) ?? 0;
    switch (question.kind) {
      case 'declare':
        // Only once it can be declared at the gates.
        return this.#wish(
          answers,
          view.fellowship.progress >= away && away > 0 ? [/^Declare it/] : [/nothing/],
        );
      case 'declare-path':
      case 'reveal-path':
        return this.#nearest(answers, away);
      default:
        return this.#wish(answers, WISHES[question.kind] ?? []);
    }
  }

  /** The way that leads nearest to Mordor. */
  #nearest(answers: Said[], here: number): Said {
    const far = ({ things }: Said) => {
      const region = things.map((thing) => (thing as { region?: string }).region).find((one) => one);
      return region ? (this.#steps.get(region) ?? 99) : here + 0.5;
    };
    return answers.toSorted((a, b) => far(a) - far(b))[0] ?? anyOf(answers);
  }

  #wish(answers: Said[], wishes: RegExp[]): Said {
    for (const wish of wishes) {
      const found = answers.filter(({ text }) => wish.test(text));
      if (found.length > 0) return anyOf(found);
    }
    return anyOf(answers);
  }
}
