import { html, type TemplateResult } from 'lit';
import type { Fired, Mail } from '../host.js';
import { tokenIn } from '../host.js';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** Everything that the element has told the page, the last first. */
export const eventLog = (fired: readonly Fired[], clear: () => void): TemplateResult =>
  html`<div class="bar">
      <p>
        ${fired.length ? `${fired.length} so far, the last first.` : 'What the element tells the page appears here.'}
      </p>
      <button type="button" ?disabled=${!fired.length} @click=${clear}>Clear</button>
    </div>
    <div role="log" aria-label="Events">
      <ol class="log" reversed>
        ${fired.toReversed().map(
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

/** The mails that have gone out, the last first; a sign-in link can be opened in the preview. */
export const mailbox = (mails: readonly Mail[], open: (token: string) => void): TemplateResult =>
  html`<p class="bar">
      ${
        mails.length
          ? 'Every mail that the club has sent.'
          : html`Mails of the club arrive here. Sign in as <code>kaethe.gruenwald@familie.example</code> (a family) or
              as <code>soren@post.example</code>.`
      }
    </p>
    <ol class="mails" reversed>
      ${mails.toReversed().map(({ letter }) => {
        const token = tokenIn(letter);
        const [before, after] = letter.text.split(/\s*https?:\S+#[\w-]{43}\s*/);
        return html`<li class="mail" lang=${letter.language}>
          <h3>${letter.subject}</h3>
          <dl>
            <div>
              <dt lang="en">From</dt>
              <dd>${letter.from.name} &lt;${letter.from.address}&gt;</dd>
            </div>
            <div>
              <dt lang="en">To</dt>
              <dd>${letter.to.address}</dd>
            </div>
          </dl>
          <p class="text">${before}</p>
          ${
            token
              ? html`<button type="button" class="main" lang="en" @click=${() => open(token)}>
                  Open the sign-in link in the preview
                </button>`
              : ''
          }
          <p class="text">${after}</p>
        </li>`;
      })}
    </ol>`;
