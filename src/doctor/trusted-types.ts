import { found, type AnyFinding } from './finding.js';
import { isOnPage, scriptsOf, type Page } from './page.js';
import { duplicates, lackingTypes, policyIn, withTypes } from './policy.js';
import { portalNames } from './tag.js';

/** The Trusted Types policies that templates are made with: everybody's, and those of the portal's elements. */
export const typesPolicies = ['turnout', 'turnout-portal'] as const;

/** A policy that nothing can be drawn without its Trusted Types; without that, they are asked for and may be refused. */
const requires = (text: string): boolean => policyIn(text).has('require-trusted-types-for');

/** Which of them a page needs, and whether more than once: each script makes its own. */
function neededBy(page: Page): string[] {
  const isPortal = page.embeds.some(
    (embed) =>
      isOnPage(embed) &&
      [embed.tag.name, embed.tag.attributes['data-widget']].some((name) => name && portalNames.includes(name)),
  );
  const isTwice = scriptsOf(page).filter(({ source }) => source).length > 1;
  return [...typesPolicies.slice(0, isPortal ? 2 : 1), ...(isTwice ? [duplicates] : [])];
}

/** What a policy lacks, and the whole policy with it. A second script that is not let draw leaves that to the first. */
function lackingFinding(text: string, lacking: readonly string[], isRequired: boolean): AnyFinding {
  const finding = found('trusted_types', { lacking: lacking.join(' ') }, { lines: [withTypes(text, lacking)] });
  return isRequired && lacking.some((name) => name !== duplicates) ? finding : { ...finding, severity: 'hinders' };
}

/** What the policies of a page that trusts no text lack. */
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
  const lacking = new Set(
    names
      .filter((name) => typesPolicies.some((ours) => ours === name))
      .map((name) => lackingTypes(policyIn(text), [name])[0] ?? duplicates),
  );
  return lacking.size ? [lackingFinding(text, [...lacking], requires(text))] : [];
}
