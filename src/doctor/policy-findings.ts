import { fingerprintsIn } from './fingerprint.js';
import type { AnyFinding } from '../model/finding.js';
import { createFinding } from './finding.js';
import { scriptsOf, type Embed, type Page } from './page.js';
import { allows, directivesFor, isStrict, mergePolicy, policyIn, type Kind } from './policy.js';
import { trustedTypes } from './trusted-types.js';
import { addressOf, elementNames, snippetFrom } from './tag.js';
import { tagSummary } from './tag-summary.js';

/** The gate of an embed: its own `base-url`, or the address beside its script. Undefined if neither is known. */
export const gateUrlOf = ({ tag, source }: Embed, page: Page, script = source?.href): URL | undefined => {
  // a placeholder cannot name a gate, because visitors may be able to write one
  const baseUrl = elementNames.includes(tag.name)
    ? tag.attributes['base-url']
    : tag.name === 'script' && tag.attributes['data-base-url'];
  return baseUrl ? addressOf(baseUrl, (page.base ?? page.address)?.href) : addressOf('public', script);
};

/** Findings about one policy and one embed. */
function embedPolicyFindings(text: string, embed: Embed, page: Page): AnyFinding[] {
  const policy = policyIn(text);
  const { tag, source } = embed;
  const gate = gateUrlOf(embed, page);
  const summary = tagSummary(tag);
  const sandbox = policy.get('sandbox');
  const findings: AnyFinding[] = [];
  if (sandbox && !sandbox.includes('allow-scripts'))
    findings.push(createFinding('sandboxed', { sandbox: `sandbox ${sandbox.join(' ')}`.trim() }, { subject: summary }));
  if (!source) return findings;

  const missing: Partial<Record<Kind, string>> = {};
  const nonce = tag.attributes['nonce'];
  const strict = isStrict(policy);
  if (strict && !nonce)
    findings.push(
      createFinding(
        'policy_wants_nonce',
        {},
        { subject: summary, lines: [snippetFrom(tag, { nonce: 'THE-NONCE-OF-THE-PAGE' })] },
      ),
    );
  if (!strict && !allows(policy, 'scripts', { url: source, page: page.address, nonce }))
    missing.scripts = source.origin;
  if (gate && !allows(policy, 'requests', { url: gate, page: page.address })) missing.requests = gate.origin;
  if (Object.keys(missing).length) findings.push(missingDirectives(text, missing, summary));
  return findings;
}

/** A finding with the missing directives and the completed policy. */
export const missingDirectives = (
  text: string,
  missing: Readonly<Partial<Record<Kind, string>>>,
  subject: string | undefined,
): AnyFinding => {
  const directives = directivesFor(missing);
  return createFinding(
    'policy',
    { missing: directives, blocked: Object.keys(missing).join(' ') },
    { subject: subject, lines: [directives, `Content-Security-Policy: ${mergePolicy(text, missing)}`] },
  );
};

/** Findings about `integrity` and `crossorigin` of a tag. */
function integrityFindings({ tag, source }: Embed, page: Page): AnyFinding[] {
  const { integrity, crossorigin, src } = tag.attributes;
  const summary = tagSummary(tag);
  const isWritten = fingerprintsIn(integrity).length > 0;
  const isElsewhere = !!src && source?.origin !== page.address?.origin;
  const isRequiredByPolicy = page.policies.some((text) => policyIn(text).get('require-sri-for')?.includes('script'));
  const isRequired = isRequiredByPolicy || /blocked-destinations=\([^)]*\bscript\b/.test(page.integrityPolicy);
  const findings: AnyFinding[] = [];
  if (crossorigin?.toLowerCase() === 'use-credentials')
    findings.push(
      createFinding(
        'crossorigin_credentials',
        {},
        { subject: summary, lines: [snippetFrom(tag, { crossorigin: '' })] },
      ),
    );
  if (integrity && crossorigin === undefined && isElsewhere)
    findings.push(
      createFinding(
        'integrity_without_crossorigin',
        {},
        { subject: summary, lines: [snippetFrom(tag, { crossorigin: '' })] },
      ),
    );
  if (integrity && !isWritten)
    findings.push(
      createFinding('integrity_ignored', {}, { subject: summary, lines: [snippetFrom(tag, { integrity: undefined })] }),
    );
  // an address without a version serves the newest version
  else if (isWritten && !/\d/.test(source?.pathname ?? ''))
    findings.push(
      createFinding(
        'integrity_may_change',
        {},
        { subject: summary, lines: [snippetFrom(tag, { integrity: undefined })] },
      ),
    );
  if (!isWritten && isRequired) findings.push(createFinding('integrity_required', {}, { subject: summary }));
  return findings;
}

/** Findings about the page's policies and the integrity of its scripts. */
export const policyFindings = (page: Page): AnyFinding[] => [
  ...scriptsOf(page).flatMap((embed) => [
    ...page.policies.flatMap((text) => embedPolicyFindings(text, embed, page)),
    ...integrityFindings(embed, page),
  ]),
  ...trustedTypes(page),
];
