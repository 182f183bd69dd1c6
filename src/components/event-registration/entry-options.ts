import type { Form } from '../../forms/index.js';
import type { RegistrationToken } from '../../state/index.js';
import type { OpenForm } from './open-form.js';

/** The functions that an entry is given. */
export interface EntryOptions {
  localizedForm: () => Form | undefined;
  /** Called once the form is rendered with its first values. */
  onReady: () => void;
  /** Prefilled answers by source: names of controls and their values. Later sources override earlier ones. */
  prefills: () => readonly Iterable<readonly [name: string, value: string]>[];
  /** Called with the token of a visitor who begins; `isIdle` if nothing has been typed or sent since. */
  onToken: (token: RegistrationToken, isIdle: boolean) => void;
  /** The club's current day, `YYYY-MM-DD`. */
  today: () => string;
}

/** A form to be filled in. */
export interface EntryStart extends OpenForm {
  /** Identifies the draft of this form. */
  draftName: string;
}
