import type { JsonObject } from './schema';

const text = (description: string, example: string): JsonObject => ({
  description,
  schema: { type: 'string' },
  example,
});

/** The headers of responses. */
export const HEADERS = {
  'X-Request-Id': text(
    'The id of this request in our logs: the one sent, if it is 8 to 64 letters, digits, `_` or `-`, otherwise a new one.',
    '6f1c2a34-9d0e-4b57-8a6c-2f4d1e9b7c05',
  ),
  'X-Event-Code': text('The event code of the error, also if the body has none.', 'ERMPAP'),
  RateLimit: text(
    'Remaining requests (draft-ietf-httpapi-ratelimit-headers): `r` requests in the next `t` seconds.',
    '"read";r=11987;t=42',
  ),
  'RateLimit-Policy': text(
    'The limit of this class of routes: `q` requests in `w` seconds.',
    '"read";q=12000;w=60',
  ),
  'Retry-After': {
    description: 'Seconds to wait before a retry.',
    schema: { type: 'integer', minimum: 0 },
    example: 5,
  },
  ETag: text(
    'The version of the claim. Sent as `If-None-Match`, an unchanged claim is a 304 without a body.',
    'W/"1842"',
  ),
  Link: text(
    '`rel="next"`: the URL of the next page (RFC 8288); absent on the last one.',
    '</api/client_reference?limit=25&cursor=48213>; rel="next"',
  ),
  'Ignored-Fields': text(
    'The fields of the body that the operation does not know, percent-encoded: they were ignored. At most 20; absent if there is none.',
    'colour, size',
  ),
  'Idempotent-Replayed': text(
    '`true`: the stored response to an earlier request with this `Idempotency-Key`; otherwise absent.',
    'true',
  ),
  'Preference-Applied': text(
    '`respond-async`: the preference was applied (RFC 7240).',
    'respond-async',
  ),
  Location: text(
    'The path of the state of the job.',
    '/api/client_reference/48213/report/job/50051',
  ),
  'WWW-Authenticate': text('The scheme to use.', 'apiKey'),
  Allow: text('The methods of the path; with GET there is HEAD.', 'GET, HEAD, POST'),
  'X-Portal-Language': text(
    'The language of the link, for pages that cannot show the claim; absent if the token is unknown or replaced, or the request has another error.',
    'da',
  ),
  'X-Portal-Insurer': text(
    'The name of the insurer, percent-encoded UTF-8, for pages that cannot show the claim; absent where `X-Portal-Language` is.',
    'Nordlys%20Forsikring',
  ),
  Deprecation: text('Sent for the deprecated bearer style (RFC 9745).', '@1640995200'),
} as const satisfies Record<string, JsonObject>;

export type HeaderName = keyof typeof HEADERS;

/** Headers as references to `components/headers`. */
export const headers = (...names: readonly HeaderName[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
