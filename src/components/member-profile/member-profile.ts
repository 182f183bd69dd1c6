import { html, nothing } from 'lit';
import type { Portal } from '../../model/portal-session.js';
import { portalClosed, isPortalOpen } from '../portal-login/portal-closed.js';
import type { LinkRequestedEvent, SignedInEvent, SignedOutEvent } from '../portal-login/events.js';
import { findPortal } from '../portal-login/find-portal.js';
import { SessionController } from '../portal-login/session-controller.js';
import { signInView } from '../portal-login/sign-in-view.js';
import { SignInController } from '../portal-login/sign-in-controller.js';
import { SignOutController } from '../portal-login/sign-out-controller.js';
import { Widget, type Source } from '../widget.js';
import type { ProfileChangedEvent, ProfileReadyEvent } from './events.js';
import { ProfileView } from './profile-view.js';
import { profileStyles } from './profile-styles.js';

/** The data that a profile loads. */
export interface LoadedPortal {
  readonly portal: Portal;
}

/**
 * The stored data of a club's members, for themselves: to be seen, kept up to date and taken away, for a whole family at once.
 * If nobody is signed in it is the way in as well.
 *
 * @summary Lets members see and change their own data.
 * @tag member-profile
 * @fires {ProfileReadyEvent} profile-ready - A member is signed in, and the profile is shown.
 * @fires {ProfileChangedEvent} profile-changed - Changes were saved.
 * @fires {LinkRequestedEvent} link-requested - A visitor has requested a sign-in link.
 * @fires {SignedInEvent} signed-in - A member has signed in.
 * @fires {SignedOutEvent} signed-out - The session has ended.
 * @slot - Fallback content if the element cannot load its words; default: a link to the hosted page.
 * @csspart heading - The heading of the profile.
 * @csspart field - A field with its label, control, help and issue.
 * @csspart label - The label of a field.
 * @csspart control - The input, select or textarea of a field.
 * @csspart help - The help text of a field.
 * @csspart issue - The error message of a field.
 * @csspart group - A group of fields with one value, such as an address.
 * @csspart summary - The list of errors above the form.
 * @csspart fee - An open fee.
 * @csspart notice - A status message or an error message.
 * @csspart button - The buttons that edit and save.
 * @cssproperty [--turnout-accent=currentColor] - Colour of the button and of who is shown.
 * @cssproperty [--turnout-on-accent] - Colour of the text on it; default: black or white, whichever reads better.
 * @cssproperty [--turnout-danger=color-mix(in oklab, #d40f2e 72%, currentColor)] - Colour of error messages and invalid fields.
 * @cssproperty [--turnout-focus=currentColor] - Colour of the focus ring.
 * @cssproperty [--turnout-gap=1.5em] - Space between two parts, a length.
 * @cssproperty [--turnout-radius=0.4em] - Roundness of controls, a length.
 */
export class MemberProfile extends Widget<'profile', LoadedPortal> {
  protected override readonly wordsPart = 'profile';

  #profile: ProfileView | undefined;
  #sessionController = new SessionController(this, {
    element: 'profile',
    onChange: () => this.#profile?.onSessionChange(),
  });
  // if the page has a `<portal-login>`, that element opens links
  #signIn = new SignInController(this, () =>
    this.#sessionController.session?.has('login') ? undefined : this.#sessionController.session,
  );

  #signOut = new SignOutController(this, () => this.#sessionController.session);

  /** @internal */
  override async load(source: Source): Promise<LoadedPortal> {
    this.adoptStyles('profile', profileStyles);
    return { portal: await findPortal(source) };
  }

  /** @internal */
  override onLoaded({ portal }: LoadedPortal): void {
    const previousSession = this.#sessionController.session;
    this.#sessionController.connect(this.base, this.slug, isPortalOpen(portal));
    const session = this.#sessionController.session!;
    if (session !== previousSession) this.#profile?.dispose();
    if (session !== previousSession || !this.#profile) this.#profile = new ProfileView(this, session, this.#signOut);
    this.#profile.onSessionChange();
  }

  protected override renderLoaded({ portal }: LoadedPortal): unknown {
    const { words, language, headingLevel: level } = this;
    const session = this.#sessionController.session!;
    if (!isPortalOpen(portal)) return html`<div class="in">${portalClosed(portal, words)}</div>`;
    if (session.isOpen && !session.link) return this.#profile!.render();
    // `<portal-login>` shows the sign-in form
    if (session.has('login')) return nothing;
    const [signIn, signOut] = [this.#signIn, this.#signOut];
    return html`<div class="in">${signInView({ signIn, signOut, session, words, language, level })}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'member-profile': MemberProfile;
  }
  interface HTMLElementEventMap {
    'profile-ready': ProfileReadyEvent;
    'profile-changed': ProfileChangedEvent;
    'link-requested': LinkRequestedEvent;
    'signed-in': SignedInEvent;
    'signed-out': SignedOutEvent;
  }
}
