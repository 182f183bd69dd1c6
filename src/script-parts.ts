import { setSource } from './components/trusted.js';

/**
 * Where a part hands itself over, so that no name of the page's is taken. The `load` event of its script is the next thing
 * that happens, before any other script.
 */
const slot = Symbol.for('turnout.part');

/** What was handed over. Throws where nothing was: something on the way has answered in place of the server. */
function taken(): unknown {
  const page = globalThis as { [slot]?: unknown };
  const part = page[slot];
  page[slot] = undefined;
  if (!part) throw new Error();
  return part;
}

/** How the name of a part goes on, in each file of one build; the build declares it around the script. */
declare const partEnd: string;

/**
 * Gives what loads a part of the script by its name. Parts are classic scripts: a module would be remembered where it could
 * not be loaded, and a page that has begun to import may bring no import map any more, in browsers that take only one. Where
 * the script is a module itself (Wix), it cannot tell where it stands, and they are imported, one after the other.
 *
 * @param folder - where they stand, an address that ends with a slash; undefined where nobody knows
 * @param nonce - of the tag that loaded the script, for a page that goes by it (Content Security Policy)
 * @param ready - parts that are here already, by name
 */
export function partsIn(
  folder: string | undefined,
  nonce: string | undefined,
  ready: Readonly<Record<string, unknown>> | undefined,
) {
  const loaded: Record<string, unknown> = { ...ready };
  let last: Promise<unknown> = Promise.resolve();
  /** WebKit forgets what a tag calls when it has loaded, unless the tag is on the page or somebody holds it. */
  const held: Record<string, HTMLScriptElement> = {};
  const tagOf = (address: string) =>
    new Promise((resolve, reject) => {
      const script = (held[address] = document.createElement('script'));
      setSource(script, address);
      script.crossOrigin = '';
      script.fetchPriority = 'high';
      if (nonce) script.nonce = nonce;
      script.onload = resolve;
      script.onerror = reject;
      document.documentElement.append(script);
      script.remove();
    });
  /** Rejects where it cannot be had; asked again, it tries again. */
  return async (name: string): Promise<unknown> => {
    const address = `./embed/${name}${partEnd}`;
    // another address each time: a module runs once, and hands itself over only then
    const load = () => import(/* @vite-ignore */ `${address}?${Math.random()}`);
    return (loaded[name] ??= (folder ? tagOf(folder + address) : (last = last.then(load, load)))
      .then(taken)
      .catch(() => {
        loaded[name] = undefined;
        throw new Error(address);
      }));
  };
}
