import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { serviceClient } from '../../../src/api/index.js';
import { addressesAt } from '../../../src/backend/backend.js';
import { snippetOf } from '../../../src/backend/service/event-of.js';
import { openStore, type Store } from '../../../src/backend/store/index.js';
import { openEngine } from '../../../src/backend/store/engines/open-engine.js';
import { hostedService, upstreamClient } from '../../../src/backend/upstream/index.js';
import type { ClubEvent } from '../../../src/model/club-event.js';
import type { PersonInput } from '../../../src/model/person.js';
import { builtServer, type BuiltOptions } from '../../support/built-server.js';
import { cleanUpAfterFile } from '../clean-up.js';
import { registerAtGate } from '../register-at-gate.js';
import { FURTHER_FIELDS, gateClubOf } from './gate-club.js';
import { startDouble } from '../../double/start-double.js';

const demo = readFileSync(new URL('../../../demo/workspace.yaml', import.meta.url), 'utf8');

/**
 * `turnout gate` as a process of its own before a double of a hosted service, with the club of a workspace.yaml (default: the demo's).
 * Whatever a walk asks of the service is asked of the double. It ends when the tests of the file are over, and then has seen its twelve
 * endpoints only.
 */
export async function gateForWalks({ yaml = demo, ...options }: BuiltOptions) {
  const club = gateClubOf(yaml);
  const double = await startDouble({ seed: { main: club.seed }, unknownKeys: true, builtInFields: FURTHER_FIELDS });
  cleanUpAfterFile(() => double.close());
  const listIds = { [club.slug]: { ...double.lists.main } };
  const server = await builtServer({ ...options, yaml: club.gateFile(double.lists.main), upstream: double });
  cleanUpAfterFile(async () => {
    await server.close();
    expect(double.log.filter(({ endpoint }) => !endpoint)).to.deep.equal([]);
    expect(server.logged()).not.to.include(double.key);
  });
  await server.serve();
  const { origin, port, data, kill, end, logged, serve: restart } = server;
  const listOf = (slug: string): string => {
    const id = listIds[club.slug]![slug];
    if (!id) throw new Error(`There is no list ${slug}`);
    return id;
  };
  const api = serviceClient({
    ...{ base: double.baseUrl, key: double.key },
    // the service knows its lists by their ids alone
    fetch: (request) =>
      fetch(
        new Request(
          request.url.replace('/lists/member/', () => `/lists/${listOf('member')}/`),
          request,
        ),
      ),
  });

  let lastWork: Promise<unknown> = Promise.resolve();
  /** Does work with the store of the gate, one after the other: two connections of one process would wait for each other. */
  function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    const done = lastWork.then(async () => {
      const store = await openStore(await openEngine(data));
      return work(store).finally(() => store.close());
    });
    lastWork = done.catch(() => {});
    return done;
  }

  /** The event as the service lists it, with the facts that only the gate has. */
  const eventOf = async (slug: string): Promise<ClubEvent> => {
    const list_id = listOf(slug);
    const event = (await api.listEvents()).data.find((one) => one.list_id === list_id)!;
    const row = await withStore(async (store) =>
      store.events.ofList((await store.workspaces.bySlug(club.slug))!.id, list_id),
    );
    const { persons_count, max_persons } = row!;
    const own = `${club.slug}/${slug}`;
    const embed_snippet = snippetOf(own, `${origin}/embed.js`);
    return { ...event, slug: own, url: `${origin}/portal/${own}`, embed_snippet, persons_count, max_persons };
  };

  /** A sign-in link, as the mail of the gate has it. */
  const signInLink = (email: string): Promise<string> =>
    withStore(async (store) => {
      const workspace = (await store.workspaces.bySlug(club.slug))!;
      const upstream = upstreamClient({ url: double.baseUrl, key: double.key });
      const hosted = await hostedService({ store, upstream, report: () => {} });
      const unused = async () => api;
      const local = { visitorApi: unused, memberApi: unused, refreshMembers: async () => false };
      const { memberApi } = hosted.clientsOver(local, addressesAt(origin));
      const session = await (await memberApi(workspace)).createPortalSession({ body: { email } });
      await hosted.settled();
      return session.data.url;
    });

  /** Takes a place as a visitor does, since the gate counts its own registrations; `free` is what follows a cancellation. */
  const takePlace = async (slug: string, body: PersonInput) => {
    const list_id = listOf(slug);
    await registerAtGate({ port, club: club.slug, form: slug, list_id }, { email: 'place@example.org', ...body });
    const persons = double.persons(list_id);
    const person_id = String(persons.at(-1)!['id']);
    const free = async (): Promise<void> => {
      double.removePerson(list_id, person_id);
      await withStore((store) =>
        store.transaction(async ({ workspaces, erasures }) => {
          await erasures.erase((await workspaces.bySlug(club.slug))!.id, list_id, [person_id]);
        }),
      );
    };
    return { free };
  };

  /** Changes choices at the service, and the forms of the gate; a further club has lists of its own at the service. */
  const apply = async (text: string, ...more: readonly string[]): Promise<void> => {
    const next = gateClubOf(text);
    const entries = Object.entries(next.seed.lists);
    const ids = (listIds[next.slug] ??= Object.fromEntries(
      entries.map(([name, list]) => [name, double.addList(list)]),
    ));
    for (const [name, { columns = [] }] of entries) double.changeColumns(ids[name]!, columns);
    await server.apply(next.gateFile(ids), ...more);
  };

  return {
    ...{ origin, port, data, key: double.key, api, kill, end, logged, restart },
    ...{ apply, eventOf, signInLink, takePlace },
    snippet: async (slug: string): Promise<string> => (await eventOf(slug)).embed_snippet,
    persons: async (slug: string) => (await api.listPersons({ list_id: listOf(slug) })).data,
  };
}
