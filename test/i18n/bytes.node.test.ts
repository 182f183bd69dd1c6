import { expect } from 'chai';
import { build } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { minify } from 'terser';
import { languages } from '../../src/i18n/index.js';

const folder = fileURLToPath(new URL('../../src/i18n', import.meta.url));

/** The bound of each part in KiB, compressed. */
const maxKibibytes = { form: 2.2, list: 0.9, filters: 0.6, login: 1.5, profile: 3.6, fees: 0.3, signOut: 0.75 };

/** One part of a language without the other, and with it what it takes from its base language. */
async function bytesOf(language: string, part: string): Promise<number> {
  const contents = `export { ${part} as words } from './${language}/index.js'`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    charset: 'utf8',
  });
  // esbuild keeps whatever is spread into something, for there might be a getter
  const { code = '' } = await minify(outputFiles[0]!.text, {
    ecma: 2020,
    module: true,
    compress: { pure_getters: true, passes: 3 },
  });
  return brotliCompressSync(code).length;
}

describe('the download of a language', () => {
  for (const language of Object.keys(languages))
    for (const [part, kibibytes] of Object.entries(maxKibibytes))
      it(`is at most ${kibibytes} KiB: ${language}, ${part}`, async () => {
        expect(await bytesOf(language, part)).to.be.at.most(kibibytes * 1024);
      });

  it('is one part without the other', async () => {
    const all = await bytesOf('en', Object.keys(maxKibibytes).join(', '));
    for (const part of Object.keys(maxKibibytes)) expect(await bytesOf('en', part)).to.be.below(all);
  });

  for (const language of Object.keys(languages))
    it(`is of one language: ${language}`, () => {
      const files = readdirSync(`${folder}/${language}`);
      const sources = files.map((file) => readFileSync(`${folder}/${language}/${file}`, 'utf8')).join('\n');
      const [base] = language.split('-');
      const imports = [...sources.matchAll(/^(?:import|export) (?!type ).*from '(.*)';$/gm)].map(([, path]) => path!);
      const importedLanguages = imports.flatMap((path) => /^\.\.\/([a-z]{2}(?:-x-\w+)?)\//.exec(path)?.[1] ?? []);
      // a form of address is made of its language
      expect([...new Set(importedLanguages)]).to.deep.equal(base === language ? [] : [base]);
    });
});
