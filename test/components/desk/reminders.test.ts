import { expect } from '@open-wc/testing';
import { deskMessage } from '../../../src/i18n/en/desk-message.js';
import { deskMoney as words } from '../../../src/i18n/en/desk-money.js';
import { desk } from '../../../src/i18n/en/desk.js';
import { waitUntil } from '../../support/wait-until.js';
import { closeDesk, openDesk } from './open-desk.js';

afterEach(closeDesk);

async function openMoney() {
  const page = await openDesk();
  await page.press('.open-money');
  await page.waitFor('[data-fee]');
  return page;
}

const LINE = 'POST /fees/reminders';

describe('a reminder of fees at the desk', () => {
  it('is shown with its first mail, and sent once', async () => {
    const { press, waitFor, part, parts, gate } = await openMoney();
    await press('[data-fee=fee_0]');
    await press('[data-fee=fee_1]');
    await press('.remind');
    const question = (await waitFor('.reminder')).textContent;
    for (const text of ['Something is still to be paid', deskMessage.ask('1'), words.recentlyReminded('1')])
      expect(question).to.include(text);
    expect(gate.count(LINE)).to.equal(0);
    part('.send-reminder').click();
    part('.send-reminder').click();
    expect((await waitFor('.outcome')).textContent).to.include(deskMessage.sent('1'));
    expect(gate.count(LINE)).to.equal(1);
    const { fee_ids, message_id } = gate.requests.find(({ line }) => line === LINE)!.body as {
      fee_ids: string[];
      message_id: string;
    };
    expect(fee_ids).to.deep.equal(['fee_0', 'fee_1']);
    expect(message_id).to.match(/^[0-9a-z-]{16,64}$/i);
    await waitUntil(() => parts('.row').some(({ textContent }) => textContent.includes(words.lastReminded)));
  });

  it('that reached nobody is said beside its day', async () => {
    const { parts } = await openMoney();
    const texts = parts('.row, tbody tr').map(({ textContent }) => textContent);
    const marked = texts.filter((text) => text.includes(words.notDelivered('3\u00a0Jan\u00a02030')));
    expect(texts.filter((text) => text.includes('3\u00a0Jan\u00a02030')).length).to.be.above(1);
    expect(marked).to.have.length(1);
    expect(marked[0]).to.include('RF16 4821 0006');
  });

  it('includes those who were reminded lately only when that is asked for', async () => {
    const { press, waitFor, parts, gate } = await openMoney();
    await press('[data-fee=fee_1]');
    await press('.remind');
    await waitFor('.again');
    expect(parts('.send-reminder')).to.have.length(0);
    await press('.again');
    await press('.send-reminder');
    await waitFor('.outcome');
    expect(gate.requests.find(({ line }) => line === LINE)!.body).to.deep.include({ fee_ids: ['fee_1'], repeat: true });
  });

  it('is asked for again under the same id when no answer came, and not sent when one goes back', async () => {
    const { press, waitFor, waitForText, parts, gate } = await openMoney();
    await press('[data-fee=fee_0]');
    await press('.remind');
    gate.intercept = (line) => (line === LINE ? Promise.reject(new TypeError('away')) : undefined);
    await press('.send-reminder');
    await waitForText(desk.unknown);
    gate.intercept = () => undefined;
    await press('.send-reminder');
    await waitFor('.outcome');
    const ids = gate.requests
      .filter(({ line }) => line === LINE)
      .map(({ body }) => (body as { message_id: string }).message_id);
    expect(ids).to.have.length(2);
    expect(new Set(ids).size).to.equal(1);
    await press('[data-fee=fee_2]');
    await press('.remind');
    await press('.reminder .keep');
    expect(parts('.reminder')).to.have.length(0);
    expect(gate.count(LINE)).to.equal(2);
  });

  it('is for the fees that are due', async () => {
    const { press, waitFor, parts } = await openMoney();
    await press('.select-due');
    await waitFor('.selection');
    const selected = parts<HTMLInputElement>('[data-fee]').filter(({ checked }) => checked);
    expect(selected.map(({ dataset }) => dataset['fee']).sort()).to.deep.equal(['fee_1', 'fee_5', 'fee_9']);
  });
});
