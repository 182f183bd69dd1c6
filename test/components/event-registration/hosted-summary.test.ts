import { expect } from '@open-wc/testing';
import { openForm } from '../../support/open-form.js';

const yaml = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: size, name: 'T-shirt size?', type: string, allowed_values: [S, M] }
      - { external_id: age, name: Age, type: integer }
      - { external_id: rules, name: I agree, type: boolean }
    form:
      sections:
        - fields:
            - { name: name, required: true }
            - { name: email, required: true }
            - { name: size, required: true }
            - age
            - { name: rules, must_accept: true }
`;

/** The paragraphs and the items of a summary, as they are read. */
const linesOf = (summary: Element) =>
  [...summary.querySelectorAll('p, h2, li')].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

describe('the error summary of the hosted form', () => {
  for (const lang of ['en', 'de', 'fr', 'ar'])
    for (const typed of [
      {},
      { 'name.last_name': 'L', email: 'ada@example', age: 'ten' },
      { email: 'a@b.org', age: 'x' },
    ])
      it(`reads as that of <event-registration>, in ${lang}: ${JSON.stringify(typed)}`, async () => {
        const form = await openForm({ yaml, lang });
        for (const [name, value] of Object.entries(typed)) form.type(name, value);
        await form.send();
        const answer = await form.request('POST', `/portal/club/camp?plain&lang=${lang}`, {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ ...typed, 'form.wording': '' }).toString(),
        });
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
        const lines = linesOf(form.part('[part=summary]'));
        expect(lines).to.have.length.above(1);
        expect(linesOf(page.querySelector('[role=alert]')!)).to.deep.equal(lines);
      });
});
