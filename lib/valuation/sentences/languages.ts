import type { Language } from '@/lib/shared/languages';
import { da } from './da';
import { de } from './de';
import type { Dictionary } from './dictionary';
import { en } from './en';
import { fi } from './fi';
import { nb } from './nb';
import { sv } from './sv';

const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en, da, sv, nb, de, fi };

export const dictionaryOf = (language: Language): Dictionary => DICTIONARIES[language];
