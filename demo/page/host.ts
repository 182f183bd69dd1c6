import type { MailMessage } from '../../src/backend/mail/index.js';
import type { Club } from './club.js';
import { stateOf, type Data, type Way } from './elements.js';
import type { Choices } from './choices.js';
import { ways } from './ways.js';

/** An event of an element, as it is told of. */
export interface Fired {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly time: number;
}

/** What a preview needs of the page around it. */
export interface Host {
  /** Answers what an element asks, below the address that `baseOf` gives. */
  answer(request: Request): Promise<Response>;
  /** The club with this data is there. */
  prepared(data: Data): Promise<unknown>;
  /** The sign-in token in the next mail to somebody. */
  nextToken(data: Data, email: string): Promise<string>;
  /** An element has told of something. */
  fired(event: Fired): void;
  /** Somebody has pressed what leads to another page. */
  left(address: string): void;
  /** What a preview shows has changed; so high is it now. */
  drawn(frame: Element | null, height: number): void;
  /** A preview stands by itself: without a worker, as there are many. */
  readonly direct: boolean;
}

export interface Mail {
  readonly data: Data;
  readonly letter: MailMessage;
}

/** Where requests of the demo go: nothing is there, and they never arrive. */
export const folder = new URL('.', location.href).href;

const below = new RegExp(`^${folder.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}at/([\\w-]+)/([\\w-]+)/\\d+(/.*)$`);

/** Sessions live as long as the tab and are told apart by address; the database lives as long as the page. */
const turn = Date.now();

/** What an element in a state has as its `base-url`. */
export const baseOf = ({ element, state }: Choices): string => {
  const { data = 'club', way = 'direct' } = stateOf(element, state);
  return `${folder}at/${data}/${way}/${turn}/public`;
};

/** What a sign-in link in the text of a mail ends with on any page but the portal's: the club, and the token. */
export function tokenIn({ text }: Pick<MailMessage, 'text'>): string | undefined {
  const [, club, token] = /\/portal\/([\w-]+)#([\w-]{43})/.exec(text) ?? [];
  return token && `${club}.${token}`;
}

export interface HostOptions extends Partial<Pick<Host, 'fired' | 'left' | 'drawn' | 'direct'>> {
  /** A mail has gone out. */
  mailed?: (mail: Mail) => void;
  /** The first answer can be given. */
  ready?: (error?: unknown) => void;
}

/** The backend of a page of the demo: a club for each kind of data, made when it is asked for. */
export function makeHost({ mailed, ready, ...options }: HostOptions = {}): Host {
  const clubs = new Map<Data, Promise<Club>>();
  /** One after the other, so that the first is there soon. */
  let before: Promise<unknown> = Promise.resolve();
  const waiting = new Set<(mail: Mail) => void>();

  const arrived = (mail: Mail): void => {
    mailed?.(mail);
    for (const hears of [...waiting]) hears(mail);
  };

  const clubOf = (data: Data): Promise<Club> => {
    const known = clubs.get(data);
    if (known) return known;
    // the page is there before the database is
    const made = Promise.all([import('./club.js'), before]).then(([{ clubWith }]) =>
      clubWith(data, (letter) => arrived({ data, letter })),
    );
    before = made.catch(() => {});
    clubs.set(data, made);
    made.then(
      () => ready?.(),
      (error: unknown) => ready?.(error),
    );
    return made;
  };

  return {
    direct: false,
    fired: () => {},
    left: () => {},
    drawn: () => {},
    ...options,
    async answer(request) {
      const [, data, way, path] = below.exec(request.url) ?? [];
      if (!path) return new Response('Not found', { status: 404 });
      const { method, headers } = request;
      const body = method === 'GET' || method === 'HEAD' ? null : await request.text();
      return ways[way as Way](new Request(`${location.origin}${path}`, { method, headers, body }), () =>
        clubOf(data as Data),
      );
    },
    prepared: clubOf,
    nextToken: (data, email) =>
      new Promise((resolve) => {
        const hears = (mail: Mail): void => {
          const token = tokenIn(mail.letter);
          if (mail.data !== data || mail.letter.to.address !== email || !token) return;
          waiting.delete(hears);
          resolve(token);
        };
        waiting.add(hears);
      }),
  };
}
