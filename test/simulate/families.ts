import { clientOf, isApiError, retryingFetch } from '../../src/api/index.js';
import { registrations } from '../../src/contract/index.js';
import type { MailMessage } from '../../src/backend/mail/index.js';
import type { OwnRegistration } from '../../src/model/own-registration.js';
import type { Club } from './club.js';
import { correct } from './corrections.js';
import { origin } from './instance.js';
import type { Network } from './network.js';
import { Violation } from './violation.js';
import type { Acknowledged } from './visitors.js';
import type { World } from './world.js';

/** Answers that have a price. */
export interface CampAnswers {
  readonly size: 'S' | 'M' | 'L';
  readonly meals: boolean;
}

/** What families have done with their registrations, and were told that it is done. */
export interface FamilyActions {
  /** Ids of persons whose registration ends by the family: each before it is asked for. */
  readonly left: Set<string>;
  /** Ids of persons whom the club deletes: likewise. */
  readonly deleted: Set<string>;
  /** Addresses of persons who accept an offer, from before the request. */
  readonly accepting: Set<string>;
  /** Addresses of persons who have accepted an offer. */
  readonly accepted: Set<string>;
  /** Addresses of persons who have cancelled, with the form. */
  readonly cancelled: Set<string>;
  /** Answers that were corrected, by address. */
  readonly corrected: Map<string, Partial<CampAnswers>>;
  declined: number;
}

export const noActions = (): FamilyActions => ({
  left: new Set(),
  deleted: new Set(),
  accepting: new Set(),
  accepted: new Set(),
  cancelled: new Set(),
  corrected: new Map(),
  declined: 0,
});

export interface FamilyContext {
  readonly world: World;
  readonly network: Network;
  readonly club: Club;
  readonly mails: { readonly delivered: readonly MailMessage[] };
  readonly actions: FamilyActions;
}

/** So long a family looks for mails: longer than an offer to somebody else is open. Milliseconds. */
const PATIENCE_MS = 1.4 * 3600_000;
const MAX_PRESSES = 200;

export type Api = Awaited<ReturnType<typeof apiAt>>;

const LINK = /\/portal\/club\/(?:camp|waiting)(?:\?lang=en)?#([\w-]{43})/;

/** What a family that has registered does with the links that it is mailed. */
export async function live(context: FamilyContext, own: readonly Acknowledged[]): Promise<void> {
  const { world, mails, actions } = context;
  const { random } = world;
  const end = world.now + PATIENCE_MS;
  const addresses = new Set(own.map(({ email }) => email));
  const waits = () =>
    own.some(({ form, id, email }) => form === 'waiting' && !actions.deleted.has(id) && !actions.accepted.has(email));
  let isRead = false;
  for (let read = 0; world.now < end && (waits() || !isRead);) {
    await world.sleep(random.between(2_000, 40_000));
    for (; read < mails.delivered.length; read++) {
      const { to, subject, text } = mails.delivered[read]!;
      const token = LINK.exec(text)?.[1];
      if (!addresses.has(to.address) || token === undefined) continue;
      if (subject.startsWith('A place is free:')) await answerOffers(context, own, token);
      else if (!isRead && subject.startsWith('Registered:')) {
        isRead = true;
        await change(context, own, token);
      }
    }
  }
}

/** Tries again until there is an answer that will not change. */
export async function insist<Result>(
  { world }: Pick<FamilyContext, 'world'>,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let presses = 1; ; presses++)
    try {
      return await work();
    } catch (error) {
      const { status, retryAfter } = isApiError(error) ? error : { status: -1, retryAfter: undefined };
      const isTrouble = status === 0 || status >= 429 || (status === 409 && retryAfter !== undefined);
      if (!isTrouble || presses > MAX_PRESSES) throw error;
      await world.sleep(world.random.between(500, 5_000));
    }
}

