import type { Component } from 'svelte';
import type { ThingButtonProps } from './pointing';
import Shared from './ThingButton.svelte';

/** The button for the things of one game: the same for all games, but it takes that game's things only. */
export function thingButton<T, L>(): Component<ThingButtonProps<T, L>> {
  return Shared as Component<ThingButtonProps<T, L>>;
}
