import { isApiError } from '../../api/index.js';
import { OrganiserSession } from '../../state/organiser-session.js';
import type { DeskCounts, DeskList, DeskReview, DeskRow, DeskRowDetail, DeskSession } from '../../model/desk.js';
import { DrawnController, type DrawingOptions } from '../registrations/drawn-controller.js';
import { ActionRunner, type ActionFailure, type DeskNotice, type PendingAction } from './action-runner.js';
import { AttendanceTicks } from './attendance-ticks.js';
import { routeOf, type DeskRoute } from './desk-route.js';
import { Journal } from './journal.js';
import { LazyScreens } from './lazy-screens.js';
import { OpenList } from './open-list.js';
import { SignIn } from './sign-in.js';

export interface DeskOptions extends DrawingOptions {
  /** Address of the gate with the workspace. */
  readonly gate: string;
  /** A BCP 47 tag. */
  readonly language: string;
}

/** From this width on there is room for a table. */
const WIDE_WINDOW = '(min-width: 52rem)';

const dataOf = <Data>({ data }: { data: Data }): Data => data;

/** The desk: who is signed in, which screen is shown, and what it has loaded. */
export class DeskController extends DrawnController {
  readonly #options: DeskOptions;
  readonly session: OrganiserSession;
  readonly signIn: SignIn;
  readonly actions: ActionRunner;
  readonly journal = new Journal(this);
  readonly #wide = matchMedia(WIDE_WINDOW);
  readonly ticks = new AttendanceTicks(this);
  readonly lazyScreens = new LazyScreens(this);
  readonly #listening = new AbortController();
  #open: OpenList | undefined;
  #detail: DeskRowDetail | undefined;
  /** Counts what is loaded: an answer for an earlier screen is thrown away. */
  #generation = 0;

  desk: DeskSession | undefined;
  reviews: readonly DeskReview[] | undefined;
  route: DeskRoute = routeOf(history.state);
  /** Why the screen could not be loaded. */
  error: unknown;
  notice: DeskNotice | undefined;

