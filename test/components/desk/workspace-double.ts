import type { DeskWorkspace } from '../../../src/model/desk-workspace.js';

/** The settings of a club in memory. */
export const deskWorkspace: DeskWorkspace = {
  is_hosted: false,
  club: {
    name: 'Club',
    slug: 'club',
    contact_email: 'office@example.org',
    sender: 'noreply@example.org',
    time_zone: 'Europe/Berlin',
    languages: ['de', 'en'],
    website_url: 'https://example.org',
    logo_url: null,
    privacy_url: 'https://example.org/privacy',
    imprint_url: null,
    accent_color: '#0b6e4f',
    notify: 'daily',
    portal_url: 'https://turnout.test/portal/club',
  },
  bank_account: { holder: 'Club', iban: 'DE75512108001245126199', bic: null, bank: 'Savings bank' },
  organisers: [
    { email: 'board@example.org', name: 'Petra Vogt', role: 'owner', lists: null, fields: null },
    {
      email: 'kitchen@example.org',
      name: null,
      role: 'kitchen',
      lists: ['Summer camp'],
      fields: ['allergies', 'email'],
    },
  ],
  lists: [
    {
      list_id: 'lst_camp',
      type: 'event',
      slug: 'camp',
      title: 'Summer camp',
      start_date: '2030-07-24',
      end_date: '2030-08-02',
      location: 'Lakeside',
      max_persons: 80,
      is_open: false,
      settings: {
        published: true,
        opens_at: null,
        closes_at: '2030-07-01T22:00:00Z',
        closed_at: '2030-01-06T12:00:00Z',
        places_taken: 9,
        file_places: 60,
      },
      forms: [
        {
          slug: 'camp',
          published: true,
          opens_at: null,
          closes_at: null,
          contact_email: 'camp@example.org',
          notify: 'each',
          layout: {
            participants: 4,
            waiting_list: 'queue',
            confirm_email: true,
            cancel_until: '2030-07-10',
            prices: {
              base: [{ cents: 24_000, when: { age_on_first_day: { below: 10 } } }, { cents: 29_000 }],
              additions: [{ cents: 1_200, label: 'T-shirt', when: { field: 'size', is: ['S', 'M'] } }],
              siblings: { second: { percent: 10 }, third: { cents: 5_000 } },
            },
            sections: [
              {
                fields: [
                  { name: 'name', required: true },
                  { name: 'birthdate', age_on_first_day: { at_least: 8, below: 17 } },
                  { name: 'size', options: { S: 'Small' } },
                  { name: 'allergies', sensitive: true, visible_when: { field: 'size', is: 'S' } },
                ],
              },
            ],
          },
          columns: [
            { id: 'col_size', type: 'string', name: 'Size', allowed_values: ['S', 'M'], external_id: 'size' },
            { id: 'col_all', type: 'text', name: 'Allergies', allowed_values: null, external_id: 'allergies' },
          ],
        },
      ],
      internal_columns: ['Team'],
    },
    {
      list_id: 'lst_member',
      type: 'member',
      slug: null,
      title: 'Members',
      start_date: null,
      end_date: null,
      location: null,
      max_persons: null,
      is_open: false,
      settings: null,
      forms: [],
      internal_columns: [],
    },
  ],
};
