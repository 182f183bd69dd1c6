import { html, nothing } from 'lit';
import { check, readAll, type Answers } from '../../fields/index.js';
import type { FormField, Form, PersonValues } from '../../forms/index.js';
import type { FormWords } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { formField, type FieldContext } from '../form/form-field.js';

/** A field as it is drawn, and whose it is if there are several. */
export interface RenderedField {
  readonly field: FormField;
  readonly owner?: string;
  /** A condition hides the field at this moment: no link leads to it. */
  readonly hidden?: boolean;
}

/** A person who is registered together with others. */
export interface Participant {
  readonly key: number;
  /** Taken out again; their answers stay, should that be undone. */
  readonly isRemoved: boolean;
  /** Accepted by the service. */
  readonly isRegistered: boolean;
}

/** The data that fields are rendered with; `hasRoom` ends a step of incremental rendering. */
export interface IncrementalContext extends FieldContext {
  readonly words: FormWords;
  readonly hasRoom: () => boolean;
}

/** The persons who are registered together, and the fields that are visible for them. */
export interface Participants {
  /** The persons that are not registered yet. */
  readonly pendingKeys: readonly number[];
  /** Once some are registered and others are not: who is, and what the button says to the rest. */
  partialResult(words: FormWords): { readonly message: string; readonly buttonText: string } | undefined;
  /** Everything that is asked, drawn. */
  questions(context: IncrementalContext): unknown;
  /** The same in a list, in the order in which it is drawn. */
  renderedFields(words: FormWords): readonly RenderedField[];
  /** Shows what is asked at this moment and hides the rest, after the answer to the question of this name has changed. */
  updateVisibility(name?: string): void;
  /** True of what is drawn and not asked at this moment. `path` as issues have it. */
  isHidden(path: string): boolean;
  /** Reads the values of each participant, and their issues. */
  read(answers: Answers): { issues: readonly Issue[]; values: readonly PersonValues[] };
  /** The issues of one participant, by the names of controls. */
  issuesFor(key: number, issues: readonly Issue[]): readonly Issue[];
}

export interface ParticipantsOptions {
  readonly form: RegistrationForm;
  /** The form in the current language. */
  readonly localizedForm: () => Form;
  /** The day, `YYYY-MM-DD`, that it is at the club. */
  readonly today: () => string;
  /** The keys of the first participants. */
  readonly keys: readonly number[];
  readonly controls: () => HTMLFormElement | undefined;
  /** True of somebody whom the service has accepted. */
  readonly isRegistered: (key: number) => boolean;
  /** Persons of the family who were registered before the page was loaded again. */
  readonly registeredBefore: () => number;
  /** Draws the form again. */
  readonly render: () => Promise<unknown>;
  /** The first answers are those of a draft. */
  readonly hasDraft: boolean;
  /** Has issues at their fields, in place of those that are shown, in the next rendering. */
  readonly showIssues: (issues: readonly Issue[]) => void;
  /** Answers were taken over. */
  readonly onCopy: () => void;
}

/** Sections with the fields that `select` returns; a field without one is left out. */
export const sections = (
  form: Form,
  context: IncrementalContext,
  select: (field: FormField) => FormField | undefined,
): unknown[] =>
  form.sections.map(({ title, help, fields }) => {
    const fieldTemplates = fields.flatMap((field) => {
      const renderedField = select(field);
      return renderedField && context.hasRoom() ? formField(renderedField, context) : [];
    });
    if (!fieldTemplates.length) return nothing;
    return title
      ? html`<fieldset part="section" class="section">
          <legend><bdi>${title}</bdi></legend>
          ${help ? html`<p part="help" class="help"><bdi>${help}</bdi></p>` : nothing} ${fieldTemplates}
        </fieldset>`
      : html`<div part="section" class="section">${fieldTemplates}</div>`;
  });

/** One person, who is asked everything. What several take, or questions that wait for answers, is loaded if a form has it. */
export class SingleParticipant implements Participants {
  readonly #localizedForm: ParticipantsOptions['localizedForm'];
  readonly #today: ParticipantsOptions['today'];
  readonly pendingKeys: readonly number[] = [0];

  constructor({ localizedForm, today }: ParticipantsOptions) {
    this.#localizedForm = localizedForm;
    this.#today = today;
  }

  questions(context: IncrementalContext): unknown {
    return sections(this.#localizedForm(), context, (field) => field);
  }

  renderedFields(): readonly RenderedField[] {
    return this.#localizedForm().fields.map((field) => ({ field }));
  }

  partialResult(): undefined {}

  updateVisibility(): void {}

  isHidden = (): boolean => false;

  read(answers: Answers): { issues: readonly Issue[]; values: readonly PersonValues[] } {
    const { fields } = this.#localizedForm();
    const values = readAll(answers, fields);
    return { issues: check(values, fields, this.#today()), values: [{ key: 0, values }] };
  }

  issuesFor = (_: number, issues: readonly Issue[]): readonly Issue[] => issues;
}
