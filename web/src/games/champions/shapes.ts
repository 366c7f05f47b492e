import type { CardSet, Kind, What } from '../../wire/champions';

const heart =
  'M12 21.5C5 16 2 12.5 2 8.4A5.4 5.4 0 0 1 7.4 3c1.9 0 3.5 1 4.6 2.6C13.1 4 14.7 3 16.6 3A5.4 5.4 0 0 1 22 8.4c0 4.1-3 7.6-10 13.1z';
const shield = 'M12 1.8 20.5 4.6v6.6c0 5-3.4 8.7-8.5 11-5.1-2.3-8.5-6-8.5-11V4.6z';
const card = 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z';
const burst =
  'M12 1l2.4 5.6L20 4.2l-2.3 5.5L23 12l-5.3 2.3L20 19.8l-5.6-2.4L12 23l-2.4-5.6L4 19.8l2.3-5.5L1 12l5.3-2.3L4 4.2l5.6 2.4z';
const star = 'm12 1.8 3 6.7 7.2.8-5.4 4.9 1.6 7.1L12 17.6l-6.4 3.7 1.6-7.1-5.4-4.9 7.2-.8z';
const person =
  'M12 2.3a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4zM3.2 21.7c0-5.2 3.7-8.4 8.8-8.4s8.8 3.2 8.8 8.4z';
const eye =
  'M12 5c5 0 9 4 10.5 7-1.5 3-5.5 7-10.5 7S3 15 1.5 12C3 9 7 5 12 5zm0 2.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8zm0 2.4a2 2 0 1 1 0 4 2 2 0 0 1 0-4z';
const stop =
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-.6 3A7 7 0 0 0 6.4 16.2L16.2 6.4A7 7 0 0 0 11.4 5zm6.2 2.8L7.8 17.6A7 7 0 0 0 17.6 7.8z';
const alert = 'M12 2 23 21.5H1zM10.8 9v6.2h2.4V9zm0 7.6V19h2.4v-2.4z';

