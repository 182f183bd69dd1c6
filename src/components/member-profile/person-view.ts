import { html, nothing } from 'lit';
import { isApiError } from '../../api/index.js';
import { isChangeable, labelOf, visibleNames, type FormField, type Form, type Section } from '../../forms/index.js';
import type { ProfileWords } from '../../i18n/index.js';
import type { Person } from '../../model/person.js';
import { latestIssue } from '../form/latest-issue.js';
import errorSummaryOf from '../event-registration/error-summary.js';
import { formField } from '../form/form-field.js';
import { formatAnswer } from '../form/format-answer.js';
import { errorMessage, errorNotice } from '../error-notice.js';
import { boldFirstSentence } from '../first-sentence.js';
import { conflictChoices } from './conflict.js';
import { needsFreshLink, type EmailChange } from './email-change.js';
import type { EditController } from './edit-controller.js';
import type { Members } from './members.js';

interface PersonOptions {
  readonly person: Person;
  readonly form: Form;
  readonly words: ProfileWords;
  readonly language: string;
  readonly level: number;
}

const errorSummary = errorSummaryOf({ html, nothing });

/** The field with its label; the membership number has no word in the forms of a language. */
const withLabel = (field: FormField, words: ProfileWords): FormField =>
  field.name === 'membership_number' && !field.label ? { ...field, label: words.membershipNumber } : field;

const sectionHeading = ({ title }: Section, level: number) =>
  title ? html`<div class="title2" role="heading" aria-level=${level + 1}><bdi>${title}</bdi></div>` : nothing;

/** The data of a person as text. */
function personDetails(
  { person, form, words, language, level }: PersonOptions,
  visibleFieldNames: ReadonlySet<string>,
): unknown {
  const row = (baseField: FormField) => {
    const field = withLabel(baseField, words);
    const answer = formatAnswer(person[field.name], field, { words, language });
    return html`<div>
      <dt><bdi>${labelOf(field, words)}</bdi></dt>
      <dd class=${answer === undefined ? 'optional' : nothing}><bdi>${answer ?? words.notGiven}</bdi></dd>
    </div>`;
  };
  return form.sections.map((section) => {
    const fields = section.fields.filter(({ name }) => visibleFieldNames.has(name));
    return fields.length
      ? html`${sectionHeading(section, level)}
          <dl>${fields.map(row)}</dl>`
      : nothing;
  });
}

interface EditOptions extends PersonOptions {
  readonly emailChange: EmailChange;
  readonly editing: EditController;
  readonly onSave: (event: Event) => void;
  readonly onInput: () => void;
}

