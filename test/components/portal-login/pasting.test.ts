import { expect } from '@open-wc/testing';
import { login as words } from '../../../src/i18n/en/index.js';
import { requestMailedLink, sharedEmail } from '../../support/family-club.js';
import { expectFocus, openPortal, type OpenedPortal } from '../../support/open-portal.js';

const open = () => openPortal({ tags: ['portal-login'] });

async function paste(opened: OpenedPortal, text: string) {
  opened.part<HTMLDetailsElement>('details').open = true;
  opened.type('link', text);
  await opened.press(words.goOn);
}

describe('a link that was opened on another device', () => {
  for (const [what, pastedText] of [
    ['the whole link', (token: string) => `https://turnout.test/portal/club#${token}`],
    ['only what stands behind the #', (token: string) => token],
    ['with the #', (token: string) => `#${token}`],
    ['with blanks around it', (token: string) => `  https://turnout.test/portal/club#${token}\t `],
    ['in angle brackets', (token: string) => `<https://turnout.test/portal/club#${token}>`],
    ['in angle brackets, with blanks', (token: string) => ` < https://turnout.test/portal/club#${token} > `],
    ['only what stands behind the #, in angle brackets', (token: string) => `<${token}>`],
    ['at the end of a sentence', (token: string) => `Hello, here: https://turnout.test/portal/club#${token}.`],
    [
      'broken over two lines by a mail program',
      (token: string) => `https://turnout.test/portal/club#${token.slice(0, 20)} ${token.slice(20)}`,
    ],
  ] as const)
    it(`can be pasted: ${what}`, async () => {
      const opened = await open();
      await paste(opened, pastedText((await requestMailedLink(opened, 'eve@example.org'))!));
      await opened.says(words.linkFor('Eve Adams'));
    });

  for (const nonsense of [
    '',
    ' ',
    'hello',
    'https://turnout.test/portal/club',
    `#${'x'.repeat(42)}`,
    `${'x'.repeat(44)}`,
  ])
    it(`is none: “${nonsense}”`, async () => {
      const opened = await open();
      await paste(opened, nonsense);
      await opened.says(words.pasteWrong);
      await expectFocus(opened, '[name=link]');
      expect(opened.part<HTMLInputElement>('[name=link]').value).to.equal(nonsense);
      expect(opened.part('[name=link]').getAttribute('aria-invalid')).to.equal('true');
      expect(opened.requestLines()).to.deep.equal(['GET /portal']);
    });

  it('is over like any other', async () => {
    const opened = await open();
    await paste(opened, 'x'.repeat(43));
    await opened.says(words.linkExpired);
  });

  it('can be pasted where the mail was asked for', async () => {
    const opened = await open();
    opened.type('email', sharedEmail);
    await opened.press(words.sendLink);
    await opened.says(words.checkMail);
    const [message] = await opened.deliverMails();
    opened.type('link', /https:\S+#\S+/.exec(message!.text)![0]);
    await opened.press(words.goOn);
    await opened.says('Bob Noyce');
  });
});
