import type { MiddlewareHandler } from 'hono';
import {
  backendOf,
  canonicalAddresses,
  createHono,
  errorHandler,
  Refusal,
  securityHeaders,
} from './middleware/index.js';
import type { Backend } from '../backend.js';
import type { gateOf } from '../gate/index.js';
import type { documentationOf } from '../openapi/index.js';
import type { pagesOf } from '../pages/index.js';
import type { serviceOf } from '../service/index.js';
import { overloadedResponse } from './load-shedding.js';

/** Refuses methods that a `Request` cannot have. */
const refuseMethods: MiddlewareHandler = async ({ req }, next) => {
  if (/^(TRACE|TRACK|CONNECT)$/i.test(req.method))
    throw new Refusal(405, 'There is no such method here.', [], { allow: 'GET, HEAD, POST, PUT, DELETE' });
  await next();
};

export interface AppRoutesOptions {
  /** The public origin of this installation. */
  readonly origin: string;
  /** The service; undefined where it is not served over the network. */
  readonly service:
    | { readonly api: ReturnType<typeof serviceOf>; readonly documentation: ReturnType<typeof documentationOf> }
    | undefined;
  readonly gate: ReturnType<typeof gateOf>;
  /** The hosted pages. */
  readonly pages: ReturnType<typeof pagesOf>;
  readonly report: (error: unknown) => void;
  /** Whether a later attempt may succeed. */
  readonly isUnavailable: (error: unknown) => boolean;
}

/** Service, gate and hosted pages at one origin. */
export function appRoutes({ origin, service, gate, pages, report, isUnavailable }: AppRoutesOptions): Backend {
  const app = createHono();
  app.onError(errorHandler(report, isUnavailable));
  app.use(securityHeaders(origin));
  app.use(refuseMethods);
  app.use(canonicalAddresses);
  if (service) {
    app.use('/api/*', async ({ req }, next) => service.documentation(req.raw) ?? next());
    app.route('/', service.api);
  }
  app.route('/', gate);
  app.route('/', pages);
  return backendOf(app);
}

/** Answers 503 without any look-up; hosted pages keep the values of a form, so that they can be sent again. */
export function overloadedRoutes({
  origin,
  pages,
  report,
}: Pick<AppRoutesOptions, 'origin' | 'pages' | 'report'>): Backend {
  const app = createHono();
  app.onError(errorHandler(report));
  app.use(securityHeaders(origin));
  app.route('/', pages);
  app.notFound(overloadedResponse);
  return backendOf(app);
}
