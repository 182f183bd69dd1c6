import { html, nothing } from 'lit';
import { commaOf, formatDayRange } from '../../i18n/index.js';
import { heading } from '../heading.js';
import { nameOf } from './desk-columns.js';
import type { DeskContext } from './desk-context.js';
import type { DeskController } from './desk-controller.js';
import { formatCell } from './format-cell.js';
import type { DeskRow } from '../../model/desk.js';

/** The list to tick and to print: all who have a place, by name. */
export function attendanceTemplate(page: DeskController, context: DeskContext): unknown {
  const { list, open, ticks, language } = page;
  if (!list || !open) return nothing;
  const { words, loginWords } = context;
  const { time_zone, is_hosted } = page.desk!;
  const present = ticks.of(list.list_id);
  const rows = open.attendance;
  const format = new Intl.NumberFormat(language);
  // answers to the club's own questions: an address is of no use while ticking
  const columns = open.view.shownColumns.filter(({ id, label = id }) => label !== id);
  const answersOf = (row: DeskRow): string =>
    columns.flatMap(({ kind, valueOf }) => formatCell(valueOf(row), kind, context, time_zone) || []).join(' · ');
  if (open.loader.isComplete && !rows.length)
    return html`${heading(1, html`<bdi>${list.title}</bdi>`)}
      <p>${words.attendance}</p>
      <p role="status" class="nobody">${words.noRows}</p>`;
  const count = rows.filter(({ person_id }) => present.has(person_id)).length;
  return html`${heading(1, html`<bdi>${list.title}</bdi>`)}
    <p>
      ${words.attendance}${list.start_date ? commaOf(language) + formatDayRange(list.start_date, list.end_date ?? list.start_date, language) : nothing}
    </p>
    ${is_hosted ? html`<p class="help hosted">${words.hosted.incomplete}</p>` : nothing}
    <p class="help screen">${words.attendanceHelp}</p>
    <div class="tools end screen">
      <p role="status" class="count">
        ${open.loader.isComplete ? `${words.present}: ${format.format(count)} / ${format.format(rows.length)}` : loginWords.loading}
      </p>
      <button type="button" class="main" @click=${() => print()}><span>${words.print}</span></button>
      ${
        count
          ? html`<button type="button" @click=${() => ticks.clear(list.list_id)}>${words.clearTicks}</button>`
          : nothing
      }
    </div>
    <ol class="attendance">
      ${rows.slice(0, open.attendanceDrawnCount).map(
        (row) =>
          html`<li>
            <label class="option">
              <input
                type="checkbox"
                .checked=${present.has(row.person_id)}
                @change=${({ currentTarget }: Event) =>
                  ticks.set(list.list_id, row.person_id, (currentTarget as HTMLInputElement).checked)}
              />
              <span>
                <bdi>${nameOf(row) || words.noAnswer}</bdi>
                <span class="help">${answersOf(row)}</span>
              </span>
            </label>
          </li>`,
      )}
    </ol>`;
}
