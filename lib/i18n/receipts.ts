import type { Language } from '@/lib/shared/languages';
import { fill } from '@/lib/shared/fill';
import type { ReceiptFinding } from '@/lib/shared/receipt-findings';
import type { Formats } from './formats';
import type { ReceiptMessages } from './receipts/en';

const loaders: Readonly<Record<Language, () => Promise<ReceiptMessages>>> = {
  en: async () => (await import('./receipts/en')).en,
  da: async () => (await import('./receipts/da')).da,
  sv: async () => (await import('./receipts/sv')).sv,
  nb: async () => (await import('./receipts/nb')).nb,
  de: async () => (await import('./receipts/de')).de,
  fi: async () => (await import('./receipts/fi')).fi,
};

/** Loads one language. Rejects if its file cannot be fetched. */
export const receiptMessagesOf = (language: Language): Promise<ReceiptMessages> =>
  loaders[language]();

/** The sentence of a finding, with dates and amounts as the language writes them. */
export function findingText(
  { code, values }: ReceiptFinding,
  messages: ReceiptMessages,
  formats: Formats,
): string {
  const write = (value: string | number, name: string): string => {
    if (name.endsWith('_date')) return formats.day(String(value));
    if (name.endsWith('_amount'))
      return formats.money(Number(value), String(values['currency'] ?? ''));
    return String(value);
  };
  return fill(messages.findings[code], values, { write });
}
