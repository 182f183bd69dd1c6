import { clientOf, isApiError } from '../../src/api/index.js';
import { gate } from '../../src/contract/index.js';

/** How a visitor's minute ended. */
export type End = 'registered' | 'full' | 'unanswered' | `status ${number}`;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One visitor: opens the form, fills it in, sends it, and comes again when asked to, as the element on a page does. */
async function visit(base: string, address: string, number: number): Promise<End> {
  const network = (request: Request) => {
    request.headers.set('x-forwarded-for', address);
    return fetch(request);
  };
  const api = clientOf(gate, { base, fetch: network, patience: 60_000 });
  const idempotency_key = `visitor-${number}`;
  for (let tries = 0; tries < 30; tries++)
    try {
      const { data: form } = await api.readForm({ slug: 'camp' });
      const { data: token } = await api.readFormToken({ slug: 'camp' });
      await sleep(token.min_age_ms);
      await api.createPerson({
        list_id: form.list_id,
        body: { name: { first_name: `Visitor ${number}`, last_name: 'Rush' }, email: `visitor.${number}@example.org` },
        idempotency_key,
        form_token: token.token,
      });
      return 'registered';
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.issues.some(({ code }) => code === 'full')) return 'full';
      if (error.status === 0) return 'unanswered';
      if (error.status !== 429 && error.status !== 409) return `status ${error.status}`;
      await sleep((error.retryAfter ?? 1000) * (1 + Math.random()));
    }
  return 'unanswered';
}

/** Many visitors at once, each from an address of their own, spread over the processes that serve. */
export async function rush(bases: readonly string[], visitors: number): Promise<Record<string, number>> {
  const ends = await Promise.all(
    Array.from({ length: visitors }, (_, number) =>
      visit(bases[number % bases.length]!, `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`, number),
    ),
  );
  const counts: Record<string, number> = {};
  for (const end of ends) counts[end] = (counts[end] ?? 0) + 1;
  return counts;
}

/** A camp with so many places, open now. */
export const campWith = (places: number) => `
workspace: { slug: club, name: Club }
events:
  - { slug: camp, title: Camp, published: true, start_date: 2099-07-24, max_persons: ${places} }
`;
