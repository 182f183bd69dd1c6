import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../dist/embed/', import.meta.url));
const textOf = (file: string) => readFileSync(folder + file, 'utf8');

describe('the modules that a script loads on demand', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));

  it('hold no Lit of their own: they are given that of the script', () => {
    expect(files.some((file) => file.startsWith('extended-list-'))).to.equal(true);
    expect(
      files.filter((file) => /litHtmlVersions|litElementVersions|reactiveElementVersions/.test(textOf(file))),
    ).to.deep.equal([]);
  });

  it('import nothing, and export one thing', () => {
    const sharing = files.filter((file) =>
      /\bimport\s*[{*"'`]|export\s*\{(?![\w$]+ as default\};?\s*$)/.test(textOf(file)),
    );
    expect(sharing).to.deep.equal([]);
  });
});