/** Signs of our own on a 24 by 24 grid; holes are cut out. */
export const icons = {
  energy: 'M14 1 4 14h6.2L8.5 23 20 9h-6.6z',
  mental:
    'M12 1.5a7.3 7.3 0 0 0-4.2 13.3V17h8.4v-2.2A7.3 7.3 0 0 0 12 1.5zM8.3 18.3h7.4V20H8.3zM9.8 21.2h4.4v1.6H9.8z',
  physical:
    'M4.8 10V7.3a1.8 1.8 0 0 1 3.5-.6V5.6a1.9 1.9 0 0 1 3.7-.4 1.9 1.9 0 0 1 3.7.7v.8a1.8 1.8 0 0 1 3.5.6V14c0 4.4-2.9 7.7-7.2 7.7-4.2 0-7.2-2.9-7.2-6.7zm2 1.3v1.5h5.5a1.7 1.7 0 0 1 0 3.4h-1.5v1.6h1.5a3.3 3.3 0 0 0 0-6.5z',
  wild: 'M12 1l2.7 8.3L23 12l-8.3 2.7L12 23l-2.7-8.3L1 12l8.3-2.7z',
  atk: burst,
  thw: stop,
  def: shield,
  sch: eye,
  rec: `${heart}M10.8 7.6v2.6H8.2v2.4h2.6v2.6h2.4v-2.6h2.6v-2.4h-2.6V7.6z`,
  hp: heart,
  threat: alert,
  crisis: 'M8 2h8l6 6v8l-6 6H8l-6-6V8zM10.6 5.6v8.6h2.8V5.6zm0 10v2.8h2.8v-2.8z',
  hazard: `${card}M10.7 7.5v3.2H7.5v2.6h3.2v3.2h2.6v-3.2h3.2v-2.6h-3.2V7.5z`,
  acceleration: 'M12 2l9 9h-5l-4-4-4 4H3zM12 12l9 9h-5l-4-4-4 4H3z',
  boost:
    'M12.2 1c1 4.6 6.8 6.9 6.8 13.1a7 7 0 0 1-14 0c0-3 2-4.6 2.5-7.3 1.7 1 2.4 2.3 2.6 3.8 1.7-2.5 2.5-6.1 2.1-9.6z',
  star,
  stunned:
    'M12 3c5 0 9 2 9 5s-4 5-9 5-9-2-9-5 4-5 9-5zm0 2.2c-3.8 0-6.6 1.4-6.6 2.8s2.8 2.8 6.6 2.8S18.6 9.4 18.6 8 15.8 5.2 12 5.2zM5 14l1.2 2.6L9 17l-2 2 .5 2.8L5 20.5l-2.5 1.3L3 19l-2-2 2.8-.4zM17 15l1 2.2 2.4.3-1.7 1.7.4 2.4L17 20.5l-2.1 1.1.4-2.4-1.7-1.7 2.4-.3z',
  confused:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM8.3 9.3h2.5c0-.9.5-1.3 1.2-1.3.8 0 1.3.4 1.3 1.1 0 1.5-2.5 1.6-2.5 4.4h2.4c0-1.7 2.7-2 2.7-4.5C15.9 7.1 14.4 6 12.1 6S8.3 7.3 8.3 9.3zm2.4 5.7v2.5h2.5V15z',
  tough: `${shield}M7 9.5h4V7H7zm5.2 0H17V7h-4.8zM6.2 13h3.6v-2.4H6.2zm4.8 0h4v-2.4h-4zm5.2 0h1.7v-2.4h-1.7zM8 16.5h3.4V14H8zm4.6 0H16V14h-3.4z`,
  exhausted:
    'M4.5 9.5h15a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM5 12v7h14v-7zM13 2a6 6 0 0 1 6 5.2h2.2L17.7 9 14.2 7.2h2.4A3.7 3.7 0 0 0 13 4.3H8V2z',
  counter: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 3.2a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 0 0 0-11.6z',
  deck: 'M7.5 2h9A2.5 2.5 0 0 1 19 4.5v11a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 15.5v-11A2.5 2.5 0 0 1 7.5 2zM6.5 19.3h11v1.5h-11zM8 21.7h8V23H8z',
  discard:
    'M4 4.5h11a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 17V6A1.5 1.5 0 0 1 4 4.5zm.8 2.3v9.4h9.4V6.8zM18 8h3.5v13.5H8V20h10z',
  hand: 'M3 7.5 9 5l4.5 12.5-6 2.5zM10 4h6.5v13.5h-1L11 5.2zM18 5.5l4 1.5-4 11.5z',
  dealt: `${card}M6.5 4.5v15h11v-15zM12 7.5l3.5 4.5L12 16.5 8.5 12z`,
  first: 'M4 18.5h16V21H4zM4.2 16.5 2.5 6l5.7 4.2L12 3l3.8 7.2L21.5 6l-1.7 10.5z',
  turn: 'M8 3.5v17l12-8.5z',
  out: 'M5 2.8 12 9.8l7-7L21.2 5l-7 7 7 7-2.2 2.2-7-7-7 7L2.8 19l7-7-7-7z',
  changed:
    'M12 3.5a8.5 8.5 0 0 1 8.2 6.2h2.3L18.6 14l-3.9-4.3h2.7A5.9 5.9 0 0 0 6.8 9.2L4.6 7.9A8.5 8.5 0 0 1 12 3.5zM12 20.5a8.5 8.5 0 0 1-8.2-6.2H1.5L5.4 10l3.9 4.3H6.6a5.9 5.9 0 0 0 10.6.5l2.2 1.3a8.5 8.5 0 0 1-7.4 4.4z',
  hero: star,
  'alter-ego': person,
  ally: person,
  event: 'M14 1 4 14h6.2L8.5 23 20 9h-6.6z',
  resource:
    'M12 1.5 21 7v10l-9 5.5L3 17V7zm0 3.2L5.8 8.4v7.2l6.2 3.7 6.2-3.7V8.4zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  support: 'M3 21.5V9l6-3.5V9l6-3.5V9l6-3.5v16zM6 12v3h3v-3zm4.5 0v3h3v-3zm4.5 0v3h3v-3zM10 17v4.5h4V17z',
  upgrade:
    'M10.2 1.5h3.6l.5 2.8 2 .8 2.3-1.6 2.5 2.5-1.6 2.3.8 2 2.8.5v3.6l-2.8.5-.8 2 1.6 2.3-2.5 2.5-2.3-1.6-2 .8-.5 2.8h-3.6l-.5-2.8-2-.8-2.3 1.6-2.5-2.5 1.6-2.3-.8-2L.8 14.4v-3.6l2.8-.5.8-2L2.9 6l2.5-2.5 2.3 1.6 2-.8zM12 8.3a3.9 3.9 0 1 0 0 7.8 3.9 3.9 0 0 0 0-7.8z',
  villain:
    'M12 2c5 0 8.5 3.5 8.5 8 0 3-1.3 5-3.3 6.4V20c0 1.2-.9 2-2 2H8.8c-1.1 0-2-.8-2-2v-3.6C4.8 15 3.5 13 3.5 10c0-4.5 3.5-8 8.5-8zM8.4 9a2.3 2.3 0 1 0 0 4.6A2.3 2.3 0 0 0 8.4 9zm7.2 0a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM12 13.5l-1.5 2.8h3zM10 18v2.2h1.4V18zm2.6 0v2.2H14V18z',
  'main-scheme': alert,
  'side-scheme': alert,
  minion:
    'M3 2c1.5 2.5 3.4 3.6 5.6 3.9a9 9 0 0 1 6.8 0C17.6 5.6 19.5 4.5 21 2c.6 3.4-.3 6-2 7.7.3 1 .5 2 .5 3 0 5.2-3.3 9.3-7.5 9.3s-7.5-4.1-7.5-9.3c0-1 .2-2 .5-3C3.3 8 2.4 5.4 3 2zm4 9.5 1 2.5 3 .8-1-2.8zm10 0-3 .5-1 2.8 3-.8zM8.5 18h7l-1 1.6h-5z',
  treachery: 'M2 3h20l-4.5 8.5L20 21l-8-4.5L4 21l2.5-9.5zm5.5 3.5 3 4.3-1.2 4 2.7-1.7 2.7 1.7-1.2-4 3-4.3z',
  attachment:
    'M16.5 2.5a5 5 0 0 1 3.5 8.5l-8.7 8.7a3.6 3.6 0 0 1-5-5l7.6-7.7 1.7 1.7-7.7 7.7c-1 1.1.6 2.7 1.7 1.6l8.7-8.7c2.3-2.3-1-5.7-3.4-3.4l-8.3 8.3-1.7-1.7L13 4a5 5 0 0 1 3.5-1.5z',
  environment: 'M1 20 8.5 6l4 7.4L15.2 9 23 20zM18 2.5a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z',
  obligation: 'M5 2h14v20l-3.5-2-3.5 2-3.5-2L5 22zM8 6v2h8V6zm0 4v2h8v-2zm0 4v2h5v-2z',
  drone:
    'M7 8h10v8H7zM9.3 10.8v2.4h1.9v-2.4zm3.5 0v2.4h1.9v-2.4zM11.2 3h1.6v5h-1.6zM2 5h7v1.7H6.3V9H4.7V6.7H2zm13 0h7v1.7h-2.7V9h-1.6V6.7H15zM8 17h2v4H8zm6 0h2v4h-2z',
} as const;

