import type { MovedPerson, MoveForm, MoveTargets } from '../model/desk-move.js';
import type { Data } from '../model/envelope.js';
import type { CorrectionPrice } from '../model/own-registration.js';
import { post, read, update } from './endpoint.js';

/** Moves of registrations to other events, for organisers with the action `move`. `target_list_id` is a list of another event. */
export const deskMoves = {
  readMoveTargets: read<Data<MoveTargets>>()('/desk/lists/{list_id}/registrations/{person_id}/moves'),
  readMoveForm: read<Data<MoveForm>>()('/desk/lists/{list_id}/registrations/{person_id}/moves/{target_list_id}'),
  readMovePrice: post<Record<string, unknown>, Data<CorrectionPrice>>()(
    '/desk/lists/{list_id}/registrations/{person_id}/moves/{target_list_id}/price',
    { safe: true },
  ),
  /** `amount` is the price that was shown, in cents; 409 if the move changes the price to another one. */
  moveAtDesk: update<Record<string, unknown>, Data<MovedPerson>>()(
    '/desk/lists/{list_id}/registrations/{person_id}/moves/{target_list_id}',
    { query: ['amount'] },
  ),
} as const;
