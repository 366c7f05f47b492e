import { signs, sites } from '../../armies/shapes';
import type { Pool, Unit } from '../wire';
import type { Site } from './board';

export { shields, splash } from '../../armies/shapes';

const HORSE =
  'M6 22.5c-.3-5 .6-8.6 2.6-11.2L4 14.5 2.2 11.2 9 4.6 9.4 1.2l3.4 2.6c5.3.7 8.7 5.3 8.7 11.4 0 2.7-.4 5.1-1.3 7.3h-4.4c1.7-4.4 1.3-8-1.2-10.6.8 3.9-1.2 6.2-3 10.6z';

/** A bold sign of our own for each type of unit, on a field of 24 by 24. */
export const emblems: Record<Unit, string> = {
  'rohan-footmen': signs.axe,
  archers: signs.bow,
  'rohan-riders': HORSE,
  'gondor-footmen': signs.spear,
  'gondor-archers': signs.bow,
  'gondor-knights':
    'M12 1.5c4.7 0 7.5 3.6 7.5 8.5v12h-5.2V15H9.7v7H4.5V10C4.5 5.1 7.3 1.5 12 1.5zM7.4 9.4v2.7h3.1v2.4h3v-2.4h3.1V9.4zM1 3c2.6 1.5 3.4 4 2.7 7C1.8 8.4.9 6 1 3zm22 0c-2.6 1.5-3.4 4-2.7 7 1.9-1.6 2.8-4 2.7-7z',
  'uruk-hai':
    'M8.2 22.5v-4L3 13.3c-1-1-.4-2.7 1-2.7.5 0 1 .2 1.3.6l2.5 2.5V4.2c0-1.8 2.6-1.8 2.6 0V10h.6V2.8c0-1.8 2.6-1.8 2.6 0V10h.6V3.6c0-1.8 2.6-1.8 2.6 0V11h.6V6.2c0-1.8 2.6-1.8 2.6 0v9.3c0 2-.7 3.3-2 4.6v2.4z',
  'warg-riders': signs.wolf,
  'half-orcs':
    'M3 2l6 3.5h6L21 2l-1.5 8c1 6-2.5 10.5-7.5 12.5C7 20.5 3.5 16 4.5 10zM7 10l3.8 3.3L7 13.8zm10 0l-3.8 3.3 3.8.5zM8.5 17h7l-3.5 2.5z',
  dunlendings:
    'M12 1c.7 3.2 4.5 4.8 4.5 9 0 2.3-1.2 3.9-3 4.6V23h-3v-8.4c-1.8-.7-3-2.3-3-4.6 0-2 1-3 1.7-4.7 1 1 1.3 2 1.3 3C11.5 6.5 12 3.7 12 1z',
  'mordor-orcs': signs.blade,
  'black-uruks': signs.skull,
  'olog-hai': 'M3 2.5h18v9.5H13.9V23h-3.8V12H3zM6 5v4.5h3V5zm9 0v4.5h3V5z',
  'southron-horsemen':
    'M15.5 1.5C9 4 6 9 7.5 14.5L3 19l2.5 3 4.3-4.5c6.2.5 10.2-3.8 9.7-10-1.3 3.7-4.3 5.8-7.5 5.5-.2-4 1-7.8 3.5-11.5z',
  'easterling-infantry':
    'M10.7.5h2.6l1 4.5c3-.2 5 1 6.2 3.5-1.5 2.7-3.7 4-6.7 3.5V23.5h-3V12c-2 .2-3.8-.5-5.3-2 2.2-.7 3.4-2 3.7-4l.7-1z',
  mumakil:
    'M7.5 3h7c4.5 0 7.5 3 7.5 7.5V21h-4.5v-4.5h-4V21H9v-7.5l-2 .3v4.7c0 2.5-1.5 4-3.7 4-.8 0-1.3-.2-1.8-.6l.7-1.9c1.2.6 2-.2 2-1.5V14c-1.2-1-2.2-2.6-2.2-4.5C2 5.5 4.5 3 7.5 3zM7 6.7a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z',
};

