import { dialogOf } from '../dialog.js';
import { participantsStyles } from '../form/participants-styles.js';
import type { Lit } from '../lit.js';
import type { notice } from '../notice.js';
import { closedForm } from './closed-form.js';
import { MultipleParticipants } from './multiple-participants.js';
import type { ParticipantsOptions, sections } from './participants.js';

/** Everything that the module takes from the script: Lit, and the templates of questions and notices. */
export interface FormKit extends Lit {
  readonly notice: typeof notice;
  readonly sections: typeof sections;
}

/** Features that only some forms need: several persons, conditional questions, forms that are not open, the form in a dialog. */
const extendedForm = (kit: FormKit) => ({
  createParticipants: (options: ParticipantsOptions) => new MultipleParticipants(options, kit),
  participantsStyles: participantsStyles(kit),
  closedForm: closedForm(kit),
  dialog: dialogOf(kit),
});

export type ExtendedForm = ReturnType<typeof extendedForm>;

export default extendedForm;
