import type { AnyFinding, Finding, FindingCode, Findings, Severity } from '../model/finding.js';

/** What is found less often than that it keeps an embed from showing. */
const milder: { readonly [Code in FindingCode]?: Severity } = {
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
  shut: 'note',
  gate_unasked: 'note',
  origin_not_listed: 'hinders',
  listed_unknown: 'note',
  portal_closed: 'hinders',
  looks_right: 'fine',
  stands: 'fine',
};

interface Further {
  about?: string | undefined;
  lines?: readonly (string | undefined)[];
}

export function found<Code extends FindingCode>(
  code: Code,
  params: Findings[Code],
  { about, lines = [] }: Further = {},
): AnyFinding {
  const finding: Finding<Code> = {
    code,
    params,
    severity: milder[code] ?? 'blocks',
    about,
    lines: lines.filter((line) => line !== undefined),
  };
  return finding as unknown as AnyFinding;
}

const ranks: readonly Severity[] = ['blocks', 'hinders', 'note', 'fine'];

/** What matters most first, and nothing twice. */
export function inOrder(findings: readonly AnyFinding[]): AnyFinding[] {
  const known = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...known.values()].sort((one, other) => ranks.indexOf(one.severity) - ranks.indexOf(other.severity));
}
