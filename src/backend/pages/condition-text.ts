import { conditionText as conditionTextOf, labelOf, type FormField, type Form } from '../../forms/index.js';
import { isolate, type FormWords } from '../../i18n/index.js';
import type { Condition } from '../../model/registration-form.js';
import type { PageContext } from './page.js';

/** The conditions that all of these fields share, such as those of their section. */
export const commonConditionsOf = ([first, ...furtherFields]: readonly FormField[]): Condition[] =>
  (first?.visible_when ?? []).filter((condition) =>
    furtherFields.every(({ visible_when }) => visible_when.includes(condition)),
  );

/** Conditions in words: without JavaScript, conditional fields are always shown. */
export const conditionText = (
  conditions: readonly Condition[],
  form: Form,
  { words, language, context }: { words: FormWords; language: string; context: Pick<PageContext, 'words'> },
): string =>
  conditionTextOf(conditions, form, {
    words: context.words,
    language,
    labelOf: (field) => labelOf(field, words),
    isolate,
  });
