import { list } from '../../messages/index.svelte';
import type { Face } from './card';
import { say, type Id } from './messages';
import type { Printed } from './table';
import type { CharacterView, Spot } from './wire';

/** What a card is, in words. */
export function cardName(face: Face, printed: Printed): string {
  const kind = printed.typeName(face.kind);
  return face.combat
    ? say('card-name', { name: face.name, kind, combat: face.combat.title })
    : say('card-name-story', { name: face.name, kind });
}

/** Sentences one after the other, as they are printed. */
const sentences = (all: string[]) => all.filter(Boolean).join(' ');

/** Everything that is printed on a card, in words. */
export function cardWords(face: Face): string {
  const action = sentences([face.condition, face.text, face.discard]);
  return face.combat ? say('card-words', { action, combat: face.combat.text }) : action;
}

/** The texts that name values which are ours. */
const VALUES: Partial<Record<string, Id>> = {
  type: 'value-type',
  playIf: 'value-condition',
  effect: 'value-effect',
  playOnTable: 'value-stays',
  discardWhen: 'value-discard',
  combat: 'value-combat',
  level: 'value-level',
  leadership: 'value-leadership',
  leadershipModifier: 'value-modifier',
  entry: 'value-entry',
  startAreas: 'value-start',
  unitsPlacedOnEntry: 'value-units',
  fateTrackAbility: 'value-track',
  abilities: 'value-abilities',
  ability: 'value-ability',
  'ability.name': 'value-ability-name',
  combatStrength: 'value-strength',
  favoriteTerrain: 'value-terrain',
  copies: 'value-copies',
  region: 'value-region',
  arrowsTo: 'value-arrows',
};

/** Which values are ours, in words: abilities that are named by themselves keep their names. */
export function oursWords(values: readonly string[]): string {
  const named = values.flatMap((value) => {
    const id = VALUES[value];
    if (id) return [say(id as 'value-type')];
    return value.startsWith('abilities.') ? [value.slice('abilities.'.length)] : [];
  });
  return named.length > 0 ? say('ours-values', { list: list([...new Set(named)]) }) : '';
}

/** Where a Character is, in words. */
export function spotWords({ spot, ready }: Pick<CharacterView, 'spot' | 'ready'>, printed: Printed): string {
  if (typeof spot === 'object' && 'at' in spot) return printed.areaName(spot.at);
  if (ready) return say('ready');
  if (typeof spot === 'object') return say('on-space', { n: spot.track });
  return say(`spot-${spot satisfies Exclude<Spot, object>}`);
}
