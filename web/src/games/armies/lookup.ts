import { words } from '../../lib/words';

/** A name as a title: "the Lord" stands alone as "The Lord". */
export const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Some facts by id, and what each of them is called. What is not known is named after its id. */
export function lookup<T extends { id: string; name: string }>(list: readonly T[]) {
  const all = new Map<string, T>(list.map((one) => [one.id, one]));
  return { get: (id: string) => all.get(id), name: (id: string) => all.get(id)?.name ?? words(id) };
}
