import { html, nothing } from 'lit';
import { errorMessage } from '../error-notice.js';
import { heading } from '../heading.js';
import { notice } from '../notice.js';
import { inputField, onPress } from '../portal-login/sign-in-view.js';
import type { DeskContext } from './desk-context.js';
import type { DeskController } from './desk-controller.js';

const errorNotice = (error: unknown, { loginWords }: DeskContext, further: unknown = nothing): unknown =>
  error
    ? html`<div part="notice" class="notice alert" role="alert" tabindex="-1">
        <p>${errorMessage(error, loginWords)}</p>
        ${further}
      </div>`
    : nothing;

/** Why somebody has to sign in, or sign in again. */
function reason({ session }: DeskController, { words, loginWords }: DeskContext): unknown {
  if (session.isLinkExpired) return notice('alert', words.linkExpired);
  if (session.endReason === 'over') return notice('status', words.sessionOver);
  return session.endReason === 'signed_out' ? notice('status', loginWords.signedOut) : nothing;
}

function emailForm(page: DeskController, context: DeskContext): unknown {
  const { signIn } = page;
  const { words, loginWords } = context;
  return html`${heading(1, words.title)} ${reason(page, context)}
    <form novalidate method="dialog">
      ${inputField({
        name: 'email',
        label: loginWords.emailLabel,
        help: words.signInHelp,
        type: 'email',
        issue: signIn.isWrong ? loginWords.emailWrong : undefined,
      })}
      ${errorNotice(signIn.error, context, html`<p>${loginWords.linkNotSent}</p>`)}
      <div class="actions">
        <button
          class="main"
          type="submit"
          aria-disabled=${signIn.isBusy ? 'true' : nothing}
          @click=${onPress('email', signIn.request)}
        >
          <span>${signIn.isBusy ? loginWords.sendingLink : loginWords.sendLink}</span>
        </button>
      </div>
    </form>
    ${signIn.codeForm(loginWords)}`;
}

/** The mail was sent, if the address is one of an organiser. */
const linkSent = ({ signIn }: DeskController, context: DeskContext): unknown => {
  const { loginWords } = context;
  return html`${heading(1, loginWords.checkMail)}
    <p role="status">${loginWords.linkSent(signIn.sentTo!)}</p>
    ${errorNotice(signIn.error, context)}
    ${signIn.codeForm(loginWords, html`<button type="button" class="quiet" @click=${signIn.startOver}>${loginWords.otherAddress}</button>`)}`;
};

/** A link was followed: only the button uses it. */
const useLink = ({ signIn }: DeskController, context: DeskContext): unknown =>
  html`${heading(1, context.words.title)}
    <p class="help">${context.words.linkHelp}</p>
    ${errorNotice(signIn.error, context)}
    <div class="actions">
      <button class="main" type="button" aria-disabled=${signIn.isBusy ? 'true' : nothing} @click=${signIn.useLink}>
        <span>${signIn.isBusy ? context.loginWords.signingIn : context.loginWords.signIn}</span>
      </button>
    </div>`;

/** The sign-in, in each of its steps. */
export function signInTemplate(page: DeskController, context: DeskContext): unknown {
  const { session, signIn } = page;
  const step = session.link ? useLink : signIn.sentTo !== undefined && !session.isLinkExpired ? linkSent : emailForm;
  return html`<slot name="club"></slot>
    <div class="in">${step(page, context)}</div>`;
}
