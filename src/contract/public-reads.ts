import type { PublicEvents } from '../model/club-event.js';
import type { Data } from '../model/envelope.js';
import type { RegistrationForm } from '../model/registration-form.js';
import { read } from './endpoint.js';

/** Reads that are the same for every visitor, relative to `/public/{workspace}`. */
export const publicReads = {
  listEvents: read<PublicEvents>()('/events'),
  readForm: read<Data<RegistrationForm>>()('/forms/{slug}'),
} as const;
