/** TORTURE=1 runs what otherwise is a small profile at its full size: `TORTURE=1 npm test -- unit lib/events/verify`. */
export const sized = (small: number, full: number): number =>
  process.env['TORTURE'] ? full : small;

/** A figure of a full-sized run. */
export const report = (figure: string): void => {
  if (process.env['TORTURE']) process.stdout.write(figure);
};
