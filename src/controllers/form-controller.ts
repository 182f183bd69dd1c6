import type { ReactiveControllerHost } from 'lit';
import { issuesOf } from '../api/index.js';
import { check, readAll, type Field } from '../fields/index.js';
import type { Issue } from '../model/issue.js';
import { isSameOrPart } from '../forms/index.js';

export interface FormControllerOptions<Values, Answer> {
  /** Reads the values and their issues; `values` is undefined if nothing is to be sent. */
  read: (answers: FormData) => { readonly issues: readonly Issue[]; readonly values: Values };
  /** Sends what was entered. Called once per submit, never while an earlier one is under way. */
  send: (values: Values) => Promise<Answer>;
  /** Called before issues are shown; returns undefined if there is nothing to wait for. Never rejects. */
  prepareIssues?: () => Promise<unknown> | undefined;
  onDone?: (answer: Answer) => void;
  /** The fields by the names of their controls. Without them nothing is checked before sending. */
  fields?: () => readonly Field[];
  /** The club's current day, `YYYY-MM-DD`: no birth is after it. */
  today?: () => string | undefined;
  /** Called when there are issues or a failure: moves the focus. */
  onInvalid?: () => void;
}

/** Milliseconds between two checks whether a button is still pressed. */
const PRESSED_POLL_MS = 40;

/** Whether an answer is missing: shown only after a submit. */
const isMissing = ({ code }: Issue): boolean => code === 'required' || code === 'must_accept';

/**
 * One native form, from the input to the answer. The native controls hold the input. The controller reads them at a submit and
 * never writes to them, so nothing is lost and typing renders nothing, except issues (decision 27): one of a format appears
 * when its field is left, and any disappears as soon as the answer is right.
 */
export class FormController<Values, Answer> {
  readonly #host: ReactiveControllerHost;
  readonly #options: FormControllerOptions<Values, Answer>;
  #issues: readonly Issue[] = [];
  #error: unknown;
  /** The current request, or the last one. Results of earlier requests are ignored. */
  #request: object | undefined;

  /** True from a submit until its answer. */
  isBusy = false;
  answer: Answer | undefined;
  /** The issues at the fields: from the last submit, or from leaving a field since then. */
  shownIssues: readonly Issue[] = [];
  /** The last issue from leaving a field, for screen readers. */
  latestIssue: Issue | undefined;
  /** Fields in which something was typed: others hold what the page or an earlier visit put there. */
  readonly #changedFields = new WeakSet<Element>();

  constructor(host: ReactiveControllerHost, options: FormControllerOptions<Values, Answer>) {
    this.#host = host;
    this.#options = options;
  }

  /** The issues: from this form, else from the response. */
  get issues(): readonly Issue[] {
    return this.#issues.length ? this.#issues : issuesOf(this.#error);
  }

  /** A failure that concerns no field. */
  get failure(): unknown {
    return this.issues.length ? undefined : this.#error;
  }

  /**
   * Handles `input` and `focusout`. A field is left once none of its controls has the focus and no button is pressed: a layout
   * shift during a click would make the click miss.
   */
  readonly watch = ({ type, target }: Event): void => {
    const element = (target as Element).closest<HTMLElement>('[data-field]');
    if (!element) return;
    const isFocusout = type === 'focusout';
    const validate = (): void => {
      if (isFocusout && document.querySelector(':active')) setTimeout(validate, PRESSED_POLL_MS);
      // another window may be in front: `:focus` would not match then
      else if (!isFocusout || !element.contains((element.getRootNode() as ShadowRoot).activeElement))
        this.#validateField(element, isFocusout);
    };
    if (isFocusout) setTimeout(validate);
    else {
      this.#changedFields.add(element);
      validate();
    }
  };

  #validateField(element: HTMLElement, isFocusout: boolean): void {
    // the form may be gone by then, as after signing out
    if (!element.isConnected) return;
    // without an issue, a key has nothing to correct: looking for the field would cost more the longer the form is
    if (!isFocusout && !this.shownIssues.length) return;
    const name = element.dataset['field']!;
    const previousIssue = this.shownIssues.find((issue) => isSameOrPart(name, issue.field));
    const form = element.closest('form');
    const field = this.#options.fields?.().find((item) => isSameOrPart(name, item.name));
    if (!field || !form) return;
    const isOurs = (issue: Issue) => issue === previousIssue || isSameOrPart(issue.field, field.name);
    if (!(isFocusout ? this.#changedFields.has(element) : this.shownIssues.some(isOurs))) return;
    const foundIssues = check(readAll(new FormData(form), [field]), [field], this.#options.today?.());
    let issue = foundIssues.find((item) => item.field === (previousIssue?.field ?? name));
    // an empty value has no format
    if (issue && isMissing(issue) && !(previousIssue && isMissing(previousIssue))) issue = undefined;
    const isChanged = issue ? isFocusout : !!previousIssue;
    // this answer may make another part optional, as a country without postcodes does
    const remainingIssues = this.shownIssues.filter(
      (item) =>
        item === previousIssue ||
        !(isOurs(item) && isMissing(item)) ||
        foundIssues.some(({ field }) => field === item.field),
    );
    if (!isChanged && remainingIssues.length === this.shownIssues.length) return;
    this.shownIssues = isChanged
      ? [...remainingIssues.filter((item) => item !== previousIssue), ...(issue ? [issue] : [])]
      : remainingIssues;
    if (isChanged) this.latestIssue = issue;
    this.#host.requestUpdate();
  }

  /** Reads, checks and sends. A second call while the first is under way does nothing. */
  async submit(form: HTMLFormElement): Promise<void> {
    if (this.isBusy || this.answer !== undefined) return;

    const { issues, values } = this.#options.read(new FormData(form));
    this.latestIssue = undefined;
    const request = (this.#request = {});
    const preparation = issues.length ? this.#options.prepareIssues?.() : undefined;
    if (preparation) {
      this.isBusy = true;
      this.#host.requestUpdate();
      await preparation;
      if (request !== this.#request) return;
      this.isBusy = false;
    }
    this.#issues = this.shownIssues = issues;
    this.#host.requestUpdate();

    // a listener of the page has cancelled the submit
    if (values === undefined) return;
    if (!issues.length) {
      this.#error = undefined;
      this.isBusy = true;
      const applyResult = await this.#options.send(values).then(
        (answer) => () => (this.answer = answer),
        async (error: unknown) => {
          if (issuesOf(error).length) await this.#options.prepareIssues?.();
          return () => (this.#error = error);
        },
      );
      if (request !== this.#request) return;
      this.isBusy = false;
      applyResult();
      this.shownIssues = this.issues;
      this.#host.requestUpdate();
    }
    await this.#host.updateComplete;

    if (this.answer !== undefined) this.#options.onDone?.(this.answer);
    else this.#options.onInvalid?.();
  }

  /** Resets the controller to its state before the first submit. */
  reset(): void {
    this.#request = this.answer = this.#error = undefined;
    this.#issues = this.shownIssues = [];
    this.latestIssue = undefined;
    this.isBusy = false;
    this.#host.requestUpdate();
  }
}
