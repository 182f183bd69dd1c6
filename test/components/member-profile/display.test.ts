import { expect } from '@open-wc/testing';
import { profile as words } from '../../../src/i18n/en/index.js';
import { familyClub, sharedEmail } from '../../support/family-club.js';
import { waitUntil } from '../../support/wait-until.js';
import { edit, openProfile, save, turnTo } from './open-editing.js';

/** What is to be read, by what it is called. */
const lines = ({ parts }: Pick<Awaited<ReturnType<typeof openProfile>>, 'parts'>) =>
  Object.fromEntries(
    parts('dl > div').map((line) => [
      line.querySelector('dt')!.textContent.trim(),
      line.querySelector('dd')!.textContent.trim(),
    ]),
  );

describe('the displayed data of a member', () => {
  it('is shown in the order of the profile, each kind of value as people read it', async () => {
    const opened = await openProfile();
    await waitUntil(() => opened.parts('dl').length);
    expect(lines(opened)).to.deep.equal({
      Name: 'Bob Noyce',
      'E-mail': 'bob@example.org',
      Phone: '+49 30 1234',
      'Date of birth': '17\u00a0May\u00a01990',
      Address: 'Am See 1\n12345 Berlin\nGermany',
      'Membership number': '7',
      Department: 'Rowing',
      Boat: 'Four',
      'About me': 'Two\nlines',
      Newsletter: 'Yes',
      Skills: 'Cox and Judge',
      Joined: '29\u00a0February\u00a02020',
      'Shoe size': '42.5',
    });
  });

  it('stands under the titles of its sections, below the name of whose it is', async () => {
    const opened = await openProfile();
    await waitUntil(() => opened.parts('dl').length);
    const titles = opened.parts('[role=heading]').map((one) => [one.ariaLevel, one.textContent.trim()]);
    expect(titles).to.deep.equal([
      ['2', words.yourData],
      ['3', 'Bob Noyce'],
      ['4', 'Contact'],
      ['4', 'In the club'],
      ['3', words.fees],
    ]);
  });

  it('is said to be missing where it is missing, and is left out where it is not asked', async () => {
    const opened = await openProfile();
    await turnTo(opened, 'Ada');
    const { Name, Phone, Address, Newsletter, Skills, ...more } = lines(opened);
    expect([Name, Phone, Address, Newsletter, Skills]).to.deep.equal([
      'Ada Noyce',
      ...Array<string>(4).fill(words.notGiven),
    ]);
    expect(more).to.not.have.property('Boat');
  });

  it('speaks the language of the page, also in what the club wrote', async () => {
    const opened = await openProfile({ lang: 'de' });
    await waitUntil(() => opened.parts('dl').length);
    const { Abteilung, Department, Schuhgröße, ...more } = lines(opened);
    expect([Abteilung, Department, Schuhgröße, more['Shoe size'], more['Joined']]).to.deep.equal([
      ...[undefined, 'Rudern', undefined],
      ...['42,5', '29.\u00a0Februar\u00a02020'],
    ]);
  });

  it('is what the profile shows, and nothing else', async () => {
    const opened = await openProfile();
    await waitUntil(() => opened.parts('dl').length);
    const answers = await Promise.all(opened.requests.map(async ({ url }) => url));
    expect(opened.root.innerHTML + answers.join()).to.not.match(/SECRET|internal_note/);
  });

  it('names nobody else', async () => {
    const opened = await openProfile({ as: 'eve@example.org' });
    await waitUntil(() => opened.parts('dl').length);
    expect(opened.text()).to.not.contain('Noyce');
    expect(opened.parts('nav')).to.have.length(0);
  });

  it('is plain where the club says nothing about the profile', async () => {
    const opened = await openProfile({ yaml: familyClub.slice(0, familyClub.indexOf('    profile:')) });
    await waitUntil(() => opened.parts('dl').length);
    expect(Object.keys(lines(opened))).to.deep.equal(['Name', 'E-mail', 'Date of birth', 'Phone', 'Address']);
  });
});

describe('several who share an address', () => {
  it('are shown one after the other, and which is said', async () => {
    const opened = await openProfile();
    const current = () => opened.parts('nav button[aria-current=true]').map(({ textContent }) => textContent.trim());
    expect(current()).to.deep.equal(['Bob Noyce']);
    await turnTo(opened, 'Ada');
    expect([current(), lines(opened)['Name']]).to.deep.equal([['Ada Noyce'], 'Ada Noyce']);
  });

  it('are read when they are shown', async () => {
    const opened = await openProfile();
    await waitUntil(() => opened.parts('dl').length);
    const persons = () => opened.requestLines().filter((line) => line.startsWith('GET /lists')).length;
    expect(persons()).to.be.at.most(1);
    await turnTo(opened, 'Ada');
    expect(persons()).to.equal(2);
  });
});

describe('a person who is not a member any more', () => {
  it('is signed out at once', async () => {
    const opened = await openProfile();
    await waitUntil(() => opened.parts('dl').length);
    await opened.api.deletePerson({ list_id: 'member', person_id: opened.ids.ada });
    opened.parts('nav button')[1]!.click();
    await opened.says(words.sessionOver);
    expect(opened.text()).to.not.contain('Noyce');
  });

  /** A gate that knows somebody until it is told otherwise. */
  const forgetting = async (as: string) => {
    let deletedPerson = 'nobody';
    const opened = await openProfile({
      as,
      intercept: async (_, next, path) =>
        path.endsWith(deletedPerson) ? Response.json({ title: 'There is no such person.' }, { status: 404 }) : next(),
    });
    await waitUntil(() => opened.parts('dl').length);
    return { opened, forget: (id: string) => (deletedPerson = id) };
  };

  it('is told so where that is found out when something is saved', async () => {
    const { opened, forget } = await forgetting('eve@example.org');
    forget(opened.ids.eve);
    await edit(opened);
    opened.type('phone', '+49 30 99');
    await save(opened);
    await opened.says(words.personGone);
    expect(opened.text()).to.not.contain(words.missing);
  });

  it('is told so where others are still there, and those are shown; nothing is asked again and again', async () => {
    const { opened, forget } = await forgetting(sharedEmail);
    forget(opened.ids.ada);
    opened.parts('nav button')[1]!.click();
    await opened.says(words.personGone);
    await waitUntil(() => lines(opened)['Name'] === 'Bob Noyce', 'nobody is shown');
    const { length } = opened.requests;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(opened.requests.length).to.equal(length);
  });
});
