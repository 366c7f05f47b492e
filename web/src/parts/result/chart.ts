/** A line of a chart. */
export interface Line {
  name: string;
  /** The team that it speaks for; null for the game itself. */
  team: number | null;
  values: (number | null)[];
  /** The value that decides the game. */
  goal: number | null;
}

/** The room of a chart, in the units of its drawing. */
export interface Room {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Numbers for an axis from 0 (or below) to at least the largest value, some four steps apart. */
export function ticks(lines: readonly Line[]): number[] {
  const values = lines.flatMap((line) => [...line.values, line.goal]).filter((value) => value !== null);
  const most = Math.max(1, ...values);
  const least = Math.min(0, ...values);
  const rough = (most - least) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? 1);
  const first = Math.floor(least / step);
  return Array.from({ length: Math.ceil(most / step) - first + 1 }, (_, at) => (first + at) * step);
}

/** Where a value stands in the drawing. */
export function place(
  room: Room,
  marks: readonly number[],
  n: number,
  at: number,
  value: number,
): [number, number] {
  const [least, most] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const across = n < 2 ? 0 : at / (n - 1);
  const up = (value - least) / (most - least || 1);
  return [
    room.left + across * (room.width - room.left - room.right),
    room.height - room.bottom - up * (room.height - room.top - room.bottom),
  ];
}

/** The way of a line; where values are missing it is broken. */
export function way(room: Room, marks: readonly number[], line: Line): string {
  let drawn = '';
  let after = 'M';
  line.values.forEach((value, at) => {
    if (value === null) {
      after = 'M';
      return;
    }
    const [x, y] = place(room, marks, line.values.length, at, value);
    drawn += `${after}${x.toFixed(1)} ${y.toFixed(1)}`;
    after = 'L';
  });
  return drawn;
}

/** The shapes by which lines are told apart besides their colours: a dash and a sign. */
export const dashes = ['', '9 5', '2 5', '12 4 2 4', '5 3', '1 4'];

/** A sign around the origin, another one for each line. */
export function sign(at: number): string {
  const shapes = [
    'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
    'M-4.500-4.500h9v9h-9z',
    'M0-6L6 5H-6z',
    'M0-6.500L6.500 0L0 6.500L-6.500 0z',
    'M0 6L6-5H-6z',
    'M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z',
  ];
  return shapes[at % shapes.length] ?? '';
}

/** The labels of an axis: so many that they do not touch. */
export function spread(n: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((n - 1) / Math.max(1, most)));
  const labels: number[] = [];
  for (let at = 0; at < n; at += step) labels.push(at);
  return labels;
}
