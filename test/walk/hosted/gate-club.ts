import { parse, stringify } from 'yaml';
import { defaultProfile } from '../../../src/forms/index.js';
import type { RawFile } from '../../../src/backend/workspace/raw-file.js';
import type { SeedColumn, SeedList, SeedWorkspace } from '../../double/seed.js';

type RawList = NonNullable<RawFile['lists']>[number];
type RawEvent = NonNullable<RawFile['events']>[number];

/** Built-in fields that forms of the walks ask for, and that the specification does not list. */
export const FURTHER_FIELDS = ['birthdate', 'phone', 'address'];

/** A club in two halves: the persons, events and columns of the hosted service, and the forms of the gate. */
export interface GateClub {
  readonly slug: string;
  /** The workspace at the service; the lists are named `member`, `contact`, and by the slugs of the events. */
  readonly seed: SeedWorkspace;
  /** A gate.yaml with the ids of the lists at the service. */
  readonly gateFile: (listIds: Readonly<Record<string, string>>) => string;
}

const columnsOf = ({ columns = [] }: Pick<RawEvent | RawList, 'columns'>): SeedColumn[] =>
  columns.map(({ name, type, allowed_values, external_id }) => ({
    ...{ name, type },
    ...(allowed_values ? { allowed_values } : {}),
    ...(typeof external_id === 'string' ? { external_id } : {}),
  }));

const seedOf = ({ workspace: { name }, lists = [], events = [] }: RawFile): SeedWorkspace => ({
  name,
  lists: Object.fromEntries([
    ...lists.map((list): [string, SeedList] => [list.type, { type: list.type, columns: columnsOf(list) }]),
    ...events.map((event): [string, SeedList] => {
      const { slug, title, start_date, end_date = start_date } = event;
      const seedEvent = { title, published: true, start_date, end_date };
      return [slug, { type: 'event', columns: columnsOf(event), event: seedEvent }];
    }),
  ]),
});

/** The form of an event without what only the bundled service has: cost units, and a deletion of single answers. */
function formOf({ form, title: _, start_date: __, end_date: ___, columns: ____, ...event }: RawEvent) {
  if (!form) return event;
  const { prices, delete_after: _____, ...layout } = form;
  if (!prices) return { ...event, form: layout };
  const { cost_unit: ______, category: _______, ...gatePrices } = prices;
  return { ...event, form: { ...layout, prices: gatePrices } };
}

const applicationOf = ({ application }: RawList) => {
  if (!application) return [];
  const { slug, title, opens_at, closes_at, contact_email, notify, ...layout } = application;
  const own = { slug, title, opens_at, closes_at, contact_email, notify };
  return [{ ...own, list_id: 'member', published: true, ...(layout.sections ? { form: layout } : {}) }];
};

/**
 * Divides a workspace.yaml between a hosted service and the gate before it, whose fees belong to no cost unit
 * (docs/gate-before-a-service.md).
 */
export function gateClubOf(yaml: string): GateClub {
  const file = parse(yaml) as RawFile;
  const { workspace, lists = [], events = [] } = file;
  const { subscription: _, ...club } = workspace;
  const members = lists.find(({ type }) => type === 'member');
  const portal = { ...club.member_portal, profile: members?.profile ?? defaultProfile };
  return {
    slug: workspace.slug,
    seed: seedOf(file),
    gateFile: (listIds) =>
      stringify({
        workspace: { ...club, ...(members ? { member_list: listIds['member'], member_portal: portal } : {}) },
        forms: [
          ...events.map((event) => ({ ...formOf(event), list_id: listIds[event.slug] })),
          ...lists.flatMap(applicationOf),
        ],
      }),
  };
}
