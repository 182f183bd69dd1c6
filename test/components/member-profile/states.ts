/** The states that a profile can be in, one line each; where nobody is signed in, it is the way in. */
import { familyClub, sharedEmail, type Family } from '../../support/family-club.js';
import {
  waitForElement,
  openPortal,
  type OpenedPortal,
  type OpenPortalOptions,
  type Intercept,
} from '../../support/open-portal.js';
import type { States } from '../../support/element-states.js';
import { clubWithEvents, offeredPlace, openRegistrations } from './registered.js';
import { waitUntil } from '../../support/wait-until.js';

const pendingForever = new Promise<never>(() => {});
const offline = () => Promise.reject(new TypeError('offline'));

type Lang = { readonly lang: string };
type Act = (opened: OpenedPortal) => unknown;

const owed = ({ api, ids }: Family) =>
  api.createFees({
    body: {
      data: [
        { amount: 123456, description: 'Jahresbeitrag für die Mitgliederversammlungsteilnahme', person_id: ids.bob },
        { amount: 50, description: 'Key', person_id: ids.ada },
      ],
    },
  });

/** Signed in, and then one thing after the other. */
const signedIn =
  (more: OpenPortalOptions = {}, acts: readonly Act[] = [], until = '.person .main, form') =>
  async (options: Lang) => {
    const opened = await openPortal({ as: sharedEmail, prepare: owed, ...more, ...options });
    await waitForElement(opened.root, more.until ?? '.person .main');
    for (const act of acts) {
      await act(opened);
      await opened.el.updateComplete;
    }
    await waitForElement(opened.root, until);
    return opened;
  };

const edit: Act = async ({ part, root }) => {
  part('.person .main').click();
  await waitForElement(root, 'form.editing');
};
const type =
  (name: string, text: string): Act =>
  (opened) =>
    opened.type(name, text);
const save: Act = ({ part }) => part('form button.main').click();
const meanwhile: Act = ({ api, ids }) =>
  api.updatePerson({ list_id: 'member', person_id: ids.bob, body: { phone: '+49 30 22', about: 'Theirs' } });
const toAda: Act = async ({ parts, root }) => {
  parts('nav button')[1]!.click();
  await waitUntil(() => root.querySelector('.whose')?.textContent.includes('Ada'));
};

/** A sign-in link counts as fresh for ten minutes; the session lasts longer. */
const later: Act = ({ clock }) => (clock.now += 11 * 60_000);
const newEmail: readonly Act[] = [edit, type('email', 'bob-noyce@example.org')];
const press =
  (selector: string): Act =>
  ({ part }) =>
    part(selector).click();
const until =
  (selector: string): Act =>
  ({ root }) =>
    waitForElement(root, selector);

/** So short a session that its end is near at once. */
const withShortSession =
  (answer: object): Intercept =>
  async (request, next, path) => {
    const response = await next();
    if (path !== '/portal/sessions' || request.method !== 'POST') return response;
    const { data } = (await response.json()) as { data: { now: string } };
    const expires_at = new Date(Date.parse(data.now) + 90_000).toISOString();
    const changed = 'expires_at' in answer ? { expires_at } : answer;
    return Response.json({ data: { ...data, ...changed } }, { status: 201 });
  };

const failing =
  (method: string, answer: () => Promise<Response>): Intercept =>
  (request, next, path) =>
    request.method === method && path.startsWith('/lists') ? answer() : next();

type Registered = Awaited<ReturnType<typeof openRegistrations>>;
type RegisteredAct = (opened: Registered) => unknown;

/** Signed in, with registrations, and then one thing after the other. */
const registered =
  (more: OpenPortalOptions = {}, acts: readonly RegisteredAct[] = [], until = 'section') =>
  async (options: Lang) => {
    const opened = await openRegistrations({ ...more, ...options });
    for (const act of acts) await act(opened);
    await waitForElement(opened.own, until);
    return opened;
  };
const pressOwn =
  (selector: string): RegisteredAct =>
  async ({ own, inner }) => {
    await waitForElement(own, selector);
    inner.part(selector).click();
  };
const enterOwn =
  (name: string, value: string): RegisteredAct =>
  async ({ own, enter }) => {
    await waitForElement(own, `[name="${name}"]`);
    enter(name, value);
  };
const otherPhone: RegisteredAct = async ({ api, listOf }) => {
  const list_id = await listOf('camp');
  const [ada] = (await api.listPersons({ list_id })).data;
  await api.updatePerson({ list_id, person_id: ada!.id, body: { phone: '+49 30 22' } });
};

