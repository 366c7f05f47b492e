/** Up to where this browser has shown a game, and since when it is somebody else's turn. */
export interface Looked {
  /** The era that the numbers belong to. */
  era: number;
  /** How many answers had been given, by who looked: one person, or at a shared device one team. */
  at: Partial<Record<string, number>>;
  /** How many answers had been given when one was last asked and answered. */
  turn: Partial<Record<string, number>>;
}

const name = (table: string) => `longtable.looked.${table}`;

/** What this browser remembers of a table in this era. */
export function lookedAt(table: string, era: number): Looked {
  const nothing: Looked = { era, at: {}, turn: {} };
  try {
    const kept = JSON.parse(localStorage.getItem(name(table)) ?? 'null') as Looked | null;
    return kept?.era === era ? { ...nothing, ...kept } : nothing;
  } catch {
    return nothing;
  }
}

export function remember(table: string, looked: Looked): void {
  try {
    localStorage.setItem(name(table), JSON.stringify(looked));
  } catch {
    // A browser that keeps nothing begins with the present.
  }
}
