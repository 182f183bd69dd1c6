import { html } from 'lit';
import { applyChange, difference, type FormField } from '../../forms/index.js';
import type { ProfileWords } from '../../i18n/index.js';
import { formatAnswer } from '../form/format-answer.js';
import { notice } from '../notice.js';

/** A field that two people changed differently. */
export interface Conflict {
  readonly field: FormField;
  readonly storedValue: unknown;
  readonly enteredValue: unknown;
}

/** The changes of a person after a rebase on newer stored data. */
export interface RebaseResult {
  /** Fields that two want to be different. */
  readonly conflicts: readonly Conflict[];
  /** Changes of fields that no other user has changed. */
  readonly remainingChanges: Record<string, unknown>;
}

/** Compares changes with what others have made of the person: if both want the same, there is nothing left to do. */
export function rebase(
  fields: readonly FormField[],
  {
    previous,
    current,
    changes,
  }: { readonly [Name in 'previous' | 'current' | 'changes']: Readonly<Record<string, unknown>> },
): RebaseResult {
  const conflicts: Conflict[] = [];
  const remainingChanges: Record<string, unknown> = {};
  for (const field of fields) {
    const { name } = field;
    if (!Object.hasOwn(changes, name)) continue;
    const enteredValue = applyChange(previous[name], changes[name]);
    const remaining = difference(field, current[name], enteredValue);
    if (remaining === undefined) continue;
    if (difference(field, previous[name], current[name]) === undefined) remainingChanges[name] = remaining;
    else conflicts.push({ field, storedValue: current[name], enteredValue });
  }
  return { conflicts, remainingChanges };
}

export interface ConflictOptions {
  readonly conflicts: readonly Conflict[];
  readonly words: ProfileWords;
  readonly language: string;
  readonly label: (field: FormField) => string;
}

/** Both answers of each field, one of them to be chosen; what was entered here is chosen until then. */
export function conflictChoices({ conflicts, words, language, label }: ConflictOptions): unknown {
  const answer = (value: unknown, field: FormField) =>
    formatAnswer(value, field, { words, language }) ?? words.notGiven;
  return html`${notice('alert', words.conflict)}
  ${conflicts.map(
    ({ field, storedValue, enteredValue }) =>
      html`<fieldset part="field" class="field" role="radiogroup" data-conflict=${field.name}>
        <legend part="label"><bdi>${label(field)}</bdi></legend>
        <div class="options long">
          <label class="option"
            ><input type="radio" name="choice ${field.name}" value="stored" /><span
              >${words.storedNow}:<br /><strong><bdi>${answer(storedValue, field)}</bdi></strong></span
            ></label
          >
          <label class="option"
            ><input type="radio" name="choice ${field.name}" value="entered" checked /><span
              >${words.enteredHere}:<br /><strong><bdi>${answer(enteredValue, field)}</bdi></strong></span
            ></label
          >
        </div>
      </fieldset>`,
  )}`;
}

/** The changes to send after the member has chosen. */
export const chosenChanges = (conflicts: readonly Conflict[], answers: FormData): Record<string, unknown> =>
  Object.fromEntries(
    conflicts.flatMap(({ field, storedValue, enteredValue }) =>
      answers.get(`choice ${field.name}`) === 'entered'
        ? [[field.name, difference(field, storedValue, enteredValue)] as const]
        : [],
    ),
  );
