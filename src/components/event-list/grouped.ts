import type { TemplateResult } from 'lit';
import { partOf } from '../dates.js';
import type { Draw, Drawing } from './drawing.js';
import type { ListKit } from './extended-list.js';

export const groupedStyles = ({ css }: ListKit) => css`
  .month-name {
    padding-block: 0.5em;
  }

  * + .month-name {
    margin-block-start: var(--gap);
  }
`;

/** Events under the names of their months. */
export function grouped(
  { html, listOf }: ListKit,
  { shown, around }: Drawing,
  draw: Draw,
  view: string,
): TemplateResult[] {
  const { language, level } = around;
  const months = [...new Set(shown.map(({ start_date }) => start_date.slice(0, 7)))];
  return months.map((month) => {
    const name = partOf(month, language, { month: 'long', year: 'numeric' });
    const events = shown.filter(({ start_date }) => start_date.startsWith(month));
    return html`<div part="heading" class="month-name" role="heading" aria-level=${level}>${name}</div>
      ${listOf(events, { ...around, level: level + 1 }, draw, { name, view })}`;
  });
}
