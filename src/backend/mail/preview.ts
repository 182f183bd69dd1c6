import type { StoredForm, Store } from '../store/index.js';
import type { MailKind, RegistrationMailKind, Workspace } from '../../model/workspace.js';
import { isolate, zonedMoment, supportedTag } from '../../i18n/index.js';
import { serverWordsOf } from '../../i18n/server-words.js';
import { creditorReference } from '../../payments/index.js';
import type { MailAttachment, MailMessage } from './mail-message.js';
import { calendarFile, readFormMail, titleOf, type FormMail } from './messages/form-mail.js';
import type { ComposedMail, MailContext } from './messages/message-kind.js';
import { digestBlocks, wordDigest } from './messages/organiser-digest.js';
import { organiserWords } from './messages/organiser-mail.js';
import { wordNotice } from './messages/organiser-notice.js';
import { wordRefusal } from './messages/organiser-refusal.js';
import { offerPriceFacts } from './messages/offer-prices.js';
import { paymentBlocks } from './messages/payment-blocks.js';
import { wordPriceChange } from './messages/registration-price.js';
import { wordRegistrations } from './messages/registration-wording.js';
import { wordFormMail } from './messages/word-form-mail.js';
import {
  EXAMPLE_CENTS,
  exampleAmount,
  exampleFees,
  exampleNames,
  exampleOffers,
  examplePersons,
  exampleRegistration,
  personsOf,
  withPlacesTaken,
} from './preview-examples.js';
import { deskMailKinds, deskPreview } from './preview-desk.js';
import { toSingleLine } from './single-line.js';
import { wordMail } from './word-mail.js';

export const portalMailKinds = ['sign_in', 'email_confirmation', 'email_requested', 'email_changed'] as const;
export const registrationMailKinds = [
  'unconfirmed',
  'registered',
  'waiting',
  'applied',
  'review',
  'offered',
  'lapsed',
  'accepted',
  'declined',
  'cancelled',
] as const satisfies readonly RegistrationMailKind[];
export const priceMailKinds = ['price_changed'] as const;
export const organiserMailKinds = ['organiser_notice', 'organiser_digest', 'organiser_refusal'] as const;

/** All kinds of mail. */
export const previewKinds = [
  ...portalMailKinds,
  ...registrationMailKinds,
  ...priceMailKinds,
  ...organiserMailKinds,
  ...deskMailKinds,
] as const;
export type PreviewKind = (typeof previewKinds)[number];

const DAY_MS = 24 * 3600_000;

export type PreviewContext = Pick<MailContext, 'memberApi' | 'clock'> & {
  readonly store: Pick<Store, 'events' | 'forms' | 'waitingLists'>;
  readonly portal_url: string;
};

export interface PreviewRequest {
  readonly kind: PreviewKind;
  readonly language: string;
  /** Slug of a form; default: one that has such mails. */
  readonly slug?: string | undefined;
}

const isApplication = (kind: PreviewKind) => ['applied', 'accepted', 'declined'].includes(kind);
const isWaiting = (kind: PreviewKind) => ['waiting', 'offered', 'lapsed'].includes(kind);

/** All forms in the order of the events in the workspace file. */
async function orderedForms({ events, forms }: PreviewContext['store'], { id }: Workspace): Promise<StoredForm[]> {
  const lists = (await events.all(id)).map(({ list_id }) => list_id);
  return [...(await forms.all(id))].sort((one, other) => lists.indexOf(one.list_id) - lists.indexOf(other.list_id));
}

/** A form that has mails of a kind, or else the first. */
function formFor(forms: readonly StoredForm[], kind: PreviewKind): StoredForm | undefined {
  const waitingLists = forms.flatMap(({ layout }) => layout?.waiting_list ?? []);
  const isOf = ({ slug, list_id }: StoredForm) =>
    isApplication(kind)
      ? list_id === 'member'
      : isWaiting(kind)
        ? waitingLists.includes(slug)
        : list_id !== 'member' && !waitingLists.includes(slug);
  const priced = forms.filter(isOf).find(({ layout }) => layout?.prices);
  return priced ?? forms.find(isOf) ?? forms[0];
}

/** Subject and paragraphs of the kinds whose mail modules word them while sending. */
async function contentOf(kind: RegistrationMailKind, formMail: FormMail, workspace: Workspace, now: number) {
  const [words, mail] = [
    await serverWordsOf(formMail.language, 'registration'),
    await serverWordsOf(formMail.language, 'mail'),
  ];
  const title = titleOf(formMail);
  const until = zonedMoment(now + 2 * DAY_MS, supportedTag(formMail.language), workspace.time_zone);
  if (kind === 'review')
    return {
      subject: words.reviewSubject(title),
      intro: formMail.formWords.review,
      leadsTo: undefined,
      button: undefined,
    };
  if (kind === 'unconfirmed')
    return {
      subject: words.unconfirmedSubject(title),
      intro: words.unconfirmedMail(title),
      leadsTo: 'registration' as const,
      button: mail.confirmButton,
      notes: [mail.confirmUntil(isolate(until, formMail.language)), mail.confirmNotYou],
    };
  return wordRegistrations([exampleRegistration(kind, formMail, now)], formMail, workspace, now);
}

