import { expect, test } from 'vitest';
import { messagesOf } from '@/lib/i18n/messages';
import { ApiError, apiErrorOf } from './api-error';
import { speakFaults } from './fault-words';

const refusal = { event_code: 'ERIT02', description: 'the key lacks the scope write' };
const invalid = { event_code: 'ERWPAC', description: 'reason : field required' };

test('what the service answers everywhere is told in the language of the desk, what names a field stays as it is', () => {
  speakFaults(messagesOf('de').faults, 'de');
  expect(new ApiError(0, undefined, 'The service could not be reached', null).message).toBe('Der Dienst war nicht erreichbar');
  expect(apiErrorOf(403, 'Forbidden', refusal, null).message).toBe('Das dürfen Sie nicht.');
  expect(apiErrorOf(400, 'Bad Request', invalid, null).message).toBe('reason : field required');
});

test('in English the service keeps its own sentence', () => {
  speakFaults(messagesOf('en').faults, 'en');
  expect(apiErrorOf(403, 'Forbidden', refusal, null).message).toBe('the key lacks the scope write');
});
