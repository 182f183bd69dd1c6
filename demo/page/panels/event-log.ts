import { html, type TemplateResult } from 'lit';
import type { LoggedEvent } from '../host.js';
import { language, words } from '../language.js';

const clock = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { timeStyle: 'medium' });

/** The events of the element, the newest first. */
export const eventLog = (events: readonly LoggedEvent[], clear: () => void): TemplateResult =>
  html`<div class="bar">
      <p>${events.length ? words.eventCount(events.length) : words.noEvents}</p>
      <button type="button" ?disabled=${!events.length} @click=${clear}>${words.clear}</button>
    </div>
    <div role="log" aria-label=${words.events}>
      <ol class="log" reversed>
        ${events.toReversed().map(
          ({ name, fields, time }) =>
            html`<li>
              <details>
                <summary><code>${name}</code> <time>${clock.format(time)}</time></summary>
                <pre tabindex="0">${JSON.stringify(fields, null, 2)}</pre>
              </details>
            </li>`,
        )}
      </ol>
    </div>`;
