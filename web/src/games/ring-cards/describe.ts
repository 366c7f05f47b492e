import { list } from '../../messages/index.svelte';
import type { CardFacts, CardInPlay, LocationView, Side } from '../../wire/ring-cards';
import { say, type Id } from './messages';
import type { IconName } from './shapes';
import type { Printed } from './table';

/** An icon of a card with its number. */
export interface Count {
  icon: Extract<
    IconName,
    'attack' | 'defence' | 'lead-attack' | 'lead-defence' | 'path-attack' | 'path-defence'
  >;
  n: number;
}

/** The icons a card shows, those of the path first. */
export function countsOf(card: CardFacts): Count[] {
  const { icons, side } = card;
  const all: Count[] = [
    { icon: side === 'free' ? 'path-defence' : 'path-attack', n: icons.path },
    { icon: 'attack', n: icons.attack },
    { icon: 'defence', n: icons.defence },
    { icon: 'lead-attack', n: icons.lead_attack },
    { icon: 'lead-defence', n: icons.lead_defence },
  ];
  return all.filter((count) => count.n > 0);
}

/** What the icons of a side are counted as at a location. */
export function countedAs(location: LocationView, side: Side): IconName {
  const role = side === location.defender ? 'defence' : 'attack';
  return location.number === null ? role : `path-${role}`;
}

/** The type of a card in words: "Mordor character". */
export function typeOf(card: CardFacts, facts: Printed): string {
  const kind = say(`kind-${card.kind}` as Id & `kind-${string}`);
  return say('card-type', { faction: facts.faction(card.faction).name, kind });
}

/** The same with its keyword: "Mordor character, Nazgûl". */
export function kindOf(card: CardFacts, facts: Printed): string {
  return list([typeOf(card, facts), card.keyword_name]);
}

/** A card in words, without its text. */
export function cardWords(card: CardFacts, facts: Printed): string {
  const parts = [card.name, kindOf(card, facts)];
  parts.push(...countsOf(card).map(({ icon, n }) => say(`icon-${icon}`, { n })));
  if (card.more_icons) parts.push(say('icon-more'));
  if (card.paths.length > 0) parts.push(say('paths', { list: list(card.paths.map(String)) }));
  if (card.wielder) parts.push(say('wielder', { who: card.wielder }));
  return list(parts);
}

/** A card in play in words: what it counts matters more than what is printed. */
export function inPlayWords(card: CardInPlay, facts: Printed, notes: string[]): string {
  const def = facts.card(card.card);
  const parts = [def.name, kindOf(def, facts)];
  if (card.counts === null) {
    parts.push(...countsOf(def).map(({ icon, n }) => say(`icon-${icon}`, { n })));
  } else {
    parts.push(say('counts', { n: card.counts }));
    if (card.if_supported > 0) parts.push(say('support-more', { n: card.if_supported }));
  }
  if (card.fresh) parts.push(say('fresh'));
  if (card.tokens > 0) parts.push(say('tokens-path', { n: card.tokens }));
  return list([...parts, ...notes]);
}

/** A location in words, by its printed name. */
export function locationWords(location: LocationView, name: string): string {
  const kind =
    location.number === null
      ? say('battleground-of', { side: location.defender })
      : say('path', { n: location.number });
  const parts = [name, kind, say('worth', { n: location.points }), say('defence', { n: location.defence })];
  if (location.attack_tokens > 0) parts.push(say('tokens-attack', { n: location.attack_tokens }));
  if (location.defence_tokens > 0) parts.push(say('tokens-defence', { n: location.defence_tokens }));
  parts.push(say('totals-of', { attack: location.attack_total, defence: location.defence_total }));
  return list(parts);
}
