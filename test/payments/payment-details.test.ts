import { expect } from 'chai';
import { epcPayload } from '../../src/payments/index.js';
import { paymentDetails } from '../../src/payments/payment-details.js';
import { decodeQr } from '../support/decode-qr.js';

const account = { holder: 'SV Grünwald 1921 e. V.', iban: 'DE89370400440532013000', bic: null, bank: 'Bank' };
const fee = { amount: 29_050, reference: 'RF18539007547034' };

describe('how a fee is paid', () => {
  it('is what a decoder reads from the QR code: holder, IBAN, amount and reference', () => {
    const { qr, ...details } = paymentDetails(fee, account)!;
    expect(details).to.deep.equal({ ...account, ...fee });
    expect(decodeQr(qr!)).to.equal(qr!.payload);
    const lines = qr!.payload.split('\n');
    expect([lines[5], lines[6], lines[7], lines[9]]).to.deep.equal([
      ...['SV Grünwald 1921 e. V.', 'DE89370400440532013000', 'EUR290.50', 'RF18539007547034'],
    ]);
    expect(qr!.payload).to.equal(epcPayload({ ...account, ...fee }));
  });

  it('can be decoded with the longest of everything', () => {
    const long = { ...account, holder: 'Ä'.repeat(70), iban: 'MT84MALT011000012345MTLCAST001S', bic: 'COBADEFFXXX' };
    const { qr } = paymentDetails({ amount: 99_999_999_999, reference: `RF51${'9'.repeat(21)}` }, long)!;
    expect(decodeQr(qr!)).to.equal(qr!.payload);
  });

  it('has no code where the standard has no room, and is nothing without an account', () => {
    expect(paymentDetails({ ...fee, amount: 2 ** 53 - 1 }, account)!.qr).to.equal(null);
    expect(paymentDetails(fee, null)).to.equal(null);
  });
});
