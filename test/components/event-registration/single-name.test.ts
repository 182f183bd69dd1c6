/** Names of one part, and addresses of countries without postcodes. */
import { expect } from '@open-wc/testing';
import { nameAndAddressYaml as yaml } from '../../support/name-and-address.js';
import { openForm, type Handles } from '../../support/open-form.js';

const paths = ({ parts }: Handles) =>
  parts<HTMLAnchorElement>('[part=summary] a').map((link) => link.getAttribute('href'));
const atFields = ({ parts }: Handles) => parts('[part=issue]').map(({ id }) => id);

/** Chooses a country, as a hand does. */
async function choose({ el, part }: Handles, country: string): Promise<void> {
  const select = part<HTMLSelectElement>('[name="address.country"]');
  select.value = country;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  await el.updateComplete;
}

const labelOfPostcode = ({ part }: Handles) => part('[for="address.postcode"]').innerText;

describe('a name of one part and an address without a postcode', () => {
  for (const part of ['first_name', 'last_name'])
    it(`is a name: ${part} alone`, async () => {
      const opened = await openForm({ yaml });
      opened.type(`name.${part}`, 'Suharto');
      await opened.send();
      expect(paths(opened).filter((path) => path!.startsWith('#name'))).to.deep.equal([]);
    });

  it('is asked for once, and no more once either part is there', async () => {
    const opened = await openForm({ yaml });
    expect(opened.parts('[id="name.help"]')).to.deep.equal([]);
    await opened.send();
    expect(opened.part('[id="name.help"]').innerText).to.equal('Only one name? One field is enough.');
    expect(atFields(opened).filter((id) => id.startsWith('name'))).to.deep.equal(['name.first_name.issue']);
    opened.type('name.last_name', 'Suharto');
    await opened.el.updateComplete;
    expect(atFields(opened).filter((id) => id.startsWith('name'))).to.deep.equal([]);
  });

  it('calls the postcode optional while a country without postcodes is chosen', async () => {
    const opened = await openForm({ yaml });
    expect(labelOfPostcode(opened)).to.equal('Postcode');
    await choose(opened, 'AE');
    expect(labelOfPostcode(opened)).to.equal('Postcode (optional)');
    await choose(opened, 'DE');
    expect(labelOfPostcode(opened)).to.equal('Postcode');
  });

  it('says no more that the postcode is missing once such a country is chosen', async () => {
    const opened = await openForm({ yaml });
    await opened.send();
    expect(atFields(opened)).to.include('address.postcode.issue');
    await choose(opened, 'HK');
    expect(atFields(opened)).to.not.include('address.postcode.issue');
  });

  it('sends it', async () => {
    const opened = await openForm({ yaml });
    opened.type('name.first_name', 'Suharto');
    opened.type('address.street', 'Hill Road 12');
    opened.type('address.city', 'Dubai');
    await choose(opened, 'AE');
    await opened.send();
    expect(paths(opened)).to.deep.equal([]);
  });
});
