import { expect } from 'chai';
import { unzipSync } from 'fflate';
import { readdirSync, readFileSync } from 'node:fs';
import { wordpressZip } from '../../src/build/wordpress-zip.js';

const folder = new URL('../../demo/wordpress/', import.meta.url);

describe('the zip of the plugin for WordPress', () => {
  it('has every file of the plugin but screenshots and the source of translations, in a folder that WordPress expects', () => {
    const files = unzipSync(wordpressZip());
    const expected = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(png|po)$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^.*demo\/wordpress\/*/, ''));
    expect(Object.keys(files).sort()).to.deep.equal(expected.map((file) => `turnout/${file}`).sort());
    for (const file of expected)
      expect(Buffer.from(files[`turnout/${file}`]!).equals(readFileSync(new URL(file, folder))), file).to.equal(true);
  });

  it('is the same whenever and wherever it is made', () => {
    const zone = process.env['TZ'];
    const first = Buffer.from(wordpressZip());
    process.env['TZ'] = 'Asia/Tokyo';
    const second = Buffer.from(wordpressZip());
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
    expect(second.equals(first)).to.equal(true);
  });
});
