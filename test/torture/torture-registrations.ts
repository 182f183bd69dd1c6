import type { Person } from '../../src/model/person.js';
import { serviceClient } from '../../src/api/index.js';
import { familiesAt, isMailToKeeper, type FamilyCounts } from './families.js';
import { startKilledServer } from './killed-server.js';
import { countMails, type MailCounts } from './mail-counts.js';
import { rowsOf } from './rows-of.js';

export interface RegistrationToll extends MailCounts {
  rounds: number;
  /** Kills that fell between the delivery of a mail and its answer. */
  killed_while_sending: number;
  acknowledged: number;
  cancelled: number;
  accepted: number;
  /** Persons who are not where they were told to be, or are there although they have cancelled. */
  lost: number;
  duplicates: number;
  oversold: number;
}

const PLACES = 12;

const yaml = `
workspace: { slug: club, name: Club, languages: [en] }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2099-07-24
    max_persons: ${PLACES}
    form: { waiting_list: queue, sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }] }
  - slug: queue
    title: Queue
    published: true
    start_date: 2099-07-24
    form: { sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }] }
`;

/** Families who come in each round. */
const FAMILIES_PER_ROUND = 3;

const count = (all: readonly string[], one: string): number => all.filter((other) => other === one).length;

function judge({ acknowledged, cancelled, accepted }: FamilyCounts, camp: readonly string[], queue: readonly string[]) {
  const all = [...camp, ...queue];
  const lost = acknowledged.filter(({ email, form }) => {
    if (cancelled.has(email)) return all.includes(email);
    return count(form === 'camp' || accepted.has(email) ? camp : queue, email) !== 1;
  });
  return {
    lost: lost.length,
    duplicates: all.length - new Set(all).size,
    oversold: Math.max(0, camp.length - PLACES),
  };
}

/**
 * Kills a real server again and again while families register, wait, cancel and accept offers, and mails leave for a real mail
 * server; then lets it settle, and counts what was lost or came twice.
 */
export async function tortureRegistrations(
  rounds: number,
  tell: (toll: { rounds: number; acknowledged: number; lost: number }) => void = () => {},
): Promise<RegistrationToll> {
  const torture = await startKilledServer(yaml, isMailToKeeper);
  const { server, mails } = torture;
  try {
    await server.serve();
    const families = familiesAt(`http://127.0.0.1:${server.port}/public/club`, mails.arrived);
    for (let round = 0; round < rounds; round++) {
      families.come(FAMILIES_PER_ROUND);
      await torture.killAndRestart(families);
      tell({ rounds: round + 1, acknowledged: families.counts.acknowledged.length, lost: 0 });
    }
    const isSettled = async () =>
      !(
        await rowsOf(
          server.data,
          `select 1 from outbox union all select 1 from registration where state in ('offered', 'cancelled')`,
        )
      ).length && families.areIdle();
    await torture.settle(families, isSettled);
    families.end();
    const api = serviceClient({ base: `http://127.0.0.1:${server.port}/api`, key: server.key! });
    const { data: events } = await api.listEvents();
    const emailsOf = async (slug: string) => {
      const { list_id } = events.find((event) => event.slug.endsWith(`/${slug}`))!;
      const emails: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const { data, meta } = await api.listPersons({ list_id, query: { cursor } });
        emails.push(...data.map((person: Person) => String(person['email'])));
        cursor = meta.next_cursor;
      }
      return emails;
    };
    const { counts } = families;
    const [camp, queue] = [await emailsOf('camp'), await emailsOf('queue')];
    return {
      rounds,
      killed_while_sending: torture.killedWhileSending(),
      acknowledged: counts.acknowledged.length,
      cancelled: counts.cancelled.size,
      accepted: counts.accepted.size,
      ...judge(counts, camp, queue),
      ...countMails(mails.arrived, { counts, camp, queue }),
    };
  } finally {
    await torture.close();
  }
}

/** Nothing was lost, and nothing came twice without a mark. */
export const isGoodToll = (toll: RegistrationToll): boolean =>
  !toll.lost && !toll.duplicates && !toll.oversold && !toll.mails_lost && !toll.mails_twice && !toll.repeats_unmarked;
