import type { FindingCode, Findings, Severity } from '../finding.js';
import type { Standing } from '../standing.js';

type Sentence<Params> = string | ((params: Params) => string);

/** What there is to say about one finding: what is the matter, and what to do. */
export interface Said<Params> {
  readonly title: Sentence<Params>;
  readonly advice: Sentence<Params>;
}

/** What the doctor must be able to say in a language. */
export interface Words {
  readonly findings: { readonly [Code in FindingCode]: Said<Findings[Code]> };
  readonly severities: Readonly<Record<Severity, string>>;
  readonly standings: Readonly<Record<Standing, string>>;
  /** Of the whole: so many things keep it from showing, so many are worth a look. */
  readonly summary: (blocking: number, others: number) => string;
  readonly heading: string;
  readonly looking: string;
  readonly about: string;
  readonly paste: string;
  readonly copy: string;
  readonly copied: string;
  readonly selected: string;
  readonly close: string;
  readonly embeds: string;
  readonly slug: string;
  readonly base: string;
  readonly state: string;
  readonly stoodAfter: (milliseconds: string) => string;
  readonly requests: string;
  readonly noRequests: string;
  readonly noStatus: string;
}
