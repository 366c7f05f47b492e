/*
 * Places, lines and outlines on a plane.
 */

/** On which side of the line from a to b c lies. */
export const side = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Whether the lines from a to b and from c to d cross. */
export const crosses = (a, b, c, d) =>
  side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;

export const distance = (a, b) => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

/** Area, and the middle of it. */
export function measure(outline) {
  let [area, x, y, around] = [0, 0, 0, 0];
  for (let at = 0, last = outline.length - 1; at < outline.length; last = at++) {
    const [a, b] = [outline[last], outline[at]];
    const part = a[0] * b[1] - b[0] * a[1];
    area += part;
    around += distance(a, b);
    x += (a[0] + b[0]) * part;
    y += (a[1] + b[1]) * part;
  }
  return { around, area: Math.abs(area / 2), middle: [x / (3 * area), y / (3 * area)] };
}

/** How far a place is from an outline; less than nothing outside of it. */
export function depth([x, y], outline) {
  let inside = false;
  let near = Infinity;
  for (let at = 0, last = outline.length - 1; at < outline.length; last = at++) {
    const [a, b] = [outline[last], outline[at]];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const along = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    near = Math.min(near, distance([x, y], [a[0] + along * dx, a[1] + along * dy]));
  }
  return inside ? near : -near;
}
