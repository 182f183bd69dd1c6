import { zonedMoment } from '../../i18n/index.js';
import { html, nothing } from 'lit';
import type { DeskJournalEntry, DeskList, JournalAction } from '../../model/desk.js';
import { errorMessage } from '../error-notice.js';
import { heading } from '../heading.js';
import { notice } from '../notice.js';
import { answerColumns } from './desk-columns.js';
import type { DeskContext } from './desk-context.js';
import type { DeskController } from './desk-controller.js';
import { columnLabel } from './format-cell.js';
import { isolatedList } from './isolated-list.js';

/** Actions after which the person is not there any more, and those about no person. */
const WITHOUT_PERSON: readonly JournalAction[] = [
  'decline',
  'cancel',
  'discard',
  'merge',
  'distinct',
  'promote',
  'write',
];

function listField({ journal, desk }: DeskController, { words }: DeskContext): unknown {
  const { lists } = desk!;
  if (lists.length < 2) return nothing;
  return html`<div class="tools">
    <div class="field">
      <label for="journal-list">${words.journal.list}</label>
      <select
        part="control"
        id="journal-list"
        @change=${({ currentTarget }: Event) => journal.filter((currentTarget as HTMLSelectElement).value)}
      >
        <option value="" ?selected=${!journal.list_id}>${words.anyState}</option>
        ${lists.map(
          ({ list_id, title }) =>
            html`<option value=${list_id} ?selected=${journal.list_id === list_id}>${title}</option>`,
        )}
      </select>
    </div>
  </div>`;
}

/** The names of corrected fields, in the words of the list. */
function fieldsText(fields: readonly string[], list: DeskList, context: DeskContext, timeZone: string): string {
  const { words, loginWords, language } = context;
  const columns = answerColumns(list);
  const labels = fields.map((name) => {
    const column = columns.find(({ id }) => id === name);
    if (column) return columnLabel(column, context, timeZone);
    return name === 'name' ? words.name : (loginWords.labels[name] ?? name);
  });
  return isolatedList(labels, language);
}

/** An entry, at an index; the button to the person is named with the moment and the action, which stand beside it. */
function entryTemplate(page: DeskController, entry: DeskJournalEntry, index: number, context: DeskContext): unknown {
  const { words, language } = context;
  const { lists, time_zone } = page.desk!;
  const { at, by, name, action, list_id, person_id, fields } = entry;
  const list = lists.find((one) => one.list_id === list_id);
  const canOpen = list && person_id !== null && !WITHOUT_PERSON.includes(action);
  return html`<li>
    <time datetime=${at} id="at-${index}">${zonedMoment(at, language, time_zone)}</time>
    <p id="did-${index}">
      ${words.journal.did[action]}${fields && list ? html`: <bdi>${fieldsText(fields, list, context, time_zone)}</bdi>` : nothing}
    </p>
    <p class="help"><bdi>${name ?? by}</bdi>${list ? html` · <bdi>${list.title}</bdi>` : nothing}</p>
    ${
      canOpen
        ? html`<button
            type="button"
            class="plain"
            id="open-${index}"
            aria-labelledby="open-${index} did-${index} at-${index}"
            @click=${() => page.goTo({ screen: 'person', list_id, person_id })}
          >
            ${words.journal.openPerson}
          </button>`
        : nothing
    }
  </li>`;
}

/** The journal: who did what at what time, the newest first. */
export function journalTemplate(page: DeskController, context: DeskContext): unknown {
  const { journal } = page;
  const { words, loginWords } = context;
  const { entries, isLoading, error, hasMore } = journal;
  const end = error
    ? notice(
        'alert',
        errorMessage(error, loginWords),
        html`<button type="button" @click=${journal.more}>${loginWords.retry}</button>`,
      )
    : isLoading
      ? html`<p role="status">${loginWords.loading}</p>`
      : hasMore
        ? html`<div class="actions">
            <button type="button" data-more-entries @click=${journal.more}>${words.more}</button>
          </div>`
        : entries.length
          ? nothing
          : html`<p role="status">${words.journal.none}</p>`;
  return html`${heading(1, words.journal.title)}
    <p class="help">${words.journal.help}</p>
    ${listField(page, context)}
    ${
      entries.length
        ? html`<ol class="journal">
            ${entries.map((entry, index) => entryTemplate(page, entry, index, context))}
          </ol>`
        : nothing
    }
    ${end}`;
}
