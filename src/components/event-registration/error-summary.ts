import { html, nothing, type TemplateResult } from 'lit';
import type { FormController } from '../../controllers/index.js';
import type { Field } from '../../fields/index.js';
import { sentenceOf, type FormWords } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import { labelOf } from '../form/label-of.js';
import type { RenderedField } from './participants.js';

/** The field or part of a field that a dotted path leads to. */
function fieldAt(path: string, field: Field): Field | undefined {
  if (field.name === path) return field;
  const control = field.kind.control(field);
  if (control.kind !== 'group' || !path.startsWith(`${field.name}.`)) return undefined;
  for (const part of control.parts) {
    const match = fieldAt(path, part);
    if (match) return match;
  }
  return undefined;
}

/** A fault that has just appeared at a field, for who does not see it. */
export const latestIssue = (
  { latestIssue }: Pick<FormController<unknown, unknown>, 'latestIssue'>,
  words: FormWords,
): TemplateResult | undefined => latestIssue && html`<span class="note">${sentenceOf(words, latestIssue)}</span>`;

/** Puts the visitor at a field: at its control, or at the first of several. */
function focusField(root: ParentNode, path: string): void {
  const name = CSS.escape(path);
  (root.querySelector<HTMLElement>(`[id="${name}"]`) ?? root.querySelector<HTMLElement>(`[name^="${name}."]`))?.focus();
}

/**
 * Everything that needs another look, in the order of the fields, each in the field's own words and leading to it. Issues of no
 * field come first: that the last place went while somebody typed.
 */
export function errorSummary(
  issues: readonly Issue[],
  renderedFields: readonly RenderedField[],
  {
    words,
    partialSuccess,
  }: { words: FormWords; /** The notice about persons who are registered. */ partialSuccess: unknown },
): TemplateResult {
  const fieldIssues = renderedFields.flatMap(({ field, owner, hidden }) =>
    issues.flatMap((issue) => {
      const match = fieldAt(issue.field, field);
      return match ? [{ issue, field: match, owner, hidden }] : [];
    }),
  );
  const formIssues = issues.filter((issue) => !fieldIssues.some((match) => match.issue === issue));
  const itemTemplate = ({ issue, field, owner, hidden }: (typeof fieldIssues)[number]) => {
    const onClick = (event: Event) => {
      event.preventDefault();
      focusField((event.currentTarget as Node).getRootNode() as ShadowRoot, issue.field);
    };
    const label = labelOf(field, words).replace(/\s*[?:.!]$/, '');
    const text = html`${owner ? `${owner}, ` : ''}<bdi>${label}</bdi>: ${sentenceOf(words, issue)}`;
    return html`<li>${hidden ? text : html`<a href="#${issue.field}" @click=${onClick}>${text}</a>`}</li>`;
  };
  return html`<div part="summary" class="notice alert" role="alert" tabindex="-1">
    ${partialSuccess} ${formIssues.map((issue) => html`<p>${sentenceOf(words, issue)}</p>`)}
    ${
      fieldIssues.length
        ? html`<p><strong>${words.summary(fieldIssues.length)}</strong></p>
            <ul>
              ${fieldIssues.map(itemTemplate)}
            </ul>`
        : nothing
    }
  </div>`;
}
