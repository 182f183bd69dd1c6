import { expect } from '@open-wc/testing';
import { deskListSettings } from '../../../src/i18n/en/desk-list-settings.js';
import { desk } from '../../../src/i18n/en/desk.js';
import { deskWorkspace as words } from '../../../src/i18n/en/desk-workspace.js';
import { closeDesk, openDesk, type OpenDeskOptions } from './open-desk.js';
import { deskWorkspace } from './workspace-double.js';

afterEach(closeDesk);

async function openWorkspace(options?: OpenDeskOptions) {
  const page = await openDesk(options);
  await page.press('.open-workspace');
  await page.waitFor('section');
  return page;
}

/** Values by their labels. */
const factsIn = (element: Element): Record<string, string> =>
  Object.fromEntries(
    [...element.querySelectorAll('dl > div')].map((fact) => [
      fact.querySelector('dt')!.textContent.trim(),
      [...fact.querySelectorAll('dd')].map((one) => one.textContent.trim()).join(' / '),
    ]),
  );

describe('the settings of the club at the desk', () => {
  it('are there for those who may see them', async () => {
    const { waitFor, parts } = await openDesk({ actions: ['money', 'journal'] });
    await waitFor('.cards');
    expect(parts('.open-workspace')).to.have.length(0);
  });

  it('show club, bank account and organisers in words, each with where it is changed', async () => {
    const { part, parts, root } = await openWorkspace();
    expect(factsIn(part('section'))).to.deep.include({
      [words.sender]: `noreply@example.org / ${words.senderHelp}`,
      [words.languages]: 'German and English',
      [words.notify]: words.notifyOptions.daily,
      [words.logo]: desk.noAnswer,
    });
    expect(root.textContent).to.include('DE75\u00a05121');
    expect(root.textContent).to.include(words.visibleFields('Allergies and E-mail'));
    expect(parts('.source').map(({ textContent }) => textContent)).to.deep.equal(
      ['workspace', 'workspace: bank_account', 'organisers', 'events', 'lists'].map((name) =>
        words.inFile(name, 'turnout apply'),
      ),
    );
    expect(parts('input, select, textarea')).to.have.length(0);
  });

  it('show an event with its questions and prices, and what the desk has changed', async () => {
    const { part } = await openWorkspace();
    const camp = part('[data-list=lst_camp]');
    expect(factsIn(camp)).to.deep.include({
      Places: `80 / ${deskListSettings.fileSays('60')}`,
      'Waiting list': 'queue',
      [words.participants]: '4',
      Size: 'optional\nSmall or M',
      'Date of birth': `${words.required} / Only for people aged 8 or over. Only for people under 17.`,
      Allergies: `optional\n${words.sensitive} / Only if the answer to “Size” is: Small.`,
      'T-shirt': '€12.00 / Only if the answer to “Size” is: Small or M.',
      [words.internal]: 'Team',
    });
    expect(camp.textContent).to.include('stays closed until it is opened here');
    expect(camp.textContent).to.include('€290.00').and.include('−10%').and.include('−€50.00');
  });

  it('say that events stand at a hosted service, and forms in the file of the gate', async () => {
    const { part } = await openWorkspace({
      prepare: (gate) => {
        gate.intercept = (line) =>
          line === 'GET /workspace' ? Response.json({ data: { ...deskWorkspace, is_hosted: true } }) : undefined;
      },
    });
    const sources = [...part('[data-list=lst_camp]').querySelectorAll('.source')].map((one) => one.textContent);
    expect(sources).to.deep.equal([words.atService, words.inFile('forms', 'turnout gate apply')]);
  });

  it('can be loaded again if they did not come', async () => {
    const { press, waitFor, gate } = await openDesk({
      prepare: (gate) => {
        gate.intercept = (line) => (line === 'GET /workspace' ? Response.json({}, { status: 500 }) : undefined);
      },
    });
    await press('.open-workspace');
    await waitFor('.alert');
    gate.intercept = () => undefined;
    await press('.alert button');
    await waitFor('section');
  });
});
