import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { deskMoney as words } from '../../../src/i18n/en/desk-money.js';
import { desk } from '../../../src/i18n/en/desk.js';
import { waitUntil } from '../../support/wait-until.js';
import { closeDesk, openDesk, type OpenDeskOptions } from './open-desk.js';

afterEach(closeDesk);
afterEach(() => setViewport({ width: 800, height: 600 }));

async function openMoney(options?: OpenDeskOptions) {
  const page = await openDesk(options);
  await page.press('.open-money');
  await page.waitFor('[data-fee]');
  return page;
}

const feeIds = (parts: readonly HTMLElement[]) => parts.map(({ dataset }) => dataset['fee']);

describe('the fees at the desk', () => {
  it('are there for those who may work with money', async () => {
    const { waitFor, parts, gate } = await openDesk({ actions: ['cancel', 'journal'] });
    await waitFor('.cards');
    expect(parts('.open-money')).to.have.length(0);
    expect(gate.count('GET /money')).to.equal(0);
  });

  it('have sums, also by cost unit', async () => {
    await setViewport({ width: 1280, height: 800 });
    const { part } = await openMoney();
    const sums = part('.sums').textContent;
    expect(sums).to.include('€270.00').and.include('€96.00').and.include(words.owedBack);
    const rows = [...part('.sums ~ .scroll').querySelectorAll('tbody tr')].map((row) =>
      row.textContent.trim().split(/\s{2,}/),
    );
    expect(rows).to.deep.equal([
      ['Camp 2030', '€90.00', '€28.00'],
      [words.noCostUnit, '€180.00', '€68.00'],
    ]);
  });

  it('are shown by name: open ones first, paid ones when chosen', async () => {
    const { parts, choose } = await openMoney();
    expect(parts('[data-fee]')).to.have.length(9);
    expect(feeIds(parts('[data-fee]'))[0]).to.equal('fee_0');
    await choose('#money-state', 'paid');
    await waitUntil(() => parts('[data-fee]').length === 3);
    expect(feeIds(parts('[data-fee]')).sort()).to.deep.equal(['fee_11', 'fee_3', 'fee_7']);
  });

  it('are a table in a wide window, and cards on a phone', async () => {
    await setViewport({ width: 1280, height: 800 });
    const { waitFor, parts } = await openMoney();
    await waitFor('tbody [data-fee]');
    await setViewport({ width: 360, height: 800 });
    await waitFor('.row [data-fee]');
    expect(parts('tbody [data-fee]')).to.have.length(0);
  });

  it('are those of one list when it is chosen, with its sums', async () => {
    const { choose, parts, part, waitForText } = await openMoney();
    await choose('#money-list', 'lst_member');
    await waitUntil(() => parts('[data-fee]').length === 3);
    await waitForText('€90.00');
    expect(feeIds(parts('[data-fee]')).sort()).to.deep.equal(['fee_1', 'fee_5', 'fee_9']);
    expect(part('.sums').textContent).to.include('€90.00');
  });

  it('are found by name, purpose and reference, with or without spaces; selected ones stay in sight', async () => {
    const { type, press, parts } = await openMoney();
    const expectFees = async (...ids: string[]) => {
      await waitUntil(() => feeIds(parts('[data-fee]')).sort().join() === ids.sort().join(), ids.join());
    };
    await type('#money-search', 'łukasz nowak');
    await expectFees('fee_1');
    await press('[data-fee=fee_1]');
    await type('#money-search', 'RF1848210008');
    await expectFees('fee_1', 'fee_8');
    await type('#money-search', 'bus');
    await expectFees('fee_1', 'fee_2', 'fee_5', 'fee_8');
  });

  it('come page by page, and more are drawn when asked for', async () => {
    const { parts, press, gate, waitForText } = await openMoney({ fees: 600 });
    await waitForText(desk.shown('450', '450'));
    expect(gate.count('GET /fees')).to.equal(3);
    expect(parts('[data-fee]')).to.have.length(60);
    await press('[data-more-fees]');
    await waitUntil(() => parts('[data-fee]').length === 120);
  });

  it('can be loaded again if they did not come', async () => {
    const { waitFor, press, gate } = await openDesk({
      prepare: (gate) => {
        gate.intercept = (line) => (line === 'GET /money' ? Response.json({}, { status: 500 }) : undefined);
      },
    });
    await press('.open-money');
    await waitFor('.alert');
    gate.intercept = () => undefined;
    await press('.alert button');
    await waitFor('.sums');
    await waitFor('[data-fee]');
  });
});

