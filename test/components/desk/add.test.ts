import { expect } from 'chai';
import { closeDesk, openDesk, type OpenDeskOptions } from './open-desk.js';

const POST = 'POST /lists/lst_camp/registrations';

/** The form through which somebody is added to the camp. */
async function openAdd(options: OpenDeskOptions = {}) {
  const desk = await openDesk(options);
  await desk.press('.card h2 button');
  await desk.press('.add');
  await desk.waitFor('form[data-edit=lst_camp] [name=allergies]');
  return desk;
}

type AddDesk = Awaited<ReturnType<typeof openAdd>>;

const fill = async (desk: AddDesk) => {
  await desk.type('[name="name.first_name"]', 'Zoe');
  await desk.type('[name="name.last_name"]', 'Lind');
  await desk.type('[name=email]', 'zoe@example.org');
};

/** A required address that begins with a country, as the gate sends it. */
const address = { name: 'address', required: true, country: 'AT' };

const postsOf = ({ gate }: AddDesk, line = POST) => gate.requests.filter((request) => request.line === line);

describe('somebody who is added at the desk', () => {
  afterEach(closeDesk);

  it('is sent once, however often the button is pressed, and the list is loaded anew', async () => {
    const desk = await openAdd();
    const before = desk.gate.count('GET /lists/lst_camp/registrations');
    await fill(desk);
    const button = desk.part('form .main');
    button.click();
    button.click();
    await desk.waitForText('Zoe Lind has been added.');
    expect(postsOf(desk).map(({ body }) => body)).to.deep.equal([
      { name: { first_name: 'Zoe', last_name: 'Lind' }, email: 'zoe@example.org' },
    ]);
    await desk.waitFor('[data-person]');
    expect(desk.gate.count('GET /lists/lst_camp/registrations')).to.equal(before + 1);
  });

  it('is sent under the same key again after no answer, and under another once something was changed', async () => {
    const desk = await openAdd();
    await fill(desk);
    desk.gate.intercept = (line) => (line === POST ? Response.json({}, { status: 500 }) : undefined);
    await desk.press('form .main');
    await desk.waitFor('form .failure');
    await desk.press('form .main');
    await desk.waitFor('form .failure');
    await desk.type('[name="name.first_name"]', 'Zoë');
    desk.gate.intercept = () => undefined;
    await desk.press('form .main');
    await desk.waitForText('Zoë Lind has been added.');
    const [first, ...later] = postsOf(desk).map(({ idempotencyKey }) => idempotencyKey);
    expect(first).to.be.a('string');
    expect(later.slice(0, -1).every((key) => key === first)).to.equal(true);
    expect(later.at(-1)).to.not.equal(first);
  });

  it('can be put on the waiting list if no place is free, with what was typed', async () => {
    const desk = await openAdd();
    await fill(desk);
    const issues = [{ field: 'list_id', code: 'full' }];
    desk.gate.intercept = (line) =>
      line === POST ? Response.json({ title: 'no', status: 422, issues }, { status: 422 }) : undefined;
    await desk.press('form .main');
    await desk.press('.to-waiting-list');
    await desk.waitFor('form[data-edit=lst_member] [name=email]');
    expect(desk.part<HTMLInputElement>('[name="name.first_name"]').value).to.equal('Zoe');
    await desk.press('form .main');
    await desk.waitForText('Zoe Lind has been added.');
    expect(postsOf(desk, 'POST /lists/lst_member/registrations')).to.have.length(1);
  });

  it('is asked for what is missing, and nothing is sent', async () => {
    const desk = await openAdd();
    await desk.press('form .main');
    await desk.waitFor('[part=summary]');
    expect(postsOf(desk)).to.have.length(0);
  });

  it('begins with the country of the club, which alone was not typed', async () => {
    const layout = { sections: [{ fields: [{ name: 'name', required: true }, { name: 'allergies' }, address] }] };
    const desk = await openAdd({ prepare: ({ answers }) => (answers.layout = layout) });
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(desk.part<HTMLSelectElement>('[name="address.country"]').value).to.equal('AT');
    expect(leave()).to.equal(false);
    await desk.type('[name="address.street"]', 'Ring 1');
    expect(leave()).to.equal(true);
    await desk.type('[name="name.first_name"]', 'Zoe');
    await desk.type('[name="address.postcode"]', '1010');
    await desk.type('[name="address.city"]', 'Wien');
    await desk.press('form .main');
    await desk.waitForText('Zoe has been added.');
    expect(postsOf(desk)[0]!.body).to.deep.equal({
      name: { first_name: 'Zoe' },
      address: { street: 'Ring 1', postcode: '1010', city: 'Wien', country: 'AT' },
    });
  });

  it('is given up once, however often the button is pressed', async () => {
    const desk = await openAdd();
    await desk.pressTwice('form .actions button:not(.main)');
    await desk.waitFor('[data-person]');
    await desk.press('.add');
    await desk.waitFor('form[data-edit=lst_camp]');
  });

  it('is added by nobody without the right', async () => {
    const desk = await openDesk({ actions: ['cancel'] });
    await desk.press('.card h2 button');
    await desk.waitFor('[data-person]');
    expect(desk.parts('.add')).to.have.length(0);
  });
});
