import {
  adoptStyles,
  css,
  html,
  nothing,
  render,
  type CSSResult,
  type ReactiveController,
  type ReactiveControllerHost,
} from 'lit';
import { isolate, wordsOf, type ProfileWords } from '../../i18n/index.js';
import type { Membership } from '../../model/portal-session.js';
import type { MemberSession } from '../../state/index.js';
import { errorNotice } from '../error-notice.js';
import errorSummaryOf from '../event-registration/error-summary.js';
import { formField } from '../form/form-field.js';
import { notice } from '../notice.js';
import type { MemberKit } from '../registrations/member-kit.js';
import type { MemberRegistrations } from '../registrations/member-registrations.js';
import { conflictChoices } from './conflict.js';
import type { Members } from './members.js';
import { surfaceStyles } from '../surface-styles.js';
import { portalFeatures } from './portal-features.js';
import { profileStyles } from './profile-styles.js';

/** About the height of one registration or event in the list. */
const ROW_HEIGHT_EM = 5;

/** The element `<member-profile>`, as its registrations see it. */
interface RegistrationsHost extends ReactiveControllerHost {
  readonly base: string;
  readonly slug: string;
  readonly words: ProfileWords;
  readonly language: string;
  readonly headingLevel: number;
  readonly renderRoot: HTMLElement | DocumentFragment;
  adoptStyles(name: string, styles: readonly CSSResult[]): void;
  setAttribute(name: string, value: string): void;
}

export interface RegistrationsSectionOptions {
  /** Undefined while nobody is signed in. */
  readonly members: () => Members | undefined;
  /** Called when the visitor types: typing extends the session. */
  readonly onInput: () => void;
}

/**
 * The part of a profile with registrations. The module that shows them is loaded if there are any, or somebody asks for it. What was
 * typed stays in memory while the member signs in again.
 */
export class RegistrationsSection implements ReactiveController {
  readonly #host: RegistrationsHost;
  readonly #session: MemberSession;
  readonly #options: RegistrationsSectionOptions;
  readonly #place = document.createElement('div');
  #isRequested = false;
  /** The members that the registrations were loaded for. */
  #loadedMembers: Members | undefined;
  #registrations: MemberRegistrations | undefined;
  #error: unknown;

  constructor(host: RegistrationsHost, session: MemberSession, options: RegistrationsSectionOptions) {
    this.#host = host;
    this.#session = session;
    this.#options = options;
    this.#place.className = 'place';
    this.#place.addEventListener('input', options.onInput);
    host.addController(this);
  }

  /** Whether leaving the page would lose something. */
  get hasChanges(): boolean {
    return this.#registrations?.hasChanges === true;
  }

  hostUpdated(): void {
    const members = this.#options.members();
    if (!this.#place.isConnected) this.#loadedMembers = undefined;
    else if (members === this.#loadedMembers) void this.#registrations?.update();
    else {
      this.#loadedMembers = members;
      this.#reserveHeight(members?.membership);
      void this.#load();
    }
  }

  /** Avoids layout shift when the list appears. */
  #reserveHeight({ registrations = 0, open_events = 0 }: Partial<Membership> = {}): void {
    this.#place.style.minBlockSize = `${(registrations + open_events) * ROW_HEIGHT_EM}em`;
  }

  async #load(): Promise<void> {
    try {
      this.#registrations ??= await this.#create();
      await this.#registrations.load();
    } catch (error) {
      this.#error = error;
    }
    this.#place.style.minBlockSize = '';
    this.#host.requestUpdate();
  }

  async #create(): Promise<MemberRegistrations> {
    const { default: feature } = await portalFeatures.memberRegistrations();
    const { members } = this.#options;
    const kit: MemberKit = {
      adoptStyles,
      css,
      html,
      nothing,
      render,
      notice,
      formField,
      errorSummary: errorSummaryOf({ html, nothing }),
      conflictChoices,
      styles: [surfaceStyles, ...profileStyles],
      isolate,
      wordsOf,
      ...portalFeatures,
    };
    return feature(kit)({
      place: this.#place,
      host: this.#host,
      clientOf: (create) => this.#session.clientOf(create),
      persons: () => members()?.membership?.persons ?? [],
      readPerson: async (id) => (members()?.get(id) ?? (await members()?.read(id)))?.person,
    });
  }

  #open = (): void => {
    this.#isRequested = true;
    this.#error = undefined;
    this.#host.requestUpdate();
  };

  /** The section; nothing if nobody is registered and no event takes registrations. */
  render({ registrations, open_events }: Membership): unknown {
    const { words, headingLevel: level } = this.#host;
    if (!registrations && !open_events) return nothing;
    const button = html`<div class="actions">
      <button type="button" @click=${this.#open}>${words.open}</button>
    </div>`;
    const content = this.#error
      ? errorNotice(this.#error, { words, page: undefined, retry: this.#open })
      : registrations || this.#isRequested
        ? html`${this.#registrations ? nothing : html`<p role="status">${words.loading}</p>`}${this.#place}`
        : button;
    return html`<section class="fees">
      <div class="title2" role="heading" aria-level=${level + 1}>${words.registrations}</div>
      ${content}
    </section>`;
  }
}
