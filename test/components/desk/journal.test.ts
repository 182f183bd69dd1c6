import { expect } from '@open-wc/testing';
import { waitUntil } from '../../support/wait-until.js';
import { desk as words } from '../../../src/i18n/en/desk.js';
import { closeDesk, openDesk } from './open-desk.js';

afterEach(closeDesk);

const openJournal = async (options?: Parameters<typeof openDesk>[0]) => {
  const desk = await openDesk(options);
  await desk.press('.open-journal');
  return desk;
};

describe('the journal of the desk', () => {
  it('says who did what, and shows more when asked to', async () => {
    const { waitFor, press, parts } = await openJournal();
    const first = await waitFor('.journal li');
    expect(first.textContent).to.include(words.journal.did.accept).and.include('board@example.org');
    expect(parts('.journal li')).to.have.length(50);
    await press('[data-more-entries]');
    await waitUntil(() => parts('.journal li').length === 60);
    expect(parts('[data-more-entries]')).to.have.length(0);
  });

  it('shows one list only, from its newest entry on', async () => {
    const { waitFor, part, parts, gate, root } = await openJournal();
    await waitFor('.journal li');
    const choice = part<HTMLSelectElement>('#journal-list');
    choice.value = 'lst_camp';
    choice.dispatchEvent(new Event('change'));
    await waitUntil(() => parts('.journal li').length === 30);
    expect(root.querySelector('.journal')!.textContent).not.to.include('Members');
    expect(gate.count('GET /journal')).to.equal(2);
  });

  it('leads to a person who is still there, and to nobody who is not', async () => {
    const { waitFor, parts, press, waitForText } = await openJournal();
    await waitFor('.journal li');
    const texts = parts('.journal li').map(({ textContent }) => textContent);
    const isOffered = (sentence: string) =>
      texts.find((text) => text.includes(sentence))!.includes(words.journal.openPerson);
    expect([isOffered(words.journal.did.correct), isOffered(words.journal.did.cancel)]).to.deep.equal([true, false]);
    await press('.journal li:nth-child(4) button');
    await waitForText(words.answers);
  });

  it('names each way to a person after its entry', async () => {
    const { waitFor, parts, root } = await openJournal();
    await waitFor('.journal li');
    const names = parts('.journal li button').map((button) =>
      button
        .getAttribute('aria-labelledby')!
        .split(' ')
        .map((id) => root.getElementById(id)!.textContent.trim())
        .join(' '),
    );
    expect(names[0]).to.match(new RegExp(`^${words.journal.openPerson} ${words.journal.did.accept} .*2030`));
    expect(new Set(names).size).to.equal(names.length);
  });

  it('offers another try if it cannot be loaded', async () => {
    const { waitFor, gate, press } = await openJournal({
      prepare: (gate) => {
        gate.intercept = (line) => (line === 'GET /journal' ? Response.json({}, { status: 500 }) : undefined);
      },
    });
    await waitFor('[role=alert]');
    gate.intercept = () => undefined;
    await press('.notice button');
    await waitFor('.journal li');
  });

  it('is there for those who may read it', async () => {
    const { waitFor, parts } = await openDesk({ actions: ['cancel'] });
    await waitFor('.cards');
    expect(parts('.open-journal')).to.have.length(0);
  });
});
