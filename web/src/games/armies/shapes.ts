/** Bold signs for types of units, on a field of 24 by 24. */
export const signs = {
  axe: 'M3.5 3.5h13l4 3.7-4 3.3H13.7V22h-3.4V10.5H3.5z',
  bow: 'M6.5 1C15 3.6 20 8.6 20 12s-5 8.4-13.5 11l-.7-2.2C11 19 14 16.4 15.2 13.4H10v2.8L2.5 12 10 7.8v2.8h5.2C14 7.6 11 5 5.8 3.2z',
  spear:
    'M12 .5c3 3.2 4.5 6.2 4.5 8.9 0 2.1-1.2 3.7-3.1 4.4v9.7h-2.8v-9.7c-1.9-.7-3.1-2.3-3.1-4.4C7.5 6.7 9 3.7 12 .5z',
  blade:
    'M7.5 17.3C14 14.5 17.3 9.5 17.3 1.5c5.2 7.2 4.6 15.8-6.2 19.3l-1.3-1.6-4.3 3.6-2.3-2.7 3.4-2.7-1.7-2.1 1.5-1.3z',
  skull:
    'M12 2c5.2 0 9 3.4 9 8.2 0 3-1.5 5.3-4 6.6V21.5h-2.6V19h-1.1v2.5h-2.6V19H9.6v2.5H7v-4.7c-2.5-1.3-4-3.6-4-6.6C3 5.4 6.8 2 12 2zM8.4 8.4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm7.2 0a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  wolf: 'M2.8 1.5l6 4.7h6.4l6-4.7-.7 9.3 1.8 3.6-4.6 2-3 6.6H9.3l-3-6.6-4.6-2 1.8-3.6zM7.6 10l3 3.3-3.8.2zm8.8 0-3 3.3 3.8.2z',
} as const;

/** Signs for what is built in an area, or what it is for, likewise. */
export const sites = {
  settlement: 'M1.5 21.5V12L7 6.5l4.5 4.5v10.5zM13 21.5v-9l4.7-4.7 4.8 4.7v9z',
  stronghold:
    'M2 22.5V12h3.5V7.5H4V1.5h3v2.2h3.3V1.5h3.4v2.2H17V1.5h3v6h-1.5V12H22v10.5h-6.5V18a3.5 3.5 0 0 0-7 0v4.5z',
  mustering: 'M2 22.5 11 6V1.5h1.5l6 2-6 2V6l9.5 16.5h-6.6L12 15l-3.4 7.5z',
} as const;

/** The outline of an army's token, around its middle, by side. */
export const shields = {
  'free-peoples': 'M-16-17Q0-20 16-17V0C16 9 9 15 0 19-9 15-16 9-16 0Z',
  shadow: 'M-16-18-8-15 0-19 8-15 16-18 14.5 4 7 13 0 19-7 13-14.5 4Z',
};

/** A splash for damage. */
export const splash =
  'M0-9 2.2-4 7-6.5 4.8-1.6 9.5.6 5 2.6 6.6 7.4 2 5.4 0 9.6-2 5.4-6.6 7.4-5 2.6-9.5.6-4.8-1.6-7-6.5-2.2-4Z';
