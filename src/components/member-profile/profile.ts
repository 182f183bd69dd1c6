import { html, nothing, type ReactiveController } from 'lit';
import type { MemberSession } from '../../state/index.js';
import { profileOf, type Form } from '../../forms/index.js';
import type { Membership } from '../../model/portal-session.js';
import { heading } from '../heading.js';
import { notice } from '../notice.js';
import { namesIn } from '../portal-login/sign-in.js';
import type { SigningOut } from '../portal-login/signing-out.js';
import { troubleWith, unavailable } from '../trouble.js';
import { EmailChangeFlow } from './email-change.js';
import { Editing, type News } from './editing.js';
import { Ending, endingOf } from './ending.js';
import { switcher } from './switcher.js';
import { ProfileChangedEvent, ProfileReadyEvent } from './events.js';
import { feesOf } from './fees.js';
import type { MemberProfile } from './member-profile.js';
import { Members } from './members.js';
import { download } from './own-data.js';
import { onePerson } from './person.js';

/** What somebody sees who is signed in: their family, its data and fees, and the way out. */
export class Profile implements ReactiveController {
  readonly #host: MemberProfile;
  readonly #session: MemberSession;
  readonly #signingOut: SigningOut;
  readonly #ending: Ending;
  readonly #editing: Editing;
  readonly #emailChange: EmailChangeFlow;
  #members: Members | undefined;
  /** Whose session it is that they were read in. */
  #turn = 0;
  #news: News;
  /** What could not be had of everybody. */
  #failed: unknown;
  /** Signed in while the page is open, not before. */
  #came = false;
  /** Everybody is drawn, for paper. */
  #printing = false;
  /** The reference that was copied last. */
  #copied: string | undefined;
  #made: { membership: Membership; language: string; form: Form } | undefined;

  constructor(host: MemberProfile, session: MemberSession, signingOut: SigningOut) {
    this.#host = host;
    this.#session = session;
    this.#signingOut = signingOut;
    this.#emailChange = new EmailChangeFlow(host, session, async () => this.#members?.refreshEmailChanges());
    this.#ending = new Ending(host, () => session);
    this.#editing = new Editing(host, {
      form: () => this.#form!,
      members: () => this.#members!,
      today: () => this.#today,
      done: this.#done,
      faulty: () => host.focusOn('[part~=summary], [data-conflict] input:checked, form .notice.alert[tabindex]'),
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
    this.#editing.keep();
  }

  hostUpdated(): void {
    this.#editing.drawn(this.#host.renderRoot.querySelector<HTMLFormElement>('.profile form'));
  }

  /** Another club is shown from now on. */
  leave(): void {
    for (const one of [this, this.#ending]) {
      one.hostDisconnected();
      this.#host.removeController(one);
    }
  }

  #stayHere = async (): Promise<void> => {
    await this.#ending.stay();
    await this.#host.updateComplete;
    this.#host.focusOn('[part=heading]');
  };

  /** Leaving the page would lose what was typed: the browser asks. */
  #stay = (event: Event): void => {
    if (this.#form && this.#editing.isAnything) event.preventDefault();
  };

