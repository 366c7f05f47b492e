import type { Icons, PaymentView, Resource } from '../../wire/champions';

export const RESOURCES: readonly Resource[] = ['energy', 'mental', 'physical', 'wild'];

/** How many resources there are in all. */
export function total(icons: Icons): number {
  return RESOURCES.reduce((sum, resource) => sum + icons[resource], 0);
}

/** One resource of a cost. */
export interface Slot {
  /** The type it must have; none if any will do. */
  need: Resource | null;
  /** What has been laid there. */
  paid: Resource | null;
}

/** A payment as places for resources, so that what is missing can be seen. */
export interface Laid {
  slots: Slot[];
  /** What was generated beyond the cost. */
  over: Resource[];
}

/**
 * Lays what has been generated on what is needed: the right type first, wild ones where a type is missing, the rest on
 * what takes any type. It is only a picture; the server decides what is paid.
 */
export function lay(payment: PaymentView): Laid {
  const got = { ...payment.got };
  const take = (resource: Resource): Resource | null => {
    if (got[resource] === 0) return null;
    got[resource] -= 1;
    return resource;
  };
  const typed = RESOURCES.flatMap((need) =>
    Array.from({ length: payment.typed[need] }, (): Slot => ({ need, paid: null })),
  );
  const free = Math.max(0, payment.total - typed.length);
  for (const slot of typed) slot.paid = slot.need && take(slot.need);
  for (const slot of typed) slot.paid ??= take('wild');
  const any = Array.from({ length: free }, (): Slot => ({ need: null, paid: null }));
  for (const slot of any) {
    const next = RESOURCES.find((resource) => got[resource] > 0);
    slot.paid = next ? take(next) : null;
  }
  const over = RESOURCES.flatMap((resource) => Array.from({ length: got[resource] }, () => resource));
  return { slots: [...typed, ...any], over };
}
