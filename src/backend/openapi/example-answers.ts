/** The origin in the example answers. */
export const EXAMPLE_ORIGIN = 'https://turnout.example.org';

/** Answers to the example requests, by the names of the endpoints; `npm run examples` writes them. */
export const exampleAnswers: Readonly<Record<string, unknown>> = {
  listEvents: {
    data: [
      {
        list_id: 'lst_cgytvzenk17wtbvnpmtvcq5c',
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
        changed_at: '2026-11-26T14:24:21.526Z',
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
        id: 'per_3ntfznn18fs4mcvr5e8nabgm',
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
        id: 'per_fxn7hc4cz3cxjp07kjnx7d4n',
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
        'eyJmcm9tIjoiMWswczBjdDJ3MDE0cW1iaGMwOSIsImJhY2siOmZhbHNlfQ.UTWZLltSNxFgERtfxk5gBsfSNFybo2-SZ7Wx_DlfHZk',
      prev_cursor: null,
    },
  },
  synchronisePersons: {
    data: [
      {
        id: 'per_y7bnxeqjt0cqfcvacgymvwcx',
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
      id: 'per_4pzyyq597j6tbmbcs7xtq2gb',
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
      id: 'per_4pzyyq597j6tbmbcs7xtq2gb',
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
      id: 'per_4pzyyq597j6tbmbcs7xtq2gb',
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
        id: 'col_z0w4qvwn1my5b1q0r30rvhbd',
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
        id: 'col_tzne5azckjnsr6v9dwzvstfk',
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
        id: 'fee_3yk7z71t2gmts2g69x1jawge',
        reference: 'RF84PM7CZ9ZZ0YV2',
        amount: 29000,
        description: 'Sommerzeltlager',
        person_name: 'Zoë Öztürk',
        person_id: 'per_4pzyyq597j6tbmbcs7xtq2gb',
      },
    ],
  },
  readMe: {
    data: {
      id: 'wsp_cveavr5k6wqawehvgp9q5yyc',
      name: 'Lakeside Rowing Club',
      slug: 'club',
      subscription: { variant: 'complete', list_types: ['member', 'event', 'contact'] },
      member_portal: { status: 'enabled', url: 'https://turnout.example.org/portal/club' },
      lists: [
        { id: 'lst_cgytvzenk17wtbvnpmtvcq5c', type: 'event', name: 'Summer camp' },
        { id: 'lst_che0zhevj7nnnqq79vnt8620', type: 'member', name: 'Members' },
      ],
      key: {
        name: 'test',
        scopes: [
          'events:read',
          'columns:read',
          'columns:write',
          'persons:read',
          'persons:write',
          'fees:write',
          'portal_sessions:write',
        ],
      },
    },
  },
  createPortalSession: {
    data: {
      url: 'https://turnout.example.org/portal/club#8a5kaM3giaXMElv6woWoTZd3vGkwZk0qTycbngfsLUQ',
      person_ids: ['per_4pzyyq597j6tbmbcs7xtq2gb'],
    },
  },
};
