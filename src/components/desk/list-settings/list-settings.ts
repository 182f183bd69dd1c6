import type { DeskListSettingsWords } from '../../../i18n/desk-words.js';
import { toAscii } from '../../../fields/index.js';
import type { DeskList, DeskListChange, DeskSession } from '../../../model/desk.js';
import { isApiError } from '../../../api/index.js';
import type { DeskClient } from '../../../api/desk-client.js';
import { failureOf, type ActionFailure } from '../action-runner.js';

/** The largest number of places. */
export const MAX_PLACES = 100_000;

/** The page whose list is set. */
export interface ListSettingsHost {
  readonly session: { readonly client: DeskClient };
  desk: DeskSession | undefined;
  focus(...selectors: readonly string[]): Promise<void>;
}

/** A change of the registration settings of a list, and its result. */
export class ListSettings {
  readonly words: DeskListSettingsWords;
  /** As it was typed; undefined for the number of the list. */
  typed: string | undefined;
  isInvalid = false;
  isBusy = false;
  /** Places whose question is open: fewer than are taken. */
  questioned: number | undefined;
  failure: ActionFailure | undefined;
  /** The last change. */
  outcome: 'nowClosed' | 'nowOpen' | 'placesSaved' | undefined;

  constructor(words: DeskListSettingsWords) {
    this.words = words;
  }

  /** Closes the registration, or opens it again. */
  setClosed(host: ListSettingsHost, list: DeskList, closed: boolean): Promise<void> {
    return this.#send(host, list, { closed }, closed ? 'nowClosed' : 'nowOpen');
  }

  /** Saves the number of places; asks first if more are taken. */
  async savePlaces(host: ListSettingsHost, list: DeskList): Promise<void> {
    if (this.isBusy) return;
    const text = toAscii(this.typed ?? String(list.max_persons ?? '')).trim();
    const places = text ? Number(text) : null;
    this.#clear();
    this.isInvalid = places !== null && !(/^\d+$/.test(text) && places >= 1 && places <= MAX_PLACES);
    if (this.isInvalid) return host.focus('#places');
    if (places !== null && places < list.settings!.places_taken) {
      this.questioned = places;
      return host.focus('.settings .keep');
    }
    await this.#send(host, list, { places }, 'placesSaved');
  }

  /** Saves fewer places than are taken. */
  confirm(host: ListSettingsHost, list: DeskList): Promise<void> {
    return this.#send(host, list, { places: this.questioned! }, 'placesSaved');
  }

  /** Closes the question; nothing is changed. */
  keep(host: ListSettingsHost): Promise<void> {
    this.#clear();
    return host.focus('#places');
  }

  #clear(): void {
    this.failure = this.outcome = this.questioned = undefined;
    this.isInvalid = false;
  }

  async #send(
    host: ListSettingsHost,
    { list_id }: DeskList,
    body: DeskListChange,
    outcome: ListSettings['outcome'],
  ): Promise<void> {
    if (this.isBusy) return;
    this.#clear();
    this.isBusy = true;
    await host.focus();
    try {
      const { data } = await host.session.client.updateDeskList({ list_id, body });
      replaceList(host, data);
      if ('places' in body) this.typed = undefined;
      this.outcome = outcome;
    } catch (error) {
      // the session is over: what was typed stays until somebody signs in again
      if (!(isApiError(error) && error.status === 401)) await this.#fail(host, error);
    }
    this.isBusy = false;
    await host.focus('.settings [role=alert]', '.settings .done');
  }

  /** Shows how the list stands now where something else has changed it. */
  async #fail(host: ListSettingsHost, error: unknown): Promise<void> {
    this.failure = failureOf(error);
    if (this.failure !== 'changed') return;
    const { client } = host.session;
    host.desk = await client.readDesk().then(
      ({ data }) => data,
      () => host.desk,
    );
  }
}

/** Shows a list as it is now. */
function replaceList(host: ListSettingsHost, list: DeskList): void {
  const { desk } = host;
  if (!desk) return;
  host.desk = { ...desk, lists: desk.lists.map((one) => (one.list_id === list.list_id ? list : one)) };
}
