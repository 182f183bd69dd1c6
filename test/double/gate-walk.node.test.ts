import { expect } from 'chai';
import { fillWho, formStands, sendButton, thanks } from '../walk/fill-camp.js';
import { pageWith, visitorAt, website } from '../walk/turnout-server.js';
import { gateBefore } from './gate-process.js';
import type { Fault } from './faults.js';
import { startDouble, type Double } from './start-double.js';

const CREATE = 'POST /lists/{list_id}/persons';

describe('a visitor of a gate before a hosted service', function () {
  this.timeout(90_000);
  let double: Double;
  let address: string;
  let gate: Awaited<ReturnType<typeof gateBefore>>;
  before(async () => {
    double = await startDouble({ unknownKeys: true });
    gate = await gateBefore(double);
    address = (await website()).publish(pageWith(gate.snippet));
  });
  after(() => double.close());

  const campers = () => double.persons(double.lists.main.camp);

  it('is registered by typing, and the service sees only its twelve endpoints', async () => {
    const { page, errors } = await visitorAt(address);
    await fillWho(page);
    await page.getByRole('radio', { name: 'Large' }).check();
    await page.getByRole('checkbox', { name: 'Climbing' }).check();
    await page.getByLabel('Rating of last year').pressSequentially('5 of 5');
    await sendButton(page).click();
    await thanks(page);

    const [camper] = campers();
    expect(camper).to.deep.include({
      ...{ name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org' },
      ...{ tent: 'Large', courses: ['Climbing'], rating: '5 of 5' },
    });
    expect(double.log.filter(({ endpoint }) => !endpoint)).to.deep.equal([]);
    expect(double.log.filter(({ endpoint }) => endpoint === CREATE)).to.have.length(1);
    expect([errors, gate.output().includes(double.key)]).to.deep.equal([[], false]);
  });

  it('is registered once, with one press, although the answer was lost', async () => {
    double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: CREATE, next: 1 });
    const { page } = await visitorAt(address);
    const before = campers().length;
    await fillWho(page);
    await sendButton(page).click();
    await thanks(page);
    expect(campers()).to.have.length(before + 1);
  });

  it('keeps all that was typed while the service is away, and is registered when it is back', async () => {
    const unavailable: Fault = { kind: 'refuse', status: 503, retryAfter: 1 };
    const { page } = await visitorAt(address);
    const before = campers().length;
    await fillWho(page);
    double.faults.add({ fault: unavailable });
    await sendButton(page).click();
    await page.getByText('Your answers are kept and will be sent again automatically').waitFor();
    expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).to.equal('ada@example.org');
    double.faults.clear();
    await thanks(page);
    expect(campers()).to.have.length(before + 1);
  });

  it('is told that there was no reply while the service stays away, keeps all answers, and is registered once', async () => {
    const { page } = await visitorAt(address);
    const before = campers().length;
    await fillWho(page);
    double.faults.add({
      fault: { kind: 'refuse', status: 503, retryAfter: 1, stored: true },
      endpoint: CREATE,
      next: 1,
    });
    double.faults.add({ fault: { kind: 'refuse', status: 503, retryAfter: 1 } });
    await sendButton(page).click();
    // the form tries again for a while by itself
    await page.getByText('There was no reply.').waitFor({ timeout: 60_000 });
    expect(await page.getByText('could not be sent').count()).to.equal(0);
    expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).to.equal('ada@example.org');
    double.faults.clear();
    await sendButton(page).click();
    await thanks(page);
    expect(campers()).to.have.length(before + 1);
  });

  it('sees the form of a service that is away', async () => {
    double.faults.add({ fault: { kind: 'lose_request' } });
    const { page } = await visitorAt(address);
    await formStands(page);
    double.faults.clear();
  });
});
