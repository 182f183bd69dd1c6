import { expect } from 'chai';
import { waitUntil } from '../../support/wait-until.js';
import { closeDesk, openDesk, type OpenDeskOptions } from './open-desk.js';

const PUT = 'PUT /lists/lst_camp/registrations/per_0';

/** The form with the answers of a person. */
async function openAnswers(options: OpenDeskOptions = {}) {
  const desk = await openDesk(options);
  await desk.press('.card h2 button');
  await desk.press('[data-person=per_0]');
  await desk.press('.correct');
  await desk.waitFor('form[data-edit=reg_0] [name=allergies]');
  return desk;
}

const puts = ({ gate }: Awaited<ReturnType<typeof openAnswers>>) =>
  gate.requests.filter(({ line }) => line === PUT).map(({ body }) => body);

describe('answers that are corrected at the desk', () => {
  afterEach(closeDesk);

  it('are filled in, and only what was changed is sent', async () => {
    const desk = await openAnswers();
    expect(desk.part<HTMLInputElement>('[name=allergies]').value).to.equal('Nuts');
    await desk.type('[name=allergies]', 'Peanuts');
    await desk.press('form .main');
    await desk.waitForText('The changes are saved.');
    expect(puts(desk)).to.deep.equal([{ allergies: 'Peanuts' }]);
    expect(desk.part('[part=heading]').textContent).to.include('Ada');
    await desk.waitFor('.history');
  });

  it('cost what was shown', async () => {
    const desk = await openAnswers();
    desk.part<HTMLInputElement>('[name=size][value=M]').click();
    await desk.press('form .main');
    await desk.waitFor('.new-price');
    expect(puts(desk)).to.deep.equal([]);
    await desk.press('form .main');
    await desk.waitForText('The changes are saved.');
    expect(puts(desk)).to.deep.equal([{ size: 'M' }]);
  });

  it('are chosen between if somebody else has changed the same ones', async () => {
    const desk = await openAnswers();
    desk.gate.answers.change({ allergies: 'Milk', size: 'M' });
    await desk.type('[name=allergies]', 'Peanuts');
    await desk.press('form .main');
    await desk.waitFor('[data-conflict=allergies]');
    expect(desk.part('[data-conflict=allergies]').textContent).to.include('Milk').and.include('Peanuts');
    await desk.press('form .main');
    await desk.waitForText('The changes are saved.');
    expect(desk.gate.answers.values).to.include({ allergies: 'Peanuts', size: 'M' });
  });

  it('are kept as they were typed while the session ends, and on another screen', async () => {
    const desk = await openAnswers();
    await desk.type('[name=allergies]', 'Peanuts');
    desk.gate.intercept = (line) => (line === PUT ? Response.json({}, { status: 401 }) : undefined);
    await desk.press('form .main');
    await waitUntil(() => !desk.parts('form[data-edit]').length, 'the answers are still shown');
    expect(desk.root.textContent).to.not.include('Peanuts');
    desk.gate.intercept = () => undefined;
    desk.controller.session.open('l'.repeat(43));
    await desk.press('.in .main');
    await desk.waitFor('form[data-edit=reg_0] [name=allergies]');
    expect(desk.part<HTMLInputElement>('[name=allergies]').value).to.equal('Peanuts');
    await desk.press('[data-back]');
    await desk.waitFor('.cards');
    history.back();
    await desk.waitFor('form[data-edit=reg_0] [name=allergies]');
    expect(desk.part<HTMLInputElement>('[name=allergies]').value).to.equal('Peanuts');
    await desk.press('form .actions button:not(.main)');
    await desk.press('.correct');
    await desk.waitFor('form[data-edit=reg_0] [name=allergies]');
    expect(desk.part<HTMLInputElement>('[name=allergies]').value).to.equal('Nuts');
  });

  it('are left once, however often the button is pressed', async () => {
    const desk = await openAnswers();
    await desk.pressTwice('form .actions button:not(.main)');
    await desk.waitFor('.history');
    await desk.press('.correct');
    await desk.waitFor('form[data-edit=reg_0] [name=allergies]');
  });

  it('are named where they are wrong, and nothing is sent', async () => {
    const desk = await openAnswers();
    await desk.type('[name=email]', 'nowhere');
    await desk.press('form .main');
    await desk.waitFor('[part=summary]');
    expect(puts(desk)).to.deep.equal([]);
  });

  it('can be changed by nobody without the right', async () => {
    const desk = await openDesk({ actions: ['cancel'] });
    await desk.press('.card h2 button');
    await desk.press('[data-person=per_0]');
    await desk.waitFor('.history');
    expect(desk.parts('.correct')).to.have.length(0);
  });
});
