import { expect } from '@open-wc/testing';
import { isAmbiguous } from '../../../src/components/portal-login/ambiguous-club.js';
import { login as words } from '../../../src/i18n/en/index.js';
import { requestMailedLink, sharedEmail } from '../../support/family-club.js';
import { openPortal } from '../../support/open-portal.js';

const own = { base: 'https://turnout.test/public', slug: 'club' };
const mounted = Symbol.for('turnout.mounted');

const insertElement = <Tag extends 'script' | 'div'>(tag: Tag, attributes: Record<string, string>) => {
  const element = document.createElement(tag);
  // none of them runs: nobody is to be asked for it
  for (const [name, value] of Object.entries({ type: 'text/plain', 'data-test': '', ...attributes }))
    element.setAttribute(name, value);
  document.body.append(element);
  return element;
};
afterEach(() => document.querySelectorAll('[data-test]').forEach((one) => one.remove()));

const otherScript = 'https://other.test/embed.js';

describe('a club that is named by two gates on one page', () => {
  for (const [what, attributes, twice] of [
    ['by its own attribute', { src: otherScript, 'data-slug': 'club' }, true],
    ['by the address', { src: `${otherScript}?slug=club` }, true],
    ['for a form of it', { src: `${otherScript}?slug=club/camp` }, true],
    [
      'with another gate than its own',
      {
        src: own.base.replace('public', 'embed.js'),
        'data-slug': 'club',
        'data-base-url': 'https://other.test/public',
      },
      true,
    ],
    ['as a version of its own', { src: 'https://other.test/embed-0.1.0.js', 'data-slug': 'club' }, true],
    ['from the same gate', { src: own.base.replace('public', 'embed.js'), 'data-slug': 'club' }, false],
    ['for another club', { src: otherScript, 'data-slug': 'club2' }, false],
    ['without a slug', { src: otherScript }, false],
    ['which is none of ours', { src: 'https://other.test/count.js?slug=club' }, false],
    ['which cannot be asked for', { src: 'data:,embed.js', 'data-slug': 'club' }, false],
  ] as const)
    it(`${twice ? 'is' : 'is not'} so by a script that has not run yet, ${what}`, () => {
      insertElement('script', attributes);
      expect(isAmbiguous(own)).to.equal(twice);
    });

  it('is not so by a placeholder, which anybody may have written', () => {
    insertElement('div', { 'data-turnout-slug': 'club', 'data-base-url': 'https://other.test/public' });
    expect(isAmbiguous(own)).to.equal(false);
  });

  it('is not so by a script that has run: its element says where it asks', () => {
    const script = insertElement('script', { src: otherScript, 'data-slug': 'club' });
    Object.assign(script, { [mounted]: 'club' });
    expect(isAmbiguous(own)).to.equal(false);
  });

  it('is offered no link before every script has run, and the link stays', async () => {
    const opened = await openPortal({ tags: ['portal-login'] });
    const token = (await requestMailedLink(opened, sharedEmail))!;
    const script = insertElement('script', { src: otherScript, 'data-slug': 'club' });
    opened.follow(token);
    await opened.el.updateComplete;
    expect(opened.requestLines()).to.not.include('POST /portal/links');
    expect(location.hash).to.include(token);
    // it has run, and its element was about something else
    Object.assign(script, { [mounted]: 'club' });
    window.dispatchEvent(new Event('load'));
    await opened.says('Bob Noyce');
    expect(location.hash).to.equal('');
  });

  it('is offered no link from the page’s address that another gate was offered', async () => {
    const first = await openPortal({ tags: ['portal-login'] });
    const token = (await requestMailedLink(first, sharedEmail))!;
    first.follow(token);
    await first.says('Bob Noyce');
    first.el.remove();
    const second = await openPortal({ tags: ['portal-login'] });
    second.follow(token);
    await second.says(words.linkExpired);
    expect(second.requestLines()).to.not.include('POST /portal/links');
    expect(location.hash).to.equal('');
  });
});
