import { z } from 'zod';
import { type Reason, REASONS, type Values } from '@/lib/shared/reasons';

type RawIssue = z.core.$ZodRawIssue;
type Issue = z.core.$ZodIssue;

const TYPES: Readonly<Record<string, Reason>> = {
  int: 'not_an_integer',
  number: 'not_a_number',
  string: 'not_text',
  boolean: 'not_true_or_false',
  array: 'not_a_list',
  object: 'not_an_object',
  record: 'not_an_object',
  undefined: 'not_left_out',
  null: 'not_null',
};

const FORMATS: Readonly<Record<string, Reason>> = {
  email: 'not_an_email_address',
  datetime: 'not_a_time',
};

/** Given a text, the schema of an integer reports that a number was expected. */
const isInteger = (schema: unknown): boolean => schema instanceof z.ZodNumberFormat;

interface Bound {
  readonly origin: string;
  readonly inclusive?: boolean | undefined;
  readonly size: number | bigint;
}

const isSafeInteger = (size: number | bigint) => Math.abs(Number(size)) === Number.MAX_SAFE_INTEGER;

function tooBig({ origin, inclusive = true, size }: Bound): Reason {
  if (isSafeInteger(size)) return 'too_many_digits';
  if (origin === 'array') return 'too_many_entries';
  if (origin === 'string') return 'too_long';
  return inclusive ? 'too_big' : 'not_below';
}

function tooSmall({ origin, inclusive = true, size }: Bound): Reason {
  if (isSafeInteger(size)) return 'too_many_digits';
  if (origin === 'array') return size === 1 ? 'no_entry' : 'too_few_entries';
  if (origin === 'string') return 'too_short';
  return inclusive ? 'too_small' : 'not_above';
}

/**
 * The reason for a value that does not fit, if its schema names none. Every check of a request uses
 * it as its error map, so that callers never see a message of the schema library.
 */
export function issueReason(issue: RawIssue): Reason {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[isInteger(issue.inst) ? 'int' : issue.expected] ?? 'wrong_type';
    case 'too_big':
      return tooBig({ ...issue, size: issue.maximum });
    case 'too_small':
      return tooSmall({ ...issue, size: issue.minimum });
    case 'invalid_value':
      return issue.values.length === 1 ? 'not_equal' : 'not_one_of';
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'wrong_form';
    case 'not_multiple_of':
      return 'not_a_multiple';
    default:
      return 'not_usable';
  }
}

const isReason = (message: string): message is Reason => Object.hasOwn(REASONS, message);

const allowed = (values: readonly unknown[]): Values => {
  const shown = values.map((value) => JSON.stringify(value)).join(', ');
  return { value: shown, values: shown };
};

const valuesOf = (issue: Issue): Values => {
  switch (issue.code) {
    case 'too_big':
      return { limit: Number(issue.maximum) };
    case 'too_small':
      return { limit: Number(issue.minimum) };
    case 'invalid_value':
      return allowed(issue.values);
    case 'not_multiple_of':
      return { step: issue.divisor };
    case 'custom':
      return (issue.params?.['values'] as Values | undefined) ?? {};
    default:
      return {};
  }
};

/**
 * Converts an issue to the reason that its message names, with the values for the reason's
 * template.
 */
export function problemOfIssue(issue: Issue): { reason: Reason; values: Values } {
  const reason = isReason(issue.message) ? issue.message : 'not_usable';
  const named = valuesOf(issue);
  const values = Object.fromEntries(
    Object.entries(named).filter(
      ([name]) => REASONS[reason].includes(`{${name}}`) || REASONS[reason].includes(`{${name}:`),
    ),
  );
  return { reason, values };
}
