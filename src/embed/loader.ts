import { define, defineOwn, isRequested, type Elements } from './define.js';
import { tags } from './elements.js';
import { scriptBaseUrl, scriptGateUrl } from './script-base-url.js';
import { loadModule } from './load-module.js';
import { passPreloadedContent, mount, MOUNTED, placeholders } from './mount.js';
import { addressOf, isInPlace, ownAddress, ownTag, pageScripts } from './own-script.js';
import { whenParsed } from './when-parsed.js';

/** How long a tag may take to be run before it counts as inert. Milliseconds. */
const INERT_AFTER_MS = 300;

/** One observer per page, however many embed scripts it has. */
const observedDocument: Document & { [MOUNTED]?: MutationObserver } = document;

/** True for a tag of this embed script. False if a consent tool has disabled it. */
const isOwnScript = (script: HTMLScriptElement): boolean => {
  const address = addressOf(script);
  const isRunnable = /^(|module|(text|application)\/javascript)$/.test(script.type);
  return isRunnable && !!address && (address === ownAddress || address === `${scriptBaseUrl()}embed.js`);
};

const ownScripts = (): HTMLScriptElement[] => pageScripts().filter(isOwnScript);

const inertScripts = new WeakSet<HTMLScriptElement>();

/** Tags that were put in as text never run: they are mounted as if they had, once they had time for it. */
function mountInert(): void {
  if (document.readyState !== 'complete') return;
  for (const script of ownScripts())
    if (!(MOUNTED in script) && !inertScripts.has(script)) {
      inertScripts.add(script);
      setTimeout(() => mount(script), INERT_AFTER_MS);
    }
}

/** Placeholders, and elements that somebody wrote into the page, sooner or later. */
function mountPlaceholders(): void {
  placeholders().forEach(mount);
  for (const tag of tags) {
    const element = !isRequested(tag) && document.querySelector(`${tag}:not(:defined)`);
    if (element) void define(tag, { slug: element.getAttribute('slug') ?? '' });
  }
}

function mountNew(): void {
  mountPlaceholders();
  mountInert();
}

/** Mounts everything that stands on the page: the own tag first. */
function mountAll(): void {
  // moved while loading: nobody knows which of the tags it is that runs
  if (!isInPlace) for (const script of ownScripts()) if (script !== ownTag) mount(script);
  mountNew();
}

/** jQuery puts in a tag as it is, and has another one run that says nothing but the address. */
function originalOf(tag: HTMLScriptElement): HTMLScriptElement | undefined {
  if (tag.dataset['slug'] || !tag.src) return undefined;
  return pageScripts().find((script) => script !== tag && script.src === tag.src && !(MOUNTED in script));
}

function initialise({ elements, setDefaultBaseUrl }: Required<StartOptions>): void {
  setDefaultBaseUrl(scriptGateUrl() ?? '');
  passPreloadedContent();
  if (ownTag && isInPlace) mount(originalOf(ownTag) ?? ownTag);
  defineOwn(elements);
  mountAll();
  whenParsed(mountAll);
  addEventListener('load', mountInert);
  (observedDocument[MOUNTED] ??= new MutationObserver(mountNew)).observe(document, {
    childList: true,
    subtree: true,
    // routers of single-page sites keep a placeholder and name another form in it
    attributeFilter: ['data-turnout-slug'],
  });
  // asked for in the address of the page: says why something does not show (docs/troubleshooting.md)
  if (/[?&]turnout-debug\b/.test(location.search))
    void loadModule<typeof import('../doctor/index.js').examine>('doctor').then((diagnose) =>
      diagnose({ script: ownTag, base: scriptGateUrl(), tags }),
    );
}

export interface StartOptions {
  /** Elements that the script brings itself. */
  readonly elements?: Elements;
  /** Hears which gate elements ask if nothing else is said. */
  readonly setDefaultBaseUrl?: (base: string) => void;
}

/** Starts the loader: once the script has run to its end, and whatever the server has put behind it. */
export const start = ({ elements = {}, setDefaultBaseUrl = () => {} }: StartOptions = {}): void =>
  queueMicrotask(() => initialise({ elements, setDefaultBaseUrl }));
