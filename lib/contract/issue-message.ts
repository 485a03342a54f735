import { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

const TYPES: Readonly<Record<string, string>> = {
  int: 'an integer',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  undefined: 'left out',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'must be an e-mail address',
  datetime: 'must be an ISO 8601 time',
};

/** The schema of an integer says of a text that a number was expected. */
const isInteger = (schema: unknown): boolean => schema instanceof z.ZodNumberFormat;

const bound = (isLeast: boolean, inclusive: boolean) =>
  isLeast ? (inclusive ? 'at least' : 'more than') : inclusive ? 'at most' : 'less than';

interface Bound {
  readonly origin: string;
  readonly inclusive?: boolean | undefined;
  readonly size: number | bigint;
  readonly isLeast: boolean;
}

function sized({ origin, inclusive = true, size, isLeast }: Bound): string {
  if (Math.abs(Number(size)) === Number.MAX_SAFE_INTEGER)
    return 'must be an integer of at most 15 digits';
  const limit = `${bound(isLeast, inclusive)} ${size}`;
  if (origin === 'array') return `must hold ${limit} ${size === 1 ? 'entry' : 'entries'}`;
  return origin === 'string' ? `must be ${limit} characters long` : `must be ${limit}`;
}

const listed = (values: readonly unknown[]) =>
  values.length === 1
    ? `must be ${JSON.stringify(values[0])}`
    : `must be one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;

/**
 * What an integrator reads about a value that does not fit, where its field says nothing itself: what it must be, in the
 * words of JSON. Everything that checks a request uses it, so that no text is the schema library's own.
 */
export function issueMessage(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[isInteger(issue.inst) ? 'int' : issue.expected] ?? 'of another type'}`;
    case 'too_big':
      return sized({ ...issue, size: issue.maximum, isLeast: false });
    case 'too_small':
      return sized({ ...issue, size: issue.minimum, isLeast: true });
    case 'invalid_value':
      return listed(issue.values);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'has the wrong form';
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return 'is not usable';
  }
}
