/** A day does not go over the end of a line. */
export const unbroken = (day: string): string => day.replaceAll(' ', '\u00a0');
