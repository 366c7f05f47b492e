/** The languages there are, by their own names: another one is a line here and a file beside each `en.ftl`. */
export const languages: Readonly<Record<string, string>> = { en: 'English' };

/** The language of texts that no other language has. */
export const fallback = 'en';

/**
 * English with marked letters, and more of them. It is for tests and is not offered to anybody: what is not marked in
 * it is in no catalogue, and what does not fit into its place will not fit in other languages either.
 */
export const madeUp = 'en-XA';

/** The first of these wishes that there is a language for: `pl-PL` is content with `pl`. */
export function languageFor(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const [plain = ''] = wish.split('-');
    const found = [wish, plain].find((code) => code === madeUp || Object.hasOwn(languages, code));
    if (found) return found;
  }
  return fallback;
}
