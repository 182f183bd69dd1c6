import type { TemplateResult } from 'lit';
import type { RegisteredPerson } from '../../state/index.js';
import { labelOf, type Form } from '../../forms/index.js';
import type { FormWords } from '../../i18n/index.js';
import { formatAnswer } from '../form/format-answer.js';
import type { Lit } from '../lit.js';

const sentStyles = ({ css }: Lit) => css`
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr));
    gap: 0.75em 1.5em;
    margin-block: 0.75em 1.5em;
  }

  dt {
    font-size: 0.9em;
    opacity: 0.85;
  }

  dd {
    margin: 0;
    white-space: pre-wrap;
  }
`;

export interface SentAnswersOptions {
  readonly persons: readonly RegisteredPerson[];
  readonly form: Form;
  readonly words: FormWords;
  readonly language: string;
}

/** The answers that were sent: their styles, and what draws them. */
export const sentAnswers = (lit: Lit) => {
  const { html, nothing, render } = lit;

  /** Renders the values of each person into an element, without sensitive ones (docs/workspace.md#forms). */
  function renderAnswers(container: HTMLElement, { persons, form, words, language }: SentAnswersOptions): void {
    const fields = form.fields.filter(({ sensitive }) => !sensitive);
    const answers = (person: RegisteredPerson): TemplateResult =>
      html`<dl>
        ${fields.map((field) => {
          const answer = formatAnswer((person as Record<string, unknown>)[field.name], field, { words, language });
          return answer === undefined
            ? nothing
            : html`<div>
                <dt><bdi>${labelOf(field, words)}</bdi></dt>
                <dd><bdi>${answer}</bdi></dd>
              </div>`;
        })}
      </dl>`;
    render(persons.map(answers), container);
  }

  return { styles: [sentStyles(lit)], renderAnswers };
};
