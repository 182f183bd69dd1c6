import { expect } from 'chai';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { turnout as runTurnout } from '../../../src/backend/commands/index.js';
import { parseColumns } from '../../../src/backend/commands/init.js';
import { readWorkspaceFile, slugOf } from '../../../src/backend/workspace/index.js';
import { root } from './run-command.js';
import { workplace } from './command-folder.js';

const { at, turnout } = workplace();

const camp = ['--club', 'SV Wiesental 1921 e. V.', '--event', 'Sommerlager für Kinder', '--date', '2027-07-24'];
const file = () => at('workspace.yaml');
const workspaceFile = () => readWorkspaceFile(readFileSync(file(), 'utf8'));

/** Runs `turnout init` on a terminal where somebody types these lines. */
async function typed(lines: readonly string[]) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  stdin.end(lines.map((line) => `${line}\n`).join(''));
  let [out, err] = ['', ''];
  const code = await runTurnout(['init', '--output', file()], {
    scripts: `${root}dist/`,
    terminal: {
      env: {},
      stdin,
      stdout: { write: (text: string) => void (out += text) },
      stderr: { write: (text: string) => void (err += text) },
    },
  });
  return { code, out, err };
}

describe('turnout init', () => {
  it('writes a file that turnout apply takes', async () => {
    const { code, out } = await turnout('init', '--output', file(), ...camp, '--time-zone', 'Europe/Berlin');
    const applied = await turnout('apply', file());
    expect([code, applied.code]).to.deep.equal([0, 0]);
    expect(out).to.contain(`turnout apply ${file()}`);
    expect(out).to.contain('/portal/sv-wiesental-1921-e-v/sommerlager-fur-kinder');
  });

  it('writes the values of the options', async () => {
    const columns = 'Shirt size=S|M|L, Vegetarian:boolean, Allergies: yes or no, Name, E-Mail, 年齢';
    const options = ['--email', 'buero@sv.example', '--end-date', '2027-08-01', '--places', '40', '--columns', columns];
    const { code } = await turnout(
      'init',
      '--output',
      file(),
      ...camp,
      '--time-zone',
      'Asia/Tokyo',
      ...options.slice(0, 6),
    );
    expect(code).to.equal(0);
    const { workspace, events } = workspaceFile();
    expect([workspace.name, workspace.contact_email, workspace.time_zone]).to.deep.equal([
      'SV Wiesental 1921 e. V.',
      'buero@sv.example',
      'Asia/Tokyo',
    ]);
    expect([events[0]?.start_date, events[0]?.end_date, events[0]?.max_persons]).to.deep.equal([
      '2027-07-24',
      '2027-08-01',
      40,
    ]);
  });

  it('gives every field of the form a key of its own, and none that is reserved', async () => {
    await turnout(
      'init',
      '--output',
      file(),
      ...camp,
      '--columns',
      'Shirt=S|M: large|"L", Veg:boolean, Name, Name, 年齢',
    );
    expect(workspaceFile().events[0]?.columns).to.deep.equal([
      { external_id: 'shirt', name: 'Shirt', type: 'string', allowed_values: ['S', 'M: large', '"L"'] },
      { external_id: 'veg', name: 'Veg', type: 'boolean', allowed_values: null },
      { external_id: 'name_2', name: 'Name', type: 'string', allowed_values: null },
      { external_id: 'name_3', name: 'Name', type: 'string', allowed_values: null },
      { external_id: 'field_5', name: '年齢', type: 'string', allowed_values: null },
    ]);
  });

  it('writes names that YAML would read as something else', async () => {
    for (const [index, club] of ['yes', 'A: b # c', '"quoted"', '- list', '{a}', '1921', "it's"].entries()) {
      const path = at(`${index}.yaml`);
      const args = [`--club=${club}`, '--slug', 'club', `--event=${club}`, '--date', '2027-07-24'];
      expect((await turnout('init', '--output', path, ...args)).code, club).to.equal(0);
      const { workspace, events } = readWorkspaceFile(readFileSync(path, 'utf8'));
      expect([workspace.name, events[0]?.title]).to.deep.equal([club, club]);
    }
  });

  it('never overwrites a file', async () => {
    writeFileSync(file(), 'mine');
    const { code, err } = await turnout('init', '--output', file(), ...camp);
    expect([code, readFileSync(file(), 'utf8')]).to.deep.equal([1, 'mine']);
    expect(err).to.contain('exists already');
  });

  it('asks on a terminal, takes suggestions for empty lines, and asks again for an invalid date', async () => {
    const answers = [
      'TSV Ost',
      '',
      '',
      'Europe/Vienna',
      'Herbstlauf',
      '24.7.2027',
      '2027-07-24',
      '',
      '',
      'Distance=5 km|10 km',
    ];
    const { code, err } = await typed(answers);
    expect(code).to.equal(0);
    expect(err).to.contain('Short name in addresses [tsv-ost]').and.to.contain('Write a date like 2027-07-24.');
    const { workspace, events } = workspaceFile();
    expect([workspace.slug, workspace.time_zone, events[0]?.slug, events[0]?.end_date]).to.deep.equal([
      'tsv-ost',
      'Europe/Vienna',
      'herbstlauf',
      '2027-07-24',
    ]);
    expect(events[0]?.columns[0]?.allowed_values).to.deep.equal(['5 km', '10 km']);
  });

  it('writes nothing when the answers end too early', async () => {
    const { code, err } = await typed(['TSV Ost', '']);
    expect([code, existsSync(file())]).to.deep.equal([2, false]);
    expect(err).to.contain('Nothing was written');
  });

  for (const [what, args] of [
    ['no terminal and no options', []],
    ['a date that is none', [...camp.slice(0, 4), '--date', '2027-02-30']],
    ['a last day before the first', [...camp, '--end-date', '2027-07-23']],
    ['a type of field that does not exist', [...camp, '--columns', 'Age:years']],
    ['a name without Latin letters and no slug', ['--club', '東京', ...camp.slice(2)]],
    ['choices without a name', [...camp, '--columns', '=S|M']],
  ] as const)
    it(`refuses ${what}`, async () => {
      const { code } = await turnout('init', '--output', file(), ...args);
      expect([code, existsSync(file())]).to.deep.equal([2, false]);
    });
});

describe('the fields that turnout init reads', () => {
  it('are choices, types or lines of text', () =>
    expect(parseColumns('Shirt = S | M, Veg : boolean, Allergies,')).to.deep.equal([
      { name: 'Shirt', type: 'string', choices: ['S', 'M'] },
      { name: 'Veg', type: 'boolean' },
      { name: 'Allergies', type: 'string' },
    ]));
});

describe('a slug', () => {
  for (const [name, slug] of [
    ['Fußball & Spaß', 'fussball-spass'],
    ['Łódź 2027', 'lodz-2027'],
    ['東京', ''],
    ['x'.repeat(80), 'x'.repeat(64)],
  ] as const)
    it(`is derived from ${name.slice(0, 20)}`, () => expect(slugOf(name)).to.equal(slug));
});
