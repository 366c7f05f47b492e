/** What the server sends for this game. */
export type * from '../../wire/third-age';
