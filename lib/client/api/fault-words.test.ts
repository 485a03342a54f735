import { expect, test } from 'vitest';
import { messagesOf } from '@/lib/i18n/messages';
import { ApiError, apiErrorOf, fieldErrorsOf } from './api-error';
import { faultsSpoken, speakFaults } from './fault-words';
import { loadSpeaker } from '@/lib/i18n/load-speaker';

const refusal = { event_code: 'ERIT02', description: 'Access denied' };
const inBody = (description: string) => ({ event_code: 'ERWPAP', description });

async function speak(language: 'de' | 'en') {
  speakFaults(messagesOf(language).faults, language, loadSpeaker);
  await faultsSpoken();
}

test('what the service answers everywhere is told by its kind, in the language of the desk', async () => {
  await speak('de');
  expect(new ApiError(0, undefined, 'The service could not be reached', null).message).toBe(
    'Der Dienst war nicht erreichbar',
  );
  expect(apiErrorOf(403, 'Forbidden', refusal, null).message).toBe('Das dürfen Sie nicht.');
});

test("what is said of fields is told in the language of the desk, its amounts and days in the language's own form", async () => {
  await speak('de');
  const error = apiErrorOf(
    400,
    '',
    inBody('actual_cash_value : is above the replacement cost of 7499.00; reason : field required'),
    null,
  );
  expect(fieldErrorsOf(error)).toEqual({
    actual_cash_value: 'liegt über dem Wiederbeschaffungswert von 7.499,00',
    reason: 'muss ausgefüllt sein',
  });
  expect(error.message).toBe(
    'Liegt über dem Wiederbeschaffungswert von 7.499,00; reason: muss ausgefüllt sein',
  );
  expect(
    fieldErrorsOf(
      apiErrorOf(400, '', inBody('date_purchase : lies after the damage of 2026-03-02'), null),
    ),
  ).toEqual({ date_purchase: 'liegt nach dem Schaden vom 02.03.2026' });
});

test('a refusal that says more than its kind is told whole', async () => {
  await speak('de');
  expect(
    apiErrorOf(403, '', inBody('Another person than the one who entered it must decide'), null)
      .message,
  ).toBe('Eine andere Person als die eingebende muss entscheiden');
  expect(
    fieldErrorsOf(
      apiErrorOf(
        400,
        '',
        inBody('file : is an old .xls or under a password; save it as .xlsx without one'),
        null,
      ),
    )['file'],
  ).toMatch(/^ist eine alte \.xls oder hat ein Passwort; als/);
});

test('what has no words stays as the service says it', async () => {
  await speak('de');
  expect(apiErrorOf(400, '', inBody('cursor : is not one of ours'), null).message).toBe(
    'cursor : is not one of ours',
  );
});

test('where the words cannot be fetched, the kind is told, and the next refusal tries again', async () => {
  let tries = 0;
  speakFaults(messagesOf('de').faults, 'de', async (language) =>
    ++tries === 1 ? Promise.reject(new Error('offline')) : loadSpeaker(language),
  );
  await faultsSpoken();
  expect(apiErrorOf(403, '', inBody('A lead or an administrator must decide'), null).message).toBe(
    'Das dürfen Sie nicht.',
  );
  await faultsSpoken();
  expect(
    apiErrorOf(403, '', inBody('A lead or an administrator must decide'), null).message,
  ).toMatch(/^Eine Leitung/);
});

test('in English the service keeps its own sentence', async () => {
  await speak('en');
  expect(apiErrorOf(403, 'Forbidden', refusal, null).message).toBe('Access denied');
});
