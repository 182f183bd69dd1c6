import { html } from 'hono/html';
import type { ApiError } from '../../api/index.js';
import { isolate, wordsOf } from '../../i18n/index.js';
import { serverWordsOf } from '../../i18n/server-words.js';
import type { RegistrationConfirmation } from '../../model/own-registration.js';
import { eventLead } from './event-parts.js';
import { isCrossSite, readFormBody } from './form-body.js';
import type { Html } from './html-parts.js';
import { clubLine } from './page-header.js';
import type { PageContent, PageContext, PagesOptions } from './page.js';
import { pageRenderer } from './page-renderer.js';

/**
 * The script of the page. It moves the token from the address bar into the form at once, and sends nothing: only the button does.
 * Without it, the form takes the link from the mail.
 */
export const confirmPageScript = `const take = () => {
  const token = /^#([\\w-]{43})$/.exec(location.hash)?.[1];
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  if (!token) return;
  document.querySelector('input[name=link]').value = token;
  document.querySelector('[data-paste]').hidden = true;
};
addEventListener('hashchange', take);
take();
`;

/** The token of a link, or the token alone, however it was pasted. */
const tokenIn = (link: string): string | undefined => /(?:^|#)([\w-]{43})\s*$/.exec(link.trim())?.[1];

/** The form; undefined if visitors do not see it any more. */
const visibleForm = ({ api }: PageContext, slug: string) =>
  api.readForm({ slug }).then(
    ({ data }) => data,
    () => undefined,
  );

/** The title of the form, and its club; the club alone if visitors do not see the form any more. */
async function titleOf(context: PageContext, slug: string) {
  const form = await visibleForm(context, slug);
  if (form) return { title: form.title, organisation: form.organisation };
  const { organisation } = (await context.portal.readPortal()).data;
  return { title: undefined, organisation };
}

const header = (organisation: string, title: string, context: PageContext): Html =>
  html`<header>
    ${clubLine(organisation, context)}
    <h1><bdi>${title}</bdi></h1>
  </header>`;

const head = html`<meta name="robots" content="noindex" /> <meta name="referrer" content="no-referrer" />`;

/** The page with the button. `fault` says why the last press did nothing. */
async function questionPage(context: PageContext, slug: string, fault?: string): Promise<PageContent> {
  const { language, linkTo } = context;
  const [words, mail, login] = [
    await serverWordsOf(language, 'registration'),
    await serverWordsOf(language, 'mail'),
    await wordsOf(language, 'login'),
  ];
  const { title, organisation } = await titleOf(context, slug);
  const body = html`${header(organisation, title ?? mail.confirmButton, context)}
    <form class="plain" method="post" action="${linkTo('')}" accept-charset="utf-8">
      ${fault ? html`<div class="notice alert" role="alert" tabindex="-1" autofocus><p>${fault}</p></div>` : ''}
      <p>${words.confirmAsk(title ?? organisation)}</p>
      <div class="field" data-paste>
        <label for="link">${words.linkLabel}</label>
        <p class="help" id="link.help">${login.pasteHelp}</p>
        <input
          class="control"
          id="link"
          name="link"
          autocomplete="off"
          spellcheck="false"
          dir="ltr"
          aria-describedby="link.help"
        />
      </div>
      <p class="actions"><button class="main">${mail.confirmButton}</button></p>
    </form>
    <script src="/portal/confirm.js" type="module"></script>`;
  return { title: `${mail.confirmButton} · ${isolate(organisation, language)}`, body, head };
}

/** The page after the button: what became of the registration, and what comes next. */
async function donePage(
  context: PageContext,
  slug: string,
  { organisation, title, state }: RegistrationConfirmation,
): Promise<PageContent> {
  const { language } = context;
  const [words, formWords, listWords] = [
    await serverWordsOf(language, 'registration'),
    await wordsOf(language, 'form'),
    await wordsOf(language, 'list'),
  ];
  const isConfirmed = state !== 'unconfirmed';
  const event = isConfirmed ? (await visibleForm(context, slug))?.event : null;
  const outcome = {
    waiting: words.waiting(title),
    applied: formWords.applied(title),
  }[state as string];
  return {
    title: isolate(title, language),
    head,
    body: html`${header(organisation, title, context)}
      <div class="${isConfirmed ? 'notice done' : 'notice'}" role="status" tabindex="-1" autofocus>
        ${
          isConfirmed
            ? html`<p>${words.addressConfirmed}</p>
                <p>${outcome ?? formWords.registered(title)}</p>`
            : html`<p>${words.confirmLater}</p>`
        }
        ${event ? eventLead(event, language, listWords) : ''}
      </div>`,
  };
}

/** The page of a link that confirms nothing any more. */
async function gonePage(context: PageContext, slug: string): Promise<PageContent> {
  const { language, linkTo } = context;
  const words = await serverWordsOf(language, 'registration');
  const { title, organisation } = await titleOf(context, slug);
  return {
    title: isolate(title ?? organisation, language),
    status: 404,
    head,
    body: html`${header(organisation, title ?? organisation, context)}
      <div class="notice" role="status" tabindex="-1" autofocus><p>${words.confirmGone}</p></div>
      ${title === undefined ? '' : html`<p class="ways"><a href="${linkTo(`../${slug}`)}">${context.words.openForm}</a></p>`}`,
  };
}

/**
 * The page behind the link that confirms the address of a registration, `{portal_url}/{workspace}/{form}/confirmation#<token>`. Opening it,
 * and running its script, changes nothing: only the button sends the token. It shows no personal data.
 */
export function confirmPageOf(options: PagesOptions) {
  const render = pageRenderer(options);

  async function confirm(request: Request, slug: string, context: PageContext): Promise<PageContent> {
    if (isCrossSite(request)) return questionPage(context, slug);
    const { pasteWrong } = await wordsOf(context.language, 'login');
    const token = tokenIn((await readFormBody(request)).get('link') ?? '');
    if (!token) return questionPage(context, slug, pasteWrong);
    try {
      const { data } = await context.registrations.confirmRegistration({ body: { token } });
      return await donePage(context, slug, data);
    } catch (error) {
      const { status } = error as Partial<ApiError>;
      if (status === 404) return gonePage(context, slug);
      if (status === 422)
        return questionPage(context, slug, (await serverWordsOf(context.language, 'registration')).confirmRefused);
      throw error;
    }
  }

  return (request: Request, workspace: string, slug: string): Promise<Response> =>
    render(request, workspace, (context) =>
      request.method === 'POST' ? confirm(request, slug, context) : questionPage(context, slug),
    );
}
