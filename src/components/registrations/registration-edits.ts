import type { ReactiveControllerHost } from 'lit';
import { isApiError } from '../../api/index.js';
import type { OwnRegistration } from '../../model/own-registration.js';
import { AnswersEdit, NewPriceError } from './answers-edit.js';
import type { DrawnController } from './drawn-controller.js';
import type { RegistrationGroup, RegistrationsApi } from './registrations-api.js';

/** The page with the registrations, as their corrections see it. */
export interface EditsHost extends ReactiveControllerHost, Pick<DrawnController, 'focus'> {
  readonly api: () => Pick<RegistrationsApi, 'price' | 'update'>;
  /** Reads a registration anew; undefined if it no longer exists. Throws `ApiError`. */
  readonly reload: (id: string) => Promise<OwnRegistration | undefined>;
  readonly onSaved: (id: string) => Promise<void>;
  /** The session has ended. Typed answers are kept. */
  readonly onSessionEnd: (error: unknown) => Promise<void>;
}

/**
 * The corrections by registration. One form is open at a time: the ids of its controls are the names of the fields. What was typed in
 * others is kept until it is saved or the visitor closes the form.
 */
export class RegistrationEdits {
  readonly #host: EditsHost;
  readonly #edits = new Map<string, AnswersEdit>();
  #openId: string | undefined;

  constructor(host: EditsHost) {
    this.#host = host;
  }

  /** The edit of a registration whose form is open. */
  of(id: string): AnswersEdit | undefined {
    return id === this.#openId ? this.#edits.get(id) : undefined;
  }

  /** Whether something was typed about a registration whose form is not open. */
  hasUnsaved(id: string): boolean {
    return id !== this.#openId && this.#edits.get(id)?.hasChanges === true;
  }

  /** Whether leaving the page would lose something. */
  get hasChanges(): boolean {
    return [...this.#edits.values()].some((edit) => edit.hasChanges);
  }

  /** Opens the form of a registration, with what was typed in it before. */
  begin(group: RegistrationGroup, registration: OwnRegistration): void {
    const { id } = registration;
    this.saveEntries();
    if (this.#openId !== undefined && !this.#edits.get(this.#openId)?.hasChanges) this.#edits.delete(this.#openId);
    this.#openId = id;
    if (this.#edits.has(id)) return;
    const edit: AnswersEdit = new AnswersEdit(this.#host, {
      registration,
      ...group,
      save: (current, body) => this.#save(edit, current, body),
      reload: () => this.#host.reload(id),
      onSaved: () => void this.#host.onSaved(id),
      onFailed: () => void this.#onFailed(id, edit),
    });
    this.#edits.set(id, edit);
  }

  end(id: string): void {
    this.#edits.delete(id);
  }

  /** Drops what was typed about registrations that another session may not see. */
  keepOnly(ids: readonly string[]): void {
    for (const id of this.#edits.keys()) if (!ids.includes(id)) this.#edits.delete(id);
  }

  /** Called before the forms are drawn: one form may take the place of another. */
  saveEntries(): void {
    for (const edit of this.#edits.values()) edit.saveEntries();
  }

  onRender(find: (selector: string) => HTMLElement | null): void {
    for (const [id, edit] of this.#edits) edit.onRender(find(`form[data-edit="${id}"]`) as HTMLFormElement | null);
  }

  /** Saves a correction. If it changes the price, throws `NewPriceError` until the new price has been shown. */
  async #save(edit: AnswersEdit, current: OwnRegistration, body: Record<string, unknown>): Promise<void> {
    const api = this.#host.api();
    // without a price, none changes
    const amount = current.amount === null ? null : await api.price(current.id, body);
    const newPrice = amount === null || amount === current.amount ? undefined : amount;
    const isShown = edit.newPrice === newPrice;
    edit.newPrice = newPrice;
    if (!isShown && newPrice !== undefined) throw new NewPriceError();
    await api.update(current, body, newPrice);
  }

  /** The answers were not saved: moves the focus to the reason. */
  async #onFailed(id: string, edit: AnswersEdit): Promise<void> {
    const { failure } = edit.sending;
    if (isApiError(failure) && failure.status === 401) await this.#host.onSessionEnd(failure);
    const reasons = ['[part=summary]', '.new-price', '[data-conflict] input:checked', '.failure'];
    await this.#host.focus(...reasons.map((reason) => `form[data-edit="${id}"] ${reason}`), '.said');
  }
}
