import type { Lit } from '../lit.js';
import { filterFields, type FilterFieldOptions } from './filter-fields.js';
import { filterValues, type FilterBarHost, type FilterValues } from './filter-values.js';
import { viewButtons, type ViewButtonsOptions } from './view-buttons.js';

export interface FilterBarOptions extends ViewButtonsOptions, FilterFieldOptions {
  /** The number of matches. */
  readonly count: number;
  /** The number of them that are rendered. */
  readonly visibleCount: number;
}

/** Renders the filter bar of one list. The values of its controls are the host's properties. */
function createFilterBar(host: FilterBarHost, lit: Lit): (options: FilterBarOptions) => unknown {
  const { html, nothing } = lit;
  const { onInput, showAll, setView, initialEntries } = filterValues(host);
  let warnedFilters = '';
  let isUnfolded = false;
  const toggle = () => {
    isUnfolded = !isUnfolded;
    host.requestUpdate();
  };

  return (options) => {
    const { words, count, visibleCount } = options;
    const { filters } = host;
    const onUnknown = (name: string) => {
      if (warnedFilters !== filters) console.warn(`<event-list>: there is no filter "${name}"`);
    };
    const fields = filterFields(lit, host, options, onUnknown);
    warnedFilters = filters;
    setView(options.view);
    const buttons = viewButtons(lit, options);
    if (!fields.length) return buttons === nothing ? buttons : html`<div part="tools" class="tools">${buttons}</div>`;

    const entries = initialEntries();
    const setFilters = entries.filter(([name, value]) => host[name as keyof FilterValues] !== value);
    // a narrow element shows the fields only on demand
    const foldButton = html`<button
      part="button"
      class="fold"
      type="button"
      aria-expanded=${`${isUnfolded}`}
      @click=${toggle}
    >
      ${words.filter}${setFilters.length ? ` (${new Intl.NumberFormat(host.language).format(setFilters.length)})` : nothing}
    </button>`;
    return html`<div
      part="tools"
      class="tools"
      role="search"
      aria-label=${words.filter}
      tabindex="-1"
      @input=${onInput}
    >
      ${fields[1] ? foldButton : nothing} ${fields}
      <div class="found">
        <p role="status" aria-live=${entries.length ? 'polite' : 'off'}>
          ${!count ? words.noResults : visibleCount < count ? words.shownOf(visibleCount, count) : words.resultCount(count)}
        </p>
        ${
          !count && setFilters.length
            ? html`<button part="button" type="button" @click=${showAll}>${words.showAll}</button>`
            : nothing
        }
        ${buttons}
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
