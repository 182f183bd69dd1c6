import { Task } from '@lit/task';
import { adoptStyles, html, nothing, type CSSResult, type PropertyDeclarations } from 'lit';
import type { ApiError } from '../../api/index.js';
import { FormController, type Kept, type PersonValues, type Registered } from '../../controllers/index.js';
import { formOf, type Form } from '../../forms/index.js';
import { formStyles } from '../form/form-styles.js';
import { notice } from '../notice.js';
import { Widget } from '../widget.js';
import { confirmation } from './confirmation.js';
import { entryForm } from './entry-form.js';
import { Entry } from './entry.js';
import { FormReadyEvent, FormSubmittedEvent, PersonRegisteredEvent, RegistrationFailedEvent } from './events.js';
import { openForm, type OpenForm } from './open-form.js';
import type { Opening } from './opening.js';
import { redirect } from './redirect.js';
import { title } from './title.js';
import { unavailable } from './trouble.js';

/**
 * The registration form of an event, made of the columns of its list.
 *
 * @summary Registers one person or several for an event.
 * @tag event-registration
 * @fires {FormReadyEvent} form-ready - The form can be filled in.
 * @fires {FormSubmittedEvent} form-submitted - Answers are about to be sent; `preventDefault` keeps them from being sent.
 * @fires {PersonRegisteredEvent} person-registered - The service has accepted a person.
 * @fires {RegistrationFailedEvent} registration-failed - A registration did not get through.
 * @csspart heading - The event's title.
 * @csspart field - A question with its label and control.
 * @csspart label - What is asked.
 * @csspart control - Where it is answered.
 * @csspart help - What helps to answer.
 * @csspart issue - What is wrong with an answer.
 * @csspart group - Several questions that make one answer, such as an address.
 * @csspart section - Questions under a title.
 * @csspart person - The questions about one of several persons.
 * @csspart dialog - The dialog that holds the form, where it stands in one.
 * @csspart summary - The list of what needs another look.
 * @csspart notice - News and trouble.
 * @csspart button - What sends the form.
 * @cssproperty [--turnout-accent=currentColor] - Colour of the button and of ticked boxes.
 * @cssproperty [--turnout-on-accent] - Colour of the button's text; default: black or white, whichever reads better.
 * @cssproperty [--turnout-danger] - Colour of what is wrong.
 * @cssproperty [--turnout-focus=currentColor] - Colour of the focus ring.
 * @cssproperty [--turnout-gap=1.5em] - Space between two questions.
 * @cssproperty [--turnout-radius=0.4em] - Roundness of controls.
 */
export class EventRegistration extends Widget {
  static override styles = formStyles;
  static override properties: PropertyDeclarations = {
    headless: { type: Boolean },
    dialog: { type: Boolean },
    prefill: { type: Object },
    prefillFromQuery: { type: Boolean, attribute: 'prefill-from-query' },
    redirect: {},
  };

  /** Leaves title, date and place to the page around. */
  headless = false;

  /** Shows a button, and the form in a dialog. */
  dialog = false;

  /** Answers to begin with, by the names of controls: `{ "email": "ada@example.org" }`. */
  prefill: Readonly<Record<string, unknown>> = {};

  /** Takes answers to begin with from the page's own address: `?email=…`. */
  prefillFromQuery = false;

  /** Where to go when all are registered; nowhere where absent. */
  redirect = '';

