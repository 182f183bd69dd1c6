import { createHash } from 'node:crypto';
import type { Course } from './course.js';

const countLines = [
  'registrations',
  'refusals',
  'offers_accepted',
  'offers_declined',
  'cancelled',
  'corrected',
  'paid',
  'further_fees',
  'credits',
  'confirmed',
  'expired',
  'resent',
  'crashes',
  'pauses',
  'lost_requests',
  'lost_answers',
  'doubled',
  'mails',
  'repeated_mails',
  'steps',
] as const satisfies readonly (keyof Course)[];

export interface Totals {
  runs: number;
  readonly counts: Record<(typeof countLines)[number], number>;
  /** Of the traces of all runs. */
  trace: string;
}

export const emptyTotals = (): Totals => ({
  runs: 0,
  counts: Object.fromEntries(countLines.map((name) => [name, 0])) as Totals['counts'],
  trace: '',
});

export function addTo(totals: Totals, course: Course): void {
  totals.runs++;
  for (const name of countLines) totals.counts[name] += course[name];
  totals.trace = createHash('sha256').update(`${totals.trace}${course.trace}`).digest('hex').slice(0, 16);
}

/** One line: how many of what, and the hash of all that happened. */
export const summaryOf = ({ runs, counts, trace }: Totals): string =>
  [`runs ${runs}`, ...countLines.map((name) => `${name.replaceAll('_', ' ')} ${counts[name]}`), `trace ${trace}`].join(
    ', ',
  );
