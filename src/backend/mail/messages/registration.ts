import { isolate } from '../../../i18n/index.js';
import { serverWordsOf } from '../../../i18n/server-words.js';
import type { Person } from '../../../model/person.js';
import type { Workspace } from '../../../model/workspace.js';
import type { Registration } from '../../store/index.js';
import { UndeliverableError, type Mailbox } from '../mail-message.js';
import { calendarFile, readFormMail, recipientOf, type Answers, type FormMail, type MailButton } from './form-mail.js';
import { confirmationMail } from './confirmation.js';
import { countMail } from './count-mail.js';
import { notifyOfRegistrations } from './organiser-notice.js';
import { unlessRefused } from './members.js';
import type { ComposedKind, MailContext } from './message-kind.js';
import { offerPriceFacts, type OfferedPlace } from './offer-prices.js';
import type { OwedFee } from './owed-fee.js';
import { paymentBlocks } from './payment-blocks.js';
import { createRegistrationLink } from './registration-link.js';
import { toSingleLine } from '../single-line.js';
import { wordFormMail } from './word-form-mail.js';
import { wordRegistrations, type RegistrationWording } from './registration-wording.js';

/** The recipient of a mail about persons of a family: their own address, else the address of another family member. */
async function familyAddress(
  context: MailContext,
  workspace: Workspace,
  formMail: FormMail,
  { first, persons }: { readonly first: Registration; readonly persons: readonly Answers[] },
): Promise<Mailbox | undefined> {
  const own = recipientOf(formMail, persons);
  if (own) return own;
  const family = (await context.store.registrations.ofFamily(first)).filter(({ state }) => state !== 'unconfirmed');
  const wholeFamily = await personsOf(context, workspace, family);
  return recipientOf(
    formMail,
    wholeFamily.map(({ person }) => person),
  );
}

/** The persons of registrations who are still there. */
async function personsOf({ memberApi }: MailContext, workspace: Workspace, family: readonly Registration[]) {
  const api = await memberApi(workspace);
  const answers = await Promise.all(
    family.map(({ list_id, person_id }) => unlessRefused(api.readPerson({ list_id, person_id }))),
  );
  return family.flatMap((registration, index) => {
    const person = answers[index]?.data as unknown as Answers | undefined;
    return person ? [{ registration, person }] : [];
  });
}

/** What offered places cost by now: the page behind the button shows the same. */
const offeredPlaces = (
  { offerPrice }: MailContext,
  workspace: Workspace,
  rows: Awaited<ReturnType<typeof personsOf>>,
): Promise<OfferedPlace[]> =>
  Promise.all(
    rows.map(async ({ registration, person }) => ({
      person,
      amount: await offerPrice(workspace, registration, person as unknown as Person),
    })),
  );

/** The form of a registration. Its event is the one that the person waits for, or else the form's own. */
async function formMailOf(context: MailContext, workspace: Workspace, registration: Registration) {
  const { slug, list_id, language, state } = registration;
  const event = ['waiting', 'offered', 'lapsed'].includes(state)
    ? await context.store.waitingLists.eventOf(workspace.id, list_id)
    : undefined;
  return readFormMail(context, workspace, slug, language, event?.list_id);
}

async function buttonOf(
  context: MailContext,
  workspace: Workspace,
  registration: Registration,
  { leadsTo, button }: RegistrationWording,
  formMail: FormMail,
): Promise<MailButton | undefined> {
  if (!leadsTo || button === undefined) return undefined;
  const link =
    leadsTo === 'portal'
      ? (workspace.portal.page ?? `${context.addresses.portal_url}/${workspace.slug}`)
      : await createRegistrationLink(context, workspace, registration, formMail);
  return { link, button };
}

/** Notes in a mail about one registration, beside its state. */
interface OwnNotes {
  /** A sentence of the club. */
  readonly sentence?: string;
  /** The title of the event from which the club has moved it. */
  readonly moved_from?: string;
}

/** The registration and the state that a mail is limited to; undefined if it is about all of the family in that state. */
function limitOf({ sentence, moved_from }: OwnNotes, own: Registration | undefined) {
  const state = sentence ? 'declined' : moved_from && own?.state;
  return own && state ? { state, ids: [own.id] } : undefined;
}

/** Those notes in words. */
async function wordNotes({ sentence, moved_from }: OwnNotes, language: string): Promise<string[]> {
  const { movedFrom } = await serverWordsOf(language, 'mail');
  return [
    ...(sentence ? [isolate(toSingleLine(sentence), language)] : []),
    ...(moved_from ? [movedFrom(isolate(moved_from, language))] : []),
  ];
}

/**
 * Tells a family of their registrations at one form (docs/gate.md#mails-about-registrations). Throws `UndeliverableError` if
 * a decision of the club reaches nobody.
 */
export const registrationMail: ComposedKind = async (context, mail, workspace) => {
  const { registration: id, ...ownNotes } = mail.payload as { registration?: unknown } & OwnNotes;
  if (typeof id !== 'string') return undefined;
  const { store, clock } = context;
  const own = await store.registrations.find(workspace.id, id);
  if (own?.state === 'unconfirmed') return confirmationMail(context, mail, workspace, own);
  const family = await store.transaction(({ registrations }) =>
    // a note to one person is not about the others of the family
    registrations.claimMail(workspace.id, id, mail.row_key, limitOf(ownNotes, own)),
  );
  const [first, ...furtherRegistrations] = family ?? [];
  if (!family || !first) return undefined;
  await notifyOfRegistrations(context, workspace, [first, ...furtherRegistrations]);
  const formMail = await formMailOf(context, workspace, first);
  const wording = formMail && (await wordRegistrations([first, ...furtherRegistrations], formMail, workspace, clock()));
  if (formMail && !wording) return undefined;
  const rows = await personsOf(context, workspace, family);
  const persons = rows.map(({ person }) => person);
  const to = formMail && (await familyAddress(context, workspace, formMail, { first, persons }));
  if (!formMail || !wording || !to) {
    if (['offered', 'accepted', 'declined'].includes(first.state))
      throw new UndeliverableError(`A mail of the state ${first.state} has no address, or its form is gone`);
    return undefined;
  }
  if (mail.tries === 1) await countMail(context, workspace.id, to.address);
  const isPayable = first.state === 'registered' || first.state === 'accepted';
  const fees = isPayable ? await context.ensureFees(workspace, family) : new Map<string, readonly OwedFee[]>();
  const owed = rows.flatMap(({ registration, person }) =>
    (fees.get(registration.id) ?? []).map((fee) => ({ person, fee })),
  );
  const offered = first.state === 'offered' ? await offeredPlaces(context, workspace, rows) : [];
  const { subject, intro, facts, until, notes, repeatsAnswers } = wording;
  const worded = await wordFormMail(formMail, workspace, {
    kind: first.state,
    subject,
    intro,
    facts,
    prices: await offerPriceFacts(formMail, offered),
    until,
    payment: await paymentBlocks(formMail, workspace, owed),
    notes: [...(await wordNotes(ownNotes, formMail.language)), ...(notes ?? [])],
    persons: repeatsAnswers ? persons : persons.map(({ name }) => ({ name })),
    button: await buttonOf(context, workspace, first, wording, formMail),
    isThankful: repeatsAnswers,
    repeat: mail.repeat,
  });
  const calendar = first.state === 'registered' ? calendarFile(formMail, clock()) : [];
  const attachments = [...(worded.attachments ?? []), ...calendar];
  return {
    ...worded,
    to,
    person_ids: family.map(({ person_id }) => person_id),
    language: formMail.language,
    ...(attachments.length ? { attachments } : {}),
  };
};
