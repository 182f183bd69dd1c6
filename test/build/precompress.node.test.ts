import { expect } from 'chai';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { brotliContinued } from '../../src/backend/http/compression.js';
import { embedClosing, openingsIn } from '../../src/backend/http/embed/script-text.js';
import { readStaticFiles } from '../../src/backend/http/static-files.js';
import { languages } from '../../src/i18n/index.js';

const files = readStaticFiles(fileURLToPath(new URL('../../dist', import.meta.url)))!;
const openings = openingsIn(files).map((text) => Buffer.from(text));
const precompressed = (text: Buffer) => files.precompressed!(text);

describe('a file that is compressed by the build', () => {
  it('exists for every served file', async () => {
    for (const name of files.names) {
      const text = Buffer.from(files.textOf(name)!);
      const compressed = await precompressed(text);
      expect(compressed && brotliDecompressSync(compressed).equals(text), name).to.equal(true);
    }
  });

  it('exists for every script, alone and with the words of a form or a list', async () => {
    // lists, and forms alone, with further controls, and with these also extended fields, prices, and both
    expect(openings.length).to.equal(4 + 6 * Object.keys(languages).length);
    for (const [number, opening] of openings.entries()) {
      const compressed = (await precompressed(opening))!;
      const form = JSON.stringify({ title: 'Zeltlager '.repeat(number) });
      const closing = Buffer.from(embedClosing({ home: 'https://turnout.example.org/', slug: 'club/walk', form }));
      const whole = await brotliContinued({ opening, compressed }, closing);
      expect(brotliDecompressSync(whole!).equals(Buffer.concat([opening, closing]))).to.equal(true);
    }
  });

  it('is smaller than a compression on request', async () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const atRunTime = (text: Buffer) => brotliCompressSync(text, { params }).length;
    const [smallest, largest] = [openings.at(0)!, openings.toSorted((a, b) => a.length - b.length).at(-1)!];
    expect((await precompressed(smallest))!.length).to.be.below(atRunTime(smallest));
    expect((await precompressed(largest))!.length).to.be.below(0.95 * atRunTime(largest));
  });

  it('is continued with a form that repeats its words, in fewer bytes than the form alone takes', async () => {
    const opening = openings.find((text) => text.includes('Bitte'))!;
    const compressed = (await precompressed(opening))!;
    const words = opening.subarray(-400).toString().replaceAll(/[\\"]/g, '');
    const closing = Buffer.from(embedClosing({ slug: 'club/walk', form: JSON.stringify({ title: words }) }));
    const whole = (await brotliContinued({ opening, compressed }, closing))!;
    const alone = brotliCompressSync(closing, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    expect(whole.length - compressed.length).to.be.below(0.75 * alone.length);
  });

  it('is not used for another text', async () => {
    const [one, other] = openings;
    const compressed = (await precompressed(one!))!;
    expect(await brotliContinued({ opening: other!, compressed }, Buffer.from('more;\n'))).to.equal(undefined);
  });
});
