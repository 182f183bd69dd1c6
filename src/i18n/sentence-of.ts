import { lastPartOf } from '../model/field-name.js';
import type { Issue } from '../model/issue.js';
import type { FieldWords } from './messages.js';
import { textOf } from './text-of.js';

/** The field of an issue. */
export interface IssueField {
  /** The club's label; built-in fields have none. */
  readonly label?: string | undefined;
  /** The answer is chosen, not typed. */
  readonly isChoice: boolean;
}

/** The sentence for a missing answer, which names the field. */
const missingSentence = (words: FieldWords, name: string, { label, isChoice }: IssueField): string => {
  const { askFor, labels, pick, stillMissing } = words;
  const builtIn = (texts: Readonly<Record<string, string>>) => (Object.hasOwn(texts, name) ? texts[name] : undefined);
  const text = label ?? builtIn(labels) ?? name;
  return (!label && builtIn(askFor)) || (isChoice ? pick(text) : `${stillMissing} ${text}`);
};

/**
 * The sentence for an issue; for a code that this version does not know, what can always be said. With a field, the sentence for a
 * missing answer names it.
 */
export const sentenceOf = (words: FieldWords, { field: path, code, params }: Issue, field?: IssueField): string =>
  field && code === 'required'
    ? missingSentence(words, lastPartOf(path), field)
    : textOf(
        Object.hasOwn(words.issues, code)
          ? (words.issues as Readonly<Record<string, unknown>>)[code]
          : words.issues.invalid,
        params,
      );
