import { expect } from '@open-wc/testing';
import { openForm } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';

const yaml = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns: [{ external_id: photos, name: Photos, type: boolean }]
    form:
      sections:
        - fields:
            - { name: name, required: true }
            - { name: photos, consent: true, label: Photos may be shown in our hut }
`;

describe('the text of a consent that the club changes while a page is open', () => {
  it('is the new one before the visitor types', async () => {
    const { el, part, apply } = await openForm({ yaml });
    const visibleText = () => el.shadowRoot!.textContent;
    expect(visibleText()).to.contain('Photos may be shown in our hut');
    await apply(yaml.replace('in our hut', 'to all the world'));
    part('[name="name.first_name"]').focus();
    await waitUntil(() => visibleText().includes('Photos may be shown to all the world'));
    expect(part<HTMLInputElement>('[name=photos]').checked).to.equal(false);
  });
});
