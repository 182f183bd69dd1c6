import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pageWith, turnout, visitorAt, website, type Turnout } from '../walk/turnout-server.js';
import { fences, root, textOf } from './pages.js';

const run = promisify(execFile);
const address = 'https://turnout.example.org';
const cli = join(root, 'dist/server/cli.js');

interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly { readonly name: string }[];
  readonly cssParts?: readonly { readonly name: string }[];
  readonly cssProperties?: readonly { readonly name: string }[];
}

/** The doors of the package, with their declarations. */
const { exports: exported } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { types: string }>;
};

const manifest = JSON.parse(readFileSync(join(root, 'dist/custom-elements.json'), 'utf8')) as {
  modules: { declarations?: Declaration[] }[];
};
const elements = manifest.modules
  .flatMap(({ declarations = [] }) => declarations)
  .filter(({ tagName }) => tagName) as Required<Declaration>[];

/** Shown once an element works; on a website that the club does not list, the portal is a link to its hosted page. */
const working = [
  'event-registration form input',
  'event-list [part~=item]',
  'event-list article.card h3',
  'member-profile a[href*="/portal/"]',
].join(', ');

describe('the snippets in docs', function () {
  this.timeout(60_000);

  let server: Turnout;
  let folder: string;
  before(async () => {
    server = await turnout();
    folder = mkdtempSync(join(tmpdir(), 'turnout-snippets-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  for (const { page, text } of fences('html'))
    it(`show an element: ${page}: ${text.replace(/\s+/g, ' ').slice(0, 80)}`, async () => {
      const script = text.includes('<script') ? '' : `<script src="${address}/embed.js"></script>`;
      const site = await website();
      const body = (text + script).replaceAll(address, server.origin);
      const visit = await visitorAt(site.publish(pageWith(body)));
      await visit.page.locator(working).filter({ visible: true }).first().waitFor();
      expect(visit.errors).to.deep.equal([]);
    });

  // test/docs/gate-before-a-service.node.test.ts applies the file of a gate
  for (const { page, text } of fences('yaml').filter(({ mark }) => mark !== 'gate'))
    it(`are taken by turnout apply: ${page}`, async () => {
      const file = join(folder, 'workspace.yaml');
      const data = mkdtempSync(join(folder, 'data-'));
      writeFileSync(file, text);
      await run(process.execPath, [cli, 'apply', file, '--data', data]);
    });

  it('compile', async () => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    const files = fences('ts').map(({ text }, index) => {
      writeFileSync(join(folder, `snippet-${index}.ts`), text);
      return `snippet-${index}.ts`;
    });
    const compilerOptions = {
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      types: ['node'],
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      paths: {
        'turnout-client': [join(root, 'dist/client/index.d.ts')],
        ...Object.fromEntries(
          Object.entries(exported).flatMap(([door, target]) =>
            typeof target === 'object' ? [[join('turnout', door), [join(root, target.types)]]] : [],
          ),
        ),
      },
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    expect(files.length).to.be.above(1);
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [compiler, '-p', folder]).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).to.equal('');
  });

  it('run with the client', async () => {
    const [snippet] = fences('ts').filter(({ page }) => page === 'docs/client.md');
    const program = snippet!.text
      .replace(address, server.origin)
      .replace("'turnout-client'", JSON.stringify(join(root, 'dist/client/index.js')));
    writeFileSync(join(folder, 'program.mjs'), program);
    const env = { ...process.env, TURNOUT_KEY: server.key, NODE_OPTIONS: '' };
    const { stdout } = await run(process.execPath, [join(folder, 'program.mjs')], { env });
    expect(stdout).to.match(/Grünwald\n[^]*email: wrong_format\n$/);
  });

  it('follow the changes of a list with the client', async () => {
    const [snippet] = fences('ts').filter(({ page }) => page === 'docs/changes.md');
    const program = snippet!.text
      .replace(address, server.origin)
      .replace("'turnout-client'", JSON.stringify(join(root, 'dist/client/index.js')))
      .replace('<string, object>', '')
      .replace('cursor?: string): Promise<string | undefined>', 'cursor)');
    writeFileSync(join(folder, 'follow.mjs'), program);
    const env = { ...process.env, TURNOUT_KEY: server.key, NODE_OPTIONS: '' };
    const { stdout } = await run(process.execPath, [join(folder, 'follow.mjs')], { env });
    expect(stdout).to.match(/^[1-9]\d* persons\n$/);
  });

  it('name every part and custom property of the elements, and no other', () => {
    const page = textOf('docs/theming.md');
    const properties = new Set(elements.flatMap(({ cssProperties }) => cssProperties.map(({ name }) => name)));
    expect(new Set(page.match(/--turnout-[a-z-]+/g))).to.deep.equal(properties);
    const row = (tag: string) =>
      new RegExp(`^\\| \`<${tag}>\` +\\|([^|]*)`, 'm').exec(page)?.[1]?.match(/(?<=`)[a-z]+(?=`)/g) ?? [];
    const partsOf = (tag: string) => elements.find(({ tagName }) => tagName === tag)!.cssParts.map(({ name }) => name);
    for (const tag of ['event-registration', 'portal-login', 'member-profile'])
      expect(row(tag).sort(), tag).to.deep.equal(partsOf(tag).sort());
    const inList = new Set([...row('event-list'), ...row('event-registration')]);
    expect([...inList].sort()).to.deep.equal(partsOf('event-list').sort());
  });

  it('name every attribute of the elements', () => {
    const shown = ['embed', 'event-list', 'member-portal'].map((name) => textOf(`docs/${name}.md`)).join('\n');
    const missing = elements.flatMap(({ tagName, attributes }) =>
      attributes
        .map(({ name }) => name)
        .filter((name) => !shown.includes(`data-${name}\``) && !shown.includes(`\`${name}\``))
        .map((name) => `${tagName} ${name}`),
    );
    expect(missing).to.deep.equal([]);
  });
});
