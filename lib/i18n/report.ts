import type { Language } from '@/lib/shared/languages';
import { da } from './report/da';
import { de } from './report/de';
import { en, type ReportWords } from './report/en';
import { fi } from './report/fi';
import { nb } from './report/nb';
import { sv } from './report/sv';

const words: Readonly<Record<Language, ReportWords>> = { en, da, sv, nb, de, fi };

/** Every word that a report prints and that no person typed. */
export const reportWords = (language: Language): ReportWords => words[language];
