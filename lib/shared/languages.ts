export const LANGUAGES = ['en', 'da', 'sv', 'nb', 'de', 'fi'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
