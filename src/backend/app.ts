import { serviceClient, type Client } from '../api/index.js';
import type { Service } from '../contract/index.js';
import { loadRegions } from '../fields/index.js';
import type { Workspace } from '../model/workspace.js';
import { addressesAt, urlOf, type Addresses, type Backend, type Clock, type News } from './backend.js';
import { gateOf } from './gate/index.js';
import {
  decoded,
  faults,
  limiterOf,
  notFound,
  Refusal,
  sealWith,
  securityHeaders,
  standardRates,
  strictTransport,
  suspicionIn,
  unlimited,
  unsuspecting,
  type Rates,
} from './layers/index.js';
import { mailingOf, nowhere, type Mailing, type Way } from './mail/index.js';
import { documentationOf } from './openapi/index.js';
import { pagesOf, pageStyle } from './pages/index.js';
import { serviceOf } from './service/index.js';
import { standingKeys } from './standing-keys.js';
import type { Store } from './store/index.js';

export interface AppOptions {
  store: Store;
  /** Where visitors reach this installation: `https://turnout.example.org`. */
  origin: string;
  clock?: Clock;
  /** Resolves after so many milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
  /** How often one may ask, where that is not the standard; false for as often as one likes. */
  rates?: Partial<Rates> | false;
  /** Hears of what went wrong on our side. */
  report?: (error: unknown) => void;
  /** Hears of registrations; not of whom. */
  heard?: (news: News) => void;
  /** How mails leave. Where absent they wait in the outbox. */
  way?: Way;
  /** Whom mails are from where a club has no address of its own, or may not send under it: `portal@turnout.example.org`. */
  mailFrom?: string;
}

const visitorScopes = ['events:read', 'columns:read', 'registrations:write'] as const;
const memberScopes = ['columns:read', 'persons:read', 'persons:write', 'portal_sessions:write'] as const;

/** The service of each workspace for those in the same process, with a key that nobody else has. */
function clientsOf(api: Backend, keys: ReturnType<typeof standingKeys>) {
  const clients = new Map<string, Promise<Client<Service>>>();
  return (workspace: Workspace): Promise<Client<Service>> => {
    const known = clients.get(workspace.id);
    if (known) return known;
    const made = keys
      .keyOf(workspace)
      .then((key) => serviceClient({ base: 'http://service.invalid/api', key, fetch: api }));
    clients.set(workspace.id, made);
    return made;
  };
}

/** The whole backend: what answers requests, and what sends mails meanwhile. */
export interface App {
  readonly backend: Backend;
  readonly mailing: Mailing;
}

/** What answers requests alone, for who sends no mails. */
export const appOf = async (options: AppOptions): Promise<Backend> => (await wholeAppOf(options)).backend;

/** Service, gate, pages and mails behind one address, wherever that is. */
export async function wholeAppOf({
  store,
  origin,
  clock = Date.now,
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  rates = {},
  report = () => {},
  heard = () => {},
  way = nowhere,
  mailFrom,
}: AppOptions): Promise<App> {
  await loadRegions();
  const addresses: Addresses = addressesAt(origin);
  const seal = sealWith(await store.settings.secret());
  const limits = rates && { store, seal, clock, rates: { ...standardRates, ...rates }, report };
  const take = limits ? limiterOf(limits) : unlimited;
  const suspicion = limits ? suspicionIn(limits) : unsuspecting;
  // whom visitors have to do with may register them; whom members have to do with may read and change members
  const keys = { visitors: standingKeys(visitorScopes), members: standingKeys(memberScopes) };
  const standing = (hash: string) => keys.visitors.byHash(hash) ?? keys.members.byHash(hash);
  const api = serviceOf({ mount: '/api', store, seal, addresses, clock, standing, take, report });
  const clientFor = clientsOf(api, keys.visitors);
  const members = clientsOf(api, keys.members);

  const visitors = gateOf({
    mount: '/public',
    store,
    upstream: clientFor,
    members,
    addresses,
    seal,
    clock,
    take,
    suspicion,
    report,
    heard,
  });
  const documentation = documentationOf(addresses);
  const pages = pagesOf({ gate: visitors, addresses, clock, wait });

  const answer: Backend = async (request) => {
    // methods that a Request cannot be made of
    if (/^(TRACE|TRACK|CONNECT)$/i.test(request.method))
      throw new Refusal(405, 'There is no such method here.', [], { allow: 'GET, HEAD, POST, PUT, DELETE' });
    const { pathname } = urlOf(request);
    const [, face = '', workspace, form, ...rest] = pathname.split('/');
    if (face === 'api') return documentation(request) ?? api(request);
    if (face === 'public') return visitors(request);
    if (pathname === '/portal.css')
      return new Response(pageStyle, {
        headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=3600' },
      });
    if (face === 'portal' && workspace && !rest.length && /^(GET|HEAD)$/.test(request.method))
      return form ? pages.form(request, decoded(workspace), decoded(form)) : pages.club(request, decoded(workspace));
    if (face === 'portal' && workspace && form && !rest.length && request.method === 'POST')
      return pages.posted(request, decoded(workspace), decoded(form));
    throw notFound();
  };
  const from = mailFrom === undefined ? {} : { from: mailFrom };
  const mailing = mailingOf({ store, members, way, take, clock, report, host: new URL(origin).hostname, ...from });
  return { backend: strictTransport(origin)(securityHeaders(faults(report, store.unavailable)(answer))), mailing };
}
