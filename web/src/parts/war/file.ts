import type { MapFile } from './geometry';

/** Fetches a drawn map. Maps are files of their own: as a part of the scripts they would hold up everything else. */
export async function mapFile(address: string): Promise<MapFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as MapFile;
}
