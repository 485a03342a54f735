/**
 * TORTURE=1 runs tests at their full size instead of a small one: `TORTURE=1 npm test -- unit
 * lib/events/verify`.
 */
export const sized = (small: number, full: number): number =>
  process.env['TORTURE'] ? full : small;

/** Prints a figure of a full-sized run. */
export const report = (figure: string): void => {
  if (process.env['TORTURE']) process.stdout.write(figure);
};
