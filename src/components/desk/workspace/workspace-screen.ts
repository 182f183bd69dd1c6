import type { DeskWorkspace } from '../../../model/desk-workspace.js';
import type { DeskScreenHost } from '../desk-screen.js';

/** The settings of the club, as they stand now. Nothing is changed here. */
export class WorkspaceScreen {
  readonly #host: DeskScreenHost;
  workspace: DeskWorkspace | undefined;
  /** Why they did not come. */
  error: unknown;

  constructor(host: DeskScreenHost) {
    this.#host = host;
  }

  /** Never rejects: see `error`. */
  readonly load = async (): Promise<void> => {
    this.error = undefined;
    this.#host.requestUpdate();
    try {
      this.workspace = (await this.#host.session.client.readDeskWorkspace()).data;
    } catch (error) {
      this.error = error;
    }
    this.#host.requestUpdate();
  };

  clear(): void {
    this.workspace = undefined;
  }
}
