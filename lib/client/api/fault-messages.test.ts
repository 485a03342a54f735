import { z } from 'zod';
import { operations } from '@/lib/contract/operations';
import { LANGUAGES, type Language } from '@/lib/shared/languages';
import { commonErrorBody } from '@/lib/contract/error-codes';
import { type Problem, problem, problemOf } from '@/lib/shared/reasons';
import { expect, test } from 'vitest';
import { messagesOf, settingsMessagesOf } from '@/lib/i18n/messages';
import { ApiError, apiErrorOf, fieldErrorsOf } from './api-error';
import { loadFaultMessages, nameFieldsOfSettings, setFaultLanguage } from './fault-messages';
import { loadReasonTranslator } from '@/lib/i18n/load-reasons';

const inBody = (...problems: Problem[]) => commonErrorBody('wrong', 'AP', problems);
const refusal = commonErrorBody('forbidden', 'AP', [problem('access_denied')]);

async function translate(language: Language) {
  setFaultLanguage(messagesOf(language), language, loadReasonTranslator);
  await loadFaultMessages();
}

test('a general error is shown by the message of its kind, in the language of the desk', async () => {
  await translate('de');
  expect(new ApiError(0, undefined, 'The service could not be reached', null).message).toBe(
    'Der Dienst war nicht erreichbar',
  );
  expect(apiErrorOf(403, 'Forbidden', refusal, null).message).toBe('Das dürfen Sie nicht.');
});

test('messages of fields are in the language of the desk and use its format for amounts and days', async () => {
  await translate('de');
  const error = apiErrorOf(
    400,
    '',
    inBody(
      problemOf('actual_cash_value', 'above_replacement_cost', { amount: '7499.00' }),
      problemOf('reason', 'required'),
    ),
    null,
  );
  expect(fieldErrorsOf(error)).toEqual({
    actual_cash_value: 'liegt über dem Wiederbeschaffungswert von 7.499,00',
    reason: 'muss ausgefüllt sein',
  });
  expect(error.message).toBe(
    'ACV: liegt über dem Wiederbeschaffungswert von 7.499,00; Begründung: muss ausgefüllt sein',
  );
  expect(
    fieldErrorsOf(
      apiErrorOf(
        400,
        '',
        inBody(problemOf('date_purchase', 'after_damage', { date: '2026-03-02' })),
        null,
      ),
    ),
  ).toEqual({ date_purchase: 'liegt nach dem Schaden vom 02.03.2026' });
});

test('an error with a specific reason is shown by the message of that reason', async () => {
  await translate('de');
  expect(apiErrorOf(403, '', inBody(problem('approver_is_requester')), null).message).toBe(
    'Wer den Betrag eingegeben hat, kann nicht selbst darüber entscheiden',
  );
  expect(
    fieldErrorsOf(apiErrorOf(400, '', inBody(problemOf('file', 'list_old_excel')), null))['file'],
  ).toMatch(/^ist eine alte \.xls oder hat ein Passwort\. Speichern/);
});

test("a reason unknown to the page is shown in the service's own words without the name of the field", async () => {
  await translate('de');
  const body = {
    event_code: 'ERWPAP',
    event_dict: { reason: 'of_a_later_version', field: 'cpid', values: {} },
    description: 'cpid : is of a later version',
  };
  expect(apiErrorOf(400, '', body, null).message).toBe('is of a later version');
});

test('if the messages cannot be loaded, the message of the kind is shown and the next error tries again', async () => {
  let tries = 0;
  setFaultLanguage(messagesOf('de'), 'de', async (language) =>
    ++tries === 1 ? Promise.reject(new Error('offline')) : loadReasonTranslator(language),
  );
  await loadFaultMessages();
  expect(apiErrorOf(403, '', inBody(problem('lead_required')), null).message).toBe(
    'Das dürfen Sie nicht.',
  );
  await loadFaultMessages();
  expect(apiErrorOf(403, '', inBody(problem('lead_required')), null).message).toMatch(
    /^Nur eine Leitung/,
  );
});

test('messages name fields by the labels of the forms, in English too', async () => {
  await translate('en');
  expect(
    apiErrorOf(
      400,
      '',
      inBody(problemOf('actual_cash_value', 'above_replacement_cost', { amount: '7499.00' })),
      null,
    ).message,
  ).toBe('ACV: is above the replacement cost of 7,499.00');
});

/** Returns the names of all fields in the bodies of requests, at any depth. */
function bodyFields(
  node: unknown = operations.map(({ body }) => z.toJSONSchema(body, JSON_SCHEMA)),
): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties } = node as { properties?: object };
  return [
    ...Object.keys(properties ?? {}),
    ...Object.values(node).flatMap((part) => bodyFields(part)),
  ];
}
const JSON_SCHEMA = { io: 'input', unrepresentable: 'any' } as const;

test.each(LANGUAGES)(
  'in %s no message shows the name that the API has for a field',
  async (language) => {
    await translate(language);
    nameFieldsOfSettings(settingsMessagesOf(language));
    await loadFaultMessages();
    for (const field of [...new Set(bodyFields()), 'rules.3.method.tiers.0.below', 'unheard_of']) {
      const { message } = apiErrorOf(400, '', inBody(problemOf(field, 'required')), null);
      expect(message).not.toMatch(/_|\d/);
      expect(message.split(':')[0]).not.toBe(field);
    }
  },
);
