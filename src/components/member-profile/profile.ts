import { html, nothing, type ReactiveController } from 'lit';
import type { MemberSession } from '../../controllers/index.js';
import { profileOf, visibleNames, type Form } from '../../forms/index.js';
import type { Membership } from '../../model/portal-session.js';
import { heading } from '../heading.js';
import { notice } from '../notice.js';
import { namesIn } from '../portal-login/sign-in.js';
import { unavailable } from '../trouble.js';
import { Editing, type News } from './editing.js';
import { Ending, endingOf } from './ending.js';
import { switcher } from './switcher.js';
import { ProfileChangedEvent, ProfileReadyEvent } from './events.js';
import { feesOf } from './fees.js';
import type { MemberProfile } from './member-profile.js';
import { Members } from './members.js';
import { download } from './own-data.js';
import { edited, shown } from './person.js';

export { profileStyles as styles } from './profile-styles.js';

/** What somebody sees who is signed in: their family, its data and fees, and the way out. */
export class Profile implements ReactiveController {
  readonly #host: MemberProfile;
  readonly #session: MemberSession;
  readonly #ending: Ending;
  readonly #editing: Editing;
  #members: Members | undefined;
  /** Whose session it is that they were read in. */
  #turn = 0;
  #current: string | undefined;
  #news: News;
  /** Everybody is drawn, for paper. */
  #printing = false;
  /** The reference that was copied last. */
  #copied: string | undefined;
  #made: { membership: Membership; language: string; form: Form } | undefined;

