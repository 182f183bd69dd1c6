import { policyFinding } from './allowed.js';
import type { AnyFinding } from '../model/finding.js';
import { addressOf } from './tag.js';
import { stoppedTypes } from './trusted-types.js';

/** Something that the page's policy has stopped. */
export interface Violation {
  readonly effectiveDirective: string;
  readonly blockedURI: string;
  readonly originalPolicy: string;
  readonly disposition: string;
  /** The first forty signs of what was stopped; of a Trusted Types policy its name. */
  readonly sample: string;
}

/** Events and buffered reports name the same things differently. */
interface Told {
  readonly effectiveDirective: string;
  readonly blockedURL: string;
  readonly originalPolicy: string;
  readonly disposition: string;
  readonly sample: string;
}

/** Listens to what the page's policy stops, and asks what it has stopped so far where the browser remembers. */
export function listening(target: Document): { heard: () => Violation[]; stop: () => void } {
  /** Each once: what comes as an event may be reported, too. */
  const all = new Map<string, Violation>();
  const hear = ({ effectiveDirective, blockedURI, originalPolicy, disposition, sample }: Violation) => {
    const one = { effectiveDirective, blockedURI, originalPolicy, disposition, sample };
    all.set(Object.values(one).join('\n'), one);
  };
  const hearAll = (reports: readonly Report[]) => {
    for (const { body } of reports) hear(toldBy(body as unknown as Told));
  };
  target.addEventListener('securitypolicyviolation', hear);
  // young in Firefox and Safari
  const observer =
    'ReportingObserver' in globalThis
      ? new ReportingObserver(hearAll, { types: ['csp-violation'], buffered: true })
      : undefined;
  observer?.observe();
  return {
    heard: () => {
      hearAll(observer?.takeRecords() ?? []);
      return [...all.values()];
    },
    stop: () => {
      target.removeEventListener('securitypolicyviolation', hear);
      observer?.disconnect();
    },
  };
}

const toldBy = ({ effectiveDirective, blockedURL, originalPolicy, disposition, sample }: Told): Violation => ({
  effectiveDirective,
  blockedURI: blockedURL,
  originalPolicy,
  disposition,
  sample,
});

/** What of that is about us: `origins` are those of our scripts and gates. */
export function fromViolations(violations: readonly Violation[], origins: readonly string[]): AnyFinding[] {
  const enforced = violations.filter(({ disposition }) => disposition !== 'report');
  /** Names of Trusted Types policies that were stopped, by the page's policy that stopped them. */
  const types = new Map<string, string[]>();
  for (const { effectiveDirective, originalPolicy, sample } of enforced)
    if (effectiveDirective === 'trusted-types')
      types.set(originalPolicy, [...(types.get(originalPolicy) ?? []), sample]);
  const addresses = enforced.flatMap(({ effectiveDirective, blockedURI, originalPolicy }) => {
    const origin = addressOf(blockedURI)?.origin;
    if (!origin || !origins.includes(origin)) return [];
    if (effectiveDirective.startsWith('connect-src'))
      return [policyFinding(originalPolicy, { requests: origin }, undefined)];
    if (effectiveDirective.startsWith('script-src'))
      return [policyFinding(originalPolicy, { scripts: origin }, undefined)];
    return [];
  });
  return [...addresses, ...[...types].flatMap(([text, names]) => stoppedTypes(text, names))];
}
