export type DeckFault = { rule: string, what: string, };
