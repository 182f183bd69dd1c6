import { solve } from '../../src/browser/proof-of-work.js';
import type { FormToken } from '../../src/model/registration-form.js';
import { ada, backend } from './backend.js';
import { dataIn } from './service-requests.js';

export const [here, there] = ['203.0.113.7', '198.51.100.9'];
export const period = 600_000;
/** Somebody may send eight times, and slip four times, in ten minutes. */
export const rates = { writing: { limit: 8, periodMs: period }, abuseSignals: { limit: 4, periodMs: period } };

/** A club, and visitors of it at an address. */
export async function visited(yaml?: string) {
  const club = await backend({ rates, ...(yaml === undefined ? {} : { yaml }) });
  /** What a visitor gets who begins, and waits as long as it takes. */
  const begin = async (address = here, form = 'camp'): Promise<FormToken> => {
    const data = await dataIn<FormToken>(await club.ask('POST', `/public/club/forms/${form}/token`, { address }));
    club.clock.now += data.min_age_ms;
    return data;
  };
  const list_id = await club.listOf('camp');
  const send = (
    token: string,
    work?: string,
    { address = here, key = crypto.randomUUID() as string, headers = {} } = {},
  ) =>
    club.ask('POST', `/public/club/lists/${list_id}/persons`, {
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
  const busy = async (count: number, address = here) => {
    for (let time = 0; time < count; time++)
      await club.ask('POST', '/public/club/lists/lst_none/persons', { body: {}, address });
  };
  const bits = async (address = here) => (await begin(address)).work?.bits;
  return { ...club, club, begin, send, busy, bits };
}

/** A visitor who is to work, and has. */
export async function worked(place: Awaited<ReturnType<typeof visited>>) {
  await place.busy(5);
  const { token, work } = await place.begin();
  return { token, work: work!, nonce: await solve(work!) };
}
