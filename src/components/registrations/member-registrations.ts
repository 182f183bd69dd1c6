import type { CSSResult, ReactiveControllerHost } from 'lit';
import {
  memberRegistrationsClient,
  publicClient,
  type ClientOptions,
  type MemberRegistrationsClient,
} from '../../api/index.js';
import type { FeeWords, ProfileWords } from '../../i18n/index.js';
import type { RegistrationWords } from '../../i18n/server-words.js';
import { takesRegistrations, type PublicEvent } from '../../model/club-event.js';
import type { Membership } from '../../model/portal-session.js';
import type { Person } from '../../model/person.js';
import { clubAtGate } from '../club-at-gate.js';
import { columnStyles, memberRegistrationsStyles } from './member-registrations-styles.js';
import { memberRegistrationsView } from './member-registrations-template.js';
import { PersonalForm } from './personal-form.js';
import type { MemberKit } from './member-kit.js';
import { paymentStyles } from '../payment/payment-styles.js';
import { openDetailsForPrint } from './open-details-for-print.js';
import type { RegistrationsApi } from './registrations-api.js';
import { RegistrationsController } from './registrations-controller.js';
import type { TemplateContext } from './template-context.js';

/** The profile, as the registrations in it see it. */
export interface MemberRegistrationsOptions {
  /** The registrations are shown in a shadow root of this element. */
  readonly place: HTMLElement;
  readonly host: Pick<ReactiveControllerHost, 'requestUpdate'> & {
    readonly base: string;
    readonly slug: string;
    readonly language: string;
    readonly headingLevel: number;
    readonly words: ProfileWords;
    adoptStyles(name: string, styles: readonly CSSResult[]): void;
    setAttribute(name: string, value: string): void;
  };
  readonly clientOf: <Client>(create: (options: ClientOptions) => Client) => Client;
  readonly persons: () => Membership['persons'];
  /** Reads somebody of the family, as far as the profile shows them. */
  readonly readPerson: (id: string) => Promise<Person | undefined>;
}

const apiOf = (client: () => MemberRegistrationsClient): RegistrationsApi => ({
  read: async () => (await client().readMemberRegistrations()).data,
  price: async (registration_id, body) =>
    (await client().readMemberCorrectionPrice({ registration_id, body })).data.amount,
  update: ({ id, etag }, body, amount) =>
    client().updateMemberRegistration({ registration_id: id, body, query: { amount }, if_match: etag ?? undefined }),
  cancel: (registration_id) => client().cancelMemberRegistration({ registration_id }),
  acceptOffer: async (registration_id, amount) =>
    (await client().answerMemberOffer({ registration_id, body: { accept: true }, query: { amount: amount ?? 0 } }))
      .data,
  declineOffer: (registration_id) => client().answerMemberOffer({ registration_id, body: { accept: false } }),
});

/** A page that has no form so far has not defined it. */
async function defineForm({ registrationElement }: MemberKit): Promise<void> {
  const tag = 'event-registration';
  const element = customElements.get(tag) ?? (await registrationElement());
  if (!customElements.get(tag)) customElements.define(tag, element);
}

/** The registrations of a member and their family, and the events that they can be registered for. */
class MemberRegistrations extends RegistrationsController {
  readonly #kit: MemberKit;
  readonly #member: MemberRegistrationsOptions;
  readonly #root: ShadowRoot;
  readonly #view: ReturnType<typeof memberRegistrationsView>;
  #words: { readonly language: string; readonly registration: RegistrationWords; readonly fees: FeeWords } | undefined;

  /** Events that take registrations. */
  events: readonly PublicEvent[] = [];
  /** The open forms by event: one for each. */
  readonly forms = new Map<string, PersonalForm>();
  isLoaded = false;
  /** The registrations that are open, and those that were shown before. */
  readonly #openIds = new Set<string>();
  readonly #shownIds = new Set<string>();