describe('marking fees', () => {
  it('notes several as paid today at the club, once, and says so', async () => {
    const { press, part, parts, waitFor, gate } = await openMoney();
    await press('[data-fee=fee_0]');
    await press('[data-fee=fee_1]');
    expect((await waitFor('.selection')).textContent).to.include(words.selected('2', '€51.00'));
    expect(part<HTMLInputElement>('#money-day').value).to.equal('2030-01-06');
    part('.mark').click();
    part('.mark').click();
    expect((await waitFor('.outcome')).textContent).to.include(words.markedPaid('2', '€51.00'));
    expect(gate.count('POST /fees/paid')).to.equal(1);
    expect(gate.requests.find(({ line }) => line === 'POST /fees/paid')!.body).to.deep.equal({
      fee_ids: ['fee_0', 'fee_1'],
      day: '2030-01-06',
    });
    await waitUntil(() => parts('[data-fee]').length === 7);
    await waitUntil(() => part('.sums').textContent.includes('€219.00'));
    expect(parts('.selection')).to.have.length(0);
  });

  it('can be undone while its result is shown', async () => {
    const { press, waitFor, waitForText, parts, gate } = await openMoney();
    await press('[data-fee=fee_0]');
    await press('[data-fee=fee_1]');
    await press('.mark');
    await waitFor('.outcome .undo');
    await waitUntil(() => parts('[data-fee]').length === 7);
    await press('.outcome .undo');
    await waitForText(words.markedOpen('2', '€51.00'));
    expect(gate.requests.find(({ line }) => line === 'POST /fees/open')!.body).to.deep.equal({
      fee_ids: ['fee_0', 'fee_1'],
    });
    await waitUntil(() => parts('[data-fee]').length === 9);
    expect(parts('.undo')).to.have.length(0);
  });

  it('takes paid ones back', async () => {
    const { press, choose, waitFor, parts, gate } = await openMoney();
    await choose('#money-state', 'paid');
    await press('[data-fee=fee_3]');
    await waitFor('.selection');
    expect(parts('#money-day')).to.have.length(0);
    await press('.mark');
    expect((await waitFor('.outcome')).textContent).to.include(words.markedOpen('1', '€28.00'));
    expect(gate.requests.find(({ line }) => line === 'POST /fees/open')!.body).to.deep.equal({ fee_ids: ['fee_3'] });
    await waitUntil(() => parts('[data-fee]').length === 2);
  });

  it('takes no day in the future, and none that is missing', async () => {
    const { press, choose, waitFor, part, root, gate } = await openMoney();
    await press('[data-fee=fee_0]');
    for (const day of ['2030-01-07', '']) {
      await choose('#money-day', day);
      await press('.mark');
      expect((await waitFor('.issue')).textContent).to.equal(words.wrongDay);
      expect(root.activeElement).to.equal(part('#money-day'));
    }
    expect(gate.count('POST /fees/paid')).to.equal(0);
    await choose('#money-day', '2029-12-31');
    await press('.mark');
    await waitFor('.outcome');
    expect(gate.requests.find(({ line }) => line === 'POST /fees/paid')!.body).to.include({ day: '2029-12-31' });
  });

  it('marks at most as many as one request takes', async () => {
    const { press, waitFor, waitForText, parts } = await openMoney({ fees: 800 });
    await waitForText(desk.shown('600', '600'));
    await press('#select-all');
    expect((await waitFor('.selection')).textContent).to.include('500');
    await press('[data-more-fees]');
    for (let count = 120; count <= 600; count += 60) {
      await waitUntil(() => parts('[data-fee]').length === count);
      if (count < 600) await press('[data-more-fees]');
    }
    expect(parts<HTMLInputElement>('[data-fee]').filter(({ disabled }) => disabled)).to.have.length(100);
  });

  it('keeps the selection if it failed, and shows how it stands if others were faster', async () => {
    const { press, waitFor, gate, waitForText, parts } = await openMoney();
    const answerWith = (status: number) => {
      gate.intercept = (line) => (line === 'POST /fees/paid' ? Response.json({ status }, { status }) : undefined);
    };
    answerWith(500);
    await press('[data-fee=fee_0]');
    await press('.mark');
    await waitForText(desk.failed);
    expect(parts('.selection')).to.have.length(1);
    gate.money.fees = gate.money.fees.slice(1);
    answerWith(404);
    await press('.mark');
    await waitForText(desk.changed);
    await waitFor('[data-fee=fee_1]');
    await waitUntil(() => parts('[data-fee]').length === 8);
    expect(parts('.selection')).to.have.length(0);
  });

  it('leaves nothing of anybody once the session is over', async () => {
    const { press, waitForText, gate, root } = await openMoney();
    await press('[data-fee=fee_0]');
    gate.intercept = () => Response.json({}, { status: 401 });
    await press('.mark');
    await waitForText('continue where you were');
    expect(root.textContent).not.to.include('Nowak');
  });
});
