import { type Problem, problem, problemOf } from '@/lib/shared/reasons';
import { commonErrorBody, errorTypeOf, eventCode } from '@/lib/contract/error-codes';
import { refusalsOf } from '@/lib/contract/openapi/refusals';
import type { CodeLocation, Location, Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import type { FaultKind } from '@/lib/shared/fault';

/** One situation in which a code is returned. */
export interface Occasion {
  /** `POST /client_reference`, or a description of paths that belong to no operation. */
  readonly where: string;
  readonly kind: FaultKind;
  readonly status: number;
  readonly when: string;
  readonly body: object;
  /** The body contains no code, but the `Link` header points to this page. */
  readonly isOdd: boolean;
}

export interface ErrorCode {
  readonly code: string;
  /** Positions 3-4. */
  readonly type: string;
  readonly location: CodeLocation;
  readonly occasions: readonly Occasion[];
}

interface Elsewhere {
  readonly where: string;
  readonly kind: FaultKind;
  readonly location: Location;
  readonly when: string;
  readonly example: Problem;
}

/** Errors returned before an operation is chosen, or by a route outside the API. */
const BESIDE_THE_OPERATIONS: readonly Elsewhere[] = [
  {
    where: 'Any path',
    kind: 'not_found',
    location: '01',
    when: 'there is no such path below `/api`',
    example: problem('no_such_path'),
  },
  {
    where: 'Any path',
    kind: 'invalid',
    location: '01',
    when: 'the path has a malformed percent encoding, the `Host` header is missing, or it is not a valid HTTP request',
    example: problem('path_malformed'),
  },
  {
    where: 'Any path',
    kind: 'not_allowed',
    location: '01',
    when: 'no operation has this path, and the method is unknown (TRACE)',
    example: problem('method_not_allowed', { method: 'TRACE', allowed: 'GET, HEAD' }),
  },
  {
    where: 'GET {files_url}/reports/{file_name}',
    kind: 'not_found',
    location: '00',
    when: 'the report does not exist, has expired or was revoked',
    example: problem('report_not_found'),
  },
];

const lookup = (path: string, location: Location): Elsewhere[] => [
  {
    where: path,
    kind: 'missing',
    location,
    when: 'a required parameter is missing',
    example: problemOf('query', 'required'),
  },
  {
    where: path,
    kind: 'invalid',
    location,
    when: 'a parameter has the wrong type',
    example: problemOf('limit', 'not_an_integer'),
  },
  {
    where: path,
    kind: 'wrong',
    location,
    when: 'a parameter has a value that is not allowed',
    example: problemOf('limit', 'too_big', { limit: 20 }),
  },
  {
    where: path,
    kind: 'not_allowed',
    location,
    when: 'the path has only GET, HEAD',
    example: problem('method_not_allowed', { method: 'POST', allowed: 'GET, HEAD' }),
  },
];

/**
 * The service description lists codes for product lookups without an operation here. An entry is
 * unused once its operation exists.
 */
const LOOKUPS: readonly Elsewhere[] = [
  ...lookup('GET /search_suggestion', 'SS'),
  ...lookup('GET /product_search', 'PS'),
  ...lookup('GET /prices', 'PR'),
  {
    where: 'GET /prices',
    kind: 'not_found',
    location: 'PR',
    when: 'there is no product with this pid',
    example: problem('product_not_found'),
  },
  {
    where: 'Every product lookup',
    kind: 'invalid',
    location: 'CS',
    when: '`client_category_id` is not an integer',
    example: problemOf('client_category_id', 'not_an_integer'),
  },
];

const all: readonly Operation[] = operations;

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

function ofOperations(): [string, CodeLocation, Occasion][] {
  return all.flatMap((operation) =>
    refusalsOf(operation, all).map(
      ({ kind, status, code, when, body }): [string, CodeLocation, Occasion] => {
        const composed = code ?? eventCode(kind, operation.location);
        return [
          composed,
          composed.slice(4) as CodeLocation,
          { where: nameOf(operation), kind, status, when, body, isOdd: code === null },
        ];
      },
    ),
  );
}

function ofElsewhere(): [string, CodeLocation, Occasion][] {
  const present = new Set<Location>(all.map(({ location }) => location));
  return [
    ...BESIDE_THE_OPERATIONS,
    ...LOOKUPS.filter(({ location }) => !present.has(location)),
  ].map(({ where, kind, location, when, example }) => [
    eventCode(kind, location),
    location,
    {
      where,
      kind,
      status: errorTypeOf(kind).status,
      when,
      body: commonErrorBody(kind, location, [example]),
      isOdd: false,
    },
  ]);
}

function gather(): ReadonlyMap<string, ErrorCode> {
  const found = new Map<string, ErrorCode>();
  for (const [code, location, occasion] of [...ofOperations(), ...ofElsewhere()]) {
    const occasions = [...(found.get(code)?.occasions ?? []), occasion];
    found.set(code, { code, type: code.slice(2, 4), location, occasions });
  }
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other, 'en')));
}

/**
 * Every code that the service returns, derived from the faults that operations declare: type ×
 * location, combined by the table of the contract.
 */
export const ERROR_CODES: ReadonlyMap<string, ErrorCode> = gather();

export const kindsOf = ({ occasions }: ErrorCode): FaultKind[] => [
  ...new Set(occasions.map(({ kind }) => kind)),
];

export const statusesOf = ({ occasions }: ErrorCode): number[] =>
  [...new Set(occasions.map(({ status }) => status))].sort((one, other) => one - other);

/** The title of the first kind, which is the most frequent `event_dict.title`. */
export const titleOf = (code: ErrorCode): string =>
  [...new Set(kindsOf(code).map((kind) => errorTypeOf(kind).title))].join(' · ');
