import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { BankConfirmation, BankFile } from '../../../src/model/desk-bank.js';
import { deskBank as words } from '../../../src/i18n/en/desk-bank.js';
import { deskMoney } from '../../../src/i18n/en/desk-money.js';
import { desk } from '../../../src/i18n/en/desk.js';
import { waitUntil } from '../../support/wait-until.js';
import { chooseBankFile } from './choose-bank-file.js';
import { closeDesk, openDesk, type OpenDeskOptions } from './open-desk.js';

afterEach(closeDesk);
afterEach(() => setViewport({ width: 800, height: 600 }));

async function openBank(options?: OpenDeskOptions) {
  const page = await openDesk(options);
  await page.press('.open-money');
  await page.press('.open-bank');
  await page.waitFor('#bank-file');
  return { ...page, choose: (content?: BlobPart) => chooseBankFile(page, content) };
}

const bytesOf = ({ file }: BankFile): string => file.map(atob).join('');

describe('a bank file at the desk', () => {
  it('is shown with the fees that its payments pay, and with what pays none', async () => {
    await setViewport({ width: 1280, height: 800 });
    const { choose, waitFor, parts, part, gate } = await openBank();
    await choose('x'.repeat(20_000));
    await waitFor('[data-entry]');
    expect(bytesOf(gate.requests.at(-1)!.body as BankFile)).to.equal('x'.repeat(20_000));
    expect(parts('[data-entry]')).to.have.length(3);
    expect(part('.selection').textContent).to.include(deskMoney.selected('3', '€78.00'));
    const left = parts('.bank-entries')[1]!.textContent;
    for (const reason of Object.values(words.reasons)) expect(left).to.include(reason);
    expect(left).to.include('CHF');
    expect(part('.other-account').textContent).to.include(words.otherAccount);
    expect(part('.bank-entries ~ .help').textContent).to.include(words.debits('4'));
  });

  it('marks the selected fees as paid once, and leaves the others', async () => {
    const { choose, press, waitFor, part, parts, gate } = await openBank();
    await choose();
    await press('[data-entry=entry_fee_1]');
    part('.confirm').click();
    part('.confirm').click();
    expect((await waitFor('.outcome')).textContent).to.include(deskMoney.markedPaid('2', '€52.00'));
    expect(gate.count('POST /bank-matches/confirm')).to.equal(1);
    const { entries } = gate.requests.find(({ line }) => line === 'POST /bank-matches/confirm')!
      .body as BankConfirmation;
    expect(entries).to.deep.equal([
      { entry_id: 'entry_fee_0', fee_ids: ['fee_0'] },
      { entry_id: 'entry_fee_2', fee_ids: ['fee_2'] },
    ]);
    expect(parts<HTMLElement>('[data-entry]').map(({ dataset }) => dataset['entry'])).to.deep.equal(['entry_fee_1']);
    await press('[data-back]:last-child');
    await waitUntil(() => parts('[data-fee=fee_1]').length === 1 && !parts('[data-fee=fee_0]').length);
  });

  it('says what is wrong with a file, and asks nobody about one that is empty or too large', async () => {
    const { choose, waitForText, gate } = await openBank();
    await choose('');
    await waitForText(words.empty);
    await choose(new Uint8Array(2 * 1024 * 1024 + 1));
    await waitForText(words.tooLarge('2 MB'));
    expect(gate.count('POST /bank-matches')).to.equal(0);
    for (const [code, text] of [
      ['wrong_format', words.otherFormat],
      ['invalid', words.unreadable],
    ] as const) {
      gate.intercept = (line) =>
        line === 'POST /bank-matches'
          ? Response.json({ status: 422, title: 'no', issues: [{ field: 'file', code }] }, { status: 422 })
          : undefined;
      await choose();
      await waitForText(text);
    }
  });

  it('is read again if others were faster', async () => {
    const { choose, press, waitForText, gate, waitFor } = await openBank();
    await choose();
    await waitFor('.confirm');
    gate.intercept = (line) =>
      line === 'POST /bank-matches/confirm' ? Response.json({ status: 409 }, { status: 409 }) : undefined;
    await press('.confirm');
    await waitForText(desk.changed);
    expect(gate.count('POST /bank-matches')).to.equal(2);
    expect((await waitFor('.selection')).textContent).to.include('3');
  });

  it('keeps the selection if the answer did not come', async () => {
    const { choose, press, waitFor, waitForText, gate, parts } = await openBank();
    await choose();
    await waitFor('.confirm');
    gate.intercept = (line) =>
      line === 'POST /bank-matches/confirm' ? Promise.reject(new TypeError('away')) : undefined;
    await press('[data-entry=entry_fee_1]');
    await press('.confirm');
    await waitForText(desk.unknown);
    expect(parts<HTMLInputElement>('[data-entry]').map(({ checked }) => checked)).to.deep.equal([true, false, true]);
  });

  it('is gone with the session, and with the screen', async () => {
    const { choose, press, waitFor, waitForText, gate, root, parts } = await openBank();
    await choose();
    await waitFor('[data-entry]');
    await press('[data-back]:last-child');
    await press('.open-bank');
    await waitFor('#bank-file');
    expect(parts('[data-entry]')).to.have.length(0);
    await choose();
    await waitFor('.confirm');
    gate.intercept = () => Response.json({}, { status: 401 });
    await press('.confirm');
    await waitForText('continue where you were');
    expect(root.textContent).not.to.include('Öztürk');
  });

  it('selects at most as many as one request takes', async () => {
    const { choose, waitFor, parts } = await openBank({ fees: 800, matched: 600 });
    await choose();
    await waitFor('[data-entry]');
    await waitUntil(() => parts('[data-entry]').length === 600);
    expect(parts<HTMLInputElement>('[data-entry]').filter(({ checked }) => checked)).to.have.length(500);
    expect(parts<HTMLInputElement>('[data-entry]').filter(({ disabled }) => disabled)).to.have.length(100);
  });
});
