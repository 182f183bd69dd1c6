import { readFile } from 'node:fs/promises';
import { addressesAt } from './backend.js';
import { withFutureDates, seedPersons, type DemoPersons } from './demo-club.js';
import type { Running } from './node-options.js';
import { snippetOf } from './service/index.js';
import type { Store } from './store/index.js';
import { applyWorkspace, createKey, readWorkspaceFile } from './workspace/index.js';

const folder = new URL('../../demo/', import.meta.url);

/** The keys of a demo, available only when it is created. */
export interface DemoKeys {
  /** The key of the demo club, with all scopes. */
  readonly main: string;
  /** Keys that are refused something: the status, the reason and the key. */
  readonly refusals: readonly { readonly status: number; readonly reason: string; readonly key: string }[];
}

/** Files of clubs that the service refuses something. */
const REFUSED_CLUBS = [
  { file: 'ferienwerk-muehlsee', status: 402, reason: 'members: not in its plan' },
  { file: 'kgv-sonnenwinkel', status: 403, reason: 'the portal: disabled' },
  { file: 'stamm-graureiher', status: 403, reason: 'the portal: its umbrella’s' },
];

/** Creates the workspace of a file, and a key for it. */
async function seedWorkspace(store: Store, path: string, now: number): Promise<{ slug: string; key: string }> {
  const file = readWorkspaceFile(withFutureDates(await readFile(new URL(path, folder), 'utf8'), now));
  await applyWorkspace(store, file);
  const { slug } = file.workspace;
  const { key } = await createKey(store, { workspace: slug, name: 'demo' });
  return { slug, key };
}

/**
 * Fills an empty data folder with the demo club, and with further ones that are refused things. Returns their
 * keys; undefined if there is a workspace already.
 */
export async function seedDemo({ store, backend }: Running): Promise<DemoKeys | undefined> {
  if ((await store.workspaces.all()).length) return undefined;
  const now = Date.now();
  const { slug, key: main } = await seedWorkspace(store, 'workspace.yaml', now);
  const persons = JSON.parse(await readFile(new URL('persons.json', folder), 'utf8')) as DemoPersons;
  const contacts = await seedPersons(backend, main, persons);
  const refusals = [];
  for (const { file, ...refusal } of REFUSED_CLUBS) {
    const { key } = await seedWorkspace(store, `further/${file}.yaml`, now);
    refusals.push({ ...refusal, key });
  }
  const { key } = await createKey(store, { workspace: slug, name: 'demo: Freunde und Förderer', lists: [contacts] });
  refusals.push({ status: 403, reason: 'all lists but one', key });
  return { main, refusals };
}

/** Attributes of the demo's list of events: views, filters, and forms in a dialog. */
const LIST_ATTRIBUTES = 'data-view="list month" data-filters="text place open" data-registration="dialog"';

/** The page for members: any page that has the element on it, of an origin that the club lists. */
const profileSnippet = (origin: string): string =>
  `<script src="${addressesAt(origin).embed_url}" data-slug="sv-wiesental" data-widget="member-profile" async crossorigin></script>`;

/** The image of an event by its path, `/example/images/lake.svg`; undefined if there is none. */
async function exampleImage(path: string): Promise<string | undefined> {
  const [, name] = /^\/example\/images\/([a-z]+)\.svg$/.exec(path) ?? [];
  return name && readFile(new URL(`images/${name}.svg`, folder), 'utf8').catch(() => undefined);
}

/**
 * Plain pages of a club that pasted the snippets: `/example`, `/example/{form}` for each of its forms, `/example/termine`
 * with its events, and `/example/mitglieder` for its members. Besides, the images of events.
 */
export const demoPages =
  (origin: string): ((path: string) => Promise<string | undefined>) =>
  async (path) => {
    const [, root, form = 'zeltlager', ...rest] = path.split('/');
    if (rest.length) return exampleImage(path);
    if (root !== 'example' || !/^[a-z0-9-]+$/.test(form)) return undefined;
    const html = await readFile(new URL('example.html', folder), 'utf8');
    const events = form === 'termine';
    const members = form === 'mitglieder';
    const snippet = snippetOf(
      events || members ? 'sv-wiesental' : `sv-wiesental/${form}`,
      addressesAt(origin).embed_url,
    );
    const title = events ? 'Termine' : members ? 'Mitglieder' : 'Anmeldung';
    return html
      .replaceAll('<!-- title -->', title)
      .replaceAll(
        '<!-- snippet -->',
        events ? snippet.replace(' async', ` ${LIST_ATTRIBUTES} async`) : members ? profileSnippet(origin) : snippet,
      )
      .replaceAll(`href="/example/${form}"`, `href="/example/${form}" aria-current="page"`);
  };
