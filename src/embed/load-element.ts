import { policySlot, setScriptSource, trustedPolicy } from '../browser/trusted-types.js';
import { yieldToMain } from '../browser/scheduler.js';
import { scripts, type Tag } from './elements.js';
import { scriptBaseUrl } from './script-base-url.js';
import { ownTag } from './own-script.js';

/**
 * Scripts that are being loaded, by their addresses. WebKit drops the load handler of a tag unless something references the
 * tag.
 */
const runningScripts: Record<
  string,
  { readonly tag: HTMLScriptElement; readonly isLoaded: Promise<unknown> } | undefined
> = {};

/** Runs another script of the kit. Its tag is on the page only until the request starts. */
function runScript(address: string): Promise<unknown> {
  const tag = document.createElement('script');
  setScriptSource(tag, address);
  tag.crossOrigin = '';
  tag.fetchPriority = 'high';
  if (ownTag?.nonce) tag.nonce = ownTag.nonce;
  Object.assign(tag, { [policySlot]: trustedPolicy });
  const isLoaded = new Promise((resolve, reject) => {
    tag.onload = resolve;
    tag.onerror = () => reject(new Error(address));
  });
  runningScripts[address] = { tag, isLoaded };
  document.documentElement.append(tag);
  tag.remove();
  return isLoaded;
}

/**
 * Loads the script that defines an element. Rejects if the script cannot be loaded or is another file. A further call tries again.
 *
 * @param slug - what the element shows: a server sends that with the script
 */
export async function loadElement(tag: Tag, slug?: string): Promise<CustomElementConstructor> {
  const existing = customElements.get(tag);
  if (existing) return existing;
  const address = `${scriptBaseUrl() ?? './'}${scripts[tag]}`;
  try {
    await (runningScripts[address]?.isLoaded ?? runScript(slug ? `${address}?slug=${slug}` : address));
  } finally {
    runningScripts[address] = undefined;
  }
  // it defines its elements in a task of its own
  await yieldToMain(0);
  const element = customElements.get(tag);
  if (!element) throw new Error(`${address} defines no <${tag}>`);
  return element;
}
