import type { AddedPerson, DeskForm } from '../model/desk-form.js';
import type { Data } from '../model/envelope.js';
import type { CorrectionPrice, OwnRegistration, OwnRegistrations } from '../model/own-registration.js';
import { create, post, read, update } from './endpoint.js';

/** Registrations that organisers with the actions `add` and `correct` enter and change at the desk. Answers have the fields that their role sees. */
export const deskRegistrations = {
  readDeskForm: read<Data<DeskForm>>()('/desk/lists/{list_id}/form'),
  /** Needs an `Idempotency-Key`, under which nobody is added twice. */
  addAtDesk: create<Record<string, unknown>, Data<AddedPerson>>()('/desk/lists/{list_id}/registrations'),
  readDeskAnswers: read<Data<OwnRegistrations>>()('/desk/lists/{list_id}/registrations/{person_id}/answers'),
  /** `amount` is the price that was shown, in cents; 409 if the correction changes the price to another one. */
  correctAtDesk: update<Record<string, unknown>, Data<OwnRegistration>>()(
    '/desk/lists/{list_id}/registrations/{person_id}',
    { query: ['amount'] },
  ),
  readDeskPrice: post<Record<string, unknown>, Data<CorrectionPrice>>()(
    '/desk/lists/{list_id}/registrations/{person_id}/price',
    { safe: true },
  ),
} as const;