/** A sign for what is built in an area, or what it is for. */
export const buildings: Record<Exclude<Site, 'open'>, string> = {
  settlement: sites.settlement,
  stronghold: sites.stronghold,
  'settled-stronghold':
    'M1 22.5V13l3.5-3.5L8 13V8H6.5V2.5h2.7v2h2.6v-2h2.9v2h2.6v-2H20V8h-1.5v4.5H23v10h-6.5V18.5a3 3 0 0 0-6 0v4z',
  orthanc: 'M11.3.5h1.4l.5 3 1.3-2.2 1 4.2L14.8 9l1.4 8.5 2.8 2V23H5v-3.5l2.8-2L9.2 9 8.5 5.5l1-4.2 1.3 2.2z',
  hornburg:
    'M1 22.5V14h2.2v1.7h2.2V14h2.2v1.7H9.5V8H8.3V2h2.4v2h1.9V2H15v2h1.9V2h2.4v6h-1.2v6H23v8.5h-7V19a2.5 2.5 0 0 0-5 0v3.5z',
  edoras:
    'M1 12 12 2.5 23 12h-3.3v10.5h-5V16a2.7 2.7 0 0 0-5.4 0v6.5h-5V12zM6.5 3.5 3.5 1v4zM17.5 3.5l3-2.5v4z',
  'minas-tirith':
    'M11.2 4.5V.5h1.6v1h3v2h-3v1l1.7 3v3H17v3h2v3.5h3v6.5h-7.5V19.5a2.5 2.5 0 0 0-5 0v3H2V16h3v-3.5h2v-3h2.5v-3z',
  mustering: sites.mustering,
};

const TREE =
  'M12 1.5c3.4 0 5.7 2.2 5.7 5 2.6.5 4.3 2.3 4.3 4.8 0 3-2.5 5-5.7 5-.8 0-1.6-.2-2.3-.5V20l2.5 2.5h-9L10 20v-4.2c-.7.3-1.5.5-2.3.5-3.2 0-5.7-2-5.7-5 0-2.5 1.7-4.3 4.3-4.8 0-2.8 2.3-5 5.7-5z';

/** A sign for each back of recruitment tokens. */
export const backs: Record<Pool, string> = {
  free: HORSE,
  shadow: emblems['uruk-hai'],
  gondor: TREE,
  rohan: HORSE,
  mordor:
    'M.6 12C4.5 6.5 8.2 4.2 12 4.2S19.5 6.5 23.4 12c-3.9 5.5-7.6 7.8-11.4 7.8S4.5 17.5.6 12zM12 6c-1.9 2.2-2.6 4-2.6 6s.7 3.8 2.6 6c1.9-2.2 2.6-4 2.6-6S13.9 8.2 12 6z',
  'evil-men':
    'M14.5 1.5A10.5 10.5 0 1 0 22 17.8 8.8 8.8 0 0 1 14.5 1.5zM17.5 6l1.2 3 3.3.2-2.6 2 .9 3.2-2.8-1.8-2.8 1.8.9-3.2-2.6-2 3.3-.2z',
};

/** Figures that are no units, on a field of 24 by 24. */
export const figures = {
  ent: 'M10 23.5v-6L5.5 12 3 12.8 1.5 9.5l2 .3L3 6.5l3 1.3.5-4L9 6l2-4.5 1.5 3.8L15 1.5l1 4.7L20 4l-1 4.5 3.5-.8-2.3 4.5-2.7.3L14 17.5v6zM8.8 9.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zm5.4 0a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
  nazgul:
    'M12 4.5 13.3 2l1.2 2.8C17 2.6 20 2 23.5 3c-2.2 1.4-3 3.6-3 6.6-2-1.6-4-1.4-5.6.6l.6 5.8 3 2.5-5-.6L12 22.5l-1.5-4.6-5 .6 3-2.5.6-5.8C7.5 8.2 5.5 8 3.5 9.6c0-3-.8-5.2-3-6.6C4 2 7 2.6 9.5 4.8L10.7 2z',
  tower: 'M5 1.5h3v2h2.5v-2h3v2H16v-2h3V8h-1.5v11.5H19v3H5v-3h1.5V8H5zM9 10v2.5h6V10zm0 5v2.5h6V15z',
  catapult:
    'M2 16.5 13 7.5 11.5 3.7l3-2.2 4.5 2.3-.3 4.5-3.5.7-7.7 6.5H21v3.2a3 3 0 1 1-5.3 0H8.3a3 3 0 1 1-5.3 0H2z',
  ship: 'M11 2.5V14H3.5C5 9.5 7.5 5.5 11 2.5zM13 4.5c3.5 2.5 5.5 5.5 6.5 9.5H13zM1.5 15.5h21c-1 4-3 6-6.5 6H8c-3.5 0-5.5-2-6.5-6z',
  tree: TREE,
} as const;
