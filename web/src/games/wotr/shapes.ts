import type { Nation, Site } from './wire';

/** A bold sign of our own for each Nation, on a field of 24 by 24. */
export const emblems: Record<Nation, string> = {
  dwarves:
    'M10.5 1.5h3V4C16 2.3 19 1.8 22 2.8c-1.2 3-1.2 6.4 0 9.4-3 1-6 .5-8.5-1.2v11.5h-3V11C8 12.7 5 13.2 2 12.2c1.2-3 1.2-6.4 0-9.4C5 1.8 8 2.3 10.5 4z',
  elves: 'M12 .5l3.1 8.4 8.4 3.1-8.4 3.1-3.1 8.4-3.1-8.4L.5 12l8.4-3.1z',
  gondor:
    'M10.5 23v-6.5C5.5 17 2 14.3 2 10.7 2 7.6 4.3 5.6 7 5.5 7.7 2.9 9.5 1 12 1s4.3 1.9 5 4.5c2.7.1 5 2.1 5 5.2 0 3.6-3.5 6.3-8.5 5.8V23z',
  north: 'M12 .8 18.6 9H15.5L21 16.5h-7.3V23h-3.4v-6.5H3L8.5 9H5.4z',
  rohan:
    'M10 .8 12 4c5 .1 7.6 2.5 8.9 7l1.7 5.7c-.1 1.8-1.2 2.9-3 2.9l-4.7-3-1.3-.2c1 2.5 2.2 4.6 3.7 6.8H3.7C2.6 14.5 3.9 8.2 9.5 4.9zM14.3 7.7a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z',
  isengard:
    'M6.2 12V5.2h2.5V11h1V2.3h2.6V11h1V3h2.5v8.5h1V6.2H19.3v9c0 5-2.8 8-6.8 8-3.7 0-6-2.2-9.3-9l2-1.7z',
  sauron:
    'M.6 12C4.5 6.5 8.2 4.2 12 4.2S19.5 6.5 23.4 12c-3.9 5.5-7.6 7.8-11.4 7.8S4.5 17.5.6 12zM12 6c-1.9 2.2-2.6 4-2.6 6s.7 3.8 2.6 6c1.9-2.2 2.6-4 2.6-6S13.9 8.2 12 6z',
  'southrons-easterlings':
    'M7.5 17.3C14 14.5 17.3 9.5 17.3 1.5c5.2 7.2 4.6 15.8-6.2 19.3l-1.3-1.6-4.3 3.6-2.3-2.7 3.4-2.7-1.7-2.1 1.5-1.3z',
};

/** A sign for what is built in a region. */
export const buildings: Record<Exclude<Site, 'open'>, string> = {
  town: 'M1.2 22V12.5L7 6.7l2 2V6.8h2.5v4.3l1.3 1.4V22H9v-5.5H5.2V22zM14.2 22V11.4L18.6 7l4.4 4.4V22h-2.8v-4.5h-3.2V22z',
  city: 'M1.5 22v-9l3-3.5 3 3.5v-3H10V5.5l2-4 2 4V10h2.5v3l3-3.5 3 3.5v9H14v-4a2 2 0 0 0-4 0v4z',
  stronghold:
    'M2 22.5V12h3.5V7.5H4V1.5h3v2.2h3.3V1.5h3.4v2.2H17V1.5h3v6h-1.5V12H22v10.5h-6.5V18a3.5 3.5 0 0 0-7 0v4.5z',
  fortification:
    'M1.5 22V6h2v2h2V6h2v5h1.7V8.8h2v1.7h1.6V8.8h2V11h1.7V6h2v2h2V6h2v16h-8v-4.5a2.5 2.5 0 0 0-5 0V22z',
};

/** The outline of an Army's token, around its middle, by side. */
export const shields = {
  'free-peoples': 'M-16-17Q0-20 16-17V0C16 9 9 15 0 19-9 15-16 9-16 0Z',
  shadow: 'M-16-18-8-15 0-19 8-15 16-18 14.5 4 7 13 0 19-7 13-14.5 4Z',
};

/** A Nazgûl's wings. */
export const wings = 'M0-7C2-4 6-6 9-5 8-1 7 4 3 7L0 8-3 7C-7 4-8-1-9-5-6-6-2-4 0-7Z';
