import { html, nothing } from 'lit';
import type { MemberSession } from '../../state/index.js';
import { momentIn, type LoginWords } from '../../i18n/index.js';
import type { PortalLink } from '../../model/portal-session.js';
import { heading } from '../heading.js';
import { notice } from '../notice.js';
import { troubleWith } from '../trouble.js';
import type { SigningIn } from './signing-in.js';
import type { SigningOut } from './signing-out.js';

export interface SignInOptions {
  readonly signing: SigningIn;
  readonly signingOut: SigningOut;
  readonly session: MemberSession;
  readonly words: LoginWords;
  readonly language: string;
  readonly level: number;
}

/** Names of persons as a list; who has none is left out. */
export const namesIn = (persons: PortalLink['persons'], language: string): string =>
  new Intl.ListFormat(language).format(
    persons.flatMap(({ name }) => {
      const whole = [name?.first_name, name?.last_name].filter(Boolean).join(' ');
      // several may be written in another direction than the language around
      return whole ? (persons.length > 1 ? `\u2068${whole}\u2069` : whole) : [];
    }),
  );

interface Line {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  /** What is wrong with it. */
  readonly issue: string | undefined;
  readonly type: 'email' | 'text';
}

/** One question with its label, help and issue, drawn like those of a form. */
const line = ({ name, label, help, issue, type }: Line) =>
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
const pressed = (name: string, then: (value: string) => unknown) => (event: Event) => {
  event.preventDefault();
  const { form } = event.currentTarget as HTMLButtonElement;
  void then((form!.elements.namedItem(name) as HTMLInputElement).value);
};

/** Where the link goes that was opened on another device. */
const pasting = ({ signing, words }: SignInOptions) =>
  html`<form novalidate method="dialog">
    ${line({
      ...{ name: 'link', label: words.pasteLabel, help: words.pasteHelp, type: 'text' },
      issue: signing.wrong === 'link' ? words.pasteWrong : undefined,
    })}
    <div class="actions">
      <button type="submit" @click=${pressed('link', signing.paste)}>${words.goOn}</button>
    </div>
  </form>`;

/** Why somebody who was here has to sign in again. */
function ended({ session, signingOut, words }: SignInOptions): unknown {
  const { endReason: reason, signOutRequest } = session;
  // not told is not done, whatever else is asked for meanwhile
  if (reason === 'signed_out' || signOutRequest?.state === 'failed') return signingOut.news(words);
  if (!reason) return nothing;
  const said = { over: words.sessionOver, address_changed: words.addressChanged };
  return notice('status', said[reason]);
}

/** Asks for the address that a link is to be sent to. */
function asking(options: SignInOptions): unknown {
  const { signing, session, words, level } = options;
  const { busy, trouble, wrong } = signing;
  return html`${heading(level, words.signInTitle)} ${ended(options)}
    ${session.isLinkExpired ? notice('alert', words.linkOver) : nothing}
    <form novalidate method="dialog">
      ${line({
        ...{ name: 'email', label: words.emailLabel, help: words.emailHelp, type: 'email' },
        issue: wrong === 'email' ? words.emailWrong : undefined,
      })}
      ${
        trouble
          ? html`<div part="notice" class="notice alert" role="alert" tabindex="-1">
              <p>${troubleWith(trouble, words)}</p>
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
          @click=${pressed('email', signing.request)}
        >
          <span>${busy ? words.sendingLink : words.sendLink}</span>
        </button>
      </div>
    </form>
    <details>
      <summary>${words.pasteTitle}</summary>
      ${pasting(options)}
    </details>`;
}

/** The mail is on its way, if there is such a member. */
function sent(options: SignInOptions): unknown {
  const { signing, words, level } = options;
  const { wait, sentTo, busy, trouble } = signing;
  const again = () => (wait ? undefined : signing.request(sentTo!));
  return html`${heading(level, words.lookIntoMail)}
    <p role="status">${words.linkSent(sentTo!)}</p>
    ${trouble ? html`<div part="notice" class="notice alert" role="alert" tabindex="-1">${troubleWith(trouble, words)}</div>` : nothing}
    <div class="actions">
      <button type="button" aria-disabled=${wait || busy ? 'true' : nothing} @click=${again}>
        ${wait ? words.sendAgainIn(wait) : words.sendAgain}
      </button>
      <button type="button" @click=${signing.startOver}>${words.otherAddress}</button>
    </div>
    <div class="elsewhere">
      <p><strong>${words.pasteTitle}</strong></p>
      ${pasting(options)}
    </div>`;
}

/** A link is open: whose it is, and the button. Only that signs in. */
function confirming(
  { persons, expires_at, time_zone }: PortalLink,
  { signing, words, language, level }: SignInOptions,
): unknown {
  const names = namesIn(persons, language);
  return html`${heading(level, words.signInTitle)} ${names ? html`<p>${words.linkFor(names)}</p>` : nothing}
    <div class="actions">
      <button part="button" class="main" type="button" @click=${signing.signIn}><span>${words.signIn}</span></button>
      <button type="button" @click=${signing.leave}>${words.notMe}</button>
    </div>
    <p class="help">${words.linkUntil(momentIn(expires_at, language, time_zone))}</p>`;
}

/** The way in, wherever somebody is on it. */
export function signIn(options: SignInOptions): unknown {
  const { signing, words, level } = options;
  const { opened, sentTo } = signing;
  if (opened === 'asking' || opened === 'signing')
    return html`${heading(level, words.signInTitle)}
      <p role="status">${opened === 'asking' ? words.loading : words.signingIn}</p>
      <p class="later">${words.slow}</p>`;
  if (typeof opened === 'object' && 'link' in opened) return confirming(opened.link, options);
  if (typeof opened === 'object')
    return html`${heading(level, words.signInTitle)}
    ${notice(
      'alert',
      troubleWith(opened.trouble, words),
      html`<button type="button" @click=${signing.again}>${words.retry}</button>`,
    )}`;
  return sentTo !== undefined && !options.session.isLinkExpired ? sent(options) : asking(options);
}
