import { participantsStyles } from '../form/participants-styles.js';
import type { FormKit } from './form-kit.js';
import { MultipleParticipants } from './multiple-participants.js';
import type { ParticipantsOptions } from './participants.js';

/** Features that only some forms need: several persons, conditional questions, rules about ages. */
export default (kit: FormKit) => ({
  createParticipants: (options: ParticipantsOptions) => new MultipleParticipants(options, kit),
  participantsStyles: participantsStyles(kit),
});
