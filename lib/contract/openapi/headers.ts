import type { JsonObject } from './schema';

const text = (description: string, example: string): JsonObject => ({
  description,
  schema: { type: 'string' },
  example,
});

/** What answers carry besides their body. */
export const HEADERS = {
  'X-Request-Id': text(
    'Names this request in our logs: the one that was sent, when it is 8 to 64 letters, digits, `_` or `-`, else one of ours.',
    '6f1c2a34-9d0e-4b57-8a6c-2f4d1e9b7c05',
  ),
  'X-Event-Code': text('The event code of the error, also where the body carries none.', 'ERMPAP'),
  RateLimit: text(
    'What is left of the limit (draft-ietf-httpapi-ratelimit-headers): `r` requests in the next `t` seconds.',
    '"read";r=11987;t=42',
  ),
  'RateLimit-Policy': text(
    'The limit that counts for this class of routes: `q` requests in `w` seconds.',
    '"read";q=12000;w=60',
  ),
  'Retry-After': {
    description: 'Seconds after which a new try makes sense.',
    schema: { type: 'integer', minimum: 0 },
    example: 5,
  },
  ETag: text(
    'The version of the claim that was read. Send it as `If-None-Match` and an unchanged claim is answered by 304 without a body.',
    'W/"1842"',
  ),
  Link: text(
    '`rel="next"`: the address of the next page (RFC 8288); absent on the last one.',
    '</api/client_reference?limit=25&cursor=48213>; rel="next"',
  ),
  'Idempotent-Replayed': text(
    '`true` when this is the kept answer to an earlier request with the same `Idempotency-Key`; absent otherwise.',
    'true',
  ),
  'Preference-Applied': text(
    '`respond-async`: the preference was honoured (RFC 7240).',
    'respond-async',
  ),
  Location: text(
    'The path at which can be asked how far it is.',
    '/api/client_reference/48213/report/job/50051',
  ),
  'WWW-Authenticate': text('The scheme to use.', 'apiKey'),
  Allow: text(
    'The methods that the path has; where there is GET there is HEAD.',
    'GET, HEAD, POST',
  ),
  'X-Portal-Language': text(
    'The language in which the insurer wrote to the policyholder, so that a page that cannot show the claim speaks it; absent for a token of nobody or one that was replaced, and where the request is at fault otherwise.',
    'da',
  ),
  'X-Portal-Insurer': text(
    'The name of the insurer, percent-encoded as UTF-8, so that a page that cannot show the claim says who sent the link; absent where `X-Portal-Language` is.',
    'Nordlys%20Forsikring',
  ),
  Deprecation: text('Sent when the deprecated bearer style was used (RFC 9745).', '@1640995200'),
} as const satisfies Record<string, JsonObject>;

export type HeaderName = keyof typeof HEADERS;

/** Headers as references to `components/headers`. */
export const headers = (...names: readonly HeaderName[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
