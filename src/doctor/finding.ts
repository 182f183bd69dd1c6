import type { AnyFinding, Finding, FindingCode, Findings, Severity } from '../model/finding.js';

/** Severities other than `blocks`. */
const severities: { readonly [Code in FindingCode]?: Severity } = {
  unknown_widget: 'warning',
  head_only: 'info',
  relative_source: 'warning',
  policy_wants_nonce: 'warning',
  integrity_ignored: 'info',
  integrity_may_change: 'warning',
  delayed: 'warning',
  twice: 'warning',
  two_versions: 'info',
  no_base_url: 'info',
  form_closed: 'info',
  gate_unasked: 'info',
  origin_not_listed: 'warning',
  listed_unknown: 'info',
  portal_closed: 'warning',
  looks_right: 'ok',
  works: 'ok',
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
    severity: severities[code] ?? 'error',
    subject,
    lines: lines.filter((line) => line !== undefined),
  };
  return finding as unknown as AnyFinding;
}

const ranks: readonly Severity[] = ['error', 'warning', 'info', 'ok'];

/** Sorts findings by severity and removes duplicates. */
export function bySeverity(findings: readonly AnyFinding[]): AnyFinding[] {
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...unique.values()].sort((left, right) => ranks.indexOf(left.severity) - ranks.indexOf(right.severity));
}
