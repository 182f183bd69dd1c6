import { expect } from '@open-wc/testing';
import { profile as words } from '../../../src/i18n/en/index.js';
import { bob, storedPerson } from '../../support/family-club.js';
import { expectFocus, type OpenedPortal } from '../../support/open-portal.js';
import { changes, edit, openEditing, openProfile, save, turnTo, value } from './open-editing.js';

type Act = (opened: OpenedPortal) => unknown;

describe('changing what the club knows', () => {
  it('begins with what is known, in every kind of control', async () => {
    const opened = await openEditing();
    const checked = (name: string) =>
      opened.parts<HTMLInputElement>(`[name="${name}"]:checked`).map((control) => control.value);
    expect(
      [
        ...[
          'name.first_name',
          'name.last_name',
          'email',
          'phone',
          'birthdate.day',
          'birthdate.month',
          'birthdate.year',
        ],
        ...['address.street', 'address.postcode', 'address.city', 'address.country', 'about', 'shoe'],
      ].map((name) => value(opened, name)),
    ).to.deep.equal([
      ...['Bob', 'Noyce', 'bob@example.org', '+49 30 1234', '17', '5', '1990'].map((text, at) =>
        at === 5 ? value(opened, 'birthdate.month') : text,
      ),
      ...['Am See 1', '12345', 'Berlin', 'DE', 'Two\nlines', '42.5'],
    ]);
    expect(Number(value(opened, 'birthdate.month'))).to.equal(5);
    expect([checked('newsletter'), checked('skills')]).to.deep.equal([['on'], ['Cox', 'Judge']]);
  });

  const acts: readonly (readonly [what: string, act: Act, sent: unknown])[] = [
    ['one field', ({ type }) => type('phone', '+49 30 99'), { phone: '+49 30 99' }],
    ['part of an address', ({ type }) => type('address.city', 'Potsdam'), { address: { city: 'Potsdam' } }],
    ['part of a name', ({ type }) => type('name.first_name', 'Robert'), { name: { first_name: 'Robert' } }],
    ['a part that is gone', ({ type }) => type('address.street', ''), { address: { street: null } }],
    ['a field that is gone', ({ type }) => type('phone', ''), { phone: null }],
    ['a text that is gone', ({ type }) => type('about', ''), { about: null }],
    ['a number', ({ type }) => type('shoe', '43'), { shoe: 43 }],
    ['a box that is not ticked any more', ({ tick }) => tick('newsletter'), { newsletter: false }],
    ['one box more of several', ({ tick }) => tick('skills', 'Coach'), { skills: ['Cox', 'Coach', 'Judge'] }],
    ['no box of several', ({ tick }) => ['Cox', 'Judge'].forEach((one) => tick('skills', one)), { skills: null }],
    ['a choice that is taken back', ({ tick }) => tick('boat', ''), { boat: null }],
    ['a date', ({ type }) => type('birthdate.year', '1991'), { birthdate: '1991-05-17' }],
    [
      'a date that is gone',
      ({ type }) => ['day', 'month', 'year'].forEach((part) => type(`birthdate.${part}`, '')),
      { birthdate: null },
    ],
  ];
  for (const [what, act, sent] of acts)
    it(`sends what is different and nothing else: ${what}`, async () => {
      const opened = await openEditing();
      await act(opened);
      await save(opened);
      expect(await changes(opened)).to.deep.equal([sent]);
      await opened.says(words.saved);
      const [[name, change]] = Object.entries(sent as object) as [[keyof typeof bob, unknown]];
      const isPart = typeof change === 'object' && !Array.isArray(change) && change !== null;
      const expectedValue = isPart ? { ...(bob[name] as object), ...change } : change;
      const { [name]: now, ...otherValues } = await storedPerson(opened, opened.ids.bob);
      const toJson = (value: unknown) => JSON.stringify(value, (_, inner: unknown) => inner ?? undefined);
      expect(toJson(now ?? null)).to.equal(toJson(expectedValue));
      const { [name]: _, ...before } = bob;
      expect(otherValues).to.deep.include(before);
    });

  it('names the person as they were read', async () => {
    const opened = await openEditing();
    opened.type('phone', '+49 30 99');
    await save(opened);
    expect(opened.requests.find(({ method }) => method === 'PUT')!.headers.get('if-match')).to.match(/^"/);
  });

  it('sends nothing where nothing is different, and says so', async () => {
    const opened = await openEditing();
    opened.type('phone', '');
    opened.type('phone', '+49 30 1234');
    await save(opened);
    await opened.says(words.nothingChanged);
    expect(await changes(opened)).to.deep.equal([]);
  });

  it('sends nothing where nothing is known and nothing is entered', async () => {
    const opened = await openProfile();
    await turnTo(opened, 'Ada');
    await edit(opened);
    await save(opened);
    await opened.says(words.nothingChanged);
    expect(await changes(opened)).to.deep.equal([]);
  });

  it('leaves everything as it was where that is wished', async () => {
    const opened = await openEditing();
    opened.type('phone', '+49 30 99');
    await opened.press(words.cancel);
    expect(opened.parts('form')).to.have.length(0);
    await edit(opened);
    expect(value(opened, 'phone')).to.equal('+49 30 1234');
    expect(await changes(opened)).to.deep.equal([]);
  });

  it('shows what was saved, puts the visitor there, and can be done again', async () => {
    const opened = await openEditing();
    opened.type('name.first_name', 'Robert');
    await save(opened);
    await expectFocus(opened, '[part=heading]');
    expect(opened.parts('nav button')[0]!.textContent.trim()).to.equal('Robert Noyce');
    expect(opened.part('.whose').textContent.trim()).to.equal('Robert Noyce');
    await edit(opened);
    opened.type('name.first_name', 'Bob');
    await save(opened);
    expect(await changes(opened)).to.deep.equal([{ name: { first_name: 'Robert' } }, { name: { first_name: 'Bob' } }]);
    expect(opened.text()).to.not.contain(words.merged);
  });

  it('saves once on a double click', async () => {
    const opened = await openEditing();
    opened.type('phone', '+49 30 99');
    opened.part('form button.main').click();
    await save(opened);
    expect(await changes(opened)).to.have.length(1);
  });

  it('puts the visitor at the first question', async () => {
    await expectFocus(await openEditing(), '[name="name.first_name"]');
  });
});

describe('a field that is not asked, or not for members to change', () => {
  it('is shown while another answer asks for it, and not sent where that is gone', async () => {
    const opened = await openEditing();
    const boat = () => opened.part('[data-field=boat]').checkVisibility();
    expect(boat()).to.equal(true);
    opened.tick('department', 'Swim');
    await opened.el.updateComplete;
    expect(boat()).to.equal(false);
    await save(opened);
    expect(await changes(opened)).to.deep.equal([{ department: 'Swim' }]);
  });

  for (const [what, name] of [
    ['the number that the club gives', 'membership_number'],
    ['a field for reading', 'joined'],
  ] as const)
    it(`can be read and not changed: ${what}`, async () => {
      const opened = await openEditing();
      expect(opened.parts(`[name^="${name}"]`)).to.have.length(0);
      expect(opened.text()).to.contain(words.onlyClub);
    });
});
