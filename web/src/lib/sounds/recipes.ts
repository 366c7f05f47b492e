// What each sound is made of: short noises through a filter, and tones, each with its own rise and fall.
import type { AnySound } from '.';

/** A value that glides from the first figure to the second while a layer lasts, or stays. */
export type Glide = number | [number, number];

/** One noise or tone of a sound. Times are in seconds, pitches in hertz. */
export interface Layer {
  /** When it begins. */
  at: number;
  /** How long it takes to become loud; 4 milliseconds if left out. */
  rise?: number;
  /** How long it stays loud. */
  hold?: number;
  /** How long it takes to die away. */
  fall: number;
  /** How loud it is at its loudest, from 0 to 1. */
  loud: number;
  /** A tone of this form, or hiss. */
  from: OscillatorType | 'noise';
  /** The pitch of a tone. */
  pitch?: Glide;
  /** What is let through. */
  filter?: { type: BiquadFilterType; at: Glide; narrow?: number };
}

/** A noise through a filter. */
const noise = (
  at: number,
  fall: number,
  loud: number,
  type: BiquadFilterType,
  through: Glide,
  narrow = 1,
  rise?: number,
): Layer => ({
  at,
  fall,
  loud,
  from: 'noise',
  filter: { type, at: through, narrow },
  ...(rise === undefined ? {} : { rise }),
});

/** A tone that is struck and dies away. */
const tone = (
  at: number,
  fall: number,
  loud: number,
  pitch: Glide,
  from: OscillatorType = 'sine',
  rise?: number,
): Layer => ({ at, fall, loud, from, pitch, ...(rise === undefined ? {} : { rise }) });

/** A note that is blown: it opens while it swells. */
const blown = (at: number, pitch: number, hold: number, loud: number): Layer[] =>
  [1, 1.004].map((apart) => ({
    at,
    rise: 0.07,
    hold,
    fall: 0.28,
    loud,
    from: 'sawtooth',
    pitch: [pitch * apart * 0.985, pitch * apart],
    filter: { type: 'lowpass', at: [pitch * 2, pitch * 5], narrow: 1.5 },
  }));

/** A skin that is struck. */
const beaten = (at: number, loud: number, pitch = 96): Layer[] => [
  tone(at, 0.34, loud, [pitch, pitch * 0.5]),
  noise(at, 0.05, loud * 0.4, 'lowpass', 700),
];

/** A card that slides and lies down. */
const dealt = (at: number, loud: number, through: number): Layer[] => [
  noise(at, 0.09, loud * 0.5, 'bandpass', [through, through * 1.9], 0.8, 0.03),
  noise(at + 0.085, 0.035, loud, 'bandpass', through * 0.6, 1.4, 0.002),
];

/** A die that hits the table. */
const knocked = (at: number, loud: number, pitch: number): Layer[] => [
  noise(at, 0.028, loud, 'bandpass', pitch, 5, 0.001),
  tone(at, 0.04, loud * 0.4, [pitch * 0.42, pitch * 0.36], 'triangle', 0.001),
];

/** Wood on wood. */
const clacked = (at: number, loud: number, pitch: number): Layer[] => [
  noise(at, 0.03, loud, 'bandpass', pitch * 2, 4, 0.001),
  tone(at, 0.07, loud * 0.7, [pitch, pitch * 0.82], 'triangle', 0.001),
];

/** The feet of many. */
const stepped = (at: number, loud: number): Layer[] => [
  noise(at, 0.11, loud, 'lowpass', [340, 120], 1, 0.008),
  noise(at + 0.02, 0.06, loud * 0.25, 'bandpass', 1600, 0.7, 0.01),
  tone(at, 0.1, loud * 0.5, [78, 50]),
];

export const recipes: Record<AnySound, Layer[]> = {
  card: dealt(0, 0.5, 1900),
  cards: [0, 0.075, 0.15, 0.225, 0.3].flatMap((at, n) => dealt(at, 0.4, 1700 + 140 * (n % 3))),
  dice: [
    ...knocked(0, 0.34, 3300),
    ...knocked(0.055, 0.26, 2700),
    ...knocked(0.1, 0.38, 3700),
    ...knocked(0.17, 0.3, 2900),
    ...knocked(0.235, 0.42, 2300),
    ...knocked(0.33, 0.24, 3100),
    ...knocked(0.41, 0.14, 2500),
  ],
  hit: [
    noise(0, 0.16, 0.5, 'lowpass', [1500, 180], 0.8, 0.002),
    tone(0, 0.2, 0.5, [170, 52], 'sine', 0.002),
    // Steel does not ring in tune.
    tone(0.006, 0.3, 0.09, 1240, 'triangle', 0.001),
    tone(0.006, 0.22, 0.06, 2090, 'triangle', 0.001),
    tone(0.006, 0.16, 0.04, 3310, 'triangle', 0.001),
  ],
  fall: [
    tone(0, 0.42, 0.22, [330, 70], 'triangle', 0.02),
    noise(0.3, 0.22, 0.5, 'lowpass', [420, 90], 0.8, 0.004),
    tone(0.3, 0.24, 0.45, [92, 40]),
  ],
  march: [0, 0.24, 0.48, 0.72].flatMap((at, n) => stepped(at, n % 2 === 0 ? 0.5 : 0.38)),
  horn: [...blown(0, 174.6, 0.18, 0.13), ...blown(0.34, 261.6, 0.55, 0.15)],
  drum: [...beaten(0, 0.75), ...beaten(0.3, 0.5, 88)],
  tile: [...clacked(0, 0.3, 760), ...clacked(0.14, 0.45, 560)],
  score: [523.3, 659.3, 784].map((pitch, n) => tone(n * 0.09, 0.34, 0.16, pitch, 'triangle')),
  heal: [392, 493.9, 587.3].map((pitch, n) => tone(n * 0.1, 0.5, 0.13, pitch, 'sine', 0.06)),
  threat: [98, 103.8].map((pitch) => ({
    at: 0,
    rise: 0.22,
    hold: 0.12,
    fall: 0.45,
    loud: 0.16,
    from: 'sawtooth',
    pitch,
    filter: { type: 'lowpass', at: [180, 520], narrow: 2 },
  })),
  won: [
    ...blown(0, 261.6, 0.08, 0.1),
    ...blown(0.2, 329.6, 0.08, 0.1),
    ...blown(0.4, 392, 0.1, 0.11),
    ...blown(0.64, 523.3, 0.7, 0.13),
    ...blown(0.64, 329.6, 0.7, 0.06),
    ...beaten(0.64, 0.5),
  ],
  lost: [
    ...blown(0, 220, 0.2, 0.1),
    ...blown(0.42, 207.7, 0.2, 0.1),
    ...blown(0.84, 164.8, 0.7, 0.12),
    ...beaten(0.84, 0.55, 80),
  ],
  // Two short soft notes, like a spoon on a glass.
  chime: [tone(0, 0.5, 0.2, 659.3, 'sine', 0.015), tone(0.13, 0.5, 0.2, 880, 'sine', 0.015)],
};

/** How long a layer is heard, from the beginning of its sound. */
export const endOf = ({ at, rise = 0.004, hold = 0, fall }: Layer): number => at + rise + hold + fall;