  constructor(options: DeskOptions) {
    super(options);
    this.#options = options;
    this.session = new OrganiserSession({ gate: options.gate, onChange: () => this.#onSession() });
    this.signIn = new SignIn({
      host: this,
      session: this.session,
      language: options.language,
      find: options.find,
      onSignIn: () => void this.load('[part=heading]'),
    });
    this.actions = new ActionRunner({
      client: () => this.session.client,
      onSettled: this.#onSettled,
      focus: (...selectors) => this.focus(...selectors),
    });
  }

  readonly find: DrawingOptions['find'] = (selector) => this.#options.find(selector);

  get language(): string {
    return this.#options.language;
  }

  /** The list of the screen; undefined where there is none, or none that this organiser may see. */
  get list(): DeskList | undefined {
    const { route, desk } = this;
    return 'list_id' in route ? desk?.lists.find(({ list_id }) => list_id === route.list_id) : undefined;
  }

  /** The person of the screen; undefined until they are loaded, and if they are not there any more. */
  get person(): DeskRow | DeskRowDetail | undefined {
    const { route } = this;
    if (route.screen !== 'person') return undefined;
    if (this.#detail?.person_id === route.person_id) return this.#detail;
    return this.#open?.loader.rows.find(({ row }) => row.person_id === route.person_id)?.row;
  }

  /** Whether the screen's person is not there any more. */
  get isGone(): boolean {
    if (this.route.screen !== 'person') return false;
    const isMissing = isApiError(this.error) && this.error.status === 404;
    return isMissing || (!!this.#open?.loader.isComplete && !this.person);
  }

  /** Why the screen cannot be shown: a list shows itself why the rest of it did not come. */
  get failure(): unknown {
    const needsAll = this.route.screen === 'attendance' || (this.route.screen === 'person' && !this.person);
    return this.error ?? (needsAll ? this.#open?.loader.error : undefined);
  }

  /** Whether registrations are shown as a table. */
  get isWide(): boolean {
    return this.#wide.matches;
  }

  /** Whether the organiser may see more of a person than the list shows. */
  get canOpenPersons(): boolean {
    return this.desk?.role !== 'kitchen';
  }

  /** The registrations of that list. */
  get open(): OpenList | undefined {
    return this.#open;
  }

  start(): void {
    const { signal } = this.#listening;
    this.#wide.addEventListener('change', () => this.requestUpdate(), { signal });
    addEventListener('popstate', ({ state }) => void this.#show(routeOf(state)), { signal });
    addEventListener('hashchange', () => this.session.takeLink(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && this.session.resync(), { signal });
    this.session.takeLink();
    if (this.session.isOpen && !this.session.link) void this.load();
    this.requestUpdate();
  }

  /** Ends listening to the page. */
  stop(): void {
    this.#listening.abort();
    this.#open?.stop();
  }

  /** Nobody's data stays once a session has ended; what was typed does. */
  #onSession(): void {
    if (!this.session.isOpen) {
      this.desk = this.#detail = this.reviews = undefined;
      this.#open?.stop();
      this.journal.clear();
      this.lazyScreens.clear();
      this.#generation++;
    }
    this.requestUpdate();
  }

  /** Opens a screen, which the browser's way back leaves again; or in the place of the one that is open. */
  readonly goTo = (route: DeskRoute, way: 'push' | 'replace' = 'push'): void => {
    history[`${way}State`](route, '');
    this.notice = undefined;
    void this.#show(route, '[part=heading]');
  };

  /** Opens a list as it stands now, with the registrations that a count is about. */
  readonly openList = ({ list_id }: DeskList, count: keyof DeskCounts | '' = ''): void => {
    if (count === 'held') return this.goTo({ screen: 'reviews' });
    this.#open?.stop();
    this.#open = undefined as OpenList | undefined;
    this.goTo({ screen: 'list', list_id });
    void this.#open?.view.filter(count);
  };

  refresh(): void {
    this.desk = undefined;
    this.#open?.stop();
  }

  async #show(route: DeskRoute, focus = '[part=heading]'): Promise<void> {
    this.route = route;
    this.error = undefined;
    if (!this.actions.isBusy) this.actions.clear();
    if (this.session.isOpen) await this.load(focus);
    if (route.screen !== 'list') scrollTo(0, 0);
  }

  /** Loads what the screen needs. Never rejects: see `error`. */
  readonly load = async (focus?: string): Promise<void> => {
    const generation = ++this.#generation;
    this.error = undefined;
    this.requestUpdate();
    const { route, focused } = this;
    this.#openList();
    if (route.screen === 'journal') void this.journal.load();
    // what is there already has the focus at once
    const isShown = this.person !== undefined;
    if (isShown && focus) void this.focus(focus);
    try {
      const { client } = this.session;
      const [desk, detail, reviews, lazyScreen] = await Promise.all([
        this.desk && route.screen !== 'lists' ? this.desk : client.readDesk().then(dataOf),
        route.screen === 'person' ? client.readDeskRow(route).then(dataOf) : undefined,
        route.screen === 'reviews' ? client.listReviews().then(dataOf) : undefined,
        this.lazyScreens.load(route.screen),
      ]);
      if (generation !== this.#generation) return;
      this.desk = desk;
      this.#detail = detail;
      this.reviews = reviews;
      this.#openList();
      if (detail) this.#open?.replace(detail.person_id, detail);
      lazyScreen?.open();
    } catch (error) {
      if (generation !== this.#generation) return;
      this.error = error;
    }
    // nobody who has gone on meanwhile loses the focus
    if (focus && !isShown && [null, focused].includes(this.focused)) await this.focus(focus);
    else this.requestUpdate();
  };

  /** Loads the registrations of the screen's list, unless they are there. */
  #openList(): void {
    const { list, session, language } = this;
    if (!list) return;
    if (this.#open?.list.list_id !== list.list_id) {
      this.#open?.stop();
      this.#open = new OpenList({ list, language, client: () => session.client, onChange: () => this.requestUpdate() });
    }
    void this.#open.load(list);
  }

  /** Shows how it stands after an action, and says what came of it. */
  #onSettled = async ({ action, subject }: PendingAction, failure: ActionFailure | undefined): Promise<void> => {
    if (this.route.screen === 'reviews') await this.load();
    else await this.#reloadPerson(subject);
    this.notice = { outcome: failure === 'changed' || failure === 'gone' ? failure : action, name: subject.name };
    await this.focus('.outcome');
  };

  async #reloadPerson(subject: PendingAction['subject']): Promise<void> {
    const { client } = this.session;
    const [desk, detail] = await Promise.all([
      client.readDesk().then(dataOf, () => this.desk),
      client.readDeskRow({ list_id: subject.list_id, person_id: subject.id }).then(dataOf, () => undefined),
    ]);
    this.desk = desk;
    this.#detail = detail;
    this.#open?.replace(subject.id, detail);
    if (this.route.screen === 'person' && !detail) this.#leavePerson(subject.list_id);
  }

  /** The person is not there any more: the list is shown, and the way back does not lead to them. */
  #leavePerson(list_id: string): void {
    const route = { screen: 'list', list_id } as const;
    history.replaceState(route, '');
    this.route = route;
    this.#openList();
  }

  protected override afterDraw(find: DrawingOptions['find']): void {
    this.#open?.watchEnd(find('[data-more]'));
    if (this.route.screen === 'attendance') this.#open?.drawAttendance();
  }
}
