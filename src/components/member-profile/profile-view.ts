import { html, nothing, type ReactiveController } from 'lit';
import type { MemberSession } from '../../state/index.js';
import { profileOf, type Form } from '../../forms/index.js';
import type { Membership } from '../../model/portal-session.js';
import { linkList } from '../form/links.js';
import { heading } from '../heading.js';
import { notice } from '../notice.js';
import { formatNames } from '../portal-login/sign-in-view.js';
import type { SignOutController } from '../portal-login/sign-out-controller.js';
import { errorMessage, errorNotice } from '../error-notice.js';
import { EmailChange } from './email-change.js';
import { EditController, type SaveResult } from './edit-controller.js';
import { SessionExpiry, expiryNotice } from './session-expiry.js';
import { personSwitcher } from './person-switcher.js';
import { ProfileChangedEvent, ProfileReadyEvent } from './events.js';
import { FeesController } from './fees-controller.js';
import { Members } from './members.js';
import { ProfileActions } from './profile-actions.js';
import type { ProfileHost } from './profile-host.js';
import { personView } from './person-view.js';
import { RegistrationsSection } from './registrations-section.js';

/** The view of a signed-in member: the persons of the family, their data and fees, and signing out. */
export class ProfileView implements ReactiveController {
  readonly #host: ProfileHost;
  readonly #session: MemberSession;
  readonly #signingOut: SignOutController;
  readonly #expiry: SessionExpiry;
  readonly #edit: EditController;
  readonly #fees: FeesController;
  readonly #emailChange: EmailChange;
  readonly #actions: ProfileActions;
  readonly #registrations: RegistrationsSection;
  #members: Members | undefined;
  /** The generation of the session in which the members were read. */
  #generation = 0;
  #result: SaveResult;
  /** Signed in while the page is open, not before. */
  #isNewSession = false;
  #cachedForm: { membership: Membership; language: string; form: Form } | undefined;

