/** The states that the form can be in, one line each. */
import { controlName } from '../../../src/forms/index.js';
import { club } from '../../support/backend.js';
import {
  mountForm,
  openForm,
  type Handles,
  type OpenedForm,
  type OpenFormOptions,
  isRegistration,
} from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { wholeForm } from '../../support/rendered-form.js';
import { everyKind } from './all-field-types.js';

/** Opens the form in a language and brings it into a state. */
export type Arrive = (options: Pick<OpenFormOptions, 'lang'>) => Promise<Handles>;

type Intercept = NonNullable<OpenFormOptions['intercept']>;

const pendingForever = new Promise<never>(() => {});
const broken = () => new Response('oops', { status: 500 });

/** The form, with nothing but the consent required. */
const easy = (form = '', event?: string) => everyKind({ required: false, form, ...(event && { event }) });
const family = 'participants: 3';
const priced = `${family}\n      prices: { base: 290, siblings: { second: 30 } }`;
const withAccount = (yaml: string) =>
  yaml.replace('workspace: { ', 'workspace: { bank_account: { holder: Club, iban: DE89370400440532013000 }, ');
const crowded = (waiting = '') => easy(waiting, 'max_persons: 1');

const consent = ({ part }: Handles, key = 0) => part(`[name="${controlName(key, 'consent')}"]`).click();

/** What is sent is answered like this. */
const sentTo =
  (answer: () => Promise<Response>): Intercept =>
  (request, next) =>
    isRegistration(request) ? answer() : next(request);

const click = async ({ part, el }: Handles, selector: string) => {
  part(selector).click();
  await el.updateComplete;
};

const showDialog = async (opened: Handles) => {
  await opened.el.updateComplete;
  await click(opened, 'button.main');
};

const withSome = async <Found extends Handles>(opened: Found, count: number): Promise<Found> => {
  for (let at = 1; at < count; at++) await click(opened, '.more button');
  for (let key = 0; key < count; key++) {
    opened.type(controlName(key, 'name.first_name'), ['Ada', 'Bo', 'Cy'][key]!);
    consent(opened, key);
  }
  return opened;
};

/** Somebody else takes the only place. */
const fillPlaces = async ({ api, listOf }: Pick<OpenedForm, 'api' | 'listOf'>) =>
  void (await api.createPerson({ list_id: await listOf('camp'), body: { email: 'first@example.org' } }));

/** The form, when the only place went before it was opened. */
function full(yaml: string): OpenFormOptions {
  let first = true;
  return {
    yaml,
    intercept: async (request, next, club) => {
      if (first) await fillPlaces(club);
      first = false;
      return next(request);
    },
  };
}

/** The form was sent, and is still on its way. */
const sending: Arrive = async (options) => {
  const opened = await openForm({ ...options, yaml: easy(), intercept: sentTo(() => pendingForever) });
  consent(opened);
  await click(opened, 'form button.main');
  await waitUntil(() => opened.requests.some(isRegistration), 'nothing is sent');
  return opened;
};

const sent = async (options: OpenFormOptions, fill: (opened: OpenedForm) => unknown = consent): Promise<OpenedForm> => {
  const opened = await openForm({ yaml: easy(), ...options });
  await fill(opened);
  await opened.send();
  return opened;
};

/** What takes its time before it is shown is shown at once. */
const later = async (arrive: Promise<Handles>): Promise<Handles> => {
  const opened = await arrive;
  const waiting = opened.part('.later').getAnimations();
  if (!waiting.length) throw new Error('nothing is waited for');
  for (const one of waiting) one.finish();
  return opened;
};

const loading: Arrive = (options) => openForm({ ...options, intercept: () => pendingForever, until: '[role=status]' });

