import { missingDirectives } from './policy-findings.js';
import type { AnyFinding } from '../model/finding.js';
import { addressOf } from './tag.js';
import { blockedTypeFindings } from './trusted-types.js';

/** A request or script that the page's policy has blocked. */
export interface Violation {
  readonly effectiveDirective: string;
  readonly blockedURI: string;
  readonly originalPolicy: string;
  readonly disposition: string;
  /** The first forty characters of the blocked code; the name of a blocked Trusted Types policy. */
  readonly sample: string;
}

/** The body of a buffered report, which names the address differently from the event. */
interface ReportBody {
  readonly effectiveDirective: string;
  readonly blockedURL: string;
  readonly originalPolicy: string;
  readonly disposition: string;
  readonly sample: string;
}

/** Collects violations of the page's policy, those before the call included if the browser reports them. */
export function watchViolations(target: Document): { violations: () => Violation[]; stop: () => void } {
  /** Without duplicates: an event may be reported as well. */
  const all = new Map<string, Violation>();
  const add = ({ effectiveDirective, blockedURI, originalPolicy, disposition, sample }: Violation) => {
    const violation = { effectiveDirective, blockedURI, originalPolicy, disposition, sample };
    all.set(Object.values(violation).join('\n'), violation);
  };
  const addReports = (reports: readonly Report[]) => {
    for (const { body } of reports) add(violationOf(body as unknown as ReportBody));
  };
  target.addEventListener('securitypolicyviolation', add);
  // Firefox and Safari have it since recently
  const observer =
    'ReportingObserver' in globalThis
      ? new ReportingObserver(addReports, { types: ['csp-violation'], buffered: true })
      : undefined;
  observer?.observe();
  return {
    violations: () => {
      addReports(observer?.takeRecords() ?? []);
      return [...all.values()];
    },
    stop: () => {
      target.removeEventListener('securitypolicyviolation', add);
      observer?.disconnect();
    },
  };
}

const violationOf = ({
  effectiveDirective,
  blockedURL,
  originalPolicy,
  disposition,
  sample,
}: ReportBody): Violation => ({
  effectiveDirective,
  blockedURI: blockedURL,
  originalPolicy,
  disposition,
  sample,
});

/** Findings from violations that concern the origins of our scripts and gates. */
export function violationFindings(violations: readonly Violation[], origins: readonly string[]): AnyFinding[] {
  const enforced = violations.filter(({ disposition }) => disposition !== 'report');
  /** Names of blocked Trusted Types policies, by the text of the page's policy. */
  const types = new Map<string, string[]>();
  for (const { effectiveDirective, originalPolicy, sample } of enforced)
    if (effectiveDirective === 'trusted-types')
      types.set(originalPolicy, [...(types.get(originalPolicy) ?? []), sample]);
  const addresses = enforced.flatMap(({ effectiveDirective, blockedURI, originalPolicy }) => {
    const origin = addressOf(blockedURI)?.origin;
    if (!origin || !origins.includes(origin)) return [];
    if (effectiveDirective.startsWith('connect-src'))
      return [missingDirectives(originalPolicy, { requests: origin }, undefined)];
    if (effectiveDirective.startsWith('script-src'))
      return [missingDirectives(originalPolicy, { scripts: origin }, undefined)];
    return [];
  });
  return [...addresses, ...[...types].flatMap(([text, names]) => blockedTypeFindings(text, names))];
}
