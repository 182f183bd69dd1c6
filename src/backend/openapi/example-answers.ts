/** The origin in the example answers. */
export const EXAMPLE_ORIGIN = 'https://turnout.example.org';

/** Answers to the example requests, by the names of the endpoints; `npm run examples` writes them. */
export const exampleAnswers: Readonly<Record<string, unknown>> = {
  listEvents: {
    data: [
      {
        list_id: 'lst_mxbcz1xn4m6767t6vfkd9cra',
        title: 'Summer camp',
        published: true,
        start_date: '2027-07-24',
        end_date: '2027-08-06',
        url: 'https://turnout.example.org/portal/club/camp',
        embed_snippet:
          '<script src="https://turnout.example.org/embed.js?slug=club/camp" data-slug="club/camp" async crossorigin></script>',
        slug: 'club/camp',
        max_persons: 120,
        persons_count: 0,
        location: 'Lakeside',
        description: 'Two weeks outdoors.',
        changed_at: '2026-11-26T14:43:56.975Z',
        revision: 0,
        places_left: 120,
        state: 'open',
        waiting_list_of: null,
      },
    ],
  },
  listPersons: {
    data: [
      {
        id: 'per_jerg7vv0v0a7zesa7pnwh8m8',
        external_id: null,
        name: { first_name: 'Ada', last_name: 'Lovelace' },
        email: 'ada@example.org',
        birthdate: '1990-12-10',
        phone: null,
        address: { street: 'Lake Road 4', postcode: '12559', city: 'Berlin', country: 'DE' },
        membership_number: '1001',
        department: 'Rowing',
      },
      {
        id: 'per_wybk7qz3m2rjy7b7yw7n4m9k',
        external_id: null,
        name: { first_name: 'Grace', last_name: 'Hopper' },
        email: 'grace@example.org',
        birthdate: null,
        phone: null,
        address: null,
        membership_number: '1002',
        department: null,
      },
    ],
    meta: {
      path: 'https://turnout.example.org/api/lists/member/persons',
      per_page: 2,
      next_cursor:
        'eyJmcm9tIjoiMWswczBjdDJ3MDFiNGJkdDk1YSIsImJhY2siOmZhbHNlfQ.b4Y0La0GgqSYnfA6bgxct79z03rVi7yAmGmYISCyokY',
      prev_cursor: null,
    },
  },
  synchronisePersons: {
    data: [
      {
        id: 'per_f8wzhs4vewd472bnv961ssm0',
        external_id: 'crm-4712',
        name: { first_name: 'Bo', last_name: 'Lindqvist' },
        email: null,
        birthdate: null,
        phone: null,
        address: null,
        membership_number: null,
        department: null,
      },
    ],
    meta: { created: 1, updated: 0, unchanged: 0 },
  },
  createPerson: {
    data: {
      id: 'per_eqa4zw64xfehwm5tgzp3tzve',
      external_id: 'crm-4711',
      name: { first_name: 'Zoë', last_name: 'Öztürk' },
      email: 'zoe@example.org',
      birthdate: null,
      phone: null,
      address: null,
      membership_number: null,
      department: null,
    },
    meta: { created_at: '2026-11-21T12:00:00.000Z', changed_at: '2026-11-21T12:00:00.000Z' },
  },
  readPerson: {
    data: {
      id: 'per_eqa4zw64xfehwm5tgzp3tzve',
      external_id: 'crm-4711',
      name: { first_name: 'Zoë', last_name: 'Öztürk' },
      email: 'zoe@example.org',
      birthdate: null,
      phone: null,
      address: null,
      membership_number: null,
      department: null,
    },
    meta: { created_at: '2026-11-21T12:00:00.000Z', changed_at: '2026-11-21T12:00:00.000Z' },
  },
  updatePerson: {
    data: {
      id: 'per_eqa4zw64xfehwm5tgzp3tzve',
      external_id: 'crm-4711',
      name: { first_name: 'Zoë', last_name: 'Öztürk' },
      email: 'zoe@example.org',
      birthdate: null,
      phone: '+49 30 123456',
      address: null,
      membership_number: null,
      department: null,
    },
    meta: { created_at: '2026-11-21T12:00:00.000Z', changed_at: '2026-11-21T12:00:00.000Z' },
  },
  listColumns: {
    data: [
      {
        id: 'col_tf5v49kgwqgmbm0eny77bcd6',
        type: 'string',
        name: 'Department',
        allowed_values: ['Rowing', 'Canoe'],
        external_id: 'department',
      },
    ],
  },
  addColumns: {
    data: [
      {
        id: 'col_npd1wxj28jhv5qfdpvvj0wtj',
        type: 'integer',
        name: 'Schuhgröße',
        allowed_values: null,
        external_id: 'shoe_size',
      },
    ],
  },
  createFees: {
    data: [
      {
        id: 'fee_3gaqfj4s8dpb3ptrjtkrvms8',
        reference: 'RF09E0P2WE3JCQNJ',
        amount: 29000,
        description: 'Sommerzeltlager',
        person_name: 'Zoë Öztürk',
        person_id: 'per_eqa4zw64xfehwm5tgzp3tzve',
      },
    ],
  },
  listFees: {
    data: [
      {
        id: 'fee_3gaqfj4s8dpb3ptrjtkrvms8',
        changed_at: '2026-11-21T12:00:00.000Z',
        change: 'changed',
        fee: {
          id: 'fee_3gaqfj4s8dpb3ptrjtkrvms8',
          reference: 'RF09E0P2WE3JCQNJ',
          amount: 29000,
          description: 'Sommerzeltlager',
          person_name: 'Zoë Öztürk',
          person_id: 'per_eqa4zw64xfehwm5tgzp3tzve',
          created_at: '2026-11-21T12:00:00.000Z',
          due_at: null,
          paid_at: null,
          credits: [],
        },
      },
    ],
    meta: {
      next_cursor:
        'eyJlcG9jaCI6IiIsImFmdGVyIjo4LCJiZWdpbiI6OCwicmVhZF9hdCI6MTc5NTI2MjQwMDAwMH0.dzPmKOR2UUiSB8LfNrPGX2V9qLMbX1YIRRrT5YU4E5E',
      has_more: false,
    },
  },
  readMe: {
    data: {
      id: 'wsp_dpbff8h2v4rmx4q5yevsxdtv',
      name: 'Lakeside Rowing Club',
      slug: 'club',
      subscription: { variant: 'complete', list_types: ['member', 'event', 'contact'] },
      member_portal: { status: 'enabled', url: 'https://turnout.example.org/portal/club' },
      lists: [
        { id: 'lst_65hss7nntcpbmwq58nb85z7e', type: 'member', name: 'Members' },
        { id: 'lst_mxbcz1xn4m6767t6vfkd9cra', type: 'event', name: 'Summer camp' },
      ],
      key: {
        name: 'test',
        scopes: [
          'events:read',
          'columns:read',
          'columns:write',
          'persons:read',
          'persons:write',
          'fees:read',
          'fees:write',
          'portal_sessions:write',
        ],
      },
    },
  },
  createPortalSession: {
    data: {
      url: 'https://turnout.example.org/portal/club#7f3iqRTzDJEd6TQ5BZCVeOchrTzKHw4ZM0Qgse_tsiQ',
      person_ids: ['per_eqa4zw64xfehwm5tgzp3tzve'],
    },
  },
  listChanges: {
    data: [
      {
        id: 'per_jerg7vv0v0a7zesa7pnwh8m8',
        changed_at: '2026-11-21T12:00:00.000Z',
        change: 'changed',
        person: {
          id: 'per_jerg7vv0v0a7zesa7pnwh8m8',
          external_id: null,
          name: { first_name: 'Ada', last_name: 'Lovelace' },
          email: 'ada@example.org',
          birthdate: '1990-12-10',
          phone: null,
          address: { street: 'Lake Road 4', postcode: '12559', city: 'Berlin', country: 'DE' },
          membership_number: '1001',
          department: 'Rowing',
          shoe_size: null,
        },
      },
      {
        id: 'per_wybk7qz3m2rjy7b7yw7n4m9k',
        changed_at: '2026-11-21T12:00:00.000Z',
        change: 'changed',
        person: {
          id: 'per_wybk7qz3m2rjy7b7yw7n4m9k',
          external_id: null,
          name: { first_name: 'Grace', last_name: 'Hopper' },
          email: 'grace@example.org',
          birthdate: null,
          phone: null,
          address: null,
          membership_number: '1002',
          department: null,
          shoe_size: null,
        },
      },
    ],
    meta: {
      next_cursor:
        'eyJlcG9jaCI6IiIsImFmdGVyIjoyLCJiZWdpbiI6OCwicmVhZF9hdCI6MTc5NTI2MjQwMDAwMH0.Bud19acl5PJqanG-ztfNLd4lPtNcgoZmukzlrszqRwc',
      has_more: true,
    },
  },
};
