import { html, nothing } from 'lit';
import { isApiError } from '../../api/index.js';
import { changeable, visibleNames, type AskedField, type Form, type Section } from '../../forms/index.js';
import type { ProfileWords } from '../../i18n/index.js';
import type { Person } from '../../model/person.js';
import { latestIssue, errorSummary } from '../event-registration/error-summary.js';
import { formField } from '../form/form-field.js';
import { labelOf } from '../form/label-of.js';
import { formatAnswer } from '../form/format-answer.js';
import { errorMessage, errorNotice } from '../error-notice.js';
import { conflictChoices } from './conflict.js';
import { needsFreshLink, type EmailChangeFlow } from './email-change.js';
import type { EditController } from './edit-controller.js';
import type { Members } from './members.js';

interface PersonOptions {
  readonly person: Person;
  readonly form: Form;
  readonly words: ProfileWords;
  readonly language: string;
  readonly level: number;
}

/** What a field is called; the number that a club gives is known by no form. */
const withLabel = (field: AskedField, words: ProfileWords): AskedField =>
  field.name === 'membership_number' && !field.label ? { ...field, label: words.membershipNumber } : field;

const sectionHeading = ({ title }: Section, level: number) =>
  title ? html`<div class="title2" role="heading" aria-level=${level + 1}><bdi>${title}</bdi></div>` : nothing;

/** What the club knows of somebody, to be read. */
function personDetails({ person, form, words, language, level }: PersonOptions, asked: ReadonlySet<string>): unknown {
  const line = (one: AskedField) => {
    const field = withLabel(one, words);
    const answer = formatAnswer(person[field.name], field, { words, language });
    return html`<div>
      <dt><bdi>${labelOf(field, words)}</bdi></dt>
      <dd class=${answer === undefined ? 'optional' : nothing}><bdi>${answer ?? words.notGiven}</bdi></dd>
    </div>`;
  };
  return form.sections.map((section) => {
    const fields = section.fields.filter(({ name }) => asked.has(name));
    return fields.length
      ? html`${sectionHeading(section, level)}
          <dl>${fields.map(line)}</dl>`
      : nothing;
  });
}

interface EditOptions extends PersonOptions {
  readonly emailChange: EmailChangeFlow;
  readonly editing: EditController;
  readonly save: (event: Event) => void;
  readonly typed: () => void;
}

/** The same to be changed: one question for each, what cannot be changed as it is. */
function personForm(options: EditOptions): unknown {
  const { person, form, words, language, level, editing, save, typed, emailChange } = options;
  const { sending, visibleNames } = editing;
  const { conflicts } = editing.edit!;
  const { failure, busy } = sending;
  const isFresh = !sending.issues.some(needsFreshLink);
  const issues = sending.issues.filter((issue) => !needsFreshLink(issue));
  const question = (one: AskedField) => {
    const field = withLabel(one, words);
    if (!changeable(field))
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
  const drawn = form.fields.map((field) => ({ field: withLabel(field, words) }));
  const questions = form.sections.map(
    (section) =>
      html`<div class="section" ?hidden=${!section.fields.some(({ name }) => visibleNames.has(name))}>
        ${sectionHeading(section, level)}
        ${section.help ? html`<p class="help"><bdi>${section.help}</bdi></p>` : nothing} ${section.fields.map(question)}
      </div>`,
  );
  const label = (field: AskedField) => labelOf(withLabel(field, words), words);
  return html`<form
    novalidate
    method="dialog"
    class=${conflicts.length ? 'choosing' : 'editing'}
    @input=${typed}
    @change=${typed}
  >
    ${issues.length ? errorSummary(issues, drawn, { words, partialSuccess: nothing }) : nothing}
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
    ${isFresh ? nothing : emailChange.freshLink(person.email, words)}
    <div class="actions">
      <button part="button" class="main" type="submit" aria-disabled=${busy ? 'true' : nothing} @click=${save}>
        <span>${busy ? words.saving : words.save}</span>
      </button>
      <button type="button" aria-disabled=${busy ? 'true' : nothing} @click=${editing.cancel}>${words.cancel}</button>
      <p role="status">${busy ? html`<span class="later">${words.slow}</span>` : latestIssue(sending, words)}</p>
    </div>
  </form>`;
}

/** It could not be saved, for a reason that no answer is to blame for. */
function saveError(error: unknown, words: ProfileWords): unknown {
  // what was answered was not done; where nothing was answered, nobody can say
  const silent = isApiError(error) && error.status === 0;
  const trouble = errorMessage(error, words);
  return html`<div part="notice" class="notice alert" role="alert" tabindex="-1">
    ${trouble === words.unavailable ? nothing : html`<p>${trouble}</p>`}
    <p>${silent ? words.perhapsSaved : words.notSaved}</p>
  </div>`;
}

export interface PersonViewOptions extends Omit<EditOptions, 'person' | 'editing'> {
  readonly members: Members;
  /** The day, `YYYY-MM-DD`, on which ages count. */
  readonly today: string;
  /** Undefined where nothing can be changed: on paper. */
  readonly editing: EditController | undefined;
  /** Shows somebody's form. */
  readonly edit: (id: string) => void;
  /** Reads somebody once more. */
  readonly again: (id: string) => void;
}

/** One person: to be changed, to be read, or why that cannot be. */
export function personView(
  id: string,
  { editing, members, today, edit, again, ...options }: PersonViewOptions,
): unknown {
  const { words, form } = options;
  const open = editing?.personId === id ? editing.edit : undefined;
  if (editing && open) return personForm({ ...options, ...open.stored, editing });
  const read = members.get(id);
  const trouble = members.errorOf(id);
  if (trouble) return errorNotice(trouble, { words, page: undefined, retry: () => again(id) });
  if (!read) return html`<p role="status">${words.loading}</p>`;
  const pending = members.membership?.email_changes?.find(({ person_id }) => person_id === id);
  return html`<div class="person">
    ${editing && pending ? options.emailChange.pending(pending, words) : nothing}
    ${personDetails({ ...options, ...read }, visibleNames(form, read.person, today))}
    <div class="actions">
      <button part="button" class="main" type="button" @click=${() => edit(id)}><span>${words.edit}</span></button>
    </div>
  </div>`;
}
