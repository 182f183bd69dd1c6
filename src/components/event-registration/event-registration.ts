import { Task } from '@lit/task';
import { html, nothing, type PropertyDeclarations } from 'lit';
import { isApiError } from '../../api/index.js';
import { FormController, Registrar } from '../../controllers/index.js';
import { formOf, type Form } from '../../forms/index.js';
import { formField } from '../form/form-field.js';
import { formStyles } from '../form/form-styles.js';
import { heading } from '../heading.js';
import { notice } from '../notice.js';
import { Widget } from '../widget.js';
import { fromGate, type OpenForm } from './from-gate.js';
import { dayRange, pointInTime } from './dates.js';
import { PersonRegisteredEvent } from './person-registered-event.js';
import { focusField, summary } from './summary.js';
import { troubleWith } from './trouble.js';

/** Fewer places than this are worth a word. */
const few = 10;

/**
 * The registration form of an event, made of the columns of its list.
 *
 * @summary Registers a person for an event.
 * @tag event-registration
 * @fires {PersonRegisteredEvent} person-registered - The service has accepted the person.
 * @csspart heading - The event's title.
 * @csspart field - A question with its label and control.
 * @csspart label - What is asked.
 * @csspart control - Where it is answered.
 * @csspart help - What helps to answer.
 * @csspart issue - What is wrong with an answer.
 * @csspart group - Several questions that make one answer, such as an address.
 * @csspart section - Questions under a title.
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
  static override properties: PropertyDeclarations = { headless: { type: Boolean } };

  /** Leaves title, date and place to the page around. */
  headless = false;

  #open = new Task(this, {
    args: () => [this.base, this.slug, this.plain] as const,
    task: async ([base, slug, plain], { signal }) => {
      // few clubs have a proxy of their own: what that takes is loaded for them
      const find = plain ? (await import('./from-specification.js')).fromSpecification : fromGate;
      return find({ base, slug, signal });
    },
    onComplete: ({ desk }) => {
      this.#registrar = new Registrar(desk);
      this.#form.reset();
    },
    onError: (error) => {
      if (isApiError(error) && error.status === 404)
        console.warn(`<event-registration>: there is no form "${this.slug}" at ${this.base}`);
    },
  });

  #registrar: Registrar | undefined;

  #form = new FormController(this, {
    fields: () => this.#asked?.fields ?? [],
    send: (values) => this.#registrar!.register(values),
    done: (person) => {
      this.renderRoot.querySelector<HTMLElement>('[part=heading]')?.focus();
      this.dispatchEvent(new PersonRegisteredEvent(person, this.slug));
    },
    faulty: () => this.renderRoot.querySelector<HTMLElement>('[part~=summary], form .notice')?.focus(),
  });

  /** The form in the words of the language; made once per form and language. */
  get #asked(): Form | undefined {
    const open = this.#open.value;
    if (!open) return undefined;
    if (this.#made?.open !== open || this.#made.language !== this.language) {
      const { columns, layout } = open.form;
      this.#made = { open, language: this.language, form: formOf(columns, layout, this.language) };
    }
    return this.#made.form;
  }

  #made: { open: OpenForm; language: string; form: Form } | undefined;

  protected override content() {
    const { words } = this;
    return this.#open.render({
      pending: () => notice('status', words.loading, html`<p class="later">${words.slow}</p>`),
      complete: (open) => (this.#form.answer ? this.#confirmation(open) : this.#entry(open)),
      error: (error) => this.#unavailable(error),
    });
  }

  #entry({ form }: OpenForm) {
    return form.state === 'open' ? this.#questions(form) : html`${this.#title(form)}${this.#closed(form)}`;
  }

  #questions(form: OpenForm['form']) {
    const { words } = this;
    const asked = this.#asked!;
    const { issues, failure, busy } = this.#form;
    const around = { words, language: this.language, issues };
    const left = form.event?.places_left ?? null;
    return html`${this.#title(form)}
      <form novalidate @focusin=${this.#begin} @input=${this.#begin}>
        <div class="lead">
          ${asked.intro ? html`<p>${asked.intro}</p>` : nothing}
          ${left !== null && left < few ? html`<p><strong>${words.placesLeft(left)}</strong></p>` : nothing}
          <p>${words.requiredNote}</p>
        </div>
        ${issues.length ? summary(issues, asked.fields, words, (path) => focusField(this.renderRoot, path)) : nothing}
        ${asked.sections.map(({ title, help, fields }) =>
          title
            ? html`<fieldset part="section" class="section">
                <legend>${title}</legend>
                ${help ? html`<p part="help" class="help">${help}</p>` : nothing}
                ${fields.map((field) => formField(field, around))}
              </fieldset>`
            : html`<div part="section" class="section">${fields.map((field) => formField(field, around))}</div>`,
        )}
        ${failure ? this.#notSent(failure) : nothing}
        <div class="actions">
          <button
            part="button"
            class="main"
            type="submit"
            aria-disabled=${busy ? 'true' : nothing}
            @click=${this.#submit}
          >
            <span>${busy ? words.sending : words.send}</span>
          </button>
          <p role="status">${busy ? html`<span class="later">${words.slow}</span>` : nothing}</p>
        </div>
      </form>`;
  }

  #confirmation({ form }: OpenForm) {
    const { words } = this;
    const thanks = this.#asked?.thanks;
    return html`<div class="done">
      ${heading(this.headingLevel, words.thanks(this.#form.answer?.name?.first_name ?? undefined))}
      <div part="notice" class="notice status" role="status">
        <p>${words.registered(form.title)}</p>
        ${thanks ? html`<p>${thanks}</p>` : nothing}
      </div>
      <p><button class="again" type="button" @click=${this.#again}>${words.another}</button></p>
    </div>`;
  }

  #title({ title, event }: OpenForm['form']) {
    if (this.headless) return nothing;
    const when = event ? dayRange(event.start_date, event.end_date, this.language) : '';
    const about = [when, event?.location ?? ''].filter((text) => text).join(' · ');
    return html`<div class="title">
      ${heading(this.headingLevel, title)}${about ? html`<p class="lead">${about}</p>` : nothing}
    </div>`;
  }

  /** Not open: said before anything is typed. */
  #closed({ state, opens_at }: OpenForm['form']) {
    const { words } = this;
    if (state === 'full') return notice('status', words.full);
    if (state === 'closed') return notice('status', words.closed);
    return notice('status', words.notYetOpen(opens_at ? pointInTime(opens_at, this.language) : undefined));
  }

  /** The form could not be had: what happened, another try, and a way around. */
  #unavailable(error: unknown) {
    const { words } = this;
    const { sentence } = troubleWith(error, words);
    if (sentence === words.missing) return notice('alert', sentence);
    return notice(
      'alert',
      `${words.unavailable} ${sentence}`,
      html`<div class="actions">
        <button type="button" @click=${() => void this.#open.run()}>${words.retry}</button>
        ${this.page ? html`<a href=${this.page} target="_blank" rel="noopener">${words.elsewhere}</a>` : nothing}
      </div>`,
    );
  }

  /** Sending failed for a reason that no field is to blame for. */
  #notSent(error: unknown) {
    const { words } = this;
    const { sentence, lost } = troubleWith(error, words);
    const kept =
      !lost || !this.#registrar?.sent
        ? words.notSent
        : this.#open.value?.desk.retryProof
          ? words.perhapsSent
          : words.perhapsSentOnce;
    return html`<div part="notice" class="notice alert" role="alert" tabindex="-1">
      <p>${sentence}</p>
      <p>${kept}</p>
    </div>`;
  }

  #begin = (): void => this.#registrar?.begin();

  // a click is all that a sandboxed frame lets through: `submit` never fires there
  #submit = (event: Event): void => {
    event.preventDefault();
    const form = (event.currentTarget as HTMLElement).closest('form');
    if (form) void this.#form.submit(form);
  };

  #again = async (): Promise<void> => {
    await this.#open.run();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('[part=heading], input')?.focus();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'event-registration': EventRegistration;
  }
  interface HTMLElementEventMap {
    'person-registered': PersonRegisteredEvent;
  }
}
