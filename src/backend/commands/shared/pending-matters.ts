import type { Workspace } from '../../../model/workspace.js';
import type { RefusedMail, Store } from '../../store/index.js';
import { formatLocalTime } from '../../workspace/index.js';
import { applicationsIn } from './applications.js';
import { formatCount } from './size.js';
import { waitingIn, type Waiting } from './waiting.js';

/** What waits for somebody to act, by identifiers only. Times are RFC 3339. */
export interface PendingMatters {
  readonly offers: {
    readonly workspace: string;
    readonly event: string;
    readonly id: string;
    readonly until: string;
  }[];
  readonly waiting: {
    readonly workspace: string;
    readonly event: string;
    readonly count: number;
    readonly since: string;
  }[];
  /** Registrations whose e-mail address is not confirmed; the first is deleted then. */
  readonly unconfirmed: {
    readonly workspace: string;
    readonly form: string;
    readonly count: number;
    readonly until: string;
  }[];
  readonly applications: { readonly workspace: string; readonly count: number }[];
  readonly reviews: { readonly workspace: string; readonly count: number }[];
  readonly refused_mails: {
    readonly workspace: string;
    readonly form: string;
    readonly person_id: string;
    readonly state: string;
    readonly at: string;
  }[];
  readonly webhooks: WebhookTrouble[];
}

/** A webhook that needs attention: disabled, or with deliveries that are retried or were given up within 30 days. */
interface WebhookTrouble {
  readonly workspace: string;
  readonly id: string;
  readonly disabled_at: string | null;
  readonly retried: number;
  readonly given_up: number;
}

interface MattersWithNotes {
  readonly data: PendingMatters;
  readonly notes: readonly string[];
}

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Open offers and waiting registrations, event by event. */
function waitingMatters({ slug: workspace, time_zone }: Workspace, all: readonly Waiting[]) {
  const offers = all.filter(({ registration }) => registration.state === 'offered');
  const events = [...new Set(all.map(({ event }) => event.slug))];
  const waiting = events.flatMap((event) => {
    const atEvent = all.filter((one) => one.event.slug === event && one.registration.state === 'waiting');
    const [first] = atEvent;
    return first ? [{ workspace, event, count: atEvent.length, since: first.registration.created_at }] : [];
  });
  return {
    offers: offers.map(({ event, registration: { id, deadline_at } }) => ({
      workspace,
      event: event.slug,
      id,
      until: timeOf(deadline_at ?? 0),
    })),
    waiting: waiting.map((one) => ({ ...one, since: timeOf(one.since) })),
    notes: [
      ...offers.map(({ event, registration: { id, deadline_at } }) => {
        const until = formatLocalTime(deadline_at ?? 0, time_zone);
        return `event ${event.slug} of ${workspace}: a place is offered to ${id} until ${until}`;
      }),
      ...waiting.map(({ event, count, since }) => {
        const verb = count === 1 ? 'waits' : 'wait, the longest';
        return `event ${event} of ${workspace}: ${formatCount(count, 'person')} ${verb} since ${formatLocalTime(since, time_zone)} (turnout waiting list)`;
      }),
    ],
  };
}

const refusedNote = ({ slug, time_zone }: Workspace, mail: RefusedMail): string =>
  `form ${mail.slug} of ${slug}: the mail about ${mail.person_id} (${mail.state}) reached nobody, ${formatLocalTime(mail.refused_at, time_zone)}`;

function unconfirmedNote(
  { slug: workspace, time_zone }: Workspace,
  { slug, count, deadline_at }: { slug: string; count: number; deadline_at: number },
): string {
  const verb = count === 1 ? 'is unconfirmed, and deleted' : 'are unconfirmed, the first deleted';
  const until = formatLocalTime(deadline_at, time_zone);
  return `form ${slug} of ${workspace}: ${formatCount(count, 'registration')} ${verb} unless the e-mail address is confirmed until ${until}`;
}

