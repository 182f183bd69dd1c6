import { html, type TemplateResult } from 'lit';
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

/** Everything that needs another look, in the order of the fields, each in the field's own words and leading to it. */
export function summary(
  issues: readonly Issue[],
  fields: readonly Field[],
  words: Words,
  goTo: (path: string) => void,
): TemplateResult {
  const line = (issue: Issue) => {
    const field = fieldAt(issue.field, fields);
    const sentence = sentenceOf(words, issue);
    if (!field) return html`<li>${sentence}</li>`;
    const go = (event: Event) => {
      event.preventDefault();
      goTo(issue.field);
    };
    return html`<li><a href="#${issue.field}" @click=${go}>${labelOf(field, words)}: ${sentence}</a></li>`;
  };
  return html`<div part="summary" class="notice alert" role="alert" tabindex="-1">
    <p><strong>${words.summary(issues.length)}</strong></p>
    <ul>
      ${issues.map(line)}
    </ul>
  </div>`;
}
