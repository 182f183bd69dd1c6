import { policySlot, setSource, trusted } from '../browser/trusted-types.js';
import { inATask } from '../browser/scheduler.js';
import { scripts, type Tag } from './elements.js';
import { home } from './home.js';
import { ownTag } from './own-script.js';

/** Scripts that are being loaded, by their addresses. WebKit forgets what a tag calls when it has loaded, unless somebody holds the tag. */
const running: Record<string, { readonly tag: HTMLScriptElement; readonly loaded: Promise<unknown> } | undefined> = {};

/** Runs another script of the kit. Its tag is on the page only as long as it takes to ask for it. */
function run(address: string): Promise<unknown> {
  const tag = document.createElement('script');
  setSource(tag, address);
  tag.crossOrigin = '';
  tag.fetchPriority = 'high';
  if (ownTag?.nonce) tag.nonce = ownTag.nonce;
  Object.assign(tag, { [policySlot]: trusted });
  const loaded = new Promise((resolve, reject) => {
    tag.onload = resolve;
    tag.onerror = () => reject(new Error(address));
  });
  running[address] = { tag, loaded };
  document.documentElement.append(tag);
  tag.remove();
  return loaded;
}

/**
 * Loads the script that defines an element. Rejects where it cannot be had, or something else is answered in its place;
 * called again, it tries again.
 *
 * @param slug - what the element shows: a server sends that with the script
 */
export async function loadElement(tag: Tag, slug?: string): Promise<CustomElementConstructor> {
  const known = customElements.get(tag);
  if (known) return known;
  const address = `${home() ?? './'}${scripts[tag]}`;
  try {
    await (running[address]?.loaded ?? run(slug ? `${address}?slug=${slug}` : address));
  } finally {
    running[address] = undefined;
  }
  // it defines its elements in a task of its own
  await inATask(0);
  const element = customElements.get(tag);
  if (!element) throw new Error(`${address} defines no <${tag}>`);
  return element;
}
