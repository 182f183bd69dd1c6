import { html, nothing, type TemplateResult } from 'lit';
import type { Field } from '../../fields/index.js';
import { sentenceOf, type Words } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import { labelOf } from '../form/form-field.js';

/** The field or part of a field that a dotted path leads to. */
function fieldAt(path: string, fields: readonly Field[]): Field | undefined {
  for (const field of fields) {
    if (field.name === path) return field;
    const control = field.kind.control(field);
    const part = control.kind === 'group' && path.startsWith(`${field.name}.`) && fieldAt(path, control.parts);
    if (part) return part;
  }
  return undefined;
}

/** Puts the visitor at a field: at its control, or at the first of several. */
export function focusField(root: ParentNode, path: string): void {
  const named = (selector: string) => root.querySelector<HTMLElement>(selector);
  (named(`[id="${CSS.escape(path)}"]`) ?? named(`[name^="${CSS.escape(path)}"]`))?.focus();
}

/**
 * Everything that needs another look, in the order of the fields, each in the field's own words and leading to it. What no
 * field is to blame for comes first: that the last place went while somebody typed.
 */
export function summary(
  issues: readonly Issue[],
  fields: readonly Field[],
  words: Words,
  goTo: (path: string) => void,
): TemplateResult {
  const found = issues.map((issue) => ({ issue, field: fieldAt(issue.field, fields) }));
  const atFields = found.filter(({ field }) => field);
  const line = ({ issue, field }: (typeof found)[number]) => {
    const go = (event: Event) => {
      event.preventDefault();
      goTo(issue.field);
    };
    const label = labelOf(field!, words).replace(/\s*[?:.!]$/, '');
    return html`<li><a href="#${issue.field}" @click=${go}>${label}: ${sentenceOf(words, issue)}</a></li>`;
  };
  return html`<div part="summary" class="notice alert" role="alert" tabindex="-1">
    ${found.map(({ issue, field }) => (field ? nothing : html`<p>${sentenceOf(words, issue)}</p>`))}
    ${
      atFields.length
        ? html`<p><strong>${words.summary(atFields.length)}</strong></p>
            <ul>
              ${atFields.map(line)}
            </ul>`
        : nothing
    }
  </div>`;
}
