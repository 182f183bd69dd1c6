import type { ReactiveControllerHost } from 'lit';
import type { MemberSession } from '../../state/index.js';
import type { Members } from './members.js';
import { portalFeatures } from './portal-features.js';

/** The actions of a profile beside editing: print and download. Both need all persons. */
export class ProfileActions {
  readonly #host: ReactiveControllerHost;
  readonly #members: () => Members;
  readonly #session: MemberSession;

  /** The error of the last print or download. */
  error: unknown;
  /** All persons are rendered, for paper. */
  isPrinting = false;

  constructor(host: ReactiveControllerHost, session: MemberSession, members: () => Members) {
    this.#host = host;
    this.#session = session;
    this.#members = members;
  }

  readonly download = (): Promise<void> =>
    this.#withAllPersons(async (members) =>
      (await portalFeatures.dataExport()).default(members, this.#session, members.membership!),
    );

  readonly print = (): Promise<void> =>
    this.#withAllPersons(async () => {
      this.isPrinting = true;
      this.#host.requestUpdate();
      await this.#host.updateComplete;
      try {
        print();
      } finally {
        this.isPrinting = false;
      }
    });

  /** Runs an action once all persons are read; sets `error` if one cannot be read. */
  async #withAllPersons(action: (members: Members) => unknown): Promise<void> {
    this.error = undefined;
    const members = this.#members();
    try {
      await members.readAll();
      await action(members);
    } catch (error) {
      this.error = error;
    }
    this.#host.requestUpdate();
  }
}
