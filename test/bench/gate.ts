// `npm run bench:gate`: `turnout gate` before a service that takes its time. A registration beside the service's own answer, as a ratio of
// medians within one run, interleaved; and forms per second while each answer of the service is late.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientOf } from '../../src/api/index.js';
import { openStore } from '../../src/backend/store/index.js';
import { openSqlite } from '../../src/backend/store/engines/sqlite.js';
import { applyGate, readGateFile } from '../../src/backend/workspace/index.js';
import { gate as gateContract } from '../../src/contract/index.js';
import { startDouble } from '../double/start-double.js';
import { loadServer, started } from './bench-server.js';
import { median, timed } from './club.js';

/** How long the service takes for each answer. */
const DELAY_MS = 200;
/** A faster service, for comparison. */
const SHORT_DELAY_MS = 50;
const REGISTRATIONS = 40;
const MAX_LATENCY_RATIO = 1.3;

const READ_MS = 2_000;
const READ_ROUNDS = 5;
const CONCURRENCY = 64;
const MIN_FORMS_PER_SECOND = 500;

/** A form token is good for twenty registrations. */
const REGISTRATIONS_PER_TOKEN = 20;

const line = (subject: string, value: string, bound: string, isMet: boolean) =>
  console.log(`${subject.padEnd(72)} ${value.padStart(7)}   ${bound.padEnd(13)} ${isMet ? 'ok' : 'MISSED'}`);

const personAt = (index: number) => ({
  name: { first_name: `Zoë ${index}`, last_name: 'Öztürk' },
  email: `zoe.${index}@example.org`,
  tent: 'Small',
});

const double = await startDouble();
const { camp, member } = double.lists.main;
const folder = mkdtempSync(join(tmpdir(), 'turnout-bench-gate-'));
const store = await openStore(await openSqlite(folder));
const file = `
workspace: { slug: club, name: Club, contact_email: office@club.example, member_list: ${member} }
forms:
  - { slug: camp, list_id: ${camp}, published: true, max_persons: 100000 }
`;
await applyGate(store, readGateFile(file));
await store.close();

const server = await started('gate', [folder, double.baseUrl, double.key]);
const base = `${server.origin}/public/club`;
const visitor = clientOf(gateContract, { base });

async function post(url: string, headers: Record<string, string>, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${response.status}: ${text}`);
}

function serviceTakes(milliseconds: number): void {
  double.faults.clear();
  double.faults.add({ fault: { kind: 'slow', milliseconds } });
}

/** The median times of a registration at a service that takes so long, and through the gate, in milliseconds. */
async function registrationTimes(delayMs: number): Promise<{ direct: number; through: number }> {
  serviceTakes(delayMs);
  const times: { direct: number[]; through: number[] } = { direct: [], through: [] };
  let token = '';
  for (let index = 0; index < REGISTRATIONS; index++) {
    if (index % REGISTRATIONS_PER_TOKEN === 0) {
      const { data } = await visitor.readFormToken({ slug: 'camp' });
      await new Promise((resolve) => setTimeout(resolve, data.min_age_ms));
      token = data.token;
    }
    const path = `/lists/${camp}/persons`;
    const authorization = `Bearer ${double.key}`;
    times.direct.push(await timed(() => post(double.baseUrl + path, { authorization }, personAt(index))));
    const headers = { 'Form-Token': token, 'Idempotency-Key': randomUUID() };
    times.through.push(await timed(() => post(base + path, headers, personAt(index))));
  }
  return { direct: median(times.direct), through: median(times.through) };
}

/** Forms per second through the gate, while each answer of the service is late. */
async function formRate(): Promise<number> {
  serviceTakes(DELAY_MS);
  const load = loadServer(server, CONCURRENCY, '/public/club', {});
  const rates: number[] = [];
  for (let round = 0; round < READ_ROUNDS; round++)
    rates.push((await load.rate(READ_MS, () => ({ path: '/forms/camp' }))).rate);
  await load.close();
  return median(rates);
}

try {
  // before the measurement, the gate has read the events and columns once
  await visitor.readForm({ slug: 'camp' });
  const { direct, through } = await registrationTimes(DELAY_MS);
  const ratio = through / direct;
  const subject = `registration through the gate : at the service: ${through.toFixed(1)} : ${direct.toFixed(1)} ms`;
  line(subject, ratio.toFixed(2), `at most ${MAX_LATENCY_RATIO}`, ratio <= MAX_LATENCY_RATIO);
  const short = await registrationTimes(SHORT_DELAY_MS);
  console.log(
    `  (a service that takes ${SHORT_DELAY_MS} ms: ${short.through.toFixed(1)} : ${short.direct.toFixed(1)} ms)`,
  );
  const rate = await formRate();
  const forms = `forms per second, ${CONCURRENCY} at a time, each answer of the service after ${DELAY_MS} ms`;
  line(forms, rate.toFixed(0), `at least ${MIN_FORMS_PER_SECOND}`, rate >= MIN_FORMS_PER_SECOND);
} finally {
  server.child.kill('SIGKILL');
  await double.close();
  rmSync(folder, { recursive: true, force: true });
}