/** Every state of the form, and how a visitor gets there. */
export const states: Readonly<Record<string, Arrive>> = {
  loading,
  'loading for a long time': (options) => later(loading(options)),
  'it cannot be had': (options) => openForm({ ...options, intercept: async () => broken() }),
  'there is none': (options) => openForm({ ...options, slug: 'club/nowhere' }),
  open: (options) => openForm({ ...options, yaml: everyKind() }),
  'with an image, a description and a place': (options) =>
    openForm({
      ...options,
      yaml: easy('image_url: /no-image.png\n      image_alt: Tents', 'description: Two weeks outside.'),
    }),
  'on a page that has its title': (options) =>
    openForm({ ...options, yaml: everyKind(), attributes: { headless: '' } }),
  'nothing answered': (options) => sent({ ...options, yaml: everyKind() }, () => {}),
  'few places, and not much time': (options) =>
    openForm({ ...options, yaml: easy('', "max_persons: 3\n    closes_at: '2026-11-23 12:00Z'") }),
  sending,
  'sending for a long time': (options) => later(sending(options)),
  'not sent': (options) => sent({ ...options, intercept: sentTo(async () => broken()) }),
  'the last place went': (options) =>
    sent({ ...options, yaml: crowded('waiting_list: waiting') }, async (opened) => {
      consent(opened);
      await fillPlaces(opened);
    }),
  registered: async (options) => {
    const opened = await sent({ ...options });
    await waitUntil(() => opened.parts('.persons li').length, 'nobody is listed');
    return opened;
  },
  'held back': (options) =>
    sent({ ...options }, (opened) => {
      consent(opened);
      opened.part<HTMLInputElement>('.note').value = 'https://pills.example';
    }),
  'an application sent': (options) =>
    sent({ ...options, yaml: club, slug: 'club/join' }, ({ type }) => {
      type('name.first_name', 'Ada');
      type('name.last_name', 'Lovelace');
      type('email', 'ada@example.org');
    }),
  'one of several': (options) => openForm({ ...options, yaml: easy(family) }),
  'several, and what they pay': async (options) => withSome(await openForm({ ...options, yaml: easy(priced) }), 2),
  'registered, and how to pay': async (options) => {
    const opened = await sent({ ...options, yaml: withAccount(easy(priced)) });
    await waitUntil(() => opened.parts('.transfer').length, 'nothing says how to pay');
    return opened;
  },
  'several, one taken out': async (options) => {
    const opened = await withSome(await openForm({ ...options, yaml: easy(family) }), 3);
    await click(opened, '.person[data-key="1"] .remove');
    return opened;
  },
  'several, not much answered': (options) =>
    sent({ ...options, yaml: everyKind({ form: family }) }, (opened) => withSome(opened, 2)),
  'several, one registered': (options) => sent({ ...options, yaml: crowded(family) }, (opened) => withSome(opened, 2)),
  'several registered': (options) => sent({ ...options, yaml: easy(family) }, (opened) => withSome(opened, 2)),
  full: (options) => openForm({ ...options, ...full(crowded()) }),
  'full, with a waiting list': (options) => openForm({ ...options, ...full(crowded('waiting_list: waiting')) }),
  'not yet open': (options) =>
    openForm({ ...options, yaml: easy('', "opens_at: '2026-11-22 14:30Z'"), until: '.countdown' }),
  'not yet open for months': (options) => openForm({ ...options, yaml: easy('', "opens_at: '2027-03-01 18:00Z'") }),
  closed: (options) => openForm({ ...options, yaml: easy('', "closes_at: '2026-11-20 12:00Z'") }),
  'step by step': (options) =>
    openForm({ ...options, yaml: everyKind(), attributes: { steps: '' }, until: '.step-title' }),
  'step by step, the next of several': async (options) => {
    const attributes = { steps: '' };
    const opened = await openForm({ ...options, yaml: easy(family), attributes, until: '.step-title, form' });
    await withSome(opened, 2);
    return opened;
  },
  'a button alone': (options) =>
    openForm({ ...options, yaml: everyKind(), attributes: { dialog: '' }, until: wholeForm }),
  'in a dialog, nothing answered': (options) =>
    sent({ ...options, yaml: everyKind(), attributes: { dialog: '' } }, showDialog),
  'registered in a dialog': (options) =>
    sent({ ...options, attributes: { dialog: '' } }, async (opened) => {
      await showDialog(opened);
      consent(opened);
    }),
  'typed before': async (options) => {
    const opened = await openForm({ ...options, yaml: easy(family) });
    await withSome(opened, 2);
    opened.el.remove();
    return mountForm(options);
  },
};
