import { expect } from '@open-wc/testing';
import { login as words } from '../../../src/i18n/en/index.js';
import { sharedEmail } from '../../support/family-club.js';
import {
  requestBodies,
  expectFocus,
  openPortal,
  type OpenedPortal,
  type OpenPortalOptions,
} from '../../support/open-portal.js';
import { pageClock, type PageClock } from '../../support/page-clock.js';
import { waitUntil } from '../../support/wait-until.js';

const open = (more: OpenPortalOptions = {}) => openPortal({ tags: ['portal-login'], ...more });

const requested = ({ requestLines }: Pick<OpenedPortal, 'requestLines'>) =>
  requestLines().filter((line) => line === 'POST /portal/link-requests');

async function sendRequest(opened: OpenedPortal, address: string) {
  opened.type('email', address);
  await opened.press(words.sendLink);
}

describe('asking for a link', () => {
  for (const wrong of ['', 'ada', 'ada@example', 'ada @example.org'])
    it(`says at the field what is wrong with it, and puts the visitor there: “${wrong}”`, async () => {
      const opened = await open();
      await sendRequest(opened, wrong);
      await opened.says(words.emailWrong);
      await expectFocus(opened, '[name=email]');
      const control = opened.part<HTMLInputElement>('[name=email]');
      const described = control
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => opened.part(`[id="${id}"]`).textContent);
      expect([control.value, control.getAttribute('aria-invalid'), described, requested(opened)]).to.deep.equal([
        wrong,
        'true',
        [words.emailHelp, words.emailWrong],
        [],
      ]);
    });

  it('puts the ways on below the code as links in one row, and the button of the code alone', async () => {
    const opened = await open();
    await sendRequest(opened, sharedEmail);
    await waitUntil(() => opened.root.querySelector('.code'));
    const buttons = opened.parts('.code + .actions button');
    expect(buttons.map(({ textContent }) => textContent.trim().replace(/\d+/, '60'))).to.deep.equal([
      words.sendAgainIn(60),
      words.otherAddress,
    ]);
    expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).to.equal(1);
    expect(buttons.map((button) => getComputedStyle(button).borderTopWidth)).to.deep.equal(['0px', '0px']);
  });

  it('says the same to who is a member and who is none', async () => {
    const messages = [];
    for (const address of [sharedEmail, 'nobody@example.org']) {
      const opened = await open();
      await sendRequest(opened, address);
      await opened.says(words.checkMail);
      await waitUntil(() => opened.root.querySelector('.code'));
      expect(opened.text()).to.contain(words.linkSent(address));
      messages.push(
        opened.root
          .querySelector('[dir]')!
          .innerHTML.replaceAll(address, '')
          .replace(/\d+ s|lit\$\d+\$/g, ''),
      );
      expect(await opened.deliverMails()).to.have.length(address === sharedEmail ? 1 : 0);
    }
    expect(messages[0]).to.equal(messages[1]);
  });

  it('puts the visitor at what to do next', async () => {
    const opened = await open();
    await sendRequest(opened, sharedEmail);
    await opened.says(words.checkMail);
    await expectFocus(opened, '[part=heading]');
  });

  it('sends the address without what surrounds it, and the language that is spoken here', async () => {
    const opened = await open({ lang: 'de' });
    opened.type('email', `  ${sharedEmail} `);
    opened.part('form button.main').click();
    await waitUntil(() => opened.root.querySelector('.elsewhere'));
    const [{ device_secret, ...body } = {}, ...more] = (await requestBodies(opened, 'POST')) as Record<
      string,
      unknown
    >[];
    expect([body, more]).to.deep.equal([{ email: sharedEmail, language: 'de' }, []]);
    expect(device_secret).to.match(/^[\da-f]{32}$/);
    expect((await opened.deliverMails()).map(({ language }) => language)).to.deep.equal(['de']);
  });

  it('sends once on a double click', async () => {
    const opened = await open();
    opened.type('email', sharedEmail);
    const button = opened.button(words.sendLink);
    button.click();
    button.click();
    await opened.says(words.checkMail);
    expect(requested(opened)).to.have.length(1);
  });

  it('asks for another address, and puts the visitor there', async () => {
    const opened = await open();
    await sendRequest(opened, sharedEmail);
    await opened.says(words.checkMail);
    await opened.press(words.otherAddress);
    await expectFocus(opened, '[name=email]');
    expect(opened.part<HTMLInputElement>('[name=email]').value).to.equal('');
  });
});

describe('a mail that does not come', () => {
  let clock: PageClock;
  beforeEach(() => (clock = pageClock()));
  afterEach(() => clock.end());

  it('can be asked for again after a minute, and no earlier', async () => {
    const opened = await open();
    await sendRequest(opened, sharedEmail);
    await opened.says(words.sendAgainIn(60));
    opened.part('.actions button').click();
    clock.pass(59_000);
    await opened.says(words.sendAgainIn(1));
    opened.part('.actions button').click();
    expect(requested(opened)).to.have.length(1);
    clock.pass(1_000);
    await opened.says(`${words.sendAgain} `);
    expect(opened.part('.actions button').hasAttribute('aria-disabled')).to.equal(false);
    await opened.press(words.sendAgain);
    await waitUntil(() => requested(opened).length === 2);
    await opened.says(words.sendAgainIn(60));
  });

  it('is counted down again after the element was away', async () => {
    const opened = await open();
    await sendRequest(opened, sharedEmail);
    await opened.says(words.sendAgainIn(60));
    const parent = opened.el.parentElement!;
    opened.el.remove();
    clock.pass(30_000);
    parent.append(opened.el);
    await opened.says(words.sendAgainIn(30));
    clock.pass(30_000);
    await opened.says(`${words.sendAgain} `);
  });
});

describe('asking for a link while the network fails', () => {
  for (const [what, answer, sentence] of [
    ['no network', () => Promise.reject(new TypeError('offline')), words.offline],
    ['a fault', async () => new Response('oops', { status: 500 }), words.unavailable],
    ['too many', async () => Response.json({ title: 'no' }, { status: 429 }), words.busy],
  ] as const)
    it(`says so, and keeps what was typed: ${what}`, async () => {
      let fails = true;
      const opened = await open({
        intercept: (_, next, path) => (fails && path === '/portal/link-requests' ? answer() : next()),
      });
      await sendRequest(opened, sharedEmail);
      await opened.says(words.linkNotSent);
      expect(opened.text()).to.contain(sentence);
      await expectFocus(opened, '.notice.alert');
      expect(opened.part<HTMLInputElement>('[name=email]').value).to.equal(sharedEmail);
      fails = false;
      await opened.press(words.sendLink);
      await opened.says(words.checkMail);
      expect(opened.text()).to.not.contain(words.linkNotSent);
    });
});
