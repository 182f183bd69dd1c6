import { formatDay } from '../../i18n/index.js';
import type { TemplateResult } from 'lit';
import type { RenderItem, ListContext } from './list-context.js';
import type { ListKit } from './list-kit.js';

export const monthGroupStyles = ({ css }: ListKit) => css`
  .month-name {
    padding-block: 0.5em;
  }

  * + .month-name {
    margin-block-start: var(--gap);
  }
`;

/** Events under the names of their months. */
export function monthGroups(
  { html, listTemplate }: ListKit,
  { visibleEvents: shown, context }: ListContext,
  renderEvent: RenderItem,
  view: string,
): TemplateResult[] {
  const { language, level } = context;
  const months = [...new Set(shown.map(({ start_date }) => start_date.slice(0, 7)))];
  return months.map((month) => {
    const name = formatDay(month, language, { month: 'long', year: 'numeric' });
    const events = shown.filter(({ start_date }) => start_date.startsWith(month));
    return html`<div part="heading" class="month-name" role="heading" aria-level=${level}>${name}</div>
      ${listTemplate(events, { ...context, level: level + 1 }, renderEvent, { name, view })}`;
  });
}
