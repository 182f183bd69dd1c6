import { withOpenapiCheck } from '#openapi-check';
import { filledStore } from '#test-engine';
import { clientOf } from '../../src/api/index.js';
import { createApp, type AppOptions } from '../../src/backend/http/app.js';
import { withClientAddress, type RegistrationOutcome } from '../../src/backend/backend.js';
import type { MailMessage, MailTransport } from '../../src/backend/mail/index.js';
import { digest } from '../../src/backend/crypto/index.js';
import type { Rates } from '../../src/backend/http/middleware/index.js';
import type { Engine } from '../../src/backend/store/engines/engine.js';
import { newId, newSecret, openStore, type Store } from '../../src/backend/store/index.js';
import { applyWorkspace, readWorkspaceFile, scopes } from '../../src/backend/workspace/index.js';
import { gate, service } from '../../src/contract/index.js';
import type { Scope } from '../../src/model/workspace.js';

/** The origin of the server in tests. */
export const origin = 'https://turnout.test';

/** A club with a member list, a contact list and an event for every state there is. */
export const club = `
workspace: { slug: club, name: Club, portal_origins: [https://club.example] }
lists:
  - type: member
    name: Members
    columns:
      - { external_id: department, name: Department, type: string, allowed_values: [Swim, Row] }
      - { external_id: internal_note, name: Note, type: text }
    application:
      slug: join
      title: Join us
      sections:
        - fields: [{ name: name, required: true }, { name: email, required: true }, department]
  - { type: contact, name: Friends }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    end_date: 2027-08-06
    max_persons: 100
    columns:
      - { external_id: size, name: T-shirt size, type: string, allowed_values: [S, M, L] }
      - { external_id: courses, name: Courses, type: array, allowed_values: [Canoe, Theatre] }
      - { external_id: swims, name: Can swim, type: boolean }
      - { external_id: notes, name: Notes, type: text }
      - { external_id: team, name: Team (internal), type: string }
    form:
      sections:
        - fields: [{ name: name, required: true }, { name: email, required: true }, birthdate, phone, address]
        - { title: At camp, fields: [{ name: size, required: true }, courses, swims, notes] }
  - { slug: full, title: Full, published: true, start_date: 2027-07-24, max_persons: 1 }
  - { slug: hidden, title: Hidden, published: false, start_date: 2027-07-24 }
  - { slug: later, title: Later, published: true, start_date: 2027-07-24, opens_at: '2027-01-01 19:00' }
  - { slug: over, title: Over, published: true, start_date: 2026-06-20 }
`;

/** A person that the camp's form takes. */
export const ada = {
  name: { first_name: 'Ada', last_name: 'Lovelace' },
  email: 'ada@example.org',
  size: 'M',
};

/** Scopes and lists of a key; default: all of them. */
export interface TestKey {
  scopes?: Scope[];
  lists?: string[];
}

