import { clientOf, isApiError, retryingFetch } from '../../src/api/index.js';
import { gate, registrations } from '../../src/contract/index.js';
import { insist, type FamilyContext } from './families.js';
import { origin } from './instance.js';
import { CONFIRMATION_MS } from './short-confirmations.js';
import { Violation } from './violation.js';

/** Visitors of the hike, by address. */
export interface HikeCounts {
  readonly registered: Set<string>;
  /** They have pressed the button, and were told that their registration counts. */
  readonly confirmed: Set<string>;
  /** They were told that it is too late. */
  readonly expired: Set<string>;
  /** They have asked for the mail again. */
  resent: number;
}

export const noHikers = (): HikeCounts => ({
  registered: new Set(),
  confirmed: new Set(),
  expired: new Set(),
  resent: 0,
});

const base = `${origin}/public/club`;
const LINK = /\/portal\/club\/hike\/confirmation\?lang=en#([\w-]{43})/;
/** How long somebody looks for the mail: longer than it can be of use. Milliseconds. */
const PATIENCE_MS = 3 * CONFIRMATION_MS;

type Context = Omit<FamilyContext, 'actions'>;

const isFull = (error: unknown): boolean => isApiError(error) && error.issues.some(({ code }) => code === 'full');

/** The id of the new person; undefined if the hike is full. */
async function register(context: Context, number: number, email: string): Promise<string | undefined> {
  const { world, network } = context;
  const api = clientOf(gate, { base, fetch: retryingFetch(network.fetchFrom(`198.51.100.${number + 100}`)) });
  const { data: form } = await insist(context, () => api.readForm({ slug: 'hike' }));
  const { data: token } = await insist(context, () => api.readFormToken({ slug: 'hike' }));
  await world.sleep(2_000 + world.random.between(0, 5_000));
  const entry = {
    list_id: form.list_id,
    body: { name: { first_name: 'Hiker', last_name: `Number ${number}` }, email },
    idempotency_key: `hike-${number}`,
    form_token: token.token,
  };
  try {
    return (await insist(context, () => api.createPerson(entry))).data.id;
  } catch (error) {
    // it was stored and has expired before its answer arrived
    if (isFull(error) || (isApiError(error) && error.issues.some(({ code }) => code === 'key_spent'))) return undefined;
    throw error;
  }
}

/** The token of the newest mail to an address; undefined where none comes. */
async function tokenFor({ world, mails }: Context, email: string, end: number): Promise<string | undefined> {
  while (world.now < end) {
    const mail = mails.delivered.findLast(({ to, text }) => to.address === email && LINK.test(text));
    if (mail) return LINK.exec(mail.text)![1];
    await world.sleep(world.random.between(500, 3_000));
  }
  return undefined;
}

/** Registers, and confirms the address at once, in the last moment, or never. */
export async function hike(context: Context, number: number, counts: HikeCounts): Promise<void> {
  const { world, network } = context;
  const { random } = world;
  const email = `hiker-${number}@example.org`;
  await world.sleep(random.between(1, 30_000));
  const startedAt = world.now;
  const person_id = await register(context, number, email);
  if (person_id === undefined) return;
  counts.registered.add(email);
  const api = clientOf(registrations, { base, fetch: retryingFetch(network.fetchFrom(`198.51.100.${number + 100}`)) });
  const plan = random.next();
  if (plan < 0.2) return;
  if (plan < 0.5) {
    await world.sleep(random.between(1, 15_000));
    await insist(context, () => api.resendConfirmation({ body: { person_id } }));
    counts.resent++;
  }
  const answeredAt = world.now;
  const token = await tokenFor(context, email, startedAt + PATIENCE_MS);
  if (token === undefined) return;
  const margin = random.between(0, random.pick([500, 6_000]));
  if (plan > 0.6) await world.sleep(Math.max(1, answeredAt + CONFIRMATION_MS - world.now - margin));
  try {
    await insist(context, () => api.confirmRegistration({ body: { token } }));
    counts.confirmed.add(email);
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
    if (world.now < startedAt + CONFIRMATION_MS)
      throw new Violation(`confirm: ${email} has confirmed in time, and was refused`, { cause: error });
    counts.expired.add(email);
  }
}
