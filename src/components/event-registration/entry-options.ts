import type { ReactiveControllerHost } from 'lit';
import type { Form } from '../../forms/index.js';
import type { Draft, RegistrationToken } from '../../state/index.js';
import type { OpenForm } from './open-form.js';
import type { ParticipantsOptions } from './participants.js';

/** Where the answers are kept until they are sent. */
export type EntryDraft = Pick<Draft, 'load' | 'save' | 'clear'>;

/** The element whose form this is. */
export type EntryHost = ReactiveControllerHost &
  HTMLElement & { readonly language: string; createDraft(name: string): EntryDraft };

/** The functions that an entry is given. */
export interface EntryOptions {
  localizedForm: () => Form | undefined;
  /** Called once the form is rendered with its first values. */
  onReady: () => void;
  /** Prefilled answers by source: names of controls and their values. Later sources override earlier ones. */
  prefills: () => readonly Iterable<readonly [name: string, value: string]>[];
  /** Has issues at their fields in the next rendering. */
  showIssues: ParticipantsOptions['showIssues'];
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
