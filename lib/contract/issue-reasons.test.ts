import { expect, it } from 'vitest';
import { z } from 'zod';
import { descriptionOf, reason } from '@/lib/shared/reasons';
import { issueReason, problemOfIssue } from './issue-reasons';

const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema
    .safeParse(value, { error: issueReason })
    .error?.issues.map((issue) => descriptionOf([{ field: null, ...problemOfIssue(issue) }]));

it.each<[string, z.ZodType, unknown]>([
  ['must be an integer', z.int(), 'x'],
  ['must be an integer', z.int(), 1.5],
  ['must be a number', z.number(), 'x'],
  ['must be text', z.string(), 1],
  ['must be true or false', z.boolean(), 'true'],
  ['must be a list', z.array(z.int()), {}],
  ['must be an object', z.object({}), []],
  ['must be an object', z.record(z.string(), z.int()), 1],
  ['must be at most 100', z.int().max(100), 101],
  ['must be at least 1', z.int().min(1), 0],
  ['must be less than 1', z.number().lt(1), 1],
  ['must be more than 1', z.number().gt(1), 1],
  ['must be an integer of at most 15 digits', z.int(), 2 ** 60],
  ['must be an integer of at most 15 digits', z.int(), -(2 ** 60)],
  ['must be at most 3 characters long', z.string().max(3), 'four'],
  ['must have at least 1 entry', z.array(z.int()).min(1), []],
  ['must have at most 2 entries', z.array(z.int()).max(2), [1, 2, 3]],
  ['must be one of "a", "b"', z.enum(['a', 'b']), 'c'],
  ['must be true', z.literal(true), false],
  ['must be an e-mail address', z.email(), 'x'],
  ['must be an ISO 8601 time', z.iso.datetime(), 'x'],
  ['has the wrong format', z.string().regex(/a/), 'x'],
  ['must be a multiple of 5', z.number().multipleOf(5), 3],
])('%s', (message, schema, value) => {
  expect(messagesOf(schema, value)).toEqual([message]);
});

it('a reason named by the schema takes precedence', () => {
  expect(messagesOf(z.int().max(5, reason('in_the_future')), 6)).toEqual(['is in the future']);
});

it('a message that is not a reason is never shown', () => {
  expect(messagesOf(z.int().max(5, 'of its own'), 6)).toEqual(['is not valid']);
});
