import { expect } from 'chai';
import { conformance } from './conformance.js';

describe('npm run conformance with options', function () {
  this.timeout(240_000);

  it('says the same as data', async () => {
    const report = JSON.parse((await conformance('--json')).out) as Record<string, unknown>;
    expect([report['failed'], report['not_tried']]).to.deep.equal([0, 0]);
    expect((report['cells'] as unknown[]).length).to.be.above(40);
  });

  for (const [what, args] of [
    ['an option that there is not', ['--colour', 'red']],
    ['an address without a key', ['--base-url', 'http://localhost:8080/api']],
    ['an address that is none', ['--base-url', 'localhost', '--key', 'sk_x']],
    ['a check that there is not', ['--only', 'weather']],
    ['a cost unit without a category', ['--cost-unit', 'Zeltlager']],
    ['a server that is not there', ['--base-url', 'http://127.0.0.1:9/api', '--key', `sk_${'x'.repeat(43)}`]],
  ] as const)
    it(`ends with 2 for ${what}`, async () => {
      const { code, out, err } = await conformance(...args);
      expect([code, out, err !== '', /\n {4}at /.test(err)]).to.deep.equal([2, '', true, false]);
    });

  it('explains itself', async () => {
    const { code, out } = await conformance('--help');
    expect([code, out.includes('--only NAME')]).to.deep.equal([0, true]);
  });
});