  constructor(kit: MemberKit, member: MemberRegistrationsOptions) {
    const { place } = member;
    super({
      language: () => member.host.language,
      api: () => apiOf(() => member.clientOf(memberRegistrationsClient)),
      draw: () => this.#draw(),
      find: (selector) => this.#root.querySelector(selector),
      onAccepted: (id) => this.#onAccepted(id),
    });
    this.#kit = kit;
    this.#member = member;
    this.#view = memberRegistrationsView(kit);
    this.#root = place.attachShadow({ mode: 'open' });
    kit.adoptStyles(this.#root, [...kit.styles, ...paymentStyles(kit), memberRegistrationsStyles(kit)]);
    openDetailsForPrint(this.#root);
    if (place.closest('.profile > section')) {
      member.host.adoptStyles('columns', [columnStyles(kit)]);
      member.host.setAttribute('layout', 'columns');
    }
  }

  get persons(): Membership['persons'] {
    return this.#member.persons();
  }

  /**
   * Loads everything, and shows it. Failures are shown as well. In a new session nothing of the former one is shown; typed answers
   * return if their registrations do.
   */
  readonly load = async (): Promise<void> => {
    this.isLoaded = this.isBusy = false;
    this.groups = [];
    this.clearMessage();
    this.beforeDraw();
    this.#draw();
    await this.runAction(undefined, async () => {
      await this.#loadWords();
      await Promise.all([this.#readEvents(), this.read()]);
      const ids = this.persons.map(({ id }) => id);
      for (const [slug, { personId }] of this.forms) if (!ids.includes(personId)) this.forms.delete(slug);
      this.isLoaded = true;
    });
  };

  async #readEvents(): Promise<void> {
    const { base, slug } = this.#member.host;
    const { data } = await publicClient(clubAtGate(base, slug)).listEvents();
    this.events = data.filter(takesRegistrations);
  }

  async #loadWords(): Promise<void> {
    const { language } = this.#member.host;
    if (this.#words?.language === language) return;
    const [registration, fees] = await Promise.all([
      this.#kit.registrationWords(language),
      this.#kit.wordsOf(language, 'fees'),
    ]);
    this.#words = { language, registration, fees };
  }

  /** The profile is drawn again: in another language, or of other persons. */
  readonly update = async (): Promise<void> => {
    if (!this.isLoaded) return;
    if (this.#words?.language !== this.#member.host.language) {
      await this.#loadWords();
      await this.localize();
    }
    this.requestUpdate();
  };

  /** Opens what the visitor has to see: an offered place, the only registration, and what is being done. */
  #openDetails(): void {
    const all = this.groups.flatMap(({ data }) => data.registrations);
    for (const { id, state } of all) {
      const isShown = this.#shownIds.has(id);
      this.#shownIds.add(id);
      if (!isShown && (state === 'offered' || all.length === 1)) this.#openIds.add(id);
      if (this.editOf(id) ?? (this.question?.id === id || this.messageId === id)) this.#openIds.add(id);
    }
  }

  #draw(): void {
    this.#openDetails();
    const { headingLevel, language, words } = this.#member.host;
    const context: TemplateContext | undefined = this.#words && {
      language,
      words: this.#words.registration,
      feeWords: this.#words.fees,
      formWords: words,
      conflictWords: words,
      level: headingLevel + 3,
      openIds: this.#openIds,
    };
    this.#kit.render(this.#view(this, { words, context, level: headingLevel + 2 }), this.#root);
    for (const place of this.#root.querySelectorAll<HTMLElement>('.form-place'))
      this.forms.get(place.dataset['form']!)?.showIn(place);
  }

  /** Opens the form of an event for somebody of the family. */
  readonly register = (event: PublicEvent, { id }: Membership['persons'][number]): Promise<void> =>
    this.runAction(undefined, async () => {
      this.clearMessage();
      const person = await this.#member.readPerson(id);
      await defineForm(this.#kit);
      const { base, language, headingLevel } = this.#member.host;
      // a full event is registered for through its waiting list
      const slug = event.state === 'full' ? event.waiting_list! : event.slug;
      const form = new PersonalForm({
        base,
        slug,
        language,
        headingLevel: headingLevel + 3,
        personId: id,
        person,
        onRegistered: () => void this.read().catch(() => {}),
        onReady: () => void this.focus(`[data-form="${event.slug}"]`),
      });
      this.forms.set(event.slug, form);
      this.requestUpdate();
    });

  readonly closeForm = (eventSlug: string): void => {
    const { personId } = this.forms.get(eventSlug) ?? {};
    this.forms.delete(eventSlug);
    void this.focus(`[data-register="${eventSlug} ${personId}"]`, '.open-events button', '[data-name]');
  };

  /** Shows the accepted place. If an answer is missing, opens the form. */
  async #onAccepted(id: string): Promise<void> {
    await this.read();
    const group = this.groups.find(({ data }) => data.registrations.some((one) => one.id === id));
    const registration = group && this.registrationOf(id);
    const isMissing = group?.form.fields.some(
      ({ name, required }) =>
        required && registration!.changeable_fields.includes(name) && (registration!.values[name] ?? null) === null,
    );
    if (group && registration && isMissing) this.beginEdit(group, registration);
    await this.say('accepted');
  }
}

export type { MemberRegistrations };

/** The registrations of a member, in a module that a profile loads if there are any. */
export default (kit: MemberKit) => (options: MemberRegistrationsOptions) => new MemberRegistrations(kit, options);
