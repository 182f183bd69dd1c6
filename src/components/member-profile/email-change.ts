import { html } from 'lit';
import type { ProfileWords } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import { errorNotice } from '../error-notice.js';
import type { EmailChangeFlow, EmailChangeOptions } from './email-change-flow.js';
import { portalFeatures } from './portal-features.js';

/** True of the refusal of a new address because the session did not come from a fresh link. */
export const needsFreshLink = ({ code }: Issue): boolean => code === 'fresh_link_required';

/** Loads the change of an e-mail address when it is shown for the first time. */
export class EmailChange {
  readonly #options: EmailChangeOptions;
  #flow: EmailChangeFlow | undefined;
  #isRequested = false;
  #error: unknown;

  constructor(options: EmailChangeOptions) {
    this.#options = options;
  }

  #load = async (): Promise<void> => {
    const { host } = this.#options;
    this.#isRequested = true;
    try {
      this.#flow = (await portalFeatures.emailChange()).default({ html })(this.#options);
    } catch (error) {
      this.#error = error;
    }
    host.requestUpdate();
    await host.updateComplete;
    // the reason why nothing was saved
    host.focusOn('form .fresh');
  };

  #retry = (): void => {
    this.#error = undefined;
    void this.#load();
    this.#options.host.requestUpdate();
  };

  /** The view of the flow; until it is loaded, a message. */
  render(view: (flow: EmailChangeFlow) => unknown, words: ProfileWords): unknown {
    if (this.#flow) return view(this.#flow);
    if (this.#error) return errorNotice(this.#error, { words, page: undefined, retry: this.#retry });
    if (!this.#isRequested) void this.#load();
    return html`<p role="status">${words.loading}</p>`;
  }
}
