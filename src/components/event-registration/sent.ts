import { css, html, nothing, render, type TemplateResult } from 'lit';
import type { Registered } from '../../controllers/index.js';
import type { Field } from '../../fields/index.js';
import type { Form } from '../../forms/index.js';
import type { FormWords } from '../../i18n/index.js';
import { labelOf } from '../form/form-field.js';
import { partOf } from '../dates.js';

const sentStyles = css`
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

export const styles = [sentStyles];

export interface Sent {
  readonly persons: readonly Registered[];
  readonly form: Form;
  readonly words: FormWords;
  readonly language: string;
}

/** An answer as a person reads it; undefined where there is none. */
function said(value: unknown, field: Field, { words, language }: Pick<Sent, 'words' | 'language'>): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const control = field.kind.control(field);
  const inWords = (one: unknown): string => {
    if (typeof one === 'boolean') return one ? words.yes : words.no;
    if (typeof one === 'number') return new Intl.NumberFormat(language, { useGrouping: false }).format(one);
    return ('labels' in control && control.labels?.get(String(one))) || String(one);
  };
  switch (control.kind) {
    case 'group': {
      const parts = control.parts.flatMap((part) => {
        const short = part.name.replace(/^.*\./, '');
        const answer = said((value as Record<string, unknown>)[short], part, { words, language });
        // the postcode stands beside the town
        return answer ? [answer, control.legend && short !== 'postcode' ? '\n' : ' '] : [];
      });
      return parts.join('').trim() || undefined;
    }
    case 'date':
      return partOf(String(value), language);
    case 'select':
      return control.regions ? new Intl.DisplayNames(language, { type: 'region' }).of(String(value)) : inWords(value);
    default:
      return Array.isArray(value) ? new Intl.ListFormat(language).format(value.map(inWords)) : inWords(value);
  }
}

/** What was sent of each person, but for what is sensitive: never shown again (design.md section 4). Drawn into an element. */
export function tell(into: HTMLElement, { persons, form, words, language }: Sent): void {
  const fields = form.fields.filter(({ sensitive }) => !sensitive);
  const answers = (person: Registered): TemplateResult =>
    html`<dl>
      ${fields.map((field) => {
        const answer = said((person as Record<string, unknown>)[field.name], field, { words, language });
        return answer === undefined
          ? nothing
          : html`<div>
              <dt><bdi>${labelOf(field, words)}</bdi></dt>
              <dd><bdi>${answer}</bdi></dd>
            </div>`;
      })}
    </dl>`;
  render(persons.map(answers), into);
}
