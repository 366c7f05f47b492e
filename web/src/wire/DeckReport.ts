import type { DeckFault } from "./DeckFault";
export type DeckReport = { name: string, hero: string, hero_name: string, aspect: string | null, size: number, cards: { [key in string]: number }, faults: Array<DeckFault>, list: string, };
