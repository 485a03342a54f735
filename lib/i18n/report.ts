import type { Language } from '@/lib/shared/languages';
import { da } from './report/da';
import { de } from './report/de';
import { en, type ReportMessages } from './report/en';
import { fi } from './report/fi';
import { nb } from './report/nb';
import { sv } from './report/sv';

const messages: Readonly<Record<Language, ReportMessages>> = { en, da, sv, nb, de, fi };

/** All texts of a report except those that people typed. */
export const reportMessages = (language: Language): ReportMessages => messages[language];
