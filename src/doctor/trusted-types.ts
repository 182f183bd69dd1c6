import type { AnyFinding } from '../model/finding.js';
import { createFinding } from './finding.js';
import { scriptsOf, type Page } from './page.js';
import { duplicates, missingTypes, policyIn, addTypes } from './policy.js';

/** The Trusted Types policy with which a script loads its modules. */
const OWN_POLICY = 'turnout';

/** Whether a policy requires Trusted Types. Without that, a page may still refuse to create them. */
const requires = (text: string): boolean => policyIn(text).has('require-trusted-types-for');

/** The names that a page must allow: each script creates a policy of its own. */
const requiredNames = (page: Page): string[] =>
  scriptsOf(page).filter(({ source }) => source).length > 1 ? [OWN_POLICY, duplicates] : [OWN_POLICY];

/** The missing names, and the whole policy with them. Without duplicates, the first script still works. */
function typesFinding(text: string, missing: readonly string[], isRequired: boolean): AnyFinding {
  const finding = createFinding('trusted_types', { lacking: missing.join(' ') }, { lines: [addTypes(text, missing)] });
  return isRequired && missing.some((name) => name !== duplicates) ? finding : { ...finding, severity: 'hinders' };
}

/** Findings about Trusted Types that the policies of a page do not allow. */
export function trustedTypes(page: Page): AnyFinding[] {
  const needed = requiredNames(page);
  if (!page.policies.some(requires) || !scriptsOf(page).some(({ source }) => source)) return [];
  return page.policies.flatMap((text) => {
    const missing = missingTypes(policyIn(text), needed);
    return missing.length ? [typesFinding(text, missing, true)] : [];
  });
}

/** Findings about blocked Trusted Types policies. Ignores those of other scripts; a listed name was created twice. */
export function blockedTypeFindings(text: string, names: readonly string[]): AnyFinding[] {
  if (!names.includes(OWN_POLICY)) return [];
  const [missing = duplicates] = missingTypes(policyIn(text), [OWN_POLICY]);
  return [typesFinding(text, [missing], requires(text))];
}
