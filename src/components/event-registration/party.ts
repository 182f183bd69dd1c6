import { html, nothing } from 'lit';
import { check, readAll, type Answers } from '../../fields/index.js';
import type { AskedField, Form, PersonValues } from '../../forms/index.js';
import type { FormWords } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { formField, type Surroundings } from '../form/form-field.js';

/** A field as it is drawn, and whose it is where there are several. */
export interface DrawnField {
  readonly field: AskedField;
  readonly whose?: string;
  /** It is not asked at this moment: nothing leads to it. */
  readonly hidden?: boolean;
}

/** What questions are drawn with, and whether there is room for one more by now. */
export interface Piecewise extends Surroundings {
  readonly fits: () => boolean;
}

/** Who is registered together, and what is asked of them at this moment. */
export interface Party {
  /** The persons that are not registered yet. */
  readonly waiting: readonly number[];
  /** Once some are registered and others are not: who is, and what the button says to the rest. */
  soFar(words: FormWords): { readonly some: string; readonly send: string } | undefined;
  /** Everything that is asked, drawn. */
  questions(around: Piecewise): unknown;
  /** The same in a list, in the order in which it is drawn. */
  drawn(words: FormWords): readonly DrawnField[];
  /** Shows what is asked at this moment and hides the rest, after the answer to the question of this name has changed. */
  show(name?: string): void;
  /** True of what is drawn and not asked at this moment. `path` as issues have it. */
  hides(path: string): boolean;
  /** What was entered for each, and what is wrong with it. */
  read(answers: Answers): { issues: readonly Issue[]; values: readonly PersonValues[] };
  /** What is wrong with the answers of one of them, as the controls are named. */
  issuesOf(key: number, issues: readonly Issue[]): readonly Issue[];
}

export interface PartyOptions {
  readonly form: RegistrationForm;
  /** What the form asks, in the words of the language in force. */
  readonly asked: () => Form;
  /** The day, `YYYY-MM-DD`, that it is at the club. */
  readonly today: () => string;
  /** Who is registered together to begin with. */
  readonly keys: readonly number[];
  readonly controls: () => HTMLFormElement | undefined;
  /** True of somebody whom the service has accepted. */
  readonly isDone: (key: number) => boolean;
  /** Draws the form again. */
  readonly draw: () => Promise<unknown>;
  /** Answers were taken over. */
  readonly copied: () => void;
}

/** Sections with those of their fields that are drawn, each as `drawn` says. */
export const sections = (
  form: Form,
  around: Piecewise,
  drawn: (field: AskedField) => AskedField | undefined,
): unknown[] =>
  form.sections.map(({ title, help, fields }) => {
    const found = fields.flatMap((asked) => {
      const field = drawn(asked);
      return field && around.fits() ? formField(field, around) : [];
    });
    if (!found.length) return nothing;
    return title
      ? html`<fieldset part="section" class="section">
          <legend><bdi>${title}</bdi></legend>
          ${help ? html`<p part="help" class="help"><bdi>${help}</bdi></p>` : nothing} ${found}
        </fieldset>`
      : html`<div part="section" class="section">${found}</div>`;
  });

/** One person, who is asked everything. What several take, or questions that wait for answers, is loaded where a form has it. */
export class Alone implements Party {
  readonly #asked: PartyOptions['asked'];
  readonly #today: PartyOptions['today'];
  readonly waiting: readonly number[] = [0];

  constructor({ asked, today }: PartyOptions) {
    this.#asked = asked;
    this.#today = today;
  }

  questions(around: Piecewise): unknown {
    return sections(this.#asked(), around, (field) => field);
  }

  drawn(): readonly DrawnField[] {
    return this.#asked().fields.map((field) => ({ field }));
  }

  soFar(): undefined {}

  show(): void {}

  hides = (): boolean => false;

  read(answers: Answers): { issues: readonly Issue[]; values: readonly PersonValues[] } {
    const { fields } = this.#asked();
    const values = readAll(answers, fields);
    return { issues: check(values, fields, this.#today()), values: [{ key: 0, values }] };
  }

  issuesOf = (_: number, issues: readonly Issue[]): readonly Issue[] => issues;
}
