import type { AnyFinding } from '../model/finding.js';
import { found } from './finding.js';
import { scriptsOf, type Page } from './page.js';
import { duplicates, lackingTypes, policyIn, withTypes } from './policy.js';

/** The Trusted Types policy that a script loads its parts with. */
const ours = 'turnout';

/** A policy that nothing can be loaded without its Trusted Types; without that, they are asked for and may be refused. */
const requires = (text: string): boolean => policyIn(text).has('require-trusted-types-for');

/** What a page needs: each script makes a policy of its own. */
const neededBy = (page: Page): string[] =>
  scriptsOf(page).filter(({ source }) => source).length > 1 ? [ours, duplicates] : [ours];

/** What a policy lacks, and the whole policy with it. A second script that may not load leaves that to the first. */
function lackingFinding(text: string, lacking: readonly string[], isRequired: boolean): AnyFinding {
  const finding = found('trusted_types', { lacking: lacking.join(' ') }, { lines: [withTypes(text, lacking)] });
  return isRequired && lacking.some((name) => name !== duplicates) ? finding : { ...finding, severity: 'hinders' };
}

/** What the policies of a page that trusts no address of a script lack. */
export function trustedTypes(page: Page): AnyFinding[] {
  const needed = neededBy(page);
  if (!page.policies.some(requires) || !scriptsOf(page).some(({ source }) => source)) return [];
  return page.policies.flatMap((text) => {
    const lacking = lackingTypes(policyIn(text), needed);
    return lacking.length ? [lackingFinding(text, lacking, true)] : [];
  });
}

/** What a policy lacks that has stopped these names: other people's are none of ours, and one that is listed was made already. */
export function stoppedTypes(text: string, names: readonly string[]): AnyFinding[] {
  if (!names.includes(ours)) return [];
  const [lacking = duplicates] = lackingTypes(policyIn(text), [ours]);
  return [lackingFinding(text, [lacking], requires(text))];
}
