import { expect } from 'chai';
import { backend } from '../../support/backend.js';
import { requestService, type Club } from '../../support/service-requests.js';

const parts = [
  '%',
  '%zz',
  '%ff',
  '%c3',
  '%00',
  '%2f',
  '%2e%2e%2f',
  '%ed%a0%80',
  '%F0%9F%8F%95',
  '__proto__',
  "'",
  '[',
  '~',
];

/** Where a part may stand, and what nobody there is called. */
const places: [string, (part: string) => string, method?: string][] = [
  ['a club', (part) => `/public/${part}/events`],
  ['a form', (part) => `/public/club/forms/${part}`],
  ['the token of a form', (part) => `/public/club/forms/${part}/token`, 'POST'],
  ['the columns of a list', (part) => `/public/club/lists/${part}/custom_columns`],
  ['a page of a club', (part) => `/portal/${part}/camp`],
  ['a page of a form', (part) => `/portal/club/${part}`],
  ['a page of nothing', (part) => `/portal/${part}`],
  ['nothing', (part) => `/${part}`],
];

describe('an unusual address', () => {
  let club: Club;
  before(async () => {
    club = await backend();
  });

  for (const [what, path, method = 'GET'] of places)
    for (const part of parts)
      it(`is 404 as that of ${what}: ${part}`, async () => {
        const { status } = await club.request(method, path(part));
        expect([status, club.reports.splice(0)]).to.deep.equal([404, []]);
      });

  for (const part of parts)
    it(`is 404 at the service: ${part}`, async () => {
      const statuses = [];
      for (const path of [`/lists/${part}/persons`, `/lists/member/persons/${part}`, `/lists/${part}/custom_columns`])
        statuses.push((await requestService(club, 'GET', path)).status);
      expect(statuses).to.deep.equal([404, 404, 404]);
    });
});
