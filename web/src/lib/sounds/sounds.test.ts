import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnySound } from '.';
import { endOf, recipes } from './recipes';

/** What was scheduled for one value of a node: what, to how much, when. */
type Scheduled = ['set' | 'linear' | 'exponential', number, number];

class FakeParam {
  value = 0;
  scheduled: Scheduled[] = [];
  setValueAtTime(value: number, when: number) {
    this.scheduled.push(['set', value, when]);
  }
  linearRampToValueAtTime(value: number, when: number) {
    this.scheduled.push(['linear', value, when]);
  }
  exponentialRampToValueAtTime(value: number, when: number) {
    this.scheduled.push(['exponential', value, when]);
  }
}

class FakeNode {
  into: unknown = null;
  gain = new FakeParam();
  frequency = new FakeParam();
  Q = new FakeParam();
  type = '';
  loop = false;
  buffer: unknown = null;
  started = -1;
  stopped = -1;
  onended: (() => void) | null = null;
  connect(into: unknown) {
    this.into = into;
    return into;
  }
  disconnect() {
    this.into = null;
  }
  start(when: number) {
    this.started = when;
  }
  stop(when: number) {
    this.stopped = when;
  }
}

class FakeContext {
  static made: FakeContext[] = [];
  state = 'suspended';
  currentTime = 10;
  sampleRate = 100;
  destination = 'the loudspeakers';
  gains: FakeNode[] = [];
  sources: FakeNode[] = [];
  constructor() {
    FakeContext.made.push(this);
  }
  resume() {
    this.state = 'running';
    return Promise.resolve();
  }
  createGain() {
    const made = new FakeNode();
    this.gains.push(made);
    return made;
  }
  createBiquadFilter() {
    return new FakeNode();
  }
  createOscillator() {
    const made = new FakeNode();
    this.sources.push(made);
    return made;
  }
  createBufferSource() {
    return this.createOscillator();
  }
  createBuffer(_channels: number, length: number) {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }
}

const names = Object.keys(recipes) as AnySound[];
let gesture: () => void;
let clock: number;

/** The module as a page that was just opened has it. */
async function opened(choices: object, active = false) {
  vi.resetModules();
  FakeContext.made = [];
  const listeners = new Map<string, () => void>();
  gesture = () => listeners.get('pointerdown')?.();
  clock = 1000;
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: active } });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(choices), setItem: () => undefined });
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('performance', { now: () => clock });
  return import('.');
}

/** Until what was asked for has been loaded and begun. */
async function settled() {
  await vi.dynamicImportSettled();
  await Promise.resolve();
  await Promise.resolve();
}

beforeEach(() => vi.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('sounds', () => {
  it.each(names)('%s is short, has an end, and does not clip', (name) => {
    const layers = recipes[name];
    expect(layers.length).toBeGreaterThan(0);
    for (const layer of layers) {
      expect(endOf(layer)).toBeLessThan(2.5);
      expect(layer.loud).toBeGreaterThan(0);
    }
    // The layers that are heard at one time are not louder together than what a loudspeaker takes.
    for (const { at } of layers) {
      const heard = layers.filter((one) => one.at <= at && endOf(one) > at);
      expect(heard.reduce((sum, one) => sum + one.loud, 0)).toBeLessThan(2);
    }
  });

  it('are silent until the first gesture', async () => {
    const { playSound } = await opened({});
    playSound('dice');
    await settled();
    expect(FakeContext.made).toHaveLength(0);
    gesture();
    playSound('dice');
    await settled();
    expect(FakeContext.made).toHaveLength(1);
    expect(FakeContext.made[0]?.sources).toHaveLength(recipes.dice.length);
  });

  it('know of a gesture before they were loaded', async () => {
    const { playSound } = await opened({}, true);
    playSound('horn');
    await settled();
    expect(FakeContext.made[0]?.sources).toHaveLength(recipes.horn.length);
  });

  it.each([{ sound: false }, { volume: 0 }])('are not made at all with %o', async (choices) => {
    const { playSound } = await opened(choices, true);
    playSound('drum');
    await settled();
    expect(FakeContext.made).toHaveLength(0);
  });

  it('are as loud as the preferences say, all through one gain', async () => {
    const { playSound } = await opened({ volume: 50 }, true);
    playSound('drum');
    await settled();
    const [master, ...rest] = FakeContext.made[0]?.gains ?? [];
    expect(master?.gain.value).toBeCloseTo(0.25);
    expect(master?.into).toBe('the loudspeakers');
    expect(rest).toHaveLength(recipes.drum.length);
    for (const one of rest) expect(one.into).toBe(master);
  });

  it('rise from silence and die away before they are stopped', async () => {
    const { playSound } = await opened({}, true);
    playSound('hit');
    await settled();
    const context = FakeContext.made[0];
    const volumes = context?.gains.slice(1) ?? [];
    recipes.hit.forEach((layer, n) => {
      const scheduled = volumes[n]?.gain.scheduled ?? [];
      expect(scheduled[0]).toEqual(['set', 0, 10 + layer.at]);
      expect(scheduled.at(-1)?.[0]).toBe('exponential');
      expect(scheduled.at(-1)?.[2]).toBeCloseTo(10 + endOf(layer));
      expect(context?.sources[n]?.stopped).toBeGreaterThan(10 + endOf(layer));
    });
  });

  it('are let go when they have ended', async () => {
    const { playSound } = await opened({}, true);
    playSound('tile');
    await settled();
    const [master] = FakeContext.made[0]?.gains ?? [];
    for (const source of FakeContext.made[0]?.sources ?? []) source.onended?.();
    expect(master?.into).toBeNull();
  });

  it('are one sound if two of a kind come at once', async () => {
    const { playSound } = await opened({}, true);
    playSound('card');
    playSound('card');
    await settled();
    expect(FakeContext.made[0]?.sources).toHaveLength(recipes.card.length);
    clock += 100;
    playSound('card');
    await settled();
    expect(FakeContext.made[0]?.sources).toHaveLength(recipes.card.length * 2);
  });

  it('never become a din', async () => {
    const { playSound } = await opened({}, true);
    for (let n = 0; n < 40; n += 1) {
      clock += 100;
      playSound('dice');
      await settled();
    }
    expect(FakeContext.made[0]?.sources.length).toBeLessThanOrEqual(96);
    // What has ended makes room.
    for (const source of FakeContext.made[0]?.sources ?? []) source.onended?.();
    const before = FakeContext.made[0]?.sources.length ?? 0;
    clock += 100;
    playSound('dice');
    await settled();
    expect(FakeContext.made[0]?.sources.length).toBe(before + recipes.dice.length);
  });

  it('do not stop the page where there is no sound', async () => {
    const { playSound } = await opened({}, true);
    vi.stubGlobal('AudioContext', undefined);
    expect(() => playSound('won')).not.toThrow();
    await settled();
  });
});
