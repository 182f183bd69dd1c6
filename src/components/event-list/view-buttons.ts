import type { Lit } from '../lit.js';
import type { FilterContext } from './render-context.js';

export interface ViewButtonsOptions {
  readonly words: FilterContext['words'];
  readonly views: readonly string[];
  readonly view: string;
  readonly selectView: (view: string) => void;
}

/** The buttons that change the view; nothing if there is one view only. */
export function viewButtons({ html, nothing }: Lit, { words, views, view, selectView }: ViewButtonsOptions): unknown {
  const viewNames: Readonly<Record<string, string>> = {
    list: words.asList,
    cards: words.asCards,
    month: words.asMonth,
  };
  const knownViews = views.filter((name) => Object.hasOwn(viewNames, name));
  return knownViews[1]
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
}
