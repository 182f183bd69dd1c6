import { formatEuros, isolate, supportedTag } from '../../../i18n/index.js';
import { serverWordsOf } from '../../../i18n/server-words.js';
import { PAYABLE_STATES } from '../../store/index.js';
import type { Workspace } from '../../../model/workspace.js';
import { personName, readFormMail, recipientOf, titleOf, type Answers, type FormMail } from './form-mail.js';
import type { OwedFee } from './owed-fee.js';
import { unlessRefused } from './members.js';
import type { ComposedKind } from './message-kind.js';
import { paymentBlocks } from './payment-blocks.js';
import { createRegistrationLink } from './registration-link.js';
import { wordFormMail } from './word-form-mail.js';
import { countMail } from './count-mail.js';

/** What a mail about a changed price tells. Amounts are cents. */
interface PriceChange {
  readonly person: Answers;
  readonly amounts: { readonly from: number; readonly to: number };
  readonly fees: readonly OwedFee[];
  /** What was paid too much. */
  readonly credit: number | undefined;
  readonly link: string;
  readonly repeat: boolean;
}

/** Words the mail. */
export async function wordPriceChange(
  formMail: FormMail,
  workspace: Workspace,
  { person, amounts, fees, credit, link, repeat }: PriceChange,
): ReturnType<typeof wordFormMail> {
  const { language } = formMail;
  const words = await serverWordsOf(language, 'registration');
  const { stillToPay } = await serverWordsOf(language, 'mail');
  const euros = (cents: number) => formatEuros(cents, supportedTag(language));
  return wordFormMail(formMail, workspace, {
    kind: 'price_changed',
    subject: words.priceSubject(titleOf(formMail)),
    intro: words.priceMail(titleOf(formMail)),
    facts: [
      [formMail.formWords.labels['name']!, isolate(personName(person), language)],
      [words.formerPrice, euros(amounts.from)],
      [words.newPrice, euros(amounts.to)],
    ],
    payment: await paymentBlocks(
      formMail,
      workspace,
      fees.map((fee) => ({ person, fee })),
      stillToPay,
    ),
    notes: [...(credit === undefined ? [] : [words.overpaid(euros(credit))]), words.keepLink],
    persons: [],
    greeted: [person],
    button: { link, button: words.view },
    repeat,
  });
}

/**
 * Tells a family that a correction has changed what a registration costs: before, now, and how the rest is paid. Several changes until it
 * is sent are told as one; undefined if the price is the old one again, or the registration has ended.
 */
export const registrationPriceMail: ComposedKind = async (context, mail, workspace) => {
  const { registration: id = '', from = 0 } = mail.payload as { registration?: string; from?: number };
  const { store, memberApi } = context;
  const registration = await store.registrations.find(workspace.id, id);
  if (!registration || registration.amount === null || registration.amount === from) return undefined;
  if (!PAYABLE_STATES.includes(registration.state)) return undefined;
  const { slug, language: preferred, amount } = registration;
  const formMail = await readFormMail(context, workspace, slug, preferred);
  if (!formMail) return undefined;
  const api = await memberApi(workspace);
  // an address that was never confirmed is told nothing
  const family = (await store.registrations.ofFamily(registration)).filter(({ state }) =>
    PAYABLE_STATES.includes(state),
  );
  const answers = await Promise.all(
    family.map(({ list_id, person_id }) => unlessRefused(api.readPerson({ list_id, person_id }))),
  );
  const persons = answers.map((answer) => answer?.data as unknown as Answers | undefined);
  const person = persons[family.findIndex((one) => one.id === id)];
  const registeredPersons = persons.filter((one) => one !== undefined);
  const to = recipientOf(formMail, person ? [person, ...registeredPersons] : registeredPersons);
  if (!person || !to) return undefined;
  if (mail.tries === 1) await countMail(context, workspace.id, to.address);

  const fees = (await context.ensureFees(workspace, [registration])).get(id) ?? [];
  const [credit] = (await store.credits.ofPersons(workspace.id, [registration.person_id])).filter(
    ({ registration_id }) => registration_id === id,
  );
  return {
    to,
    person_ids: [registration.person_id],
    language: formMail.language,
    ...(await wordPriceChange(formMail, workspace, {
      person,
      amounts: { from, to: amount },
      fees,
      credit: credit?.amount,
      link: await createRegistrationLink(context, workspace, registration, formMail),
      repeat: mail.repeat,
    })),
  };
};
