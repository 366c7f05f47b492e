import type { Answer } from '../../wire';
import type { Card, PieceId, PieceView, PlayerView, Thing, View } from '../../wire/champions';
import { thingKey } from '../board';

/** All cards in play that a view shows. */
export function inPlay(view: View): PieceView[] {
  const players = view.players.flatMap((player) => [
    ...(player.identity ? [player.identity] : []),
    ...player.allies,
    ...player.upgrades,
    ...player.supports,
    ...player.minions,
  ]);
  const scenario = [
    ...(view.villain ? [view.villain] : []),
    ...(view.main_scheme ? [view.main_scheme] : []),
    ...view.side_schemes,
    ...view.environments,
    ...view.attachments,
  ];
  return [...scenario, ...players];
}

/** Where each card in play is drawn. */
export interface Arranged {
  pieces: ReadonlyMap<PieceId, PieceView>;
  /** What lies on each card. */
  attached: ReadonlyMap<PieceId, PieceView[]>;
  /** Obligations and the like in front of each player, by seat. */
  burdens: ReadonlyMap<number, PieceView[]>;
  /** Cards of the scenario that lie for themselves. */
  loose: PieceView[];
}

/** Puts every card in play in one place: on its host, before a player, or on the villain's side. */
export function arrange(view: View): Arranged {
  const pieces = new Map(inPlay(view).map((piece) => [piece.id, piece]));
  const attached = new Map<PieceId, PieceView[]>();
  const burdens = new Map<number, PieceView[]>();
  const loose: PieceView[] = [...view.environments];
  const add = <K>(map: Map<K, PieceView[]>, key: K, piece: PieceView) =>
    map.set(key, [...(map.get(key) ?? []), piece]);
  for (const piece of pieces.values()) {
    if (isAttached(piece, pieces) && piece.host !== null) add(attached, piece.host, piece);
  }
  for (const piece of view.attachments) {
    if (isAttached(piece, pieces)) continue;
    const seat = piece.controller ?? piece.engaged ?? piece.owner;
    if (seat === null) loose.push(piece);
    else add(burdens, seat, piece);
  }
  return { pieces, attached, burdens, loose };
}

/** Whether a card is drawn on another one. */
export function isAttached(piece: PieceView, pieces: ReadonlyMap<PieceId, PieceView>): boolean {
  return piece.host !== null && pieces.has(piece.host);
}

/** A player's upgrades and supports that lie for themselves. */
export function holdings(player: PlayerView, pieces: ReadonlyMap<PieceId, PieceView>): PieceView[] {
  return [...player.upgrades, ...player.supports].filter((piece) => !isAttached(piece, pieces));
}

/** Cards that answers concern but that lie in no hand or tray that is shown: in piles and decks. */
export function outOfSight(answers: Answer[], shown: readonly Card[]): Card[] {
  const open = new Set<Card>(shown);
  const cards = new Map<string, Card>();
  for (const thing of answers.flatMap((answer) => answer.things) as Thing[]) {
    if (typeof thing === 'string' || !('card' in thing) || open.has(thing.card)) continue;
    cards.set(thingKey(thing), thing.card);
  }
  return [...cards.values()];
}

/** The answers, with what is about an identity no longer about its player's name plate as well. */
export function byPiece(answers: Answer[]): Answer[] {
  return answers.map((answer) => {
    const things = answer.things as Thing[];
    const keys = new Set(things.map(thingKey));
    const rest = things.filter(
      (thing) =>
        typeof thing === 'string' ||
        !('player' in thing) ||
        !keys.has(thingKey({ piece: `identity-${thing.player + 1}` })),
    );
    return rest.length < things.length ? { ...answer, things: rest } : answer;
  });
}
