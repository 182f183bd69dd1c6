import { expect } from 'chai';
import { checkIntegrity } from '../../src/doctor/integrity.js';

const source = new URL('data:text/javascript,run()');

const fingerprint = async (size: number, text = 'run()'): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest(`SHA-${size}`, new TextEncoder().encode(text)));
  return `sha${size}-${btoa(String.fromCharCode(...bytes))}`;
};

const findingsOf = (integrity: string) =>
  checkIntegrity({
    tag: { name: 'script', attributes: { src: source.href, integrity } },
    slug: 'club/camp',
    source,
    place: 'page',
    element: undefined,
    sandbox: undefined,
  });

describe('whether a script is what its tag says', () => {
  it('prints what it is where it is something else, and the tag with that', async () => {
    const expected = await fingerprint(384);
    const [finding] = await findingsOf(await fingerprint(384, 'run(); more()'));
    expect(finding).to.deep.include({ code: 'integrity_mismatch', severity: 'blocks', params: { expected } });
    expect(finding!.lines).to.deep.equal([`<script src="${source.href}" integrity="${expected}"></script>`]);
    expect(await findingsOf(expected)).to.deep.equal([]);
  });

  // as Chromium does with each of them
  const harmless: [why: string, integrity: () => Promise<string>, refused: boolean][] = [
    ['the stronger is wrong', async () => `${await fingerprint(256)} ${await fingerprint(512, 'other')}`, true],
    ['the weaker is wrong', async () => `${await fingerprint(256, 'other')} ${await fingerprint(512)}`, false],
    ['one of two is right', async () => `${await fingerprint(384, 'other')} ${await fingerprint(384)}`, false],
    ['something stands behind it', async () => `${await fingerprint(384)}?for=later`, false],
    [
      'it has the letters of addresses',
      async () => (await fingerprint(384)).slice(7).replaceAll('+', '-').replaceAll('/', '_').replace(/^/, 'sha384-'),
      false,
    ],
    ['it is none', async () => 'md5-abc=', false],
    ['one is none, and the other wrong', async () => `abc ${await fingerprint(384, 'other')}`, true],
  ];
  for (const [why, integrity, refusal] of harmless)
    it(`${refusal ? 'refuses' : 'lets pass'} a script where ${why}`, async () => {
      expect((await findingsOf(await integrity())).length > 0).to.equal(refusal);
    });
});
