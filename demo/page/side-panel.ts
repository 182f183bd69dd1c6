import { html, type TemplateResult } from 'lit';
import { addressOf, panels as panelNames, type Choices } from './choices.js';
import { copyButton } from './copy-button.js';
import { words } from './language.js';
import type { Change } from './workbench.js';

export type PanelName = (typeof panelNames)[number];

/** A panel beside the preview. */
export interface Panel {
  readonly content: () => unknown;
  /** A number beside its name, unless it is 0. */
  readonly count?: number;
}

const moveByArrow = (event: KeyboardEvent, current: string, change: Change): void => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  const index = panelNames.indexOf(current as PanelName);
  const panel = panelNames.at((index + by) % panelNames.length)!;
  change({ panel });
  document.getElementById(`tab-${panel}`)!.focus();
};

/** The share link, and tabs of everything about the element. */
export const sidePanel = (
  choices: Choices,
  panels: Readonly<Record<PanelName, Panel>>,
  change: Change,
): TemplateResult => {
  const { panel } = choices;
  return html`<section class="panels" aria-label=${words.panels}>
    <div class="share">
      <p>${words.shareLink}</p>
      ${copyButton(() => location.href, words.copyLink)}
      <a href=${`./preview.html${addressOf(choices)}`} target="_blank">${words.ownWindow}</a>
    </div>
    <div
      class="tabs"
      role="tablist"
      aria-label=${words.panels}
      @keydown=${(event: KeyboardEvent) => moveByArrow(event, panel, change)}
    >
      ${panelNames.map(
        (name) =>
          html`<button
            type="button"
            role="tab"
            id=${`tab-${name}`}
            aria-controls="panel"
            aria-selected=${String(name === panel)}
            tabindex=${name === panel ? 0 : -1}
            @click=${() => change({ panel: name })}
          >
            ${words.tabs[name]}${panels[name].count ? html` <b>${panels[name].count}</b>` : ''}
          </button>`,
      )}
    </div>
    <div class="panel" role="tabpanel" id="panel" aria-labelledby=${`tab-${panel}`} tabindex="0">
      <h2 class="unseen">${words.tabs[panel as PanelName]}</h2>
      ${panels[panel as PanelName].content()}
    </div>
  </section>`;
};