  constructor(host: ProfileHost, session: MemberSession, signingOut: SignOutController) {
    this.#host = host;
    this.#session = session;
    this.#signingOut = signingOut;
    this.#emailChange = new EmailChange({
      ...{ host, session },
      onChange: async () => this.#members?.refreshEmailChanges(),
    });
    this.#fees = new FeesController(host);
    this.#expiry = new SessionExpiry(host, () => session);
    this.#actions = new ProfileActions(host, session, () => this.#members!);
    this.#registrations = new RegistrationsSection(host, session, {
      members: () => this.#members,
      onInput: this.#expiry.onInput,
    });
    this.#edit = new EditController(host, {
      form: () => this.#form!,
      members: () => this.#members!,
      today: () => this.#today,
      onSaved: this.#onSaved,
      onInvalid: () => host.focusOn('[part~=summary], [data-conflict] input:checked, form .notice.alert[tabindex]'),
    });
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('beforeunload', this.#confirmLeave);
  }

  hostDisconnected(): void {
    window.removeEventListener('beforeunload', this.#confirmLeave);
  }

  hostUpdate(): void {
    this.#edit.saveEntries();
  }

  hostUpdated(): void {
    this.#edit.onRender(this.#host.renderRoot.querySelector<HTMLFormElement>('.profile form'));
  }

  /** Another club is shown from now on. */
  dispose(): void {
    for (const controller of [this, this.#expiry, this.#fees, this.#registrations] as const) {
      if ('hostDisconnected' in controller) controller.hostDisconnected();
      this.#host.removeController(controller);
    }
  }

  #extendSession = async (): Promise<void> => {
    await this.#expiry.extend();
    await this.#host.updateComplete;
    this.#host.focusOn('[part=heading]');
  };

  /** Leaving the page would lose what was typed: the browser asks. */
  #confirmLeave = (event: Event): void => {
    if ((this.#form && this.#edit.hasAnyChanges) || this.#registrations.hasChanges) event.preventDefault();
  };

  /** Called when the session opens or ends. Unsaved changes stay with their person. */
  onSessionChange(): void {
    const { isOpen, generation } = this.#session;
    this.#edit.saveEntries();
    if (!isOpen) {
      this.#isNewSession = true;
      this.#members = this.#result = undefined;
      return;
    }
    if (this.#members && this.#generation === generation) return;
    this.#generation = generation;
    void this.#load();
  }

  #load = async (): Promise<void> => {
    const members = (this.#members = new Members(this.#host, this.#session, () => this.#fees.load()));
    this.#result = this.#actions.error = undefined;
    await members.load();
    if (members !== this.#members) return;
    const { persons = [] } = members.membership ?? {};
    this.#edit.keepOnly(persons.map(({ id }) => id));
    this.#expiry.watch();
    const firstPerson = persons.find(({ id }) => id === this.#edit.personId) ?? persons[0];
    if (firstPerson) this.#switchTo(firstPerson.id);
    // the button that was pressed is not there any more
    if (this.#isNewSession) void this.#host.updateComplete.then(() => this.#host.focusOn('[part=heading]'));
    this.#isNewSession = false;
    if (firstPerson) this.#host.dispatchEvent(new ProfileReadyEvent(this.#host.slug));
  };

  #retry = (): void => {
    this.#isNewSession = true;
    void this.#load();
  };

  #retryPerson = async (id: string): Promise<void> => {
    await this.#members!.read(id).catch(() => {});
    await this.#host.updateComplete;
    this.#host.focusOn('[part=heading]');
  };

  #switchTo(id: string): void {
    this.#result = this.#actions.error = undefined;
    this.#edit.switchTo(id);
    // the stored data may have changed; an open form keeps its base and detects that when it is saved
    if (!this.#edit.edit) this.#members?.read(id).catch(() => {});
    this.#host.requestUpdate();
  }

  get #today(): string {
    return this.#members?.clock?.today ?? '';
  }

  /** The profile in the words of the language; made once per language. */
  get #form(): Form | undefined {
    const membership = this.#members?.membership;
    const { language } = this.#host;
    if (!membership) return undefined;
    if (this.#cachedForm?.membership.columns !== membership.columns || this.#cachedForm.language !== language)
      this.#cachedForm = { membership, language, form: profileOf(membership.columns, membership.profile, language) };
    return this.#cachedForm.form;
  }

  #onSaved = ({ result, fields }: { result: SaveResult; fields: readonly string[] }): void => {
    this.#result = result;
    this.#host.requestUpdate();
    if (fields.length) this.#host.dispatchEvent(new ProfileChangedEvent(fields, this.#host.slug));
    // it counts once it is confirmed; the session ends if it counts already
    if (fields.includes('email')) void this.#checkEmailChange();
    void this.#host.updateComplete.then(() => this.#host.focusOn('[part=heading]'));
  };

  #checkEmailChange = async (): Promise<void> => {
    await this.#session.verify('address_changed');
    if (this.#session.isOpen) await this.#members?.refreshEmailChanges().catch(() => {});
  };

  #save = (event: Event): void => {
    event.preventDefault();
    const { form } = event.currentTarget as HTMLButtonElement;
    if (form) void this.#edit.sending.submit(form);
  };

  #onInput = (): void => {
    this.#expiry.onInput();
    if (this.#form?.fields.some(({ visible_when }) => visible_when.length)) this.#host.requestUpdate();
  };

  #startEdit = (id: string): void => {
    this.#result = undefined;
    this.#edit.begin(id);
    void this.#host.updateComplete.then(() => this.#host.focusOn('form.editing :is(input, select, textarea)'));
  };

  /** Renders the content of the element. */
  render(): unknown {
    const { words, headingLevel: level, language } = this.#host;
    const members = this.#members!;
    const { membership, fees, error } = members;
    const actions = this.#actions;
    const { isPrinting } = actions;
    if (error) return errorNotice(error, { words, page: undefined, retry: this.#retry });
    if (!membership) return html`<p role="status">${words.loading}</p>`;
    const { persons } = membership;
    const hasSeveralPersons = persons.length > 1;
    const { personId } = this.#edit;
    const currentPerson = persons.find(({ id }) => id === personId) ?? persons[0];
    // found out by reading, or by saving
    const latestResult: SaveResult = personId !== undefined && members.isGone(personId) ? 'personGone' : this.#result;
    const visiblePersons = isPrinting ? persons : currentPerson ? [currentPerson] : [];
    const registrations = this.#registrations.render(membership);
    return html`<div class="profile">
      ${this.#signingOut.header(heading(level, words.yourData), words)}
      ${expiryNotice(this.#expiry, { words, language, onExtend: this.#extendSession })}
      ${latestResult ? notice('status', words[latestResult]) : nothing}
      ${actions.error ? notice('alert', errorMessage(actions.error, words)) : nothing}
      ${membership.registrations ? registrations : nothing}
      <div class="data">
        ${personSwitcher(persons, { words, language, currentId: currentPerson?.id, hasChanges: this.#edit.hasChanges, onSelect: (id) => this.#switchTo(id) })}
        ${visiblePersons.map(
          (person) =>
            html`<div role="heading" class="whose" aria-level=${level + 1}>
                <bdi>${formatNames([person], language) || words.notGiven}</bdi>
              </div>
              ${personView(person.id, {
                ...{ words, language, level: level + 1, form: this.#form!, today: this.#today, members },
                emailChange: this.#emailChange,
                editing: isPrinting ? undefined : this.#edit,
                ...{ onEdit: this.#startEdit, onRetry: this.#retryPerson, onSave: this.#save, onInput: this.#onInput },
              })}`,
        )}
        ${membership.registrations ? nothing : registrations}
        ${fees.length || !(membership.registrations || membership.fees_incomplete) ? this.#fees.render(fees, hasSeveralPersons, this.#today) : nothing}
        <div class="actions">
          <button type="button" class="quiet" @click=${actions.download}>${words.download}</button>
          <button type="button" class="quiet" @click=${actions.print}>${words.print}</button>
        </div>
        ${this.#signingOut.options()}
      </div>
      ${linkList(membership.legal, { words, language })}
    </div>`;
  }
}