  constructor(host: MemberProfile, session: MemberSession) {
    this.#host = host;
    this.#session = session;
    this.#ending = new Ending(host, () => session);
    this.#editing = new Editing(host, {
      form: () => this.#form!,
      members: () => this.#members!,
      today: () => this.#today,
      done: this.#done,
      faulty: () => host.focusOn('[part~=summary], form [role=radiogroup] input:checked, form .notice.alert'),
    });
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('beforeunload', this.#stay);
  }

  hostDisconnected(): void {
    window.removeEventListener('beforeunload', this.#stay);
  }

  hostUpdate(): void {
    this.#editing.drawing();
  }

  hostUpdated(): void {
    this.#editing.drawn(this.#host.renderRoot.querySelector<HTMLFormElement>('form.editing'));
  }

  /** Leaving the page would lose what was typed: the browser asks. */
  #stay = (event: Event): void => {
    if (this.#members && this.#editing.isAnything) event.preventDefault();
  };

  /** Somebody has signed in, or out. What was typed and not saved stays for whoever it is about. */
  turned(): void {
    if (!this.#session.isOpen) {
      this.#editing.keep();
      this.#members = this.#current = this.#news = undefined;
      return;
    }
    if (this.#members && this.#turn === this.#session.turn) return;
    this.#editing.keep();
    this.#turn = this.#session.turn;
    this.#current = this.#news = undefined;
    this.#members = new Members(this.#host, this.#session);
    void this.#begin();
    this.#ending.watch();
  }

  #begin = async (): Promise<void> => {
    const members = this.#members!;
    await members.begin();
    const { persons = [] } = members.membership ?? {};
    this.#editing.only(persons.map(({ id }) => id));
    this.#ending.watch();
    if (!persons[0]) return;
    await this.#turnTo(persons[0].id);
    this.#host.dispatchEvent(new ProfileReadyEvent(this.#host.slug));
  };

  #again = (): void => {
    this.#members = new Members(this.#host, this.#session);
    void this.#begin();
  };

  async #turnTo(id: string): Promise<void> {
    this.#news = undefined;
    this.#current = id;
    // what was typed goes on from what was there when it was typed: whoever was faster since is found out when it is saved
    if (!this.#editing.isTyped(id)) await this.#members!.read(id);
    this.#editing.turnTo(id);
  }

  get #today(): string {
    return (this.#members?.membership?.now ?? '').slice(0, 10);
  }

  /** The profile in the words of the language; made once per language. */
  get #form(): Form | undefined {
    const membership = this.#members?.membership;
    const { language } = this.#host;
    if (!membership) return undefined;
    if (this.#made?.membership.columns !== membership.columns || this.#made.language !== language)
      this.#made = { membership, language, form: profileOf(membership.columns, membership.profile, language) };
    return this.#made.form;
  }

  #done = (news: News, fields: readonly string[]): void => {
    this.#news = news;
    this.#host.requestUpdate();
    if (fields.length) this.#host.dispatchEvent(new ProfileChangedEvent(fields, this.#host.slug));
    // with the old address, the service has ended every session that came through it
    if (fields.includes('email')) this.#session.end('address_changed');
    void this.#host.updateComplete.then(() => this.#host.focusOn('[part=heading]'));
  };

  #save = (event: Event): void => {
    event.preventDefault();
    const { form } = event.currentTarget as HTMLButtonElement;
    if (form) void this.#editing.sending.submit(form);
  };

  #typed = (): void => {
    this.#ending.typed();
    if (this.#form?.fields.some(({ visible_when }) => visible_when.length)) this.#host.requestUpdate();
  };

  #copy = async (reference: string): Promise<void> => {
    await navigator.clipboard.writeText(reference);
    this.#copied = reference;
    this.#host.requestUpdate();
  };

  #print = async (): Promise<void> => {
    await this.#members!.all();
    this.#printing = true;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    print();
    this.#printing = false;
    this.#host.requestUpdate();
  };

  /** One person, to be read or to be changed. */
  #person(id: string): unknown {
    const { words, language, headingLevel: level } = this.#host;
    const read = this.#members!.of(id);
    const form = this.#form!;
    if (!read) return html`<p role="status">${words.loading}</p>`;
    const options = { ...read, form, words, language, level: level + 1 };
    if (this.#editing.of === id && !this.#printing)
      return edited({ ...options, editing: this.#editing, save: this.#save, typed: this.#typed });
    const edit = () => {
      this.#news = undefined;
      this.#editing.begin(id);
      void this.#host.updateComplete.then(() => this.#host.focusOn('form.editing input'));
    };
    return html`<div class="person">
      ${shown(options, visibleNames(form, read.person, this.#today))}
      <div class="actions">
        <button part="button" class="main" type="button" @click=${edit}><span>${words.edit}</span></button>
      </div>
    </div>`;
  }

  /** What the element shows of it. */
  drawn(): unknown {
    const { words, headingLevel: level, language } = this.#host;
    const members = this.#members!;
    const { membership, fees = [], trouble } = members;
    if (trouble) return unavailable(trouble, { words, page: undefined, retry: this.#again });
    if (!membership) return html`<p role="status">${words.loading}</p>`;
    const { persons } = membership;
    const several = persons.length > 1;
    const everybody = this.#printing ? persons.map(({ id }) => id) : [this.#current ?? persons[0]?.id ?? ''];
    const name = (id: string) =>
      namesIn(
        persons.filter((one) => one.id === id),
        language,
      );
    return html`<div class="profile">
      <header>
        ${heading(level, words.yourData)}
        <button type="button" @click=${() => void this.#session.signOut()}>${words.signOut}</button>
      </header>
      ${endingOf(this.#ending, { words, language })}
      ${switcher(persons, { words, language, current: this.#current, isTyped: this.#editing.isTyped, turnTo: (id) => void this.#turnTo(id) })}
      ${this.#news ? notice('status', words[this.#news]) : nothing}
      ${
        persons.length
          ? everybody.map(
              (id) =>
                html`<div role="heading" class="whose" aria-level=${level + 1}><bdi>${name(id)}</bdi></div>
                  ${this.#person(id)}`,
            )
          : notice('status', words.personGone)
      }
      ${feesOf({ fees, words, language, several, level, copied: this.#copied, copy: this.#copy })}
      <div class="actions">
        <button type="button" @click=${() => void download(members, membership)}>${words.download}</button>
        <button type="button" @click=${() => void this.#print()}>${words.print}</button>
      </div>
    </div>`;
  }
}
