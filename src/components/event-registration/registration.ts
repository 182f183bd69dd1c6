import { html, nothing, type ReactiveController } from 'lit';
import { FormController } from '../../controllers/index.js';
import { ClubClock, type SavedDraft, type Registered } from '../../state/index.js';
import { formOf, type Form, type PersonValues } from '../../forms/index.js';
import { confirmation } from './confirmation.js';
import { entryForm } from './entry-form.js';
import { Entry } from './entry.js';
import type { EventRegistration } from './event-registration.js';
import { FormReadyEvent, FormSubmittedEvent, PersonRegisteredEvent, RegistrationFailedEvent } from './events.js';
import type { OpenForm } from './open-form.js';
import type { Opening } from './opening.js';
import { Pieces } from './pieces.js';
import { redirect } from '../../browser/redirect.js';
import { title } from './title.js';

export { openForm } from './open-form.js';

/** A form from the moment in which it is found to the confirmation: what its element shows, loaded when a page has one. */
export class Registration implements ReactiveController {
  readonly #host: EventRegistration;
  readonly #entry: Entry;
  readonly #pieces: Pieces;
  readonly #sending: FormController<readonly PersonValues[] | undefined, readonly Registered[]>;
  #open: OpenForm | undefined;
  #clock: ClubClock | undefined;
  #opening: Opening | undefined;
  #made: { open: OpenForm; language: string; form: Form } | undefined;

  constructor(host: EventRegistration) {
    this.#host = host;
    this.#pieces = new Pieces(host);
    this.#entry = new Entry(host, {
      asked: () => this.#asked,
      ready: () => host.dispatchEvent(new FormReadyEvent(host.slug)),
      today: () => this.#clock!.today,
      begun: (fresh, idle) => {
        const { state, places_left } = fresh;
        this.#clock!.update(fresh);
        const { form } = this.#open!;
        if (form.event && form.event.places_left !== places_left) {
          form.event.places_left = places_left;
          host.requestUpdate();
        }
        if (idle && state !== form.state) void host.ask();
      },
      given: () => [
        host.prefillFromQuery ? new URLSearchParams(location.search) : [],
        Object.entries(host.prefill ?? {}).flatMap(([name, values]) =>
          [values ?? []].flat().map((value): [string, string] => [name, String(value)]),
        ),
      ],
    });
    this.#sending = new FormController(host, {
      read: (answers) => {
        const { issues, values } = this.#entry.read(answers);
        const persons = values.map((person) => person.values);
        const wanted = issues.length || host.dispatchEvent(new FormSubmittedEvent(persons, host.slug));
        return { issues, values: wanted ? values : undefined };
      },
      today: () => this.#clock?.today,
      fields: () => this.#entry.party.drawn(host.words).map(({ field }) => field),
      send: (values) => this.#entry.send(values!),
      done: () => {
        host.focusOn('[part=heading]');
        this.#announce();
        if (host.redirect) redirect(host.redirect);
      },
      faulty: () => {
        const { issues, failure } = this.#sending;
        host.focusOn('[part~=summary], form .notice.alert');
        this.#announce();
        host.dispatchEvent(new RegistrationFailedEvent(failure, issues, host.slug));
      },
    });
    host.addController(this);
  }

  hostUpdated(): void {
    const form = this.#host.renderRoot.querySelector('form');
    if (form) this.#entry.drawn(form, this.#pieces.whole);
  }

  /** A form was found: nobody has typed anything into it, unless they did before the page was loaded again. */
  begin(open: OpenForm): void {
    this.#host.wear('form', open.styles);
    this.#sending.reset();
    this.#clock = new ClubClock(open.form);
    // what was typed into the form before is kept by what that one asked
    this.#entry.begin({ ...open, where: `${this.#host.base} ${this.#host.slug}` });
    this.#open = open;
    this.#pieces.begin();
    this.#expect(open);
  }

  /** The form in the words of the language; made once per form and language. */
  get #asked(): Form | undefined {
    const open = this.#open;
    const { language } = this.#host;
    if (!open) return undefined;
    if (this.#made?.open !== open || this.#made.language !== language)
      this.#made = { open, language, form: formOf(open.form.columns, open.form.layout, language) };
    return this.#made.form;
  }

  /** What the element shows of it. */
  drawn(): unknown {
    const open = this.#open!;
    const host = this.#host;
    const { headless, headingLevel: level, language, words, again } = host;
    const { form, closedForm } = open;
    const [entry, sending, asked, join] = [this.#entry, this.#sending, this.#asked!, this.#join];
    if (sending.answer)
      return confirmation({
        ...{ form, persons: sending.answer, asked, words, language, level, again },
        wear: (styles) => host.wear('sent', styles),
      });
    return html`${headless ? nothing : title(form, level, language)}
    ${
      form.state === 'open' || entry.unanswered
        ? entryForm({
            ...{ open, asked, words, language, entry, sending, join, pieces: this.#pieces },
            submit: this.#submit,
            startOver: this.#startOver,
          })
        : closedForm?.notOpen(form, { words, language, left: this.#opening?.leftIn(language), join })
    }`;
  }

  /** Before it opens: counts down, and then asks again. */
  #expect({ form, closedForm }: OpenForm): void {
    this.#opening?.stop();
    if (!closedForm || form.state !== 'not_yet_open' || !form.opens_at) return;
    this.#opening ??= new closedForm.Opening(this.#host, () => void this.#host.ask());
    this.#opening.expect(form.opens_at, form.now);
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
    this.#host.focusOn('form input');
  };

  #join = (slug: string, typed?: SavedDraft): void => {
    this.#entry.typedBefore = typed;
    this.#host.slug = slug;
    void this.#host.arrive();
  };

  /** Tells the page of everybody who was registered since it was told last. */
  #announce(): void {
    for (const person of this.#entry.news())
      this.#host.dispatchEvent(new PersonRegisteredEvent(person, this.#host.slug));
  }
}
