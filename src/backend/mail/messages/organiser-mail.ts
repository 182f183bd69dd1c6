import { isolate } from '../../../i18n/index.js';
import { serverWordsOf, type NoticeWords, type RegistrationWords } from '../../../i18n/server-words.js';
import type { Person } from '../../../model/person.js';
import type { RegistrationMailKind, Workspace } from '../../../model/workspace.js';
import type { PendingReview, Registration } from '../../store/index.js';
import { mailText, type MailBlock } from '../mail-blocks.js';
import { mailHtml } from '../mail-html.js';
import { MailDeferredError } from '../mail-message.js';
import { toSingleLine } from '../single-line.js';
import type { Answers, MailFact } from './form-mail.js';
import { personName } from './form-mail.js';
import { unlessRefused } from './members.js';
import type { ComposedMail, MailContext } from './message-kind.js';

/** A mail lists no more names than these of one kind; the number says how many there are. */
const MAX_NAMES = 30;

/** The words of mails to organisers, in the first language of the club. */
export interface OrganiserWords {
  readonly language: string;
  readonly notices: NoticeWords;
  readonly registration: RegistrationWords;
}

export const organiserWords = async ({ languages }: Pick<Workspace, 'languages'>): Promise<OrganiserWords> => ({
  language: languages[0]!,
  notices: await serverWordsOf(languages[0]!, 'notices'),
  registration: await serverWordsOf(languages[0]!, 'registration'),
});

/** A state in words. */
export const stateLabel = (
  { notices, registration }: Pick<OrganiserWords, 'notices' | 'registration'>,
  state: RegistrationMailKind,
): string => (state === 'cancelled' || state === 'review' ? notices[state] : registration.states[state]);

/** The names of registered persons who are still there. Reads no more than a mail lists. */
export async function namesOf(
  { memberApi }: Pick<MailContext, 'memberApi'>,
  workspace: Workspace,
  registrations: readonly Pick<Registration, 'list_id' | 'person_id'>[],
): Promise<string[]> {
  const api = await memberApi(workspace);
  const answers = await Promise.all(
    registrations
      .slice(0, MAX_NAMES)
      .map(({ list_id, person_id }) => unlessRefused(api.readPerson({ list_id, person_id }))),
  );
  return answers.flatMap((answer) => personName((answer?.data ?? {}) as unknown as Answers) || []);
}

export const namesOfReviews = (reviews: readonly PendingReview[]): string[] =>
  reviews.slice(0, MAX_NAMES).flatMap(({ body }) => personName(body as Partial<Person>) || []);

/** A state, how many came into it, and their names, one a line. */
export function countFact(
  { language, ...words }: OrganiserWords,
  state: RegistrationMailKind,
  { count, names }: { readonly count: number; readonly names: readonly string[] },
): MailFact {
  const number = new Intl.NumberFormat(language, { useGrouping: false }).format(count);
  const listed = names.map((name) => isolate(name, language));
  const lines =
    count === 1 && listed.length ? listed : [number, ...listed, ...(names.length < count && names.length ? ['…'] : [])];
  return [stateLabel(words, state), lines.join('\n')];
}

/** A mail to the contact of a form or of the club. It names persons, and has none of their answers. */
export function organiserMail(
  { language, notices }: OrganiserWords,
  workspace: Workspace,
  {
    contact,
    subject,
    blocks,
    person_ids,
  }: {
    readonly contact: string;
    readonly subject: string;
    readonly blocks: readonly MailBlock[];
    readonly person_ids: readonly string[];
  },
): ComposedMail {
  const { name: organisation, accent_color } = workspace;
  const all = [...blocks, { text: notices.settings }];
  const [intro] = blocks.flatMap((block) => ('text' in block ? [block.text] : []));
  const frame = { language, organisation, accent_color, preheader: intro ?? subject };
  return {
    to: { name: '', address: contact },
    contact: null,
    person_ids,
    fields: ['name'],
    language,
    text: { subject: toSingleLine(subject), text: mailText(all), html: mailHtml(all, frame) },
  };
}

/** Counts a mail to an organiser for the day's limit of its workspace. Above the limit it waits. */
export async function countOrganiserMail(
  { caps, clock }: MailContext,
  { id }: Workspace,
  tries: number,
): Promise<void> {
  if (tries === 1 && !(await caps.mailFrom(id, clock()))) throw new MailDeferredError('Too many mails for now');
}
