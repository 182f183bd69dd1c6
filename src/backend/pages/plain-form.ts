import { html } from 'hono/html';
import type { Form, Section } from '../../forms/index.js';
import { sentenceOf, type FormWords } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { commonOf, inWords } from './condition-text.js';
import { hrefOf, type Html } from './html-parts.js';
import type { Sight } from './page.js';
import { hidden, type Pass } from './form-credentials.js';
import { labelOf, partsOf, plainField, type Surroundings } from './plain-field.js';
import { FEW_PLACES } from '../../model/club-event.js';

/** A form without JavaScript: what it asks, what was typed so far, and what has come of sending it. */
export interface PlainForm extends Surroundings {
  readonly form: RegistrationForm;
  readonly asked: Form;
  readonly sight: Sight;
  readonly pass: Pass;
  /** Until when one may register, in words, where that is soon. */
  readonly closes?: string | undefined;
  /** What is to be said besides, before anything else. */
  readonly trouble?: readonly unknown[];
}

function lead({ form, asked, words, sight, closes }: PlainForm): Html {
  const left = form.event?.places_left ?? null;
  return html`<div class="lead">
    ${asked.intro ? html`<p><bdi>${asked.intro}</bdi></p>` : ''}
    ${left !== null && left > 0 && left < FEW_PLACES ? html`<p><strong>${words.placesLeft(left)}</strong></p>` : ''}
    ${closes ? html`<p>${words.openUntil(closes)}</p>` : ''}
    <p>${words.requiredNote}</p>
    ${(form.layout?.participants ?? 1) > 1 ? html`<p>${sight.words.onePersonPerForm}</p>` : ''}
  </div>`;
}

/** What needs another look and is a field's: the issue, and what the field is called, in the order of the fields. */
const atFields = ({ asked, issues, words }: Pick<PlainForm, 'asked' | 'issues' | 'words'>) =>
  asked.fields
    .flatMap(partsOf)
    .flatMap((field) =>
      issues.flatMap((issue) => (issue.field === field.name ? [{ issue, label: labelOf(field, words) }] : [])),
    );

/** How much needs another look, for the title of the page; undefined where no field is to blame. */
export function countOf(drawn: Pick<PlainForm, 'asked' | 'issues' | 'words'>): string | undefined {
  const { length } = atFields(drawn);
  return length ? drawn.words.summary(length) : undefined;
}

/** What no field is to blame for first, and then every field that needs another look. */
function summary(drawn: PlainForm): Html {
  const { issues, words, trouble = [] } = drawn;
  const found = atFields(drawn);
  const others = issues.filter((issue: Issue) => !found.some((one) => one.issue === issue));
  if (!issues.length && !trouble.length) return '';
  const line = ({ issue, label }: (typeof found)[number]) =>
    html`<li>
      <a href="${hrefOf(issue.field)}"><bdi>${label.replace(/\s*[?:.!]$/, '')}</bdi>: ${sentenceOf(words, issue)}</a>
    </li>`;
  return html`<div class="notice alert" role="alert" tabindex="-1" autofocus>
    ${others.map((issue) => html`<p>${sentenceOf(words, issue)}</p>`)} ${trouble.map((what) => html`<p>${what}</p>`)}
    ${
      found.length
        ? html`<h2>${words.summary(found.length)}</h2>
            <ul>
              ${found.map(line)}
            </ul>`
        : ''
    }
  </div>`;
}

function sectionOf({ title, help, fields }: Section, drawn: PlainForm): Html {
  if (!fields.length) return '';
  const { asked } = drawn;
  const common = commonOf(fields);
  const when = inWords(common, asked, drawn);
  const said = [when, help].filter((text) => text);
  const found = fields.map((field) =>
    plainField(field, drawn, {
      when: inWords(
        field.visible_when.filter((condition) => !common.includes(condition)),
        asked,
        drawn,
      ),
      insisted: !field.visible_when.length,
    }),
  );
  const about = said.length ? html`<p class="help">${said.map((text) => html`<bdi>${text}</bdi> `)}</p>` : '';
  return title
    ? html`<fieldset class="section">
        <legend><bdi>${title}</bdi></legend>
        ${about} ${found}
      </fieldset>`
    : html`<div class="section">${about} ${found}</div>`;
}

/** The form as it is filled in where no script runs. It goes to the address that it stands at. */
export const plainForm = (drawn: PlainForm): Html => {
  const { form, asked, words, sight, pass, answers } = drawn;
  return html`<form class="plain" method="post" action="${sight.linkTo('', { plain: true })}" accept-charset="utf-8">
    ${summary(drawn)} ${lead(drawn)} ${asked.sections.map((section) => sectionOf(section, drawn))}
    ${hidden(pass, answers)}
    <p class="actions"><button class="main">${form.event ? words.send : words.apply}</button></p>
  </form>`;
};

/** Where there is nothing to fill in: said as the element says it. `opens` is when it opens, in words. */
export function notOpen(
  { state, waiting_list }: RegistrationForm,
  { words, at, opens }: { words: FormWords; at: (form: string) => string; opens: string | undefined },
): Html {
  const what = {
    full: waiting_list ? words.waitingList : words.full,
    closed: words.closed,
    not_yet_open: words.notYetOpen(opens),
    open: '',
  }[state];
  return html`<div class="notice" role="status">
    <p>${what}</p>
    ${state === 'full' && waiting_list ? html`<p><a href="${at(waiting_list)}">${words.joinWaitingList}</a></p>` : ''}
  </div>`;
}
