import type { TemplateResult } from 'lit';
import type { Field } from '../../fields/index.js';
import { labelOf } from '../../forms/index.js';
import { sentenceOf, type FieldWords } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import type { Lit } from '../lit.js';
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

/** Puts the visitor at a field: at its control, or at the first of several. */
function focusField(root: ParentNode, path: string): void {
  const name = CSS.escape(path);
  const control =
    root.querySelector<HTMLElement>(`[id="${name}"]`) ?? root.querySelector<HTMLElement>(`[name^="${name}."]`);
  // a person shown as a card opens
  control?.closest('.person-questions')?.removeAttribute('hidden');
  control?.focus();
}

/** A summary's words, and the language in which it lists fields. */
export interface ErrorSummaryOptions {
  readonly words: FieldWords;
  readonly language: string;
  /** The notice about persons who are registered. */
  readonly partialSuccess: unknown;
}

/** Draws everything that needs another look. */
export type ErrorSummary = (
  issues: readonly Issue[],
  renderedFields: readonly RenderedField[],
  options: ErrorSummaryOptions,
) => TemplateResult;

/**
 * Everything that needs another look, in the order of the fields: one sentence per person with all fields without an answer, then
 * a list of the answers that are wrong, each leading to its field. Issues of no field come first: that the last place went while
 * somebody typed.
 */
const errorSummaryOf =
  ({ html, nothing }: Pick<Lit, 'html' | 'nothing'>): ErrorSummary =>
  (issues, renderedFields, { words, language, partialSuccess }) => {
    const fieldIssues = renderedFields.flatMap(({ field, owner, hidden }) =>
      issues.flatMap((issue) => {
        const match = fieldAt(issue.field, field);
        return match ? [{ issue, field: match, owner, hidden }] : [];
      }),
    );
    const formIssues = issues.filter((issue) => !fieldIssues.some((match) => match.issue === issue));
    const isMissing = ({ issue }: (typeof fieldIssues)[number]) => issue.code === 'required';
    const missing = fieldIssues.filter(isMissing);
    const link = ({ issue, field, hidden }: (typeof fieldIssues)[number], addition: unknown = nothing) => {
      const onClick = (event: Event) => {
        event.preventDefault();
        focusField((event.currentTarget as Node).getRootNode() as ShadowRoot, issue.field);
      };
      const text = html`<bdi>${labelOf(field, words).replace(/\s*[?:.!]$/, '')}</bdi>${addition}`;
      return hidden ? text : html`<a href="#${issue.field}" @click=${onClick}>${text}</a>`;
    };
    const missingSentence = (person: string | undefined) => {
      const fields = missing.filter(({ owner }) => owner === person);
      const list = new Intl.ListFormat(language)
        .formatToParts(fields.map((_, index) => `${index}`))
        .map(({ type, value }) => (type === 'element' ? link(fields[Number(value)]!) : value));
      return html`<p class="missing">${person && html`<bdi>${person}</bdi> – `}${words.stillMissing} ${list}</p>`;
    };
    const wrongTemplate = (match: (typeof fieldIssues)[number]) =>
      html`<li>
        ${link(match, html`${match.owner && html` (<bdi>${match.owner}</bdi>)`} – ${sentenceOf(words, match.issue)}`)}
      </li>`;
    return html`<div part="summary" class="notice alert" role="alert" tabindex="-1">
      ${partialSuccess} ${formIssues.map((issue) => html`<p>${sentenceOf(words, issue)}</p>`)}
      ${fieldIssues.length ? html`<p><strong>${words.summary(fieldIssues.length)}</strong></p>` : nothing}
      ${[...new Set(missing.map(({ owner }) => owner))].map(missingSentence)}
      ${
        fieldIssues.length > missing.length
          ? html`<ul>
              ${fieldIssues.map((match) => (isMissing(match) ? nothing : wrongTemplate(match)))}
            </ul>`
          : nothing
      }
    </div>`;
  };

export default errorSummaryOf;
