import { html } from 'hono/html';
import type { Form } from '../../forms/index.js';
import { sentenceOf, supportedTag, type FormWords } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import { hrefOf, type Html } from './html-parts.js';
import { labelOf, partsOf, type FieldContext } from './plain-field.js';

/** The issues of the last submission, and the form that they concern. */
interface SummaryView extends Pick<FieldContext, 'issues' | 'words' | 'language'> {
  readonly formModel: Form;
  /** Messages that concern no field; shown first. */
  readonly messages?: readonly unknown[];
}

/** An issue with the label of its field. */
interface FieldIssue {
  readonly issue: Issue;
  readonly label: string;
}

/** The issues of fields with their labels, in the order of the fields. */
const fieldIssuesOf = ({ formModel, issues, words }: Pick<SummaryView, 'formModel' | 'issues' | 'words'>) =>
  formModel.fields
    .flatMap(partsOf)
    .flatMap((field) =>
      issues.flatMap((issue): FieldIssue[] =>
        issue.field === field.name ? [{ issue, label: labelOf(field, words).replace(/\s*[?:.!]$/, '') }] : [],
      ),
    );

/** The number of fields with issues in words, for the title; undefined if there are none. */
export function summaryTitle(view: Pick<SummaryView, 'formModel' | 'issues' | 'words'>): string | undefined {
  const { length } = fieldIssuesOf(view);
  return length ? view.words.summary(length) : undefined;
}

const isMissing = ({ issue }: FieldIssue): boolean => issue.code === 'required';

/** One sentence with all fields without an answer. */
const missingSentence = (missing: readonly FieldIssue[], { words, language }: SummaryView): Html => {
  const list = new Intl.ListFormat(supportedTag(language))
    .formatToParts(missing.map((_, index) => `${index}`))
    .map(({ type, value }) => {
      if (type !== 'element') return value;
      const { issue, label } = missing[Number(value)]!;
      return html`<a href="${hrefOf(issue.field)}"><bdi>${label}</bdi></a>`;
    });
  return html`<p class="missing">${words.stillMissing} ${list}</p>`;
};

const wrongAnswer = ({ issue, label }: FieldIssue, words: FormWords): Html =>
  html`<li>
    <a href="${hrefOf(issue.field)}"><bdi>${label}</bdi>: ${sentenceOf(words, issue)}</a>
  </li>`;

/**
 * Everything that needs another look, in the words and the order of the element's summary
 * (components/event-registration/error-summary.ts): messages of no field, one sentence with all fields without an answer, and a list of
 * the answers that are wrong. Each field is a link.
 */
export function errorSummary(view: SummaryView): Html {
  const { issues, words, messages = [] } = view;
  if (!issues.length && !messages.length) return '';
  const fieldIssues = fieldIssuesOf(view);
  const formIssues = issues.filter((issue) => !fieldIssues.some((one) => one.issue === issue));
  const missing = fieldIssues.filter(isMissing);
  const wrong = fieldIssues.filter((one) => !isMissing(one));
  return html`<div class="notice alert" role="alert" tabindex="-1" autofocus>
    ${formIssues.map((issue) => html`<p>${sentenceOf(words, issue)}</p>`)}
    ${messages.map((message) => html`<p>${message}</p>`)}
    ${fieldIssues.length ? html`<h2>${words.summary(fieldIssues.length)}</h2>` : ''}
    ${missing.length ? missingSentence(missing, view) : ''}
    ${
      wrong.length
        ? html`<ul>
            ${wrong.map((one) => wrongAnswer(one, words))}
          </ul>`
        : ''
    }
  </div>`;
}
