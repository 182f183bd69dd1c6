import { expect } from 'chai';
import { closeDesk, openDesk, type OpenDeskOptions } from './open-desk.js';

const PUT = 'PUT /lists/lst_camp/registrations/per_0/moves/lst_second';

/** The screen on which Ada is moved from the camp. */
async function openMove(options: OpenDeskOptions = {}) {
  const desk = await openDesk(options);
  await desk.press('.card h2 button');
  await desk.press('[data-person=per_0]');
  await desk.press('.move');
  await desk.waitFor('[data-target]');
  return desk;
}

type MoveDesk = Awaited<ReturnType<typeof openMove>>;

const choose = async (desk: MoveDesk, list_id = 'lst_second') => {
  await desk.press(`[data-target=${list_id}]`);
  await desk.waitFor('form[data-edit] [name=allergies]');
};

const putsOf = ({ gate }: MoveDesk, line = PUT) => gate.requests.filter((request) => request.line === line);

const refuseMove = (body: object) => (line: string) =>
  line === PUT ? Response.json({ title: 'no', ...body }, { status: (body as { status: number }).status }) : undefined;

describe('somebody who is moved to another event', () => {
  afterEach(closeDesk);

  it('can be moved to events with places, and to the waiting list of a full one', async () => {
    const desk = await openMove();
    const ids = desk.parts('[data-target]').map(({ dataset }) => dataset['target']);
    expect(ids).to.deep.equal(['lst_second', 'lst_day', 'lst_queue']);
    await desk.waitForText('Free places: 3');
    await desk.waitForText('Full');
  });

  it('has the answers that go along filled in, and is told of those that do not, and of what was paid', async () => {
    const desk = await openMove();
    await choose(desk);
    await desk.waitForText('From “Summer camp” to “Second camp”');
    await desk.waitForText('The new form does not ask for: Phone and Meal. These answers are deleted.');
    await desk.waitForText('What is paid counts for the new event.');
    expect(desk.part<HTMLInputElement>('[name="name.last_name"]').value).to.equal('Müßig');
    expect(desk.part<HTMLInputElement>('[name=size][value=S]').checked).to.equal(true);
  });

  it('is shown the new price first, and is moved once', async () => {
    const desk = await openMove();
    await choose(desk);
    await desk.press('form .main');
    await desk.waitFor('.new-price');
    await desk.waitForText('Please check the new price and move again.');
    expect(putsOf(desk)).to.have.length(0);
    const button = desk.part('form .main');
    button.click();
    button.click();
    await desk.waitForText('Ada Müßig has been moved to “Second camp”.');
    const name = { first_name: 'Ada', last_name: 'Müßig' };
    expect(putsOf(desk).map(({ body }) => body)).to.deep.equal([
      { name, email: 'person-0@example.org', birthdate: '2010-01-10', size: 'S' },
    ]);
    expect(desk.controller.route).to.deep.equal({ screen: 'person', list_id: 'lst_camp', person_id: 'per_1' });
  });

  it('is put on the waiting list if the event turned out to be full, only on demand', async () => {
    const desk = await openMove();
    await choose(desk);
    await desk.press('form .main');
    await desk.waitFor('.new-price');
    desk.gate.intercept = refuseMove({ status: 422, issues: [{ field: 'list_id', code: 'full' }] });
    await desk.press('form .main');
    await desk.press('.to-waiting-list');
    await desk.waitForText('From “Summer camp” to “Waiting for Sailing”');
    expect(putsOf(desk, PUT.replace('lst_second', 'lst_queue'))).to.have.length(0);
  });

  it('is shown as they are now if somebody else has changed the registration', async () => {
    const desk = await openMove();
    await choose(desk);
    await desk.press('form .main');
    await desk.waitFor('.new-price');
    desk.gate.intercept = refuseMove({ status: 412 });
    await desk.press('form .main');
    await desk.waitForText('That is not possible any more');
    await desk.waitFor('.history');
    expect(desk.controller.route).to.deep.include({ screen: 'person', person_id: 'per_0' });
  });

  it('keeps what was typed after no answer, and can go to another event instead', async () => {
    const desk = await openMove();
    await choose(desk);
    await desk.type('[name=allergies]', 'Milk');
    await desk.press('form .main');
    await desk.waitFor('.new-price');
    desk.gate.intercept = refuseMove({ status: 500 });
    await desk.press('form .main');
    await desk.waitFor('form .failure');
    expect(desk.part<HTMLTextAreaElement>('[name=allergies]').value).to.equal('Milk');
    await desk.press('.other-event');
    await choose(desk, 'lst_day');
    expect(desk.part<HTMLTextAreaElement>('[name=allergies]').value).to.equal('');
  });

  it('stays once, however often the button is pressed that leaves the form', async () => {
    const desk = await openMove();
    await choose(desk);
    await desk.pressTwice('form .actions button:not(.main)');
    await desk.waitFor('.history');
    expect(desk.controller.route).to.deep.include({ screen: 'person', person_id: 'per_0' });
  });

  it('is moved by nobody without the right', async () => {
    const desk = await openDesk({ actions: ['cancel'] });
    await desk.press('.card h2 button');
    await desk.press('[data-person=per_0]');
    await desk.waitFor('.history');
    expect(desk.parts('.move')).to.have.length(0);
  });
});
