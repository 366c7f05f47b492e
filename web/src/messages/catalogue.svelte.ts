import { FluentBundle, FluentResource } from '@fluent/bundle';
import { language } from './language.svelte';
import { fallback, madeUp } from './languages';
import { mark } from './made-up';

/** What is filled into a text. */
type Value = string | number;

/** Gives a text of a catalogue by its name, `message` or `message.attribute`, with what is filled in. */
export type Say<Messages> = <Id extends keyof Messages & string>(
  id: Id,
  ...values: [Messages[Id]] extends [never] ? [] : [Record<Messages[Id] & string, Value>]
) => string;

function bundleOf(code: string, text: FluentResource): FluentBundle {
  const isMadeUp = code === madeUp;
  const bundle = new FluentBundle(code, {
    // Names are told apart from the text around them where it must be seen that they are not marked.
    useIsolating: isMadeUp,
    ...(isMadeUp && { transform: mark }),
  });
  bundle.addResource(text);
  return bundle;
}

function patternOf(bundle: FluentBundle, id: string) {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

/**
 * The texts of one folder. English is there from the start, other languages are fetched when they are wanted, by the
 * names of their files; until then, and where they have no such text, it is shown in English.
 */
export function catalogue<Messages>(
  english: string,
  others: Readonly<Record<string, () => Promise<string>>>,
): Say<Messages> {
  const resource = new FluentResource(english);
  const plain = bundleOf(fallback, resource);
  const bundles = new Map([[fallback, plain]]);
  const wanted = new Set<string>();
  let arrived = $state(0);

  function fetch(code: string): void {
    const load = others[`./${code}.ftl`];
    if (!load || wanted.has(code)) return;
    wanted.add(code);
    load().then(
      (text) => {
        bundles.set(code, bundleOf(code, new FluentResource(text)));
        arrived += 1;
      },
      () => undefined,
    );
  }
  function bundleIn(code: string): FluentBundle {
    const there = bundles.get(code);
    if (there) return there;
    if (code !== madeUp) {
      // What is drawn now is drawn anew when the texts are there.
      void arrived;
      fetch(code);
      return plain;
    }
    const made = bundleOf(code, resource);
    bundles.set(code, made);
    return made;
  }

  return (id, ...[values]) => {
    for (const bundle of [bundleIn(language()), plain]) {
      const pattern = patternOf(bundle, id);
      // A text in which something is missing is still shown.
      if (pattern) return bundle.formatPattern(pattern, values ?? null, []);
    }
    return id;
  };
}
