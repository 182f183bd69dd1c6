import { html, nothing } from 'lit';
import type { MemberSession } from '../../state/index.js';
import type { LoginWords } from '../../i18n/index.js';
import { zonedMoment } from '../../i18n/index.js';
import type { PortalLink } from '../../model/portal-session.js';
import { heading } from '../heading.js';
import { boldFirstSentence } from '../first-sentence.js';
import { notice } from '../notice.js';
import { errorMessage } from '../error-notice.js';
import type { SignInController } from './sign-in-controller.js';
import type { SignOutController } from './sign-out-controller.js';

export interface SignInViewOptions {
  readonly signIn: SignInController;
  readonly signOut: SignOutController;
  readonly session: MemberSession;
  readonly words: LoginWords;
  readonly language: string;
  readonly level: number;
}

/** Names of persons as a list. Persons without a name are left out. */
export const formatNames = (persons: PortalLink['persons'], language: string): string =>
  new Intl.ListFormat(language).format(
    persons.flatMap(({ name }) => {
      const fullName = [name?.first_name, name?.last_name].filter(Boolean).join(' ');
      // each name may have another direction than the language of the page
      return fullName ? (persons.length > 1 ? `\u2068${fullName}\u2069` : fullName) : [];
    }),
  );

export interface InputFieldOptions {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  /** The issue of the field. */
  readonly issue: string | undefined;
  readonly type: 'email' | 'text';
}

/** One question with label, help and issue, rendered like those of a form. */
export const inputField = ({ name, label, help, issue, type }: InputFieldOptions) =>
  html`<div part="field" class=${issue ? 'field wrong' : 'field'}>
    <label part="label" for=${name}>${label}</label>
    <p part="help" class="help" id="${name}.help">${help}</p>
    <input
      part="control"
      type=${type}
      id=${name}
      name=${name}
      autocomplete=${type === 'email' ? 'email' : 'off'}
      autocapitalize="none"
      spellcheck="false"
      dir="ltr"
      required
      aria-invalid=${issue ? 'true' : nothing}
      aria-describedby="${name}.help${issue ? ` ${name}.issue` : ''}"
    />
    ${issue ? html`<p part="issue" class="issue" id="${name}.issue">${issue}</p>` : nothing}
  </div>`;

/** The value of a form's control when its button is pressed: a click is all that a sandboxed frame lets through. */
export const onPress = (name: string, callback: (value: string) => unknown) => (event: Event) => {
  event.preventDefault();
  const { form } = event.currentTarget as HTMLButtonElement;
  void callback((form!.elements.namedItem(name) as HTMLInputElement).value);
};

/** The form for a link that was opened on another device. */
const pasteForm = ({ signIn, words }: SignInViewOptions) =>
  html`<form novalidate method="dialog">
    ${inputField({
      name: 'link',
      label: words.pasteLabel,
      help: words.pasteHelp,
      type: 'text',
      issue: signIn.invalidInput === 'link' ? words.pasteWrong : undefined,
    })}
    <div class="actions">
      <button type="submit" @click=${onPress('link', signIn.paste)}>${words.goOn}</button>
    </div>
  </form>`;

const pasteDetails = (options: SignInViewOptions) =>
  html`<details class="elsewhere">
    <summary>${options.words.pasteTitle}</summary>
    ${pasteForm(options)}
  </details>`;

/** The reason why a member has to sign in again. */
function endNotice({ session, signOut, words }: SignInViewOptions): unknown {
  const { endReason: reason, signOutRequest } = session;
  // a sign-out that did not reach the service is shown before anything else
  if (reason === 'signed_out' || signOutRequest?.state === 'failed') return signOut.outcome(words);
  if (!reason) return nothing;
  const messages = { over: words.sessionOver, address_changed: words.addressChanged };
  return notice('status', messages[reason]);
}

/** The form for the address that gets a link. */
function emailForm(options: SignInViewOptions): unknown {
  const { signIn, session, words, level } = options;
  const { isBusy: busy, error, invalidInput } = signIn;
  return html`${heading(level, words.signInTitle)} ${endNotice(options)}
    ${session.isLinkExpired ? notice('alert', words.linkExpired) : nothing}
    <form novalidate method="dialog">
      ${inputField({
        name: 'email',
        label: words.emailLabel,
        help: words.emailHelp,
        type: 'email',
        issue: invalidInput === 'email' ? words.emailWrong : undefined,
      })}
      ${
        error
          ? html`<div part="notice" class="notice alert" role="alert" tabindex="-1">
              <p>${boldFirstSentence(html, errorMessage(error, words))}</p>
              <p>${words.linkNotSent}</p>
            </div>`
          : nothing
      }
      <div class="actions">
        <button
          part="button"
          class="main"
          type="submit"
          aria-disabled=${busy ? 'true' : nothing}
          @click=${onPress('email', signIn.request)}
        >
          <span>${busy ? words.sendingLink : words.sendLink}</span>
        </button>
      </div>
    </form>
    ${signIn.codeForm(words)} ${pasteDetails(options)}`;
}

/** The message that the mail was sent, if such a member exists. */
function linkSent(options: SignInViewOptions): unknown {
  const { signIn, words, level } = options;
  const { sentTo, error } = signIn;
  return html`${heading(level, words.checkMail)}
    <p role="status">${words.linkSent(sentTo!)}</p>
    ${error ? html`<div part="notice" class="notice alert" role="alert" tabindex="-1"><p>${boldFirstSentence(html, errorMessage(error, words))}</p></div>` : nothing}
    ${signIn.codeForm(words, html`<button type="button" class="quiet" @click=${signIn.startOver}>${words.otherAddress}</button>`)}
    ${pasteDetails(options)}`;
}

/** The persons of an open link, and the button. Only the button signs in. */
function confirmSignIn(
  { persons, expires_at, time_zone }: PortalLink,
  { signIn, words, language, level }: SignInViewOptions,
): unknown {
  const names = formatNames(persons, language);
  return html`${heading(level, words.signInTitle)} ${names ? html`<p>${words.linkFor(names)}</p>` : nothing}
    <div class="actions">
      <button part="button" class="main" type="button" @click=${signIn.signIn}><span>${words.signIn}</span></button>
      <button type="button" class="quiet" @click=${signIn.closeLink}>${words.notMe}</button>
    </div>
    <p class="help">${words.linkUntil(zonedMoment(expires_at, language, time_zone))}</p>`;
}

/** Renders the current step of the sign-in. */
export function signInView(options: SignInViewOptions): unknown {
  const { signIn, words, level } = options;
  const { linkState, sentTo } = signIn;
  if (linkState === 'asking' || linkState === 'signing')
    return html`${heading(level, words.signInTitle)}
      <p role="status">${linkState === 'asking' ? words.loading : words.signingIn}</p>
      <p class="later">${words.slow}</p>`;
  if (typeof linkState === 'object' && 'link' in linkState) return confirmSignIn(linkState.link, options);
  if (typeof linkState === 'object')
    return html`${heading(level, words.signInTitle)}
    ${notice(
      'alert',
      errorMessage(linkState.error, words),
      html`<button type="button" @click=${signIn.retry}>${words.retry}</button>`,
    )}`;
  return sentTo !== undefined && !options.session.isLinkExpired ? linkSent(options) : emailForm(options);
}
