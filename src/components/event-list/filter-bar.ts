import type { TemplateResult } from 'lit';
import type { PublicEvent } from '../../model/club-event.js';
import type { Lit } from '../lit.js';
import type { FilterOptions, ListHost } from './list-host.js';
import type { FilterContext } from './render-context.js';

/** The part of the element that this helper needs. */
export type FilterBarHost = FilterOptions &
  Pick<ListHost, 'addController' | 'focusOn' | 'renderRoot' | 'updateComplete' | 'filters' | 'language'>;

export interface FilterBarOptions {
  readonly words: FilterContext['words'];
  /** All events, without filters. */
  readonly events: readonly PublicEvent[];
  /** The number of matches. */
  readonly count: number;
  readonly views: readonly string[];
  readonly view: string;
  readonly selectView: (view: string) => void;
}

/** The filter values, by the host's properties. */
type FilterValues = Pick<FilterBarHost, 'text' | 'time' | 'from' | 'to' | 'place' | 'onlyOpen'>;

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

/** The value of a control; an incomplete year (`0002`) counts as empty. */
const controlValue = ({ type, value, checked }: HTMLInputElement): string | boolean =>
  type === 'checkbox' ? checked : type === 'date' && value < '1' ? '' : value;

/** Renders the filter bar of one list. The values of its controls are the host's properties. */
function createFilterBar(host: FilterBarHost, lit: Lit): (options: FilterBarOptions) => unknown {
  const { html, nothing } = lit;
  /** The values that the page has set, for the fields with a control. */
  const initialValues: Partial<FilterValues> = {};
  let currentView = '';
  let warnedFilters = '';
  const controls = () => host.renderRoot.querySelectorAll<HTMLInputElement>('.tools [name]');

  host.addController({
    hostUpdated() {
      for (const control of controls()) {
        const name = control.name as keyof FilterValues;
        let value = host[name];
        (initialValues as Record<string, unknown>)[name] ??= value;
        // without a choice of the visitor, a range of days and the month view include past events
        if (name === 'time') value ||= host.from || host.to || currentView === 'month' ? 'all' : 'upcoming';
        // typed text stays as it is, incomplete dates included
        if (controlValue(control) !== value) Object.assign(control, { value, checked: value });
      }
    },
  });

  const onInput = ({ target }: Event) => {
    const control = target as HTMLInputElement;
    Object.assign(host, { [control.name]: controlValue(control) });
  };

  const showAll = async () => {
    for (const control of controls()) control.value = '';
    Object.assign(host, initialValues);
    await host.updateComplete;
    host.focusOn('.tools');
  };

  return ({ words, events, count, views, view, selectView }) => {
    const { filters, language, place } = host;
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
    const fieldTemplates = (filters?.match(/\S+/g) ?? []).flatMap((name) => {
      if (Object.hasOwn(fields, name))
        return events.length && (name !== 'place' || locations[1]) ? html`<label>${fields[name]}</label>` : [];
      if (warnedFilters !== filters) console.warn(`<event-list>: there is no filter "${name}"`);
      return [];
    });
    warnedFilters = filters;
    currentView = view;

    const viewNames: Readonly<Record<string, string>> = {
      list: words.asList,
      cards: words.asCards,
      month: words.asMonth,
    };
    const knownViews = views.filter((name) => Object.hasOwn(viewNames, name));
    const viewButtons = knownViews[1]
      ? html`<div class="views" role="group" aria-label=${words.view}>
          ${knownViews.map(
            (name) =>
              html`<button
                part="button"
                type="button"
                aria-pressed=${`${name === view}`}
                @click=${() => selectView(name)}
              >
                ${viewNames[name]}
              </button>`,
          )}
        </div>`
      : nothing;
    if (!fieldTemplates.length)
      return viewButtons === nothing ? viewButtons : html`<div part="tools" class="tools">${viewButtons}</div>`;

    const initialEntries = Object.entries(initialValues);
    return html`<div
      part="tools"
      class="tools"
      role="search"
      aria-label=${words.filter}
      tabindex="-1"
      @input=${onInput}
    >
      ${fieldTemplates}
      <div class="found">
        <p role="status" aria-live=${initialEntries.length ? 'polite' : 'off'}>
          ${count ? words.resultCount(count) : words.noResults}
        </p>
        ${
          !count && initialEntries.some(([name, value]) => host[name as keyof FilterValues] !== value)
            ? html`<button part="button" type="button" @click=${showAll}>${words.showAll}</button>`
            : nothing
        }
        ${viewButtons}
      </div>
    </div>`;
  };
}

const filterBars = new WeakMap<FilterBarHost, ReturnType<typeof createFilterBar>>();

/** Renders the filters and the buttons that change the view. */
export function filterBar(host: FilterBarHost, options: FilterBarOptions, lit: Lit): unknown {
  const renderBar = filterBars.get(host) ?? createFilterBar(host, lit);
  filterBars.set(host, renderBar);
  return renderBar(options);
}
