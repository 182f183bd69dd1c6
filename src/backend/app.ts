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
  /** How often one may ask, where that is not the standard; false for as often as one likes. */
  rates?: Partial<Rates> | false;
  /** Hears of what went wrong on our side. */
  report?: (error: unknown) => void;
  /** Hears of registrations; not of whom. */
  heard?: (news: News) => void;
}

/** Service, gate and pages behind one address: the whole backend as a function, wherever it runs. */
export async function appOf({
  store,
  origin,
  clock = Date.now,
  rates = {},
  report = () => {},
  heard = () => {},
}: AppOptions): Promise<Backend> {
  await loadRegions();
  const addresses: Addresses = addressesAt(origin);
  const seal = sealWith(await store.settings.secret());
  const limits = rates && { store, seal, clock, rates: { ...standardRates, ...rates }, report };
  const take = limits ? limiterOf(limits) : unlimited;
  const suspicion = limits ? suspicionIn(limits) : unsuspecting;
  const keys = standingKeys(['events:read', 'columns:read', 'registrations:write']);
  const api = serviceOf({ mount: '/api', store, seal, addresses, clock, standing: keys.byHash, take, report });

  const clients = new Map<string, Promise<Client<Service>>>();
  const clientFor = (workspace: Workspace): Promise<Client<Service>> => {
    const known = clients.get(workspace.id);
    if (known) return known;
    const made = keys
      .keyOf(workspace)
      .then((key) => serviceClient({ base: 'http://service.invalid/api', key, fetch: api }));
    clients.set(workspace.id, made);
    return made;
  };

  const visitors = gateOf({
    mount: '/public',
    store,
    upstream: clientFor,
    addresses,
    seal,
    clock,
    take,
    suspicion,
    report,
    heard,
  });
  const documentation = documentationOf(addresses);
  const pages = pagesOf({ gate: visitors, addresses });

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
    throw notFound();
  };
  return strictTransport(origin)(securityHeaders(faults(report, store.unavailable)(answer)));
}
