import { randomBytes } from 'node:crypto';
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { serviceClient } from '../../src/api/index.js';
import { freePort } from '../support/free-port.mjs';
import { partOf } from '../support/smtp-server.js';
import { registerAtGate } from '../walk/register-at-gate.js';
import { CLUB_SLUGS, clubYaml, PERSONS, type ClubLanguage } from './club.js';

const MAX_MAIL_WAIT_MS = 40_000;

/** The address of the family that is a member and has registrations. */
export const FAMILY_ADDRESS = 'familie@example.org';

interface ServerOptions {
  /** The folder of a build: it has `dist/server/cli.js`. */
  readonly root: string;
  /** Keys of the workspace file that the build does not know. */
  readonly leftOut: readonly string[];
}

/** Starts the server of a build with the demo club. */
async function startDemo({ root }: ServerOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-screenshots-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, TURNOUT_DATA: data, TURNOUT_ORIGIN: origin, TURNOUT_PROXIES: '127.0.0.1,::1' };
  const command = join(root, 'dist/server/cli.js');
  if (!existsSync(command)) throw new Error(`There is no build in ${root}. Please run: npm run build`);
  const server = spawn(process.execPath, [command, 'serve', '--demo', '--port', String(port)], {
    ...{ cwd: root, env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => /ready at/.test(String(text)) && resolve());
    server.once('exit', () => reject(new Error('The server did not start. Please run: npm run build')));
  });
  const run = async (...args: string[]): Promise<string> =>
    (await promisify(execFile)(process.execPath, [command, ...args], { cwd: root, env })).stdout;
  return {
    ...{ folder, data, port, origin, run },
    close: () => {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Demo = Awaited<ReturnType<typeof startDemo>>;

/** Resolves with the text of the first mail that matches. */
async function mailWith({ data }: Demo, pattern: RegExp): Promise<string> {
  const outbox = join(data, 'outbox');
  for (const end = Date.now() + MAX_MAIL_WAIT_MS; Date.now() < end; await wait(100)) {
    const files = existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith('.eml')) : [];
    for (const file of files) {
      const [match] =
        pattern.exec(partOf(readFileSync(join(outbox, file), 'utf8').replace(/\r?\n/g, '\r\n'), 'text/plain')) ?? [];
      if (match) return match;
    }
  }
  throw new Error(`No mail contains ${pattern}`);
}

/** Stores the club of a language with a member family, full events and registrations. */
async function seedClub(demo: Demo, lang: ClubLanguage, leftOut: readonly string[]) {
  const slug = CLUB_SLUGS[lang];
  const { last: last_name, children, parent } = PERSONS[lang];
  const file = join(demo.folder, `${slug}.yaml`);
  writeFileSync(file, clubYaml(lang, leftOut));
  await demo.run('apply', file, '--workspace', slug);
  const created = await demo.run('key', 'create', '--name', 'screenshots', '--workspace', slug, '--json');
  const { key } = JSON.parse(created) as { key: string };
  const api = serviceClient({ base: `${demo.origin}/api`, key });
  const person = (first_name: string, more: object = {}) => ({ name: { first_name, last_name }, ...more });
  const { data: events } = await api.listEvents();
  const listOf = (form: string) => events.find((event) => event.slug === `${slug}/${form}`)!.list_id;
  for (const form of ['canoe', 'theatre'])
    await api.createPerson({ list_id: listOf(form), body: person(children[1], { email: 'other@example.org' }) });

  const member = { email: FAMILY_ADDRESS, birthdate: '1979-03-11', phone: '+49 30 5550101' };
  const body = { ...member, membership_number: '1001', department: lang === 'de' ? 'Turnen' : 'الجمباز' };
  const { id: person_id } = (await api.createPerson({ list_id: 'member', body: person(parent, body) })).data;
  const child = person(children[1], { email: FAMILY_ADDRESS, birthdate: '2015-09-02', membership_number: '1002' });
  await api.createPerson({ list_id: 'member', body: child });
  const description = lang === 'de' ? 'Mitgliedsbeitrag' : 'اشتراك العضوية';
  await api.createFees({ body: { data: [{ amount: 9600, description, person_id }] } });

  const answers = {
    ...{ email: FAMILY_ADDRESS, birthdate: '2015-09-02', shirt: '152', guardian_phone: '+49 30 5550101', rules: true },
    ...{ food: lang === 'de' ? 'vegetarisch' : 'نباتي', courses: [lang === 'de' ? 'Klettern' : 'التسلق'] },
    address: { street: 'Am Wäldchen 3', postcode: '01069', city: 'Dresden', country: 'DE' },
  };
  const family = { 'Form-Family': randomBytes(16).toString('hex') };
  const camp = { port: demo.port, club: slug, form: 'camp', list_id: listOf('camp') };
  for (const first_name of children) await registerAtGate(camp, person(first_name, answers), family);
  const ownLink = await mailWith(demo, new RegExp(`${demo.origin}/portal/${slug}/camp\\S*#[\\w-]{43}`));
  await fetch(`${demo.origin}/public/${slug}/portal/link-requests`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ email: FAMILY_ADDRESS }),
  });
  const signInLink = await mailWith(demo, new RegExp(`${demo.origin}/portal/${slug}(?:\\?\\S*)?#[\\w-]{43}`));
  return { slug, ownLink, signInLink };
}

/** A club on the server, as visitors of a language see it. */
export type Club = Awaited<ReturnType<typeof seedClub>>;

/** Starts the server of a build with the demo club and the clubs of the screenshots. */
export async function startClubs(options: ServerOptions) {
  const demo = await startDemo(options);
  try {
    const clubs = { de: await seedClub(demo, 'de', options.leftOut), ar: await seedClub(demo, 'ar', options.leftOut) };
    return { origin: demo.origin, clubs, close: demo.close };
  } catch (error) {
    demo.close();
    throw error;
  }
}
