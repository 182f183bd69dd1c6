import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { openStore } from '../../../src/backend/store/index.js';
import {
  applyWorkspace,
  unlistedEntries,
  readWorkspaceFile,
  formatChange,
} from '../../../src/backend/workspace/index.js';
import { club } from '../../support/backend.js';

const applied = async (yaml: string) => {
  const store = await openStore(await newEngine());
  await applyWorkspace(store, readWorkspaceFile(yaml));
  return store;
};

/** The steps from one file to another, with what they change. */
const steps = async (before: string, after: string) => applyWorkspace(await applied(before), readWorkspaceFile(after));

const formattedChanges = async (before: string, after: string) =>
  (await steps(before, after)).map(({ subject, changes }) => `${subject}: ${changes.map(formatChange).join(', ')}`);

const x60 = 'x'.repeat(60);
const lakes = 'Lake '.repeat(20).trim();

/** The club, and more about its camp. */
const camp = (more: string) => club.replace('max_persons: 100', `max_persons: 100\n    ${more}`);
const thanks = (text: string) => club.replace('form:\n', `form:\n      thanks: ${text}\n`);

describe('a change by a workspace.yaml', () => {
  for (const [what, from, to, sentences] of [
    [
      'places and a location',
      'max_persons: 100',
      'location: X',
      ['event camp: max_persons 100 → none, location – → "X"'],
    ],
    ['choices added and taken away', '[S, M, L]', '[S, L, XL]', ['column size of "Camp": allowed_values +"XL" -"M"']],
    [
      'when data is deleted',
      'max_persons: 100',
      'max_persons: 100\n    delete_after: 365',
      ['event camp: delete_after – → 365'],
    ],
    [
      'when answers are deleted',
      'allowed_values: [S, M, L]',
      'allowed_values: [S, M, L], delete_after: 30',
      ['event camp: columns.delete_after +"size 30"'],
    ],
    ['choices in another order', '[S, M, L]', '[L, M, S]', ['column size of "Camp": allowed_values in another order']],
    [
      'choices where there were none',
      'name: Team (internal), type: string',
      'name: Team (internal), type: string, allowed_values: [A, B]',
      ['column team of "Camp": allowed_values – → "A", "B"'],
    ],
    [
      'fields that are asked for',
      'courses, swims, notes',
      'courses, team',
      ['form camp: sections +"team" -"swims" -"notes"'],
    ],
    ['how a field is asked for', '{ name: size, required: true }', 'size', ['form camp: sections changed']],
    [
      'when a field is asked for',
      '{ name: size, required: true }',
      '{ name: size, required: true, visible_when: { field: swims, is: true } }',
      ['form camp: sections changed'],
    ],
    [
      'how many come along, and where they wait',
      'form:\n',
      'form:\n      participants: 4\n      waiting_list: later\n',
      ['event camp: waiting_list – → "later"', 'form camp: participants – → 4, waiting_list – → "later"'],
    ],
    [
      'times, on the clocks of the club',
      "'2027-01-01 19:00'",
      "'2027-01-01 18:30Z'",
      [
        'event later: opens_at 2027-01-01 19:00 → 2027-01-01 19:30',
        'form later: opens_at 2027-01-01 19:00 → 2027-01-01 19:30',
      ],
    ],
    [
      'the last day, and with it the closing',
      'end_date: 2027-08-06',
      'end_date: 2027-08-05',
      [
        'event camp: closes_at 2027-08-06 24:00 → 2027-08-05 24:00, end_date 2027-08-06 → 2027-08-05',
        'form camp: closes_at 2027-08-06 24:00 → 2027-08-05 24:00',
      ],
    ],
    [
      'what is published',
      'published: false',
      'published: true',
      ['event hidden: published false → true', 'form hidden: published false → true'],
    ],
    [
      'the plan and the portal',
      'name: Club,',
      'name: Club, subscription: { list_types: [event] }, member_portal: { status: disabled },',
      ['workspace club: subscription.list_types -"member" -"contact", member_portal.status "enabled" → "disabled"'],
    ],
  ] as const)
    it(`is said of ${what}`, async () => {
      expect(await formattedChanges(club, club.replace(from, to))).to.deep.equal(sentences);
    });

  for (const [what, before, after, sentence] of [
    ['a text in several languages', thanks('Danke'), thanks('{ de: Danke }'), 'form camp: thanks changed'],
    [
      'a long text, which is cut',
      camp('location: Lake'),
      camp(`location: ${lakes}`),
      `event camp: location "Lake" → "${lakes.slice(0, 39)}…"`,
    ],
    [
      'two long texts, where they part',
      camp(`description: ${x60} and so on`),
      camp(`description: ${x60} again`),
      'event camp: description "…xxxxxxxx and so on" → "…xxxxxxxx again"',
    ],
  ] as const)
    it(`is said of ${what}`, async () => {
      expect(await formattedChanges(before, after)).to.deep.equal([sentence]);
    });

  it('is said of the order of events, counted from one', async () => {
    const file = readWorkspaceFile(club);
    const done = await applyWorkspace(await applied(club), { ...file, events: [...file.events].reverse() });
    expect(done.flatMap(({ changes }) => changes)).to.deep.include({ field: 'position', from: 1, to: 5 });
  });

  it('is in JSON as in the file', async () => {
    const [step] = await steps(club, club.replace('[S, M, L]', '[S, L]'));
    expect(step?.changes).to.deep.equal([{ field: 'allowed_values', from: ['S', 'M', 'L'], to: ['S', 'L'] }]);
  });

  it('is empty for a new entry', async () => {
    const store = await openStore(await newEngine());
    const done = await applyWorkspace(store, readWorkspaceFile(club));
    expect(done.filter(({ changes }) => changes.length)).to.deep.equal([]);
  });
});

describe('an entry that a workspace.yaml does not name any more', () => {
  const units = `${club}cost_units: [{ name: Camp }, { name: Hall }]\n`;

  for (const [what, before, from, to, keptAnswers] of [
    ['nothing', units, '', '', []],
    [
      'an event, and its form and columns with it',
      club,
      / {2}- slug: camp[^]*?(?= {2}- \{ slug: full)/,
      '',
      ['event camp'],
    ],
    ['a list', club, '  - { type: contact, name: Friends }\n', '', ['list "Friends"']],
    ['a column of an event', club, /\n.*external_id: team.*/, '', ['column team of "Camp"']],
    ['a column of a list', club, /\n.*external_id: internal_note.*/, '', ['column internal_note of "Members"']],
    ['a cost unit', units, ', { name: Hall }', '', ['cost unit Hall']],
    ['a form', club, / {4}application:[^]*?department\]\n/, '', ['form join']],
  ] as const)
    it(`is kept and said: ${what}`, async () => {
      const file = readWorkspaceFile(before.replace(from, to));
      expect(await unlistedEntries(await applied(before), file)).to.deep.equal(keptAnswers);
    });

  it('is empty for a new workspace', async () => {
    expect(await unlistedEntries(await openStore(await newEngine()), readWorkspaceFile(club))).to.deep.equal([]);
  });
});
