export const LANGUAGES = ['en', 'da', 'sv', 'nb', 'de', 'fi'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language =>
  (LANGUAGES as readonly string[]).includes(text);

/** Each by its own name: who looks for a language may not read another. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  da: 'Dansk',
  sv: 'Svenska',
  nb: 'Norsk bokmål',
  de: 'Deutsch',
  fi: 'Suomi',
};

/** The conventions of a language's home. English is written the European way: 28 Oct 2026 cannot be misread. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  da: 'da-DK',
  sv: 'sv-SE',
  nb: 'nb-NO',
  de: 'de-DE',
  fi: 'fi-FI',
};
