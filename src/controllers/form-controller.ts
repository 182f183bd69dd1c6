import { Task, TaskStatus } from '@lit/task';
import type { ReactiveControllerHost } from 'lit';
import { issuesOf } from '../api/index.js';
import { check, readAll, type Field } from '../fields/index.js';
import type { Issue } from '../model/issue.js';

export interface FormOptions<Answer> {
  fields: () => readonly Field[];
  /** Sends what was entered. Called once per submit, never while an earlier one is under way. */
  send: (values: Record<string, unknown>) => Promise<Answer>;
  done?: (answer: Answer) => void;
  /** Where to put the visitor when something needs another look. */
  faulty?: () => void;
}

/**
 * One native form from what was typed to the answer. The native controls hold what is typed; this reads them when the
 * form is submitted and never writes to them, so nothing is lost and nothing re-renders while somebody types.
 */
export class FormController<Answer> {
  readonly #host: ReactiveControllerHost;
  readonly #options: FormOptions<Answer>;
  #sending: Task<[Record<string, unknown>], Answer>;
  #found: readonly Issue[] = [];

  constructor(host: ReactiveControllerHost, options: FormOptions<Answer>) {
    this.#host = host;
    this.#options = options;
    this.#sending = this.#task();
  }

  #task = () =>
    new Task<[Record<string, unknown>], Answer>(this.#host, {
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

    const fields = this.#options.fields();
    const values = readAll(new FormData(form), fields);
    this.#found = check(values, fields);
    this.#host.requestUpdate();

    if (!this.#found.length) await this.#sending.run([values]);
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
