import { Task, TaskStatus } from '@lit/task';
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
  #sending: Task<[Values], Answer>;
  #found: readonly Issue[] = [];

  constructor(host: ReactiveControllerHost, options: FormOptions<Values, Answer>) {
    this.#host = host;
    this.#options = options;
    this.#sending = this.#task();
  }

  #task = () =>
    new Task<[Values], Answer>(this.#host, {
      autoRun: false,
      task: ([values]) => this.#options.send(values),
    });

  /** What needs another look: found here, else by whoever was asked. */
  get issues(): readonly Issue[] {
    return this.#found.length ? this.#found : issuesOf(this.#failed);
  }

  get busy(): boolean {
    return this.#sending.status === TaskStatus.PENDING;
  }

  get answer(): Answer | undefined {
    return this.#sending.status === TaskStatus.COMPLETE ? this.#sending.value : undefined;
  }

  /** A failure that no field is to blame for. */
  get failure(): unknown {
    return this.issues.length ? undefined : this.#failed;
  }

  get #failed(): unknown {
    return this.#sending.status === TaskStatus.ERROR ? this.#sending.error : undefined;
  }

  /** Reads, checks and sends. A second call while the first is under way does nothing. */
  async submit(form: HTMLFormElement): Promise<void> {
    if (this.busy || this.answer !== undefined) return;

    const { issues, values } = this.#options.read(new FormData(form));
    this.#found = issues;
    this.#host.requestUpdate();

    // somebody on the page has other plans
    if (values === undefined) return;
    if (!issues.length) await this.#sending.run([values]);
    await this.#host.updateComplete;

    if (this.answer !== undefined) this.#options.done?.(this.answer);
    else this.#options.faulty?.();
  }

  /** As before the first submit. */
  reset(): void {
    this.#found = [];
    this.#host.removeController(this.#sending);
    this.#sending = this.#task();
    this.#host.requestUpdate();
  }
}
