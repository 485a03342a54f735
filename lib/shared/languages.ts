export const LANGUAGES = ['en', 'da', 'sv', 'nb', 'de', 'fi'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language =>
  (LANGUAGES as readonly string[]).includes(text);

/** Each language in that language, because users who look for theirs may not understand another. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  da: 'Dansk',
  sv: 'Svenska',
  nb: 'Norsk bokmål',
  de: 'Deutsch',
  fi: 'Suomi',
};

/**
 * The conventions of each language's country. English uses British ones: 28 Oct 2026 is
 * unambiguous.
 */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  da: 'da-DK',
  sv: 'sv-SE',
  nb: 'nb-NO',
  de: 'de-DE',
  fi: 'fi-FI',
};
