import { solve } from '../../src/browser/proof-of-work.js';
import type { FormToken } from '../../src/model/registration-form.js';
import { ada, backend } from './backend.js';
import { dataOf } from './service-requests.js';

/** The network addresses of two visitors. */
export const [ADDRESS, OTHER_ADDRESS] = ['203.0.113.7', '198.51.100.9'];
/** The period of the rate limits below. */
export const PERIOD_MS = 600_000;
/** Somebody may send eight times, and slip four times, in ten minutes. */
export const rates = { writing: { limit: 8, periodMs: PERIOD_MS }, abuseSignals: { limit: 4, periodMs: PERIOD_MS } };

/** A club, and visitors of it at an address. */
export async function throttledClub(yaml?: string) {
  const club = await backend({ rates, ...(yaml === undefined ? {} : { yaml }) });
  /** What a visitor gets who begins, and waits as long as it takes. */
  const begin = async (address = ADDRESS, form = 'camp'): Promise<FormToken> => {
    const data = await dataOf<FormToken>(await club.request('POST', `/public/club/forms/${form}/token`, { address }));
    club.clock.now += data.min_age_ms;
    return data;
  };
  const list_id = await club.listOf('camp');
  const send = (
    token: string,
    work?: string,
    { address = ADDRESS, key = crypto.randomUUID() as string, headers = {} } = {},
  ) =>
    club.request('POST', `/public/club/lists/${list_id}/persons`, {
      body: ada,
      address,
      headers: {
        'Form-Token': token,
        'Idempotency-Key': key,
        ...(work === undefined ? {} : { 'Form-Work': work }),
        ...headers,
      },
    });
  /** Sends so many requests that come to nothing. */
  const sendInvalid = async (count: number, address = ADDRESS) => {
    for (let time = 0; time < count; time++)
      await club.request('POST', '/public/club/lists/lst_none/persons', { body: {}, address });
  };
  const workBits = async (address = ADDRESS) => (await begin(address)).work?.bits;
  return { ...club, club, begin, send, sendInvalid, workBits };
}

/** A visitor who is to work, and has. */
export async function solveWork(place: Awaited<ReturnType<typeof throttledClub>>) {
  await place.sendInvalid(5);
  const { token, work } = await place.begin();
  return { token, work: work!, nonce: await solve(work!) };
}
