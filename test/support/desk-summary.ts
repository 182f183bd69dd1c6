import { matrix, type OrganiserEmail } from './desk-matrix.js';

interface Counts {
  open: number;
  refusals: number;
  answers: number;
  shown: number;
  withheld: number;
}

const countsByOrganiser = new Map<OrganiserEmail, Counts>();

function countsOf(email: OrganiserEmail): Counts {
  const counts = countsByOrganiser.get(email) ?? { open: 0, refusals: 0, answers: 0, shown: 0, withheld: 0 };
  countsByOrganiser.set(email, counts);
  return counts;
}

/** Counts an attempt of an organiser at an endpoint. */
export const countAttempt = (email: OrganiserEmail, outcome: 'open' | 'refusals'): number => ++countsOf(email)[outcome];

/** Counts the fields in an answer to an organiser. */
export function countFields(
  email: OrganiserEmail,
  fields: { readonly shown: number; readonly withheld: number },
): void {
  const counts = countsOf(email);
  counts.answers++;
  counts.shown += fields.shown;
  counts.withheld += fields.withheld;
}

/** One line for each organiser. */
export const summaryOfDesk = (): string[] =>
  [...countsByOrganiser].map(
    ([email, { open, refusals, answers, shown, withheld }]) =>
      `${email} (${matrix[email].lists.length} lists, ${matrix[email].fields.length} fields): ` +
      `${open + refusals} endpoints tried, ${open} open, ${refusals} refused; ` +
      `${answers} answers × fields: ${shown} shown, ${withheld} withheld`,
  );
