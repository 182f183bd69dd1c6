import { html, type TemplateResult } from 'lit';
import { tokenIn, type Mail } from '../host.js';
import { language, words } from '../language.js';
import { sentence } from './sentence.js';

/** The mails that the club has sent, the newest first. `openLink` opens a sign-in link in the preview. */
export const mailbox = (mails: readonly Mail[], openLink: (token: string) => void): TemplateResult =>
  html`<p class="bar"><span>${sentence(mails.length ? words.mails : words.noMails)}</span></p>
    <ol class="mails" reversed>
      ${mails.toReversed().map(({ message }) => {
        const token = tokenIn(message);
        const [before, after] = message.text.split(/\s*https?:\S+#[\w-]{43}\s*/);
        return html`<li class="mail" lang=${message.language}>
          <h3>${message.subject}</h3>
          <dl>
            <div>
              <dt lang=${language}>${words.from}</dt>
              <dd>${message.from.name} &lt;${message.from.address}&gt;</dd>
            </div>
            <div>
              <dt lang=${language}>${words.to}</dt>
              <dd>${message.to.address}</dd>
            </div>
          </dl>
          <p class="text">${before}</p>
          ${
            token
              ? html`<button type="button" class="main" lang=${language} @click=${() => openLink(token)}>
                  ${words.openLink}
                </button>`
              : ''
          }
          <p class="text">${after}</p>
        </li>`;
      })}
    </ol>`;
