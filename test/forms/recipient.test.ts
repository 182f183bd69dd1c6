import { expect } from 'chai';
import { columnTypes } from '../../src/fields/index.js';
import { formOf, recipientAddress } from '../../src/forms/index.js';

const form = formOf(
  [{ id: 'col_mail', type: 'email', name: 'E-mail of the parents', allowed_values: null, external_id: 'parents' }],
  null,
);

describe('the address that mails about a person go to', () => {
  it('is in a column for addresses if the built-in field has none', () => {
    expect([
      recipientAddress(form, [{ parents: 'oma@example.org' }]),
      recipientAddress(form, [{ email: 'ada@example.org', parents: 'oma@example.org' }]),
    ]).to.deep.equal(['oma@example.org', 'ada@example.org']);
  });

  it('is found though a module on demand has a copy of each kind of field', () => {
    const fields = form.fields.map((field) =>
      field.name === 'parents' ? { ...field, kind: { ...columnTypes.email } } : field,
    );
    expect(recipientAddress({ ...form, fields }, [{ parents: 'oma@example.org' }])).to.equal('oma@example.org');
  });
});
