import { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

const TYPES: Readonly<Record<string, string>> = {
  int: 'an integer', number: 'a number', string: 'text', boolean: 'true or false', array: 'a list', object: 'an object', record: 'an object', undefined: 'left out', null: 'null',
};

/** Of what a size counts: the length of a text, the entries of a list. */
const UNITS: Readonly<Record<string, string>> = { string: ' characters long', array: ' entries long', set: ' entries long' };

const FORMATS: Readonly<Record<string, string>> = { email: 'must be an e-mail address', datetime: 'must be an ISO 8601 time' };

/** The schema of an integer says of a text that a number was expected. */
const isInteger = (schema: unknown): boolean => schema instanceof z.ZodNumberFormat;

const bound = (least: boolean, inclusive: boolean) => (least ? (inclusive ? 'at least' : 'more than') : inclusive ? 'at most' : 'less than');

const sized = ({ origin, inclusive = true }: { readonly origin: string; readonly inclusive?: boolean | undefined }, size: number | bigint, least: boolean) =>
  `must be ${bound(least, inclusive)} ${size}${UNITS[origin] ?? ''}`;

const listed = (values: readonly unknown[]) => (values.length === 1 ? `must be ${JSON.stringify(values[0])}` : `must be one of ${values.map((value) => JSON.stringify(value)).join(', ')}`);

/**
 * What an integrator reads about a value that does not fit, where its field says nothing itself: what it must be, in the
 * words of JSON. Everything that checks a request uses it, so that no text is the schema library's own.
 */
export function issueWords(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type': return `must be ${TYPES[isInteger(issue.inst) ? 'int' : issue.expected] ?? 'of another type'}`;
    case 'too_big': return sized(issue, issue.maximum, false);
    case 'too_small': return sized(issue, issue.minimum, true);
    case 'invalid_value': return listed(issue.values);
    case 'invalid_format': return FORMATS[issue.format] ?? 'has the wrong form';
    case 'not_multiple_of': return `must be a multiple of ${issue.divisor}`;
    default: return 'is not usable';
  }
}
