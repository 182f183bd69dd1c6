import type { ElementStatus, FindingCode, Findings, Severity } from '../model/finding.js';

/** A sentence about a finding, in every case or by its params. */
type FindingSentence<Params> = string | ((params: Params) => string);

/** The texts of one finding: the problem, and the remedy. */
export interface FindingText<Params> {
  readonly title: FindingSentence<Params>;
  readonly advice: FindingSentence<Params>;
}

/** The texts of all findings. */
export type FindingTexts = { readonly [Code in FindingCode]: FindingText<Findings[Code]> };

/** The texts of the doctor in one language. */
export interface DoctorWords {
  readonly findings: FindingTexts;
  readonly severities: Readonly<Record<Severity, string>>;
  readonly statuses: Readonly<Record<ElementStatus, string>>;
  /** Of the whole: so many things keep it from showing, so many are worth a look. */
  readonly summary: (blockingCount: number, minorCount: number) => string;
  readonly heading: string;
  readonly looking: string;
  readonly foundIn: string;
  readonly paste: string;
  /** A mail to the operator of the service. */
  readonly mailHeading: string;
  readonly mailHelp: string;
  readonly mailProblem: string;
  readonly mailFine: string;
  readonly copy: string;
  readonly copied: string;
  readonly selected: string;
  readonly close: string;
  readonly embeds: string;
  readonly slug: string;
  readonly base: string;
  readonly state: string;
  readonly loadedAfter: (milliseconds: string) => string;
  readonly requests: string;
  readonly noRequests: string;
  readonly noStatus: string;
}

/** The texts of the doctor's page beside the findings. */
export interface DoctorPageWords {
  readonly title: string;
  readonly intro: string;
  readonly address: string;
  readonly addressHelp: string;
  readonly fetch: string;
  readonly fetching: string;
  readonly fetched: string;
  readonly asking: string;
  readonly notFetched: string;
  readonly noAddress: string;
  readonly source: string;
  readonly sourceHelp: string;
  readonly headers: string;
  readonly headersHelp: string;
  readonly check: string;
  readonly empty: string;
  readonly results: string;
}
