import type { ClientSettings, SettingsChange } from '@/lib/client/settings/client-settings';
import { readAmount, writeAmount } from '@/lib/client/forms/amount-text';
import { isCurrency } from '@/lib/shared/currencies';
import type { Language } from '@/lib/shared/languages';
import { parseAmount, toNumber } from '@/lib/shared/money';

/** The form's values as text, as the user typed them. */
export interface SettingsText {
  readonly name: string;
  readonly language: string;
  readonly currency: string;
  readonly status_feature: boolean;
  readonly threshold: string;
  readonly limit: string;
  readonly decided_by: string;
  readonly no_purchase_date: ClientSettings['no_purchase_date'];
  readonly report_days: string;
  readonly log_days: string;
}

export const REPORT_DAYS_MAX = 3650;
export const LOG_DAYS_MAX = 365;

export function textOf(settings: ClientSettings, language: Language): SettingsText {
  const limit =
    settings.acv_override_limit === null ? null : parseAmount(settings.acv_override_limit);
  return {
    name: settings.name,
    language: settings.language,
    currency: settings.currency,
    status_feature: settings.status_feature,
    threshold: String(Math.round(settings.flag_threshold * 100)),
    limit: limit === null ? '' : writeAmount(limit, language),
    decided_by: settings.acv_decided_by,
    no_purchase_date: settings.no_purchase_date,
    report_days: String(settings.report_retention_days),
    log_days: String(settings.request_log_days),
  };
}

/** Null unless the text is a whole number between `from` and `to`. */
export function integerOf(text: string, from: number, to: number): number | null {
  const plain = text.trim();
  const value = /^\d{1,5}$/.test(plain) ? Number(plain) : NaN;
  return value >= from && value <= to ? value : null;
}

export const thresholdOf = (text: string): number | null => {
  const percent = integerOf(text, 50, 99);
  return percent === null ? null : percent / 100;
};

const isLimit = (text: string, language: Language) =>
  text.trim() === '' || readAmount(text.trim(), language) !== null;

/** The fields with invalid values. */
export function wrongIn(text: SettingsText, language: Language): ReadonlySet<keyof SettingsText> {
  const wrong: [keyof SettingsText, boolean][] = [
    ['name', text.name.trim() === ''],
    ['currency', !isCurrency(text.currency.trim().toUpperCase())],
    ['threshold', thresholdOf(text.threshold) === null],
    ['limit', !isLimit(text.limit, language)],
    ['report_days', integerOf(text.report_days, 1, REPORT_DAYS_MAX) === null],
    ['log_days', integerOf(text.log_days, 1, LOG_DAYS_MAX) === null],
  ];
  return new Set(wrong.flatMap(([name, isWrong]) => (isWrong ? [name] : [])));
}

/**
 * The settings that differ from those read. An invalid threshold or number of days counts as
 * unchanged; the form is not sent while `wrongIn` finds an invalid field.
 */
export function changesOf(
  text: SettingsText,
  settings: ClientSettings,
  language: Language,
): SettingsChange {
  const limit = readAmount(text.limit.trim(), language);
  const now = {
    name: text.name.trim(),
    language: text.language as Language,
    currency: text.currency.trim().toUpperCase(),
    status_feature: text.status_feature,
    flag_threshold: thresholdOf(text.threshold) ?? settings.flag_threshold,
    acv_override_limit: text.limit.trim() === '' || limit === null ? null : toNumber(limit),
    acv_decided_by: text.decided_by === 'lead' ? ('lead' as const) : ('anyone' as const),
    no_purchase_date: text.no_purchase_date,
    report_retention_days:
      integerOf(text.report_days, 1, REPORT_DAYS_MAX) ?? settings.report_retention_days,
    request_log_days: integerOf(text.log_days, 1, LOG_DAYS_MAX) ?? settings.request_log_days,
  };
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== settings[name as keyof ClientSettings]),
  );
}
