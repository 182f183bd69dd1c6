import type { check } from '../../fields/index.js';
import type { wordsOf } from '../../i18n/index.js';
import type { Lit } from '../lit.js';
import type { notice } from '../notice.js';
import type createCards from './participant-cards.js';
import type { sections } from './participants.js';

/** Everything that the module of optional features takes from the script: Lit, the check of fields, templates, words, and further modules. */
export interface FormKit extends Lit {
  readonly check: typeof check;
  readonly notice: typeof notice;
  readonly sections: typeof sections;
  readonly wordsOf: typeof wordsOf;
  readonly lazyFeatures: { readonly cards: () => Promise<{ readonly default: typeof createCards }> };
}
