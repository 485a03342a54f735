export const LANGUAGES = ['en', 'da', 'sv', 'nb', 'de', 'fi'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The conventions of a language's home. English is written the European way: 28 Oct 2026 cannot be misread. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB', da: 'da-DK', sv: 'sv-SE', nb: 'nb-NO', de: 'de-DE', fi: 'fi-FI',
};
