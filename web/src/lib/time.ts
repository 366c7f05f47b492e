import { language, t } from '../messages/index.svelte';
import { spoken } from '../messages/intl';

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, in words. */
export function ago(then: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  for (const [unit, size] of steps) {
    const count = Math.floor((now - then) / size);
    if (count >= 1) return spoken(format.format(-count, unit));
  }
  return t('time-now');
}

/** The time of day. */
export function clock(then: number): string {
  return spoken(new Intl.DateTimeFormat(language(), { hour: '2-digit', minute: '2-digit' }).format(then));
}

/** A day with its time. */
export function moment(then: number): string {
  const format = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' });
  return spoken(format.format(then));
}
