import type { TemplateResult } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import type { Lit } from '../lit.js';
import type { FilterBarHost, FilterValues } from './filter-values.js';
import type { FilterContext } from './render-context.js';

const inputTemplate = ({ html }: Lit, name: keyof FilterValues, type: string): TemplateResult =>
  html`<input part="control" type=${type} name=${name} autocomplete="off" />`;

const selectTemplate = (
  { html }: Lit,
  name: keyof FilterValues,
  options: readonly (readonly [value: string, text: string])[],
): TemplateResult =>
  html`<select part="control" name=${name}>
    ${options.map(([value, text]) => html`<option value=${value}>${text}</option>`)}
  </select>`;

export interface FilterFieldOptions {
  readonly words: FilterContext['words'];
  /** All events, without filters. */
  readonly events: readonly PublicEvent[];
}

/**
 * The fields of a filter bar, each a control with its label. One place is nothing to choose from. Calls `onUnknown` with a name that
 * no field has.
 */
export function filterFields(
  lit: Lit,
  { filters, language, place }: FilterBarHost,
  { words, events }: FilterFieldOptions,
  onUnknown: (name: string) => void,
): TemplateResult[] {
  const { html, nothing } = lit;
  const locations = [...new Set([place, ...events.map(({ location }) => location ?? '')])].filter(Boolean);
  locations.sort(new Intl.Collator(language).compare);
  const fields: Readonly<Record<string, unknown>> = {
    text: [words.search, inputTemplate(lit, 'text', 'search')],
    time: [
      words.time,
      selectTemplate(lit, 'time', [
        ['upcoming', words.upcoming],
        ['past', words.past],
        ['all', words.anyTime],
      ]),
    ],
    from: [words.from, inputTemplate(lit, 'from', 'date')],
    to: [words.to, inputTemplate(lit, 'to', 'date')],
    place: [
      words.place,
      selectTemplate(lit, 'place', [['', words.anywhere], ...locations.map((name) => [name, name] as const)]),
    ],
    open: [html`<input type="checkbox" name="onlyOpen" autocomplete="off" />`, words.onlyOpen],
  };
  const names = filters?.match(/\S+/g) ?? [];
  const fieldTemplate = (name: string): TemplateResult | [] => {
    if (Object.hasOwn(fields, name))
      return events.length && (name !== 'place' || locations[1])
        ? html`<label class=${name === 'open' ? 'option' : nothing}>${fields[name]}</label>`
        : [];
    onUnknown(name);
    return [];
  };
  // the two ends of a period stay on one line
  const isPeriod = (index: number) => names[index] === 'from' && names[index + 1] === 'to';
  return names.flatMap((name, index) => {
    if (isPeriod(index - 1)) return [];
    const field = fieldTemplate(name);
    return isPeriod(index) && events.length ? html`<div class="period">${field} ${fieldTemplate('to')}</div>` : field;
  });
}