/** The same to be changed: one question for each, what cannot be changed as it is. */
function personForm(options: EditOptions): unknown {
  const { person, form, words, language, level, editing, onSave, onInput, emailChange } = options;
  const { sending, visibleNames } = editing;
  const { conflicts } = editing.edit!;
  const { failure, isBusy: busy } = sending;
  const isFresh = !sending.issues.some(needsFreshLink);
  const issues = sending.issues.filter((issue) => !needsFreshLink(issue));
  const question = (baseField: FormField) => {
    const field = withLabel(baseField, words);
    if (!isChangeable(field))
      return html`<div class="field">
        <p part="label" class="label"><bdi>${labelOf(field, words)}</bdi></p>
        <p><bdi>${formatAnswer(person[field.name], field, { words, language }) ?? words.notGiven}</bdi></p>
        <p class="help">${words.onlyClub}</p>
      </div>`;
    const help = field.name === 'email' ? { help: [field.help, words.emailNote].filter(Boolean).join(' ') } : {};
    return html`<div ?hidden=${!visibleNames.has(field.name)}>
      ${formField({ ...field, ...help }, { words, language, issues: sending.shownIssues })}
    </div>`;
  };
  const renderedFields = form.fields.map((field) => ({ field: withLabel(field, words) }));
  const questions = form.sections.map(
    (section) =>
      html`<div class="section" ?hidden=${!section.fields.some(({ name }) => visibleNames.has(name))}>
        ${sectionHeading(section, level)}
        ${section.help ? html`<p class="help"><bdi>${section.help}</bdi></p>` : nothing} ${section.fields.map(question)}
      </div>`,
  );
  const label = (field: FormField) => labelOf(withLabel(field, words), words);
  return html`<form
    novalidate
    method="dialog"
    class=${conflicts.length ? 'choosing' : 'editing'}
    @input=${onInput}
    @change=${onInput}
  >
    ${issues.length ? errorSummary(issues, renderedFields, { words, language, partialSuccess: nothing }) : nothing}
    ${conflicts.length ? conflictChoices({ conflicts, words, language, label }) : nothing}
    <div
      class="questions"
      ?inert=${busy}
      ?hidden=${conflicts.length > 0}
      @input=${sending.watch}
      @focusout=${sending.watch}
    >
      <p class="help">${words.requiredNote}</p>
      ${questions}
    </div>
    ${failure && !(conflicts.length && isApiError(failure) && failure.status === 412) ? saveError(failure, words) : nothing}
    ${isFresh ? nothing : emailChange.render((flow) => flow.freshLink(person.email, words), words)}
    <div class="actions">
      <button part="button" class="main" type="submit" aria-disabled=${busy ? 'true' : nothing} @click=${onSave}>
        <span>${busy ? words.saving : words.save}</span>
      </button>
      <button type="button" aria-disabled=${busy ? 'true' : nothing} @click=${editing.cancel}>${words.cancel}</button>
      <p role="status">${busy ? html`<span class="later">${words.slow}</span>` : latestIssue(sending, words)}</p>
    </div>
  </form>`;
}

/** Saving failed for a reason that concerns no field. */
function saveError(error: unknown, words: ProfileWords): unknown {
  // an error response means that nothing was saved; without one it may be saved, and a gate does not know either (504)
  const isUnanswered = isApiError(error) && [0, 504].includes(error.status);
  const message = errorMessage(error, words);
  return html`<div part="notice" class="notice alert" role="alert" tabindex="-1">
    ${message === words.unavailable ? nothing : html`<p>${boldFirstSentence(html, message)}</p>`}
    <p>${isUnanswered ? words.maybeSaved : words.notSaved}</p>
  </div>`;
}

export interface PersonViewOptions extends Omit<EditOptions, 'person' | 'editing'> {
  readonly members: Members;
  /** The day, `YYYY-MM-DD`, on which ages count. */
  readonly today: string;
  /** Undefined if nothing can be changed: on paper. */
  readonly editing: EditController | undefined;
  /** Shows somebody's form. */
  readonly onEdit: (id: string) => void;
  /** Reads somebody once more. */
  readonly onRetry: (id: string) => void;
}

/** One person: to be changed, to be read, or why that cannot be. */
export function personView(
  id: string,
  { editing, members, today, onEdit, onRetry, ...options }: PersonViewOptions,
): unknown {
  const { words, form } = options;
  const personEdit = editing?.personId === id ? editing.edit : undefined;
  if (editing && personEdit) return personForm({ ...options, ...personEdit.storedPerson, editing });
  const storedPerson = members.get(id);
  const loadError = members.errorOf(id);
  if (loadError) return errorNotice(loadError, { words, page: undefined, retry: () => onRetry(id) });
  if (!storedPerson) return html`<p role="status">${words.loading}</p>`;
  const pendingEmail = members.membership?.email_changes?.find(({ person_id }) => person_id === id);
  return html`<div class="person">
    ${editing && pendingEmail ? options.emailChange.render((flow) => flow.pending(pendingEmail, words), words) : nothing}
    ${personDetails({ ...options, ...storedPerson }, visibleNames(form, storedPerson.person, today))}
    <div class="actions">
      <button part="button" class="main" type="button" @click=${() => onEdit(id)}><span>${words.edit}</span></button>
    </div>
  </div>`;
}
