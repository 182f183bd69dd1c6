import { expect } from '@open-wc/testing';
import type { FormSubmittedEvent, RegistrationFailedEvent } from '../../../src/components/index.js';
import { form as words } from '../../../src/i18n/en/index.js';
import { campers, fillCamp, openForm, type OpenedForm, isRegistration } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { posts } from './fill-participants.js';

const types = ['form-ready', 'form-submitted', 'person-registered', 'registration-failed'] as const;

/** What a page hears, in order. */
function recordEvents() {
  const events: Event[] = [];
  const listen = (event: Event) => events.push(event);
  for (const type of types) document.body.addEventListener(type, listen);
  const names = () => events.map(({ type }) => type);
  const end = () => types.forEach((type) => document.body.removeEventListener(type, listen));
  return { events, names, end };
}

describe('a page around a form', () => {
  let page: ReturnType<typeof recordEvents>;
  beforeEach(() => {
    page = recordEvents();
  });
  afterEach(() => page.end());

  it('hears that it is ready, that it is sent, that somebody is registered, in that order', async () => {
    const opened = await openForm();
    fillCamp(opened);
    await opened.send();
    expect(page.names()).to.deep.equal(['form-ready', 'form-submitted', 'person-registered']);
    expect(page.events.map((event) => (event as FormSubmittedEvent).slug)).to.deep.equal(
      page.events.map(() => 'club/camp'),
    );
  });

  it('hears that it is ready when its controls stand, once', async () => {
    let controls = 0;
    const count = (event: Event) => {
      controls = (event.target as HTMLElement).shadowRoot!.querySelectorAll('[name=email]').length;
    };
    document.body.addEventListener('form-ready', count, { once: true });
    const { el } = await openForm();
    expect(controls).to.equal(1);
    el.lang = 'de';
    await waitUntil(() => el.shadowRoot!.querySelector('[lang=de]'));
    const parent = el.parentElement!;
    el.remove();
    parent.append(el);
    await el.updateComplete;
    expect(page.names()).to.deep.equal(['form-ready']);
  });

  it('hears nothing of a form that is not open', async () => {
    await openForm({ slug: 'club/over' });
    expect(page.names()).to.deep.equal([]);
  });

  it('sees the answers before they are sent', async () => {
    const opened = await openForm();
    fillCamp(opened);
    await opened.send();
    const submitted = page.events.find(({ type }) => type === 'form-submitted') as FormSubmittedEvent;
    expect(submitted.persons).to.deep.equal([await posts(opened)[0]!.json()]);
  });

  it('can keep them from being sent, and nothing is lost', async () => {
    const opened = await openForm();
    fillCamp(opened);
    opened.el.addEventListener('form-submitted', (event) => event.preventDefault(), { once: true });
    await opened.send();
    expect(posts(opened)).to.deep.equal([]);
    expect(page.names()).to.deep.equal(['form-ready', 'form-submitted']);
    expect(opened.part<HTMLInputElement>('[name=email]').value).to.equal('ada@example.org');
    await opened.send();
    expect(await campers(opened)).to.have.length(1);
  });

  it('is not asked about answers that need another look, and hears which', async () => {
    const opened = await openForm();
    await opened.send();
    expect(page.names()).to.deep.equal(['form-ready', 'registration-failed']);
    const { issues, error } = page.events[1] as RegistrationFailedEvent;
    expect([issues.map(({ field }) => field), error]).to.deep.equal([['name.first_name', 'email', 'size'], undefined]);
  });

  it('hears what the server refuses', async () => {
    const opened = await openForm({
      intercept: (request, next) =>
        isRegistration(request)
          ? Promise.resolve(
              Response.json({ title: 'no', issues: [{ field: 'email', code: 'invalid' }] }, { status: 422 }),
            )
          : next(request),
    });
    fillCamp(opened);
    await opened.send();
    const failed = page.events.at(-1) as RegistrationFailedEvent;
    expect([failed.type, failed.issues]).to.deep.equal(['registration-failed', [{ field: 'email', code: 'invalid' }]]);
  });

  it('hears of a failure that no answer is to blame for', async () => {
    const opened: OpenedForm = await openForm({
      intercept: (request, next) =>
        isRegistration(request) ? Promise.resolve(new Response('oops', { status: 500 })) : next(request),
    });
    fillCamp(opened);
    await opened.send();
    const { error, issues } = page.events.at(-1) as RegistrationFailedEvent;
    expect(issues).to.deep.equal([]);
    expect(error).to.have.property('status', 500);
    expect(opened.part('form [role=alert]').textContent).to.contain(words.maybeStored);
  });
});
