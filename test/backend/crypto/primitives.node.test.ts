import { expect } from 'chai';
import fc from 'fast-check';
import * as crypto from 'node:crypto';
import { nodePrimitives, webPrimitives } from '../../../src/backend/crypto/primitives.js';

const node = nodePrimitives(crypto);
const texts = fc.string({ unit: 'binary', maxLength: 200 });

describe('the cryptography of Node and of the web', () => {
  it('matches published vectors: SHA-256 (FIPS 180-4), HMAC (RFC 4231, case 2)', async () => {
    for (const { digest, hmac } of [node, webPrimitives]) {
      expect(await digest('abc')).to.equal('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
      expect(Buffer.from(await hmac('Jefe')('what do ya want for nothing?'), 'base64url').toString('hex')).to.equal(
        '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
      );
    }
  });

  it('gives the same digests and signatures of the same texts, lone surrogates too', () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(texts, fc.constant('\ud800')), texts, async (value, secret) => {
        expect(await node.digest(value)).to.equal(await webPrimitives.digest(value));
        // the web knows no empty secret
        if (secret) expect(await node.hmac(secret)(value)).to.equal(await webPrimitives.hmac(secret)(value));
      }),
      { numRuns: 100 },
    ));

  it('decrypts what the other has encrypted', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), texts, async (plain, lock) => {
        for (const [one, other] of [
          [node, webPrimitives],
          [webPrimitives, node],
        ] as const)
          expect(
            await (await other.encryption(lock)).decrypt(await (await one.encryption(lock)).encrypt(plain)),
          ).to.equal(plain);
      }),
      { numRuns: 100 },
    ));

  for (const [name, { encryption: sealing }] of Object.entries({ node, web: webPrimitives })) {
    const fails = (work: Promise<unknown>) =>
      work.then(
        () => false,
        () => true,
      );

    it(`decrypts nothing with another key, and no changed ciphertext (${name})`, async () => {
      const closed = await (await sealing('lock')).encrypt('plain');
      const last = closed.at(-2) === 'A' ? 'B' : 'A';
      const changed = `${closed.slice(0, -2)}${last}${closed.at(-1)}`;
      expect([
        await fails((await sealing('another')).decrypt(closed)),
        await fails((await sealing('lock')).decrypt(changed)),
        await fails((await sealing('lock')).decrypt('')),
        await fails((await sealing('lock')).decrypt(closed.slice(0, 20))),
      ]).to.deep.equal([true, true, true, true]);
    });

    it(`encrypts the same text differently each time (${name})`, async () => {
      const { encrypt } = await sealing('lock');
      expect(await encrypt('plain')).to.not.equal(await encrypt('plain'));
    });
  }
});
