import type { adoptStyles, CSSResult } from 'lit';
import type { wordsOf } from '../../i18n/index.js';
import type { RegistrationWords } from '../../i18n/server-words.js';
import type { notice } from '../notice.js';
import type { Lit } from '../lit.js';
import type { RegistrationsKit } from './registrations-kit.js';

/** Everything that the module of a member's registrations takes from the script. */
export interface MemberKit extends Omit<RegistrationsKit, 'paymentView'>, Pick<Lit, 'css' | 'render'> {
  readonly adoptStyles: typeof adoptStyles;
  /** The styles of the profile. */
  readonly styles: readonly CSSResult[];
  readonly notice: typeof notice;
  readonly wordsOf: typeof wordsOf;
  readonly registrationWords: (language: string) => Promise<RegistrationWords>;
  /** The class of `<event-registration>`. */
  readonly registrationElement: () => Promise<CustomElementConstructor>;
}
