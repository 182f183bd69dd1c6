import { clubAtGate } from '../club-at-gate.js';

/** Each copy of the embed script marks the element that it puts beside a tag (`src/embed`). */
const MOUNTED = Symbol.for('turnout.mounted');
const PORTAL_ELEMENTS = Symbol.for('turnout.portal');

/** An element about a club at a gate. */
export interface ClubElement {
  readonly base: string;
  readonly slug: string;
}

const registry = globalThis as { [PORTAL_ELEMENTS]?: Set<ClubElement> };

/** All portal elements of the page, shown or waiting, of any copy of the kit. */
export const portalElements = (): Set<ClubElement> => (registry[PORTAL_ELEMENTS] ??= new Set());

/** The element that a script tag of any copy of the kit will show once it runs; undefined for any other tag, and for one that has run. */
function elementOfScript(script: HTMLScriptElement): ClubElement | undefined {
  // an SVG script has no address that is a text
  if (MOUNTED in script || !(script instanceof HTMLScriptElement) || !/^https?:/.test(script.src)) return undefined;
  const address = new URL(script.src);
  const slug = script.dataset['slug'] || address.searchParams.get('slug');
  if (!slug || !/\/embed[^/]*\.js$/.test(address.pathname)) return undefined;
  return { base: script.dataset['baseUrl'] || new URL('public', address).href, slug };
}

/** An element without its class: the tag beside it names the gate. */
function pendingElement(element: Element): ClubElement | undefined {
  const { baseUrl } = element as { baseUrl?: unknown };
  const slug = element.getAttribute('slug');
  return typeof baseUrl === 'string' && slug ? { base: baseUrl, slug } : undefined;
}

const gateOf = ({ base, slug }: ClubElement): string => clubAtGate(base.replace(/\/+$/, ''), slug).base;

/**
 * Whether another gate has a club of the same name on this page, now or after a pending script has run. A sign-in link in the
 * page's address is ambiguous then.
 */
export function isAmbiguous(element: ClubElement): boolean {
  const scripts = [...document.querySelectorAll('script')].flatMap((script) => elementOfScript(script) ?? []);
  const pendingElements = [...document.querySelectorAll(':is(portal-login, member-profile):not(:defined)')];
  const elements = [
    ...portalElements(),
    ...scripts,
    ...pendingElements.flatMap((element) => pendingElement(element) ?? []),
  ];
  const ownGate = gateOf(element);
  const club = ownGate.replace(/^.*\//, '');
  return elements.some((element) => gateOf(element) !== ownGate && gateOf(element).endsWith(`/${club}`));
}
