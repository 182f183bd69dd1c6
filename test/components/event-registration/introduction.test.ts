import { expect } from '@open-wc/testing';
import { form as words } from '../../../src/i18n/en/index.js';
import { campers, fillCamp, openForm } from '../../support/open-form.js';

/** A camp with so many places, of which none is taken yet; it closes then. */
const camp = ({ places = 'null', closes = '' }: { places?: string; closes?: string }) => `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    ${places === 'null' ? '' : `max_persons: ${places}`}
    ${closes ? `closes_at: '${closes}'` : ''}
    columns: [{ external_id: rules, name: I know the rules, type: boolean }]
    form:
      intro: Bring a sleeping bag.
      sections:
        - fields:
            - { name: name, required: true }
            - { name: email, required: true }
            - { name: phone }
            - { name: rules, must_accept: true, links: [{ text: Camp rules, url: 'https://club.example/rules' }] }
`;

const lead = async (options: Parameters<typeof camp>[0]) => {
  const { part } = await openForm({ yaml: camp(options) });
  return part('form .lead').textContent.replace(/\s+/g, ' ').trim();
};

describe('before the first question', () => {
  it('stands what the club has to say, and how to tell what is needed', async () => {
    expect(await lead({})).to.equal(`Bring a sleeping bag. ${words.requiredNote}`);
  });

  it('stands nothing about required fields, where every field is optional', async () => {
    const yaml = camp({})
      .replaceAll(', required: true', '')
      .replace(/, must_accept: true/, '');
    const { part } = await openForm({ yaml });
    expect(part('form .lead').textContent.trim()).to.equal('Bring a sleeping bag.');
  });

  it('stands nothing about required fields, where no field is optional', async () => {
    const { part } = await openForm({ yaml: camp({}).replace(/ *- { name: (phone }|name, required: true })\n/g, '') });
    expect(part('form .lead').textContent.trim()).to.equal('Bring a sleeping bag.');
  });

  it('stands how to tell what is needed, where only the last name is optional', async () => {
    const { part } = await openForm({ yaml: camp({}).replace(/ *- { name: phone }\n/, '') });
    expect(part('form .lead').textContent).to.contain(words.requiredNote);
  });

  it('stands how many places are left, where they are few', async () => {
    expect(await lead({ places: '9' })).to.contain(words.placesLeft(9));
    expect(await lead({ places: '1' })).to.contain(words.placesLeft(1));
  });

  it('stands nothing of places, where there are many', async () => {
    expect(await lead({ places: '10' })).to.equal(`Bring a sleeping bag. ${words.requiredNote}`);
  });

  it('stands until when it is open, in the last week', async () => {
    const { clock } = await openForm({ yaml: camp({}) });
    const inDays = (days: number) =>
      `${new Date(clock.now + days * 86_400_000).toISOString().slice(0, 16).replace('T', ' ')}Z`;
    const until = words.openUntil('').replace(/\W+$/, '');
    expect(await lead({ closes: inDays(6) })).to.contain(until);
    expect(await lead({ closes: inDays(8) })).to.not.contain(until);
  });
});

describe('under the button', () => {
  it('stand the privacy notice and the imprint of the club, in new tabs', async () => {
    const [workspaceName, url] = ['name: Club }', 'https://club.example/privacy'];
    const { part } = await openForm({ yaml: camp({}).replace(workspaceName, `name: Club, privacy_url: '${url}' }`) });
    const link = part<HTMLAnchorElement>('form > .links a');
    expect([link.href, link.target, link.rel]).to.deep.equal([url, '_blank', 'noopener']);
    expect(link.textContent.trim()).to.equal(`Privacy notice ${words.newTab}`);
  });
});

describe('a consent', () => {
  it('leads to what is agreed to, in a new tab that knows nothing of this one, and says so', async () => {
    const { part } = await openForm({ yaml: camp({}) });
    const link = part<HTMLAnchorElement>('.links a');
    expect([link.href, link.target, link.rel]).to.deep.equal(['https://club.example/rules', '_blank', 'noopener']);
    expect(link.textContent.trim()).to.equal(`Camp rules ${words.newTab}`);
  });

  it('is never given beforehand, and has to be given', async () => {
    const opened = await openForm({ yaml: camp({}) });
    expect(opened.part<HTMLInputElement>('[name=rules]').checked).to.equal(false);
    opened.type('name.first_name', 'Ada');
    opened.type('name.last_name', 'Lovelace');
    opened.type('email', 'ada@example.org');
    await opened.send();
    expect(opened.part('[part=summary] li').textContent.trim()).to.equal(
      `I know the rules – ${words.issues.must_accept}`,
    );
    opened.tick('rules');
    await opened.send();
    expect((await campers(opened)).map(({ rules }) => rules)).to.deep.equal([true]);
  });

  it('is not asked for where the club does not', async () => {
    const opened = await openForm();
    fillCamp(opened);
    await opened.send();
    expect(await campers(opened)).to.have.length(1);
  });
});
