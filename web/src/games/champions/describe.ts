import { list } from '../../messages/index.svelte';
import type { CardFacts, Icons, PieceView, Scaled } from '../../wire/champions';
import { say } from './messages';
import { RESOURCES } from './payment';
import { told } from './told';

const STATS = ['thw', 'atk', 'def', 'sch', 'rec'] as const;
export type Stat = (typeof STATS)[number];

/** A printed number. */
export function scaled(number: Scaled): string {
  return number.per_player ? say('per-player', { n: number.value }) : String(number.value);
}

/** A stage as it is printed. */
export function roman(stage: number): string {
  return ['', 'I', 'II', 'III'][stage] ?? String(stage);
}

/** The values that a card in play has now. */
export function statsOf(piece: PieceView): { stat: Stat; n: number }[] {
  return STATS.flatMap((stat) => {
    const n = piece[stat];
    return n === null ? [] : [{ stat, n }];
  });
}

/** The values that are printed on a card. */
export function printedStats(card: CardFacts): { stat: Stat; text: string; hurt: number }[] {
  return STATS.flatMap((stat) => {
    const text = card[stat];
    const hurt = stat === 'thw' ? card.hurt[0] : stat === 'atk' ? card.hurt[1] : 0;
    return text === null ? [] : [{ stat, text, hurt }];
  });
}

/** The type of a card in words: "Event, Justice". */
export function kindWords(card: CardFacts): string {
  const kind = say(`kind-${card.kind}`);
  return card.faction === 'encounter' ? kind : list([kind, say(`faction-${card.faction}`)]);
}

function iconWords(icons: Icons): string[] {
  return RESOURCES.filter((resource) => icons[resource] > 0).map((resource) =>
    say(`count-${resource}`, { n: icons[resource] }),
  );
}

/** A card in words, without its text. */
export function cardWords(card: CardFacts): string {
  const parts = [card.name, kindWords(card)];
  if (card.cost !== null) parts.push(say('cost', { n: card.cost }));
  parts.push(...iconWords(card.icons));
  parts.push(
    ...printedStats(card).map(({ stat, text }) => say('stat-value', { stat: say(`stat-${stat}`), n: text })),
  );
  if (card.hp) parts.push(say('hp-printed', { n: scaled(card.hp) }));
  return list(parts);
}

/** Counters in words. */
export function counterWords(piece: PieceView): string {
  return piece.counter_name
    ? say('counters', { n: piece.counters, name: told(`counter-${piece.counter_name}`) })
    : say('counters-plain', { n: piece.counters });
}

/** A card in play in words: what it can do now and what lies on it. */
export function pieceWords(piece: PieceView, card: CardFacts | null): string {
  const parts = [told(piece.name), say(`kind-${piece.kind}`)];
  parts.push(...statsOf(piece).map(({ stat, n }) => say('stat-value', { stat: say(`stat-${stat}`), n })));
  if (piece.hp !== null && piece.max_hp !== null)
    parts.push(say('hp-of', { n: piece.hp, max: piece.max_hp }));
  if (piece.threat !== null) {
    parts.push(
      piece.target === null
        ? say('threat-of', { n: piece.threat })
        : say('threat-target', { n: piece.threat, target: piece.target }),
    );
    if (piece.acceleration) parts.push(say('threat-round', { n: piece.acceleration }));
    if (piece.protected) parts.push(say('protected'));
  }
  if (card) parts.push(...schemeIcons(card).map(({ icon }) => say(`icon-${icon}`)));
  if (piece.exhausted) parts.push(say('exhausted'));
  parts.push(...piece.statuses.map((status) => say(`status-${status}`)));
  if (piece.retaliate > 0) parts.push(say('retaliate', { n: piece.retaliate }));
  if (piece.hp === null && piece.damage > 0) parts.push(say('damage', { n: piece.damage }));
  if (piece.counters > 0) parts.push(counterWords(piece));
  return list(parts);
}

export type SchemeIcon = 'crisis' | 'hazard' | 'acceleration';

/** The icons that a scheme or another card of the scenario puts into play. */
export function schemeIcons(card: CardFacts): { icon: SchemeIcon; n: number }[] {
  const all: { icon: SchemeIcon; n: number }[] = [
    { icon: 'crisis', n: card.crisis },
    { icon: 'hazard', n: card.hazard },
    { icon: 'acceleration', n: card.acceleration_icons },
  ];
  return all.filter(({ n }) => n > 0);
}

/** So long a text can be read on a card of the scenario itself. */
const BRIEF = 100;

/** Whether a card of the scenario shows its text itself: it is short, and nothing lies on it. */
export function saysItself({ text }: CardFacts, attached: readonly unknown[]): boolean {
  return text.length > 0 && text.length <= BRIEF && attached.length === 0;
}
