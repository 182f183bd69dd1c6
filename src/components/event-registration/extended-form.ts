import { participantsStyles } from '../form/participants-styles.js';
import { closedForm } from './closed-form.js';
import type { FormKit } from './form-kit.js';
import { MultipleParticipants } from './multiple-participants.js';
import type { ParticipantsOptions } from './participants.js';

/** Features that only some forms need: several persons, conditional questions, forms that are not open. */
const extendedForm = (kit: FormKit) => ({
  createParticipants: (options: ParticipantsOptions) => new MultipleParticipants(options, kit),
  participantsStyles: participantsStyles(kit),
  closedForm: closedForm(kit),
});

export type ExtendedForm = ReturnType<typeof extendedForm>;

export default extendedForm;
