import type { ClubEvent } from '../../../model/club-event.js';
import type { Workspace } from '../../../model/workspace.js';
import { noticeSettings } from '../../../model/notice-settings.js';
import type { NoticePayload, PendingReview, Registration } from '../../store/index.js';
import { readFormMail, titleOf, type FormMail, type MailFact } from './form-mail.js';
import type { ComposedKind, ComposedMail, MailContext } from './message-kind.js';
import {
  countFact,
  countOrganiserMail,
  namesOf,
  namesOfReviews,
  organiserMail,
  organiserWords,
  type OrganiserWords,
} from './organiser-mail.js';

/** States that an organiser hears of at once, if each is to be told. */
const NEWS: readonly string[] = ['registered', 'waiting', 'applied'];

type Family = readonly [Registration, ...Registration[]];

/** Enqueues the notice of a family's registrations, if the club wants one now: of what is cancelled always. */
export async function notifyOfRegistrations(context: MailContext, workspace: Workspace, family: Family): Promise<void> {
  const [{ slug, state }] = family;
  const form = await context.store.forms.find(workspace.id, slug);
  const settings = form && noticeSettings(form, workspace);
  if (!settings || (state !== 'cancelled' && !(settings.notify === 'each' && NEWS.includes(state)))) return;
  await context.store.transaction(({ organiserNotices }) => organiserNotices.ofRegistrations(family, context.clock()));
}

/** The same of registrations that wait for review. */
export async function notifyOfReviews(
  context: MailContext,
  workspace: Workspace,
  family: readonly [PendingReview, ...PendingReview[]],
): Promise<void> {
  const form = await context.store.forms.find(workspace.id, family[0].slug);
  const settings = form && noticeSettings(form, workspace);
  if (settings?.notify !== 'each') return;
  await context.store.transaction(({ organiserNotices }) => organiserNotices.ofReviews(family, context.clock()));
}

/** Taken places of an event, with their limit if there is one. */
export const placesFact = ({ notices }: OrganiserWords, event: ClubEvent | undefined): MailFact[] =>
  event
    ? [
        [
          notices.placesTaken,
          [event.persons_count, ...(event.max_persons === null ? [] : [event.max_persons])].join(' / '),
        ],
      ]
    : [];

const subjects = {
  registered: 'registeredSubject',
  waiting: 'waitingSubject',
  applied: 'appliedSubject',
  cancelled: 'cancelledSubject',
  review: 'reviewSubject',
} as const;

/** Words the news about one family; undefined for a state of which no organiser is told. */
export function wordNotice(
  words: OrganiserWords,
  workspace: Workspace,
  formMail: FormMail,
  {
    contact,
    state,
    count,
    names,
    person_ids = [],
  }: Pick<NoticePayload, 'state'> & {
    contact: string;
    count: number;
    names: readonly string[];
    person_ids?: readonly string[];
  },
): ComposedMail | undefined {
  const subject = subjects[state as keyof typeof subjects];
  if (!subject) return undefined;
  const title = titleOf(formMail);
  return organiserMail(words, workspace, {
    contact,
    person_ids,
    subject: words.registration[subject](title),
    blocks: [
      { text: words.notices.registrationsChanged(title) },
      {
        facts: [
          countFact(words, state, { count, names }),
          ...(state === 'cancelled' ? [] : placesFact(words, formMail.event)),
        ],
      },
      ...(state === 'review' || state === 'applied' ? [{ text: words.notices.decide }] : []),
    ],
  });
}

/** Tells the contact of a form of news about one family: names and numbers alone. */
export const organiserNotice: ComposedKind = async (context, mail, workspace) => {
  const { slug, state, ids } = mail.payload as NoticePayload;
  const words = await organiserWords(workspace);
  const formMail = await readFormMail(context, workspace, slug, words.language);
  const settings = formMail && noticeSettings(formMail.form, workspace);
  if (!settings) return undefined;
  const { store } = context;
  const reviews =
    state === 'review' ? (await store.reviewQueue.all(workspace.id)).filter(({ id }) => ids.includes(id)) : [];
  const rows = await Promise.all(ids.map((id) => store.registrations.find(workspace.id, id)));
  const registrations = rows.flatMap((one) => one ?? []);
  // the persons of what is cancelled may be deleted by now
  const count = state === 'cancelled' ? ids.length : registrations.length + reviews.length;
  if (!count) return undefined;
  await countOrganiserMail(context, workspace, mail.tries);
  const names = state === 'review' ? namesOfReviews(reviews) : await namesOf(context, workspace, registrations);
  const person_ids = [...reviews.map(({ id }) => id), ...registrations.map((one) => one.person_id)];
  return wordNotice(words, workspace, formMail, { contact: settings.contact, state, count, names, person_ids });
};
