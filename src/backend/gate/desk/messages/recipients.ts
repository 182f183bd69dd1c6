import { isWrittenTo, type MessageSelection } from '../../../../model/desk-message.js';
import type { Person } from '../../../../model/person.js';
import type { List } from '../../../../model/workspace.js';
import { limits } from '../../../../contract/index.js';
import type { ListedPerson } from '../../../backend.js';
import { emailKey, type Registration } from '../../../store/index.js';
import type { GateContext } from '../../gate-context.js';

/** Persons whom a message goes to. */
export interface Recipients {
  /** The persons at each address, in the order of the list. */
  readonly families: readonly (readonly ListedPerson[])[];
  readonly withoutAddressCount: number;
}

export const idOf = ({ person }: ListedPerson): string => (person as unknown as Person).id;

/** All persons of a list with their registrations. */
async function personsOf({ memberApi, store, workspace }: GateContext, list: List): Promise<ListedPerson[]> {
  const api = await memberApi();
  const persons: Person[] = [];
  let cursor: string | null | undefined;
  do {
    const query = { per_page: String(limits.perPage), ...(cursor ? { cursor } : {}) };
    const page = await api.listPersons({ list_id: list.id, query });
    persons.push(...page.data);
    cursor = page.meta.next_cursor;
  } while (cursor);
  const registrations = new Map<string, Registration>();
  for (const one of await store.registrations.ofPersons(
    workspace.id,
    persons.map(({ id }) => id),
  ))
    registrations.set(one.person_id, one);
  return persons.map((person) => ({
    person: person as unknown as ListedPerson['person'],
    registration: registrations.get(person.id),
  }));
}

function isSelected({ states, person_ids }: MessageSelection): (one: ListedPerson) => boolean {
  const ids = person_ids && new Set(person_ids);
  return (one) =>
    isWrittenTo(one.registration) &&
    (!states || (!!one.registration && states.includes(one.registration.state))) &&
    (!ids || ids.has(idOf(one)));
}

const familyKeyOf = ({ slug, family }: Registration): string => `${slug} ${family}`;

function addTo(groups: Map<string, ListedPerson[]>, key: string, one: ListedPerson): void {
  const group = groups.get(key);
  if (group) group.push(one);
  else groups.set(key, [one]);
}

/** The persons of a selection, grouped by the address that mails about them go to. Ids of other lists select nobody. */
export async function recipientsOf(context: GateContext, list: List, selection: MessageSelection): Promise<Recipients> {
  const { store, workspace, memberApi, messageMails } = context;
  const persons = await personsOf(context, list);
  const slugs = new Set(persons.flatMap(({ registration }) => registration?.slug ?? []));
  const addressOf = await messageMails.readAddresses(
    { store, memberApi: () => memberApi() },
    workspace,
    list.id,
    slugs,
  );
  const families = new Map<string, ListedPerson[]>();
  for (const one of persons) if (one.registration) addTo(families, familyKeyOf(one.registration), one);
  const byAddress = new Map<string, ListedPerson[]>();
  let withoutAddressCount = 0;
  for (const one of persons.filter(isSelected(selection))) {
    const family = one.registration ? families.get(familyKeyOf(one.registration)) : undefined;
    const address = emailKey(addressOf(one, family ?? []) ?? null);
    if (!address) withoutAddressCount++;
    else addTo(byAddress, address, one);
  }
  return { families: [...byAddress.values()], withoutAddressCount };
}
