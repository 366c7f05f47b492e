/** The outline of an army's token, around its middle, by side. */
export const shields = {
  'free-peoples': 'M-16-17Q0-20 16-17V0C16 9 9 15 0 19-9 15-16 9-16 0Z',
  shadow: 'M-16-18-8-15 0-19 8-15 16-18 14.5 4 7 13 0 19-7 13-14.5 4Z',
};

/** A splash for damage. */
export const splash =
  'M0-9 2.2-4 7-6.5 4.8-1.6 9.5.6 5 2.6 6.6 7.4 2 5.4 0 9.6-2 5.4-6.6 7.4-5 2.6-9.5.6-4.8-1.6-7-6.5-2.2-4Z';
