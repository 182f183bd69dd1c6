import { isApiError, type RegistrationsClient } from '../../api/index.js';
import type { OwnRegistrations } from '../../model/own-registration.js';
import type { RegistrationsApi } from './registrations-api.js';
import { RegistrationsController, type RegistrationsOptions } from './registrations-controller.js';

/** The state of the page. `ended` is a link that no longer works. */
export type Screen = 'loading' | 'ask' | 'ended' | 'open';

export interface ControllerOptions extends Pick<RegistrationsOptions, 'draw' | 'find'> {
  readonly language: string;
  readonly token: string;
  readonly clientWith: (key?: string) => RegistrationsClient;
}

/** The requests in the session of a mailed link. */
const apiOf = (client: RegistrationsClient): RegistrationsApi => ({
  read: async () => [(await client.readRegistrations()).data],
  price: async (registration_id, body) => (await client.readCorrectionPrice({ registration_id, body })).data.amount,
  update: ({ id, etag }, body, amount) =>
    client.updateRegistration({ registration_id: id, body, query: { amount }, if_match: etag ?? undefined }),
  cancel: (registration_id) => client.cancelRegistration({ registration_id }),
  acceptOffer: async (registration_id, amount) =>
    (await client.answerOffer({ registration_id, body: { accept: true }, query: { amount: amount ?? 0 } })).data,
  declineOffer: (registration_id) => client.answerOffer({ registration_id, body: { accept: false } }),
});

/**
 * One's own registrations from a mailed link on. Sends nothing that changes anything before a button is pressed. The token of the
 * session is kept in memory only.
 */
export class OwnRegistrationsController extends RegistrationsController {
  readonly #link: ControllerOptions;
  #client: RegistrationsClient;

  screen: Screen = 'loading';

  constructor(link: ControllerOptions) {
    super({
      ...link,
      language: () => link.language,
      api: () => apiOf(this.#client),
      // on to the page of the registration that comes of it
      onAccepted: async (_, { url }) => {
        if (url) location.assign(url);
      },
    });
    this.#link = link;
    this.#client = link.clientWith();
  }

  get data(): OwnRegistrations | undefined {
    return this.groups[0]?.data;
  }

  /** Asks which form the link is about; uses nothing up. */
  readonly readLink = (): Promise<void> =>
    this.runAction(undefined, async () => {
      await this.#client.readRegistrationLink({ body: { token: this.#link.token } });
      this.screen = 'ask';
    });

  /** The button under the link: a session, and what it opens. */
  readonly open = (): Promise<void> =>
    this.runAction(undefined, async () => {
      const { data } = await this.#client.openRegistrationSession({ body: { token: this.#link.token } });
      this.#client = this.#link.clientWith(data.token);
      this.notice = undefined;
      await this.read();
      this.screen = 'open';
      await this.focus('[data-name]');
    });

  protected override async onRefused(error: unknown): Promise<void> {
    const status = isApiError(error) ? error.status : 0;
    if (status === 401) {
      this.#client = this.#link.clientWith();
      this.groups = [];
      this.clearMessage();
      this.screen = 'ask';
      await this.say('sessionEnded');
    } else if (status === 404 && this.screen !== 'open') {
      this.screen = 'ended';
      await this.focus('.said');
    } else await super.onRefused(error);
  }
}