async function registrationPreview(
  { clock, portal_url }: PreviewContext,
  workspace: Workspace,
  formMail: FormMail,
  { kind, awaited }: { readonly kind: RegistrationMailKind; readonly awaited: StoredForm | undefined },
): Promise<Pick<ComposedMail, 'text' | 'attachments' | 'contact'> | undefined> {
  const content = await contentOf(kind, formMail, workspace, clock());
  if (!content) return undefined;
  const repeatsAnswers = 'repeatsAnswers' in content && content.repeatsAnswers === true;
  const persons = ['review', 'unconfirmed'].includes(kind) ? [] : personsOf(formMail);
  const isPayable = kind === 'registered' || kind === 'accepted';
  const link = `${portal_url}/${workspace.slug}${content.leadsTo === 'portal' ? '' : `/${formMail.form.slug}#example`}`;
  const worded = await wordFormMail(formMail, workspace, {
    ...content,
    kind,
    prices: await offerPriceFacts(formMail, kind === 'offered' ? exampleOffers(awaited, persons) : []),
    button: content.button === undefined ? undefined : { link, button: content.button },
    payment: await paymentBlocks(formMail, workspace, isPayable ? exampleFees(formMail, persons) : []),
    persons: repeatsAnswers ? persons : persons.map(({ name }) => ({ name })),
    isThankful: repeatsAnswers,
    repeat: false,
  });
  const calendar = kind === 'registered' ? calendarFile(formMail, clock()) : [];
  return { ...worded, attachments: [...(worded.attachments ?? []), ...calendar] };
}

/** A correction that costs a quarter more, which is not paid yet. */
function pricePreview({ portal_url }: PreviewContext, workspace: Workspace, formMail: FormMail) {
  const [person] = personsOf(formMail);
  const amount = exampleAmount(formMail.form) ?? EXAMPLE_CENTS;
  const rest = Math.round(amount / 4);
  return wordPriceChange(formMail, workspace, {
    person: person!,
    amounts: { from: amount, to: amount + rest },
    fees: [{ amount: rest, reference: creditorReference('EXAMPLE1') }],
    credit: undefined,
    link: `${portal_url}/${workspace.slug}/${formMail.form.slug}#example`,
    repeat: false,
  });
}

async function organiserPreview(
  workspace: Workspace,
  formMail: FormMail,
  kind: (typeof organiserMailKinds)[number],
): Promise<ComposedMail | undefined> {
  const words = await organiserWords({ languages: [formMail.language] });
  const contact = formMail.contact ?? 'office@example.org';
  const count = exampleNames.length;
  const notice = { contact, state: 'registered', count, names: exampleNames } as const;
  const ofCount = withPlacesTaken(formMail, count);
  if (kind === 'organiser_notice') return wordNotice(words, workspace, ofCount, notice);
  if (kind === 'organiser_refusal')
    return wordRefusal(words, workspace, formMail, { ...notice, names: [exampleNames[0]!] });
  return wordDigest(words, workspace, { contact, blocks: digestBlocks(words, ofCount, [notice]) });
}

const portalPreview = (
  { clock, portal_url }: PreviewContext,
  workspace: Workspace,
  kind: MailKind,
  language: string,
): ReturnType<typeof wordMail> =>
  wordMail(
    {
      kind,
      names: kind === 'email_confirmation' ? [] : exampleNames.slice(0, 1),
      repeat: false,
      organisation: workspace.name,
      contact: workspace.contact_email,
      link: `${portal_url}/${workspace.slug}#example`,
      ...(kind === 'sign_in' ? { code: '123456' } : {}),
      until: clock() + 14 * DAY_MS,
    },
    workspace,
    language,
  );

const isIn = <Kind extends PreviewKind>(kinds: readonly Kind[], kind: PreviewKind): kind is Kind =>
  (kinds as readonly PreviewKind[]).includes(kind);

async function worded(context: PreviewContext, workspace: Workspace, { kind, language, slug }: PreviewRequest) {
  if (isIn(portalMailKinds, kind)) return { text: await portalPreview(context, workspace, kind, language) };
  const { forms, waitingLists } = context.store;
  const form =
    slug === undefined
      ? formFor(await orderedForms(context.store, workspace), kind)
      : await forms.find(workspace.id, slug);
  const event = form && isWaiting(kind) ? await waitingLists.eventOf(workspace.id, form.list_id) : undefined;
  const awaited = event && (await forms.find(workspace.id, event.slug));
  const formMail = form && (await readFormMail(context, workspace, form.slug, language, event?.list_id));
  if (isIn(deskMailKinds, kind)) return deskPreview(context, workspace, { kind, language, formMail });
  if (!formMail) return undefined;
  if (isIn(priceMailKinds, kind)) return pricePreview(context, workspace, formMail);
  return isIn(organiserMailKinds, kind)
    ? organiserPreview(workspace, formMail, kind)
    : registrationPreview(context, workspace, formMail, { kind, awaited });
}

/** A mail as it would be sent, about example persons. Nothing is stored or sent. Undefined without a form. */
export async function previewMail(
  context: PreviewContext,
  workspace: Workspace,
  request: PreviewRequest,
): Promise<MailMessage | undefined> {
  const content:
    | {
        text: ComposedMail['text'];
        attachments?: readonly MailAttachment[];
        contact?: string | null;
        to?: MailMessage['to'];
      }
    | undefined = await worded(context, workspace, request);
  if (!content) return undefined;
  const {
    text,
    attachments,
    contact = workspace.contact_email,
    to = { name: '', address: examplePersons[0]!.email },
  } = content;
  const name = toSingleLine(workspace.name);
  const address = workspace.contact_email ?? 'noreply@example.org';
  return {
    ...text,
    ...(attachments?.length ? { attachments } : {}),
    from: { name, address },
    to,
    ...(contact && contact !== address ? { replyTo: { name, address: contact } } : {}),
    language: request.language,
    id: `example-${request.kind}@example.org`,
    repeat: false,
    created_at: context.clock(),
    workspace_id: workspace.id,
    person_ids: [],
    fields: [],
  };
}
