import { isApiError } from '../../api/index.js';
import type { DeskClient } from '../../api/desk-client.js';
import type { DeskPersonAction } from '../../i18n/desk-words.js';
import { newIdempotencyKey } from '../../state/index.js';

/** The person, or the registration in review, that an action is about. */
export interface ActionSubject {
  readonly id: string;
  readonly list_id: string;
  readonly name: string;
}

/** An action on one person that has begun: its question is open, or it is under way. */
export interface PendingAction {
  readonly action: DeskPersonAction;
  readonly subject: ActionSubject;
  /** The same for each try, so that it is done once. */
  readonly idempotencyKey: string;
}

/** Why an action failed. `unknown`: no answer came. `busy`: a later try may succeed. */
export type ActionFailure = 'failed' | 'unknown' | 'full' | 'closed' | 'age' | 'changed' | 'gone' | 'busy';

/** The outcome of the last action, or what another screen says about it. */
export type DeskNotice = ActionNotice | { readonly text: string };

export interface ActionNotice {
  readonly outcome: DeskPersonAction | Extract<ActionFailure, 'changed' | 'gone'>;
  readonly name: string;
}

export interface ActionRunnerOptions {
  readonly client: () => DeskClient;
  /** Called after an action was done, or turned out to be impossible. */
  readonly onSettled: (action: PendingAction, failure: ActionFailure | undefined) => Promise<void>;
  /** Draws, and moves the focus to the first of these elements that exists. */
  readonly focus: (...selectors: readonly string[]) => Promise<void>;
}

/** Refusals that name their reason: nothing was changed, and the question stays. */
const REASONS = ['full', 'closed', 'age'] as const;

/** Actions that are done at once, without a question. */
export const WITHOUT_QUESTION: readonly DeskPersonAction[] = ['release'];

/** Why an action failed, by its answer. */
export function failureOf(error: unknown): ActionFailure {
  if (!isApiError(error)) return 'failed';
  if (error.reason) return 'unknown';
  if (error.status === 404) return 'gone';
  const reason = REASONS.find((one) => error.issues.some(({ code }) => code === one));
  if (reason) return reason;
  if ([403, 409, 410, 412, 422].includes(error.status)) return 'changed';
  return [429, 503].includes(error.status) ? 'busy' : 'failed';
}

/** Does one action at a time, never twice, and asks before those that cannot be undone. */
export class ActionRunner {
  readonly #options: ActionRunnerOptions;

  pending: PendingAction | undefined;
  isBusy = false;
  failure: ActionFailure | undefined;
  /** The sentence typed for the mail about a decline. */
  sentence = '';

  constructor(options: ActionRunnerOptions) {
    this.#options = options;
  }

  /** Begins an action: asks, or does it at once. */
  readonly begin = (action: DeskPersonAction, subject: ActionSubject): Promise<void> => {
    if (this.isBusy) return Promise.resolve();
    this.pending = { action, subject, idempotencyKey: newIdempotencyKey() };
    this.failure = undefined;
    this.sentence = '';
    return WITHOUT_QUESTION.includes(action) ? this.run() : this.#options.focus('.question .keep');
  };

  /** Closes the question; nothing is done. */
  readonly keep = (): Promise<void> => {
    if (this.isBusy) return Promise.resolve();
    const { action } = this.pending ?? {};
    this.clear();
    return this.#options.focus(`[data-action=${action}]`, '[part=heading]');
  };

  clear(): void {
    this.pending = undefined;
    this.sentence = '';
    this.failure = undefined;
  }

  /** Does the pending action. A second call while it is under way does nothing. */
  readonly run = async (): Promise<void> => {
    const { pending } = this;
    if (this.isBusy || !pending) return;
    this.isBusy = true;
    this.failure = undefined;
    await this.#options.focus();
    let failure: ActionFailure | undefined;
    try {
      await this.#send(pending);
    } catch (error) {
      // the session is over: the question stays as it is until somebody signs in again
      if (isApiError(error) && error.status === 401) {
        this.isBusy = false;
        return;
      }
      failure = failureOf(error);
    }
    this.isBusy = false;
    this.failure = failure;
    const isOver = !failure || failure === 'changed' || failure === 'gone';
    if (isOver) this.clear();
    if (isOver) await this.#options.onSettled(pending, failure);
    else await this.#options.focus('.question [role=alert]', '.failure');
  };

  #send({ action, subject: { id, list_id }, idempotencyKey }: PendingAction): Promise<unknown> {
    const client = this.#options.client();
    const request = { person_id: id, body: {}, idempotency_key: idempotencyKey };
    switch (action) {
      case 'release':
        return client.releaseReview({ review_id: id, body: {}, idempotency_key: idempotencyKey });
      case 'delete':
        return client.deleteReview({ review_id: id });
      case 'accept':
        return client.acceptApplication(request);
      case 'decline':
        return client.declineApplication({ ...request, body: this.sentence ? { sentence: this.sentence } : {} });
      case 'offer':
        return client.offerPlaceAtDesk({ ...request, list_id });
      case 'promote':
        return client.promoteAtDesk({ ...request, list_id });
      case 'cancel':
        return client.cancelByDesk({ ...request, list_id });
    }
  }
}
