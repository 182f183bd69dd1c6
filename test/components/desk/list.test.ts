import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { waitUntil } from '../../support/wait-until.js';
import { closeDesk, openDesk, type OpenDeskOptions } from './open-desk.js';

async function openList(options: OpenDeskOptions = {}) {
  const desk = await openDesk(options);
  await desk.press('.card h2 button');
  await desk.waitFor('.count');
  return { ...desk, names: () => desk.parts('tbody th').map(({ textContent }) => textContent.trim()) };
}

beforeEach(() => setViewport({ width: 1280, height: 800 }));
afterEach(closeDesk);
after(() => setViewport({ width: 800, height: 600 }));

describe('the registrations of a list', () => {
  it('are a table in a wide window and cards on a phone', async () => {
    const { waitFor, parts } = await openList();
    await waitFor('tbody tr');
    await setViewport({ width: 360, height: 740 });
    await waitFor('.rows li');
    expect(parts('table')).to.have.length(0);
  });

  it('are sorted by a press on a head, and the other way round by another', async () => {
    const { part, press, names, waitFor } = await openList();
    await waitFor('tbody tr');
    expect(part('thead th').getAttribute('aria-sort')).to.equal('ascending');
    const ascending = names();
    await press('[data-sort="@name"]');
    await waitUntil(() => part('thead th').getAttribute('aria-sort') === 'descending');
    await waitUntil(() => names()[0] === ascending.at(-1));
  });

  it('of a waiting list are opened in its order', async () => {
    const isWaiting = ({ state }: { state: string | null }) => state === 'waiting';
    const { waitFor } = await openList({ prepare: (gate) => (gate.rows = gate.rows.filter(isWaiting)) });
    expect((await waitFor('[aria-sort] [data-sort]')).dataset['sort']).to.equal('@position');
  });

  it('are found while somebody types', async () => {
    const { type, names, waitFor, waitForText } = await openList();
    await waitFor('tbody tr');
    await type('#search', 'gArcia');
    await waitUntil(() => names().length === 2);
    await waitForText('2 of 12');
  });

  it('are filtered by the count that was pressed', async () => {
    const { waitFor, press, parts, part } = await openDesk();
    await press('[data-count=waiting]');
    await waitFor('tbody tr');
    await waitUntil(() => parts('tbody tr').length === 2);
    expect(part<HTMLSelectElement>('#state').value).to.equal('waiting');
  });

  it('come anew, and all of them, when the list is opened from the overview', async () => {
    const { gate, press, waitFor, parts, waitForText } = await openDesk();
    await press('[data-count=waiting]');
    await waitFor('tbody tr');
    gate.rows.push({ ...gate.rows[0]!, person_id: 'per_new' });
    await press('[data-back]');
    await press('.card h2 button');
    await waitForText('13 of 13');
    expect(parts('[data-person=per_new]')).to.have.length(1);
  });

  it('are loaded to the last page, the first of which is small', async () => {
    const { gate, waitForText, parts } = await openList({ rows: 1300 });
    await waitForText('1,300 of 1,300');
    expect(gate.count('GET /lists/lst_camp/registrations')).to.equal(4);
    expect(parts('tbody tr').length).to.be.below(200);
  });

  it('keep what has come if a page does not, and go on from there', async () => {
    const { gate, waitForText, press, waitFor } = await openList({
      rows: 700,
      prepare(gate) {
        gate.intercept = (line) =>
          line.endsWith('/registrations') && gate.count(line) === 2 ? Response.json({}, { status: 400 }) : undefined;
      },
    });
    await waitFor('.alert button');
    await waitFor('tbody tr');
    await press('.alert button');
    await waitForText('700 of 700');
    expect(gate.rows).to.have.length(700);
  });

  it('have the columns that were chosen, the next time as well', async () => {
    const { press, waitFor, part } = await openList();
    await waitFor('tbody tr');
    await press('.columns summary');
    const [labels] = [() => [...part('thead').querySelectorAll('th')].map(({ textContent }) => textContent.trim())];
    expect(labels()).not.to.include('Allergies');
    const boxes = [...part('.choices').querySelectorAll('label')];
    boxes
      .find(({ textContent }) => textContent.includes('Allergies'))!
      .querySelector('input')!
      .click();
    await waitUntil(() => labels().includes('Allergies'));
    expect(
      Object.keys(localStorage)
        .map((key) => localStorage.getItem(key))
        .join(),
    ).not.to.include('Ada');
  });

  it('have the labels of forms where a field is built in', async () => {
    const { waitFor, part } = await openList();
    await waitFor('tbody tr');
    await waitUntil(() => part('.choices').textContent.includes('Date of birth'));
  });

  it('lead the kitchen nowhere', async () => {
    const { waitFor, parts } = await openList({ role: 'kitchen' });
    await waitFor('tbody tr');
    expect(parts('[data-person]')).to.have.length(0);
  });

  it('name the zone of the club’s clocks', async () => {
    const { waitFor, part } = await openList();
    await waitFor('tbody tr');
    expect(part('thead').textContent).to.match(/Received \((CET|CEST|GMT\+[12])\)/);
  });
});

describe('the attendance list', () => {
  it('has the chosen answers to the club’s own questions, and no addresses', async () => {
    const { press, part, waitFor } = await openList();
    await waitFor('tbody tr');
    await press('.columns summary');
    const boxes = [...part('.choices').querySelectorAll('label')];
    boxes
      .find(({ textContent }) => textContent.includes('Allergies'))!
      .querySelector('input')!
      .click();
    await press('.tools.end > button');
    await waitFor('.attendance input');
    await waitUntil(() => part('.attendance').textContent.includes('Nuts'));
    expect(part('.attendance').textContent).not.to.include('@');
  });

  it('has everybody who is expected, and keeps ticks in the tab', async () => {
    const { press, parts, waitForText, gate, waitFor } = await openList();
    await waitFor('tbody tr');
    const requests = gate.requests.length;
    await press('.tools.end > button');
    await waitFor('.attendance input');
    const expected = gate.rows.filter(({ state }) => state === 'registered').length;
    await waitUntil(() => parts('.attendance li').length === expected);
    parts('.attendance input')[0]!.click();
    await waitForText(`Present: 1 / ${expected}`);
    expect(gate.requests.length).to.equal(requests);
    await press('.tools.end button:not(.main)');
    await waitForText(`Present: 0 / ${expected}`);
  });
});
