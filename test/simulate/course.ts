import type { Mode } from './database.js';
import type { Weakening } from './weaken.js';

export interface SimulationOptions {
  readonly seed: number;
  /** Number of the run: each has a seed of its own, made of both. */
  readonly run: number;
  readonly weaken?: Weakening | undefined;
}

export interface Course {
  readonly seed: number;
  readonly run: number;
  readonly mode: Mode;
  /** The same for two runs that did the same in the same order. */
  readonly trace: string;
  /** What went wrong; undefined where nothing did. */
  readonly violation: string | undefined;
  readonly steps: number;
  readonly registrations: number;
  readonly refusals: number;
  readonly offers_accepted: number;
  readonly offers_declined: number;
  readonly cancelled: number;
  readonly corrected: number;
  readonly paid: number;
  readonly further_fees: number;
  readonly credits: number;
  readonly confirmed: number;
  readonly expired: number;
  readonly resent: number;
  readonly crashes: number;
  readonly pauses: number;
  readonly lost_requests: number;
  readonly lost_answers: number;
  readonly doubled: number;
  readonly mails: number;
  readonly repeated_mails: number;
}
