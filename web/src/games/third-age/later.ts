// What is not on the table when it is opened. It is one file, fetched when the first of it is wanted: small ones pack badly.
export { default as BattlePanel } from './BattlePanel.svelte';
export { default as LargeFace } from './LargeFace.svelte';
export { default as Reserves } from './Reserves.svelte';
export { default as Tray } from './Tray.svelte';
