import { isolate } from '../../../i18n/index.js';
import { noticeSettings } from '../../../model/notice-settings.js';
import type { RegistrationMailKind, Workspace } from '../../../model/workspace.js';
import type { MailBlock } from '../mail-blocks.js';
import { readFormMail, titleOf, type FormMail } from './form-mail.js';
import type { ComposedKind, ComposedMail, MailContext } from './message-kind.js';
import {
  countFact,
  namesOf,
  namesOfReviews,
  organiserMail,
  organiserWords,
  type OrganiserWords,
} from './organiser-mail.js';
import { placesFact } from './organiser-notice.js';

/** Registrations that came into their state in this period, milliseconds since 1970. */
interface Period {
  readonly after: number;
  readonly until: number;
}

/** How many came into a state, and their names. */
interface StateCount {
  readonly state: RegistrationMailKind;
  readonly count: number;
  readonly names: readonly string[];
}

/** The news of one form in a summary. */
export const digestBlocks = (
  words: OrganiserWords,
  formMail: FormMail,
  counts: readonly StateCount[],
): readonly MailBlock[] => [
  { heading: isolate(titleOf(formMail), words.language) },
  { facts: [...counts.map((one) => countFact(words, one.state, one)), ...placesFact(words, formMail.event)] },
  ...(counts.some(({ state }) => state === 'review' || state === 'applied') ? [{ text: words.notices.decide }] : []),
];

/** Words a summary of the news of one or several forms. */
export const wordDigest = (
  words: OrganiserWords,
  workspace: Workspace,
  {
    contact,
    blocks,
    person_ids = [],
  }: { readonly contact: string; readonly blocks: readonly MailBlock[]; readonly person_ids?: readonly string[] },
): ComposedMail =>
  organiserMail(words, workspace, {
    contact,
    person_ids,
    subject: words.notices.digestSubject(workspace.name),
    blocks: [{ text: words.notices.digest }, ...blocks],
  });

interface News {
  readonly blocks: readonly MailBlock[];
  readonly person_ids: readonly string[];
}

/** News of one form; undefined if nothing happened in the period. */
async function newsOf(
  context: MailContext,
  workspace: Workspace,
  words: OrganiserWords,
  { slug, period }: { readonly slug: string; readonly period: Period },
): Promise<News | undefined> {
  const { store } = context;
  const registrations = await store.organiserNotices.changedBetween(workspace.id, slug, period);
  const reviews = (await store.reviewQueue.all(workspace.id)).filter(
    (review) => review.slug === slug && review.created_at > period.after && review.created_at <= period.until,
  );
  const formMail = await readFormMail(context, workspace, slug, words.language);
  if (!formMail || !(registrations.length + reviews.length)) return undefined;
  const counts: StateCount[] = [];
  for (const state of new Set(registrations.map((one) => one.state))) {
    const inState = registrations.filter((one) => one.state === state);
    counts.push({ state, count: inState.length, names: await namesOf(context, workspace, inState) });
  }
  if (reviews.length) counts.push({ state: 'review', count: reviews.length, names: namesOfReviews(reviews) });
  return {
    blocks: digestBlocks(words, formMail, counts),
    person_ids: [...registrations.map(({ person_id }) => person_id), ...reviews.map(({ id }) => id)],
  };
}

/** The summary of a day, to the contact of one or several forms: names and numbers alone. */
export const organiserDigest: ComposedKind = async (context, mail, workspace) => {
  const { slugs, ...period } = mail.payload as Period & { readonly slugs: readonly string[] };
  const words = await organiserWords(workspace);
  const news: News[] = [];
  let contact: string | undefined;
  for (const slug of slugs) {
    const form = await context.store.forms.find(workspace.id, slug);
    const settings = form && noticeSettings(form, workspace);
    // the settings may have changed since
    if (settings?.notify !== 'daily' || settings.contact !== (contact ?? settings.contact)) continue;
    contact = settings.contact;
    const one = await newsOf(context, workspace, words, { slug, period });
    if (one) news.push(one);
  }
  if (contact === undefined || !news.length) return undefined;
  return wordDigest(words, workspace, {
    contact,
    blocks: news.flatMap(({ blocks }) => blocks),
    person_ids: news.flatMap(({ person_ids }) => person_ids),
  });
};
