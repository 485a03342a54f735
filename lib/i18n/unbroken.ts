/** Prevents line breaks within a date, a time or an age. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
