import { expect } from '@open-wc/testing';
import { form as words } from '../../../src/i18n/en/index.js';
import { fillCamp, openForm } from '../../support/open-form.js';
import { hostileUrls, injectionPayloads } from '../../support/injection-payloads.js';
import { waitUntil } from '../../support/wait-until.js';
import { wholeForm } from '../../support/rendered-form.js';

/** The camp's form, with these words wherever a club has words. */
const clubYaml = (text: string, url = 'https://club.example') =>
  openForm({
    intercept: async (request, next) => {
      const response = await next(request);
      if (!request.url.endsWith('/forms/camp')) return response;
      const { data } = (await response.json()) as { data: { event: object } };
      const column = { type: 'string', external_id: null, allowed_values: null, name: text };
      const names = ['a', 'b', 'c', 'd'];
      const columns = [
        { ...column, id: 'a' },
        { ...column, id: 'b', allowed_values: [text, 'x'] },
        { ...column, id: 'c', allowed_values: ['1', '2', '3', '4', text] },
        { ...column, id: 'd', type: 'boolean' },
      ];
      const fields = names.map((name) => ({
        name,
        label: text,
        help: text,
        must_accept: name === 'd',
        required: true,
        ...(name === 'd' && { links: [{ text, url }] }),
        ...(name === 'c' && { options: { 1: text, [text]: text } }),
      }));
      const layout = { intro: text, thanks: text, participants: 2, sections: [{ title: text, help: text, fields }] };
      return Response.json({
        data: { ...data, title: text, event: { ...data.event, location: text }, columns, layout },
      });
    },
  });

describe('words of a club that want to be more than words', () => {
  afterEach(() => {
    delete (window as { ran?: number }).ran;
  });

  for (const vector of injectionPayloads)
    it(`are shown as they are: ${vector.slice(0, 40)}`, async () => {
      const { el, part, parts, send } = await clubYaml(vector);
      const elementsWithVector = parts('[part~=label], .help, legend, option, [role=heading], .lead, a').filter(
        ({ textContent }) => textContent.includes(vector),
      );
      expect(elementsWithVector.length).to.be.above(10);
      expect(
        parts('img, script, svg, iframe, style, math, template, [onerror], [onload], [onfocus], [autofocus]'),
      ).to.deep.equal([]);
      await send();
      expect(part('[part=summary]').textContent).to.contain(vector.replace(/\s*[?:.!]$/, ''));
      await el.updateComplete;
      // whatever runs has run by then; pictures are no clock, for a tab behind another draws none
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(window).to.not.have.property('ran');
    });

  it('are shown as they are where they are a person’s name', async () => {
    const opened = await openForm();
    for (const vector of injectionPayloads) {
      fillCamp(opened);
      opened.type('name.first_name', vector);
      await opened.send();
      const clubYaml = opened.part('[role=heading]').textContent;
      expect(clubYaml).to.contain(vector);
      expect(opened.parts('img, svg, iframe, style, math, template, [onerror], [onload]')).to.have.length(0);
      opened
        .parts('.actions button')
        .find(({ textContent }) => textContent.trim() === words.next)!
        .click();
      await waitUntil(() => opened.parts(wholeForm).length, 'there is no form for another person');
    }
    expect(window).to.not.have.property('ran');
  });

  for (const address of hostileUrls)
    it(`are no link to ${JSON.stringify(address.slice(0, 40))}`, async () => {
      const { parts } = await clubYaml('Rules', address);
      const links = parts<HTMLAnchorElement>('.links a');
      expect(links.filter(({ protocol }) => !/^https?:$/.test(protocol))).to.deep.equal([]);
      expect(links.filter(({ href }) => /^\s*(javascript|data|vbscript|blob)/i.test(href))).to.deep.equal([]);
    });

  it('are linked to the web, in a tab that cannot reach back', async () => {
    const { part } = await clubYaml('Rules', 'https://club.example/rules');
    const link = part<HTMLAnchorElement>('.links a');
    expect([link.href, link.target, link.rel]).to.deep.equal(['https://club.example/rules', '_blank', 'noopener']);
    expect(link.closest('label')).to.equal(null);
  });
});
