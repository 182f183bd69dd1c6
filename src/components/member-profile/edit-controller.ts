import type { ReactiveControllerHost } from 'lit';
import { isApiError } from '../../api/index.js';
import { FormController } from '../../controllers/index.js';
import { fillIn } from '../../browser/form-controls.js';
import { check } from '../../fields/index.js';
import { applyChange, visibleNames, type Form } from '../../forms/index.js';
import { chosenChanges } from './conflict.js';
import { PersonEdit } from './person-edit.js';
import type { Members } from './members.js';

/** The result of saving. */
export type SaveResult = 'saved' | 'nothingChanged' | 'merged' | 'personGone' | undefined;

/** The changes to save, and their person. */
interface PendingSave {
  readonly id: string;
  readonly edit: PersonEdit;
  readonly changes: Record<string, unknown>;
}

/** The result of saving, and the fields that were saved. */
interface SaveOutcome {
  readonly result: SaveResult;
  readonly fields: readonly string[];
}

export interface EditControllerOptions {
  readonly form: () => Form;
  readonly members: () => Members;
  /** The day, `YYYY-MM-DD`, on which ages count. */
  readonly today: () => string;
  /** Called after an edit was saved, had no changes, or was cancelled. */
  readonly onSaved: (outcome: SaveOutcome) => void;
  readonly onInvalid: () => void;
}

type Host = ReactiveControllerHost & HTMLElement & { readonly language: string };

/**
 * Edits the data of members, one form at a time. Sends only differences, keeps typed values of each member while another is
 * edited, and lets the member choose after concurrent changes.
 */
export class EditController {
  readonly #host: Host;
  readonly #options: EditControllerOptions;
  readonly #edits = new Map<string, PersonEdit>();
  #form: HTMLFormElement | undefined;
  /** The edit, data and language that the form was filled with; for any other, it is filled again. */
  #renderedState: readonly unknown[] = [];

  readonly sending: FormController<PendingSave | undefined, SaveOutcome>;
  /** The id of the person that is shown. */
  personId: string | undefined;

  constructor(host: Host, options: EditControllerOptions) {
    this.#host = host;
    this.#options = options;
    this.sending = new FormController<PendingSave | undefined, SaveOutcome>(host, {
      read: () => this.#read(),
      today: options.today,
      fields: () => options.form().fields,
      send: (pendingSave) => this.#send(pendingSave!),
      onDone: (outcome) => {
        this.sending.reset();
        options.onSaved(outcome);
      },
      onInvalid: options.onInvalid,
    });
  }

  /** The edit of the person that is shown; undefined if none is open. */
  get edit(): PersonEdit | undefined {
    return this.personId === undefined ? undefined : this.#edits.get(this.personId);
  }

