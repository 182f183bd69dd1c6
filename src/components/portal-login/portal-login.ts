import { html, nothing, type CSSResult, type PropertyDeclarations } from 'lit';
import type { Membership, Portal } from '../../model/portal-session.js';
import { redirect } from '../../browser/redirect.js';
import { foldStyles } from '../fold-styles.js';
import { heading } from '../heading.js';
import { Widget } from '../widget.js';
import { portalClosed, isPortalOpen } from './portal-closed.js';
import type { LinkRequestedEvent, SignedInEvent, SignedOutEvent } from './events.js';
import { findPortal } from './find-portal.js';
import { SessionController } from './session-controller.js';
import { loginStyles } from './login-styles.js';
import { formatNames, signInView } from './sign-in-view.js';
import { SignInController } from './sign-in-controller.js';
import { SignOutController } from './sign-out-controller.js';

/**
 * The sign-in to a club's member portal without a password: an address, a mail, a link, a button.
 *
 * @summary Signs members in by a link that is mailed to them.
 * @tag portal-login
 * @fires {LinkRequestedEvent} link-requested - A visitor has requested a sign-in link.
 * @fires {SignedInEvent} signed-in - A member has signed in.
 * @fires {SignedOutEvent} signed-out - The session has ended.
 * @slot - Fallback content if the element cannot load its words; default: a link to the hosted page.
 * @csspart heading - The heading of the current step.
 * @csspart field - A field with its label, control, help and issue.
 * @csspart label - The label of a field.
 * @csspart control - The input, select or textarea of a field.
 * @csspart help - The help text of a field.
 * @csspart issue - The error message of a field.
 * @csspart notice - A status message or an error message.
 * @csspart button - The buttons that request a link and sign in.
 * @cssproperty [--turnout-accent=currentColor] - Colour of the button.
 * @cssproperty [--turnout-on-accent] - Colour of the text on it; default: black or white, whichever reads better.
 * @cssproperty [--turnout-danger=color-mix(in oklab, #d40f2e 72%, currentColor)] - Colour of error messages and invalid fields.
 * @cssproperty [--turnout-focus=currentColor] - Colour of the focus ring.
 * @cssproperty [--turnout-gap=1.5em] - Space between two parts, a length.
 * @cssproperty [--turnout-radius=0.4em] - Roundness of controls, a length.
 */
export class PortalLogin extends Widget<'login', Portal> {
  static override styles: CSSResult[] = [...Widget.styles, ...loginStyles, foldStyles];
  static override properties: PropertyDeclarations = { redirect: {} };

  /** Address to open after signing in; default: the page stays. */
  redirect = '';

  protected override readonly wordsPart = 'login';

  #membership: Membership | undefined;
  /** The generation of the session that `#membership` belongs to. */
  #generation = 0;

  #sessionController = new SessionController(this, {
    element: 'login',
    onChange: ({ isOpen: isSignedIn, generation }) => {
      if (!isSignedIn || generation !== this.#generation) this.#membership = undefined;
      if (isSignedIn && (generation !== this.#generation || !this.#membership)) void this.#loadMembership();
      this.#generation = generation;
    },
  });

  #signIn = new SignInController(this, () => this.#sessionController.session, {
    onSignIn: () => {
      if (this.redirect) redirect(this.redirect);
    },
  });

  #signOut = new SignOutController(this, () => this.#sessionController.session);

  /** @internal */
  override load = findPortal;

  /** @internal */
  override onLoaded(portal: Portal): void {
    this.#sessionController.connect(this.base, this.slug, isPortalOpen(portal));
  }

  async #loadMembership(): Promise<void> {
    // the names are optional: signing out works without them
    const response = await this.#sessionController.session!.client.readSession().catch(() => undefined);
    this.#membership = response?.data;
    this.requestUpdate();
  }

  protected override renderLoaded(portal: Portal): unknown {
    const { words, language, headingLevel: level } = this;
    const session = this.#sessionController.session!;
    if (!isPortalOpen(portal)) return portalClosed(portal, words);
    const [signIn, signOut] = [this.#signIn, this.#signOut];
    if (!session.isOpen || session.link)
      return html`<div class="in">${signInView({ signIn, signOut, session, words, language, level })}</div>`;
    // the profile says so itself
    if (session.has('profile')) return nothing;
    return html`<div class="in">
      ${signOut.header(heading(level, words.signedInAs(formatNames(this.#membership?.persons ?? [], language))), words)}
      ${signOut.options()}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'portal-login': PortalLogin;
  }
  interface HTMLElementEventMap {
    'link-requested': LinkRequestedEvent;
    'signed-in': SignedInEvent;
    'signed-out': SignedOutEvent;
  }
}
