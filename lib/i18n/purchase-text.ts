import { type Language, LOCALES } from '@/lib/shared/languages';
import { partialDate, partialDateText, type Precision } from '@/lib/shared/purchase';
import type { Formats } from './formats';

interface Spoken {
  readonly language: Language;
  readonly formats: Pick<Formats, 'day'>;
}

/**
 * A date of purchase, also a partial one, as exactly as it is known: `June 2019`, `2018`, `≈ 2018`.
 * Apart from `Formats`, which every page loads.
 */
export const purchaseText = (
  { language, formats }: Spoken,
  date: string,
  precision?: Precision | null,
): string => partialDateText(LOCALES[language], partialDate(date, precision), formats.day);
