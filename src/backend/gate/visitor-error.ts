import { ApiError } from '../../api/index.js';
import { Refusal, retryAfter } from '../http/middleware/index.js';
import { noSuchForm } from './visible-forms.js';

/** Translates an error of the service for visitors; hides plans, keys and internal faults. */
export function visitorError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.status === 412) return new Refusal(412, 'Somebody else has changed this.');
  if (error.status === 422) return new Refusal(422, 'Some fields need another look.', error.issues);
  if (error.status === 402 || error.status === 403 || error.status === 404) return noSuchForm();
  const wait =
    error.retryAfter === undefined
      ? retryAfter()
      : { 'retry-after': String(Math.max(1, Math.ceil(error.retryAfter / 1000))) };
  if (error.status === 409 || error.status === 429)
    return new Refusal(error.status, 'Please try again shortly.', [], wait);
  if (error.status === 504)
    return new Refusal(
      504,
      'It was sent, but there was no reply yet. Please send it again: it is stored once.',
      [],
      wait,
    );
  return new Refusal(503, 'The service cannot be reached at the moment.', [], wait);
}
