import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { licences, PERMISSIVE_LICENCES } from '../../src/build/licence-report.js';
import { root } from './consumer-project.js';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('package.json and what stands beside it', function () {
  this.timeout(60_000);

  it('gives publint nothing to say', async () => {
    const { messages, pkg } = await publint({ pkgDir: root, strict: true, pack: 'npm' });
    expect(messages.map((message) => formatMessage(message, pkg))).to.deep.equal([]);
  });

  it('names every version exactly, and decides on every install script', () => {
    const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json')) as Record<string, object>;
    const versions = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).to.deep.equal([]);
    const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { hasInstallScript?: boolean; optional?: boolean }>;
    };
    const withScripts = Object.entries(packages)
      .filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(Object.keys(allowScripts)).to.have.members([...new Set(withScripts)]);
  });

  it('has the licences of everything that was bundled', () => {
    const page = read('THIRD-PARTY-LICENCES.md');
    expect(page, 'npm run build && npm run licences').to.equal(read('dist/THIRD-PARTY-LICENCES.md'));
    for (const name of ['lit ', 'lit-html ', '@lit/reactive-element ', '@lit/task '])
      expect(page).to.include(`## ${name}`);
    const licences = [...page.matchAll(/^## .*\n\n(\S+), in /gm)].map(([, license]) => license!);
    expect(licences.length).to.be.at.least(4);
    expect(licences.filter((license) => !PERMISSIVE_LICENCES.includes(license))).to.deep.equal([]);
  });

  it('ends the build where something else came in than a notice is enough for', () => {
    const gpl = new Map([[join(root, 'node_modules/axe-core'), new Set(['embed'])]]);
    expect(() => licences(gpl)).to.throw('axe-core (MPL-2.0)');
  });

  it('tells of the version that package.json has', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(read('CHANGELOG.md')).to.include(`## [${version}]`);
    expect((JSON.parse(read('dist/web-types.json')) as { version: string }).version).to.equal(version);
  });
});
