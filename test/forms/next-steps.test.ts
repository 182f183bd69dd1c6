import { expect } from 'chai';
import { nextStepsOf } from '../../src/forms/index.js';
import type { RegistrationForm } from '../../src/model/registration-form.js';

const camp = { event: {} } as Pick<RegistrationForm, 'event'>;
const steps = (form: Pick<RegistrationForm, 'event'>, person: { id: string; waiting?: boolean }, isPayable = false) =>
  nextStepsOf(form, [person], { isPayable });

describe('the next steps after a registration', () => {
  it('are a transfer first, if something is to be paid', () => {
    expect(steps(camp, { id: 'per_1' })).to.deep.equal(['changeLater', 'quoteNumber']);
    expect(steps(camp, { id: 'per_1' }, true)).to.deep.equal(['payNow', 'changeLater', 'quoteNumber']);
  });

  it('are no transfer on a waiting list, and promise no place', () => {
    expect(steps(camp, { id: 'per_1', waiting: true }, true)).to.deep.equal([
      'onWaitingList',
      'changeLater',
      'quoteNumber',
    ]);
  });

  it('are an answer of the club to an application', () => {
    expect(steps({ event: null }, { id: 'per_1' })).to.deep.equal(['clubReplies', 'quoteNumber']);
  });

  it('are an answer of the club alone while the club looks at it: there is no number yet', () => {
    expect(steps(camp, { id: 'rev_1' }, true)).to.deep.equal(['clubReplies']);
  });
});
