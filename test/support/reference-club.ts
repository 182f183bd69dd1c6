import { openapiOf } from '../../src/backend/openapi/index.js';
import { EXAMPLE_ORIGIN } from '../../src/backend/openapi/example-answers.js';
import { operationsOf } from '../../src/backend/openapi/example-requests.js';
import { addressOf } from '../../src/backend/openapi/snippets.js';
import { backend, origin } from './backend.js';

/** The club of the example answers in the OpenAPI document and its reference. */
export const referenceClub = `
workspace: { slug: club, name: Lakeside Rowing Club }
lists:
  - type: member
    name: Members
    columns: [{ external_id: department, name: Department, type: string, allowed_values: [Rowing, Canoe] }]
events:
  - slug: camp
    title: Summer camp
    published: true
    start_date: 2027-07-24
    end_date: 2027-08-06
    max_persons: 120
    location: Lakeside
    description: Two weeks outdoors.
`;

/** Its members before the example requests. */
export const referenceMembers = [
  {
    name: { first_name: 'Ada', last_name: 'Lovelace' },
    email: 'ada@example.org',
    birthdate: '1990-12-10',
    address: { street: 'Lake Road 4', postcode: '12559', city: 'Berlin', country: 'DE' },
    membership_number: '1001',
    department: 'Rowing',
  },
  { name: { first_name: 'Grace', last_name: 'Hopper' }, email: 'grace@example.org', membership_number: '1002' },
  { name: { first_name: 'Mary', last_name: 'Jackson' }, email: 'mary@example.org', membership_number: '1003' },
];

/** The example requests of a service, in the order of the contract: one creates the person that another reads. */
export const exampleRequests = (base_url: string) => operationsOf(openapiOf({ base_url }));

/** Sends the example requests to a backend of its own. Gives the answers by the names of the endpoints. */
export async function answersToExamples(): Promise<Record<string, unknown>> {
  const { request, api, key } = await backend({ yaml: referenceClub });
  for (const body of referenceMembers) await api.createPerson({ list_id: 'member', body });
  const answers: Record<string, unknown> = {};
  for (const { operation, request: example } of exampleRequests(`${origin}/api`)) {
    const { method, body, name } = example;
    const headers = { authorization: `Bearer ${key}` };
    const response = await request(method, addressOf(example).slice(origin.length), { body, headers });
    const text = (await response.text()).replaceAll(origin, EXAMPLE_ORIGIN);
    if (!(String(response.status) in operation.responses) || !response.ok)
      throw new Error(`${name}: ${response.status} ${text}`);
    if (text) answers[name] = JSON.parse(text);
  }
  return answers;
}
