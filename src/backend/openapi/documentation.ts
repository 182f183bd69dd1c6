import { urlOf, type Addresses } from '../backend.js';
import { Refusal, jsonWithEtag } from '../http/middleware/index.js';
import { openapiOf } from './document.js';
import { referenceOf } from './reference-page.js';

/** Serves the documentation without a key: `/api/openapi.json` and the page `/api`. Undefined for any other address. */
export function documentationOf(addresses: Addresses) {
  const document = openapiOf(addresses);
  const reference = referenceOf(document);
  return (request: Request): Promise<Response> | undefined => {
    const { pathname } = urlOf(request);
    if (!/^\/api(\/|\/openapi\.json)?$/.test(pathname)) return undefined;
    if (!/^(GET|HEAD)$/.test(request.method))
      throw new Refusal(405, 'This address answers to GET.', [], { allow: 'GET, HEAD' });
    return pathname.endsWith('.json') ? jsonWithEtag(request, document) : reference(request);
  };
}
