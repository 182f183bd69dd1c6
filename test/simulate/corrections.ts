import { isApiError } from '../../src/api/index.js';
import type { OwnRegistration } from '../../src/model/own-registration.js';
import { emailIn, insist, isGone, type Api, type CampAnswers, type FamilyContext } from './families.js';

/** Looks at the new price and saves, again where it is another one by then. */
async function save(
  context: FamilyContext,
  api: NonNullable<Api>,
  one: OwnRegistration,
  answers: Partial<CampAnswers>,
): Promise<void> {
  const { actions } = context;
  const [registration_id, body] = [one.id, { ...answers }];
  for (;;)
    try {
      const { data } = await insist(context, () => api.readCorrectionPrice({ registration_id, body }));
      const amount = String(data.amount);
      await insist(context, () => api.updateRegistration({ registration_id, body, query: { amount } }));
      const email = emailIn(one);
      actions.corrected.set(email, { ...actions.corrected.get(email), ...answers });
      return;
    } catch (error) {
      if (isGone(error)) return;
      // somebody else of the family has changed the price meanwhile
      if (!isApiError(error) || error.status !== 409) throw error;
    }
}

/** Corrects answers that have a price: one of them, or both in two windows at the same time. */
export async function correct(context: FamilyContext, api: NonNullable<Api>, one: OwnRegistration): Promise<void> {
  const { random } = context.world;
  const { size, meals } = one.values as unknown as CampAnswers;
  const sizes = (['S', 'M', 'L'] as const).filter((other) => other !== size);
  const changes: Partial<CampAnswers>[] = [{ size: random.pick(sizes) }, { meals: !meals }];
  const chosen = random.chance(0.5) ? changes : [random.pick(changes)];
  await Promise.all(chosen.map((answers) => save(context, api, one, answers)));
}
