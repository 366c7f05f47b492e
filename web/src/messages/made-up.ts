const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const marked = 'áƀçðéƒĝĥíĵķļɱñóþʠŕšţúṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const marks = new Map([...plain].map((letter, at) => [letter, marked.charAt(at)]));

/** The text with marked letters, about a third longer. Whatever is not marked in it came from somewhere else. */
export function mark(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const one = marks.get(letter) ?? letter;
    // Vowels are said twice: texts of other languages are longer than English ones.
    return /[aeiou]/i.test(letter) ? one + (marks.get(letter.toLowerCase()) ?? '') : one;
  });
}

/** A name inside a text, told apart from the text around it by characters that are not seen. */
export function apart(name: string): string {
  return `\u2068${name}\u2069`;
}

/** A text without these characters. */
export function bare(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}
