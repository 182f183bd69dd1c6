import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { openStore } from '../../../src/backend/store/index.js';
import { applyWorkspace, readWorkspaceFile, formatChange } from '../../../src/backend/workspace/index.js';
import { faultsOf } from '../../support/workspace-faults.js';

/** A club that says more of itself, and more of its member list. */
const club = (more: string, ofMembers = '') => `workspace: { slug: club, name: Club, ${more} }
lists:
  - { type: member, name: Members, columns: [{ external_id: boat, name: Boat, type: string }]${ofMembers && `, ${ofMembers}`} }
`;
const portal = (more: string) => club(`portal_origins: ['https://club.example'], member_portal: { ${more} }`);
const signIn = (more: string) => portal(`mails: { sign_in: { ${more} } }`);
const changed = (more: string) => portal(`mails: { email_changed: { ${more} } }`);

/** A portal with all that can be said of it. */
const full = club(
  `languages: [en, de], portal_origins: ['https://club.example'], member_portal: { status: enabled, page: 'https://club.example/me', mails: {
    sign_in: { subject: { en: 'Come in, {{name}}', de: 'Hinein, {{ name }}' }, text: '{{name}}, {{organisation}}: {{link}} until {{until}}, or ask {{contact}}' },
    email_changed: { subject: Moved, text: 'No more mails from {{organisation}}, {{name}}. {{contact}}' } } }`,
  'profile: { intro: Yours, sections: [{ fields: [{ name: name, required: true }, { name: membership_number, read_only: true }, boat] }] }',
);

/** Faults without their lines. */
const placed = (yaml: string) => faultsOf(yaml).map((fault) => fault.replace(/^line \d+(, |: )/, ''));

describe('a portal that is right', () => {
  for (const [what, yaml] of [
    ['with all that can be said', full],
    ['with nothing', club('member_portal: {}')],
    ['with a page of a club that is listed', portal("page: 'https://club.example/members/me'")],
    ['with a mail in two languages', signIn("text: { de: 'Hier: {{link}}', en: 'Here: {{ link }}' }")],
    ['with a subject of its own alone', signIn('subject: Come in')],
    ['with curly brackets that ask for nothing', signIn("text: '{link} {{link}} } {'")],
    ['with every language that there is', club('languages: [en, de, de-x-du, fr, ar, he]')],
  ] as const)
    it(`has no faults: ${what}`, () => {
      expect(placed(yaml)).to.deep.equal([]);
    });
});

describe('a fault in a portal', () => {
  for (const [what, yaml, sentences] of [
    [
      'a page that is not listed',
      portal("page: 'https://other.example/me'"),
      ['workspace.member_portal.page: no personal data is shown on https://other.example; add it to portal_origins'],
    ],
    [
      'a page that is listed with another port',
      portal("page: 'https://club.example:8443/me'"),
      [
        'workspace.member_portal.page: no personal data is shown on https://club.example:8443; add it to portal_origins',
      ],
    ],
    [
      'a page where nothing is listed',
      club("member_portal: { page: 'https://club.example/me' }"),
      ['workspace.member_portal.page: no personal data is shown on https://club.example; add it to portal_origins'],
    ],
    [
      'a page with a fragment, where the token goes',
      portal("page: 'https://club.example/me#top'"),
      ['workspace.member_portal.page: write it without ? and #; the link adds its own'],
    ],
    [
      'a page with a search',
      portal("page: 'https://club.example/?p=7'"),
      ['workspace.member_portal.page: write it without ? and #; the link adds its own'],
    ],
    ['a page that runs', portal("page: 'javascript:alert(1)'"), [/^workspace\.member_portal\.page: write it like /]],
    ['a page that is no address', portal('page: members'), [/^workspace\.member_portal\.page: write it like /]],
    [
      'a mail without its link',
      signIn("text: 'Welcome, {{name}}'"),
      ['workspace.member_portal.mails.sign_in.text: has no {{link}}: whoever gets it could not sign in'],
    ],
    [
      'a mail without its link in one language',
      signIn("text: { de: 'Hier: {{link}}', en: Here }"),
      ['workspace.member_portal.mails.sign_in.text.en: has no {{link}}: whoever gets it could not sign in'],
    ],
    [
      'a word that nobody knows, near one',
      signIn("text: '{{link}} {{nmae}}'"),
      ['workspace.member_portal.mails.sign_in.text: there is no {{nmae}}; did you mean {{name}}?'],
    ],
    [
      'a word that nobody knows, near none',
      signIn("text: '{{link}} {{password}}'"),
      [
        'workspace.member_portal.mails.sign_in.text: there is no {{password}}; known are {{link}}, {{code}}, {{name}}, {{organisation}}, {{until}}, {{contact}}',
      ],
    ],
    [
      'a word that only another mail knows',
      changed("text: 'Until {{until}}'"),
      [/^workspace\.member_portal\.mails\.email_changed\.text: there is no \{\{until\}\}/],
    ],
    [
      'a word in a subject that nobody knows',
      signIn("subject: { en: 'Hello {{nam}}' }"),
      ['workspace.member_portal.mails.sign_in.subject.en: there is no {{nam}}; did you mean {{name}}?'],
    ],
    [
      'a word that every object has',
      signIn("text: '{{link}} {{constructor}}'"),
      [/^workspace\.member_portal\.mails\.sign_in\.text: there is no \{\{constructor\}\}/],
    ],
    ['a mail that nobody sends', portal('mails: { welcome: {} }'), [/^workspace\.member_portal\.mails\.welcome: /]],
    ['a status that is none', portal('status: closed'), [/^workspace\.member_portal\.status: write one of enabled, /]],
    ['a language that is none', club('languages: [de, xx]'), [/^workspace\.languages\.1: write one of en, de, /]],
    ['a language twice', club('languages: [de, de]'), [/^workspace\.languages: /]],
    ['no language', club('languages: []'), [/^workspace\.languages: /]],
    [
      'a profile of a column that is not there',
      club('', 'profile: { sections: [{ fields: [boot] }] }'),
      [/^lists\.0\.profile\.sections\.0\.fields\.0: .*boot.*did you mean "?boat"?\?/],
    ],
  ] as const)
    it(`has a sentence: ${what}`, () => {
      const faults = placed(yaml);
      expect(faults).to.have.length(sentences.length);
      for (const [at, sentence] of sentences.entries())
        if (typeof sentence === 'string') expect(faults[at]).to.equal(sentence);
        else expect(faults[at]).to.match(sentence);
    });

  it('is each of several', () => {
    const yaml = portal("page: 'https://other.example/#a', mails: { sign_in: { text: '{{lnik}}', subject: '{{x}}' } }");
    expect(placed(yaml)).to.have.length(5);
  });
});

