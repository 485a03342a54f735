import type { CodeLocation } from '@/lib/contract/operation';
import type { FaultKind } from '@/lib/shared/fault';

interface KindText {
  /** What it means, whatever the operation. Markdown, as everything here. */
  readonly means: string;
  readonly remedy: string;
  /** Whether the same request may be sent again. */
  readonly again: string;
}

const NOT_AS_IT_IS =
  'Not as it is: the same request gets the same answer. Nothing was changed by it.';

/** One entry per kind of fault: a new kind does not compile without its words. */
export const KIND_TEXTS: Readonly<Record<FaultKind, KindText>> = {
  unauthenticated: {
    means:
      'The service does not know who is calling. One text covers every reason: no header, another form than `apiKey <key>`, an unknown, expired or revoked key.',
    remedy:
      'Send `Authorization: apiKey <key>`: the word `apiKey`, one space, the key. If it worked before, the key has expired or was revoked; ask for another.',
    again: 'Only with another key.',
  },
  forbidden: {
    means: 'The service knows the caller, and the caller may not do this.',
    remedy:
      'Check that the key may act for the client that `client_id` names, and that it has the scope that the operation needs (`read`, `write` or `admin`).',
    again: NOT_AS_IT_IS,
  },
  missing: {
    means: 'Something required was not sent. An empty text and `null` count as not sent.',
    remedy:
      'Add what `event_dict.description` names: each missing field is listed as `<field> : field required`, several are joined by `; `.',
    again: NOT_AS_IT_IS,
  },
  invalid: {
    means:
      'Something was sent in a form that cannot be read: broken JSON, a text where an integer belongs, a day that no calendar has.',
    remedy: 'Correct the type or the format of what `event_dict.description` names.',
    again: NOT_AS_IT_IS,
  },
  wrong: {
    means:
      'The form is right, the value is not: it names something that does not exist, or lies outside what is allowed.',
    remedy: 'Correct the value that `event_dict.description` names.',
    again: NOT_AS_IT_IS,
  },
  not_found: {
    means:
      'What the address names is not there. What belongs to another client is answered in the same words, byte for byte, as what never existed.',
    remedy: 'Check the ids in the path, and that the call acts for the client that they belong to.',
    again: NOT_AS_IT_IS,
  },
  not_allowed: {
    means: 'The path exists, with other methods.',
    remedy: 'Use a method that the `Allow` header lists; where there is GET there is HEAD.',
    again: NOT_AS_IT_IS,
  },
  exists: {
    means: 'It would be there twice.',
    remedy:
      'Use what is there already, or choose another name. To make creating safe against repetition, send an [Idempotency-Key](/docs/guide/idempotency).',
    again: NOT_AS_IT_IS,
  },
  changed: {
    means:
      'Somebody else changed it since you read it, and your change would have overwritten theirs.',
    remedy: 'Read it again, make your change to what is there now, and name its `revision`.',
    again: NOT_AS_IT_IS,
  },
  running: {
    means:
      'Another copy of this request, under the same `Idempotency-Key`, is still being worked on.',
    remedy:
      'Wait as long as `Retry-After` says and send the same request under the same key: you get the answer of the first copy.',
    again: 'Yes, after `Retry-After`, with the same key.',
  },
  too_large: {
    means:
      'The body, or a file in it, is larger than what is accepted: 1 MiB of JSON, 15 MB a file, 60 MiB an upload; an inventory 10 MB, 5,000 rows and 64 MiB unpacked.',
    remedy: 'Send less: fewer files per request, or the photo with fewer pixels.',
    again: NOT_AS_IT_IS,
  },
  unsupported: {
    means:
      'A file is none of JPEG, PNG, WebP, HEIC and PDF, or the upload is not `multipart/form-data`; an inventory is neither CSV nor XLSX. The bytes decide, not the name.',
    remedy: 'Convert the file, or send the upload as a form.',
    again: NOT_AS_IT_IS,
  },
  undecodable: {
    means:
      'A file says that it is a picture or a PDF and cannot be used as one: cut off, damaged, or beyond 50 megapixels or 16,384 pixels a side.',
    remedy: 'Send the original again; scale it down if it is too large.',
    again: NOT_AS_IT_IS,
  },
  reused: {
    means: 'This `Idempotency-Key` was used for another request within 24 hours.',
    remedy: 'Take a new key for every new request; keep the key only when you repeat the same one.',
    again: 'With a new key.',
  },
  rate_limited: {
    means: 'The key has sent more requests of this class in a minute than it may.',
    remedy:
      'Wait as long as `Retry-After` says. The `RateLimit` header of every answer tells how many are left; see [rate limits](/docs/guide/rate-limits).',
    again: 'Yes, after `Retry-After`.',
  },
  broken: {
    means:
      'The fault is ours. The text says no more than the request id, which is in the `X-Request-Id` header too.',
    remedy: 'Try again; if it stays, tell support the request id.',
    again:
      'Yes. A POST under an [Idempotency-Key](/docs/guide/idempotency) is done once, however often you repeat it.',
  },
  unavailable: {
    means:
      'Something that the service needs is away or busy: the database, the disk, the picture processes. Nothing was changed.',
    remedy: 'Wait as long as `Retry-After` says and try again, each time a little later.',
    again: 'Yes, after `Retry-After`.',
  },
};

/** Where the error lies, as the end of "Where it lies: …". */
export const LOCATION_NAMES: Readonly<Record<CodeLocation, string>> = {
  '00': 'the claim as a whole, or the request in general',
  '01': 'the path itself, before any operation is chosen',
  '02': 'what the caller may use',
  AP: 'an appraisal of a claim',
  AT: 'an attachment',
  CR: 'the client reference (the claim) that is created or listed',
  CS: 'the category of a product search',
  IK: 'the Idempotency-Key',
  PR: '`/prices`',
  PS: '`/product_search`',
  SS: '`/search_suggestion`',
};

/** What only this code has to say. A code without an entry needs none. */
export const NOTES: Readonly<Record<string, string>> = {
  ERMP00:
    'Most often `client_id`: a key that may act for several clients has to name one on each request, in the query or in the body. See [authentication](/docs/guide/authentication).',
  ERMPAP: 'The deprecated root key `error` says the same as `event_dict.description`.',
  ERIT02:
    "On the two forensics routes (results and clear) a claim that is missing or another client's is answered with this code too, so that nobody learns which claims exist. Setting an appraisal status, where that feature is not enabled for the client, is answered 403 with a body of its own: `{title, description}`.",
  ERIP00:
    'Clearing a verdict with an invalid body is answered 400 with a body of its own: `{title: "Invalid mark-clean payload", description: "<field>: Field required"}`.',
  ERNF00:
    'Clearing a verdict that is not complete is answered 404 with a body of its own: `{error: "Not Found", description: "No completed forensics verdict for attachment \'<file name>\'"}`.',
  ERNFAP:
    'Creating an appraisal and deleting an ACV say this for the claim too, not only for the appraisal.',
  ERNF01: 'There is no version in the path: addresses begin with `/api`.',
};
