import { describe, expect, test } from 'vitest';
import { ApiError, apiErrorOf, fieldErrorsOf } from './api-error';

const missing = {
  event_code: 'ERMPAP',
  event_dict: { description: 'Required parameter missing' },
  error: 'cpid : field required; rpid : field required',
  description: 'Required parameter missing',
};

describe('what a refusal says', () => {
  test('missing parameters are told field by field', () => {
    expect(fieldErrorsOf(apiErrorOf(400, '', missing, 'r'))).toEqual({
      cpid: 'field required',
      rpid: 'field required',
    });
  });
  test('a wrong value is told at its field', () => {
    const body = {
      event_code: 'ERWPAP',
      event_dict: { description: 'cpid : is not a product' },
      error: 'x',
      description: 'cpid : is not a product',
    };
    expect(fieldErrorsOf(apiErrorOf(400, '', body, null))).toEqual({ cpid: 'is not a product' });
  });
  test('the body of a switched-off feature, without a code, gives its description', () => {
    expect(
      apiErrorOf(403, 'Forbidden', { title: 'Off', description: 'Please contact support.' }, null),
    ).toMatchObject({
      code: undefined,
      message: 'Please contact support.',
    });
  });
  test('a proxy page without JSON falls back to the status', () => {
    expect(apiErrorOf(502, 'Bad Gateway', undefined, null).message).toBe('Bad Gateway');
  });
});

test('only a 400 can belong to a field', () => {
  expect(fieldErrorsOf(new ApiError(500, 'ERSE00', 'cpid : broke', null))).toEqual({});
  expect(fieldErrorsOf(new Error('cpid : broke'))).toEqual({});
});