export type IconName = keyof typeof icons;

/** The sign of a kind of card. */
export function kindIcon(kind: Kind): IconName {
  return kind;
}

/** The sign of something that happens. */
export const happeningIcons: Record<What, IconName> = {
  attack: 'atk',
  'enemy-attack': 'atk',
  scheme: 'sch',
  damage: 'hp',
  defeat: 'out',
  threat: 'threat',
  reveal: 'dealt',
  thwart: 'thw',
  enter: 'deck',
  form: 'changed',
  sentence: 'event',
};

const skull = icons.villain;
const nemesis = icons.treachery;

/** Each set's emblem, the picture in the middle of its cards: shapes of our own, no publisher's signs. */
export const emblems: Record<CardSet, string> = {
  // A net.
  'spider-man':
    'M11.3 1h1.4v22h-1.4zM1 11.3h22v1.4H1zM4.7 3.7l15.6 15.6-1 1L3.7 4.7zM19.3 3.7l1 1L4.7 20.3l-1-1zM12 6l5 2.5L19 12l-2 3.5L12 18l-5-2.5L5 12l2-3.5zm0 1.7L8.1 9.6 6.7 12l1.4 2.4 3.9 1.9 3.9-1.9 1.4-2.4-1.4-2.4z',
  // A star with rays.
  'captain-marvel':
    'M12 0l1.8 7.3L18.5 3l-2.4 5.5L24 9.5l-7 3.3 4.5 6.7-6.3-3.6L12 24l-3.2-8.1-6.3 3.6L7 12.8 0 9.5l7.9-1L5.5 3l4.7 4.3z',
  // Scales of the law, and a fist's weight on one side.
  'she-hulk':
    'M11 2h2v3l7 1.5-.4 1.6L13 6.7V19h4v2.5H7V19h4V6.3L4.3 4.8l.4-1.6L11 4.5zM5 6l4 8a4 4 0 0 1-8 0zm14 2.5 4 8a4 4 0 0 1-8 0z',
  // A reactor.
  'iron-man':
    'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 2.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6zM6 7.5h12L12 18.5zm3.2 2 2.8 5.2 2.8-5.2z',
  // Three claw marks.
  'black-panther':
    'M4.5 2c2.5 5 3.5 10 3 19.5L5.6 23C6 14 5.5 8 3 3zM11.3 1c2.5 6 3 12 2 21.5L11 23.5c1-9 .6-15-1.7-21.5zM18 2c2.5 5 3 11 1.2 19l-2 1.5C18.6 14 18.3 8 16.2 3z',
  'spider-man-nemesis': nemesis,
  'captain-marvel-nemesis': nemesis,
  'she-hulk-nemesis': nemesis,
  'iron-man-nemesis': nemesis,
  'black-panther-nemesis': nemesis,
  aggression: burst,
  justice: stop,
  leadership: 'M12 2l10 6v4.5l-10-6-10 6V8zM12 9.5l10 6V20l-10-6-10 6v-4.5z',
  protection: shield,
  basic: 'M12 1.5 21 7v10l-9 5.5L3 17V7zm0 3.2L5.8 8.4v7.2l6.2 3.7 6.2-3.7V8.4z',
  // A horn.
  rhino:
    'M2 22c1-7 4-10.5 9-12C14.5 9 17 6.5 18 1c4.5 6 4.5 12 1 16-2.5 3-6 4.5-9 5zM6 19l5 .3c-1.5-2-1.5-3.7-.5-5.6C8.2 14.8 7 16.5 6 19z',
  // Waves of sound.
  klaw: 'M2 9h4v6H2zM7.5 7c2.5 3 2.5 7 0 10l1.8 1.3c3.2-3.8 3.2-8.8 0-12.6zM12 4.5c3.5 4.5 3.5 10.5 0 15l1.9 1.4c4.2-5.3 4.2-12.5 0-17.8zM16.6 2c4.6 6 4.6 14 0 20l1.9 1.3c5.2-6.9 5.2-15.7 0-22.6z',
  // A machine's face.
  ultron:
    'M5 2h14l2 6-2 9-4 5H9l-4-5-2-9zM6.5 8l1 4 3.5 1-1-3.5zm11 0L14 9.5 13 13l3.5-1zM8 16l1.5 2.5h5L16 16z',
  'bomb-scare':
    'M10.5 7a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM15 7.5l2.5-2.5 2 2L17 9.5zM19.5 1l.6 2.4L22.5 4l-2.4.6-.6 2.4-.6-2.4-2.4-.6 2.4-.6z',
  'masters-of-evil': skull,
  'under-attack': 'M3 22V8h4v3h2V6l6-4v9h2V8h4v14h-6l-2-5-2 5z',
  'legions-of-hydra':
    'M12 8a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM11 1h2v6h-2zM1.8 5.5l1.6-1.3 5 4.3-1.5 1.6zM22.2 5.5l-1.6-1.3-5 4.3 1.5 1.6zM2.5 20.5 7.5 14l1.8 1.2L4.3 22zM21.5 20.5 16.5 14l-1.8 1.2 5 6.8zM11 16h2v7h-2z',
  'the-doomsday-chair': 'M7 2h10l1 9h2v5h-3v6h-2.5v-6h-5v6H7v-6H4v-5h2zm2.3 2.5L8.5 11h7l-.8-6.5z',
  standard: alert,
  expert: icons.crisis,
};