describe('a portal that is applied', () => {
  const apply = async (...files: string[]) => {
    const store = await openStore(await newEngine());
    let done: Awaited<ReturnType<typeof applyWorkspace>> = [];
    for (const file of files) done = await applyWorkspace(store, readWorkspaceFile(file));
    return {
      store,
      changeLines: done.map(({ subject, changes }) => `${subject}: ${changes.map(formatChange).join(', ')}`),
    };
  };

  it('is stored as it is written', async () => {
    const { store } = await apply(full);
    const workspace = (await store.workspaces.bySlug('club'))!;
    const { page, mails, profile } = workspace.portal;
    expect([workspace.languages, page, mails.email_changed?.subject]).to.deep.equal([
      ['en', 'de'],
      'https://club.example/me',
      'Moved',
    ]);
    expect(profile).to.deep.equal({
      intro: 'Yours',
      sections: [
        {
          fields: [{ name: 'name', required: true }, { name: 'membership_number', read_only: true }, { name: 'boat' }],
        },
      ],
    });
  });

  for (const [what, yaml] of [
    ['with all that can be said', full],
    ['with nothing', club('member_portal: {}')],
    ['with no word about it', club('time_zone: Europe/Berlin')],
  ] as const)
    it(`changes nothing the second time, ${what}`, async () => {
      expect((await apply(yaml, yaml)).changeLines).to.deep.equal([]);
    });

  for (const [what, from, to, sentence] of [
    [
      'its page',
      portal(''),
      portal("page: 'https://club.example/me'"),
      'member_portal.page – → "https://club.example/me"',
    ],
    ['its status', portal(''), portal('status: disabled'), 'member_portal.status "enabled" → "disabled"'],
    ['its mails', portal(''), signIn('subject: Come in'), 'member_portal.mails changed'],
    ['its languages', club('languages: [de, en]'), club('languages: [de, fr]'), 'languages +"fr" -"en"'],
    [
      'which language comes first',
      club('languages: [de, en]'),
      club('languages: [en, de]'),
      'languages in another order',
    ],
    [
      'what members see',
      club('', 'profile: { sections: [{ fields: [name] }] }'),
      club('', 'profile: { sections: [{ fields: [name, boat] }] }'),
      'profile +"boat"',
    ],
    [
      'what is said above it',
      club('', 'profile: { sections: [{ fields: [name] }] }'),
      club('', 'profile: { intro: Yours, sections: [{ fields: [name] }] }'),
      'profile.intro – → "Yours"',
    ],
  ] as const)
    it(`says what changes: ${what}`, async () => {
      expect((await apply(from, to)).changeLines).to.deep.equal([`workspace club: ${sentence}`]);
    });
});
