import type { Answer } from '../../wire';
import type { ToldAnswer } from '../board';

/** A thing that is said by one word and an id. */
export function idOf(thing: unknown, word: string): string | null {
  if (typeof thing !== 'object' || thing === null || !(word in thing)) return null;
  const id = (thing as Record<string, unknown>)[word];
  return typeof id === 'string' ? id : null;
}

/** The area that a thing is. */
export const areaOf = (thing: unknown): string | null => idOf(thing, 'area');

/** The areas that an answer concerns, in the order of the answer: an army's own, then where it goes. */
export const areasIn = (answer: Answer): string[] =>
  answer.things.flatMap((thing) => {
    const area = areaOf(thing);
    return area === null ? [] : [area];
  });

/** Whether a thing is a die, or a token that is used like one. */
export const isDie = (thing: unknown): boolean => thing === 'action-tokens' || idOf(thing, 'die') !== null;

/** Where an army can start from: of two areas the first one counts. */
function starts(answers: Answer[]): Set<string> {
  return new Set(answers.flatMap((answer) => areasIn(answer).slice(0, 1)));
}

/**
 * The areas to choose from. At first those where something starts; after one has been chosen, those that can be reached
 * from there, or those from which it can be reached if nothing starts there. `wide`: answers may be about any of their things,
 * and not about all of them.
 */
export function openAreas(answers: Answer[], picks: unknown[], left: Answer[], wide = false): Set<string> {
  // A die that is chosen leaves what it can be used on; an area that is chosen leaves all others.
  if (wide) return new Set((picks.some(isDie) ? left : answers).flatMap(areasIn));
  const taken = picks.map(areaOf).filter((area) => area !== null);
  const from = taken.at(-1);
  if (from === undefined) {
    const first = starts(left);
    // With one start there is nothing to choose but the end.
    return first.size === 1 ? new Set(left.flatMap(areasIn)) : first;
  }
  const ways = left.map(areasIn);
  const forward = ways.filter(([first]) => first === from).flatMap((areas) => areas.slice(1));
  const all = forward.length > 0 ? forward : ways.flat();
  const further = all.filter((area) => !taken.includes(area));
  // The choice is complete: what can be pointed at now begins another one.
  return further.length > 0 ? new Set(further) : starts(answers);
}

/** The parts in which something can be chosen, if each kind of thing is at home in one of them. */
export function tabsWith<T extends string>(answers: Answer[], homes: Partial<Record<string, T>>): Set<T> {
  const kinds = answers
    .flatMap((answer) => answer.things)
    .map((thing) => {
      if (typeof thing === 'string') return thing;
      return typeof thing === 'object' && thing !== null ? (Object.keys(thing)[0] ?? '') : '';
    });
  return new Set(kinds.map((kind) => homes[kind]).filter((tab) => tab !== undefined));
}

/** Says of answers that are about a card what it does in battle. */
export function aboutCombat(
  answers: Answer[],
  combat: (card: string) => { condition: string; cost?: string; text: string } | null | undefined,
): ToldAnswer[] {
  return answers.map((answer) => {
    const card = answer.things.map((thing) => idOf(thing, 'card')).find((id) => id !== null);
    const does = card === undefined ? null : combat(card);
    return does
      ? { ...answer, about: [does.condition, does.cost, does.text].filter(Boolean).join(' ') }
      : answer;
  });
}
