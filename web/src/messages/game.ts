import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, Says } from '../wire';
import { fallback, madeUp } from './languages';
import { mark } from './made-up';

/** A stretch of a text: plain words, or something on the table by its name. */
export type Stretch = { text: string; thing?: unknown };

/**
 * Where a thing begins and ends in a text under way. Between the two the first character tells which thing it is.
 * They are characters that no language uses, so that a thing is found again wherever its name went.
 */
const begin = '\ue000';
const end = '\ue001';
const first = 0xe100;
const most = 0xf8ff - first;
const markers = /[\ue000\ue001\ue100-\uf8ff]/g;

/** The name of the message that a thing is called by: `{"region": "edoras"}` is `region-edoras`. */
export function nameOf(thing: unknown): string {
  if (thing === null || thing === undefined) return 'none';
  if (Array.isArray(thing)) return thing.map(nameOf).join('-');
  if (typeof thing === 'object')
    return Object.entries(thing)
      .map(([name, value]) => `${name}-${nameOf(value)}`)
      .join('-');
  return String(thing as string | number | boolean);
}

/** The things in a text, also in lists and in texts within it. */
export function thingsIn(says: Says): unknown[] {
  return typeof says === 'string' ? [] : Object.values(says[1]).flatMap(thingsOf);
}

function thingsOf(argument: Argument): unknown[] {
  if (typeof argument === 'number') return [];
  if ('thing' in argument) return [argument.thing];
  if ('list' in argument) return argument.list.flatMap(thingsOf);
  return 'text' in argument ? thingsIn(argument.text) : [];
}

/** The texts of a game in one language, and in English where the language lacks some. */
export class GameTexts {
  readonly #bundles: FluentBundle[];
  readonly #said = new WeakMap<object, string>();

  /** Catalogues of the languages, the wanted one first. Without any nothing is said. */
  constructor(sources: readonly { language: string; text: string }[]) {
    this.#bundles = sources.map(({ language, text }) => {
      const bundle = new FluentBundle(language, {
        useIsolating: false,
        ...(language === madeUp && { transform: mark }),
      });
      bundle.addResource(new FluentResource(text));
      return bundle;
    });
  }

  /** Whether the texts are there. */
  get ready(): boolean {
    return this.#bundles.length > 0;
  }

  /** A text. */
  say(says: Says): string {
    if (!this.ready) return '';
    if (typeof says === 'string') return this.#render(says, null);
    let said = this.#said.get(says);
    if (said === undefined) {
      said = this.#render(says, null);
      this.#said.set(says, said);
    }
    return said;
  }

  /** A text, with the things in it told apart. */
  stretches(says: Says): Stretch[] {
    if (!this.ready) return [];
    const things: unknown[] = [];
    return split(this.#render(says, things), things);
  }

  /** The message with this name, if there is one. */
  message(id: string, values: Record<string, FluentVariable> | null = null): string | null {
    const [name = '', attribute] = id.split('.');
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      // A text in which something is missing is still shown.
      if (pattern) return bundle.formatPattern(pattern, values, []);
    }
    return null;
  }

  /** What a thing is called. */
  thing(thing: unknown): string | null {
    return this.message(nameOf(thing));
  }

  /** The same as the server's `render_value`: texts read alike wherever they are put into words. */
  #render(says: Says, things: unknown[] | null): string {
    // A string that is no message's name is a sentence already, as earlier versions wrote them.
    if (typeof says === 'string') return this.message(says) ?? says.replace(markers, '');
    const [id, values] = says;
    const filled = Object.entries(values).map(([name, argument]) => [name, this.#fill(argument, things)]);
    return this.#message(id, Object.fromEntries(filled) as Record<string, FluentVariable>);
  }

  #fill(argument: Argument, things: unknown[] | null): FluentVariable {
    if (typeof argument === 'number') return argument;
    if ('thing' in argument) {
      const { thing, text } = argument;
      // Inside a thing there are no others to point at.
      const name = text === undefined ? this.#message(nameOf(thing)) : this.#render(text, null);
      return things ? tagged(name, thing, things) : name;
    }
    if ('text' in argument) return this.#render(argument.text, things);
    if ('seat' in argument) return this.#message(`seat-${argument.seat}`);
    if ('list' in argument) return this.#listed(argument.list.map((part) => this.#fill(part, things)));
    return argument.written.replace(markers, '');
  }

  #listed(parts: FluentVariable[]): string {
    const [head, ...rest] = parts;
    if (head === undefined) return this.#message('list-none');
    const all = rest.reduce((list, next, at) => {
      return this.#message(at + 1 === rest.length ? 'list-last' : 'list-next', { list, next });
    }, head);
    return typeof all === 'number' ? this.#number(all) : String(all);
  }

  #number(n: number): string {
    return new Intl.NumberFormat(this.#bundles[0]?.locales ?? fallback).format(n);
  }

  #message(id: string, values: Record<string, FluentVariable> | null = null): string {
    return this.message(id, values) ?? `‹${id}›`;
  }
}

function tagged(name: string, thing: unknown, things: unknown[]): string {
  // A text with thousands of things would run out of marks: what comes later is no link.
  if (things.length > most) return name;
  things.push(thing);
  return begin + String.fromCharCode(first + things.length - 1) + name + end;
}

function split(text: string, things: readonly unknown[]): Stretch[] {
  const stretches: Stretch[] = [];
  const [before = '', ...rest] = text.split(begin);
  if (before) stretches.push({ text: before });
  for (const part of rest) {
    const [name = '', after = ''] = part.split(end);
    stretches.push({ text: name.slice(1), thing: things[name.charCodeAt(0) - first] });
    if (after) stretches.push({ text: after });
  }
  return stretches;
}
