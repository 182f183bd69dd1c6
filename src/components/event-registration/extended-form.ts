import { dialogOf } from '../dialog.js';
import { partyStyles } from '../form/party-styles.js';
import type { Lit } from '../lit.js';
import type { notice } from '../notice.js';
import { closedForm } from './closed-form.js';
import { Participants } from './participants.js';
import type { PartyOptions, sections } from './party.js';

/** Everything that the module takes from the script: Lit, and the templates of questions and notices. */
export interface FormKit extends Lit {
  readonly notice: typeof notice;
  readonly sections: typeof sections;
}

/** Features that only some forms need: several persons, conditional questions, forms that are not open, the form in a dialog. */
const extendedForm = (kit: FormKit) => ({
  partyOf: (options: PartyOptions) => new Participants(options, kit),
  partyStyles: partyStyles(kit),
  closedForm: closedForm(kit),
  dialog: dialogOf(kit),
});

export type ExtendedForm = ReturnType<typeof extendedForm>;

export default extendedForm;
