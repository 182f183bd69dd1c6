import { html } from 'hono/html';
import { isolate } from '../../i18n/index.js';
import { serverWordsOf } from '../../i18n/server-words.js';
import type { EmailChangePurpose } from '../../model/email-change-purpose.js';
import type { PagesOptions } from './page.js';
import { pageRenderer } from './page-renderer.js';

/**
 * The script of the page. It removes the token from the address bar at once and sends nothing before the button is pressed.
 * `data-say` names the states in which a part is shown: `ask`, `done`, `gone` or `failed`.
 */
export const emailPageScript = `const main = document.querySelector('main');
const show = (what) => { for (const part of main.querySelectorAll('[data-say]')) part.hidden = !part.dataset.say.split(' ').includes(what); };
let token = '';
const take = () => {
  token = /^#([\\w-]{43})$/.exec(location.hash)?.[1] ?? token;
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  show(token ? 'ask' : 'gone');
};
addEventListener('hashchange', take);
take();
const button = main.querySelector('button');
button.addEventListener('click', async () => {
  if (button.disabled) return;
  button.disabled = true;
  const failed = main.querySelector('[data-say=failed]');
  failed.hidden = true;
  let status = 0;
  try {
    const body = JSON.stringify({ token });
    status = (await fetch(main.querySelector('[data-post]').dataset.post, { method: 'POST', body, headers: { 'content-type': 'application/json' } })).status;
  } catch {}
  button.disabled = false;
  if (status === 200) show('done');
  else if (status === 404) show('gone');
  else failed.hidden = false;
  main.querySelector('[role=status]:not([hidden])')?.focus();
});
`;

/** The endpoint of the gate behind the button of each page. */
const endpoints: Readonly<Record<EmailChangePurpose, string>> = {
  confirm: 'portal/email-confirmations',
  undo: 'portal/email-undos',
};

/**
 * The page behind the links in mails about a new e-mail address, `{portal_url}/{workspace}/email/{confirm|undo}#<token>`, in the
 * language of the mail. Opening it does not use the link: only the button sends the token. It shows no personal data.
 */
export function emailPageOf(options: PagesOptions) {
  const render = pageRenderer(options);
  return (request: Request, workspace: string, purpose: EmailChangePurpose): Promise<Response> =>
    render(request, workspace, async ({ portal, addresses, language, words, linkTo }) => {
      const mail = await serverWordsOf(language, 'mail');
      const { organisation, url } = (await portal.readPortal()).data;
      const [question, done, button] =
        purpose === 'confirm'
          ? [words.confirmAsk, words.confirmed, mail.confirmButton]
          : [words.undoAsk, words.undone, mail.undoButton];
      const endpoint = `${addresses.public_url}/${encodeURIComponent(workspace)}/${endpoints[purpose]}`;
      const body = html`<div data-post="${endpoint}">
        <header>
          <h1><bdi>${organisation}</bdi></h1>
        </header>
        <noscript><p class="notice">${words.needsScript}</p></noscript>
        <div data-say="ask" hidden>
          <p>${question}</p>
          <p><button type="button" class="main">${button}</button></p>
        </div>
        <p data-say="failed" class="notice alert" role="status" tabindex="-1" hidden>${words.linkFailed}</p>
        <p data-say="done" class="notice done" role="status" tabindex="-1" hidden>${done}</p>
        <p data-say="gone" class="notice" role="status" tabindex="-1" hidden>${words.linkGone}</p>
        <p data-say="done gone" hidden><a href="${linkTo(url)}#members">${words.members}</a></p>
        <script src="/portal/email.js" type="module"></script>
      </div>`;
      const head = html`<meta name="robots" content="noindex" /> <meta name="referrer" content="no-referrer" />`;
      return { title: `${button} · ${isolate(organisation, language)}`, body, head };
    });
}
