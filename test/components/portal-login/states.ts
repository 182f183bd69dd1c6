/** The states that the way in can be in, one line each. */
import { wordsOf } from '../../../src/i18n/index.js';
import { familyClub, requestMailedLink, sharedEmail } from '../../support/family-club.js';
import {
  waitForElement,
  openPortal,
  type OpenedPortal,
  type OpenPortalOptions,
  type PortalTag,
  type Intercept,
} from '../../support/open-portal.js';
import type { States } from '../../support/element-states.js';
import { unlisted } from './unlisted-origin.js';

const pendingForever = new Promise<never>(() => {});
const offline = () => Promise.reject(new TypeError('offline'));

type Lang = { readonly lang: string };

const failing =
  (at: string, answer: () => Promise<Response> = offline): Intercept =>
  (_, next, path) =>
    path === at ? answer() : next();

/** Every state of the way in, wherever it is drawn. */
export function statesOf(tag: PortalTag): States {
  const opened =
    (more: OpenPortalOptions = {}) =>
    (options: Lang) =>
      openPortal({ tags: [tag], ...more, ...options });
  const then =
    (act: (opened: OpenedPortal) => unknown, until: string, more: OpenPortalOptions = {}) =>
    async (options: Lang) => {
      const match = await opened(more)(options);
      await act(match);
      await waitForElement(match.root, until);
      await match.el.updateComplete;
      return match;
    };
  const sendRequest = (address: string) => (opened: OpenedPortal) => {
    opened.type('email', address);
    opened.part('form button.main').click();
  };
  const sendWrongCode = (code: string) => async (opened: OpenedPortal) => {
    sendRequest('nobody@example.org')(opened);
    await waitForElement(opened.root, '.code');
    opened.type('code', code);
    opened.part('.code button').click();
  };
  const follow = async (opened: OpenedPortal) => opened.follow((await requestMailedLink(opened, sharedEmail))!);
  const paste = (opened: OpenedPortal) => {
    opened.part<HTMLDetailsElement>('details').open = true;
    opened.type('link', 'nonsense');
    opened.part('form:has([name=link]) button').click();
  };
  const signOut = async (opened: OpenedPortal) => {
    const { signOut: text } = await wordsOf(opened.el.lang, 'login');
    await opened.says(text);
    opened.button(text).click();
  };
  const closing =
    (answer: () => Promise<Response>): Intercept =>
    (request, next) =>
      request.method === 'DELETE' ? answer() : next();
  const leave = (until: string, answer?: () => Promise<Response>) =>
    then(signOut, until, {
      as: sharedEmail,
      until: '[name=end-link]',
      ...(answer ? { intercept: closing(answer) } : {}),
    });
  const pressSignOutEverywhere = (opened: OpenedPortal) => opened.part('[data-everywhere]').click();
  const status = (is: string) =>
    opened({ yaml: familyClub.replace('slug: club,', `slug: club, member_portal: { status: ${is} },`) });

  return {
    loading: opened({ intercept: () => pendingForever, until: '.later' }),
    'could not be had': opened({ intercept: offline, until: '[role=alert]' }),
    'no such club': opened({ attributes: { slug: 'nobody' }, until: '[role=alert]' }),
    'asking for an address': opened(),
    'a wrong address': then(sendRequest('ada'), '[part=issue]'),
    'a link is asked for': then(sendRequest(sharedEmail), '[aria-disabled]', {
      intercept: failing('/portal/link-requests', () => pendingForever),
    }),
    'no link could be asked for': then(sendRequest(sharedEmail), '.alert', {
      intercept: failing('/portal/link-requests'),
    }),
    'a mail is on its way': then(sendRequest(sharedEmail), '.code'),
    'a wrong code': then(sendWrongCode('000000'), '.code [part=issue]'),
    'no code': then(sendWrongCode('12'), '.code [part=issue]'),
    'a code could not be sent': then(sendWrongCode('000000'), '.code .alert', { intercept: failing('/portal/codes') }),
    'nothing that could be pasted': then(paste, '[part=issue]'),
    'a link is looked at': then(follow, '.later', { intercept: failing('/portal/links', () => pendingForever) }),
    'a link': then(follow, '.in button.main:not([type=submit])'),
    'a link that is over': then((opened) => opened.follow('x'.repeat(43)), '.alert'),
    'a link that could not be looked at': then(follow, '.alert', { intercept: failing('/portal/links') }),
    'signed out': then(signOut, '[part=notice]', { as: sharedEmail, until: '[dir] button' }),
    'signing out': leave('.later', () => pendingForever),
    'signed out, and the service could not be told': leave('.alert', offline),
    'signed out, and nobody knows whether the link has ended': leave('[part=notice]', () =>
      Promise.resolve(Response.json({ title: 'Not signed in', status: 401 }, { status: 401 })),
    ),
    'signing out everywhere is asked for': then(pressSignOutEverywhere, '[data-ask]', {
      as: sharedEmail,
      until: '[data-everywhere]',
    }),
    'nobody can sign in': status('disabled'),
    'the association is asked': status('superordinate'),
    'not on this page': opened({ intercept: unlisted }),
  };
}

export const states: States = {
  ...statesOf('portal-login'),
  'signed in': async (options) => {
    const opened = await openPortal({ tags: ['portal-login'], as: sharedEmail, until: '.actions button', ...options });
    await opened.says('Bob');
    return opened;
  },
};
