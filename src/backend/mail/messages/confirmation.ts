import { isolate, zonedMoment, supportedTag } from '../../../i18n/index.js';
import { serverWordsOf } from '../../../i18n/server-words.js';
import { recipientAddress } from '../../../forms/index.js';
import type { Workspace } from '../../../model/workspace.js';
import { digest } from '../../crypto/index.js';
import { emailKey, newSecret, type ClaimedMail, type Registration } from '../../store/index.js';
import { readFormMail, recipientOf, titleOf, type Answers, type FormMail } from './form-mail.js';
import { unlessRefused } from './members.js';
import type { ComposedKind, ComposedMail, MailContext } from './message-kind.js';
import { countMail } from './count-mail.js';
import { REGISTRATION_LINK_LIFETIME_MS } from './registration-link.js';
import { wordFormMail } from './word-form-mail.js';

/** Registrations of a family that wait for the same address to be confirmed. */
interface UnconfirmedGroup {
  readonly formMail: FormMail;
  readonly registrations: readonly Registration[];
  readonly persons: readonly Answers[];
}

/** Of a `confirmation_request`. */
interface ConfirmationPayload {
  /** A hosted service has refused a registration whose address is confirmed: nobody asked for the mail. */
  readonly isRefused?: boolean;
}

/** Those of a family that wait for the same address as one of them; undefined if there is none, or its form is gone. */
async function groupOf(
  context: MailContext,
  workspace: Workspace,
  own: Registration,
): Promise<UnconfirmedGroup | undefined> {
  const event = await context.store.waitingLists.eventOf(workspace.id, own.list_id);
  const formMail = await readFormMail(context, workspace, own.slug, own.language, event?.list_id);
  if (!formMail) return undefined;
  const api = await context.memberApi(workspace);
  const family = (await context.store.registrations.ofFamily(own)).filter(({ state }) => state === 'unconfirmed');
  const persons = await Promise.all(
    family.map(async (registration) => {
      const { list_id, person_id } = registration;
      const response = await unlessRefused(api.readPerson({ list_id, person_id }));
      const person = (response?.data ?? {}) as unknown as Answers;
      return { registration, person, address: emailKey(recipientAddress(formMail.formModel, [person]) ?? null) };
    }),
  );
  const address = persons.find(({ registration }) => registration.id === own.id)?.address;
  const group = persons.filter((one) => address && one.address === address);
  return group.length
    ? {
        formMail,
        registrations: group.map(({ registration }) => registration),
        persons: group.map(({ person }) => person),
      }
    : undefined;
}

/** Creates a link that confirms the address of a registration. It answers to a second press for as long as other links do. */
async function createConfirmationLink(
  { store, addresses, clock }: MailContext,
  workspace: Workspace,
  { id, slug, family, deadline_at }: Registration,
  language: string,
): Promise<string> {
  const token = newSecret();
  const now = clock();
  await store.registrationLinks.insert({
    workspace_id: workspace.id,
    slug,
    family,
    registration_id: id,
    token_hash: await digest(token),
    created_at: now,
    expires_at: (deadline_at ?? now) + REGISTRATION_LINK_LIFETIME_MS,
  });
  return `${addresses.portal_url}/${workspace.slug}/${slug}/confirmation?lang=${language}#${token}`;
}

/** Words the mail: it names nobody and repeats nothing, since somebody else may have typed the address. */
async function composeConfirmation(
  context: MailContext,
  workspace: Workspace,
  { formMail, registrations, persons }: UnconfirmedGroup,
  { repeat, payload }: ClaimedMail,
): Promise<ComposedMail | undefined> {
  const { language } = formMail;
  const [first] = registrations;
  const to = recipientOf(formMail, persons);
  const until = Math.min(...registrations.flatMap(({ deadline_at }) => deadline_at ?? []));
  if (!first || !to || until <= context.clock()) return undefined;
  const [words, mailWords] = [await serverWordsOf(language, 'registration'), await serverWordsOf(language, 'mail')];
  const { isRefused = false } = payload as ConfirmationPayload;
  const moment = zonedMoment(until, supportedTag(language), workspace.time_zone);
  return {
    to,
    person_ids: registrations.map(({ person_id }) => person_id),
    language,
    ...(await wordFormMail(formMail, workspace, {
      // the club's own text asks for a confirmation
      ...(isRefused ? {} : { kind: 'unconfirmed' as const }),
      subject: isRefused ? titleOf(formMail) : words.unconfirmedSubject(titleOf(formMail)),
      intro: isRefused ? words.confirmRefused : words.unconfirmedMail(titleOf(formMail)),
      button: {
        link: await createConfirmationLink(context, workspace, first, language),
        button: mailWords.confirmButton,
      },
      notes: [mailWords.confirmUntil(isolate(moment, language)), mailWords.confirmNotYou],
      persons: [],
      until: moment,
      repeat,
    })),
  };
}

/** Asks for an address to be confirmed: one mail to each address of a family. */
export async function confirmationMail(
  context: MailContext,
  mail: ClaimedMail,
  workspace: Workspace,
  own: Registration,
): Promise<ComposedMail | undefined> {
  const group = await groupOf(context, workspace, own);
  const to = group && recipientOf(group.formMail, group.persons);
  if (!group || !to) return undefined;
  const ids = group.registrations.map(({ id }) => id);
  const claimed = await context.store.transaction(({ registrations }) =>
    registrations.claimMail(workspace.id, own.id, mail.row_key, { state: 'unconfirmed', ids }),
  );
  if (!claimed) return undefined;
  if (mail.tries === 1) await countMail(context, workspace.id, to.address);
  return composeConfirmation(context, workspace, group, mail);
}

/**
 * The same mail, asked for once more, or because the service has refused what was confirmed. Above the limits for requests it is dropped,
 * and nobody is told.
 */
export const requestedConfirmationMail: ComposedKind = async (context, mail, workspace) => {
  if (mail.person_id === undefined) return undefined;
  const [own] = await context.store.registrations.ofPersons(workspace.id, [mail.person_id]);
  const group = own?.state === 'unconfirmed' ? await groupOf(context, workspace, own) : undefined;
  const to = group && recipientOf(group.formMail, group.persons);
  if (!group || !to) return undefined;
  const { caps, clock } = context;
  const { isRefused = false } = mail.payload as ConfirmationPayload;
  if (mail.tries === 1 && isRefused) await countMail(context, workspace.id, to.address);
  else if (mail.tries === 1) {
    if (!(await caps.linkTo(workspace.id, emailKey(to.address)!, clock()))) return undefined;
    if (!(await caps.mailFrom(workspace.id, clock()))) return undefined;
  }
  return composeConfirmation(context, workspace, group, mail);
};
