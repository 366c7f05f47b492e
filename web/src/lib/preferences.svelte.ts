/** What somebody chose for this browser. It stays in the browser. */
export interface Choices {
  theme: 'auto' | 'light' | 'dark';
  /** Empty: the one that the browser asks for. */
  language: string;
  sound: boolean;
  notify: boolean;
  /** Draw every game with the generic board. */
  plain: boolean;
}

const key = 'longtable.choices';
const defaults: Choices = { theme: 'auto', language: '', sound: true, notify: false, plain: false };

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

  set<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.#choices[name] = value;
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
