import { loadFaultMessages, setFaultLanguage } from './fault-messages';
import { messagesOf } from '@/lib/i18n/messages';
import { loadReasonTranslator } from '@/lib/i18n/load-reasons';
import { STATUS_FEATURE_OFF } from '@/lib/contract/error-bodies';
import { commonErrorBody } from '@/lib/contract/error-codes';
import { problemOf } from '@/lib/shared/reasons';
import { beforeAll, describe, expect, test } from 'vitest';
import { ApiError, apiErrorOf, fieldErrorsOf } from './api-error';

const missing = commonErrorBody('missing', 'AP', [
  problemOf('cpid', 'required'),
  problemOf('rpid', 'required'),
]);

beforeAll(async () => {
  setFaultLanguage(messagesOf('en'), 'en', loadReasonTranslator);
  await loadFaultMessages();
});

describe('the message of an error', () => {
  test('missing parameters are reported field by field', () => {
    expect(fieldErrorsOf(apiErrorOf(400, '', missing, 'r'))).toEqual({
      cpid: 'field required',
      rpid: 'field required',
    });
  });
  test('a wrong value is reported at its field', () => {
    const body = commonErrorBody('wrong', 'AP', [problemOf('cpid', 'unknown_product')]);
    expect(fieldErrorsOf(apiErrorOf(400, '', body, null))).toEqual({
      cpid: 'is not a product of the catalogue',
    });
  });
  test('the body of a switched-off feature has no code and is shown by its description', () => {
    expect(apiErrorOf(403, 'Forbidden', STATUS_FEATURE_OFF, null)).toMatchObject({
      code: undefined,
      message: STATUS_FEATURE_OFF.description,
    });
  });
  test('a proxy page without JSON falls back to the status', () => {
    expect(apiErrorOf(502, 'Bad Gateway', undefined, null).message).toBe(
      messagesOf('en').faults.unavailable,
    );
  });
});

test('a server error belongs to no field', () => {
  expect(fieldErrorsOf(new ApiError(500, 'ERSE00', 'cpid : broke', null))).toEqual({});
  expect(fieldErrorsOf(new Error('cpid : broke'))).toEqual({});
});
