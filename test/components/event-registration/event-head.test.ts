/** Above the form stands what a list of events shows of one. */
import { expect } from '@open-wc/testing';
import { openForm } from '../../support/open-form.js';

const yaml = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    location: Lake
    description: "Two weeks.\\nBring a tent."
    form:
      sections: [{ fields: [{ name: name, required: true }] }]
`;

describe('above a form', () => {
  it('stands the description of the event, in lines of its own', async () => {
    const { parts } = await openForm({ yaml });
    expect(parts('.title .lead').map(({ textContent }) => textContent.trim())).to.deep.equal([
      '24 July 2027\nLake',
      'Two weeks.\nBring a tent.',
    ]);
  });

  it('stands nothing of it without title, or where the event has none', async () => {
    expect((await openForm({ yaml, attributes: { headless: '' } })).parts('.title')).to.deep.equal([]);
    expect((await openForm()).parts('.title .lead')).to.have.lengthOf(1);
  });
});
