import { expect } from '@open-wc/testing';
import { origin } from '../../support/backend.js';
import { openList } from '../../support/open-list.js';
import { waitUntil } from '../../support/wait-until.js';
import { wholeForm } from '../../support/rendered-form.js';
import { isRegistration } from '../../support/open-form.js';

const before = location.href;
afterEach(() => history.replaceState(null, '', before));

const two = `
workspace: { slug: club, name: Club }
events:
  - { slug: camp, title: Camp, published: true, start_date: 2027-07-24, max_persons: 5, form: { sections: [{ fields: [{ name: email, required: true }] }] } }
  - { slug: walk, title: Walk, published: true, start_date: 2027-08-24 }
`;

/** Somebody who registers, with an answer that takes until it is let go. */
async function sending(registration: string) {
  let go!: () => void;
  const waits = new Promise<void>((resolve) => (go = resolve));
  let posts = 0;
  const list = await openList({
    yaml: two,
    attributes: { registration, 'keep-address': '' },
    intercept: async (request, next) => {
      if (isRegistration(request) && ++posts) await waits;
      return next(request);
    },
  });
  const { el, parts } = list;
  const root = el.shadowRoot!;
  const visibleForm = () => [...root.querySelectorAll('event-registration')].find((form) => form.checkVisibility());
  const within = <Found extends HTMLElement>(selector: string) =>
    visibleForm()?.shadowRoot?.querySelector<Found>(selector);
  const press = async (at: number) => {
    parts('.way')[at]!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
    await waitUntil(() => within(wholeForm), 'no form');
  };
  await press(0);
  within<HTMLInputElement>('[name=email]')!.value = 'ada@example.org';
  within('button.main')!.click();
  await waitUntil(() => posts, 'nothing was sent');
  return { ...list, root, visibleForm, within, press, go, posts: () => posts };
}

type OpenedList = Awaited<ReturnType<typeof sending>>;

const leave = {
  inline: ({ root }: OpenedList) => root.querySelector<HTMLElement>('.back')!.click(),
  dialog: ({ root }: OpenedList) => root.querySelector<HTMLElement>('.close button')!.click(),
};

describe('a form that is left while it is sent', () => {
  for (const [registration, leaves] of Object.entries(leave)) {
    it(`comes back with its outcome, notifies the page, and registers once: ${registration}`, async () => {
      const visit = await sending(registration);
      const events: string[] = [];
      visit.el.addEventListener('person-registered', ({ slug }) => events.push(slug));
      leaves(visit);
      await waitUntil(() => !visit.visibleForm());
      visit.go();
      await waitUntil(() => visit.within('.done'), 'no news');
      expect([events, visit.posts()]).to.deep.equal([['club/camp'], 1]);
    });

    it(`keeps its outcome while another one is open: ${registration}`, async () => {
      const visit = await sending(registration);
      leaves(visit);
      await waitUntil(() => !visit.visibleForm());
      await visit.press(1);
      visit.go();
      await waitUntil(async () => (await visit.api.listPersons({ list_id: await visit.listOf('camp') })).data.length);
      expect(visit.visibleForm()!.slug).to.equal('club/walk');
      await waitUntil(() =>
        [...visit.root.querySelectorAll('event-registration')][0]!.shadowRoot!.querySelector('.done'),
      );
      leaves(visit);
      await waitUntil(() => visit.visibleForm()?.slug === 'club/camp' && visit.within('.done'));
    });
  }

  it('has its places counted anew', async () => {
    const visit = await sending('dialog');
    visit.go();
    await waitUntil(() => visit.within('.done'), 'no news');
    leave.dialog(visit);
    await waitUntil(() => visit.part('.badge').textContent === '4 places left');
  });
});

describe('a list whose attributes change', () => {
  for (const name of ['view', 'filters', 'text', 'time', 'registration', 'place', 'order', 'from'] as const)
    it(`is shown without ${name}, too`, async () => {
      const { el, titles } = await openList({ attributes: { view: 'list cards', filters: 'text', [name]: '' } });
      el.removeAttribute(name);
      Object.assign(el, { [name]: undefined });
      await el.updateComplete;
      expect(titles()).to.include('Camp');
    });

  it('links to the page of the form once it is not registered in a dialog any more', async () => {
    const { el, part } = await openList({ attributes: { registration: 'dialog', 'keep-address': '' } });
    el.registration = '';
    await el.updateComplete;
    let prevented: boolean | undefined;
    el.shadowRoot!.addEventListener('click', (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    });
    part('.way').click();
    expect(prevented).to.equal(false);
  });

  it('shows another club’s events instead of the form that was open', async () => {
    const { el, part } = await openList({ attributes: { registration: 'inline' } });
    part('.way').click();
    await waitUntil(() => !part('.back').parentElement!.parentElement!.hidden);
    // another slug of the same club: only its first part counts
    el.slug = 'club/whatever';
    await waitUntil(() => el.shadowRoot!.querySelector('.item'));
    expect(location.hash).to.equal('');
  });

  it('has its dialog on top again where it was put elsewhere', async () => {
    const { el, part } = await openList({ attributes: { registration: 'dialog', 'keep-address': '' } });
    part('.way').click();
    await waitUntil(() => el.shadowRoot!.querySelector('dialog:modal'));
    document.body.append(el);
    await waitUntil(() => el.shadowRoot!.querySelector('dialog:modal'));
    el.remove();
  });

  it('leaves the address of a router alone', async () => {
    history.replaceState(null, '', `${before.replace(/#.*/, '')}#/termine`);
    const { el, part } = await openList({ attributes: { registration: 'dialog' } });
    part('.way').click();
    await waitUntil(() => el.shadowRoot!.querySelector('dialog:modal'));
    expect(location.hash).to.equal('#/termine');
  });
});

describe('faulty events', () => {
  it('do not hide the others', async () => {
    const { titles } = await openList({
      intercept: async (request, next) => {
        const response = await next(request);
        if (!request.url.endsWith('/events')) return response;
        const { data, meta } = (await response.json()) as { data: object[]; meta: object };
        const odd = [null, { ...data[0], start_date: null }, { ...data[0], end_date: '2027-13-45' }];
        return Response.json({ data: [...odd, ...data], meta });
      },
    });
    expect(titles()).to.deep.equal(['Camp', 'Full', 'Later']);
  });

  it('go by their snippets where the specification alone tells of them', async () => {
    const { part, el } = await openList({
      base: `${origin}/api`,
      attributes: { plain: '', registration: 'dialog', 'keep-address': '' },
      intercept: async (request, next, { key }) => {
        const originalRequest = new Request(request);
        originalRequest.headers.set('authorization', `Bearer ${key}`);
        const response = await next(originalRequest);
        if (!request.url.endsWith('/events')) return response;
        const { data } = (await response.json()) as { data: Record<string, unknown>[] };
        for (const event of data)
          for (const name of ['slug', 'max_persons', 'persons_count', 'location']) Reflect.deleteProperty(event, name);
        return Response.json({ data });
      },
    });
    part('.way').click();
    await waitUntil(() => el.shadowRoot!.querySelector('event-registration')?.shadowRoot?.querySelector(wholeForm));
    expect(el.shadowRoot!.querySelector('event-registration')!.slug).to.equal('club/camp');
  });
});
