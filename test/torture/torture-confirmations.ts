import { headerOf, type ReceivedMail } from '../support/smtp-server.js';
import { confirmersAt, type ConfirmerCounts } from './confirmers.js';
import { startKilledServer } from './killed-server.js';
import { rowsOf } from './rows-of.js';

export interface ConfirmationToll {
  rounds: number;
  registered: number;
  confirmed: number;
  /** Presses of the button that came too late. */
  expired: number;
  full: number;
  killed_while_sending: number;
  /** Persons who have confirmed and are not registered exactly once. */
  lost: number;
  /** Persons who are there although nobody has confirmed their address in time, or were told so. */
  kept: number;
  oversold: number;
  /** Events that count other places than they have persons. */
  miscounted: number;
  mails: number;
  /** Persons who were told no time, or under several Message-IDs, that they are registered. */
  mails_wrong: number;
  repeats_unmarked: number;
}

const PLACES = 14;

const yaml = `
workspace: { slug: club, name: Club, languages: [en], contact_email: office@club.example, notify: none }
events:
  - slug: hike
    title: Hike
    published: true
    start_date: 2099-07-24
    max_persons: ${PLACES}
    form:
      confirm_email: true
      sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }]
`;

const VISITORS_PER_ROUND = 4;
/** Registrations so old have their mail; they are made to expire within a moment, instead of 24 hours. Milliseconds. */
const [EXPIRY_AGE_MS, MAX_EXPIRY_MS] = [13_000, 2_000];

/** Moves the end of old registrations to a moment at which some buttons are pressed. */
const expireSoon = (data: string, age: number): Promise<unknown> =>
  rowsOf(
    data,
    `update registration set deadline_at = ${Math.round(Date.now() + Math.random() * MAX_EXPIRY_MS)}
     where state = 'unconfirmed' and created_at <= ${Date.now() - age} and deadline_at > ${Date.now() + MAX_EXPIRY_MS}
     returning 1`,
  );

/** The Message-IDs of the mails that tell a person that they are registered. */
function registeredMails(mails: readonly ReceivedMail[]) {
  const ids = new Map<string, Set<string>>();
  const visible = new Set<string>();
  let unmarked = 0;
  for (const { raw, to } of mails) {
    const id = headerOf(raw, 'Message-ID')!;
    if (visible.has(id) && headerOf(raw, 'X-Turnout-Repeat') === undefined) unmarked++;
    visible.add(id);
    if (headerOf(raw, 'Subject') === 'Registered: Hike') ids.set(to[0]!, (ids.get(to[0]!) ?? new Set()).add(id));
  }
  return { ids, unmarked };
}

async function judge(data: string, { confirmed, expired }: ConfirmerCounts, mails: readonly ReceivedMail[]) {
  const rows = (await rowsOf(
    data,
    `select email, state from person left join registration on registration.person_id = person.id`,
  )) as { email: string; state: string | null }[];
  const [event] = (await rowsOf(data, `select persons_count as count from event where slug = 'hike'`)) as [
    { count: number },
  ];
  const { ids, unmarked } = registeredMails(mails);
  const there = (email: string) => rows.filter((row) => row.email === email && row.state === 'registered').length;
  return {
    lost: [...confirmed].filter((email) => there(email) !== 1).length,
    kept:
      rows.filter(({ email }) => !confirmed.has(email)).length + [...expired].filter((email) => ids.has(email)).length,
    oversold: Math.max(0, rows.length - PLACES),
    miscounted: event.count === rows.length ? 0 : 1,
    mails: mails.length,
    mails_wrong: [...confirmed].filter((email) => ids.get(email)?.size !== 1).length,
    repeats_unmarked: unmarked,
  };
}

/**
 * Kills a real server again and again while visitors register, confirm their addresses or do not, and registrations expire; then
 * lets it settle, and counts who was confirmed and has no place, or has one and was not.
 */
export async function tortureConfirmations(
  rounds: number,
  tell: (toll: { rounds: number; acknowledged: number; lost: number }) => void = () => {},
): Promise<ConfirmationToll> {
  let oversold = 0;
  const torture = await startKilledServer(yaml);
  const { server, mails } = torture;
  const { data } = server;
  try {
    await server.serve();
    const visitors = confirmersAt(`http://127.0.0.1:${server.port}/public/club`, mails.arrived);
    for (let round = 0; round < rounds; round++) {
      visitors.come(VISITORS_PER_ROUND);
      await expireSoon(data, EXPIRY_AGE_MS);
      await torture.killAndRestart(visitors, async () => {
        const [{ persons }] = (await rowsOf(data, 'select count(*) as persons from person')) as [{ persons: number }];
        oversold = Math.max(oversold, persons - PLACES);
      });
      tell({ rounds: round + 1, acknowledged: visitors.counts.registered.size, lost: 0 });
    }
    const isSettled = async () => {
      await expireSoon(data, EXPIRY_AGE_MS);
      const open = `select 1 from outbox union all select 1 from registration where state <> 'registered'`;
      return visitors.areIdle() && !(await rowsOf(data, open)).length;
    };
    await torture.settle(visitors, isSettled);
    visitors.end();
    const { registered, confirmed, expired, full } = visitors.counts;
    const judged = await judge(data, visitors.counts, mails.arrived);
    return {
      rounds,
      registered: registered.size,
      confirmed: confirmed.size,
      expired: expired.size,
      full,
      killed_while_sending: torture.killedWhileSending(),
      ...judged,
      oversold: Math.max(oversold, judged.oversold),
    };
  } finally {
    await torture.close();
  }
}

/** Everybody is there or gone as they were told, and nothing came twice without a mark. */
export const isGoodConfirmationToll = (toll: ConfirmationToll): boolean =>
  !toll.lost && !toll.kept && !toll.oversold && !toll.miscounted && !toll.mails_wrong && !toll.repeats_unmarked;
