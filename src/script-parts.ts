import { trusted } from './components/trusted.js';

/** What a part hands over, where nobody on the page finds it: its script ends with this, and its `load` event is the next thing that happens. */
const slot = Symbol.for('turnout.part');

/** How the name of a part goes on, in each file of one build; the build declares it around the script. */
declare const partEnd: string;

/**
 * Gives what loads a part of the script by its name. Parts are classic scripts: a module would be remembered where it could
 * not be loaded, and a page that has begun to import may bring no import map any more, in browsers that take only one.
 *
 * @param folder - where they stand, an address that ends with a slash
 * @param nonce - of the tag that loaded the script, for a page that goes by it (Content Security Policy)
 * @param ready - parts that are here already, by name
 */
export function partsIn(
  folder: string,
  nonce: string | undefined,
  ready: Readonly<Record<string, unknown>> | undefined,
) {
  const loaded: Record<string, unknown> = { ...ready };
  /** Rejects where it cannot be had; asked again, it tries again. */
  return async (name: string): Promise<unknown> =>
    (loaded[name] ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      const address = `${folder}embed/${name}${partEnd}`;
      script.src = (trusted?.createScriptURL(address) as string | undefined) ?? address;
      script.crossOrigin = '';
      script.fetchPriority = 'high';
      if (nonce) script.nonce = nonce;
      script.onload = () => resolve((globalThis as { [slot]?: unknown })[slot]);
      script.onerror = () => {
        loaded[name] = undefined;
        reject(new Error(address));
      };
      document.documentElement.append(script);
      script.remove();
    }));
}
