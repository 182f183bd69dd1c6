import { allowed } from './allowed.js';
import type { AnyFinding } from '../model/finding.js';
import { found, inOrder } from './finding.js';
import { readPage, type Known, type Page } from './page.js';
import { asPasted, missing, repeated } from './pasted.js';
import { others } from './others.js';

/** What keeps each embed of a page from showing, as far as the page itself tells. */
export const ofEach = (page: Page): AnyFinding[] => [...asPasted(page), ...others(page), ...allowed(page)];

/** The page's address with what makes the embed script explain itself there. */
function explaining(address: URL | undefined): string {
  const { origin, pathname } = address ?? new URL('https://www.club.example/');
  return `${origin}${pathname}?turnout-debug`;
}

/** Makes a document of a page's source, or of a line alone; nothing in it runs or loads. */
export function parsed(source: string): Document {
  const isPage = /<(!doctype|html|head|body)\b/i.test(source);
  return new DOMParser().parseFromString(isPage ? source : `<body>${source}`, 'text/html');
}

/** Examines the source of a page, or a pasted line alone. `answered` is what gates have said of it (`fromGates`). */
export function diagnose(document: Document, known: Known = {}, answered: readonly AnyFinding[] = []): AnyFinding[] {
  const page = readPage(document, known);
  const findings = inOrder([...missing(page), ...ofEach(page), ...repeated(page), ...answered]);
  // what a source can tell is not everything: whether it stands shows on the page only
  const isQuiet = findings.every(({ severity }) => severity === 'note');
  return isQuiet ? [found('looks_right', {}, { lines: [explaining(page.address)] }), ...findings] : findings;
}
