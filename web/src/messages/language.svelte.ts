import { preferences } from '../lib/preferences.svelte';
import { languageFor } from './languages';

/** The language that the address asks for with `?lang=`: it stays as long as the page does. */
const asked = new URLSearchParams(location.search).get('lang') ?? '';

/** The language that texts, numbers and dates are shown in. */
export function language(): string {
  return languageFor([asked, preferences.choices.language, ...navigator.languages]);
}
