import { supportedTag } from '../../../i18n/index.js';
import { serverWordsOf } from '../../../i18n/server-words.js';
import { isWrittenTo } from '../../../model/desk-message.js';
import { isPortalOpen, type Workspace } from '../../../model/workspace.js';
import type { ListedPerson } from '../../backend.js';
import type { ClaimedMail, Registration } from '../../store/index.js';
import { hasPlaceholder } from '../fill-template.js';
import { wordMessage, type MessageTemplate } from '../message-template.js';
import { countMail } from './count-mail.js';
import { withOpenFees, wordReminder } from './fee-reminder.js';
import { readFormMail, type Answers, type FormMail, type MailButton } from './form-mail.js';
import { unlessRefused } from './members.js';
import { readAddresses } from './message-addresses.js';
import type { ComposedKind, MailContext } from './message-kind.js';
import { createRegistrationLink } from './registration-link.js';

/** Payload of an outbox row for a message. */
interface MessagePayload {
  readonly message_id: string;
  /** All at the address, with the recipient. */
  readonly person_ids: readonly string[];
  /** The list of the persons, and the fees that the mail reminds of; absent if it is a message of an organiser. */
  readonly reminder?: { readonly list_id: string; readonly fee_ids: readonly string[] } | undefined;
}

/** Persons who are still there, with their registrations, in the order of the ids. */
async function personsOf(
  { store, memberApi }: MailContext,
  workspace: Workspace,
  list_id: string,
  ids: readonly string[],
): Promise<ListedPerson[]> {
  const api = await memberApi(workspace);
  const registrations = new Map(
    (await store.registrations.ofPersons(workspace.id, ids)).map((one) => [one.person_id, one]),
  );
  const persons = await Promise.all(
    ids.map(async (person_id): Promise<ListedPerson | undefined> => {
      const registration = registrations.get(person_id);
      const answer = await unlessRefused(api.readPerson({ list_id: registration?.list_id ?? list_id, person_id }));
      return answer && { person: answer.data as unknown as Answers, registration };
    }),
  );
  return persons.flatMap((one) => one ?? []);
}

/** The others of a family, whose address counts for a person without one. */
async function familyOf(context: MailContext, workspace: Workspace, registration: Registration | undefined) {
  if (!registration) return [];
  const family = await context.store.registrations.ofFamily(registration);
  const ids = family.map(({ person_id }) => person_id);
  return personsOf(context, workspace, registration.list_id, ids);
}

/** The link to the own registrations, or to the club's page, where members sign in. */
async function linkOf(
  context: MailContext,
  workspace: Workspace,
  registration: Registration | undefined,
  formMail: FormMail | undefined,
): Promise<Pick<MailButton, 'link'> & { readonly button?: string }> {
  const language = supportedTag(workspace.languages[0]!);
  const isMember = !registration || registration.state === 'accepted';
  if (registration && formMail && !(isMember && isPortalOpen(workspace))) {
    const { view } = await serverWordsOf(language, 'registration');
    return { link: await createRegistrationLink(context, workspace, registration, formMail), button: view };
  }
  const link = clubLink(workspace, context.addresses.portal_url);
  return isPortalOpen(workspace) ? { link, button: (await serverWordsOf(language, 'mail')).signInButton } : { link };
}

/** The page where members sign in; without a portal, the club's page with its events. */
const clubLink = ({ portal, slug }: Pick<Workspace, 'portal' | 'slug'>, portal_url: string): string =>
  portal.page ?? `${portal_url}/${slug}`;

const firstNameOf = ({ person }: Pick<ListedPerson, 'person'>): string =>
  ((person['name'] ?? {}) as { first_name?: string | null }).first_name ?? '';

/** Words a message for the first person at an address, as a preview. Its link opens nothing: only mails have such links. */
export async function exampleOf(
  template: MessageTemplate,
  family: readonly ListedPerson[],
  workspace: Workspace,
  portal_url: string,
): Promise<{ subject: string; text: string }> {
  const slug = family[0]?.registration?.slug;
  const link = slug === undefined ? clubLink(workspace, portal_url) : `${portal_url}/${workspace.slug}/${slug}`;
  const { subject, text } = await wordMessage(template, { firstNames: family.map(firstNameOf), link }, workspace);
  return { subject, text };
}

const payloadOf = ({ payload }: ClaimedMail): MessagePayload => {
  const { message_id, person_ids, reminder } = payload as Partial<MessagePayload>;
  return { message_id: message_id ?? '', person_ids: person_ids ?? [], reminder };
};

/** The address of persons, and the form of the first of them; undefined if none of them has an address any more. */
async function recipientOf(context: MailContext, workspace: Workspace, list_id: string, first: ListedPerson) {
  const { registration } = first;
  const slugs = new Set(registration ? [registration.slug] : []);
  const addressOf = await readAddresses(context, workspace, registration?.list_id ?? list_id, slugs);
  const address = addressOf(first, await familyOf(context, workspace, registration));
  if (address === undefined) return undefined;
  const formMail = registration && (await readFormMail(context, workspace, registration.slug, registration.language));
  return { address, formMail };
}

/** A message of an organiser, or a reminder of fees, to all persons at one address. It is sent as things stand now: those who have gone get none. */
export const deskMessage: ComposedKind = async (context, mail, workspace) => {
  const { message_id, person_ids, reminder } = payloadOf(mail);
  const message = await context.store.deskMessages.find(workspace.id, message_id);
  if (!message || !mail.person_id) return undefined;
  const ids = [...new Set([mail.person_id, ...person_ids])];
  const list_id = reminder?.list_id ?? message.list_id;
  const persons = (await personsOf(context, workspace, list_id, ids)).filter((one) => isWrittenTo(one.registration));
  const reminded = reminder && (await withOpenFees(context, workspace, persons, reminder.fee_ids));
  const [first] = reminded ?? persons;
  const recipient = first && (await recipientOf(context, workspace, list_id, first));
  if (!recipient) return undefined;
  const { address, formMail } = recipient;
  if (mail.tries === 1) await countMail(context, workspace.id, address);
  const to = { name: '', address };
  const { repeat } = mail;
  if (reminded)
    return { to, person_ids: ids, ...(await wordReminder(workspace, { formMail, persons: reminded, repeat })) };
  const { registration } = first;
  const link = hasPlaceholder(message.text, 'link')
    ? await linkOf(context, workspace, registration, formMail)
    : { link: '' };
  return {
    to,
    ...(formMail ? { contact: formMail.contact } : {}),
    person_ids: ids,
    language: workspace.languages[0]!,
    text: await wordMessage(message, { ...link, firstNames: persons.map(firstNameOf), repeat }, workspace),
  };
};
