import { expect, it } from 'vitest';
import type { ClientSettings } from '@/lib/client/settings/client-settings';
import { changesOf, textOf, thresholdOf, wrongIn } from './form';

const settings: ClientSettings = {
  client_id: 7,
  name: 'Nordlys',
  language: 'da',
  currency: 'DKK',
  currency_fixed: false,
  status_feature: true,
  flag_threshold: 0.57,
  acv_override_limit: 1000.5,
  acv_decided_by: 'anyone',
  no_purchase_date: 'ask',
  report_retention_days: 365,
  request_log_days: 30,
  revision: 4,
};
const text = textOf(settings, 'da');

it('an untouched form sends no changes, whichever notation the language has for amounts', () => {
  for (const language of ['en', 'da', 'de', 'fi'] as const)
    expect(changesOf(textOf(settings, language), settings, language)).toEqual({});
  expect(wrongIn(text, 'da').size).toBe(0);
});

it('only changed settings are sent, and an emptied limit is sent as null', () => {
  expect(
    changesOf({ ...text, threshold: '58', limit: ' ', currency: 'sek' }, settings, 'da'),
  ).toEqual({ flag_threshold: 0.58, acv_override_limit: null, currency: 'SEK' });
});

it.each([
  ['threshold', '49'],
  ['threshold', '100'],
  ['threshold', '57,5'],
  ['report_days', '0'],
  ['log_days', '366'],
  ['limit', 'much'],
  ['currency', 'XXX'],
  ['name', ' '],
] as const)('%s cannot be %j', (field, value) => {
  expect([...wrongIn({ ...text, [field]: value }, 'da')]).toEqual([field]);
});

it('a threshold in whole percent becomes a fraction of at most two decimals', () => {
  for (let percent = 50; percent <= 99; percent += 1)
    expect(String(thresholdOf(String(percent)))).toMatch(/^0\.\d\d?$/);
});
