import type { Component } from 'svelte';
import type { PackEntry } from '../wire';
import type { Topic } from '../lib/packgroups';

/** What a picture of a part of a pack gets. */
export interface PictureProps {
  section: string;
  facts: unknown;
  entries: PackEntry[];
  values: Record<string, unknown>;
  /** The topic that is open. */
  chosen: string | null;
  onchoose: (topic: string) => void;
}

/** What a game adds to the page of its packs. */
export interface PackPictures {
  /** Parts that belong into one section: the board and the set-up, for instance. */
  joined: Record<string, string>;
  /** The scenarios by which values can be looked for. */
  scenarios: readonly string[];
  /** Whether a section has a picture. */
  hasPicture: (section: string) => boolean;
  Picture: Component<PictureProps>;
  /** The topics of a section with a picture. */
  topicsOf: (
    section: string,
    entries: PackEntry[],
    values: Record<string, unknown>,
    facts: unknown,
  ) => Topic[];
  /** A topic that is not listed because there would be too many: what lies between two areas, for instance. */
  topicOf: (
    topic: string,
    section: string,
    entries: PackEntry[],
    values: Record<string, unknown>,
    facts: unknown,
  ) => Topic | null;
  /** The entry of a key that is not listed because there would be too many. */
  further: (key: string, entries: PackEntry[], facts: unknown) => PackEntry | null;
  /** What can be added to a topic: keys, their values, and how they are called. */
  addable: (
    topic: string,
    section: string,
    entries: PackEntry[],
    values: Record<string, unknown>,
    facts: unknown,
  ) => { key: string; value: unknown; name: string }[];
}

const all = import.meta.glob<{ default: PackPictures }>('./*/packs/index.ts');

/** What a game adds to the page of its packs, if it does. */
export async function packPictures(slug: string): Promise<PackPictures | null> {
  return (await all[`./${slug}/packs/index.ts`]?.())?.default ?? null;
}
