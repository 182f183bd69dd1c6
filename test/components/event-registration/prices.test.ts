import { expect } from '@open-wc/testing';
import { fees as englishFees, form as english } from '../../../src/i18n/en/index.js';
import { fees as german } from '../../../src/i18n/de/index.js';
import { isRegistration, openForm, type Handles } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { addPerson, press, reload } from './fill-participants.js';

const clubWith = (prices: string, participants = 3) => `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns: [{ external_id: bus, name: Bus, type: boolean }]
    form:
      participants: ${participants}
      ${prices && `prices: ${prices}`}
      sections: [{ fields: [{ name: name, required: true }, { name: birthdate }, { name: bus }] }]
`;

const family = clubWith(`
        base: [{ amount: 240, when: { age_on_first_day: { below: 10 } } }, { amount: 290 }]
        additions: [{ amount: 35, label: { en: Bus, de: Mit dem Bus }, when: { field: bus, is: true } }]
        siblings: { second: 10 % }`);

/** The table of prices as it is read: one text a row. */
const rows = ({ parts }: Handles) =>
  parts('.prices tr').map((row) =>
    [...row.children].map((cell) => cell.textContent.trim().replace(/\u00a0/g, ' ')).join(': '),
  );

const status = ({ part }: Handles) => part('.prices [role=status]').textContent;

describe('a form with prices', () => {
  it('shows the price before anything is answered', async () => {
    expect(rows(await openForm({ yaml: clubWith('{ base: 12.5 }', 1) }))).to.deep.equal([
      `${englishFees.price}: €12.50`,
    ]);
  });

  it('adds up what an answer costs, line by line', async () => {
    const opened = await openForm({ yaml: family });
    opened.part('[name=bus]').click();
    await waitUntil(() => rows(opened).length > 1, 'the sum has not changed');
    expect(rows(opened)).to.deep.equal([
      `${englishFees.base}: €290.00`,
      'Bus: €35.00',
      `${englishFees.total}: €325.00`,
    ]);
  });

  it('calls an addition by a name of its own, where the club has not named it', async () => {
    const opened = await openForm({ yaml: family.replace(' label: { en: Bus, de: Mit dem Bus },', '') });
    opened.part('[name=bus]').click();
    await waitUntil(() => rows(opened).length > 1, 'the sum has not changed');
    expect(rows(opened)[1]).to.equal(`${englishFees.extra}: €35.00`);
  });

  it('goes by the age on the first day', async () => {
    const opened = await openForm({
      yaml: clubWith('{ base: [{ amount: 240, when: { age_on_first_day: { below: 10 } } }, { amount: 290 }] }', 1),
    });
    for (const [part, value] of Object.entries({ day: '25', month: '7', year: '2017' }))
      opened.type(`birthdate.${part}`, value);
    expect(rows(opened)).to.deep.equal([`${englishFees.price}: €240.00`]);
  });

  it('shows what each person pays, by name, what it consists of, and the sum of all', async () => {
    const opened = await openForm({ yaml: family });
    await addPerson(opened);
    opened.type('.1.name.first_name', 'Bo');
    expect(rows(opened)).to.deep.equal([
      'Person 1: €290.00',
      ...['Bo: €261.00', `${englishFees.base}: €290.00`, `${englishFees.siblings}: −€29.00`],
      `${englishFees.total}: €551.00`,
    ]);
  });

  it('no longer counts who was taken out', async () => {
    const opened = await openForm({ yaml: family });
    await addPerson(opened);
    press(opened, english.removeParticipant('Person 2'));
    await opened.el.updateComplete;
    expect(rows(opened)).to.deep.equal([`${englishFees.price}: €290.00`]);
  });

  it('announces a new sum once nothing was answered for a while, and not the first one', async () => {
    const opened = await openForm({ yaml: family });
    expect(status(opened)).to.equal('');
    opened.part('[name=bus]').click();
    expect(status(opened)).to.equal('');
    await waitUntil(() => status(opened) === `${englishFees.total}: €325.00`, 'the sum is not announced');
  });

  it('speaks another language with the page', async () => {
    const opened = await openForm({ yaml: family });
    opened.part('[name=bus]').click();
    opened.el.setAttribute('lang', 'de');
    await waitUntil(() => rows(opened).includes(`${german.total}: 325,00 €`), 'the prices are not in German');
    expect(rows(opened)).to.include('Mit dem Bus: 35,00 €');
  });

  it('keeps what is typed, and the controls', async () => {
    const opened = await openForm({ yaml: family });
    const before = opened.part('[name="name.first_name"]');
    opened.type('name.first_name', 'Ada');
    opened.part('[name=bus]').click();
    expect(opened.part<HTMLInputElement>('[name="name.first_name"]')).to.equal(before);
    expect((before as HTMLInputElement).value).to.equal('Ada');
  });
});

describe('a form without prices', () => {
  it('has no place for them', async () => {
    expect((await openForm({ yaml: clubWith('') })).parts('.prices')).to.deep.equal([]);
  });
});

describe('a family of whom some are registered when the page is loaded again', () => {
  /** Ada is registered and Bo refused, since the camp is full for a moment; then the page is loaded again. */
  async function halfRegistered() {
    let sent = 0;
    const opened = await openForm({
      yaml: family,
      intercept: async (request, next) =>
        isRegistration(request) && ++sent === 2
          ? Response.json({ errors: {}, issues: [{ field: 'name', code: 'required' }] }, { status: 422 })
          : next(request),
    });
    opened.type('name.first_name', 'Ada');
    await addPerson(opened);
    opened.type('.1.name.first_name', 'Bo');
    await opened.send();
    const reloaded = await reload(opened);
    const feesOf = async () => {
      const workspace = (await opened.store.workspaces.bySlug('club'))!;
      const list_id = await opened.listOf('camp');
      await opened.ensureFees(workspace, await opened.store.registrations.inState(workspace.id, list_id, 'registered'));
      const fees = await opened.store.fees.all(workspace.id);
      return Object.fromEntries(fees.map(({ first_name, amount }) => [first_name, amount]));
    };
    return { opened, again: reloaded, feesOf };
  }

  it('keeps the reduction for the rest, in the sum and in the fee', async () => {
    const { again: repeated, feesOf } = await halfRegistered();
    await waitUntil(() => rows(repeated).length > 1, 'no reduction is shown');
    expect(rows(repeated)).to.deep.equal([
      ...[`${englishFees.base}: €290.00`, `${englishFees.siblings}: −€29.00`, `${englishFees.total}: €261.00`],
    ]);
    await repeated.send();
    expect(repeated.part('[role=heading]').textContent).to.contain('Bo');
    expect(await feesOf()).to.deep.equal({ Ada: 29_000, Bo: 26_100 });
  });

  it('keeps it when the page is loaded once more, and not for another family', async () => {
    const { opened, again: repeated } = await halfRegistered();
    repeated.type('.1.name.last_name', 'L');
    const third = await reload({ ...opened, ...repeated });
    expect(rows(third)).to.include(`${englishFees.total}: €261.00`);
    press(third, english.startOver);
    await waitUntil(() => rows(third).length === 1, 'the reduction is still there');
    expect(rows(third)).to.deep.equal([`${englishFees.price}: €290.00`]);
  });
});
