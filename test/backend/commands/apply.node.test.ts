import { expect } from 'chai';
import { existsSync, writeFileSync } from 'node:fs';
import { club } from '../../support/backend.js';
import { workplace } from './command-folder.js';

interface PrintedStep {
  does: string;
  what: string;
  changes?: object[];
}

describe('turnout apply', () => {
  const { at, turnout, folderWith, inStore } = workplace();

  const file = (yaml: string): string => {
    writeFileSync(at('w.yaml'), yaml);
    return at('w.yaml');
  };

  const without = club
    .replace('max_persons: 100', 'location: X')
    .replace('  - { slug: over, title: Over, published: true, start_date: 2026-06-20 }\n', '');

  it('prints changes and kept entries, and counts the steps', async () => {
    await folderWith();
    const { code, out } = await turnout('apply', file(without));
    expect([code, out]).to.deep.equal([
      0,
      [
        '  update  event camp: max_persons 100 → none, location – → "X"',
        '  keep    event over (not in the file; nothing is deleted)',
        '1 step done.',
        '',
      ].join('\n'),
    ]);
  });

  it('prints changes and kept entries as JSON', async () => {
    await folderWith();
    const plan = JSON.parse((await turnout('apply', file(without), '--json', '--dry-run')).out) as PrintedStep[];
    expect(plan).to.deep.equal([
      {
        does: 'update',
        what: 'event camp',
        changes: [
          { field: 'max_persons', from: 100, to: null },
          { field: 'location', from: null, to: 'X' },
        ],
      },
      { does: 'keep', what: 'event over' },
    ]);
  });

  const faulty = club.replace('slug: club', 'slug: Club').replace('2027-08-06', '6.8.2027');

  it('prints the file and the number of faults, then a line for each', async () => {
    const { code, out, err } = await turnout('apply', file(faulty));
    expect([code, out, err]).to.deep.equal([
      1,
      '',
      [
        `${at('w.yaml')}: 2 faults, nothing was changed`,
        '  line 2, workspace.slug: use a-z, 0-9 and dashes only, like summer-camp, not Club',
        '  line 20, events.0.end_date: write it like 2027-07-24, not 6.8.2027',
        '',
      ].join('\n'),
    ]);
  });

  it('prints line, path and message of a fault as JSON', async () => {
    const { err } = await turnout('apply', file(faulty), '--json');
    const { error, faults } = JSON.parse(err) as { error: string; faults: object[] };
    expect([error, faults.length, faults[1]]).to.deep.equal([
      `${at('w.yaml')}: 2 faults, nothing was changed`,
      2,
      { line: 20, path: 'events.0.end_date', message: 'write it like 2027-07-24, not 6.8.2027' },
    ]);
  });

  it('names the line of each column whose type cannot change', async () => {
    await folderWith();
    const changed = club
      .replace('Can swim, type: boolean', 'Can swim, type: string')
      .replace('Note, type: text', 'Note, type: url');
    const { code, err } = await turnout('apply', file(changed));
    expect([code, err.match(/line \d+, \S+/g)]).to.deep.equal([
      1,
      ['line 8, lists.0.columns.1.type:', 'line 25, events.0.columns.2.type:'],
    ]);
  });

  for (const [what, yaml, ...args] of [
    ['has faults', faulty],
    ['is for another workspace', club, '--workspace', 'sv-wiesental'],
  ] as const)
    it(`stores nothing of a file that ${what}`, async () => {
      const { code, out } = await turnout('apply', file(yaml), ...args);
      expect([code > 0, out, existsSync(at('data'))]).to.deep.equal([true, '', false]);
    });

  it('refuses a file for another workspace than --workspace says', async () => {
    await folderWith();
    const { code, out, err } = await turnout('apply', file(club), '--workspace', 'sv-wiesental');
    expect([code, out, err.trim()]).to.deep.equal([2, '', 'The file is for club, --workspace says sv-wiesental.']);
  });

  const slip = club.replace('slug: club', 'slug: culb');
  const slugs = () => inStore('data', async ({ workspaces }) => (await workspaces.all()).map(({ slug }) => slug));

  it('does not create a second workspace because of a misspelt slug', async () => {
    await folderWith();
    const { code, err } = await turnout('apply', file(slip));
    expect([code, err.trim(), await slugs()]).to.deep.equal([
      2,
      'There is no workspace culb yet, only club. If it is to be a new one, please say so: --workspace culb.',
      ['club'],
    ]);
  });

  it('creates a second workspace with --workspace, and needs that option once', async () => {
    await folderWith();
    const first = await turnout('apply', file(slip), '--workspace', 'culb');
    const second = await turnout('apply', file(slip));
    expect([first.code, second.out.trim(), await slugs()]).to.deep.equal([
      0,
      'Everything is as the file says.',
      ['club', 'culb'],
    ]);
  });

  it('creates the first workspace with --workspace', async () => {
    const { code } = await turnout('apply', file(club), '--workspace', 'club');
    expect([code, await slugs()]).to.deep.equal([0, ['club']]);
  });
});
