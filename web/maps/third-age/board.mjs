/* The boards of Battles of the Third Age as the game's data has them, in the words of its printed facts. */
import { readFileSync } from 'node:fs';

/** The board of a scenario. */
export function boardOf(id) {
  const source = new URL(`../../../crates/games/third-age/data/map-${id}.json`, import.meta.url);
  const { areas, borders, recruitmentAreas = [] } = JSON.parse(readFileSync(source, 'utf8'));
  return {
    id,
    areas,
    borders: borders.map(({ a, b, border, protectedSide }) => ({
      a,
      b,
      border,
      protects: protectedSide ?? null,
    })),
    recruitment: recruitmentAreas.map(({ arrowsTo, linkedRecruitmentAreas, ...one }) => ({
      ...one,
      arrows: arrowsTo,
      linked: linkedRecruitmentAreas,
    })),
  };
}
