import { newEngine } from '#test-engine';
import { clientOf } from '../../../src/api/index.js';
import { createApp } from '../../../src/backend/http/app.js';
import { createFees } from '../../../src/backend/lifecycle/index.js';
import type { MailMessage } from '../../../src/backend/mail/index.js';
import { newSecret, openStore } from '../../../src/backend/store/index.js';
import { hostedService, upstreamClient } from '../../../src/backend/upstream/index.js';
import { applyGate, readGateFile } from '../../../src/backend/workspace/index.js';
import { gate } from '../../../src/contract/index.js';
import { timeLimit } from '../../runner/machine-speed.mjs';
import { startDouble, type Double, type StartOptions } from '../../double/start-double.js';

const ORIGIN = 'https://gate.test';

export const CREATE = 'POST /lists/{list_id}/persons';

/** A gate.yaml for the camp and the applications of the double's club. */
export const gateFile = ({ lists: { main } }: Double, places = 2): string => `
workspace: { slug: club, name: Club, contact_email: office@club.example, member_list: ${main.member} }
forms:
  - slug: camp
    list_id: ${main.camp}
    published: true
    max_persons: ${places}
    form: { participants: 3, sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }, tent, courses, rating] }] }
  - { slug: winter, list_id: ${main.draft}, published: true }
  - { slug: join, list_id: member, title: Join us, published: true }
`;

export const ada = {
  name: { first_name: 'Ada', last_name: 'Lovelace' },
  email: 'ada@example.org',
  tent: 'Small',
};

/** A gate over a store of its own, before a double, one that is running or its own. Its clock stands until it is moved. */
export async function hostedClub({
  places = 2,
  file,
  double: startOptions,
  rates = false,
  running,
}: {
  places?: number;
  file?: (double: Double) => string;
  double?: StartOptions;
  rates?: false | object;
  running?: Double;
} = {}) {
  const double = running ?? (await startDouble(startOptions));
  const engine = await newEngine();
  const store = await openStore(engine);
  await applyGate(store, readGateFile(file ? file(double) : gateFile(double, places)));
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
  const reports: unknown[] = [];
  const mails: MailMessage[] = [];

  /** One process of the gate; a further one has the same store. */
  const startGate = async () => {
    const report = (error: unknown) => void reports.push(error);
    const elapsed = () => clock.now;
    const wait = async (milliseconds: number) => void (clock.now += milliseconds);
    const upstream = upstreamClient({ url: double.baseUrl, key: double.key, timeoutMs: timeLimit(1000) });
    const hosted = await hostedService({ store, upstream, report, clock: () => clock.now, elapsed, wait });
    const { backend, mailSender, ensureFees } = await createApp({
      store,
      hosted,
      origin: ORIGIN,
      report,
      clock: () => clock.now,
      rates,
      mailTransport: { send: async (message) => void mails.push(message) },
    });
    const runTasks = async () => {
      for (const task of [...hosted.tasks, createFees(ensureFees)])
        await task.run({ store, now: clock.now, log: () => {} });
    };
    return { hosted, backend, mailSender, runTasks };
  };
  const first = await startGate();
  const visitor = clientOf(gate, { base: `${ORIGIN}/public/club`, fetch: first.backend });

  const formToken = async (slug = 'camp'): Promise<string> => {
    const { data } = await visitor.readFormToken({ slug });
    clock.now += data.min_age_ms;
    return data.token;
  };
  const request = (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
    first.backend(
      new Request(ORIGIN + path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );

  /** Registers a visitor; with the same key it is a retry. */
  const register = async (
    body: unknown = ada,
    { key = newSecret(), form = 'camp', headers = {}, app = first.backend } = {},
  ) => {
    const list_id = { join: 'member', queue: double.lists.main.draft }[form] ?? double.lists.main[form as 'camp'];
    return app(
      new Request(`${ORIGIN}/public/club/lists/${list_id}/persons`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'Form-Token': await formToken(form),
          'Idempotency-Key': key,
          ...headers,
        },
        body: JSON.stringify(body),
      }),
    );
  };

  /** Sends all mails that are due a minute from now. */
  const deliverMails = async (): Promise<MailMessage[]> => {
    clock.now += 60_000;
    mails.length = 0;
    await first.mailSender.sendDue(undefined, 1);
    return [...mails];
  };

  /** Runs the tasks until the service has answered all of them: on a busy machine, it may take longer than the gate waits. */
  const completeTasks = async (attempts = 10): Promise<void> => {
    await first.runTasks().catch((error: unknown) => {
      if (attempts === 1) throw error;
      return completeTasks(attempts - 1);
    });
  };

  const placesTaken = async () => {
    const { id } = (await store.workspaces.bySlug('club'))!;
    return (await store.events.ofList(id, double.lists.main.camp))!.persons_count;
  };

  const close = async () => {
    await first.hosted.settled();
    if (!running) await double.close();
  };

  return {
    ...first,
    ...{
      double,
      engine,
      store,
      clock,
      reports,
      visitor,
      formToken,
      request,
      register,
      deliverMails,
      placesTaken,
      completeTasks,
    },
    ...{ startGate, close },
    /** Everybody who is in the camp at the service. */
    campers: () => double.persons(double.lists.main.camp),
  };
}

export type HostedClub = Awaited<ReturnType<typeof hostedClub>>;

/** Waits until a form opens: on a busy machine, the service may take longer than the gate waits. */
export async function waitForForm(club: HostedClub, slug: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const isOpen = await club.visitor.readForm({ slug }).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
    club.clock.now += 10_000;
  }
  throw new Error('The form does not open.');
}
