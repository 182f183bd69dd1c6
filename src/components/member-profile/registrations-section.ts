import { adoptStyles, css, html, nothing, render, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { isolate, wordsOf, type ProfileWords } from '../../i18n/index.js';
import type { Membership } from '../../model/portal-session.js';
import type { MemberSession } from '../../state/index.js';
import { errorNotice } from '../error-notice.js';
import { errorSummary } from '../event-registration/error-summary.js';
import { formField } from '../form/form-field.js';
import { notice } from '../notice.js';
import type { MemberKit } from '../registrations/member-kit.js';
import type { MemberRegistrations } from '../registrations/member-registrations.js';
import { conflictChoices } from './conflict.js';
import type { Members } from './members.js';
import { surfaceStyles } from '../surface-styles.js';
import { portalFeatures } from './portal-features.js';
import { profileStyles } from './profile-styles.js';

/** The element `<member-profile>`, as its registrations see it. */
interface RegistrationsHost extends ReactiveControllerHost {
  readonly base: string;
  readonly slug: string;
  readonly words: ProfileWords;
  readonly language: string;
  readonly headingLevel: number;
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** The part of a profile with registrations. What shows them is loaded if there are any, or somebody asks for it. */
export class RegistrationsSection implements ReactiveController {
  readonly #host: RegistrationsHost;
  readonly #session: MemberSession;
  readonly #members: () => Members;
  #isRequested = false;
  #place: HTMLElement | null = null;
  #registrations: MemberRegistrations | undefined;
  #error: unknown;

  constructor(host: RegistrationsHost, session: MemberSession, members: () => Members) {
    this.#host = host;
    this.#session = session;
    this.#members = members;
    host.addController(this);
  }

  hostUpdated(): void {
    const place = this.#host.renderRoot.querySelector<HTMLElement>('.place');
    if (place === this.#place) void this.#registrations?.update();
    else {
      this.#place = place;
      this.#registrations = undefined;
      if (place) void this.#show(place);
    }
  }

  async #show(place: HTMLElement): Promise<void> {
    const host = this.#host;
    const members = this.#members();
    try {
      const { default: feature } = await portalFeatures.memberRegistrations();
      if (place !== this.#place) return;
      const kit: MemberKit = {
        adoptStyles,
        css,
        html,
        nothing,
        render,
        notice,
        formField,
        errorSummary,
        conflictChoices,
        styles: [surfaceStyles, ...profileStyles],
        isolate,
        wordsOf,
        ...portalFeatures,
      };
      this.#registrations = feature(kit)({
        place,
        host,
        clientOf: (create) => this.#session.clientOf(create),
        persons: () => members.membership?.persons ?? [],
        readPerson: async (id) => (members.get(id) ?? (await members.read(id)))?.person,
      });
      await this.#registrations.load();
    } catch (error) {
      this.#error = error;
      host.requestUpdate();
    }
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
        ? html`<div class="place"><p role="status">${words.loading}</p></div>`
        : button;
    return html`<section class="fees">
      <div class="title2" role="heading" aria-level=${level + 1}>${words.registrations}</div>
      ${content}
    </section>`;
  }
}
