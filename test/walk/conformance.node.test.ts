import { expect } from 'chai';
import { conformance, leftovers } from './conformance.js';
import { turnout } from './turnout-server.js';

describe('npm run conformance', function () {
  this.timeout(240_000);

  it('starts the product, finds it as the specification says, and leaves nothing', async () => {
    const { code, out, err } = await conformance();
    expect(out).to.match(/\n\d+ checks, 0 failed, 40 endpoint × status of the specification's tables: all covered\n$/);
    expect([code, leftovers()]).to.deep.equal([0, []]);
    // who was told an address and asks there finds nobody any more
    const [address = ''] = /http:\S+\/api/.exec(err) ?? [];
    expect(await fetch(address).catch(() => 'nobody')).to.equal('nobody');
  });

  it('says of a server elsewhere what one key cannot try, and ends with 3', async () => {
    const { port, key, persons } = await turnout();
    const { code, out } = await conformance('--base-url', `http://localhost:${port}/api`, '--key', key);
    expect(out).to.contain('needs a key of a workspace whose plan lacks members').and.not.contain(key);
    expect([code, (await persons('zeltlager')).length]).to.deep.equal([3, 0]);
  });
});