  /** True of whom something was typed that is not saved. */
  hasChanges = (id: string): boolean => {
    const edit = this.#edits.get(id);
    if (!edit) return false;
    return (
      edit.conflicts.length > 0 || Object.keys(edit.changesIn(this.#options.form(), this.#options.today())).length > 0
    );
  };

  /** Whether leaving the page would lose something. */
  get hasAnyChanges(): boolean {
    this.saveEntries();
    return [...this.#edits.keys()].some(this.hasChanges);
  }

  /** Shows somebody's form. */
  begin(id: string): void {
    const storedPerson = this.#options.members().get(id);
    if (storedPerson && !this.#edits.has(id)) this.#edits.set(id, new PersonEdit(storedPerson, this.#options.form()));
    this.#host.requestUpdate();
  }

  /** Shows somebody else: with their form, if something was typed in it. */
  switchTo(id: string | undefined): void {
    this.saveEntries();
    if (this.personId !== undefined && this.personId !== id && !this.hasChanges(this.personId))
      this.#edits.delete(this.personId);
    this.personId = id;
    // a request under way keeps its own person and edit
    this.sending.reset();
  }

  /** Lets go of what was typed of anybody else: another person has signed in. */
  keepOnly(ids: readonly string[]): void {
    for (const id of this.#edits.keys()) if (!ids.includes(id)) this.#edits.delete(id);
  }

  /** Leaves everything as it was. Not while it is being saved: nobody could say whether it was. */
  readonly cancel = (): void => {
    if (this.sending.isBusy) return;
    this.#edits.delete(this.personId!);
    this.sending.reset();
    this.#options.onSaved({ result: undefined, fields: [] });
  };

  /** Notes what the controls say: before anything is drawn, for the form may go with it. */
  saveEntries(): void {
    const edit = this.#renderedState[0] as PersonEdit | undefined;
    // a rebased edit is newer than the controls
    if (!edit || !this.#form?.isConnected || edit.storedPerson !== this.#renderedState[1] || edit.conflicts.length)
      return;
    edit.entries = [...new FormData(this.#form)].map(([name, value]) => [name, String(value)] as const);
  }

  /** The form is drawn: it says what is known, with what was typed on top. */
  onRender(form: HTMLFormElement | null): void {
    const { edit } = this;
    const renderedState = edit && form ? [edit, edit.storedPerson, edit.conflicts, this.#host.language, form] : [];
    this.#form = form ?? undefined;
    if (
      renderedState.every((value, index) => value === this.#renderedState[index]) &&
      renderedState.length === this.#renderedState.length
    )
      return;
    this.#renderedState = renderedState;
    if (!edit || !form) return;
    form.reset();
    fillIn(form, edit.entries);
    // the visible fields depend on the answers; in a microtask, since an update is running
    void Promise.resolve().then(() => this.#host.requestUpdate());
  }

  /** Names of the fields that are asked at this moment. */
  get visibleNames(): ReadonlySet<string> {
    const form = this.#options.form();
    const edit = this.edit!;
    return visibleNames(form, { ...edit.storedPerson.person, ...edit.valuesIn(form) }, this.#options.today());
  }

  #read() {
    this.saveEntries();
    const id = this.personId!;
    const edit = this.edit!;
    const form = this.#options.form();
    if (edit.conflicts.length) {
      const changes = { ...edit.uncontestedChanges, ...chosenChanges(edit.conflicts, new FormData(this.#form)) };
      return { issues: [], values: { id, edit, changes } };
    }
    const changes = edit.changesIn(form, this.#options.today());
    const names = Object.keys(changes);
    const mergedValues = Object.fromEntries(
      names.map((name) => [name, applyChange(edit.storedPerson.person[name], changes[name])]),
    );
    const issues = check(
      mergedValues,
      form.fields.filter(({ name }) => names.includes(name)),
      this.#options.today(),
    );
    if (names.length) return { issues, values: { id, edit, changes } };
    this.#edits.delete(id);
    this.#options.onSaved({ result: 'nothingChanged', fields: [] });
    return { issues: [], values: undefined };
  }

  /** Saves. Always changes the person who was edited, even if another is shown now. */
  async #send({ id, edit, changes }: PendingSave): Promise<SaveOutcome> {
    const members = this.#options.members();
    const fields = Object.keys(changes);
    let [body, isSaved] = [changes, !fields.length];
    try {
      while (!isSaved)
        try {
          await members.change(id, body, edit.storedPerson.etag);
          isSaved = true;
        } catch (error) {
          if (!isApiError(error) || error.status !== 412 || body !== changes) throw error;
          const current = await members.read(id);
          if (!current) throw error;
          edit.rebase(current, changes, this.#options.form());
          // the member has to choose
          if (edit.conflicts.length) throw error;
          body = edit.uncontestedChanges;
          // both wanted the same, or it had been stored already
          isSaved = !Object.keys(body).length;
        }
    } catch (error) {
      if (!members.isGone(id)) throw error;
      this.#edits.delete(id);
      return { result: 'personGone', fields: [] };
    }
    this.#edits.delete(id);
    return { result: edit.isMerged ? 'merged' : 'saved', fields };
  }
}
