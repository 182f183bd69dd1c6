import type { ReactiveControllerHost } from 'lit';
import { issuesOf } from '../api/index.js';
import type { Issue } from '../model/issue.js';

export interface FormOptions<Values, Answer> {
  /** What was entered, and what is wrong with it; undefined where nothing is to be sent after all. */
  read: (answers: FormData) => { readonly issues: readonly Issue[]; readonly values: Values };
  /** Sends what was entered. Called once per submit, never while an earlier one is under way. */
  send: (values: Values) => Promise<Answer>;
  done?: (answer: Answer) => void;
  /** Where to put the visitor when something needs another look. */
  faulty?: () => void;
}

/**
 * One native form from what was typed to the answer. The native controls hold what is typed; this reads them when the
 * form is submitted and never writes to them, so nothing is lost and nothing re-renders while somebody types.
 */
export class FormController<Values, Answer> {
  readonly #host: ReactiveControllerHost;
  readonly #options: FormOptions<Values, Answer>;
  #found: readonly Issue[] = [];
  #failed: unknown;
  /** What is under way, or was last. What came of an earlier one counts no more. */
  #turn: object | undefined;

  /** From a submit that sends something until there is an answer. */
  busy = false;
  answer: Answer | undefined;

  constructor(host: ReactiveControllerHost, options: FormOptions<Values, Answer>) {
    this.#host = host;
    this.#options = options;
  }

  /** What needs another look: found here, else by whoever was asked. */
  get issues(): readonly Issue[] {
    return this.#found.length ? this.#found : issuesOf(this.#failed);
  }

  /** A failure that no field is to blame for. */
  get failure(): unknown {
    return this.issues.length ? undefined : this.#failed;
  }

  /** Reads, checks and sends. A second call while the first is under way does nothing. */
  async submit(form: HTMLFormElement): Promise<void> {
    if (this.busy || this.answer !== undefined) return;

    const { issues, values } = this.#options.read(new FormData(form));
    this.#found = issues;
    this.#host.requestUpdate();

    // somebody on the page has other plans
    if (values === undefined) return;
    const turn = (this.#turn = {});
    if (!issues.length) {
      this.#failed = undefined;
      this.busy = true;
      const came = await this.#options.send(values).then(
        (answer) => () => (this.answer = answer),
        (error: unknown) => () => (this.#failed = error),
      );
      if (turn !== this.#turn) return;
      this.busy = false;
      came();
      this.#host.requestUpdate();
    }
    await this.#host.updateComplete;

    if (this.answer !== undefined) this.#options.done?.(this.answer);
    else this.#options.faulty?.();
  }

  /** As before the first submit. */
  reset(): void {
    this.#turn = this.answer = this.#failed = undefined;
    this.#found = [];
    this.busy = false;
    this.#host.requestUpdate();
  }
}