async function webhookTroubles(
  store: Store,
  { id: workspace_id, slug: workspace }: Workspace,
): Promise<WebhookTrouble[]> {
  const troubled = await store.webhookDeliveries.troubled(workspace_id);
  return (await store.webhooks.all(workspace_id)).flatMap(({ id, disabled_at }) => {
    const { retried, given_up } = troubled.get(id) ?? { retried: 0, given_up: 0 };
    if (disabled_at === null && !retried && !given_up) return [];
    return { workspace, id, disabled_at: disabled_at === null ? null : timeOf(disabled_at), retried, given_up };
  });
}

function webhookNote({ workspace, id, disabled_at, retried, given_up }: WebhookTrouble): string {
  const parts = [
    disabled_at !== null && 'is disabled',
    retried && `retries ${formatCount(retried, 'delivery', 'deliveries')}`,
    given_up && `gave up ${formatCount(given_up, 'delivery', 'deliveries')}`,
  ].filter(Boolean);
  return `webhook ${id} of ${workspace}: ${parts.join(', ')} (turnout webhook log)`;
}

async function mattersOf(store: Store, workspace: Workspace): Promise<MattersWithNotes> {
  const { slug } = workspace;
  const { offers, waiting, notes } = waitingMatters(workspace, (await waitingIn(store, slug)).waiting);
  const { length: applications } = (await applicationsIn(store, slug)).applications.filter(
    ({ registration }) => registration?.state !== 'unconfirmed',
  );
  const unconfirmed = await store.registrations.unconfirmedByForm(workspace.id);
  const { length: reviews } = await store.reviewQueue.all(workspace.id);
  const refusedMails = await store.refusedMails.all(workspace.id);
  const webhooks = await webhookTroubles(store, workspace);
  const count = (number: number, thing: string, rest: string) =>
    number ? [`${slug}: ${formatCount(number, thing)} ${number === 1 ? 'waits' : 'wait'} for ${rest}`] : [];
  return {
    data: {
      offers,
      waiting,
      unconfirmed: unconfirmed.map(({ slug: form, count: number, deadline_at }) => ({
        workspace: slug,
        form,
        count: number,
        until: timeOf(deadline_at),
      })),
      applications: applications ? [{ workspace: slug, count: applications }] : [],
      reviews: reviews ? [{ workspace: slug, count: reviews }] : [],
      refused_mails: refusedMails.map(({ slug: form, person_id, state, refused_at }) => ({
        workspace: slug,
        form,
        person_id,
        state,
        at: timeOf(refused_at),
      })),
      webhooks,
    },
    notes: [
      ...notes,
      ...unconfirmed.map((form) => unconfirmedNote(workspace, form)),
      ...count(applications, 'application', 'a decision (turnout application list)'),
      ...count(reviews, 'registration', 'review (turnout review list)'),
      ...refusedMails.map((mail) => refusedNote(workspace, mail)),
      ...webhooks.map(webhookNote),
    ],
  };
}

/** What waits for somebody to act in all workspaces. */
export async function pendingMatters(store: Store): Promise<MattersWithNotes> {
  const all: MattersWithNotes[] = [];
  for (const workspace of await store.workspaces.all()) all.push(await mattersOf(store, workspace));
  const data = all.map((one) => one.data);
  return {
    data: {
      offers: data.flatMap(({ offers }) => offers),
      waiting: data.flatMap(({ waiting }) => waiting),
      unconfirmed: data.flatMap(({ unconfirmed }) => unconfirmed),
      applications: data.flatMap(({ applications }) => applications),
      reviews: data.flatMap(({ reviews }) => reviews),
      refused_mails: data.flatMap(({ refused_mails }) => refused_mails),
      webhooks: data.flatMap(({ webhooks }) => webhooks),
    },
    notes: all.flatMap(({ notes }) => notes),
  };
}
