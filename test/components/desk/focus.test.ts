import { expect } from '@open-wc/testing';
import { waitUntil } from '../../support/wait-until.js';
import { closeDesk, openDesk } from './open-desk.js';

afterEach(closeDesk);

/** Goes back to the overview, which comes when `answer` is called. */
async function lateOverview() {
  const desk = await openDesk();
  const { gate, press, waitFor } = desk;
  await press('.card h2 button');
  await waitFor('[data-person]');
  let answer = () => {};
  gate.intercept = (line) =>
    line === 'GET /sessions/current'
      ? new Promise<undefined>((resolve) => (answer = () => resolve(undefined)))
      : undefined;
  await press('[data-back]');
  await waitFor('.open-journal');
  return { ...desk, answer: () => answer() };
}

describe('the focus on a screen of the desk that comes late', () => {
  it('goes to its heading', async () => {
    const { root, answer } = await lateOverview();
    answer();
    await waitUntil(() => root.activeElement?.matches('[part=heading]'));
  });

  it('stays with somebody who has gone on meanwhile', async () => {
    const { root, part, answer, controller } = await lateOverview();
    part('.open-journal').focus();
    const { desk } = controller;
    answer();
    await waitUntil(() => controller.desk !== desk);
    await controller.updateComplete;
    expect(root.activeElement!.matches('.open-journal')).to.equal(true);
  });
});
