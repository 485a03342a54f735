import { expect, test } from 'vitest';
import { outcomeOf } from './sign-in';

test('a locked sign-in tells for how long', () => {
  expect(outcomeOf('TooManyAttempts:840', false)).toEqual({
    kind: 'locked',
    retryAfterSeconds: 840,
  });
});
test('a wrong password is told apart from a fault of the service', () => {
  expect(outcomeOf('CredentialsSignin', false).kind).toBe('refused');
  expect(outcomeOf('Configuration', false).kind).toBe('broken');
  expect(outcomeOf(null, false).kind).toBe('broken');
});
test('no error and a good answer is a sign-in', () => {
  expect(outcomeOf(null, true).kind).toBe('done');
});
