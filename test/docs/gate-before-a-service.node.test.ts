import { expect } from 'chai';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../backend/commands/run-command.js';
import { startDouble } from '../double/start-double.js';
import { commandsOf, fencesOf, root, textOf } from './pages.js';

const page = 'docs/gate-before-a-service.md';
const fenceOf = (mark: string) => fencesOf(page).find((fence) => fence.mark === mark)!;

describe('docs/gate-before-a-service.md', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'turnout-gate-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('has a file that can be applied, and commands that run', async () => {
    const double = await startDouble();
    const { camp, member } = double.lists.main;
    writeFileSync(join(folder, 'key.txt'), double.key, { mode: 0o600 });
    writeFileSync(
      join(folder, 'gate.yaml'),
      fenceOf('gate').text.replace('lst_4jvq', camp).replace('lst_8c1d', member),
    );
    const [, apply = '', check = ''] = commandsOf(fenceOf('before'));
    const [list = '', , sheet = ''] = commandsOf(fenceOf('fees'));
    const results = [];
    for (const command of [apply, check, list, sheet]) {
      const args = command.replace('https://service.example.org/api', double.baseUrl).split(' ').slice(1);
      const own = args.map((word) =>
        /^(gate\.yaml|key\.txt|gate-data|zeltlager\.xlsx)$/.test(word) ? join(folder, word) : word,
      );
      results.push(await runCommand(process.env, own));
    }
    await double.close();
    expect(results.map(({ code }) => code)).to.deep.equal([0, 0, 0, 0]);
    expect(results[1]!.out).to.include('All forms fit.');
    expect(results[2]!.out).to.include('There are no such fees.');
  });

  it('names a test in each line about a difference', () => {
    const [, table = ''] = textOf(page).split('## What differs from the bundled service');
    const lines = table
      .split('\n')
      .filter((line) => /^\| [^-]/.test(line))
      .slice(1);
    const withoutTest = lines.filter((line) => {
      const paths = [...line.matchAll(/\]\(\.\.\/(test\/[^)]+)\)/g)].map(([, path = '']) => join(root, path));
      return !paths.length || !paths.every(existsSync);
    });
    expect([lines.length > 10, withoutTest]).to.deep.equal([true, []]);
  });
});
