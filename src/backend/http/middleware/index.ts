export { readBody, readBytes, type ReadBody } from './request-body.js';
export { canonicalAddresses } from './canonical-addresses.js';
export { canonicalJson } from './canonical-json.js';
export { jsonWithEtag, respondUnlessMatched } from './etag.js';
export { errorHandler, problemResponse, statusTitles } from './problem-details.js';
export { JSON_CONTENT_TYPE, jsonResponse, MIN_COMPRESSED_BYTES } from './json-response.js';
export { idempotentWrites, type Outcome, type WriteResult } from './idempotency.js';
export { checkQuery } from './query-parameters.js';
export { rateLimiter, noRateLimit, type ConsumeRate } from './rate-limiter.js';
export { standardRates, type Rates } from './standard-rates.js';
export { noteRate, rateHeaders, rateHeadersOf, type RateStatus } from './rate-headers.js';
export { unprocessable, Refusal } from './refusal.js';
export { retryAfter } from './retry-after.js';
export {
  decodePathSegment,
  methodNotAllowed,
  notFound,
  pathPattern,
  registerContract,
  type Match,
} from './contract-routes.js';
export { backendOf, createHono } from './hono-app.js';
export { securityHeaders, strictTransport } from './security-headers.js';
export { abuseScoreIn, noAbuseScore, type AbuseScore } from './abuse-score.js';
