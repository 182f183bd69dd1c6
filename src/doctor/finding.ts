import type { AnyFinding, Finding, FindingCode, Findings, Severity } from '../model/finding.js';

/** Severities other than `blocks`. */
const severities: { readonly [Code in FindingCode]?: Severity } = {
  unknown_widget: 'hinders',
  head_only: 'note',
  relative_source: 'hinders',
  policy_wants_nonce: 'hinders',
  integrity_ignored: 'note',
  integrity_may_change: 'hinders',
  delayed: 'hinders',
  twice: 'hinders',
  two_versions: 'note',
  no_base_url: 'note',
  form_closed: 'note',
  gate_unasked: 'note',
  origin_not_listed: 'hinders',
  listed_unknown: 'note',
  portal_closed: 'hinders',
  looks_right: 'fine',
  stands: 'fine',
};

/** Optional parts of a finding. */
interface FindingDetails {
  subject?: string | undefined;
  lines?: readonly (string | undefined)[];
}

/** Creates a finding with the severity of its code. */
export function createFinding<Code extends FindingCode>(
  code: Code,
  params: Findings[Code],
  { subject, lines = [] }: FindingDetails = {},
): AnyFinding {
  const finding: Finding<Code> = {
    code,
    params,
    severity: severities[code] ?? 'blocks',
    subject,
    lines: lines.filter((line) => line !== undefined),
  };
  return finding as unknown as AnyFinding;
}

const ranks: readonly Severity[] = ['blocks', 'hinders', 'note', 'fine'];

/** Sorts findings by severity and removes duplicates. */
export function bySeverity(findings: readonly AnyFinding[]): AnyFinding[] {
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...unique.values()].sort((left, right) => ranks.indexOf(left.severity) - ranks.indexOf(right.severity));
}
