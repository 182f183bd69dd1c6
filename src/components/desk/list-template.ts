import { html, nothing } from 'lit';
import type { DeskList } from '../../model/desk.js';
import type { RegistrationState } from '../../model/own-registration.js';
import { heading } from '../heading.js';
import { notice } from '../notice.js';
import { columnLabel } from './format-cell.js';
import type { DeskContext } from './desk-context.js';
import type { DeskController } from './desk-controller.js';
import { widthClass } from './half-width.js';
import { listSettingsSlot } from './list-settings-slot.js';
import { NAME_COLUMN, type ListView } from './list-view.js';
import type { OpenList } from './open-list.js';
import { rowsAsCards } from './rows-cards.js';
import { rowsAsTable } from './rows-table.js';

const valueOf = ({ currentTarget }: Event): string => (currentTarget as HTMLInputElement | HTMLSelectElement).value;

const searchField = ({ view }: OpenList, { words }: DeskContext): unknown =>
  html`<div class="field grow">
    <label for="search">${words.search}</label>
    <input
      part="control"
      type="search"
      id="search"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      enterkeyhint="search"
      .value=${view.query}
      @input=${(event: Event) => view.search(valueOf(event))}
    />
  </div>`;

function stateField({ view, loader }: OpenList, { words }: DeskContext): unknown {
  const states = [...new Set(loader.rows.flatMap(({ row }) => row.state ?? []))];
  if (view.state && !states.includes(view.state as RegistrationState)) states.push(view.state as RegistrationState);
  if (states.length < 2 && !view.state) return nothing;
  return html`<div class="field">
    <label for="state">${words.state}</label>
    <select part="control" id="state" .value=${view.state} @change=${(event: Event) => view.filter(valueOf(event))}>
      <option value="" ?selected=${!view.state}>${words.anyState}</option>
      ${states.map(
        (state) => html`<option value=${state} ?selected=${view.state === state}>${words.states[state]}</option>`,
      )}
    </select>
  </div>`;
}

/** Sorting where no table has heads to press. */
const sortField = (view: ListView, context: DeskContext, timeZone: string): unknown =>
  html`<div class="field sort">
    <label for="sort">${context.words.sortBy}</label>
    <select part="control" id="sort" @change=${(event: Event) => view.sort(valueOf(event))}>
      <option value=${NAME_COLUMN} ?selected=${view.sortedBy === NAME_COLUMN}>${context.words.name}</option>
      ${view.columns.map(
        (column) =>
          html`<option value=${column.id} ?selected=${view.sortedBy === column.id}>
            ${columnLabel(column, context, timeZone)}
          </option>`,
      )}
    </select>
    <button
      type="button"
      class="reverse"
      aria-label=${context.words.reverse}
      aria-pressed=${view.isDescending ? 'true' : 'false'}
      @click=${() => view.sort(view.sortedBy)}
    ></button>
  </div>`;

const columnChoice = (view: ListView, context: DeskContext, timeZone: string): unknown =>
  html`<details class="columns">
    <summary>${context.words.columns}</summary>
    <div class="choices">
      ${view.columns.map((column) => {
        const label = columnLabel(column, context, timeZone);
        return html`<label class="option ${widthClass(label)}">
          <input
            type="checkbox"
            .checked=${view.shownColumns.includes(column)}
            @change=${() => view.toggleColumn(column.id)}
          />
          <span>${label}</span>
        </label>`;
      })}
    </div>
  </details>`;

/** How many are shown, and how far loading has come. */
function progress({ loader, view }: OpenList, { words, language, loginWords }: DeskContext): unknown {
  const format = new Intl.NumberFormat(language);
  const loaded = loader.rows.length;
  if (loader.error)
    return notice(
      'alert',
      words.loadFailed,
      html`<button type="button" @click=${() => loader.load()}>${loginWords.retry}</button>`,
    );
  if (loader.isComplete && !loaded) return html`<p role="status" class="nobody">${words.noRows}</p>`;
  if (!loader.isComplete)
    return html`<p role="status" class="count">
      ${loaded ? words.loadingRows(format.format(loaded)) : loginWords.loading}
    </p>`;
  return html`<p role="status" class="count">
    ${words.shown(format.format(view.rows.length), format.format(loaded))}
  </p>`;
}

function rows(page: DeskController, open: OpenList, context: DeskContext): unknown {
  const { view, loader } = open;
  const { words } = context;
  if (view.rows.length) return (page.isWide ? rowsAsTable : rowsAsCards)(page, view, context);
  if (!loader.isComplete || !loader.rows.length) return nothing;
  return html`<p>${words.noMatch}</p>
    <div class="actions"><button type="button" @click=${view.clear}>${words.showAll}</button></div>`;
}

/** The ways to the attendance list, to somebody new, to a message and to those who are probably twice in the list. */
const furtherScreens = (page: DeskController, { list_id, type }: DeskList, { words }: DeskContext): unknown =>
  html`<div class="tools end screens">
    <button type="button" @click=${() => page.goTo({ screen: 'attendance', list_id })}>${words.attendance}</button>
    ${
      page.desk!.actions.includes('add') && type === 'event'
        ? html`<button type="button" class="add" @click=${() => page.goTo({ screen: 'add', list_id })}>
            ${words.add}
          </button>`
        : nothing
    }
    ${
      page.desk!.actions.includes('write')
        ? html`<button type="button" class="write" @click=${() => page.goTo({ screen: 'message', list_id })}>
            ${words.write}
          </button>`
        : nothing
    }
    ${
      type === 'event' && page.desk!.actions.includes('merge')
        ? html`<button
            type="button"
            class="open-duplicates"
            @click=${() => page.goTo({ screen: 'duplicates', list_id })}
          >
            ${words.duplicates}
          </button>`
        : nothing
    }
  </div>`;

/** The registrations of a list, with search, filter, order and columns. */
export function listTemplate(page: DeskController, context: DeskContext): unknown {
  const { list, open } = page;
  if (!list || !open) return nothing;
  const { view, loader } = open;
  const { time_zone, is_hosted } = page.desk!;
  const isEmpty = loader.isComplete && !loader.rows.length;
  return html`${heading(1, html`<bdi>${list.title}</bdi>`)} ${furtherScreens(page, list, context)}
    ${is_hosted ? html`<p class="help hosted">${context.words.hosted.incomplete}</p>` : nothing}
    ${
      isEmpty
        ? nothing
        : html`<div class="tools">
            ${searchField(open, context)} ${stateField(open, context)}
            ${page.isWide ? nothing : sortField(view, context, time_zone)}
          </div>`
    }
    <div class="tools folded">
      ${isEmpty ? nothing : columnChoice(view, context, time_zone)} ${listSettingsSlot(page, open, context)}
    </div>
    ${progress(open, context)} ${rows(page, open, context)}`;
}
