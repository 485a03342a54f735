/** A day, an instant or an age that does not go over the end of a line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
