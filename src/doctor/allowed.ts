import { fingerprintsIn } from './fingerprint.js';
import type { AnyFinding } from '../model/finding.js';
import { found } from './finding.js';
import { scriptsOf, type Embed, type Page } from './page.js';
import { allows, directivesFor, isStrict, merged, policyIn, type Kind } from './policy.js';
import { trustedTypes } from './trusted-types.js';
import { addressOf, elementNames, pasted } from './tag.js';
import { aboutOf } from './about.js';

/** Where an embed asks: what it says itself, as its page understands that, or beside its script; undefined where nobody knows. */
export const gateOf = ({ tag, source }: Embed, page: Page, script = source?.href): URL | undefined => {
  // a placeholder names no gate: anybody may have written it
  const said = elementNames.includes(tag.name)
    ? tag.attributes['base-url']
    : tag.name === 'script' && tag.attributes['data-base-url'];
  return said ? addressOf(said, (page.base ?? page.address)?.href) : addressOf('public', script);
};

/** What one policy keeps one embed from. */
function blockedBy(text: string, embed: Embed, page: Page): AnyFinding[] {
  const policy = policyIn(text);
  const { tag, source } = embed;
  const gate = gateOf(embed, page);
  const about = aboutOf(tag);
  const sandbox = policy.get('sandbox');
  const findings: AnyFinding[] = [];
  if (sandbox && !sandbox.includes('allow-scripts'))
    findings.push(found('sandboxed', { sandbox: `sandbox ${sandbox.join(' ')}`.trim() }, { about }));
  if (!source) return findings;

  const missing: Partial<Record<Kind, string>> = {};
  const nonce = tag.attributes['nonce'];
  const strict = isStrict(policy);
  if (strict && !nonce)
    findings.push(found('policy_wants_nonce', {}, { about, lines: [pasted(tag, { nonce: 'THE-NONCE-OF-THE-PAGE' })] }));
  if (!strict && !allows(policy, 'scripts', { url: source, page: page.address, nonce }))
    missing.scripts = source.origin;
  if (gate && !allows(policy, 'requests', { url: gate, page: page.address })) missing.requests = gate.origin;
  if (Object.keys(missing).length) findings.push(policyFinding(text, missing, about));
  return findings;
}

/** What a policy lacks, with the line to add, and the whole policy that it makes. */
export const policyFinding = (
  text: string,
  missing: Readonly<Partial<Record<Kind, string>>>,
  about: string | undefined,
): AnyFinding => {
  const directives = directivesFor(missing);
  return found(
    'policy',
    { missing: directives, blocked: Object.keys(missing).join(' ') },
    { about, lines: [directives, `Content-Security-Policy: ${merged(text, missing)}`] },
  );
};

/** What keeps the browser from running the script, in the tag itself. */
function integrityOf({ tag, source }: Embed, page: Page): AnyFinding[] {
  const { integrity, crossorigin, src } = tag.attributes;
  const about = aboutOf(tag);
  const isWritten = fingerprintsIn(integrity).length > 0;
  const isElsewhere = !!src && source?.origin !== page.address?.origin;
  const wanted = page.policies.some((text) => policyIn(text).get('require-sri-for')?.includes('script'));
  const isRequired = wanted || /blocked-destinations=\([^)]*\bscript\b/.test(page.integrityPolicy);
  const findings: AnyFinding[] = [];
  if (crossorigin?.toLowerCase() === 'use-credentials')
    findings.push(found('crossorigin_credentials', {}, { about, lines: [pasted(tag, { crossorigin: '' })] }));
  if (integrity && crossorigin === undefined && isElsewhere)
    findings.push(found('integrity_without_crossorigin', {}, { about, lines: [pasted(tag, { crossorigin: '' })] }));
  if (integrity && !isWritten)
    findings.push(found('integrity_ignored', {}, { about, lines: [pasted(tag, { integrity: undefined })] }));
  // an address without a version means whatever is newest
  else if (isWritten && !/\d/.test(source?.pathname ?? ''))
    findings.push(found('integrity_may_change', {}, { about, lines: [pasted(tag, { integrity: undefined })] }));
  if (!isWritten && isRequired) findings.push(found('integrity_required', {}, { about }));
  return findings;
}

/** What the page's policies and the tag's own conditions keep an embed from. */
export const allowed = (page: Page): AnyFinding[] => [
  ...scriptsOf(page).flatMap((embed) => [
    ...page.policies.flatMap((text) => blockedBy(text, embed, page)),
    ...integrityOf(embed, page),
  ]),
  ...trustedTypes(page),
];
