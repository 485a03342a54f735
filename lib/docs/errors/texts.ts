import type { CodeLocation } from '@/lib/contract/operation';
import type { FaultKind } from '@/lib/shared/fault';

interface KindText {
  /** The meaning of the error in any operation, as Markdown like the other texts here. */
  readonly means: string;
  readonly remedy: string;
  /** Whether the client may repeat the same request. */
  readonly again: string;
}

const NOT_AS_IT_IS = 'Not unchanged: the same request gets the same response. Nothing was changed.';

/** One entry per kind of fault. A new kind without a text does not compile. */
export const KIND_TEXTS: Readonly<Record<FaultKind, KindText>> = {
  unauthenticated: {
    means:
      'The caller is unknown. One text covers all cases: no header, another form than `apiKey <key>`, an unknown, expired or revoked key.',
    remedy:
      'Send `Authorization: apiKey <key>`: the word `apiKey`, one space, the key. If it worked before, the key has expired or was revoked; get another one.',
    again: 'Only with another key.',
  },
  forbidden: {
    means: 'The caller is known but not allowed to do this.',
    remedy:
      'Check that the key has access to the client in `client_id`, and that it has the scope of the operation (`read`, `write` or `admin`).',
    again: NOT_AS_IT_IS,
  },
  missing: {
    means: 'A required value is missing. An empty text and `null` count as missing.',
    remedy:
      'Add the fields named by `event_dict.field`, or by `event_dict.problems` if there are several.',
    again: NOT_AS_IT_IS,
  },
  invalid: {
    means:
      'A value is malformed: invalid JSON, a text instead of an integer, a date that does not exist.',
    remedy:
      'Correct the type or the format of the fields named by `event_dict.field` or `event_dict.problems`.',
    again: NOT_AS_IT_IS,
  },
  wrong: {
    means:
      'A value is well-formed but not allowed: it refers to something that does not exist, or is out of range.',
    remedy:
      'Correct the values of the fields named by `event_dict.field` or `event_dict.problems`.',
    again: NOT_AS_IT_IS,
  },
  not_found: {
    means:
      'The resource does not exist. A resource of another client gets the same response, byte for byte.',
    remedy: 'Check the ids in the path, and that the request is for the client they belong to.',
    again: NOT_AS_IT_IS,
  },
  not_allowed: {
    means: 'The path has other methods.',
    remedy: 'Use a method in the `Allow` header; with GET there is HEAD.',
    again: NOT_AS_IT_IS,
  },
  exists: {
    means: 'It exists already.',
    remedy:
      'Use the existing one, or choose another name. To create safely with retries, send an [Idempotency-Key](/docs/guide/idempotency).',
    again: NOT_AS_IT_IS,
  },
  changed: {
    means: 'Somebody else has changed it since you read it. Your change would overwrite theirs.',
    remedy: 'Read it again, apply your change to the current version, and send its `revision`.',
    again: NOT_AS_IT_IS,
  },
  locked: {
    means: 'It is paid, and what is paid does not change.',
    remedy: 'Set the status back first, if the payment was a mistake.',
    again: NOT_AS_IT_IS,
  },
  running: {
    means: 'A request with the same `Idempotency-Key` is still being processed.',
    remedy:
      'Wait for `Retry-After` and send the same request with the same key: you get the response of the first one.',
    again: 'Yes, after `Retry-After`, with the same key.',
  },
  too_large: {
    means:
      'The body or a file in it is too large. Limits: 1 MiB of JSON, 15 MB per file, 60 MiB per upload; an inventory 10 MB, 5,000 rows and 64 MiB unpacked.',
    remedy: 'Send fewer files per request, or a photo with fewer pixels.',
    again: NOT_AS_IT_IS,
  },
  unsupported: {
    means:
      'A file is not a JPEG, PNG, WebP, HEIC or PDF, or the upload is not `multipart/form-data`; an inventory is not CSV or XLSX. The type is detected from the bytes, not the name.',
    remedy: 'Convert the file, or send the upload as a form.',
    again: NOT_AS_IT_IS,
  },
  undecodable: {
    means:
      'A picture or PDF cannot be decoded: it is truncated, damaged, or larger than 50 megapixels or 16,384 pixels a side.',
    remedy: 'Send the original again; scale it down if it is too large.',
    again: NOT_AS_IT_IS,
  },
  reused: {
    means: 'This `Idempotency-Key` was used for another request within 24 hours.',
    remedy: 'Use a new key for each request, and the same key only to retry.',
    again: 'With a new key.',
  },
  rate_limited: {
    means: 'The key has exceeded the rate limit of this class of routes.',
    remedy:
      'Wait for `Retry-After`. The `RateLimit` header of every response has the remaining requests; see [rate limits](/docs/guide/rate-limits).',
    again: 'Yes, after `Retry-After`.',
  },
  broken: {
    means:
      'An error in the service. The text has the request id, as does the `X-Request-Id` header.',
    remedy: 'Try again. If it persists, give support the request id.',
    again:
      'Yes. A POST with an [Idempotency-Key](/docs/guide/idempotency) takes effect once, however often it is sent.',
  },
  unavailable: {
    means:
      'A dependency of the service is down or busy: the database, the disk, the picture processes. Nothing was changed.',
    remedy: 'Wait for `Retry-After` and try again, with increasing delays.',
    again: 'Yes, after `Retry-After`.',
  },
};

/** The location of the error, to complete the sentence "Where it lies: …". */
export const LOCATION_NAMES: Readonly<Record<CodeLocation, string>> = {
  '00': 'the claim, or the request in general',
  '01': 'the path, before an operation is found',
  '02': "the caller's permissions",
  AP: 'an appraisal of a claim',
  AT: 'an attachment',
  CR: 'the client reference (claim) to create or list',
  CS: 'the category of a product search',
  IK: 'the Idempotency-Key',
  PR: '`/prices`',
  PS: '`/product_search`',
  SS: '`/search_suggestion`',
};

/** Notes for single codes. Most codes have none. */
export const NOTES: Readonly<Record<string, string>> = {
  ERMP00:
    'Usually `client_id`: a key for several clients must send one with each request, in the query or in the body. See [authentication](/docs/guide/authentication).',
  ERMPAP: 'The deprecated root key `error` has the same text as `event_dict.description`.',
  ERIT02:
    'The forensics routes (results and clear) also use this code for a missing claim or a claim of another client, so as not to reveal which claims exist. Setting a status while the feature is off is a 403 with another body: `{title, description}`.',
  ERIP00:
    'Clearing a verdict with an invalid body is a 400 with another body: `{title: "Invalid mark-clean payload", description: "<field>: Field required"}`.',
  ERNF00:
    'Clearing a verdict that is not complete is a 404 with another body: `{error: "Not Found", description: "No completed forensics verdict for attachment \'<file name>\'"}`.',
  ERNFAP: 'Creating an appraisal and deleting an ACV also use this code for the claim.',
  ERNF01: 'There is no version in the path: paths begin with `/api`.',
};
