import { expect } from 'chai';
import { writeFileSync } from 'node:fs';
import { turnout as run } from '../../../src/backend/commands/index.js';
import { createKey } from '../../../src/backend/workspace/index.js';
import { club } from '../../support/backend.js';
import { registered, workplace } from './command-folder.js';

/** C1 "control sequence introducer", a bell, and a mark that turns the rest of a line around. */
const controlCharacters = '\u009b31m\u0007\u202e';
const obeyed = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

describe('the output of commands on a terminal', () => {
  const { at, turnout, folderWith } = workplace();

  const file = (yaml: string): string => {
    writeFileSync(at('w.yaml'), yaml);
    return at('w.yaml');
  };
  const hostile = club
    .replace('name: Friends', `name: "Friends\\u009b31m\\u202e"`)
    .replace('title: Camp', `title: "Camp\\u009b31m\\u202e"`)
    .replace('max_persons: 100', `max_persons: 100\n    location: "Here\\u009b31m\\u202e"`);
  const faulty = hostile.replace('slug: later', `slug: "la\\u009b31m\\u202eter"`);

  const commands: readonly (readonly [what: string, args: () => readonly string[]])[] = [
    ['apply --dry-run', () => ['apply', file(hostile), '--dry-run']],
    ['apply', () => ['apply', file(hostile)]],
    ['apply --json', () => ['apply', file(hostile), '--json']],
    ['apply, of a file with faults', () => ['apply', file(faulty)]],
    ['key list', () => ['key', 'list']],
    ['key list --json', () => ['key', 'list', '--json']],
    ['a workspace that is not there', () => ['key', 'list', '--workspace', controlCharacters]],
    ['a command that is not there', () => [controlCharacters]],
    ['a file that is not there', () => ['apply', at(controlCharacters)]],
    ['a list that is not there', () => ['export', controlCharacters]],
    ['check', () => ['check']],
  ];
  for (const [what, args] of commands)
    it(`escapes control sequences: ${what}`, async () => {
      await folderWith(async (store) => void (await createKey(store, { name: `site${controlCharacters}` })));
      const { out, err } = await turnout(...args());
      expect(out + err).to.not.equal('');
      expect(out + err).to.not.match(obeyed);
    });

  it('has the unchanged name as JSON', async () => {
    await folderWith(async (store) => void (await createKey(store, { name: `site${controlCharacters}` })));
    const keys = JSON.parse((await turnout('key', 'list', '--json')).out) as { name: string }[];
    expect(keys.map(({ name }) => name)).to.deep.equal([`site${controlCharacters}`]);
  });

  it('keeps a name on one line', async () => {
    await folderWith(async (store) => void (await createKey(store, { name: 'site\nkey_1  forged  in force' })));
    const { out } = await turnout('key', 'list');
    expect(out.trim().split('\n')).to.have.length(1);
    expect(out).to.include('site\\u000akey_1  forged');
  });

  for (const format of ['csv', 'json'])
    it(`escapes an export on a terminal, and not in a file: ${format}`, async () => {
      await folderWith((store, camp) => registered(store, camp, { first_name: `Ada${controlCharacters}` }));
      const onto = async (isTTY: boolean) => {
        let text = '';
        const write = (piece: string, callback?: () => void) => {
          text += piece;
          callback?.();
        };
        const env = { TURNOUT_DATA: at('data') };
        const terminal = { env, stdout: { write, isTTY }, stderr: { write: () => {} } };
        expect(await run(['export', 'camp', '--format', format], { scripts: '', terminal })).to.equal(0);
        return text;
      };
      const [screen, program] = [await onto(true), await onto(false)];
      expect(screen).to.include('Ada\\u009b31m').and.not.match(obeyed);
      expect(format === 'json' ? JSON.stringify(JSON.parse(program)) : program).to.include('\u009b31m');
    });
});
