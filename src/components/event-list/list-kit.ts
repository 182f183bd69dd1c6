import type { directionOf, wordsOf } from '../../i18n/index.js';
import type { Lit } from '../lit.js';
import type { item } from './item.js';
import type { listTemplate } from './list-context.js';

/** Everything that the module of optional features takes from the script: Lit, templates, words, and the form's element. */
export interface ListKit extends Lit {
  readonly directionOf: typeof directionOf;
  readonly wordsOf: typeof wordsOf;
  readonly item: typeof item;
  readonly listTemplate: typeof listTemplate;
  /** Loads the class of `<event-registration>`. */
  readonly registrationElement: () => Promise<CustomElementConstructor>;
}
