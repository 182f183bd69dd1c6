import type { States } from '../../support/element-states.js';
import type { OpenedDesk } from './open-desk.js';
import { failing, openList, openPerson, until } from './state-steps.js';

const openAdd = async (desk: OpenedDesk) => {
  await openList(desk);
  await desk.press('.add');
  await desk.waitFor('form[data-edit]');
};
const openAnswers = async (desk: OpenedDesk) => {
  await openPerson('per_0')(desk);
  await desk.press('.correct');
  await desk.waitFor('form[data-edit]');
};
const openMove = async (desk: OpenedDesk) => {
  await openPerson('per_0')(desk);
  await desk.press('.move');
  await desk.waitFor('[data-target]');
};
const chooseEvent = async (desk: OpenedDesk) => {
  await openMove(desk);
  await desk.press('[data-target=lst_second]');
  await desk.waitFor('form[data-edit]');
};
/** States of the screens that ask for answers. */
export const answersStates: States = {
  'somebody to add': until('form[data-edit]', openAdd),
  'somebody to add to a full event': until(
    '.to-waiting-list',
    async (desk) => {
      await openAdd(desk);
      await desk.type('[name="name.first_name"]', 'Zoe');
      await desk.type('[name="name.last_name"]', 'Lind');
      await desk.type('[name=email]', 'zoe@example.org');
      await desk.press('form .main');
    },
    {
      prepare: failing('POST /lists/lst_camp/registrations', () =>
        Response.json({ title: 'no', status: 422, issues: [{ field: 'list_id', code: 'full' }] }, { status: 422 }),
      ),
    },
  ),
  'another event to choose': until('[data-target]', openMove),
  'a move to another event': until('form[data-edit]', chooseEvent),
  'a move at a new price': until('.new-price', async (desk) => {
    await chooseEvent(desk);
    await desk.press('form .main');
  }),
  'answers to correct': until('form[data-edit]', openAnswers),
  'answers that are wrong': until('[part=summary]', async (desk) => {
    await openAnswers(desk);
    await desk.type('[name=email]', 'nowhere');
    await desk.press('form .main');
  }),
  'answers at a new price': until('.new-price', async (desk) => {
    await openAnswers(desk);
    await desk.press('[name=size][value=M]');
    await desk.press('form .main');
  }),
  'answers that somebody else has changed': until('[data-conflict]', async (desk) => {
    await openAnswers(desk);
    desk.gate.answers.change({ allergies: 'Milk' });
    await desk.type('[name=allergies]', 'Peanuts');
    await desk.press('form .main');
  }),
};
