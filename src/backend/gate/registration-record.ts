import { parseAccept } from 'hono/utils/accept';
import { headerNames } from '../../contract/index.js';
import { priceOf, type Form } from '../../forms/index.js';
import { CONFIRMATION_HOURS, type Layout } from '../../model/registration-form.js';
import type { RegistrationRecord } from '../backend.js';
import { unprocessable } from '../http/middleware/index.js';
import { newSecret, type StoredForm } from '../store/index.js';
import type { GateContext } from './gate-context.js';

const HOUR_MS = 3600_000;

/** Long enough that nobody guesses another family's. */
export const FAMILY = /^[\w-]{16,64}$/;

/** A family of one. */
export const newFamily = (): string => newSecret().slice(0, 32);

/** The state of a registration that counts: waiting if the form is another form's waiting list. */
export function firstState(
  forms: readonly StoredForm[],
  { slug, list_id }: Pick<StoredForm, 'slug' | 'list_id'>,
): RegistrationRecord['state'] {
  if (list_id === 'member') return 'applied';
  return forms.some(({ layout }) => layout?.waiting_list === slug) ? 'waiting' : 'registered';
}

/** The state of a new registration, and until when its address has to be confirmed, if the form wants that. */
export function arrivalOf(
  forms: readonly StoredForm[],
  form: Pick<StoredForm, 'slug' | 'list_id' | 'layout'>,
  now: number,
): Pick<RegistrationRecord, 'state' | 'deadline_at'> {
  return form.layout?.confirm_email
    ? { state: 'unconfirmed', deadline_at: now + CONFIRMATION_HOURS * HOUR_MS }
    : { state: firstState(forms, form), deadline_at: null };
}

/** The language of mails to somebody who prefers these (`Accept-Language`), among those that the club writes in. */
export function mailLanguageOf({ request, workspace }: Pick<GateContext, 'request' | 'workspace'>): string | null {
  const accepted = parseAccept(request.headers.get('accept-language') ?? '').filter(({ q }) => q > 0);
  const tags = accepted.flatMap(({ type }) => [type, type.replace(/-.*$/, '')]);
  return tags.find((tag) => workspace.languages.includes(tag)) ?? null;
}

/** Amounts for the first, the second and the third person of a family. The position is known once the person is stored. */
export function amountsOf(
  { prices }: Pick<Layout, 'prices'>,
  priced: { readonly form: Form; readonly values: object; readonly firstDay: string },
): readonly number[] | null {
  const { values, ...around } = priced;
  return prices ? [0, 1, 2].map((position) => priceOf(values, { ...around, prices, position }).cents) : null;
}

/** Describes the registration of a request: form, family, language of its mails and first state. Throws 422. */
export async function registrationRecordOf(
  context: GateContext,
  form: StoredForm,
  { consents, ...priced }: Parameters<typeof amountsOf>[1] & Pick<RegistrationRecord, 'consents'>,
): Promise<RegistrationRecord> {
  const family = context.request.headers.get(headerNames.formFamily) ?? newFamily();
  if (!FAMILY.test(family)) throw unprocessable([{ field: headerNames.formFamily, code: 'invalid' }]);
  return {
    slug: form.slug,
    family,
    language: mailLanguageOf(context),
    ...arrivalOf(await context.reads.formsOf(context.workspace.id), form, context.now),
    amount: amountsOf(form.layout ?? {}, priced),
    ...(consents ? { consents } : {}),
  };
}
