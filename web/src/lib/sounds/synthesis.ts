// Makes sounds from their recipes with the browser's own oscillators and filters: there are no files to load.
import type { AnySound } from '.';
import { endOf, recipes, type Glide, type Layer } from './recipes';

/** More layers than this at once would only be a din. */
const most = 96;

/** What an envelope ends at: it may not reach 0 on a curve of this kind. */
const silence = 0.0005;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
let playing = 0;

/** Plays a sound as loud as that, from 0 to 1. */
export function sound(name: AnySound, loudness: number): void {
  try {
    context ??= new AudioContext();
    const here = context;
    const begin = () => play(here, recipes[name], loudness);
    if (here.state === 'running') begin();
    else here.resume().then(begin, () => undefined);
  } catch {
    // No sound is no reason to stop.
  }
}

function play(here: AudioContext, layers: Layer[], loudness: number): void {
  if (playing + layers.length > most) return;
  const master = here.createGain();
  // Ears hear a curve: half of the way is about half as loud.
  master.gain.value = loudness ** 2;
  // No two throws of the dice sound the same.
  const tuned = 0.97 + Math.random() * 0.06;
  master.connect(here.destination);
  const last = layers.reduce((end, layer) => Math.max(end, endOf(layer)), 0);
  for (const layer of layers) {
    playing += 1;
    const source = layered(here, master, layer, layer.from === 'noise' ? tuned : 1);
    source.onended = () => {
      playing -= 1;
      if (endOf(layer) === last) master.disconnect();
    };
  }
}

/** Starts a layer, and stops it when it has died away. */
function layered(
  here: AudioContext,
  master: GainNode,
  layer: Layer,
  tuned: number,
): AudioScheduledSourceNode {
  const { rise = 0.004, hold = 0, loud, from, pitch, filter } = layer;
  const start = here.currentTime + layer.at;
  const end = here.currentTime + endOf(layer);

  const volume = here.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + rise);
  volume.gain.setValueAtTime(loud, start + rise + hold);
  volume.gain.exponentialRampToValueAtTime(silence, end);
  volume.connect(master);

  let into: AudioNode = volume;
  if (filter) {
    const gate = here.createBiquadFilter();
    gate.type = filter.type;
    gate.Q.value = filter.narrow ?? 1;
    glide(gate.frequency, filter.at, start, end, tuned);
    gate.connect(volume);
    into = gate;
  }

  let source: AudioScheduledSourceNode;
  if (from === 'noise') source = hissing(here);
  else {
    const oscillator = here.createOscillator();
    oscillator.type = from;
    glide(oscillator.frequency, pitch ?? 440, start, end, tuned);
    source = oscillator;
  }
  source.connect(into);
  source.start(start);
  source.stop(end + 0.02);
  return source;
}

function glide(value: AudioParam, along: Glide, start: number, end: number, tuned: number): void {
  const [first, last] = typeof along === 'number' ? [along, along] : along;
  value.setValueAtTime(first * tuned, start);
  if (last !== first) value.exponentialRampToValueAtTime(last * tuned, end);
}

/** One second of hiss, made once, played over and over. */
function hissing(here: AudioContext): AudioBufferSourceNode {
  if (!hiss) {
    hiss = here.createBuffer(1, here.sampleRate, here.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  const source = here.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  return source;
}
