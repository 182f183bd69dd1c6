import { expect } from 'chai';
import { backend, issuesIn } from '../../support/backend.js';
import { visitorWithoutScript } from '../../support/no-script-visitor.js';
import { nameAndAddressYaml as yaml } from '../../support/name-and-address.js';

const lane = { street: 'Plot 12, Hill Road', city: 'Town' };

/** The controls of the hosted page that say the same. */
const typed = (name: object, address: object) =>
  Object.fromEntries(
    Object.entries({ name, address }).flatMap(([field, parts]) =>
      Object.entries(parts).map(([part, value]) => [`${field}.${part}`, String(value)]),
    ),
  );

describe('a name of one part and an address without a postcode', () => {
  for (const [name, address, wrong] of [
    [{ first_name: 'Suharto' }, { ...lane, country: 'AE' }],
    [{ last_name: 'Suharto' }, { ...lane, country: 'HK' }],
    [
      { first_name: ' ', last_name: 'Suharto' },
      { ...lane, postcode: '01069', country: 'DE' },
    ],
    [{ first_name: 'Suharto' }, { ...lane, country: 'DE' }, ['address.postcode']],
    [{ last_name: '\u200b' }, { ...lane, country: 'UG' }, ['name.first_name']],
  ] as const) {
    const what = `${JSON.stringify(name)} in ${address.country}: ${wrong ? wrong.join() : 'taken'}`;

    it(`at the gate: ${what}`, async () => {
      const club = await backend({ yaml });
      const response = await club.register({ name, address });
      const issues = response.status === 201 ? undefined : (await issuesIn(response)).map(([field]) => field);
      expect(issues).to.deep.equal(wrong);
    });

    it(`on the hosted page: ${what}`, async () => {
      const visitor = await visitorWithoutScript({ yaml });
      const page = await visitor.fill(typed(name, address));
      expect([...page.missingAnswers, ...page.invalidAnswers].map(([id]) => id)).to.deep.equal(wrong ?? []);
      const persons = await visitor.persons();
      expect(persons).to.have.length(wrong ? 0 : 1);
      if (!wrong) expect([persons[0]!.name.first_name, persons[0]!.name.last_name]).to.include('Suharto');
    });
  }

  it('gets the hint that one name is enough if the name is missing, and not before', async () => {
    const { look, send } = await visitorWithoutScript({ yaml });
    const page = await look();
    const hint = 'Only one name? One field is enough.';
    const pages = [page, await send(page, {}), await send(page, { 'name.last_name': 'Suharto' })];
    expect(pages.map((one) => one.mainText.includes(hint))).to.deep.equal([false, true, false]);
  });

  it('has no required attribute on parts that may be optional, and says so beside a country without postcodes', async () => {
    const { look } = await visitorWithoutScript({ yaml });
    const { control, html } = await look();
    for (const id of ['name.first_name', 'name.last_name', 'address.postcode'])
      expect(control(id), id).to.not.match(/ required[ />]/);
    for (const id of ['address.street', 'address.city', 'address.country'])
      expect(control(id), id).to.match(/ required[ />]/);
    expect(html).to.match(
      /<label for="address\.postcode">[^]*?<span class="optional if-no-postcode">\(optional\)<\/span>/,
    );
    expect(html)
      .to.match(/<option +class="no-postcode" value="AE">/)
      .and.to.match(/<option +value="DE">/);
  });
});
