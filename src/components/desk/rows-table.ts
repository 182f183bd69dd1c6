import { html, nothing } from 'lit';
import type { DeskRow } from '../../model/desk.js';
import { nameOf, type TableColumn } from './desk-columns.js';
import type { DeskContext } from './desk-context.js';
import type { DeskController } from './desk-controller.js';
import { columnLabel, formatCell } from './format-cell.js';
import { NAME_COLUMN, type ListView } from './list-view.js';

/** The name, which opens the person where the organiser may see more of them. */
export function nameButton(page: DeskController, row: DeskRow, { words }: DeskContext): unknown {
  const { list, canOpenPersons } = page;
  const name = html`<bdi>${nameOf(row) || words.noAnswer}</bdi>`;
  if (!canOpenPersons || !list) return name;
  const route = { screen: 'person', list_id: list.list_id, person_id: row.person_id } as const;
  return html`<button type="button" class="plain" data-person=${row.person_id} @click=${() => page.goTo(route)}>
    ${name}
  </button>`;
}

/** A state as a badge; other values as text. */
export const cellTemplate = (column: TableColumn, row: DeskRow, context: DeskContext, timeZone: string): unknown => {
  const text = formatCell(column.valueOf(row), column.kind, context, timeZone);
  if (!text) return nothing;
  return column.kind === 'state' ? html`<span class="badge ${row.state}">${text}</span>` : html`<bdi>${text}</bdi>`;
};

/** The button that loads what does not fit; it is pressed by itself once it comes into view. */
export const moreButton = (view: ListView, { words }: DeskContext): unknown =>
  view.rows.length > view.drawnCount
    ? html`<div class="actions more" data-more>
        <button type="button" @click=${view.showMore}>${words.more}</button>
      </div>`
    : nothing;

const head = (id: string, label: string, view: ListView, isNumber: boolean): unknown => {
  const isSorted = view.sortedBy === id;
  return html`<th
    scope="col"
    class=${isNumber ? 'number' : ''}
    aria-sort=${isSorted ? (view.isDescending ? 'descending' : 'ascending') : nothing}
  >
    <button type="button" class="plain" data-sort=${id} @click=${() => view.sort(id)}>${label}</button>
  </th>`;
};

const isNumber = ({ kind }: TableColumn): boolean => kind === 'money' || kind === 'number';

/** The registrations as a table, for wide windows. */
export function rowsAsTable(page: DeskController, view: ListView, context: DeskContext): unknown {
  const { time_zone } = page.desk!;
  const columns = view.shownColumns;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${page.list!.title}>
    <table aria-rowcount=${view.rows.length + 1}>
      <thead>
        <tr>
          ${head(NAME_COLUMN, context.words.name, view, false)}
          ${columns.map((column) => head(column.id, columnLabel(column, context, time_zone), view, isNumber(column)))}
        </tr>
      </thead>
      <tbody>
        ${view.rows.slice(0, view.drawnCount).map(
          (row) =>
            html`<tr>
              <th scope="row">${nameButton(page, row, context)}</th>
              ${columns.map(
                (column) =>
                  html`<td class=${isNumber(column) ? 'number' : ''}>
                    ${cellTemplate(column, row, context, time_zone)}
                  </td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
    ${moreButton(view, context)}
  </div>`;
}
