import { expect } from 'chai';
import { transform } from 'esbuild';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '../../src/i18n/index.js';

describe('what a visitor downloads of a language', () => {
  for (const language of Object.keys(languages))
    it(`is at most 2.1 KiB: ${language}`, async () => {
      const source = readFileSync(new URL(`../../src/i18n/${language}.ts`, import.meta.url), 'utf8');
      const { code } = await transform(source, { loader: 'ts', minify: true, charset: 'utf8' });
      expect(brotliCompressSync(code).length).to.be.at.most(2.1 * 1024);
    });

  for (const language of Object.keys(languages))
    it(`is one file: ${language}`, () => {
      const source = readFileSync(new URL(`../../src/i18n/${language}.ts`, import.meta.url), 'utf8');
      const [base] = language.split('-');
      // a form of address is made of its language, which is loaded in the same moment
      const others = [...source.matchAll(/^import \{.*'(.*)';$/gm)].map(([, path]) => path);
      expect(others).to.deep.equal(base === language ? [] : [`./${base}.js`]);
    });
});
