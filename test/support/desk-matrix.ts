import { clubWithDesk, type DeskClub } from './desk-sign-in.js';

/** A person each of whose values is found in no other. */
export const nora = {
  name: { first_name: 'Nora', last_name: 'Quist' },
  email: 'nora.quist@example.org',
  birthdate: '2015-03-09',
  phone: '+49 30 7654321',
  address: { street: 'Hafenweg 8', postcode: '24103', city: 'Kiel', country: 'DE' },
  size: 'M',
  allergies: 'Cashew nuts',
  swims: true,
};

export const allFields = [
  ...['name.first_name', 'name.last_name', 'email', 'birthdate', 'phone'],
  ...['address.street', 'address.postcode', 'address.city', 'address.country', 'size', 'allergies', 'swims'],
];

/** The fields of the camp that each organiser sees, whether they see fees, and their lists. */
export const matrix = {
  'owner@club.example': { fields: allFields, fees: true, lists: ['camp', 'party', null] },
  'money@club.example': {
    fields: ['name.first_name', 'name.last_name', 'email'],
    fees: true,
    lists: ['camp', 'party', null],
  },
  'camp@club.example': { fields: allFields, fees: false, lists: ['camp'] },
  'narrow@club.example': { fields: ['name.first_name', 'name.last_name', 'size'], fees: false, lists: ['camp'] },
  'kitchen@club.example': { fields: ['name.first_name', 'allergies'], fees: false, lists: ['camp'] },
} as const;

/** The texts that would tell a value of Nora. */
export const traces: Readonly<Record<string, string>> = {
  'name.first_name': 'Nora',
  'name.last_name': 'Quist',
  email: 'nora.quist@',
  birthdate: '2015-03-09',
  phone: '7654321',
  'address.street': 'Hafenweg',
  'address.postcode': '24103',
  'address.city': 'Kiel',
  allergies: 'Cashew',
};

/** A club with Nora at its camp and its party. */
export async function clubWithNora(): Promise<DeskClub> {
  const club = await clubWithDesk();
  for (const slug of ['camp', 'party']) {
    const { size: _, allergies: __, swims: ___, birthdate, phone, address, ...common } = nora;
    const body = slug === 'camp' ? nora : common;
    const response = await club.register(body, { form: slug });
    if (response.status !== 201) throw new Error(`${await response.text()} ${birthdate}${phone}${address.city}`);
  }
  await club.deliverMails();
  return club;
}

/** The organisers, one of each role and one who sees a part of the fields. */
export type OrganiserEmail = keyof typeof matrix;
export const organiserEmails = Object.keys(matrix) as OrganiserEmail[];

/** The endpoints of the desk that need a session, and what they answer to each role that may use them. */
export const guarded: Readonly<Record<string, readonly OrganiserEmail[]>> = {
  'GET /desk/sessions/current': organiserEmails,
  'DELETE /desk/sessions/current': organiserEmails,
  'GET /desk/lists/{list_id}/registrations': organiserEmails,
  'GET /desk/lists/{list_id}/registrations/{person_id}': [
    ...(['owner@club.example', 'money@club.example', 'camp@club.example', 'narrow@club.example'] as const),
  ],
  'PUT /desk/lists/{list_id}': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
  'GET /desk/lists/{list_id}/form': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
  'POST /desk/lists/{list_id}/registrations': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
  'GET /desk/lists/{list_id}/registrations/{person_id}/answers': [
    ...(['owner@club.example', 'camp@club.example', 'narrow@club.example'] as const),
  ],
  'PUT /desk/lists/{list_id}/registrations/{person_id}': [
    ...(['owner@club.example', 'camp@club.example', 'narrow@club.example'] as const),
  ],
  'POST /desk/lists/{list_id}/registrations/{person_id}/price': [
    ...(['owner@club.example', 'camp@club.example', 'narrow@club.example'] as const),
  ],
  'POST /desk/lists/{list_id}/registrations/{person_id}/cancel': [
    ...(['owner@club.example', 'camp@club.example', 'narrow@club.example'] as const),
  ],
  'POST /desk/lists/{list_id}/registrations/{person_id}/offer': [
    ...(['owner@club.example', 'camp@club.example', 'narrow@club.example'] as const),
  ],
  'POST /desk/lists/{list_id}/registrations/{person_id}/promote': [
    ...(['owner@club.example', 'camp@club.example', 'narrow@club.example'] as const),
  ],
  'GET /desk/lists/{list_id}/registrations/{person_id}/moves': ['owner@club.example', 'camp@club.example'],
  // the party is no list of the other organisers
  'GET /desk/lists/{list_id}/registrations/{person_id}/moves/{target_list_id}': ['owner@club.example'],
  'POST /desk/lists/{list_id}/registrations/{person_id}/moves/{target_list_id}/price': ['owner@club.example'],
  'PUT /desk/lists/{list_id}/registrations/{person_id}/moves/{target_list_id}': ['owner@club.example'],
  'POST /desk/applications/{person_id}/accept': ['owner@club.example'],
  'POST /desk/applications/{person_id}/decline': ['owner@club.example'],
  'GET /desk/reviews': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
  'POST /desk/reviews/{review_id}/release': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
  'DELETE /desk/reviews/{review_id}': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
  'GET /desk/journal': ['owner@club.example'],
  'GET /desk/workspace': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
  'GET /desk/lists/{list_id}/duplicates': ['owner@club.example', 'camp@club.example'],
  'POST /desk/lists/{list_id}/duplicates/merge': ['owner@club.example', 'camp@club.example'],
  'POST /desk/lists/{list_id}/duplicates/distinct': ['owner@club.example', 'camp@club.example'],
  'GET /desk/money': ['owner@club.example', 'money@club.example'],
  'GET /desk/fees': ['owner@club.example', 'money@club.example'],
  'POST /desk/fees/paid': ['owner@club.example', 'money@club.example'],
  'POST /desk/fees/open': ['owner@club.example', 'money@club.example'],
  'POST /desk/fees/reminders/preview': ['owner@club.example', 'money@club.example'],
  'POST /desk/fees/reminders': ['owner@club.example', 'money@club.example'],
  'POST /desk/bank-matches': ['owner@club.example', 'money@club.example'],
  'POST /desk/bank-matches/confirm': ['owner@club.example', 'money@club.example'],
  'POST /desk/lists/{list_id}/messages/preview': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
  'POST /desk/lists/{list_id}/messages': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
  'GET /desk/lists/{list_id}/messages': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
};
