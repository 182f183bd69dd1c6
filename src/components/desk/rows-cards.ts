import { html, nothing } from 'lit';
import type { DeskRow } from '../../model/desk.js';
import type { TableColumn } from './desk-columns.js';
import type { DeskContext } from './desk-context.js';
import type { DeskController } from './desk-controller.js';
import { columnLabel, formatCell } from './format-cell.js';
import { widthClass } from './half-width.js';
import type { ListView } from './list-view.js';
import { cellTemplate, moreButton, nameButton } from './rows-table.js';

const card = (page: DeskController, row: DeskRow, columns: readonly TableColumn[], context: DeskContext): unknown => {
  const { time_zone } = page.desk!;
  const state = columns.find(({ kind }) => kind === 'state');
  return html`<li class="row">
    <div class="row-head">
      ${nameButton(page, row, context)} ${state ? cellTemplate(state, row, context, time_zone) : nothing}
    </div>
    <dl>
      ${columns
        .filter((column) => column !== state)
        .map((column) => {
          const cell = cellTemplate(column, row, context, time_zone);
          return cell === nothing
            ? nothing
            : html`<div class=${widthClass(formatCell(column.valueOf(row), column.kind, context, time_zone))}>
                <dt>${columnLabel(column, context, time_zone)}</dt>
                <dd>${cell}</dd>
              </div>`;
        })}
    </dl>
  </li>`;
};

/** The registrations as cards, for phones. */
export function rowsAsCards(page: DeskController, view: ListView, context: DeskContext): unknown {
  const columns = view.shownColumns;
  return html`<ul class="rows">
      ${view.rows.slice(0, view.drawnCount).map((row) => card(page, row, columns, context))}
    </ul>
    ${moreButton(view, context)}`;
}