  /** Somebody has signed in, or out. What was typed and not saved stays for whoever it is about. */
  turned(): void {
    const { isOpen, generation } = this.#session;
    this.#editing.keep();
    if (!isOpen) {
      this.#came = true;
      this.#members = this.#news = undefined;
      return;
    }
    if (this.#members && this.#turn === generation) return;
    this.#turn = generation;
    void this.#begin();
  }

  #begin = async (): Promise<void> => {
    const members = (this.#members = new Members(this.#host, this.#session));
    this.#news = this.#failed = undefined;
    await members.begin();
    if (members !== this.#members) return;
    const { persons = [] } = members.membership ?? {};
    this.#editing.only(persons.map(({ id }) => id));
    this.#ending.watch();
    const first = persons.find(({ id }) => id === this.#editing.of) ?? persons[0];
    if (first) this.#turnTo(first.id);
    // the button that was pressed is not there any more
    if (this.#came) void this.#host.updateComplete.then(() => this.#host.focusOn('[part=heading]'));
    this.#came = false;
    if (first) this.#host.dispatchEvent(new ProfileReadyEvent(this.#host.slug));
  };

  #again = (): void => {
    this.#came = true;
    void this.#begin();
  };

  #readAgain = async (id: string): Promise<void> => {
    await this.#members!.read(id).catch(() => {});
    await this.#host.updateComplete;
    this.#host.focusOn('[part=heading]');
  };

  #turnTo(id: string): void {
    this.#news = this.#failed = undefined;
    this.#editing.turnTo(id);
    // what is there may have changed; a form goes on from what it began with, and finds out when it is saved
    if (!this.#editing.edit) this.#members?.read(id).catch(() => {});
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
    if (this.#made?.membership.columns !== membership.columns || this.#made.language !== language)
      this.#made = { membership, language, form: profileOf(membership.columns, membership.profile, language) };
    return this.#made.form;
  }

  #done = ({ news, fields }: { news: News; fields: readonly string[] }): void => {
    this.#news = news;
    this.#host.requestUpdate();
    if (fields.length) this.#host.dispatchEvent(new ProfileChangedEvent(fields, this.#host.slug));
    // it counts once it is confirmed; the session ends where it counts already
    if (fields.includes('email')) void this.#askForEmail();
    void this.#host.updateComplete.then(() => this.#host.focusOn('[part=heading]'));
  };

  #askForEmail = async (): Promise<void> => {
    await this.#session.verify('address_changed');
    if (this.#session.isOpen) await this.#members?.refreshEmailChanges().catch(() => {});
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
    // where the page may not, the reference is there to be read
    this.#copied = await navigator.clipboard.writeText(reference).then(
      () => reference,
      () => undefined,
    );
    this.#host.requestUpdate();
  };

  /** What needs everybody's data: all of it is there, or it is said that it is not. */
  async #withAll(work: () => unknown): Promise<void> {
    this.#failed = undefined;
    try {
      await this.#members!.all();
      await work();
    } catch (error) {
      this.#failed = error;
    }
    this.#host.requestUpdate();
  }

  #download = () => this.#withAll(() => download(this.#members!, this.#members!.membership!));

  #print = () =>
    this.#withAll(async () => {
      this.#printing = true;
      this.#host.requestUpdate();
      await this.#host.updateComplete;
      try {
        print();
      } finally {
        this.#printing = false;
      }
    });

  #edit = (id: string): void => {
    this.#news = undefined;
    this.#editing.begin(id);
    void this.#host.updateComplete.then(() => this.#host.focusOn('form.editing :is(input, select, textarea)'));
  };

  /** What the element shows of it. */
  drawn(): unknown {
    const { words, headingLevel: level, language } = this.#host;
    const members = this.#members!;
    const { membership, fees, trouble } = members;
    if (trouble) return unavailable(trouble, { words, page: undefined, retry: this.#again });
    if (!membership) return html`<p role="status">${words.loading}</p>`;
    const { persons } = membership;
    const several = persons.length > 1;
    const { of } = this.#editing;
    const current = persons.find(({ id }) => id === of) ?? persons[0];
    // found out by reading, or by saving
    const news: News = of !== undefined && members.isGone(of) ? 'personGone' : this.#news;
    const shownNow = this.#printing ? persons : current ? [current] : [];
    return html`<div class="profile">
      <header>${heading(level, words.yourData)} ${this.#signingOut.button(words)}</header>
      ${endingOf(this.#ending, { words, language, stay: this.#stayHere })}
      ${switcher(persons, { words, language, current: current?.id, isTyped: this.#editing.isTyped, turnTo: (id) => this.#turnTo(id) })}
      ${news ? notice('status', words[news]) : nothing}
      ${this.#failed ? notice('alert', troubleWith(this.#failed, words)) : nothing}
      ${
        persons.length
          ? shownNow.map(
              (person) =>
                html`<div role="heading" class="whose" aria-level=${level + 1}>
                    <bdi>${namesIn([person], language) || words.notGiven}</bdi>
                  </div>
                  ${onePerson(person.id, {
                    ...{ words, language, level: level + 1, form: this.#form!, today: this.#today, members },
                    emailChange: this.#emailChange,
                    editing: this.#printing ? undefined : this.#editing,
                    ...{ edit: this.#edit, again: this.#readAgain, save: this.#save, typed: this.#typed },
                  })}`,
            )
          : nothing
      }
      ${feesOf({ fees, words, language, several, level, copied: this.#copied, copy: this.#copy })}
      <div class="actions">
        <button type="button" @click=${this.#download}>${words.download}</button>
        <button type="button" @click=${this.#print}>${words.print}</button>
        ${this.#signingOut.everywhere()}
      </div>
    </div>`;
  }
}
