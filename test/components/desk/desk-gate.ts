import type { DeskList, DeskListChange, DeskRow, DeskSession, OrganiserRole } from '../../../src/model/desk.js';
import { columns, entryOf, registration, reviewOf, rowOf } from './desk-gate-rows.js';
import { AnswersDouble } from './answers-double.js';
import { BankDouble } from './bank-double.js';
import { DuplicatesDouble } from './duplicates-double.js';
import { answerMessage } from './message-double.js';
import { MoneyDouble } from './money-double.js';
import { MovesDouble } from './moves-double.js';
import { deskWorkspace } from './workspace-double.js';

export const GATE = 'https://turnout.test/public/club';

export interface DeskGateOptions {
  readonly role?: OrganiserRole;
  readonly rows?: number;
  /** Of the journal; default: 60. */
  readonly entries?: number;
  /** Default: 12. */
  readonly fees?: number;
  /** Payments of a bank file that pay a fee; default: 3. */
  readonly matched?: number;
  readonly actions?: DeskSession['actions'];
  /** Whether the gate is before a hosted service. */
  readonly isHosted?: boolean;
}

const problem = (status: number) => Response.json({ type: 'about:blank', title: 'no', status }, { status });

/** A gate with a desk in memory, in the place of `fetch`. It speaks the contract and decides nothing. */
export class DeskGate {
  readonly #fetch = window.fetch;
  readonly #options: DeskGateOptions;
  readonly requests: {
    readonly line: string;
    readonly body: unknown;
    readonly key: string | null;
    readonly idempotencyKey: string | null;
  }[] = [];
  rows: DeskRow[];
  application: DeskRow | undefined = { ...rowOf(900), person_id: 'per_applied', state: 'applied' };
  reviews = [reviewOf(1), reviewOf(2)];
  readonly money: MoneyDouble;
  readonly answers = new AnswersDouble();
  readonly #bank: BankDouble;
  readonly duplicates = new DuplicatesDouble();
  readonly moves = new MovesDouble();
  #places: number | null = 60;
  /** Settings made at the desk. */
  #settings: { closed_at?: string; file_places?: number } = {};
  /** Answers instead, if it returns something. */
  intercept: (line: string) => Response | Promise<Response | undefined> | undefined = () => undefined;

  constructor(options: DeskGateOptions = {}) {
    this.#options = options;
    this.rows = Array.from({ length: options.rows ?? 12 }, (_, at) => rowOf(at));
    this.money = new MoneyDouble(options.fees ?? 12);
    this.#bank = new BankDouble(this.money, options.matched);
    window.fetch = (input, init) => this.#answer(new Request(input, init));
  }

  end(): void {
    window.fetch = this.#fetch;
  }

  /** How often something was requested. */
  count(line: string): number {
    return this.requests.filter((request) => request.line === line).length;
  }

  #list(more: Partial<DeskList>): DeskList {
    const count = (state: string) => this.rows.filter((row) => row.state === state).length;
    return {
      list_id: 'lst_camp',
      type: 'event',
      slug: 'club/camp',
      title: 'Summer camp',
      start_date: '2030-07-24',
      end_date: '2030-08-02',
      location: 'Lakeside',
      is_open: this.#settings.closed_at === undefined,
      max_persons: this.#places,
      persons_count: count('registered'),
      counts: {
        registered: count('registered'),
        unconfirmed: count('unconfirmed'),
        waiting: count('waiting'),
        offered: count('offered'),
        applied: 0,
        held: this.reviews.length,
      },
      columns: this.#options.role === 'kitchen' ? [columns[0]!, columns[4]!] : columns,
      settings: { ...registration, places_taken: count('registered'), ...this.#settings },
      ...more,
    };
  }

