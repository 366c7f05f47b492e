import type { DeckReport } from "./DeckReport";
export type KeptDeck = { id: string, game: string, list: string, changed: number, deck: DeckReport | null, };
