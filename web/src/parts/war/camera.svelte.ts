import type { Point, Rectangle } from './geometry';

/** The map's rim, drawn around it. */
const RIM = 16;

/** What part of the map is seen, and how large. */
export class Camera {
  /** All that can be seen, the rim included. */
  readonly #whole: Rectangle;
  /** The size of the window, in pixels. */
  width = $state(0);
  height = $state(0);
  /** Whether it is being dragged. */
  moving = $state(false);
  /** How much larger than the whole map. */
  #zoom = $state(1);
  /** The place in the middle of the window. */
  #middle = $state<Point>([0, 0]);

  /** Pixels for one unit of the map if all of it is seen. */
  readonly #fit = $derived.by(() =>
    Math.max(0.05, Math.min(this.width / this.#whole[2], this.height / this.#whole[3])),
  );
  readonly scale = $derived(this.#fit * this.#zoom);
  readonly isFitted = $derived(this.#zoom <= 1.001);
  readonly isClosest = $derived(this.#zoom >= this.#most() * 0.999);
  readonly left = $derived(this.width / 2 - this.#middle[0] * this.scale);
  readonly top = $derived(this.height / 2 - this.#middle[1] * this.scale);

  constructor([left, top, width, height]: Rectangle) {
    this.#whole = [left - RIM, top - RIM, width + 2 * RIM, height + 2 * RIM];
    this.#middle = this.#heart();
  }

  /** The middle of all that can be seen. */
  #heart(): Point {
    const [left, top, width, height] = this.#whole;
    return [left + width / 2, top + height / 2];
  }

  #most(): number {
    return Math.max(3, 2.8 / this.#fit);
  }

  /** Keeps the map in the window. */
  #settle([x, y]: Point) {
    const heart = this.#heart();
    const clamp = (at: number, middle: number, whole: number, seen: number) => {
      const slack = Math.max(0, (whole - seen / this.scale) / 2);
      return Math.min(middle + slack, Math.max(middle - slack, at));
    };
    const [, , wide, high] = this.#whole;
    this.#middle = [clamp(x, heart[0], wide, this.width), clamp(y, heart[1], high, this.height)];
  }

  /** Moves the map with the hand, by pixels. */
  drag(dx: number, dy: number) {
    this.#settle([this.#middle[0] - dx / this.scale, this.#middle[1] - dy / this.scale]);
  }

  /** Zooms around a place of the window that stays where it is. */
  zoomBy(factor: number, x = this.width / 2, y = this.height / 2) {
    const at: Point = [(x - this.left) / this.scale, (y - this.top) / this.scale];
    this.#zoom = Math.min(this.#most(), Math.max(1, this.#zoom * factor));
    this.#settle([at[0] + (this.width / 2 - x) / this.scale, at[1] + (this.height / 2 - y) / this.scale]);
  }

  /** Shows the whole map. */
  fit() {
    this.#zoom = 1;
    this.#settle(this.#heart());
  }

  /** Moves the map as little as needed to see a place. */
  reveal([x, y]: Point) {
    const edge = (whole: number) => Math.min(90, whole / 4) / this.scale;
    const near = (at: number, middle: number, whole: number) => {
      const half = Math.max(0, whole / 2 / this.scale - edge(whole));
      return Math.min(at + half, Math.max(at - half, middle));
    };
    this.#settle([near(x, this.#middle[0], this.width), near(y, this.#middle[1], this.height)]);
  }
}
