/** A page that trusts no text (Trusted Types): it is one until it is left, so this is a file of its own. */
import { expect, fixtureSync, html } from '@open-wc/testing';
import '../../../src/define.js';
import type { EventList } from '../../../src/components/event-list/event-list.js';
import { backend, origin } from '../../support/backend.js';
import { waitUntil } from '../../support/wait-until.js';

const yaml = `
workspace: { slug: club, name: Club }
events: [{ slug: camp, title: <b>Camp</b>, published: true, start_date: 2027-07-24 }]
`;

const real = window.fetch;
afterEach(() => {
  window.fetch = real;
});

it('a template is filled where nothing may become markup', async () => {
  const club = await backend({ yaml });
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    return request.url.startsWith(origin) ? club.app(request) : real(request);
  };
  const el = document.createElement('event-list') as EventList;
  Object.assign(el, { slug: 'club', baseUrl: `${origin}/public`, lang: 'en', unstructured: true });
  const template = Object.assign(document.createElement('template'), { slot: 'item' });
  const [title, way, nested] = ['b', 'a', 'object'].map((name) => document.createElement(name));
  title!.textContent = '{{title}}';
  way!.setAttribute('href', '{{url}}');
  way!.textContent = '{{call}}';
  nested!.setAttribute('data', '{{url}}');
  template.content.append(title!, way!, nested!);
  el.append(template);

  const violations: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ sample }) => violations.push(sample));
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "require-trusted-types-for 'script'";
  document.head.append(policy);
  const refusal = () => (document.createElement('p').innerHTML = '<b>x</b>');
  expect(refusal, 'the page trusts no text').to.throw(TypeError);
  await waitUntil(() => violations.length);
  violations.length = 0;

  fixtureSync(html`<div>${el}</div>`);
  await waitUntil(() => el.querySelector('[data-turnout-item]'), 'nothing was drawn');
  const card = el.querySelector('[data-turnout-item]')!;
  expect(card.querySelector('b')!.textContent).to.equal('<b>Camp</b>');
  expect(card.querySelector('a')!.href).to.equal(`${origin}/portal/club/camp`);
  expect(violations.filter((sample) => !/data/i.test(sample))).to.deep.equal([]);
});
