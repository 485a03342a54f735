import { cause } from './cause';
import { z } from 'zod';

const DEPRECATED =
  'Deprecated, for older callers: sent with every error. Read `event_dict.description`.';

/** One problem with a request. */
const problem = z
  .object({
    ...cause.shape,
    field: z
      .string()
      .nullable()
      .describe('The field with the problem, as `rules.0.name`; null for the request as a whole.'),
  })
  .meta({ id: 'Problem', description: 'One problem of a request.' });

/** The body of every error except the three for which the service description specifies another. */
export const errorBody = z
  .object({
    event_code: z.string().meta({
      pattern: '^ER[A-Z]{2}[A-Z0-9]{2}$',
      description:
        'Handle errors by this code: `ER` (severity ERROR), two letters for the type, two characters for the location.',
      examples: ['ERMPAP'],
    }),
    event_dict: z.object({
      event_severity: z.string().describe('Always `ERROR`.'),
      title: z.string().describe('The type of the error in words.'),
      description: z.string().describe('What is wrong, for people.'),
      ...problem.shape,
      problems: z
        .array(problem)
        .min(2)
        .optional()
        .describe('All problems, if there are several, in the order of the description.'),
    }),
    error: z.string().meta({ deprecated: true, description: DEPRECATED }),
    description: z.string().meta({ deprecated: true, description: DEPRECATED }),
  })
  .meta({ id: 'Error', description: 'The common error body.' });

/**
 * The body for an invalid request to clear a verdict, and for a status change without the feature.
 */
export const titledError = z.object({ title: z.string(), description: z.string() }).meta({
  id: 'ErrorWithTitle',
  description: 'An error body without an event code, of two operations.',
});

/** The body for clearing a verdict that is not complete. */
export const namedError = z.object({ error: z.string(), description: z.string() }).meta({
  id: 'ErrorWithName',
  description: 'An error body without an event code, when clearing a verdict.',
});

/** Texts of the bodies above, exactly as in the service description. */
export const MARK_CLEAN_TITLE = 'Invalid mark-clean payload';

export const noCompletedVerdict = (fileName: string) =>
  ({
    error: 'Not Found',
    description: `No completed forensics verdict for attachment '${fileName}'`,
  }) as const;

export const STATUS_FEATURE_OFF = {
  title: 'Appraisal status is not enabled',
  description:
    'Appraisal statuses are not enabled for this client. Please contact support to have them enabled.',
} as const;
