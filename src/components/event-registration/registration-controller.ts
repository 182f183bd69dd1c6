import { css, html, nothing, type CSSResult, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { FormController, IncrementalRender } from '../../controllers/index.js';
import { ClubClock, type Draft, type SavedDraft, type RegisteredPerson } from '../../state/index.js';
import { formOf, type Form, type PersonValues } from '../../forms/index.js';
import type { FormWords } from '../../i18n/index.js';
import { entryForm } from './entry-form.js';
import type { FormSummary } from './form-summary.js';
import { lazyFeatures } from './lazy-features.js';
import { EntryController } from './entry-controller.js';
import { FormReadyEvent, FormSubmittedEvent, PersonRegisteredEvent, RegistrationFailedEvent } from './events.js';
import type { OpenForm } from './open-form.js';
import type { Countdown } from './countdown.js';
import { notice } from '../notice.js';
import { sleep } from '../../browser/backoff.js';
import { redirect } from '../../browser/redirect.js';
import { title } from './title.js';

export { openForm } from './open-form.js';

/** Time to wait for the error summary. */
const MAX_SUMMARY_WAIT_MS = 3000;

/** The element `<event-registration>`, as its controller sees it. */
export interface RegistrationHost extends ReactiveControllerHost, HTMLElement {
  slug: string;
  readonly base: string;
  readonly words: FormWords;
  readonly language: string;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly headless: boolean;
  readonly headingLevel: number;
  readonly prefill: Readonly<Record<string, unknown>>;
  readonly prefillFromQuery: boolean;
  createDraft(name: string): Pick<Draft, 'load' | 'save' | 'clear'>;
  readonly redirect: string;
  readonly retry: () => Promise<void>;
  reload(): Promise<void>;
  focusResult(): Promise<void>;
  adoptStyles(name: string, styles: readonly CSSResult[]): void;
  focusOn(selector: string): void;
}

/** Controls what `<event-registration>` shows from the loaded form to the confirmation; loaded only if a page has a form. */
export class RegistrationController implements ReactiveController {
  readonly #host: RegistrationHost;
  readonly #entry: EntryController;
  readonly #incremental: IncrementalRender;
  readonly #sending: FormController<readonly PersonValues[] | undefined, readonly RegisteredPerson[]>;
  #openForm: OpenForm | undefined;
  #clock: ClubClock | undefined;
  #countdown: Countdown | undefined;
  #errorSummary: FormSummary | undefined;
  #cachedForm: { openForm: OpenForm; language: string; form: Form } | undefined;

  constructor(host: RegistrationHost) {
    this.#host = host;
    this.#incremental = new IncrementalRender(host);
    this.#entry = new EntryController(host, {
      localizedForm: () => this.#form,
      onReady: () => host.dispatchEvent(new FormReadyEvent(host.slug)),
      today: () => this.#clock!.today,
      showIssues: (issues) => (this.#sending.shownIssues = issues),
      onToken: (token, isIdle) => {
        const { state, places_left, wording } = token;
        this.#clock!.update(token);
        const { form } = this.#openForm!;
        if (form.event && form.event.places_left !== places_left) {
          form.event.places_left = places_left;
          host.requestUpdate();
        }
        // nobody consents to other texts than those that are stored
        if (isIdle && (state !== form.state || wording !== form.wording)) void host.reload();
      },
      prefills: () => [
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
        const isAccepted = issues.length || host.dispatchEvent(new FormSubmittedEvent(persons, host.slug));
        return { issues, values: isAccepted ? values : undefined };
      },
      today: () => this.#clock?.today,
      fields: () => this.#entry.participants.renderedFields(host.words).map(({ field }) => field),
      prepareIssues: () => this.#loadErrorSummary(),
      send: (values) => this.#entry.send(values!),
      onDone: () => {
        host.focusOn('[part=heading]');
        this.#reportRegistered();
        if (host.redirect && !this.#openForm!.form.layout?.confirm_email) redirect(host.redirect);
      },
      onInvalid: () => {
        const { issues, failure } = this.#sending;
        host.focusOn('[part~=summary], form .notice.alert');
        this.#reportRegistered();
        host.dispatchEvent(new RegistrationFailedEvent(failure, issues, host.slug));
      },
    });
    host.addController(this);
  }

  hostUpdated(): void {
    const form = this.#host.renderRoot.querySelector('form');
    if (form) this.#entry.onRender(form, this.#incremental.isComplete);
  }

  /** A form was found: nobody has typed anything into it, unless they did before the page was loaded again. */
  begin(openForm: OpenForm): void {
    this.#host.adoptStyles('form', openForm.styles);
    this.#sending.reset();
    this.#clock = new ClubClock(openForm.form);
    // the draft of the previous form is saved by the previous fields
    this.#entry.begin({ ...openForm, draftName: `${this.#host.base} ${this.#host.slug}` });
    this.#openForm = openForm;
    this.#incremental.restart();
    this.#countdown?.stop();
    this.#countdown = openForm.startCountdown?.(this.#host, openForm.form);
  }

  /** The form in the words of the language; made once per form and language. */
  get #form(): Form | undefined {
    const openForm = this.#openForm;
    const { language } = this.#host;
    if (!openForm) return undefined;
    if (this.#cachedForm?.openForm !== openForm || this.#cachedForm.language !== language)
      this.#cachedForm = {
        openForm,
        language,
        form: formOf(openForm.form.columns, openForm.form.layout, language),
      };
    return this.#cachedForm.form;
  }

  /** Renders the content of the element. */
  render(): unknown {
    const openForm = this.#openForm!;
    const host = this.#host;
    const { language, words } = host;
    const { form, closedForm } = openForm;
    const [entry, sending, localizedForm, join] = [this.#entry, this.#sending, this.#form!, this.#join];
    if (sending.answer)
      return openForm.confirmation({ form, persons: sending.answer, family: entry.family, localizedForm, host });
    return html`${host.headless ? nothing : title(form, host, openForm.picture)}
    ${
      form.state === 'open' || entry.hasUnknownOutcome
        ? entryForm({
            openForm,
            localizedForm,
            words,
            language,
            entry,
            sending,
            join,
            incremental: this.#incremental,
            errorSummary: this.#errorSummary,
            submit: this.#submit,
            startOver: this.#startOver,
          })
        : closedForm &&
          closedForm.closedNotice(form, { words, language, timeLeft: this.#countdown?.leftText(language), join })
    }`;
  }

  /** Loads the error summary at the first issue: most visitors meet none. Without it, a plain one is shown. */
  #loadErrorSummary(): Promise<unknown> | undefined {
    if (this.#errorSummary) return undefined;
    const loaded = lazyFeatures['error-summary']().then(
      ({ default: formSummary }) => (this.#errorSummary = formSummary({ css, html, nothing, notice }, this.#host)),
      () => {},
    );
    return Promise.race([loaded, sleep(MAX_SUMMARY_WAIT_MS)]);
  }

  // a click is all that a sandboxed frame lets through: `submit` never fires there
  #submit = (event: Event): void => {
    event.preventDefault();
    const button = event.currentTarget as HTMLButtonElement;
    // the button keeps the focus: the fields are inert while the request runs
    button.focus();
    if (button.form) void this.#sending.submit(button.form);
  };

  #startOver = (): void => {
    this.#sending.reset();
    this.#entry.startOver();
    this.#host.focusOn('form input');
  };

  #join = (slug: string, draft?: SavedDraft): void => {
    this.#entry.importedDraft = draft;
    this.#host.slug = slug;
    void this.#host.focusResult();
  };

  /** Tells the page of everybody who was registered since it was told last. */
  #reportRegistered(): void {
    for (const person of this.#entry.takeRegistered())
      this.#host.dispatchEvent(new PersonRegisteredEvent(person, this.#host.slug));
  }
}
