import { family } from '../gate/priced-camp.js';
import { ada, gateFile, hostedClub, type HostedClub } from './hosted-club.js';

export { family };

/** What the camp costs: 100.00 euros, and 20.00 more in a large tent; the second of a family pays 10 % less. */
const PRICES = `{ base: 100, additions: [{ amount: 20, when: { field: tent, is: Large } }], siblings: { second: 10 % } }`;

const ACCOUNT = 'bank_account: { holder: Club e. V., iban: DE89370400440532013000 }';

/** A gate.yaml with prices of its camp. */
export const withPrices = (yaml: string, prices = PRICES): string =>
  yaml
    .replace('name: Club,', `name: Club, ${ACCOUNT},`)
    .replace('participants: 3', `participants: 3, prices: ${prices}`);

/** A gate.yaml whose camp has prices. */
export const pricedFile =
  (keys = '', places = 2, prices = PRICES) =>
  (double: HostedClub['double']): string =>
    withPrices(gateFile(double, places), prices)
      .replace('name: Club,', 'name: Club, languages: [en, de],')
      .replace('participants: 3,', `participants: 3, ${keys}`);

type ClubOptions = NonNullable<Parameters<typeof hostedClub>[0]>;

/** A gate whose camp has prices, and what its store has of fees. */
export async function pricedClub({
  keys = '',
  ...options
}: Omit<ClubOptions, 'file'> & { readonly keys?: string } = {}) {
  const club = await hostedClub({ file: pricedFile(keys, options.places), ...options });
  return { ...club, ...feesIn(club) };
}

export type PricedClub = Awaited<ReturnType<typeof pricedClub>>;

/** The fees in the store of a gate, and what a visitor is told of them. */
export function feesIn({ store, request, register }: HostedClub) {
  const workspaceId = async () => (await store.workspaces.bySlug('club'))!.id;
  return {
    workspaceId,

    /** First name and cents of each fee, oldest first. */
    fees: async () => (await store.fees.all(await workspaceId())).map(({ first_name, amount }) => [first_name, amount]),

    /** Registers somebody of one family. */
    registerRelative: (more: object = {}, options: Parameters<typeof register>[1] = {}) =>
      register({ ...ada, ...more }, { ...options, headers: { 'Form-Family': family, ...options.headers } }),

    /** What the confirmation says about paying, at one of the gate's processes. */
    payments: async (app?: HostedClub['backend']) => {
      const path = '/public/club/forms/camp/payments';
      const headers = { 'content-type': 'application/json' };
      const response = app
        ? await app(
            new Request(`https://gate.test${path}`, { method: 'POST', headers, body: JSON.stringify({ family }) }),
          )
        : await request('POST', path, {}, { family });
      return ((await response.json()) as { data: { amount: number; reference: string; payment: object | null }[] })
        .data;
    },
  };
}
