import { clientOf, isApiError, isPendingReview, retryingFetch, type Client } from '../../src/api/index.js';
import { gate, type Gate } from '../../src/contract/index.js';
import { familyPriceOf, formOf } from '../../src/forms/index.js';
import type { RegistrationForm } from '../../src/model/registration-form.js';
import { origin } from './instance.js';
import type { Network } from './network.js';
import type { World } from './world.js';

/** A registration that was answered with 201. */
export interface Acknowledged {
  readonly email: string;
  readonly form: string;
  readonly list_id: string;
  readonly id: string;
  /** Number of the family. */
  readonly family: number;
  readonly isPendingReview: boolean;
  /** What the form has shown that it costs, in cents. */
  readonly cents: number;
  /** Steps of the world: when it was sent for the first time, and when it was answered. */
  readonly sentAt: number;
  readonly answeredAt: number;
  /** Sends it once more, and gives the id of the answer; or that its key is spent, or its form closed by now. */
  readonly sendAgain: () => Promise<string>;
}

export interface VisitorCounts {
  readonly acknowledged: Acknowledged[];
  refused_full: number;
  refused_closed: number;
}

/** How often visitors press the button again before they give up, in a world that goes on being calm. */
const MAX_PRESSES = 60;

const codesOf = (error: unknown): string[] => (isApiError(error) ? error.issues.map(({ code }) => code) : []);
const isClosed = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 404 || codesOf(error).some((code) => code === 'closed' || code === 'list_closed'));

/** What a person costs, as the form shows it, when so many of the family were sent before. */
function shownCents({ columns, layout, event }: RegistrationForm, values: object, before: number): number {
  if (!layout?.prices) return 0;
  const priced = { form: formOf(columns, layout), prices: layout.prices, firstDay: event!.start_date };
  return familyPriceOf([values], priced, before).cents;
}

/** A family that wants to go to camp, with the product's own client. */
export async function visit(world: World, network: Network, number: number, counts: VisitorCounts): Promise<void> {
  const { random } = world;
  const fetch = retryingFetch(network.fetchFrom(`192.0.2.${number}`));
  const api = clientOf(gate, { base: `${origin}/public/club`, fetch });
  const isBot = random.chance(0.05);
  await world.sleep(random.between(1, 20_000));

  /** Asks until there is an answer that will not change. */
  async function insist<Answer>(sendRequest: () => Promise<Answer>): Promise<Answer> {
    for (let presses = 1; ; presses++)
      try {
        return await sendRequest();
      } catch (error) {
        const passes = isApiError(error) && (error.status === 0 || error.status >= 429 || error.status === 409);
        if (!passes || presses > MAX_PRESSES) throw error;
        await world.sleep(random.between(500, 5_000));
      }
  }

  const newToken = async (client: Client<Gate>, form: string): Promise<string> =>
    (await insist(() => client.readFormToken({ slug: form }))).data.token;

  async function register(form: string, person: number): Promise<'registered' | 'full' | 'closed'> {
    const email = `visitor-${number}${person ? `-${person}` : ''}@example.org`;
    const body = {
      name: { first_name: 'Ada', last_name: `Number ${number} ${person}` },
      email,
      size: random.pick(['S', 'M', 'L']),
      meals: random.chance(0.5),
    };
    try {
      const { data } = await insist(() => api.readForm({ slug: form }));
      let token = await newToken(api, form);
      await world.sleep(2_000 + random.between(0, 10_000));
      const sentAt = world.steps;
      const { list_id } = data;
      const send = () =>
        api.createPerson({
          list_id,
          body,
          idempotency_key: `${form}-${number}-${person}`,
          form_token: token,
          form_family: `family-of-visitor-${number}`,
          ...(isBot ? { form_honeypot: true } : {}),
        });
      const answer = await insist(() =>
        send().catch(async (error: unknown) => {
          // as the element on a page does: a token that has become too old is replaced
          if (!codesOf(error).includes('form_token')) throw error;
          token = await newToken(api, form);
          await world.sleep(2_000);
          return send();
        }),
      );
      const before = counts.acknowledged.filter((one) => one.family === number && one.form === form).length;
      counts.acknowledged.push({
        email,
        form,
        list_id,
        id: answer.data.id,
        family: number,
        cents: shownCents(data, body, before),
        isPendingReview: isPendingReview(answer.data),
        sentAt,
        answeredAt: world.steps,
        sendAgain: async () => {
          try {
            token = await newToken(api, form);
            await world.sleep(2_000);
            return (await insist(send)).data.id;
          } catch (error) {
            if (codesOf(error).includes('key_spent')) return 'key_spent';
            if (isClosed(error)) return 'closed';
            throw error;
          }
        },
      });
      return 'registered';
    } catch (error) {
      if (codesOf(error).includes('full')) return 'full';
      if (isClosed(error)) return 'closed';
      // somebody has deleted it before its answer arrived
      if (codesOf(error).includes('key_spent')) return 'registered';
      throw error;
    }
  }

  const persons = random.chance(0.35) ? 2 : 1;
  for (let person = 0; person < persons; person++) {
    let end = await register('camp', person);
    if (end === 'full') {
      counts.refused_full++;
      end = await register('waiting', person);
    }
    if (end === 'closed') counts.refused_closed++;
  }
}
