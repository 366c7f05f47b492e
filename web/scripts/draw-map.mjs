/*
 * Draws maps from their descriptions, and writes the files that the browser reads.
 *
 *     node scripts/draw-map.mjs                  every map of maps/
 *     node scripts/draw-map.mjs FILE.mjs ...     the maps of these descriptions
 *     node scripts/draw-map.mjs --check          says which files are not as they would be drawn now
 *
 * The regions' positions and some sites of sea, lake and mountain are joined to a triangulation that has every
 * border of the game as an edge. Its dual is a map in which exactly the right regions touch. The points of that
 * map are then moved, never across a line, until the regions are even and rounded; at last the lines are made
 * rough. Two regions that touch without a border of the game are parted by mountains or water.
 *
 * `map/draw.d.mts` says what a description is.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format } from 'prettier';
import { draw } from './map/draw.mjs';

const maps = new URL('../maps/', import.meta.url);
const words = process.argv.slice(2);
const check = words.includes('--check');
const named = words.filter((word) => word !== '--check').map((file) => pathToFileURL(file));
const all = readdirSync(maps)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => new URL(file, maps));

for (const address of named.length > 0 ? named : all) {
  const { default: description } = await import(address);
  const target = new URL(description.target, address);
  const { file, missing } = draw(description);
  const text = await format(JSON.stringify(file), { parser: 'json', printWidth: 110 });
  if (check) {
    if (readFileSync(target, 'utf8') === text) continue;
    process.stderr.write(`${fileURLToPath(target)} is not as it would be drawn now\n`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(target, text);
  process.stdout.write(`${fileURLToPath(target)}: ${file.arcs.length} lines\n`);
  for (const border of missing) process.stdout.write(`  not drawn: ${border}\n`);
}
