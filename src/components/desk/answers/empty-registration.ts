import type { OwnRegistration } from '../../../model/own-registration.js';

/** A registration without answers, whose form asks for these fields. `amount` is the price so far, in cents. */
export const emptyRegistration = (
  id: string,
  fields: readonly { readonly name: string }[],
  amount: number | null = null,
): OwnRegistration => ({
  id,
  name: { first_name: '', last_name: '' },
  state: 'registered',
  amount,
  fees: [],
  credit: 0,
  deadline_at: null,
  values: {},
  hidden_fields: [],
  changeable_fields: fields.map(({ name }) => name),
  can_cancel: false,
  etag: null,
});