/** The whole backend on an empty database, with a clock that stands until it is moved. */
export async function backend({
  yaml = club,
  otherClubs = [],
  at = '2026-11-21T12:00:00Z',
  engine: givenEngine,
  rates = false,
  wait,
  mailFrom,
  mailRefused,
}: {
  yaml?: string;
  /** Workspace files of further clubs. */
  otherClubs?: readonly string[];
  at?: string;
  engine?: Engine;
  rates?: Partial<Rates> | false;
  /** Default: the clock moves at once. */
  wait?: (milliseconds: number) => Promise<unknown>;
  mailFrom?: string;
  mailRefused?: AppOptions['mailRefused'];
} = {}) {
  const fill = async (empty: Engine): Promise<Store> => {
    const filled = await openStore(empty);
    for (const file of [yaml, ...otherClubs]) await applyWorkspace(filled, readWorkspaceFile(file));
    return filled;
  };
  const { engine, store } = givenEngine
    ? { engine: givenEngine, store: await fill(givenEngine) }
    : await filledStore([yaml, ...otherClubs].join('\n'), fill);
  const clock = { now: Date.parse(at) };
  const reports: unknown[] = [];
  const outcomes: RegistrationOutcome[] = [];
  const sentMails: MailMessage[] = [];
  const mailTransport: MailTransport = { send: async (message) => void sentMails.push(message) };
  const {
    backend: app,
    mailSender,
    ensureFees,
    refuse,
  } = await createApp({
    store,
    mailTransport,
    origin,
    clock: () => clock.now,
    wait: wait ?? (async (milliseconds) => void (clock.now += milliseconds)),
    rates,
    ...(mailFrom === undefined ? {} : { mailFrom }),
    ...(mailRefused ? { mailRefused } : {}),
    report: (error) => reports.push(error),
    onRegistration: (one) => outcomes.push(one),
  });
  const checkedApp = withOpenapiCheck(app);
  const apply = (text: string) => applyWorkspace(store, readWorkspaceFile(text), { now: clock.now });

  /** A new key of a workspace, and a client that holds it. */
  const keyFor = async (slug: string, { scopes: granted, lists }: TestKey = {}) => {
    const workspace = (await store.workspaces.bySlug(slug))!;
    const key = `sk_${newSecret()}`;
    await store.keys.insert({
      workspace_id: workspace.id,
      id: newId('key'),
      name: 'test',
      hash: await digest(key),
      scopes: granted ?? [...scopes],
      lists: lists ?? null,
      created_at: clock.now,
      revoked_at: null,
    });
    return key;
  };
  const key = await keyFor('club');
  const api = clientOf(service, { base: `${origin}/api`, key, fetch: checkedApp });
  const visitor = clientOf(gate, { base: `${origin}/public/club`, fetch: app });

  /** The list of an event, by the event's slug. */
  const listOf = async (slug: string): Promise<string> => {
    const workspace = (await store.workspaces.bySlug('club'))!;
    return (await store.events.all(workspace.id)).find((event) => event.slug === slug)!.list_id;
  };
  /** A form token that is old enough. Moves the clock. */
  const formToken = async (form = 'camp'): Promise<string> => {
    const { data } = await visitor.readFormToken({ slug: form });
    clock.now += data.min_age_ms;
    return data.token;
  };
  /** One raw request; a body that is no string is sent as JSON. */
  const request = (
    method: string,
    path: string,
    {
      body,
      headers = {},
      address = '',
    }: { body?: unknown; headers?: Record<string, string>; /** Where it comes from. */ address?: string } = {},
  ) =>
    checkedApp(
      withClientAddress(
        address,
        new Request(`${origin}${path}`, {
          method,
          headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
      ),
    );
  /** As a visitor: registers through the gate, with everything that takes. */
  const register = async (
    body: unknown,
    {
      list_id,
      form = 'camp',
      idempotencyKey = newSecret(),
      headers = {},
      address = '',
    }: {
      list_id?: string;
      form?: string;
      idempotencyKey?: string;
      headers?: Record<string, string>;
      address?: string;
    } = {},
  ) =>
    request('POST', `/public/club/lists/${list_id ?? (await listOf(form))}/persons`, {
      body,
      address,
      headers: { 'Form-Token': await formToken(form), 'Idempotency-Key': idempotencyKey, ...headers },
    });

  /** Lets every mail that waits go out, one after the other, and gives those that did. Moves the clock. */
  const deliverMails = async (): Promise<MailMessage[]> => {
    clock.now += 5_000;
    const before = sentMails.length;
    await mailSender.sendDue(undefined, 1);
    return sentMails.slice(before);
  };

  return {
    app,
    /** What answers where there is too much to do. */
    refuse,
    mailSender,
    ensureFees,
    sentMails,
    deliverMails,
    mailTransport,
    store,
    engine,
    clock,
    reports,
    outcomes,
    apply,
    key,
    keyFor,
    api,
    visitor,
    listOf,
    formToken,
    request,
    register,
  };
}

/** The issues of an answer as `[field, code]`. */
export const issuesIn = async (response: Response): Promise<[string, string][]> => {
  const { issues = [] } = (await response.clone().json()) as { issues?: { field: string; code: string }[] };
  return issues.map(({ field, code }) => [field, code]);
};
