/** What was looked up; it must be there. */
export function found<T>(value: T | undefined, id: string): T {
  if (value === undefined) throw new Error(`The printed facts do not know ${id}.`);
  return value;
}

/** Gives each of several things a key of its own, copies of a card included. */
export function keyed<T>(list: readonly T[], id: (value: T) => string): { key: string; value: T }[] {
  const seen = new Map<string, number>();
  return list.map((value) => {
    const name = id(value);
    const n = seen.get(name) ?? 0;
    seen.set(name, n + 1);
    return { key: `${name}/${n}`, value };
  });
}
