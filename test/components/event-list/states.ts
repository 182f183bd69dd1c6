/** The states that a list can be in, one line each. */
import { club } from '../../support/backend.js';
import { clubWithEvents, openList, type OpenListOptions, type OpenedList } from '../../support/open-list.js';
import type { States } from '../../support/element-states.js';
import { waitUntil } from '../../support/wait-until.js';
import { formOrNotice } from '../../support/rendered-form.js';

const pendingForever = new Promise<never>(() => {});

/** An event for every state there is, with long words and much of everything. */
const busy = `
${club.replace('title: Later', "title: 'Sommerzeltlager-Vorbereitungswochenende für Betreuerinnen und Betreuer', location: Jugendzeltplatz am Großen Müggelsee, description: Zwei Tage im Voraus.")}
  - { slug: few, title: Few, published: true, start_date: 2027-07-25, end_date: 2027-08-01, max_persons: 3, location: Lake }
  - { slug: gone, title: Gone, published: true, start_date: 2027-07-26, max_persons: 1, form: { waiting_list: queue, sections: [{ fields: [name] }] } }
  - { slug: queue, title: Queue, published: true, start_date: 2027-07-26 }
`;

type More = Omit<OpenListOptions, 'lang' | 'yaml'>;

const opened =
  (attributes: Record<string, string> = {}, { intercept, ...more }: More & { yaml?: string } = {}) =>
  ({ lang }: { lang: string }) => {
    let first = true;
    return openList({
      yaml: busy,
      ...more,
      lang,
      attributes,
      intercept: async (request, next, place) => {
        const full = async (slug: string) => place.api.createPerson({ list_id: await place.listOf(slug), body: {} });
        if (first && !more.yaml) await Promise.all(['gone', 'full'].map(full));
        first = false;
        return intercept ? intercept(request, next, place) : next(request);
      },
    });
  };

const pressed = async (list: OpenedList) => {
  list.part('.way').click();
  const form = () => list.el.shadowRoot!.querySelector('event-registration')?.shadowRoot;
  await waitUntil(() => form()?.querySelector(formOrNotice), 'no form stands');
  return list;
};

/** A camp that a family comes to, and pays for. */
const forFamilies = busy.replace(
  '    form:\n',
  '    form:\n      participants: 3\n      prices: { base: 290, siblings: { second: 30 } }\n',
);

/** The form in its place is sent as it is: everything is missing. */
const mistaken = async (list: OpenedList) => {
  const form = list.el.shadowRoot!.querySelector('event-registration')!.shadowRoot!;
  await waitUntil(() => form.querySelector('[part=prices] tr'), 'the prices are not shown');
  form.querySelector<HTMLElement>('form button.main')!.click();
  await waitUntil(() => form.querySelector('[part=summary]'), 'nothing is said');
  return list;
};

/** A camp with a price, and an account to pay it to. */
const payable = `
workspace: { slug: club, name: Club, bank_account: { holder: Club, iban: DE89370400440532013000 } }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    form: { prices: { base: 290 }, sections: [{ fields: [name] }] }
`;

/** Sends the form in the list; how to pay stands open in its confirmation. */
const showPayment = async (list: OpenedList) => {
  const form = list.el.shadowRoot!.querySelector('event-registration')!.shadowRoot!;
  await waitUntil(() => form.querySelector('[part=prices] tr'), 'the prices are not shown');
  form.querySelector<HTMLInputElement>('[name="name.first_name"]')!.value = 'Ada';
  form.querySelector<HTMLElement>('form button.main')!.click();
  await waitUntil(() => form.querySelector('[part=payment]'), 'nothing is registered');
  await waitUntil(() => form.querySelector('.transfer'), 'nothing says how to pay');
  return list;
};

const keepAddress = { 'keep-address': '' };

export const states: States = {
  'a list': opened({ time: 'all' }),
  'under the names of months': opened({ grouped: '' }),
  cards: opened({ view: 'cards', time: 'all' }),
  'with a price and an image': opened(
    { time: 'all' },
    { yaml: payable.replace('form: {', 'form: { image_url: /no-image.png, image_alt: Tents,') },
  ),
  'more than fit': opened({ limit: '3' }, { yaml: clubWithEvents(9) }),
  'with filters and views': opened({ filters: 'text time from to place open', view: 'list month cards' }),
  'a month': opened({ view: 'month' }),
  nothing: opened({}, { yaml: clubWithEvents(1), at: '2029-01-01T12:00:00Z' }),
  loading: opened({}, { intercept: () => pendingForever, until: '.skeleton' }),
  'could not be had': opened({}, { intercept: () => Promise.resolve(new Response('oops', { status: 500 })) }),
  'no such club': opened({}, { intercept: () => Promise.resolve(Response.json({}, { status: 404 })) }),
  'a form in its place': async (options) => pressed(await opened({ registration: 'inline', ...keepAddress })(options)),
  'mistakes in it, for several persons': async (options) =>
    mistaken(
      await pressed(
        await opened({ registration: 'inline', time: 'all', ...keepAddress }, { yaml: forFamilies })(options),
      ),
    ),
  'how to pay in it': async (options) =>
    showPayment(
      await pressed(await opened({ registration: 'inline', time: 'all', ...keepAddress }, { yaml: payable })(options)),
    ),
  'a form in a dialog': async (options) => pressed(await opened({ registration: 'dialog', ...keepAddress })(options)),
};
