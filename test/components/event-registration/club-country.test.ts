/** The club says in which country an address begins. */
import { expect } from '@open-wc/testing';
import { fillCamp, campers, openForm, type OpenFormOptions } from '../../support/open-form.js';
import { addPerson, reload } from './fill-participants.js';

const club = ({ required = false, participants = 1 } = {}) => `
workspace: { slug: club, name: Club, country: AT }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns: [{ external_id: size, name: Size, type: string, allowed_values: [S, M, L] }]
    form:
      participants: ${participants}
      sections:
        - fields: [{ name: name, required: true }, { name: email, required: true }, size, { name: address, required: ${required} }]
`;

const open = async (form?: Parameters<typeof club>[0], options: OpenFormOptions = {}) =>
  openForm({ yaml: club(form), ...options });

type Opened = Awaited<ReturnType<typeof open>>;

const countryIn = ({ part }: Pick<Opened, 'part'>, prefix = '') =>
  part<HTMLSelectElement>(`[name="${prefix}address.country"]`);

const drafts = () => Object.keys(sessionStorage);

describe('the country of a club', () => {
  it('is chosen at first, and is no answer alone', async () => {
    const opened = await open();
    expect(countryIn(opened).value).to.equal('AT');
    fillCamp(opened);
    await opened.send();
    expect((await campers(opened))[0]).to.deep.include({ address: null });
  });

  it('is sent with the rest of the address', async () => {
    const opened = await open();
    fillCamp(opened);
    opened.type('address.city', 'Wien');
    await opened.send();
    expect((await campers(opened))[0]!['address']).to.deep.include({ city: 'Wien', country: 'AT' });
  });

  it('is not missed where an address is required', async () => {
    const opened = await open({ required: true });
    fillCamp(opened);
    await opened.send();
    expect(opened.parts('.wrong').map((field) => field.dataset['field'])).to.deep.equal([
      'address.street',
      'address.postcode',
      'address.city',
    ]);
  });

  it('is chosen for each further person', async () => {
    const opened = await open({ participants: 3 });
    await addPerson(opened);
    expect(countryIn(opened, '.1.').value).to.equal('AT');
  });

  it('gives way to a prefill, and to a draft', async () => {
    const opened = await open({}, { attributes: { prefill: '{"address.country":"CH"}' } });
    expect(countryIn(opened).value).to.equal('CH');
    opened.type('address.city', 'Vaduz');
    opened.type('address.country', 'LI');
    expect(countryIn(await reload(opened)).value).to.equal('LI');
  });

  it('is not worth a draft alone', async () => {
    const opened = await open();
    opened.type('email', 'ada@example.org');
    opened.el.remove();
    expect(drafts()).to.have.lengthOf(1);
    const reopened = await reload(opened);
    reopened.type('email', '');
    reopened.el.remove();
    expect(drafts()).to.deep.equal([]);
  });

  it('is not chosen where the answer of the gate has none', async () => {
    expect(countryIn(await openForm()).value).to.equal('');
  });
});