  #session(): DeskSession {
    const none = { registered: 0, unconfirmed: 0, waiting: 0, offered: 0, applied: 0, held: 0 };
    const applied = this.application ? 1 : 0;
    const defaults = [
      'review',
      'waiting_list',
      'promote',
      'applications',
      'cancel',
      'correct',
      'add',
      'money',
      'write',
      'close',
      'journal',
      'settings',
      'merge',
      'move',
    ] as const;
    const { role = 'owner', actions = [...defaults] } = this.#options;
    return {
      organisation: 'Club',
      email: 'board@example.org',
      name: 'Petra Vogt',
      role,
      actions: role === 'kitchen' ? [] : actions,
      is_hosted: this.#options.isHosted === true,
      expires_at: '2099-01-01T00:00:00Z',
      idle_ms: 3_600_000,
      now: '2030-01-06T12:00:00Z',
      today: '2030-01-06',
      time_zone: 'Europe/Berlin',
      lists: [
        this.#list({}),
        this.#list({
          list_id: 'lst_member',
          type: 'member',
          title: 'Members',
          start_date: null,
          end_date: null,
          location: null,
          max_persons: null,
          settings: null,
          counts: { ...none, applied },
        }),
      ],
    };
  }

  async #answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const line = `${request.method} ${pathname.replace('/public/club/desk', '')}`;
    const text = await request.text();
    const key = request.headers.get('authorization');
    const body: unknown = text ? JSON.parse(text) : undefined;
    this.requests.push({ line, body, key, idempotencyKey: request.headers.get('idempotency-key') });
    const intercepted = await this.intercept(line);
    if (intercepted) return intercepted;
    const now = '2030-01-06T12:00:00Z';
    const access = { token: 'org_token', now, expires_at: '2030-01-07T00:00:00Z', idle_ms: 1_800_000 };
    if (line === 'POST /link-requests') return Response.json({ data: {} }, { status: 202 });
    if (line === 'POST /sessions' || line === 'POST /codes') return Response.json({ data: access }, { status: 201 });
    if (key !== 'Bearer org_token') return problem(401);
    if (line === 'PUT /lists/lst_camp') return this.#change(body as DeskListChange);
    const answers = this.answers.answer(line, body, request.headers);
    if (answers) return answers;
    const move = this.moves.answer(line, searchParams, request.headers);
    if (move) return move;
    const duplicates = this.duplicates.answer(line, body);
    if (duplicates) return Response.json(duplicates);
    const message = answerMessage(line);
    if (message) return Response.json(message);
    const money = this.#bank.answer(line, body) ?? this.money.answer(line, searchParams, body);
    return money ? Response.json(money) : this.#answerOrganiser(line, searchParams);
  }

  #change({ closed, places }: DeskListChange): Response {
    const { closed_at: _, ...open } = this.#settings;
    if (closed !== undefined) this.#settings = closed ? { ...open, closed_at: '2030-01-06T12:00:00Z' } : open;
    if (places !== undefined) {
      this.#places = places;
      this.#settings = { ...this.#settings, file_places: 60 };
    }
    return Response.json({ data: this.#list({}) });
  }

  #answerOrganiser(line: string, query: URLSearchParams): Response {
    if (line === 'GET /sessions/current') return Response.json({ data: this.#session() });
    if (line === 'GET /workspace') return Response.json({ data: deskWorkspace });
    if (line === 'GET /journal') return this.#journal(query);
    if (line === 'DELETE /sessions/current') return new Response(null, { status: 204 });
    if (line === 'GET /reviews') return Response.json({ data: this.reviews });
    const [, method, review] = /^(\w+) \/reviews\/(\w+)/.exec(line) ?? [];
    if (review) {
      this.reviews = this.reviews.filter(({ id }) => id !== review);
      return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ data: {} });
    }
    const [, kind, list_id, person_id, action] =
      /^\w+ \/(applications|lists)\/(\w+)(?:\/registrations)?(?:\/(\w+))?(?:\/(\w+))?$/.exec(line) ?? [];
    if (kind === 'applications') {
      this.application = undefined;
      return Response.json({ data: {} });
    }
    const all = list_id === 'lst_camp' ? this.rows : this.application ? [this.application] : [];
    if (!person_id) return this.#page(all, query);
    const row = all.find((one) => one.person_id === person_id);
    if (!row) return problem(404);
    if (action === 'cancel' || action === 'promote') this.rows = this.rows.filter((one) => one !== row);
    const history = [{ at: row.created_at!, what: 'created', by: 'visitor' }];
    return Response.json({ data: action ? {} : { ...row, history } });
  }

  #journal(query: URLSearchParams): Response {
    const list_id = query.get('list_id');
    const entries = Array.from({ length: this.#options.entries ?? 60 }, (_, at) => entryOf(at));
    return this.#page(
      entries.filter((entry) => list_id === null || entry.list_id === list_id),
      query,
    );
  }

  #page(all: readonly unknown[], query: URLSearchParams): Response {
    const start = Number(query.get('cursor') ?? 0);
    const end = start + Number(query.get('per_page'));
    return Response.json({ data: all.slice(start, end), next_cursor: end < all.length ? String(end) : null });
  }
}
