/** Values by key, as they cross the wire. */
export type Fields = Record<string, unknown>;

export type ListType = 'member' | 'event' | 'contact';

/** A custom column; types that the specification does not show are allowed (specification: "Custom column"). */
export interface SeedColumn {
  readonly name: string;
  readonly type: string;
  readonly allowed_values?: readonly string[];
  readonly external_id?: string;
}

export interface SeedEvent {
  readonly title: string;
  readonly published: boolean;
  readonly start_date: string;
  readonly end_date: string;
}

export interface SeedList {
  readonly type: ListType;
  readonly columns?: readonly SeedColumn[];
  /** Persons as a client would create them. */
  readonly persons?: readonly Fields[];
  /** Belongs to lists of type `event`, and only to them. */
  readonly event?: SeedEvent;
}

export interface SeedWorkspace {
  readonly name: string;
  /** List types of the subscription variant; all three if missing. */
  readonly listTypes?: readonly ListType[];
  readonly portal?: 'enabled' | 'disabled' | 'superordinate';
  /** By names of the test's own; the identifiers are random. */
  readonly lists: Readonly<Record<string, SeedList>>;
  readonly costUnits?: readonly { name: string; categories: readonly string[]; archived?: boolean }[];
  /** A second key that may touch only these lists. */
  readonly restrictedTo?: readonly string[];
}

export interface Seed {
  readonly main: SeedWorkspace;
  readonly [name: string]: SeedWorkspace;
}

const memberList: SeedList = { type: 'member' };

const camp: SeedEvent = {
  title: 'Zeltlager am See',
  published: true,
  start_date: '2099-07-24',
  end_date: '2099-08-02',
};

/** An association with members, two events and friends, and three workspaces that are refused something. */
export const defaultSeed = {
  main: {
    name: 'Kanuverein Altmühltal',
    lists: {
      member: {
        type: 'member',
        columns: [
          { name: 'Boat', type: 'string', allowed_values: ['Kajak', 'Canadier'], external_id: 'boat' },
          { name: 'Bank account', type: 'iban' },
        ],
        persons: [
          {
            external_id: 'own-1001',
            name: { first_name: 'Ada', last_name: 'Huber' },
            email: 'ada@example.org',
            membership_number: 'M-1001',
          },
        ],
      },
      camp: {
        type: 'event',
        event: camp,
        columns: [
          { name: 'Tent', type: 'string', allowed_values: ['Small', 'Large'], external_id: 'tent' },
          { name: 'Can swim', type: 'boolean' },
          { name: 'Courses', type: 'array', allowed_values: ['Canoe', 'Climbing'], external_id: 'courses' },
          { name: 'Rating of last year', type: 'stars', external_id: 'rating' },
        ],
      },
      draft: { type: 'event', event: { ...camp, title: 'Winterfahrt', published: false } },
      friends: { type: 'contact' },
    },
    costUnits: [
      { name: 'Camp', categories: ['Fees', 'Food'] },
      { name: 'Old house', categories: [], archived: true },
    ],
    restrictedTo: ['friends'],
  },
  withoutMembers: {
    name: 'Zeltplatz',
    listTypes: ['event', 'contact'],
    lists: { member: memberList, camp: { type: 'event', event: camp } },
  },
  portalDisabled: { name: 'Gartenfreunde', portal: 'disabled', lists: { member: memberList } },
  portalSuperordinate: { name: 'Ortsgruppe', portal: 'superordinate', lists: { member: memberList } },
} as const satisfies Seed;
