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

/** What was found for a profile. */
export interface LoadedPortal {
  readonly portal: Portal;
}

/**
 * What a club knows of its members, for themselves: to be seen, kept up to date and taken away, for a whole family at once.
 * Where nobody is signed in it is the way in as well.
 *
 * @summary Lets members see and change their own data.
 * @tag member-profile
 * @fires {ProfileReadyEvent} profile-ready - Somebody is signed in, and their data is shown.
 * @fires {ProfileChangedEvent} profile-changed - Something was saved.
 * @fires {LinkRequestedEvent} link-requested - A sign-in link was asked for.
 * @fires {SignedInEvent} signed-in - Somebody has signed in.
 * @fires {SignedOutEvent} signed-out - Nobody is signed in any more.
 * @slot - What is shown where not even words can be had; default: a link to the same on a page of its own.
 * @csspart heading - What is shown here.
 * @csspart field - A question with its label and control.
 * @csspart label - What is asked.
 * @csspart control - Where it is answered.
 * @csspart help - What helps to answer.
 * @csspart issue - What is wrong with an answer.
 * @csspart group - Several questions that make one answer, such as an address.
 * @csspart summary - The list of what needs another look.
 * @csspart fee - An amount that is owed.
 * @csspart notice - News and trouble.
 * @csspart button - What edits and saves.
 * @cssproperty [--turnout-accent=currentColor] - Colour of the button and of who is shown.
 * @cssproperty [--turnout-on-accent] - Colour of the text on it; default: black or white, whichever reads better.
 * @cssproperty [--turnout-danger=color-mix(in oklab, #d40f2e 72%, currentColor)] - Colour of what is wrong.
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
  // where the way in stands elsewhere on the page, it is that which looks at a link
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
    // who signs in there is signed in here
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
