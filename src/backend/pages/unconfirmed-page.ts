import { html } from 'hono/html';
import { formOf, recipientAddress } from '../../forms/index.js';
import { wordsOf, type ConfirmWords } from '../../i18n/index.js';
import { sentenceAround } from '../../model/sentence-around.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { clubLine } from './page-header.js';
import type { Html } from './html-parts.js';
import type { PageContent, PageContext } from './page.js';
import type { RegisteredPerson } from './submitted-persons.js';

/** Names of hidden controls. No field has these names: only parts of fields contain a dot. */
const [personName, addressName] = ['mail.person', 'mail.address'];

/** The most mails that one button asks for: as many as there are persons in one registration. */
const MAX_MAILS = 20;

/** Mails that are asked for again: whose they are, and the addresses that the page has shown. */
interface MailRequest {
  readonly ids: readonly string[];
  readonly addresses: string;
}

/** The mails that a submitted form asks for again; undefined if it asks for none. */
export function mailRequestIn(answers: URLSearchParams): MailRequest | undefined {
  const ids = answers.getAll(personName).filter(Boolean).slice(0, MAX_MAILS);
  return ids.length ? { ids, addresses: answers.get(addressName) ?? '' } : undefined;
}

async function pageWith(
  notice: Html,
  { organisation }: Pick<RegistrationForm, 'organisation'>,
  { ids, addresses }: MailRequest,
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
        ${ids.map((id) => html`<input type="hidden" name="${personName}" value="${id}" />`)}
        <input type="hidden" name="${addressName}" value="${addresses}" />
        <p class="actions"><button>${words.sendMailAgain}</button></p>
      </form>`,
  };
}

/** Says where the mail is going. Each address stays in one piece, with the punctuation that follows it, and keeps its direction. */
function sentTo(addresses: string, { confirmSent }: ConfirmWords): Html {
  const { before, punctuation, after } = sentenceAround(confirmSent);
  const separated = addresses.split(', ').map((address, index, { length }) => {
    const following = index < length - 1 ? ',' : punctuation;
    return html`${index ? ' ' : ''}<span class="address"><bdi>${address}</bdi>${following}</span>`;
  });
  return html`<p>${before}${separated}${after}</p>`;
}

/** The page after registrations whose addresses have to be confirmed: what to do, and a button for another mail to each address. */
export async function unconfirmedPage(
  form: RegistrationForm,
  persons: readonly RegisteredPerson[],
  context: PageContext,
): Promise<PageContent> {
  const words = await wordsOf(context.language, 'confirm');
  const formModel = formOf(form.columns, form.layout, context.language);
  // one mail is about all who gave the same address
  const idsByAddress = new Map(persons.map((person) => [recipientAddress(formModel, [person]) ?? '', person.id]));
  const addresses = [...idsByAddress.keys()].join(', ');
  const request = { ids: [...idsByAddress.values()], addresses };
  return pageWith(sentTo(addresses, words), form, request, context);
}

/** Has the mails sent again. The page says the same whether there was one to send or not. */
export async function mailSentAgainPage(
  form: RegistrationForm,
  request: MailRequest,
  context: PageContext,
): Promise<PageContent> {
  const words = await wordsOf(context.language, 'confirm');
  for (const person_id of request.ids) await context.registrations.resendConfirmation({ body: { person_id } });
  const shown = request.addresses ? sentTo(request.addresses, words) : '';
  return pageWith(
    html`<p>${words.mailSentAgain}</p>
      ${shown}`,
    form,
    request,
    context,
  );
}
