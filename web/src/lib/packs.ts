import type { KeptPack } from '../wire';
import { api } from './api';
import { person } from './person.svelte';

/** The packs that you keep; none if you are nobody yet. */
export async function ownPacks(game?: string): Promise<KeptPack[]> {
  return (await person.known()) ? api.packs(game) : [];
}

/** Gives somebody a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
