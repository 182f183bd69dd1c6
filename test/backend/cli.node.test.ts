import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '../../src/backend/http/app.js';
import { openStore, type Store } from '../../src/backend/store/index.js';
import { openSqlite } from '../../src/backend/store/engines/sqlite.js';
import { applyWorkspace, readWorkspaceFile, workspaceSchema } from '../../src/backend/workspace/index.js';
import { club, origin } from '../support/backend.js';
import { runBuiltCommand, runCommand } from './commands/run-command.js';

interface MadeKey {
  id: string;
  key: string;
}

describe('the command turnout', () => {
  let folder = '';
  let data = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'turnout-test-'));
    data = join(folder, 'data');
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const turnout = (...args: string[]) => runCommand({ ...process.env, TURNOUT_DATA: data }, args);
  const builtTurnout = (...args: string[]) => runBuiltCommand({ ...process.env, TURNOUT_DATA: data }, args);

  const file = (yaml: string): string => {
    const path = join(folder, 'workspace.yaml');
    writeFileSync(path, yaml);
    return path;
  };

  const json = async <Answer>(...args: string[]) => JSON.parse((await turnout(...args, '--json')).out) as Answer;

  const inStore = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
    const store = await openStore(await openSqlite(data));
    return work(store).finally(() => store.close());
  };

  const slugs = () => inStore(async ({ workspaces }) => (await workspaces.all()).map(({ slug }) => slug));

  /** The status that the service answers a key with. */
  const statusFor = (key: string) =>
    inStore(async (store) => {
      const app = await createBackend({ store, origin });
      const { status } = await app(
        new Request(`${origin}/api/events`, { headers: { authorization: `Bearer ${key}` } }),
      );
      return status;
    });

  const applied = (yaml = club) => inStore((store) => applyWorkspace(store, readWorkspaceFile(yaml)));

  const withKey = async (...args: string[]) => {
    await applied();
    return json<MadeKey>('key', 'create', '--name', 'website', ...args);
  };

  for (const args of [[], ['help'], ['--help'], ['-h'], ['apply', '--help']])
    it(`prints help for "turnout ${args.join(' ')}"`, async () => {
      const { code, out, err } = await turnout(...args);
      expect([code, /turnout apply FILE/.test(out), err]).to.deep.equal([0, true, '']);
    });

  for (const [args, sentence] of [
    [['dance'], /There is no command dance/],
    [['apply'], /which file/],
    [['apply', 'nowhere.yaml'], /There is no file nowhere\.yaml/],
    [['apply', '--colour', 'red'], /--colour/],
    [['key'], /turnout key create/],
    [['key', 'dance'], /turnout key create/],
    [['key', 'revoke'], /turnout key revoke ID/],
    [['key', 'create'], /--name/],
    [['key', 'list'], /turnout apply FILE/],
    [['serve', '--port', 'eighty'], /^--port must be a number from 0 to 65535, not eighty\.$/m],
  ] as const)
    it(`names the fault of "turnout ${args.join(' ')}" and exits with 2`, async () => {
      const { code, out, err } = await turnout(...args);
      expect([code, out, sentence.test(err), /\n {4}at /.test(err)]).to.deep.equal([2, '', true, false]);
    });

  it('exits with its code, and prints results and faults on separate streams', async () => {
    const applied = await builtTurnout('apply', file(club));
    expect([applied.code, applied.out.includes('create  event camp'), applied.err]).to.deep.equal([0, true, '']);
    const key = await builtTurnout('key', 'create', '--name', 'website', '--json');
    expect(JSON.parse(key.out)).to.have.property('key');
    const unknown = await builtTurnout('dance');
    expect([unknown.code, unknown.out, unknown.err.startsWith('There is no command dance')]).to.deep.equal([
      2,
      '',
      true,
    ]);
  });

  it('applies a file and prints the changes', async () => {
    const { code, out } = await turnout('apply', file(club));
    expect([code, /create {2}event camp/.test(out), /\d+ steps done\./.test(out), await slugs()]).to.deep.equal([
      0,
      true,
      true,
      ['club'],
    ]);
  });

  it('changes nothing the second time', async () => {
    await applied();
    expect((await turnout('apply', file(club))).out.trim()).to.equal('Everything is as the file says.');
  });

  it('prints the plan of a dry run as JSON', async () => {
    const [first] = await json<{ does: string; what: string }[]>('apply', file(club), '--dry-run');
    expect(first).to.deep.equal({ does: 'create', what: 'workspace club' });
  });

  for (const origin of ['turnout.example.org', 'ftp://turnout.example.org', 'https://turnout.example.org/sub'])
    it(`refuses an invalid origin: ${origin}`, async () => {
      const { code, err } = await turnout('serve', '--origin', origin);
      expect([code, err.trim()]).to.deep.equal([
        2,
        `--origin must read like https://turnout.example.org, not ${origin}.`,
      ]);
    });

  it('prints the JSON Schema that files are checked against', async () => {
    const { out } = await turnout('schema');
    expect(JSON.parse(out)).to.deep.equal(JSON.parse(JSON.stringify(workspaceSchema)));
  });

  it('changes nothing in a dry run', async () => {
    await turnout('apply', file(club), '--dry-run');
    expect(await slugs()).to.deep.equal([]);
  });

  it('keeps its data in the folder of --data', async () => {
    await turnout('apply', file(club), '--data', join(folder, 'elsewhere'));
    expect(readdirSync(folder)).to.have.members(['workspace.yaml', 'elsewhere']);
  });

  for (const [what, yaml, sentence] of [
    ['a fault', 'workspace: { slug: Club!, name: Club }', /workspace\.slug: /],
    ['a fault of YAML', 'workspace: { slug: club', /line 1/],
    ['an anchor that nobody set', 'workspace: { slug: club, name: *Club* }', /Club/],
  ] as const)
    it(`exits with 1 and a sentence about ${what} in the file`, async () => {
      const { code, out, err } = await turnout('apply', file(yaml));
      expect([code, out, sentence.test(err), /\n {4}at /.test(err)]).to.deep.equal([1, '', true, false]);
    });

  it('names every fault in the file', async () => {
    const { err } = await turnout('apply', file('workspace: { slug: Club!, name: 1921 }\nevents: none'));
    expect(err.match(/^ {2}line \d, \S+: /gm)).to.have.lengthOf(3);
  });

  it('creates a key that the service accepts', async () => {
    const { key } = await withKey();
    expect([/^sk_[\w-]{43}$/.test(key), await statusFor(key)]).to.deep.equal([true, 200]);
  });

  it('has no byte of the key in its data, only the SHA-256 of it', async () => {
    const { key } = await withKey();
    const bytes = Buffer.concat(readdirSync(data).map((name) => readFileSync(join(data, name))));
    const hash = createHash('sha256').update(key).digest('base64url');
    expect([bytes.includes(key), bytes.includes(key.slice(3)), bytes.includes(hash)]).to.deep.equal([
      false,
      false,
      true,
    ]);
  });

  it('lists keys with their scopes, without the secrets', async () => {
    const { id, key } = await withKey('--scopes', 'events:read, persons:read', '--lists', 'member');
    const { out } = await turnout('key', 'list');
    expect([out.includes(`${id}  website  in force  events:read,persons:read`), out.includes(key)]).to.deep.equal([
      true,
      false,
    ]);
  });

  it('prints neither key nor hash as JSON', async () => {
    await withKey();
    const [listedKey] = await json<object[]>('key', 'list');
    expect(listedKey).to.have.all.keys('id', 'name', 'scopes', 'lists', 'created_at', 'revoked_at');
  });

  it('revokes a key, which the service then refuses', async () => {
    const { id, key } = await withKey();
    const { code } = await turnout('key', 'revoke', id);
    expect([code, await statusFor(key)]).to.deep.equal([0, 401]);
  });

  it('lists a revoked key as revoked', async () => {
    const { id } = await withKey();
    await turnout('key', 'revoke', id);
    expect((await turnout('key', 'list')).out).to.include(`${id}  website  revoked`);
  });

  for (const [what, args, sentence] of [
    ['a key that it does not know', ['key', 'revoke', 'key_x'], /There is no key key_x/],
    ['a scope that there is not', ['key', 'create', '--name', 'x', '--scopes', 'all'], /Unknown scope all/],
    [
      'a list that there is not',
      ['key', 'create', '--name', 'x', '--lists', 'lst_x'],
      /There is no list lst_x in .*, and no event of that name/,
    ],
    ['a workspace that there is not', ['key', 'list', '--workspace', 'other'], /--workspace \(club\)/],
  ] as const)
    it(`refuses ${what}`, async () => {
      await applied();
      const { code, err } = await turnout(...args);
      expect([code, sentence.test(err)]).to.deep.equal([2, true]);
    });

  it('asks for the workspace if there are several', async () => {
    await applied();
    await applied(club.replace('slug: club', 'slug: other'));
    expect((await turnout('key', 'create', '--name', 'x')).err).to.include('--workspace (club, other)');
  });
});
