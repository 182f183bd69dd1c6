import { html, nothing } from 'lit';
import type { Portal } from '../../model/portal-session.js';
import { closed, isOpen } from '../portal-login/closed.js';
import type { LinkRequestedEvent, SignedInEvent, SignedOutEvent } from '../portal-login/events.js';
import { findPortal } from '../portal-login/find-portal.js';
import { Joined } from '../portal-login/joined.js';
import { signIn } from '../portal-login/sign-in.js';
import { SigningIn } from '../portal-login/signing-in.js';
import { SigningOut } from '../portal-login/signing-out.js';
import { Widget, type Whereabouts } from '../widget.js';
import type { ProfileChangedEvent, ProfileReadyEvent } from './events.js';
import { Profile } from './profile.js';
import { profileStyles } from './profile-styles.js';

/** What was found for a profile. */
export interface FoundPortal {
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
export class MemberProfile extends Widget<'profile', FoundPortal> {
  protected override readonly speech = 'profile';

  #profile: Profile | undefined;
  #joined = new Joined(this, { part: 'profile', changed: () => this.#profile?.turned() });
  // where the way in stands elsewhere on the page, it is that which looks at a link
  #signing = new SigningIn(this, () => (this.#joined.session?.has('login') ? undefined : this.#joined.session));

  #signingOut = new SigningOut(this, () => this.#joined.session);

  /** @internal */
  override async find(where: Whereabouts): Promise<FoundPortal> {
    this.wear('profile', profileStyles);
    return { portal: await findPortal(where) };
  }

  /** @internal */
  override arrived({ portal }: FoundPortal): void {
    const before = this.#joined.session;
    this.#joined.join(this.base, this.slug, isOpen(portal));
    const session = this.#joined.session!;
    if (session !== before) this.#profile?.leave();
    if (session !== before || !this.#profile) this.#profile = new Profile(this, session, this.#signingOut);
    this.#profile.turned();
  }

  protected override draw({ portal }: FoundPortal): unknown {
    const { words, language, headingLevel: level } = this;
    const session = this.#joined.session!;
    if (!isOpen(portal)) return html`<div class="in">${closed(portal, words)}</div>`;
    if (session.isOpen && !session.link) return this.#profile!.drawn();
    // who signs in there is signed in here
    if (session.has('login')) return nothing;
    const [signing, signingOut] = [this.#signing, this.#signingOut];
    return html`<div class="in">${signIn({ signing, signingOut, session, words, language, level })}</div>`;
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
