import { trusted } from './components/trusted.js';

/** What a part hands over, where nobody on the page finds it: its script ends with this, and its `load` event is the next thing that happens. */
const slot = Symbol.for('turnout.part');

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
  const tagOf = (address: string) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = (trusted?.createScriptURL(address) as string | undefined) ?? address;
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
    const load = () => import(/* @vite-ignore */ address);
    return (loaded[name] ??= (folder ? tagOf(folder + address) : (last = last.then(load, load))).then(
      () => (globalThis as { [slot]?: unknown })[slot],
      () => {
        loaded[name] = undefined;
        throw new Error(address);
      },
    ));
  };
}
