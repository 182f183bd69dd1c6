/** Elements of the package that are told no address, or one that is no gate's. */
import { expect } from '@open-wc/testing';
import * as words from '../../src/i18n/en/index.js';
import { collectWarnings, warnings } from '../support/console-warnings.js';
import { waitUntil } from '../support/wait-until.js';
import '../../src/define.js';

const elements = [
  ['event-registration', words.form],
  ['event-list', words.list],
  ['portal-login', words.login],
  ['member-profile', words.profile],
] as const;

const notThere = () => Promise.resolve(Response.json({ title: 'Not found', status: 404 }, { status: 404 }));
// what a server answers to other origins without the headers that let a page read it
const unreadable = () => Promise.reject(new TypeError('Failed to fetch'));

/** What visitors read, and what whoever runs the page is told. */
async function openElement(tag: string, attributes: Record<string, string>, answer: () => Promise<Response>) {
  const requestedUrls: string[] = [];
  window.fetch = (input, init) => {
    requestedUrls.push(new Request(input, init).url);
    return answer();
  };
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ slug: 'club/camp', lang: 'en', ...attributes }))
    element.setAttribute(name, value);
  document.body.append(element);
  await waitUntil(() => element.shadowRoot?.querySelector('[role=alert]'), 'nothing is said');
  const text = element.shadowRoot!.querySelector('[role=alert]')!.textContent.replace(/\s+/g, ' ').trim();
  element.remove();
  return { text, requestedUrls };
}

describe('an element without the address of a gate', () => {
  collectWarnings();

  for (const [tag, { unavailable }] of elements) {
    for (const [what, base, answer] of [
      ['a server, of another origin', 'https://turnout.test', unreadable],
      ['a server, of the same origin', 'https://turnout.test/', notThere],
      ['its service, of another origin', 'https://turnout.test/api', unreadable],
      ['its service, of the same origin', 'https://turnout.test/api/', notThere],
    ] as const)
      it(`<${tag}> is calm to visitors and clear to whoever runs the page: ${what}`, async () => {
        const { text } = await openElement(tag, { 'base-url': base }, answer);
        expect(text).to.equal(unavailable);
        expect(warnings).to.deep.equal([
          `<${tag}>: base-url is "${base.replace(/\/$/, '')}"; the address of a gate ends in /public`,
        ]);
      });

    it(`<${tag}> asks nobody where nobody said whom`, async () => {
      const { text, requestedUrls } = await openElement(tag, {}, notThere);
      expect([text, requestedUrls]).to.deep.equal([unavailable, []]);
      expect(warnings).to.deep.equal([`<${tag}>: base-url is ""; the address of a gate ends in /public`]);
    });
  }

  it('says what is missing at a gate, and that a service of the specification alone cannot be reached', async () => {
    expect((await openElement('event-registration', { 'base-url': '/public' }, notThere)).text).to.contain(
      words.form.missing,
    );
    expect(warnings).to.deep.equal(['<event-registration>: there is no "club/camp" at /public']);
    const plain = { 'base-url': 'https://turnout.test/api', plain: '' };
    expect((await openElement('event-registration', plain, unreadable)).text).to.contain(words.form.offline);
    expect(warnings).to.have.length(1);
  });
});