export const states: States = {
  'the way in': (options) => openPortal(options),
  'a link': (options) =>
    openPortal({ ...options }).then(async (opened) => {
      opened.follow('x'.repeat(43));
      await waitForElement(opened.root, '.alert');
      return opened;
    }),
  'nobody can sign in': (options) =>
    openPortal({
      ...options,
      yaml: familyClub.replace('slug: club,', 'slug: club, member_portal: { status: disabled },'),
    }),
  loading: (options) =>
    openPortal({
      ...options,
      as: sharedEmail,
      until: '[role=status]',
      intercept: (_, next, path) => (path === '/portal/fees' ? pendingForever : next()),
    }),
  'could not be had': signedIn(
    { intercept: (_, next, path) => (path === '/portal/fees' ? offline() : next()), until: '.alert' },
    [],
    '.alert',
  ),
  'several who share an address, and fees': signedIn(),
  'one alone, without fees': signedIn({ as: 'eve@example.org', prepare: async () => {} }),
  'little is known': signedIn({}, [toAda]),
  editing: signedIn({}, [edit], 'form'),
  'not saved yet, of somebody else': signedIn({}, [edit, type('phone', '+49 30 11'), toAda]),
  'something needs another look': signedIn({}, [edit, type('email', ''), type('phone', 'x'), save], '[part=summary]'),
  saving: signedIn(
    { intercept: failing('PUT', () => pendingForever) },
    [edit, type('phone', '+49 30 11'), save],
    'form .later',
  ),
  'could not be saved': signedIn(
    { intercept: failing('PUT', offline) },
    [edit, type('phone', '+49 30 11'), save],
    'form .notice.alert',
  ),
  'somebody was faster': signedIn(
    {},
    [edit, type('phone', '+49 30 11'), type('about', 'Mine'), meanwhile, save],
    '[data-conflict]',
  ),
  saved: signedIn({}, [edit, type('phone', '+49 30 11'), save], '.profile > .notice'),
  'a new address is pending': signedIn({}, [...newEmail, save], '.notice.pending'),
  'the mail to a new address could not be sent again': signedIn(
    { intercept: (_, next, path) => (path.startsWith('/portal/email-changes') ? offline() : next()) },
    [...newEmail, save, until('.notice.pending'), press('.pending button')],
    '.pending p + p',
  ),
  'a new address needs a fresh link': signedIn({}, [...newEmail, later, save], '.fresh'),
  'a fresh link was asked for': signedIn(
    {},
    [...newEmail, later, save, until('.fresh'), press('.fresh button')],
    '.fresh input',
  ),
  'a fresh link could not be asked for': signedIn(
    { intercept: (_, next, path) => (path === '/portal/link-requests' ? offline() : next()) },
    [...newEmail, later, save, until('.fresh'), press('.fresh button')],
    '.fresh p + p',
  ),
  'no link that could be pasted': signedIn(
    {},
    [
      ...[...newEmail, later, save, until('.fresh'), press('.fresh button'), until('.fresh input')],
      ({ part }) => (part<HTMLInputElement>('.fresh input').value = 'nonsense'),
      press('.fresh label + .actions button'),
    ],
    '.fresh [aria-invalid=true]',
  ),
  'signing out everywhere is asked for': signedIn(
    {},
    [until('[data-everywhere]'), press('[data-everywhere]')],
    '[data-ask]',
  ),
  'it ends soon': signedIn({ intercept: withShortSession({ idle_ms: 90_000 }) }, [], '.notice button'),
  'it ends for good': signedIn({ intercept: withShortSession({ expires_at: '' }) }, [], '.notice'),
  'registrations of the family': registered(),
  'a registration is corrected': registered({}, [pressOwn('[data-change]')], 'form.answers'),
  'an answer needs another look': registered(
    {},
    [
      pressOwn('[data-change]'),
      enterOwn('name.first_name', ''),
      enterOwn('name.last_name', ''),
      pressOwn('form .main'),
    ],
    '[part=summary]',
  ),
  'a registration was changed by somebody else': registered(
    {},
    [pressOwn('[data-change]'), enterOwn('phone', '+49 30 11'), otherPhone, pressOwn('form .main')],
    '[data-conflict]',
  ),
  'a registration is to be cancelled': registered({}, [pressOwn('[data-cancel]')], '.question'),
  'a registration is cancelled': registered({}, [pressOwn('[data-cancel]'), pressOwn('.question .yes')], '.said'),
  'a place is offered': registered({ prepare: offeredPlace }, [], '[data-accept]'),
  'the form of an event is open': registered({}, [pressOwn('[data-register]')], 'event-registration'),
  'registrations could not be had': registered(
    { intercept: (_, next, path) => (path === '/portal/registrations' ? offline() : next()) },
    [],
    '.failure',
  ),
  'only events are there': signedIn({ yaml: clubWithEvents, prepare: async () => {} }),
};
