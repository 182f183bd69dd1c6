import { expect } from 'chai';
import jsQR from 'jsqr';
import type { QrCode } from '../../src/model/fee.js';
import { epcPayload } from '../../src/payments/index.js';
import { paymentDetails } from '../../src/payments/payment-details.js';

// CommonJS: what is exported by default is a property of it in Node
const decode = 'default' in jsQR ? (jsQR.default as unknown as typeof import('jsqr').default) : jsQR;

const account = { holder: 'SV Grünwald 1921 e. V.', iban: 'DE89370400440532013000', bic: null, bank: 'Bank' };
const fee = { amount: 29_050, reference: 'RF18539007547034' };

/** What a decoder reads from the path, drawn with four pixels a module as a browser draws it. */
function decoded({ size, path }: QrCode): string | undefined {
  const side = size * 4;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = 4 * Number(y); row < 4 * Number(y) + 4; row++)
      for (let column = 4 * Number(x); column < 4 * (Number(x) + Number(length)); column++)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return decode(pixels, side, side)?.data;
}

describe('how a fee is paid', () => {
  it('is what a decoder reads from the QR code: holder, IBAN, amount and reference', () => {
    const { qr, ...details } = paymentDetails(fee, account)!;
    expect(details).to.deep.equal({ ...account, ...fee });
    expect(decoded(qr!)).to.equal(qr!.payload);
    const lines = qr!.payload.split('\n');
    expect([lines[5], lines[6], lines[7], lines[9]]).to.deep.equal([
      ...['SV Grünwald 1921 e. V.', 'DE89370400440532013000', 'EUR290.50', 'RF18539007547034'],
    ]);
    expect(qr!.payload).to.equal(epcPayload({ ...account, ...fee }));
  });

  it('can be decoded with the longest of everything', () => {
    const long = { ...account, holder: 'Ä'.repeat(70), iban: 'MT84MALT011000012345MTLCAST001S', bic: 'COBADEFFXXX' };
    const { qr } = paymentDetails({ amount: 99_999_999_999, reference: `RF51${'9'.repeat(21)}` }, long)!;
    expect(decoded(qr!)).to.equal(qr!.payload);
  });

  it('has no code where the standard has no room, and is nothing without an account', () => {
    expect(paymentDetails({ ...fee, amount: 2 ** 53 - 1 }, account)!.qr).to.equal(null);
    expect(paymentDetails(fee, null)).to.equal(null);
  });
});
