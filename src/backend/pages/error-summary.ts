import { html } from 'hono/html';
import { labelOf, participantField, type FormField } from '../../forms/index.js';
import { sentenceOf, supportedTag, type FormWords } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import { hrefOf, type Html } from './html-parts.js';
import { partsOf } from './plain-field.js';
import { takesSeveral, type PlainFormView } from './plain-form-view.js';
import { pendingKeys, titledPersons, type TitledPerson } from './submitted-persons.js';

/** The issues of the last submission, and the form that they concern. */
type SummaryView = Pick<
  PlainFormView,
  'form' | 'formModel' | 'persons' | 'answers' | 'issues' | 'words' | 'language' | 'messages'
>;

/** An issue with the label of its field, and whose it is if there are several persons. */
interface FieldIssue {
  readonly issue: Issue;
  readonly label: string;
  readonly owner: TitledPerson | undefined;
}

/** All fields as they are drawn, and whose they are if there are several persons. */
function drawnFields(view: Omit<SummaryView, 'language'>): { field: FormField; owner: TitledPerson | undefined }[] {
  const { form, persons } = view;
  const { fields } = view.formModel;
  const shared = fields.filter((field) => !takesSeveral(form) || field.shared);
  const own = fields.filter((field) => !shared.includes(field));
  return [
    ...titledPersons(persons, view).flatMap((person) =>
      own.map((field) => ({
        field: participantField(person.key, field),
        owner: persons.length > 1 ? person : undefined,
      })),
    ),
    ...shared.map((field) => ({ field, owner: undefined })),
  ];
}

/** The issues of fields with their labels, in the order of the fields. */
const fieldIssuesOf = (view: Omit<SummaryView, 'language'>) =>
  drawnFields(view).flatMap(({ field, owner }) =>
    partsOf(field).flatMap((part) =>
      view.issues.flatMap((issue): FieldIssue[] =>
        issue.field === part.name ? [{ issue, label: labelOf(part, view.words).replace(/\s*[?:.!]$/, ''), owner }] : [],
      ),
    ),
  );

/** The number of fields with issues in words, for the title; undefined if there are none. */
export function summaryTitle(view: Omit<SummaryView, 'language'>): string | undefined {
  const { length } = fieldIssuesOf(view);
  return length ? view.words.summary(length) : undefined;
}

const isMissing = ({ issue }: FieldIssue): boolean => issue.code === 'required';

/** One sentence with all fields without an answer, of one person if there are several. */
const missingSentence = (missing: readonly FieldIssue[], { words, language }: SummaryView): Html => {
  const [first] = missing;
  const list = new Intl.ListFormat(supportedTag(language))
    .formatToParts(missing.map((_, index) => `${index}`))
    .map(({ type, value }) => {
      if (type !== 'element') return value;
      const { issue, label } = missing[Number(value)]!;
      return html`<a href="${hrefOf(issue.field)}"><bdi>${label}</bdi></a>`;
    });
  return html`<p class="missing">
    ${first?.owner ? html`<bdi>${first.owner.title}</bdi> – ` : ''}${words.stillMissing} ${list}
  </p>`;
};

const wrongAnswer = ({ issue, label, owner }: FieldIssue, words: FormWords): Html => {
  const ofPerson = owner ? html` (<bdi>${owner.title}</bdi>)` : '';
  return html`<li>
    <a href="${hrefOf(issue.field)}"><bdi>${label}</bdi>${ofPerson} – ${sentenceOf(words, issue)}</a>
  </li>`;
};

/**
 * Everything that needs another look, in the words and the order of the element's summary
 * (components/event-registration/error-summary.ts): who is registered already, messages of no field, one sentence per person with
 * all fields without an answer, and a list of the answers that are wrong. Each field is a link.
 */
export function errorSummary(view: SummaryView): Html {
  const { issues, words, persons, messages = [] } = view;
  if (!issues.length && !messages.length) return '';
  const fieldIssues = fieldIssuesOf(view);
  const formIssues = issues.filter((issue) => !fieldIssues.some((one) => one.issue === issue));
  const missing = fieldIssues.filter(isMissing);
  const wrong = fieldIssues.filter((one) => !isMissing(one));
  const done = persons.length - pendingKeys(persons).length;
  return html`<div class="notice alert" role="alert" tabindex="-1" autofocus>
    ${done ? html`<p>${words.someRegistered(done, persons.length)}</p>` : ''}
    ${formIssues.map((issue) => html`<p>${sentenceOf(words, issue)}</p>`)}
    ${messages.map((message) => html`<p>${message}</p>`)}
    ${fieldIssues.length ? html`<h2>${words.summary(fieldIssues.length)}</h2>` : ''}
    ${[...new Set(missing.map(({ owner }) => owner))].map((person) =>
      missingSentence(
        missing.filter(({ owner }) => owner === person),
        view,
      ),
    )}
    ${
      wrong.length
        ? html`<ul>
            ${wrong.map((one) => wrongAnswer(one, words))}
          </ul>`
        : ''
    }
  </div>`;
}
