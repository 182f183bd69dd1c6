import { expect } from 'chai';
import { backend, issuesIn } from '../../support/backend.js';
import { visitorWithoutScript } from '../../support/no-script-visitor.js';

const yaml = `
workspace: { slug: club, name: Club, languages: [de] }
lists:
  - type: member
    name: Members
    application:
      slug: join
      title: Join us
      sections: [{ fields: [{ name: name, required: true }, birthdate: { at_least: 14 }] }]
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    form: { sections: [{ fields: [{ name: name, required: true }, birthdate: { at_least: 8, below: 17 }] }] }
`;
const name = { first_name: 'Ada', last_name: 'Lovelace' };

describe('the ages that a form accepts, at the gate', () => {
  for (const [birthdate, issues] of [
    ['2019-07-24', []],
    ['2019-07-25', [['birthdate', 'age']]],
    ['2010-07-25', []],
    ['2010-07-24', [['birthdate', 'age']]],
    [undefined, [['birthdate', 'required']]],
  ] as const)
    it(`count on the first day of the event: born on ${birthdate}`, async () => {
      const club = await backend({ yaml, at: '2026-11-21T12:00:00Z' });
      expect(await issuesIn(await club.register({ name, birthdate }, { form: 'camp' }))).to.deep.equal(issues);
    });

  for (const [birthdate, issues] of [
    ['2012-11-21', []],
    ['2012-11-22', [['birthdate', 'age']]],
  ] as const)
    it(`count today in an application: born on ${birthdate}`, async () => {
      const club = await backend({ yaml, at: '2026-11-21T12:00:00Z' });
      const body = { name, birthdate, creation_behaviour: 'unconfirmed' };
      const response = await club.register(body, { form: 'join', list_id: 'member' });
      expect(await issuesIn(response)).to.deep.equal(issues);
    });
});

it('an age outside the rule is refused on the hosted page, with the range in words', async () => {
  const { fill } = await visitorWithoutScript({ yaml, language: 'de' });
  const { invalidAnswers } = await fill({
    'name.first_name': 'Ada',
    'name.last_name': 'Lovelace',
    'birthdate.day': '24',
    'birthdate.month': '7',
    'birthdate.year': '2010',
  });
  expect(invalidAnswers).to.deep.equal([
    ['birthdate', 'Geburtsdatum – Alter am ersten Tag: mindestens 8, höchstens 16.'],
  ]);
});
