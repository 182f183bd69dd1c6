import { expect } from 'chai';
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { root, strangerWith, type Stranger } from './consumer-project.js';

/** Maximum size of the package without the desk, compressed. */
const MAX_PACKAGE_BYTES = 859_000;

/** Maximum size of the desk, its words in all languages included. */
const MAX_DESK_BYTES = 125_000;

const deskFile = /^dist\/(desk\.js|pages\/desk-.*)$/;

const TAR_BLOCK_BYTES = 512;

/** A tar archive of a package without some of its files. Each file is a block with its name and its size in octal digits, then its content in whole blocks. */
function archiveWithout(archive: Buffer, path: RegExp): Buffer {
  const entries: Buffer[] = [];
  for (let start = 0; archive[start];) {
    const name = archive.toString('utf8', start, start + 100).replace(/\0.*$/, '');
    const size = parseInt(archive.toString('latin1', start + 124, start + 136), 8);
    const end = start + TAR_BLOCK_BYTES * (1 + Math.ceil(size / TAR_BLOCK_BYTES));
    if (!path.test(name.replace(/^package\//, ''))) entries.push(archive.subarray(start, end));
    start = end;
  }
  return Buffer.concat(entries);
}

/** Every name a bundle may have for what a page shows it. */
const plain = `
import { EventList, type EventSelectedEvent } from 'turnout';
import 'turnout/define';

const list: EventList = document.createElement('event-list');
list.slug = 'club';
list.headingLevel = 3;
list.order = 'desc';
list.addEventListener('event-selected', (event: EventSelectedEvent) => console.log(event.selected.title, event.slug));
list.addEventListener('list-ready', ({ events }) => console.log(events.length));
document.body.append(list, document.createElement('member-profile'));
// @ts-expect-error there is no such order
list.order = 'sideways';
// @ts-expect-error a level is a number
list.headingLevel = '3';
// @ts-expect-error there is no such property
list.colour = 'red';
`;

const react = `
import { createElement, useRef } from 'react';
import type { EventList } from 'turnout';
import 'turnout/define';
import 'turnout/react';

export function Page() {
  const list = useRef<EventList>(null);
  return (
    <main>
      <event-list ref={list} slug="club" base-url="https://turnout.example.org/public/club" headingLevel={3} only-open order="desc"
        className="calendar" onevent-selected={(event) => console.log(event.selected.title)}>
        <p slot="empty">Nothing</p>
      </event-list>
      <event-registration slug="club/camp" prefill={{ email: 'ada@example.org' }} prefill-from-query dialog
        onperson-registered={({ person }) => console.log(person)} />
      {/* @ts-expect-error there is no such order */}
      <event-list order="sideways" />
      {/* @ts-expect-error a level is a number */}
      <event-list heading-level="three" />
      {/* @ts-expect-error there is no such attribute */}
      <event-registration colour="red" />
      {/* @ts-expect-error a login has no answers to begin with */}
      <portal-login prefill={{ email: 'ada@example.org' }} />
    </main>
  );
}
export const one = createElement('event-list', { slug: 'club' });
`;

/** What speaks JSX and is not React: Preact, Solid and others have such a namespace. */
const jsx = `
import type { TurnoutElements } from 'turnout/jsx';

interface Common { id?: string; children?: unknown }
declare function h(tag: string, attributes: object | null, ...children: unknown[]): unknown;
declare namespace h.JSX {
  type Element = unknown;
  interface IntrinsicElements extends TurnoutElements<Common> {}
}
export const list = <event-list id="calendar" slug="club" limit={5} onlist-ready={({ events }) => events.length} />;
// @ts-expect-error a limit is a number
export const wrong = <event-list limit="five" />;
`;

const vue = `
import type { GlobalComponents } from 'vue';
import type {} from 'turnout/vue';

type Props = InstanceType<GlobalComponents['event-list']>['$props'];
export const props: Props = { slug: 'club', 'heading-level': 3, order: 'asc', class: 'calendar', key: 1,
  onEventSelected: (event) => console.log(event.selected.title) };
// @ts-expect-error there is no such order
export const order: Props = { order: 'sideways' };
// @ts-expect-error there is no such attribute
export const colour: Props = { colour: 'red' };
export const profile: InstanceType<GlobalComponents['member-profile']>['$props'] = {
  onSignedOut: ({ reason }) => console.log(reason) };
`;

const svelte = `
import type { SvelteHTMLElements } from 'svelte/elements';
import type {} from 'turnout/svelte';

type Props = SvelteHTMLElements['event-registration'];
export const props: Props = { slug: 'club/camp', 'prefill-from-query': true, prefill: { size: 'M' }, class: 'form',
  'onperson-registered': ({ person }) => console.log(person), 'on:form-ready': ({ slug }) => console.log(slug) };
// @ts-expect-error it is there or it is not
export const query: Props = { 'prefill-from-query': 'yes' };
// @ts-expect-error there is no such attribute
export const colour: Props = { colour: 'red' };
`;

describe('the packed package in another project', function () {
  this.timeout(120_000);

  let consumer: Stranger;
  before(() => {
    consumer = strangerWith(['react', '@types/react', 'csstype', 'vue', '@vue', 'svelte']);
    for (const [file, text] of Object.entries({
      'plain.ts': plain,
      'react.tsx': react,
      'vue.ts': vue,
      'svelte.ts': svelte,
    }))
      consumer.write(file, text);
    consumer.write('jsx.tsx', jsx);
  });
  after(() => consumer.leave());

  it('has types, and refuses what is wrong', async () => {
    expect(await consumer.complaints(['plain.ts'])).to.equal('');
    expect(await consumer.complaints(['plain.ts'], { module: 'nodenext', moduleResolution: 'nodenext' })).to.equal('');
  });

  it('has types for React 19', async () => {
    expect(await consumer.complaints(['react.tsx'], { jsx: 'react-jsx' })).to.equal('');
  });

  it('has types for whatever else speaks JSX', async () => {
    expect(await consumer.complaints(['jsx.tsx'], { jsx: 'react', jsxFactory: 'h' })).to.equal('');
  });

  it('has types for Vue', async () => {
    expect(await consumer.complaints(['vue.ts'])).to.equal('');
  });

  it('has types for Svelte', async () => {
    // what Svelte itself declares needs what only its own compiler has
    expect(await consumer.complaints(['svelte.ts'], { skipLibCheck: true })).to.equal('');
  });

  /** What is left of a program when it is bundled. */
  const bundled = async (contents: string): Promise<string> => {
    const stdin = { contents, resolveDir: consumer.folder };
    const { outputFiles } = await build({
      stdin,
      bundle: true,
      write: false,
      format: 'esm',
      treeShaking: true,
      logLevel: 'error',
    });
    return outputFiles[0]!.text;
  };

  it('does nothing by being imported, but for turnout/define', async () => {
    expect(await bundled(`import { EventList } from 'turnout';`)).to.equal('');
    expect(await bundled(`import 'turnout'; import 'turnout/client'; import 'turnout/react';`)).to.equal('');
    expect(await bundled(`import 'turnout/define';`)).to.include('.define(');
  });

  it('leaves a program as it was when it is imported, but for turnout/define', () => {
    consumer.write(
      'effects.js',
      `const tags = [];
      globalThis.customElements = { define: (tag) => tags.push(tag), get: () => undefined };
      // what Lit leaves is its own
      await import('lit');
      const before = Object.getOwnPropertyNames(globalThis).concat(Object.getOwnPropertySymbols(globalThis)).length;
      for (const name of ['turnout', 'turnout/client']) await import(name);
      const after = Object.getOwnPropertyNames(globalThis).concat(Object.getOwnPropertySymbols(globalThis)).length;
      console.log(after - before, tags.length);
      await import('turnout/define');
      console.log(tags.sort().join());`,
    );
    const output = execFileSync(process.execPath, ['effects.js'], { cwd: consumer.folder, encoding: 'utf8' });
    expect(output).to.equal('0 0\nevent-list,event-registration,member-profile,portal-login\n');
  });

  it('makes a bundle that has the elements', async () => {
    const code = await bundled(`import 'turnout/define';`);
    expect(code).to.include('event-registration').and.to.include('customElements');
  });

  for (const [what, conditions] of [
    ['Node', []],
    ['Node without any element registry', ['--import', './bare.js']],
  ] as const)
    it(`can be imported in ${what}`, () => {
      consumer.write('bare.js', `import 'lit'; delete globalThis.customElements;`);
      consumer.write(
        'server.js',
        `const all = await Promise.all(['turnout', 'turnout/client', 'turnout/define', 'turnout/react'].map((name) => import(name)));
        console.log(all.map((one) => Object.keys(one).length > 0).join());`,
      );
      const output = execFileSync(process.execPath, [...conditions, 'server.js'], {
        cwd: consumer.folder,
        encoding: 'utf8',
      });
      expect(output).to.equal('true,true,true,false\n');
    });

  it('has the server with all that it takes', () => {
    const command = join(consumer.folder, 'node_modules/turnout/dist/server/cli.js');
    const output = (...args: string[]) =>
      execFileSync(process.execPath, [command, ...args], { cwd: consumer.folder, encoding: 'utf8' });
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(output('--version').trim()).to.equal(version);
    consumer.write('club.yaml', 'workspace: { slug: club, name: Club }');
    expect(output('apply', 'club.yaml', '--data', join(consumer.folder, 'data'))).to.include('club');
  });

  it('has every file that package.json names', () => {
    const { exports, types, customElements, ...rest } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const namedFiles = [
      types,
      customElements,
      rest['web-types'],
      rest.bin.turnout,
      ...Object.values(exports).flatMap((one) => Object.values(typeof one === 'string' ? [one] : (one as object))),
    ];
    const paths = new Set(consumer.files.map(({ path }) => `./${path}`));
    expect(namedFiles.filter((path: string) => !path.includes('*') && !paths.has(path))).to.deep.equal([]);
  });

  it('has the declarations that an entry reaches, and no others', async () => {
    const entries = ['', '/define', '/client', '/jsx', '/react', '/vue', '/svelte'];
    consumer.write('entries.ts', entries.map((entry) => `import type {} from 'turnout${entry}';`).join('\n'));
    const read = await consumer.complaints(['entries.ts'], { listFiles: true, skipLibCheck: true });
    const packed = consumer.files.map(({ path }) => path).filter((path) => path.endsWith('.d.ts'));
    expect(packed).to.include('dist/types/index.d.ts');
    expect(packed.filter((path) => !read.includes(`/turnout/${path}\n`))).to.deep.equal([]);
  });

  it('has no needless files', () => {
    const top = new Set(consumer.files.map(({ path }) => path.replace(/\/.*/, '')));
    expect([...top]).to.have.members([
      'ACCESSIBILITY.md',
      'LICENSE',
      'README.md',
      'THIRD-PARTY-LICENCES.md',
      'demo',
      'dist',
      'package.json',
    ]);
    expect(consumer.files.filter(({ path }) => /^dist\/demo|\.map$|\.test\.|(?<!\.d)\.ts$/.test(path))).to.deep.equal(
      [],
    );
  });

  it('is small: what visitors and programs take, and apart from it the desk, which only organisers load', () => {
    const deskFiles = consumer.files.map(({ path }) => path).filter((path) => deskFile.test(path));
    expect(deskFiles).to.include('dist/desk.js').and.to.have.length.above(18);
    const archive = gunzipSync(readFileSync(consumer.archive));
    const restBytes = gzipSync(archiveWithout(archive, deskFile), { level: 9 }).length;
    console.log(`    ${consumer.size} bytes, ${restBytes} without the desk`);
    expect(restBytes).to.be.below(MAX_PACKAGE_BYTES);
    expect(consumer.size - restBytes).to.be.below(MAX_DESK_BYTES);
  });
});
