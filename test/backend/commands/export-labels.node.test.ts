import { expect } from 'chai';
import { registered, withConsent } from './registered-camp.js';
import { rowsOf, workplace } from './command-folder.js';

describe('turnout export as CSV for spreadsheets', () => {
  const { turnout, folderWith } = workplace();

  it('has readable heads with --labels', async () => {
    await folderWith(registered);
    const [heads] = rowsOf((await turnout('export', 'camp', '--labels')).out);
    expect(heads!.slice(0, 5)).to.deep.equal(['id', 'Eigene Kennung', 'Vorname', 'Nachname', 'E-Mail']);
  });

  for (const [name, separator] of [
    ['semicolon', ';'],
    [';', ';'],
    ['tab', '\t'],
  ] as const)
    it(`separates cells with --separator ${name}`, async () => {
      await folderWith(registered);
      const [head, first] = (await turnout('export', 'camp', '--separator', name)).out.split('\r\n');
      expect(head!.startsWith(`id${separator}external_id${separator}name.first_name`)).to.equal(true);
      expect(first!.split(separator)).to.include('01069');
    });

  it('has heads and states in words between tabs, with the times of creation and change', async () => {
    await folderWith(registered, 'data', withConsent);
    const { out } = await turnout('export', 'camp', '--labels', '--language', 'en', '--separator', 'tab');
    const [heads = [], ...persons] = out
      .trim()
      .split('\r\n')
      .map((line) => line.split('\t'));
    const read = persons.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index]])));
    const noon = '2026-11-21T12:00:00.000Z';
    expect(
      read.map((one) => ['Postcode', 'Phone', 'Registered', 'Changed', 'State'].map((head) => one[head])),
    ).to.deep.equal([
      ['01069', '+49 30 123', noon, noon, 'Registered'],
      ['01069', '+4930123', noon, '2026-12-02T09:30:00.000Z', 'Registered'],
      ['01069', '+49 30 123', noon, noon, ''],
    ]);
  });

  it('has decimal commas between semicolons only', async () => {
    await folderWith(registered);
    const firstOf = async (name: string) => (await turnout('export', 'camp', '--separator', name)).out.split('\r\n')[1];
    expect(await firstOf('semicolon'))
      .to.contain(';"290,50";')
      .and.not.to.contain('290.50');
    expect(await firstOf('tab')).to.contain('\t290.50\t');
  });

  it('distinguishes a column whose identifier is a word of the export', async () => {
    await folderWith(registered, 'data', withConsent);
    const [heads = [], ada = []] = rowsOf((await turnout('export', 'camp')).out);
    const read = Object.fromEntries(heads.map((head, index) => [head, ada[index]]));
    expect([new Set(heads).size, read['created_at'], read['meta.created_at']]).to.deep.equal([
      heads.length,
      'in spring',
      '2026-11-21T12:00:00.000Z',
    ]);
  });

  for (const args of [
    ['--language', 'tlh', '--labels'],
    ['--language', 'de'],
    ['--details'],
    ['--format', 'json', '--labels'],
  ])
    it(`refuses an option that the format does not have: ${args.join(' ')}`, async () => {
      await folderWith();
      expect((await turnout('export', 'camp', ...args)).code).to.equal(2);
    });

  it('names the separators', async () => {
    await folderWith();
    const { code, err } = await turnout('export', 'camp', '--separator', '|');
    expect([code, /one of comma, semicolon, tab/.test(err)]).to.deep.equal([2, true]);
  });
});

describe('turnout export as JSON with --details', () => {
  const { turnout, folderWith } = workplace();

  it('has further data beside each person', async () => {
    await folderWith(registered, 'data', withConsent);
    const { out } = await turnout('export', 'camp', '--format', 'json', '--details');
    const [ada] = JSON.parse(out) as [Record<string, unknown> & { person: object }];
    expect(ada.person).to.include({ id: 'per_ada', created_at: 'in spring' });
    expect(ada).to.deep.include({
      created_at: '2026-11-21T12:00:00.000Z',
      state: 'registered',
      family: 1,
      fees: {
        open: 29_050,
        due_at: '2027-05-01',
        paid: 1_200,
        paid_at: '2027-02-03',
        references: ['RF18 1', 'RF18 2'],
      },
      consents: [{ field: 'swims', given: true, at: '2026-11-21T12:00:00.000Z', language: 'de', text_hash: 'abc123' }],
    });
  });
});
