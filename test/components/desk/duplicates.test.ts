import { expect } from '@open-wc/testing';
import { desk } from '../../../src/i18n/en/desk.js';
import { deskDuplicates as words } from '../../../src/i18n/en/desk-duplicates.js';
import { waitUntil } from '../../support/wait-until.js';
import { closeDesk, openDesk, type OpenDeskOptions } from './open-desk.js';

afterEach(closeDesk);

const FIRST = '[data-pair="per_0-per_0_again"]';
const SECOND = '[data-pair="per_1-per_1_again"]';

async function openDuplicates(options?: OpenDeskOptions) {
  const page = await openDesk(options);
  await page.press('.card h2 button');
  await page.press('.open-duplicates');
  await page.waitFor('.pair, .no-pairs');
  const bodyOf = (line: string) => page.gate.requests.findLast((request) => request.line === line)?.body;
  return { ...page, bodyOf };
}

describe('duplicates at the desk', () => {
  it('are there for those who may merge, and for lists of events', async () => {
    const { press, waitFor, parts } = await openDesk({ actions: ['cancel', 'write'] });
    await press('.card h2 button');
    await waitFor('[data-person]');
    expect(parts('.open-duplicates')).to.have.length(0);
  });

  it('break the lines of a narrow side between words, and addresses at their sign', async () => {
    const { part } = await openDuplicates();
    const moment = part(`${FIRST} .pair-sides .help`).textContent;
    expect(moment)
      .to.match(/20\d\d/)
      .and.not.to.contain('\u00a0');
    const address = [...part(FIRST).querySelectorAll('bdi')].find(({ textContent }) => textContent.includes('@'))!;
    expect(address.querySelector('wbr')!.nextSibling!.textContent).not.to.contain('@');
  });

  it('stand side by side: what differs is to choose, what is the same is folded', async () => {
    const { part, parts } = await openDuplicates();
    expect(parts('.pair')).to.have.length(3);
    const pair = part(FIRST);
    const legends = [...pair.querySelectorAll('legend')].map(({ textContent }) => textContent.trim());
    expect(legends[0]).to.equal(words.keep);
    expect(legends).to.include('E-mail').and.include('Allergies').and.not.include('Last name');
    expect(pair.querySelector('details')!.textContent).to.include(words.same);
    // an answer is not lost because the one who stays has none
    expect(pair.querySelectorAll('.pair-sides .none').length).to.be.at.least(1);
  });

  it('are numbered if they came in the same minute in the same state', async () => {
    const keepTexts = (pair: HTMLElement) =>
      [...pair.querySelector('.pair-sides')!.children].map(({ textContent }) =>
        textContent.replace(/\s+/g, ' ').trim(),
      );
    const { part } = await openDuplicates({
      prepare: ({ duplicates }) => {
        const [one, other] = duplicates.pairs[0]!.persons;
        other.created_at = one.created_at;
      },
    });
    const [first, second] = keepTexts(part(FIRST));
    expect([first!.slice(0, 3), second!.slice(0, 3)]).to.deep.equal(['1. ', '2. ']);
    expect(first!.slice(3)).to.equal(second!.slice(3));
    expect(keepTexts(part(SECOND)).join()).to.not.match(/\b[12]\./);
  });

  it('are merged with the chosen answers, after a question, once', async () => {
    const { part, parts, press, waitFor, gate, bodyOf, waitForText, root } = await openDuplicates();
    const email = [...part(FIRST).querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
      ({ name, value }) => name.startsWith('email-') && value === '1',
    )!;
    email.click();
    await press(`${FIRST} [data-merge]`);
    await waitFor('.question');
    expect(root.activeElement).to.equal(part('.question .keep'));
    expect(gate.count('POST /lists/lst_camp/duplicates/merge')).to.equal(0);
    part('.question .yes').click();
    part('.question .yes').click();
    await waitForText('are merged');
    expect(gate.count('POST /lists/lst_camp/duplicates/merge')).to.equal(1);
    expect(bodyOf('POST /lists/lst_camp/duplicates/merge')).to.deep.equal({
      keep: 'per_0',
      remove: 'per_0_again',
      take: ['email'],
    });
    await waitUntil(() => parts('.pair').length === 2);
    expect(root.activeElement).to.equal(part('.pair-notice'));
  });

  it('keep the other one if that is chosen, and then its answers', async () => {
    const { part, press, bodyOf, waitForText } = await openDuplicates();
    part(FIRST).querySelector<HTMLInputElement>('[name^=keep-][value="1"]')!.click();
    await press(`${FIRST} [data-merge]`);
    await press('.question .yes');
    await waitForText('are merged');
    // its missing answer is taken from the other
    expect(bodyOf('POST /lists/lst_camp/duplicates/merge')).to.deep.equal({
      keep: 'per_0_again',
      remove: 'per_0',
      take: ['allergies'],
    });
  });

  it('have no choice where only one can stay, and no merging where both have paid', async () => {
    const { part, parts } = await openDuplicates();
    const [one, other] = part(SECOND).querySelectorAll<HTMLInputElement>('[name^=keep-]');
    expect([one!.disabled, one!.checked, other!.disabled, other!.checked]).to.deep.equal([true, false, false, true]);
    expect(part(SECOND).textContent).to.include(words.mustKeep);
    const [, , third] = parts('.pair');
    expect(third!.textContent).to.include(words.bothPaid);
    expect(third!.querySelector('[data-merge]')).to.equal(null);
    expect(third!.querySelector('[data-distinct]')).to.not.equal(null);
  });

  it('are two persons from then on if somebody says so', async () => {
    const { press, parts, bodyOf, waitForText } = await openDuplicates();
    await press(`${FIRST} [data-distinct]`);
    await waitForText('Noted');
    expect(bodyOf('POST /lists/lst_camp/duplicates/distinct')).to.deep.equal({
      person_ids: ['per_0', 'per_0_again'],
    });
    await waitUntil(() => parts('.pair').length === 2);
  });

  it('stay as they are if it failed, and say why', async () => {
    const { press, gate, waitForText, part } = await openDuplicates();
    const answerWith = (status: number, code?: string) => {
      gate.intercept = (line) =>
        line.endsWith('/duplicates/merge')
          ? Response.json({ status, errors: code ? [{ field: 'keep', code, message: '' }] : [] }, { status })
          : undefined;
    };
    answerWith(500);
    await press(`${FIRST} [data-merge]`);
    await press('.question .yes');
    await waitForText(desk.failed);
    answerWith(404);
    await press('.question .yes');
    await waitForText(desk.changed);
    expect(part(FIRST)).to.not.equal(null);
  });

  it('show nobody once the session is over', async () => {
    const { press, gate, waitForText, root } = await openDuplicates();
    gate.intercept = () => Response.json({}, { status: 401 });
    await press(`${FIRST} [data-distinct]`);
    await waitForText('continue where you were');
    expect(root.textContent).not.to.include('Nowak');
  });
});
