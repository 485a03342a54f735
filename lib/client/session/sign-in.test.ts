import { expect, test } from 'vitest';
import { outcomeOf } from './sign-in';

test('a locked sign-in says for how long', () => {
  expect(outcomeOf('TooManyAttempts:840', false)).toEqual({
    kind: 'locked',
    retryAfterSeconds: 840,
  });
});
test('a wrong password is distinguished from a fault of the service', () => {
  expect(outcomeOf('CredentialsSignin', false).kind).toBe('refused');
  expect(outcomeOf('Configuration', false).kind).toBe('broken');
  expect(outcomeOf(null, false).kind).toBe('broken');
});
test('a successful response without an error is a sign-in', () => {
  expect(outcomeOf(null, true).kind).toBe('done');
});