/** A session for the link of a mail; undefined where the link opens nothing any more. */
async function apiAt(context: FamilyContext, token: string) {
  const base = `${origin}/public/club`;
  const fetch = retryingFetch(context.network.fetchFrom('192.0.2.250'));
  try {
    const { data } = await insist(context, () =>
      clientOf(registrations, { base, fetch }).openRegistrationSession({ body: { token } }),
    );
    return clientOf(registrations, { base, fetch, key: data.token });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

export const isGone = (error: unknown): boolean => isApiError(error) && (error.status === 401 || error.status === 404);

async function registrationsIn(context: FamilyContext, api: NonNullable<Api>): Promise<readonly OwnRegistration[]> {
  try {
    return (await insist(context, () => api.readRegistrations())).data.registrations;
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

export const emailIn = ({ values }: OwnRegistration): string => values['email'] as string;

/** Corrects or cancels some of a family's registrations, or leaves them as they are. */
async function change(context: FamilyContext, own: readonly Acknowledged[], token: string): Promise<void> {
  const { world } = context;
  const { random } = world;
  const api = await apiAt(context, token);
  for (const one of api ? await registrationsIn(context, api) : []) {
    const email = emailIn(one);
    const person = own.find((other) => other.email === email && other.form === 'camp');
    if (one.state !== 'registered') continue;
    await world.sleep(random.between(100, 20_000));
    if (random.chance(0.3)) await cancel(context, api!, { ...one, person_id: person?.id });
    else if (random.chance(0.7)) await correct(context, api!, one);
  }
}

async function cancel(
  context: FamilyContext,
  api: NonNullable<Api>,
  { id: registration_id, person_id, ...one }: OwnRegistration & { person_id?: string | undefined },
): Promise<void> {
  const { actions } = context;
  if (person_id !== undefined) actions.left.add(person_id);
  actions.cancelled.add(emailIn({ id: registration_id, ...one }));
  await insist(context, () => api.cancelRegistration({ registration_id })).catch((error: unknown) => {
    // it was done before, and the answer got lost, or the club was faster
    if (!isGone(error)) throw error;
  });
}

/** Accepts offered places, at once or in the last moment, declines them, or lets them lapse. */
async function answerOffers(context: FamilyContext, own: readonly Acknowledged[], token: string): Promise<void> {
  const { world, actions } = context;
  const { random } = world;
  const first = await apiAt(context, token);
  const offered = (first ? await registrationsIn(context, first) : []).filter(({ state }) => state === 'offered');
  for (const one of offered) {
    const plan = random.next();
    if (plan < 0.2) continue;
    const person = own.find(({ email, form }) => email === emailIn(one) && form === 'waiting')!;
    const deadline = Date.parse(one.deadline_at!);
    let api = first!;
    if (plan < 0.4) {
      await world.sleep(Math.max(1, deadline - world.now - 20_000));
      const later = await apiAt(context, token);
      if (!later) continue;
      api = later;
      await world.sleep(Math.max(1, deadline - world.now + random.between(-200, 100)));
    }
    actions.left.add(person.id);
    if (plan < 0.55 && plan >= 0.4) await decline(context, api, one);
    else await accept(context, api, { ...one, person, deadline });
  }
}

async function decline(context: FamilyContext, api: NonNullable<Api>, { id: registration_id }: OwnRegistration) {
  try {
    await insist(context, () => api.answerOffer({ registration_id, body: { accept: false } }));
    context.actions.declined++;
  } catch (error) {
    if (!isGone(error) && !(isApiError(error) && error.status === 409)) throw error;
  }
}

async function accept(
  context: FamilyContext,
  api: NonNullable<Api>,
  { person, deadline, ...one }: OwnRegistration & { person: Acknowledged; deadline: number },
): Promise<void> {
  const { world, actions } = context;
  const { id: registration_id } = one;
  try {
    actions.accepting.add(person.email);
    // a request that was told to be refused, and arrived once more, may have registered them before
    actions.cancelled.delete(person.email);
    const { data } = await insist(context, () => api.answerOffer({ registration_id, body: { accept: true } }));
    actions.accepted.add(person.email);
    const token = LINK.exec(data.url ?? '')?.[1];
    if (token === undefined) throw new Violation(`offer: ${person.email} has accepted, and got no page`);
    const next = world.random.chance(0.25) ? await apiAt(context, token) : undefined;
    const [registered] = next ? await registrationsIn(context, next) : [];
    if (next && registered && emailIn(registered) === person.email) await cancel(context, next, registered);
  } catch (error) {
    if (!isApiError(error) || ![401, 404, 409, 422].includes(error.status)) throw error;
    // it has lapsed meanwhile, or the club has deleted the person
    if (world.now < deadline && !actions.deleted.has(person.id))
      throw new Violation(`offer: ${person.email} has accepted in time, and was refused with ${error.status}`);
    actions.left.delete(person.id);
  }
}