  #open = new Task(this, {
    args: () => [this.base, this.slug, this.plain] as const,
    task: ([base, slug, plain], { signal }) => openForm({ base, slug, signal }, plain),
    onComplete: (open) => {
      this.#wear('form', open.styles);
      this.#sending.reset();
      this.#entry.begin({ ...open, where: `${this.base} ${this.slug}` });
      this.#expect(open);
    },
    onError: (error) => {
      if ((error as Partial<ApiError>).status === 404)
        console.warn(`<event-registration>: there is no form "${this.slug}" at ${this.base}`);
    },
  });

  #frame = new Task(this, {
    args: () => [this.dialog],
    task: ([wanted]) => (wanted ? import('./dialog.js') : undefined),
    onComplete: (frame) => this.#wear('frame', frame ? [frame.styles] : []),
  });

  #entry = new Entry(this, {
    asked: () => this.#asked!,
    ready: () => this.dispatchEvent(new FormReadyEvent(this.slug)),
    given: () => [
      this.prefillFromQuery ? new URLSearchParams(location.search) : [],
      Object.entries(this.prefill ?? {}).flatMap(([name, values]) =>
        [values ?? []].flat().map((value): [string, string] => [name, String(value)]),
      ),
    ],
  });

  #sending = new FormController<readonly PersonValues[] | undefined, readonly Registered[]>(this, {
    read: (answers) => {
      const { issues, values } = this.#entry.read(answers);
      const persons = values.map((person) => person.values);
      const wanted = issues.length || this.dispatchEvent(new FormSubmittedEvent(persons, this.slug));
      return { issues, values: wanted ? values : undefined };
    },
    send: (values) => this.#entry.send(values!),
    done: () => {
      this.#focus('[part=heading]');
      this.#announce();
      if (this.redirect) redirect(this.redirect);
    },
    faulty: () => {
      const { issues, failure } = this.#sending;
      this.#focus('[part~=summary], form .notice.alert');
      this.#announce();
      this.dispatchEvent(new RegistrationFailedEvent(failure, issues, this.slug));
    },
  });

  #opening: Opening | undefined;
  #made: { open: OpenForm; language: string; form: Form } | undefined;

  /** The form in the words of the language; made once per form and language. */
  get #asked(): Form | undefined {
    const [open, { language }] = [this.#open.value, this];
    if (!open) return undefined;
    if (this.#made?.open !== open || this.#made.language !== language)
      this.#made = { open, language, form: formOf(open.form.columns, open.form.layout, language) };
    return this.#made.form;
  }

  protected override updated(): void {
    const form = this.renderRoot.querySelector('form');
    if (form) this.#entry.drawn(form);
  }

  protected override content() {
    const { words } = this;
    const content = this.#open.render({
      pending: () => notice('status', words.loading, html`<p class="later">${words.slow}</p>`),
      complete: (open) => this.#opened(open),
      error: (error) => unavailable(error, { words, page: this.page, retry: this.#again }),
    });
    return this.#frame.render({
      complete: (frame) => frame?.dialog(content, { words, title: this.#open.value?.form.title }) ?? content,
      error: () => content,
    });
  }

  #opened(open: OpenForm) {
    const { words, language, headingLevel: level } = this;
    const { form, shut } = open;
    const [entry, sending, asked, join] = [this.#entry, this.#sending, this.#asked!, this.#join];
    if (sending.answer)
      return confirmation({
        ...{ form, persons: sending.answer, asked, words, language, level, again: this.#again },
        wear: (styles) => this.#wear('sent', styles),
      });
    return html`${this.headless ? nothing : title(form, level, language)}
    ${
      form.state === 'open' || entry.unanswered
        ? entryForm({
            ...{ open, asked, words, language, entry, sending, join },
            submit: this.#submit,
            startOver: this.#startOver,
          })
        : shut?.notOpen(form, { words, language, left: this.#opening?.leftIn(language), join })
    }`;
  }

  /** Before it opens: counts down, and then asks again. */
  #expect({ form, shut }: OpenForm): void {
    this.#opening?.stop();
    if (!shut || form.state !== 'not_yet_open' || !form.opens_at) return;
    this.#opening ??= new shut.Opening(this, () => void this.#open.run());
    this.#opening.expect(form.opens_at, form.now);
  }

  /** The styles of what was loaded besides, by what it is. */
  #worn: Record<string, readonly CSSResult[]> = {};

  #wear(what: string, styles: readonly CSSResult[]): void {
    this.#worn[what] = styles;
    adoptStyles(this.renderRoot as ShadowRoot, [
      ...EventRegistration.elementStyles,
      ...Object.values(this.#worn).flat(),
    ]);
  }

  // a click is all that a sandboxed frame lets through: `submit` never fires there
  #submit = (event: Event): void => {
    event.preventDefault();
    const button = event.currentTarget as HTMLButtonElement;
    // where the visitor is sent from cannot be reached for so long
    button.focus();
    if (button.form) void this.#sending.submit(button.form);
  };

  #startOver = (): void => {
    this.#sending.reset();
    this.#entry.startOver();
    this.#focus('form input');
  };

  #again = async (): Promise<void> => {
    await this.#open.run();
    await this.#arrive();
  };

  #join = (slug: string, typed?: Kept): void => {
    this.#entry.typedBefore = typed;
    this.slug = slug;
    void this.#arrive();
  };

  /** Puts the visitor at what stands there next: a form, or why there is none. */
  async #arrive(): Promise<void> {
    await this.updateComplete;
    await this.#open.taskComplete.catch(() => {});
    await this.updateComplete;
    this.#focus('[part=heading], form input, .actions button');
  }

  #focus(selector: string): void {
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Tells the page of everybody who was registered since it was told last. */
  #announce(): void {
    for (const person of this.#entry.news()) this.dispatchEvent(new PersonRegisteredEvent(person, this.slug));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-registration': EventRegistration;
  }
  interface HTMLElementEventMap {
    'form-ready': FormReadyEvent;
    'form-submitted': FormSubmittedEvent;
    'person-registered': PersonRegisteredEvent;
    'registration-failed': RegistrationFailedEvent;
  }
}
