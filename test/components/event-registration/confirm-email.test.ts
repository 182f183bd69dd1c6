import { expect } from '@open-wc/testing';
import { navigation } from '../../../src/browser/redirect.js';
import { confirm as german } from '../../../src/i18n/de/confirm.js';
import { confirm as words } from '../../../src/i18n/en/confirm.js';
import { form as formWords } from '../../../src/i18n/en/index.js';
import { openForm, type OpenFormOptions } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';

const yaml = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    form:
      confirm_email: true
      thanks: See you there
      sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }]
`;

async function registered(options: OpenFormOptions = {}) {
  const opened = await openForm({ yaml, ...options });
  const { type, send } = opened;
  type('name.first_name', 'Ada');
  type('name.last_name', 'Lovelace');
  type('email', 'ada@example.org');
  await send();
  const mails = async () => {
    opened.clock.now += 10_000;
    return (await opened.deliverMails()).map(({ subject, to }) => [subject, to.address]);
  };
  const status = () => opened.part('[role=status]').textContent.replace(/\s+/g, ' ').trim();
  const heading = () => opened.part('[role=heading]').textContent.trim();
  const sendAgain = async (expected: string) => {
    opened.part('.resend').click();
    await waitUntil(() => status().includes(expected), 'nothing was said');
  };
  return { ...opened, mails, status, heading, sendAgain };
}

describe('a registration whose address has to be confirmed', () => {
  it('says what to do instead of thanks, accessibly, and puts the visitor there', async () => {
    const { el, heading, status, parts, part } = await registered();
    expect([heading(), status()]).to.deep.equal([words.confirmTitle, words.confirmSent('ada@example.org')]);
    expect(el.shadowRoot!.activeElement).to.equal(part('[role=heading]'));
    const buttons = parts('.done button').map((button) => button.textContent.trim());
    expect(buttons).to.deep.equal([words.sendMailAgain, formWords.next]);
    // on one line with the full stop
    expect(part('.status strong').textContent).to.equal('ada@example.org.');
    await expect(el).to.be.accessible();
  });

  it('has its mail sent again, and says the same whether there is one to send or not', async () => {
    const { mails, sendAgain, status } = await registered();
    const first = await mails();
    await sendAgain(words.mailSentAgain);
    expect(status()).to.contain(words.confirmSent('ada@example.org'));
    expect([first, await mails()]).to.deep.equal([
      [['Please confirm: Camp', 'ada@example.org']],
      [['Please confirm: Camp', 'ada@example.org']],
    ]);
  });

  it('says so where the mail cannot be asked for, and can be tried again', async () => {
    let isOffline = true;
    const { sendAgain } = await registered({
      intercept: (request, next) => {
        if (isOffline && request.url.endsWith('/confirmation-mails')) throw new TypeError('offline');
        return next(request);
      },
    });
    await sendAgain(formWords.offline);
    isOffline = false;
    await sendAgain(words.mailSentAgain);
  });

  it('says it in another language once the page has one', async () => {
    const { el, heading } = await registered();
    el.lang = 'de';
    await waitUntil(() => heading() === german.confirmTitle, 'it is not German');
  });

  it('leads to no page of thanks, since nothing counts yet', async () => {
    const { assign } = navigation;
    const visited: string[] = [];
    navigation.assign = (address) => void visited.push(address);
    const { heading } = await registered({ attributes: { redirect: 'https://club.example/thanks' } });
    navigation.assign = assign;
    expect([visited, heading()]).to.deep.equal([[], words.confirmTitle]);
  });
});
