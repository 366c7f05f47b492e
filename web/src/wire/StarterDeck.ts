import type { DeckReport } from "./DeckReport";
export type StarterDeck = { id: string, deck: DeckReport, };
