export { readBody, type ReadBody } from './body.js';
export { digest, sealWith, type Seal } from './digest.js';
export { revalidated } from './etag.js';
export { faults, titles } from './faults.js';
export { onceWith, type Outcome, type Written } from './idempotency.js';
export { limiterOf, standardRates, unlimited, type Rates, type Take } from './rates.js';
export { needsAnotherLook, Refusal } from './refusal.js';
export { decoded, notFound, patternOf, routerOf, type Match } from './router.js';
export { securityHeaders, strictTransport } from './security-headers.js';
