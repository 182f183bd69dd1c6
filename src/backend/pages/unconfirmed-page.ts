import { html } from 'hono/html';
import { formOf, recipientAddress } from '../../forms/index.js';
import { wordsOf } from '../../i18n/index.js';
import type { Person } from '../../model/person.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { clubLine } from './page-header.js';
import type { Html } from './html-parts.js';
import type { PageContent, PageContext } from './page.js';

/** Names of hidden controls. No field has these names: only parts of fields contain a dot. */
const [personName, addressName] = ['mail.person', 'mail.address'];

/** A mail that is asked for again: whose it is, and the address that the page has shown. */
interface MailRequest {
  readonly id: string;
  readonly address: string;
}

/** The mail that a submitted form asks for again; undefined if it asks for none. */
export function mailRequestIn(answers: URLSearchParams): MailRequest | undefined {
  const id = answers.get(personName);
  return id ? { id, address: answers.get(addressName) ?? '' } : undefined;
}

async function pageWith(
  notice: Html,
  { organisation }: Pick<RegistrationForm, 'organisation'>,
  { id, address }: MailRequest,
  context: PageContext,
): Promise<PageContent> {
  const { language, linkTo } = context;
  const words = await wordsOf(language, 'confirm');
  return {
    title: words.confirmTitle,
    body: html`<header>
        ${clubLine(organisation, context)}
        <h1>${words.confirmTitle}</h1>
      </header>
      <div class="notice" role="status" tabindex="-1" autofocus>${notice}</div>
      <form class="plain again" method="post" action="${linkTo('', { plain: true })}" accept-charset="utf-8">
        <input type="hidden" name="${personName}" value="${id}" />
        <input type="hidden" name="${addressName}" value="${address}" />
        <p class="actions"><button>${words.sendMailAgain}</button></p>
      </form>`,
  };
}

/** The page after a registration whose address has to be confirmed: what to do, and a button for another mail. */
export async function unconfirmedPage(
  form: RegistrationForm,
  person: Partial<Person> & { id: string },
  context: PageContext,
): Promise<PageContent> {
  const words = await wordsOf(context.language, 'confirm');
  const address = recipientAddress(formOf(form.columns, form.layout, context.language), [person]) ?? '';
  return pageWith(html`<p>${words.confirmSent(address)}</p>`, form, { id: person.id, address }, context);
}

/** Has the mail sent again. The page says the same whether there was one to send or not. */
export async function mailSentAgainPage(
  form: RegistrationForm,
  request: MailRequest,
  context: PageContext,
): Promise<PageContent> {
  const words = await wordsOf(context.language, 'confirm');
  await context.registrations.resendConfirmation({ body: { person_id: request.id } });
  const shown = request.address ? html`<p>${words.confirmSent(request.address)}</p>` : '';
  return pageWith(
    html`<p>${words.mailSentAgain}</p>
      ${shown}`,
    form,
    request,
    context,
  );
}
