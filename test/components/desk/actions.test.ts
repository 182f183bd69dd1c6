import { expect } from '@open-wc/testing';
import { waitUntil } from '../../support/wait-until.js';
import { closeDesk, openDesk, type OpenDeskOptions } from './open-desk.js';

const CANCEL = 'POST /lists/lst_camp/registrations/per_0/cancel';
const refusal = (status: number) => Response.json({ title: 'no', status }, { status });

async function openPerson(person_id: string, options: OpenDeskOptions = {}) {
  const desk = await openDesk(options);
  await desk.press('.card h2 button');
  await desk.press(`[data-person=${person_id}]`);
  await desk.waitFor('[data-action]');
  return desk;
}

async function askToCancel() {
  const desk = await openPerson('per_0');
  await desk.press('[data-action=cancel]');
  await desk.waitFor('.question');
  return desk;
}

afterEach(closeDesk);

describe('an action on a person', () => {
  it('keeps the focus on its question when the history of the person comes late', async () => {
    let answer = () => {};
    const desk = await openDesk();
    const { gate, press, waitFor, root } = desk;
    await press('.card h2 button');
    await waitFor('[data-person]');
    gate.intercept = (line) =>
      line.endsWith('/per_0') ? new Promise<undefined>((resolve) => (answer = () => resolve(undefined))) : undefined;
    await press('[data-person=per_0]');
    await press('[data-action=cancel]');
    await waitUntil(() => root.activeElement?.matches('.keep'));
    answer();
    await waitFor('.history');
    expect(root.activeElement!.matches('.keep')).to.equal(true);
  });

  it('asks first if it cannot be undone, with the focus on the safe answer', async () => {
    const { root, gate, part } = await askToCancel();
    expect(part('.question').textContent).to.include('Ada Müßig');
    await waitUntil(() => root.activeElement?.matches('.keep'));
    expect(gate.count(CANCEL)).to.equal(0);
  });

  it('does nothing after the safe answer, and gives the focus back', async () => {
    const { root, gate, press, parts } = await askToCancel();
    await press('.keep');
    await waitUntil(() => root.activeElement?.matches('[data-action=cancel]'));
    expect(parts('.question')).to.have.length(0);
    expect(gate.count(CANCEL)).to.equal(0);
  });

  it('is sent once however often the button is pressed', async () => {
    const { gate, part, waitFor } = await askToCancel();
    const yes = part('.yes');
    yes.click();
    yes.click();
    await waitFor('.outcome');
    yes.click();
    expect(gate.count(CANCEL)).to.equal(1);
  });

  it('takes the person out of the list, says so, and the way back does not lead to them', async () => {
    const { root, part, press, parts, waitFor } = await askToCancel();
    await press('.yes');
    await waitFor('.outcome');
    expect(part('.outcome').textContent).to.include('Ada Müßig');
    await waitUntil(() => root.activeElement?.matches('.outcome'));
    await waitFor('[data-person=per_1]');
    await waitUntil(() => parts('[data-person=per_0]').length === 0);
    expect(history.state).to.include({ screen: 'list' });
  });

  it('says that nothing was changed after a failure, and can be tried again under the same key', async () => {
    const desk = await askToCancel();
    const { gate, press, waitForText, waitFor } = desk;
    gate.intercept = (line) => (line === CANCEL ? refusal(500) : undefined);
    await press('.yes');
    await waitForText('Nothing was changed');
    gate.intercept = () => undefined;
    await press('.yes');
    await waitFor('.outcome');
    expect(gate.count(CANCEL)).to.equal(2);
  });

  it('does not claim to know what happened if no answer came', async () => {
    const { gate, press, waitForText } = await askToCancel();
    gate.intercept = (line) => (line === CANCEL ? Promise.reject(new TypeError('offline')) : undefined);
    await press('.yes');
    await waitForText('may or may not have been done');
  });

  it('shows how it stands now if somebody else was faster', async () => {
    const { gate, press, waitForText, parts } = await askToCancel();
    gate.intercept = (line) => (line === CANCEL ? refusal(409) : undefined);
    await press('.yes');
    await waitForText('something has changed meanwhile');
    expect(parts('.question')).to.have.length(0);
  });

  it('keeps its question while a session ends, and nothing of the person', async () => {
    const { gate, press, waitFor, root, controller } = await askToCancel();
    gate.intercept = (line) => (line === CANCEL ? refusal(401) : undefined);
    await press('.yes');
    await waitFor('[name=email]');
    expect(root.textContent).not.to.include('Müßig');
    gate.intercept = () => undefined;
    controller.session.open('l'.repeat(43));
    await press('.in .main');
    await waitFor('.question');
    await press('.yes');
    await waitFor('.outcome');
    expect(gate.count(CANCEL)).to.equal(2);
  });

  for (const action of ['accept', 'decline'])
    it(`decides about an application after a question: ${action}`, async () => {
      const { gate, press, waitFor, part } = await openDesk();
      await press('[data-count=applied]');
      await press('[data-person=per_applied]');
      await press(`[data-action=${action}]`);
      await waitFor('.question');
      expect(gate.count(`POST /applications/per_applied/${action}`)).to.equal(0);
      await press('.yes');
      await waitFor('.outcome');
      expect(gate.count(`POST /applications/per_applied/${action}`)).to.equal(1);
      expect(part('.outcome').textContent).to.match(/Olena|Ada|Émile|Mia|Noa/);
    });

  for (const action of ['offer', 'promote'])
    it(`asks before a place is given or offered, and says why not: ${action}`, async () => {
      const path = `POST /lists/lst_camp/registrations/per_2/${action}`;
      const { gate, press, waitForText, waitFor, part } = await openPerson('per_2');
      await press(`[data-action=${action}]`);
      await waitFor('.question');
      const issues = [{ field: 'list_id', code: 'full' }];
      gate.intercept = (line) =>
        line === path ? Response.json({ title: 'no', status: 422, issues }, { status: 422 }) : undefined;
      await press('.yes');
      await waitForText('No place is free');
      gate.intercept = () => undefined;
      await press('.yes');
      await waitFor('.outcome');
      expect(gate.count(path)).to.equal(2);
      expect(part('.outcome').textContent).to.include('place');
    });

  it('sends the sentence that was typed before a decline, also after a failure, and none with another', async () => {
    const { gate, press, type, waitFor, waitForText, part } = await openDesk();
    const path = 'POST /applications/per_applied/decline';
    await press('[data-count=applied]');
    await press('[data-person=per_applied]');
    await press('[data-action=accept]');
    await waitFor('.question');
    expect(part('.question').querySelector('textarea')).to.equal(null);
    await press('.keep');
    await press('[data-action=decline]');
    await type('#sentence', 'All courses are full.');
    gate.intercept = (line) => (line === path ? refusal(500) : undefined);
    await press('.yes');
    await waitForText('Nothing was changed');
    gate.intercept = () => undefined;
    await press('.yes');
    await waitFor('.outcome');
    const bodies = gate.requests.filter(({ line }) => line === path).map(({ body }) => body);
    expect(bodies).to.deep.equal([{ sentence: 'All courses are full.' }, { sentence: 'All courses are full.' }]);
  });

  it('is offered to nobody who may not do it', async () => {
    const desk = await openDesk({ actions: [] });
    await desk.press('.card h2 button');
    await desk.press('[data-person=per_2]');
    await desk.waitFor('.history');
    expect(desk.parts('[data-action]')).to.have.length(0);
  });
});
