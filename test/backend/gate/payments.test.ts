import { expect } from 'chai';
import { epcPayload } from '../../../src/payments/index.js';
import type { OpenPayment } from '../../../src/model/fee.js';
import { decodeQr } from '../../support/decode-qr.js';
import { child, family, pricedCamp } from './priced-camp.js';

/** A camp with two children of a family, and what the gate tells who knows a secret. */
async function twoChildren() {
  const camp = await pricedCamp();
  for (const name of ['Ada', 'Bo']) await camp.register(child(name));
  const sendRequest = (secret: unknown, slug = 'camp') =>
    camp.request('POST', `/public/club/forms/${slug}/payments`, {
      body: { family: secret },
      headers: { origin: 'https://any.example' },
    });
  const read = async (secret = family, slug = 'camp') =>
    ((await (await sendRequest(secret, slug)).json()) as { data: OpenPayment[] }).data;
  return { ...camp, sendRequest, read };
}

describe('the payments of a family that was just registered', () => {
  it('is readable at once with its secret, from every website', async () => {
    const { sendRequest, read, fees } = await twoChildren();
    const answer = await sendRequest(family);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).to.deep.equal([200, '*']);
    expect(answer.headers.get('cache-control')).to.include('no-store');
    const reported = await read();
    expect(reported.map(({ amount, reference }) => [amount, reference])).to.have.deep.members(
      (await fees()).map(({ amount, reference }) => [amount, reference]),
    );
    expect(reported.map(({ amount }) => amount)).to.have.members([29_000, 26_100]);
  });

  it('has a QR code with the same account, amount and reference', async () => {
    const { read } = await twoChildren();
    for (const { amount, reference, payment } of await read()) {
      const { holder, iban, bic, qr } = payment!;
      expect(decodeQr(qr!)).to.equal(epcPayload({ holder, iban, bic, amount, reference }));
    }
  });

  it('names no person, and is read repeatedly without a second fee', async () => {
    const { sendRequest, read, fees } = await twoChildren();
    const answers = await Promise.all([read(), read(), read()]);
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).to.equal(1);
    expect(await fees()).to.have.lengthOf(2);
    expect(await (await sendRequest(family)).text()).to.not.match(/Ada|Bo|parent@/);
  });

  it('is empty for others, at another form, a day later, and once it is paid', async () => {
    const { read, fees, pay, clock } = await twoChildren();
    expect([await read('e'.repeat(32)), await read(family, 'queue'), await read(family, 'none')]).to.deep.equal([
      ...[[], [], []],
    ]);
    const [first] = await read().then(() => fees());
    await pay(first!.id);
    expect(await read()).to.have.lengthOf(1);
    clock.now += 86_400_000;
    expect(await read()).to.deep.equal([]);
  });

  for (const secret of ['short', '%'.repeat(20), 7, null, undefined, [family], { length: 32 }])
    it(`is refused for an invalid secret: ${JSON.stringify(secret)}`, async () => {
      const { sendRequest } = await twoChildren();
      expect((await sendRequest(secret)).status).to.equal(422);
    });
});
