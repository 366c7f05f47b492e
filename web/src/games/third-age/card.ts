import { words } from '../../lib/words';
import { packWords, type Printed } from './table';
import type { Card, CardType, Deck, View } from './wire';

/** A card as it is read at this table: the half of its scenario, in the words of the table's pack where it has some. */
export interface Face {
  id: Card;
  deck: Deck;
  name: string;
  kind: CardType;
  stays: boolean;
  condition: string;
  text: string;
  discard: string;
  combat: { title: string; condition: string; text: string } | null;
  /** The names of its values that are ours. */
  ours: string[];
  /** Whether the table's pack says something else than we do. */
  changed: boolean;
}

/** What is printed on a card, as this table plays with it. */
export function faceOf(id: Card, printed: Printed, view: View): Face | null {
  const card = printed.card(id);
  if (!card) return null;
  const half = card[printed.scenario];
  const order = card.order ? printed.order(card.order) : undefined;
  const combat = card.combat ? printed.combat(card.combat) : undefined;
  const kind = half?.kind ?? order?.kind;
  if (!kind) return null;
  const pack = packWords(view, id);
  const ours = half?.ours ?? [];
  return {
    id,
    deck: card.deck,
    name: half?.name ?? order?.title ?? card.name,
    kind: pack?.kind ?? kind,
    stays: pack?.stays ?? half?.stays ?? false,
    condition: pack && !pack.conditional ? '' : (pack?.condition ?? half?.condition ?? ''),
    text: pack?.text ?? half?.text ?? order?.text ?? '',
    discard: pack && !pack.stays ? '' : (pack?.discard ?? half?.discard ?? ''),
    combat: combat ? { title: combat.title, condition: '', text: pack?.combat ?? combat.text } : null,
    ours: [...ours, ...(order?.ours ? ['effect'] : []), ...(combat?.ours ? ['combat'] : [])],
    changed: pack !== undefined,
  };
}

/** What a card is called at this table. */
export const cardTitle = (id: Card, printed: Printed, view: View): string =>
  faceOf(id, printed, view)?.name ?? printed.card(id)?.name ?? words(id);
