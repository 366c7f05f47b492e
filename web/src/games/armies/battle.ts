/** An army that a side may have in an area. */
interface Standing<A> {
  army: A | null;
}

/** One side of a battle. */
export interface Fighter<P, A, S extends string> {
  picture: P;
  side: S;
  attacks: boolean;
  /** The area that it fights from, or defends. */
  area: string;
  /** Its army; none if nothing is left of it. */
  army: A | null;
}

/** What a battle is, as far as both sides of it are concerned. */
interface Battle<P, S> {
  attacker: S;
  armies: readonly string[];
  from: string;
  at: string;
  sides: readonly P[];
}

/** A battle as it is drawn: its two sides, the attacker first. */
export function fightersIn<S extends string, P extends { side: S }, A extends { side: S }>(
  areas: Partial<Record<string, Standing<A>>>,
  battle: Battle<P, S>,
): Fighter<P, A, S>[] {
  return battle.sides
    .map((picture): Fighter<P, A, S> => {
      const attacks = picture.side === battle.attacker;
      const area = attacks ? battle.from : battle.at;
      const army = areas[area]?.army ?? null;
      return { picture, side: picture.side, attacks, area, army: army?.side === picture.side ? army : null };
    })
    .toSorted((a, b) => Number(b.attacks) - Number(a.attacks));
}

/** The armies of a Combined Attack that do not fight this round. */
export function standingBy<A>(
  areas: Partial<Record<string, Standing<A>>>,
  battle: Pick<Battle<unknown, string>, 'armies' | 'from'>,
): { area: string; army: A }[] {
  return battle.armies.flatMap((area) => {
    const army = areas[area]?.army;
    return army && area !== battle.from ? [{ area, army }] : [];
  });
}
