import { dayIn } from '../../fields/index.js';
import { noticeSettings } from '../../model/notice-settings.js';
import type { Workspace } from '../../model/workspace.js';
import type { NoticeDigest, Store } from '../store/index.js';
import type { LifecycleTask } from './lifecycle-task.js';

/** The hour of the club's day from which a summary is due. */
const DIGEST_HOUR = 7;

/** A summary ends this long before it is made: transactions that began before are stored by then. */
const SETTLED_MS = 60_000;

const hourFormats = new Map<string, Intl.DateTimeFormat>();

/** The hour in a time zone, 0 to 23. */
function hourIn(timeZone: string, now: number): number {
  let format = hourFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' });
    hourFormats.set(timeZone, format);
  }
  return Number(format.format(now));
}

/** The day before, `YYYY-MM-DD`. */
const dayBefore = (day: string): string => new Date(Date.parse(day) - 24 * 3600_000).toISOString().slice(0, 10);

/** The club's last day on which a summary was due. */
function lastDueDay({ time_zone }: Pick<Workspace, 'time_zone'>, now: number): string {
  const today = dayIn(time_zone, now);
  return hourIn(time_zone, now) >= DIGEST_HOUR ? today : dayBefore(today);
}

/** Forms whose news come in a summary, by the contact who gets them. */
async function formsByContact(store: Store, workspace: Workspace): Promise<Map<string, string[]>> {
  const slugs = new Map<string, string[]>();
  for (const form of await store.forms.all(workspace.id)) {
    const settings = noticeSettings(form, workspace);
    if (settings?.notify === 'daily') slugs.set(settings.contact, [...(slugs.get(settings.contact) ?? []), form.slug]);
  }
  return slugs;
}

async function hasNews(store: Store, { id }: Workspace, slugs: readonly string[], after: number, until: number) {
  for (const slug of slugs)
    if ((await store.organiserNotices.changedBetween(id, slug, { after, until })).length) return true;
  const reviews = await store.reviewQueue.all(id);
  return reviews.some(({ slug, created_at }) => slugs.includes(slug) && created_at > after && created_at <= until);
}

/** Enqueues the summaries of a workspace: one to each contact who has news. */
async function enqueueDigests(store: Store, workspace: Workspace, previous: NoticeDigest, next: NoticeDigest) {
  const period = { after: Number(previous.until), until: next.until };
  const groups = [...(await formsByContact(store, workspace)).values()];
  const withNews: string[][] = [];
  for (const slugs of groups)
    if (await hasNews(store, workspace, slugs, period.after, period.until)) withNews.push(slugs);
  await store.transaction(async ({ noticeDigests, outbox }) => {
    // another process was first
    if (!(await noticeDigests.advance(previous, next))) return;
    for (const slugs of withNews) {
      const mail = { workspace_id: workspace.id, kind: 'organiser_digest', payload: { slugs, ...period } };
      await outbox.enqueue(mail, next.until + SETTLED_MS);
    }
  });
}

/**
 * Tells organisers at seven in the morning, by the club's clock, of the registrations since the last summary: once a day, however
 * many processes run, and once after a time in which none ran.
 */
export const noticeDigests: LifecycleTask = {
  intervalMs: 15_000,
  async run({ store, now }) {
    for (const workspace of await store.workspaces.all()) {
      const previous = await store.noticeDigests.of(workspace.id);
      const next = { workspace_id: workspace.id, day: lastDueDay(workspace, now), until: now - SETTLED_MS };
      // there is no summary before the first day
      if (!previous) await store.transaction((tables) => tables.noticeDigests.advance(undefined, next));
      else if (previous.day < next.day) await enqueueDigests(store, workspace, previous, next);
    }
  },
};
