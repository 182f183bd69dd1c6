import { expect } from '@open-wc/testing';
import { openForm } from '../../support/open-form.js';

/** `autocomplete` and `inputmode` as the HTML standard names them. */
const tokens = {
  'name.first_name': ['given-name', null],
  'name.last_name': ['family-name', null],
  email: ['email', null],
  phone: ['tel', null],
  'birthdate.day': ['bday-day', 'numeric'],
  'birthdate.month': ['bday-month', 'numeric'],
  'birthdate.year': ['bday-year', 'numeric'],
  'address.street': ['address-line1', null],
  'address.postcode': ['postal-code', null],
  'address.city': ['address-level2', null],
  'address.country': ['country', null],
} as const;

const pasted = (text: string): ClipboardEvent => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox takes no clipboard from a page
  return Object.defineProperty(event, 'clipboardData', { value: clipboardData });
};

describe('filling in', () => {
  for (const [name, [autocomplete, inputmode]] of Object.entries(tokens))
    it(`lets the browser fill in ${name}`, async () => {
      const { part } = await openForm();
      const control = part(`[name="${name}"]`);
      expect([control.getAttribute('autocomplete'), control.getAttribute('inputmode')]).to.deep.equal([
        autocomplete,
        inputmode,
      ]);
    });

  it('brings up the right keyboard for e-mail and phone', async () => {
    const { part } = await openForm();
    expect([part<HTMLInputElement>('[name=email]').type, part<HTMLInputElement>('[name=phone]').type]).to.deep.equal([
      'email',
      'tel',
    ]);
  });

  it('asks for a date of birth in three fields, in the order of the language', async () => {
    const { parts } = await openForm({ lang: 'de' });
    expect(parts('fieldset:has([name^=birthdate]) .date label').map((label) => label.textContent.trim())).to.deep.equal(
      ['Tag', 'Monat', 'Jahr'],
    );
  });

  for (const text of ['2015-09-02', '2.9.2015', '02/09/2015'])
    it(`takes ${text} apart when it is pasted`, async () => {
      const { part } = await openForm({ lang: 'de' });
      part('[name="birthdate.day"]').dispatchEvent(pasted(text));
      const entered = ['day', 'month', 'year'].map((name) =>
        Number(part<HTMLInputElement>(`[name="birthdate.${name}"]`).value),
      );
      expect(entered).to.deep.equal([2, 9, 2015]);
    });

  it('leaves other pasted text to the browser', async () => {
    const { part } = await openForm();
    const event = pasted('12');
    part('[name="birthdate.day"]').dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
  });

  it('names countries in the language of the form and stores their code', async () => {
    const { part } = await openForm({ lang: 'de' });
    const option = [...part<HTMLSelectElement>('[name="address.country"]').options].find(
      ({ value }) => value === 'AT',
    )!;
    expect(option.textContent).to.equal('Österreich');
  });
});
