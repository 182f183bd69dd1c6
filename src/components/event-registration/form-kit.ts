import type { Lit } from '../lit.js';
import type { notice } from '../notice.js';
import type { sections } from './participants.js';

/** Everything that the module of optional features takes from the script: Lit, and templates. */
export interface FormKit extends Lit {
  readonly notice: typeof notice;
  readonly sections: typeof sections;
}
