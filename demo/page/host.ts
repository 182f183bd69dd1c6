import type { MailMessage } from '../../src/backend/mail/index.js';
import type { Choices } from './choices.js';
import type { Club } from './club.js';
import { stateOf, type DataSet, type NetworkCondition } from './elements.js';
import { networkConditions } from './network-conditions.js';
import { hasRecording, recordedResponse } from './recorded-answers.js';
import { withClubIds } from './recorded-ids.js';

/** An event of an element, as the log shows it. */
export interface LoggedEvent {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** A part that was picked in the preview. */
export interface PickedPart {
  /** The name of the element that has it. */
  readonly element: string;
  readonly part: string;
}

/** The page around a preview: its backend, and the listeners of the preview. */
export interface Host {
  /** Answers a request below the address that `baseUrlOf` gives. */
  answer(request: Request): Promise<Response>;
  /** Forgets the clubs that somebody has changed: what was registered in one state does not show in the next. */
  startClean(): void;
  /** Resolves when the first reads of an element can be answered: from a recording, else when the club exists. */
  prepareReads(data: DataSet): Promise<unknown>;
  /** Resolves when the club with this data exists. */
  loadClub(data: DataSet): Promise<Club>;
  /** The sign-in token of the next mail to an address. */
  nextToken(data: DataSet, email: string): Promise<string>;
  onEvent(event: LoggedEvent): void;
  /** The visitor pressed a link that leads to another page. */
  onLeave(address: string): void;
  /** A part of the element was picked. */
  onPick(picked: PickedPart): void;
  /** The element in a frame has changed what it shows. */
  onDraw(frame: Element | null): void;
  /** The preview in a frame has this height now, in CSS pixels. */
  onResize(frame: Element | null, height: number): void;
  /** Answers requests in the page, without a service worker: a gallery has many previews. */
  readonly withoutWorker: boolean;
}

export interface Mail {
  readonly data: DataSet;
  readonly message: MailMessage;
}

/** The folder of the demo. Requests below it never reach the network. */
export const folder = new URL('.', location.href).href;

const requestPattern = new RegExp(`^${folder.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}at/([\\w-]+)/([\\w-]+)/\\d+(/.*)$`);

/** Distinguishes page loads: a session lives as long as the tab, the database only as long as the page. */
const loadedAt = Date.now();

/** The `base-url` of an element in a state. */
export const baseUrlOf = ({ element, state }: Choices): string => {
  const { data = 'club', network = 'direct' } = stateOf(element, state);
  return `${folder}at/${data}/${network}/${loadedAt}/public`;
};

/** The end of a sign-in link on any page but the portal's: the club and the token in the text of a mail. */
export function tokenIn({ text }: Pick<MailMessage, 'text'>): string | undefined {
  const [, club, token] = /\/portal\/([\w-]+)#([\w-]{43})/.exec(text) ?? [];
  return token && `${club}.${token}`;
}

/** The steps until a club can answer, in their order. */
export const startSteps = ['code', 'database', 'club'] as const;

export type StartStep = (typeof startSteps)[number];

export interface HostOptions extends Partial<
  Pick<Host, 'onEvent' | 'onLeave' | 'onPick' | 'onDraw' | 'onResize' | 'withoutWorker'>
> {
  onMail?: (mail: Mail) => void;
  /** A club begins a step of its start, can answer, or could not be created. */
  onStart?: (step: StartStep | 'ready', error?: unknown) => void;
}

/** The backend of a page of the demo: one club for each set of data, created on first use. */
export function createHost({ onMail, onStart, ...options }: HostOptions = {}): Host {
  const clubs = new Map<DataSet, Promise<Club>>();
  /** The data of the clubs that can answer at once. */
  const ready = new Set<DataSet>();
  /** Clubs are created one after the other, so that the first one is ready soon. */
  let previous: Promise<unknown> = Promise.resolve();
  /** The data of the clubs that had a request that changes something. */
  const changed = new Set<DataSet>();
  const mailListeners = new Set<(mail: Mail) => void>();

  const receive = (mail: Mail): void => {
    onMail?.(mail);
    for (const listener of [...mailListeners]) listener(mail);
  };

  const clubOf = (data: DataSet): Promise<Club> => {
    const existing = clubs.get(data);
    if (existing) return existing;
    // imported late, so that the page shows before the database has loaded
    onStart?.('code');
    const created = Promise.all([import('./club.js'), previous]).then(([{ createClub }]) =>
      createClub(data, { onMail: (message) => receive({ data, message }), onStep: (step) => onStart?.(step) }),
    );
    previous = created.catch(() => {});
    clubs.set(data, created);
    created.then(
      () => {
        if (clubs.get(data) === created) ready.add(data);
        onStart?.('ready');
      },
      (error: unknown) => onStart?.('ready', error),
    );
    return created;
  };

  /** The recorded answer, as long as the club does not exist and nobody has changed it. */
  const recorded = async (data: DataSet, request: Request): Promise<Response | undefined> =>
    ready.has(data) || changed.has(data) ? undefined : recordedResponse(data, request);

  const send = async (data: DataSet, request: Request): Promise<Response> => {
    const recordedAnswer = await recorded(data, request);
    if (recordedAnswer) return recordedAnswer;
    const { backend } = await clubOf(data);
    return backend(await withClubIds(request, backend));
  };

  return {
    withoutWorker: false,
    onEvent: () => {},
    onLeave: () => {},
    onPick: () => {},
    onDraw: () => {},
    onResize: () => {},
    ...options,
    async answer(request) {
      const [, data, network, path] = requestPattern.exec(request.url) ?? [];
      if (!path) return new Response('Not found', { status: 404 });
      const { method, headers } = request;
      if (method !== 'GET') changed.add(data as DataSet);
      const body = method === 'GET' || method === 'HEAD' ? null : await request.text();
      const forwarded = new Request(`${location.origin}${path}`, { method, headers, body });
      return networkConditions[network as NetworkCondition](
        forwarded,
        (sent) => send(data as DataSet, sent),
        () => clubOf(data as DataSet),
      );
    },
    startClean() {
      for (const data of changed) {
        void clubs.get(data)?.then(
          ({ close }) => close(),
          () => {},
        );
        clubs.delete(data);
        ready.delete(data);
      }
      changed.clear();
    },
    prepareReads: async (data) => (await hasRecording(data)) || clubOf(data),
    loadClub: clubOf,
    nextToken: (data, email) =>
      new Promise((resolve) => {
        const listener = (mail: Mail): void => {
          const token = tokenIn(mail.message);
          if (mail.data !== data || mail.message.to.address !== email || !token) return;
          mailListeners.delete(listener);
          resolve(token);
        };
        mailListeners.add(listener);
      }),
  };
}
