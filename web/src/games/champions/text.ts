/** The words of a card that say when it acts, so that they can stand out. */
const TIMING =
  /((?:Forced |Hero |Alter-Ego )*(?:Interrupt|Response|Action|Resource)(?: \([a-z]+\))?:|When Revealed(?: \([A-Za-z-]+\))?:|When Defeated:|When Completed:|Boost:|Setup:)/;

/** A card's text in pieces; every second one says when. */
export function textParts(text: string): { text: string; when: boolean }[] {
  return text
    .split(TIMING)
    .map((part, n) => ({ text: part, when: n % 2 === 1 }))
    .filter((part) => part.text !== '');
}
