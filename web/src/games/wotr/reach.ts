import type { Answer, Question } from '../../wire';
import { aboutCombat } from '../armies/narrow';
import { thingKey, type ToldAnswer } from '../board';
import { FREE } from './adapt';
import { charactersAt } from './narrow';
import type { Printed } from './table';
import type { Card, Deck, Face, FiguresView, Icon, Side, Thing, View } from './wire';

/*
 * The server says of a die and of its use only what they are, not what on the board they could be used on. Here stands what is printed
 * on the dice, so that an Army, a card or the Fellowship can be pointed at before the die. It is a guess to begin with: what is
 * legal, only the next question says.
 */

/** What a use of a die is about. */
type Use = 'armies' | 'led-armies' | 'companions' | 'nazgul' | 'fellowship' | 'nations' | 'decks';

const CHARACTER: readonly Use[] = ['led-armies', 'companions', 'nazgul', 'fellowship'];
const ARMY: readonly Use[] = ['armies'];
const MUSTER: readonly Use[] = ['nations'];
const EVENT: readonly Use[] = ['decks'];

/** What the result of a die is used for. */
const USES: Record<Face, readonly Use[]> = {
  character: CHARACTER,
  army: ARMY,
  muster: MUSTER,
  event: EVENT,
  'muster-army': [...ARMY, ...MUSTER],
  'will-of-the-west': [...ARMY, ...CHARACTER, ...MUSTER, ...EVENT],
  eye: [],
};

/** The cards that a result pays for, by their icons. */
const PAYS: Record<Face, readonly Icon[]> = {
  character: ['character'],
  army: ['army'],
  muster: ['muster'],
  event: ['character', 'army', 'muster'],
  'muster-army': ['army', 'muster'],
  'will-of-the-west': ['character', 'army', 'muster'],
  eye: [],
};

/** What a deed is about, by its words. */
const DEEDS: Partial<Record<string, Use>> = {
  'do move-armies': 'armies',
  'do attack': 'armies',
  'do move-companions': 'companions',
  'do move-nazgul': 'nazgul',
  'do separate': 'fellowship',
  'do diplomacy': 'nations',
  'do draw-event': 'decks',
};

const units = ({ nations }: FiguresView): number =>
  nations.reduce((sum, one) => sum + one.regulars + one.elites, 0);
const led = ({ nations, nazgul, characters }: FiguresView): boolean =>
  nazgul > 0 || characters.length > 0 || nations.some((one) => one.leaders > 0);

const DECKS: Record<Side, readonly Deck[]> = {
  'free-peoples': ['fp-character', 'fp-strategy'],
  shadow: ['sh-character', 'sh-strategy'],
};

/** What of one's own a use could be about. */
function things(use: Use, view: View, side: Side): Thing[] {
  const all = view.regions.map((region) => {
    const field = side === 'shadow' ? region.shadow : region.free_peoples;
    return { region: region.region, figures: region.besieged === side ? [field, region.inside] : [field] };
  });
  const where = (fits: (figures: FiguresView) => boolean): Thing[] =>
    all.filter(({ figures }) => figures.some(fits)).map(({ region }) => ({ region }));
  switch (use) {
    case 'armies':
      return where((figures) => units(figures) > 0);
    case 'led-armies':
      return where((figures) => units(figures) > 0 && led(figures));
    case 'nazgul':
      return side === 'shadow' ? where((figures) => figures.nazgul > 0) : [];
    case 'companions':
      return side === 'shadow'
        ? []
        : view.regions.flatMap(({ region }) =>
            charactersAt(region, view)
              .filter((character) => !SHADOWS.has(character))
              .map((character) => ({ character })),
          );
    case 'fellowship':
      return side === 'shadow' ? [] : ['fellowship'];
    case 'nations':
      return view.politics
        .filter(({ nation, steps }) => FREE.includes(nation) === (side === 'free-peoples') && steps > 0)
        .map(({ nation }) => ({ nation }));
    case 'decks':
      return DECKS[side].map((deck) => ({ deck }));
  }
}

/** The Minions; all other Characters on the map are Companions. */
const SHADOWS = new Set<string>(['saruman', 'witch-king', 'mouth-of-sauron']);

/** The result of the die whose use is asked about. */
function faceAsked(question: Question | null): Face | null {
  const says = question?.says;
  const face = typeof says === 'object' ? says[1].face : undefined;
  const text = typeof face === 'object' && 'text' in face ? face.text : undefined;
  const id = typeof text === 'string' ? text.replace('face-', '') : '';
  return id in PAYS ? (id as Face) : null;
}

/** Adds to dice and their uses what of one's own they could be about. */
export function reach(
  answers: Answer[],
  view: View,
  question: Question | null,
  printed: Printed,
): ToldAnswer[] {
  const kind = question?.kind ?? null;
  if (kind === 'combat-card') return aboutCombat(answers, (card) => printed.card(card as Card)?.combat);
  if (kind !== 'act' && kind !== 'use') return answers;
  const own = view.seats.find((seat) => seat.seat === view.you);
  if (!own) return answers;
  const hand = (icons: readonly Icon[]): Thing[] =>
    (own.hand ?? [])
      .filter((card: Card) => icons.some((icon) => printed.card(card)?.icon === icon))
      .map((card) => ({ card }));
  return answers.map((answer) => {
    const [first, second] = answer.words.split(' ');
    const face = first === 'die' && second !== undefined && second in USES ? (second as Face) : null;
    const use = DEEDS[answer.words];
    const more = face
      ? [...USES[face].flatMap((one) => things(one, view, own.side)), ...hand(PAYS[face])]
      : answer.words === 'do play-event'
        ? hand(PAYS[faceAsked(question) ?? 'event'])
        : use
          ? things(use, view, own.side)
          : [];
    if (more.length === 0) return answer;
    const all = new Map([...answer.things, ...more].map((thing) => [thingKey(thing), thing]));
    return { ...answer, things: [...all.values()] };
  });
}

/** The questions in which an Army, a card or a Character that a die is taken for stays chosen. */
export const CARRIED: readonly string[] = [
  'use',
  'march',
  'attack',
  'event',
  'which-deck',
  'diplomacy',
  'companion',
  'fly',
];

/** What is asked about first: a die, and what it is used for. */
export const isWide = (kind: string | null): boolean => kind === 'act' || kind === 'use';

/** The uses that another question follows, so that they can be taken back. */
const LEADING = new Set([
  'do move-armies',
  'do attack',
  'do play-event',
  'do draw-event',
  'do diplomacy',
  'do separate',
  'do move-companions',
  'do move-nazgul',
]);

/** Whether nothing happens by an answer but that the next question is asked. */
export const leads = ({ words }: Answer): boolean => words.startsWith('die ') || LEADING.has(words);
