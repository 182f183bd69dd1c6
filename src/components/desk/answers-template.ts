import { html } from 'lit';
import type { DeskRow } from '../../model/desk.js';
import type { TableColumn } from './desk-columns.js';
import type { DeskContext } from './desk-context.js';
import { columnLabel, formatCell } from './format-cell.js';

/** The answers of a person, with their labels. */
export const answersTemplate = (
  columns: readonly TableColumn[],
  row: Pick<DeskRow, 'values'>,
  context: DeskContext,
  timeZone: string,
): unknown =>
  html`<dl>
    ${columns.map((column) => {
      const text = formatCell(row.values[column.id], column.kind, context, timeZone);
      const answer = text ? html`<bdi>${text}</bdi>` : html`<span class="none">${context.words.noAnswer}</span>`;
      return html`<div>
        <dt>${columnLabel(column, context, timeZone)}</dt>
        <dd>${answer}</dd>
      </div>`;
    })}
  </dl>`;
