/** What somebody chose for this browser. It stays in the browser. */
export interface Choices {
  theme: 'auto' | 'light' | 'dark';
  /** Empty: the one that the browser asks for. */
  language: string;
  sound: boolean;
  /** How loud sounds are, from 0 (none) to 100. */
  volume: number;
  notify: boolean;
  /** Draw every game with the generic board. */
  plain: boolean;
  /** How an answer is given, on the board, in lists and by drag and drop: at once, or when it is confirmed. */
  commit: 'click' | 'confirm';
  /** How long what a new question brings can't be clicked, in milliseconds. */
  quiet: number;
  /** How fast what happens is shown; nothing chosen: not at all where less motion is wanted. */
  speed: 'auto' | 'slow' | 'normal' | 'fast' | 'off';
}

const key = 'longtable.choices';
const defaults: Choices = {
  theme: 'auto',
  language: '',
  sound: true,
  volume: 60,
  notify: false,
  plain: false,
  commit: 'click',
  quiet: 400,
  speed: 'auto',
};

function load(): Choices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return { ...defaults, ...(stored as Partial<Choices>) };
  } catch {
    return { ...defaults };
  }
}

function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Preferences {
  #choices = $state<Choices>(load());

  constructor() {
    dark.addEventListener('change', () => this.#paint());
    this.#paint();
  }

  get choices(): Readonly<Choices> {
    return this.#choices;
  }

  /** The theme that is shown. */
  get shown(): 'light' | 'dark' {
    const { theme } = this.#choices;
    if (theme === 'auto') return dark.matches ? 'dark' : 'light';
    return theme;
  }

  /** How loud sounds are, from 0 (none) to 1. */
  get loudness(): number {
    const { sound, volume } = this.#choices;
    return sound ? Math.min(Math.max(volume, 0), 100) / 100 : 0;
  }

  /** How fast what happens is shown. */
  get speed(): 'slow' | 'normal' | 'fast' | 'off' {
    const { speed } = this.#choices;
    if (speed === 'auto') return still.matches ? 'off' : 'normal';
    return speed;
  }

  set<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.#choices[name] = value;
    // Sounds that are turned on are heard.
    if (name === 'sound' && value === true && this.#choices.volume <= 0)
      this.#choices.volume = defaults.volume;
    keep(key, JSON.stringify(this.#choices));
    if (name === 'theme') this.#paint();
  }

  #paint(): void {
    document.documentElement.dataset['theme'] = this.shown;
  }
}

export const preferences = new Preferences();

/** Whether one table hides the position when the device goes from hand to hand. */
export const curtains = {
  wanted(table: string): boolean {
    try {
      return localStorage.getItem(`longtable.open.${table}`) === null;
    } catch {
      return true;
    }
  },
  set(table: string, wanted: boolean): void {
    try {
      if (wanted) localStorage.removeItem(`longtable.open.${table}`);
      else localStorage.setItem(`longtable.open.${table}`, '1');
    } catch {
      // Asked again next time.
    }
  },
};
