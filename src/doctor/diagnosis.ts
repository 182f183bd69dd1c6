import { policyFindings } from './policy-findings.js';
import { DOCTOR_PARAMETER } from '../model/doctor-parameter.js';
import type { AnyFinding } from '../model/finding.js';
import { createFinding, bySeverity } from './finding.js';
import { readPage, type PageHints, type Page } from './page.js';
import { duplicateFindings, missingFindings, snippetFindings } from './snippet-findings.js';
import { conflicts } from './conflicts.js';

/** Findings about each embed of a page, from the page alone. */
export const embedFindings = (page: Page): AnyFinding[] => [
  ...snippetFindings(page),
  ...conflicts(page),
  ...policyFindings(page),
];

/** The page's address with the parameter that opens the doctor there; the parameter alone if the address is not known. */
const debugAddress = (address: URL | undefined): string =>
  `${address ? address.origin + address.pathname : ''}${DOCTOR_PARAMETER}`;

/** Parses the source of a page or a single line. Nothing in it runs or loads. */
export function parseSource(source: string): Document {
  const isPage = /<(!doctype|html|head|body)\b/i.test(source);
  return new DOMParser().parseFromString(isPage ? source : `<body>${source}`, 'text/html');
}

/** Examines the source of a page, or a pasted line. `probed` are the findings of `probeFindings`. */
export function diagnose(document: Document, hints: PageHints = {}, probed: readonly AnyFinding[] = []): AnyFinding[] {
  const page = readPage(document, hints);
  const findings = bySeverity([
    ...missingFindings(page),
    ...embedFindings(page),
    ...duplicateFindings(page),
    ...probed,
  ]);
  // a source does not tell everything: only the page shows whether the element loads
  const isQuiet = findings.every(({ severity }) => severity === 'note');
  return isQuiet ? [createFinding('looks_right', {}, { lines: [debugAddress(page.address)] }), ...findings] : findings;
}
