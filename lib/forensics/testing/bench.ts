/**
 * Prints one figure of `npm run bench:forensics` in a line: `BENCH <name> <value> <sign> <limit>
 * ok|short`.
 */
export function report(name: string, value: number, sign: '<=' | '>=', limit: number): void {
  const isWithin = sign === '<=' ? value <= limit : value >= limit;
  console.log(
    `BENCH ${name} ${value.toPrecision(4)} ${sign} ${limit} ${isWithin ? 'ok' : 'short'}`,
  );
}

/** With --small each bench runs once, to check that it still works; its figures mean nothing. */
export const isSmall = process.argv.includes('--small');
const ROUNDS = isSmall ? 1 : 7;

/**
 * Processor seconds of the fastest of seven rounds after a warm-up: other load on the machine only
 * adds time.
 */
export function cpuSeconds(work: () => unknown): number {
  if (!isSmall) work();
  let fastest = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    fastest = Math.min(fastest, (user + system) / 1e6);
  }
  return fastest;
}

/**
 * Measures a kernel and the same work in plain loops alternately: its megapixels per second, and
 * how many times faster it is.
 */
export function reportKernel(
  name: string,
  megapixels: number,
  kernel: () => unknown,
  plain: () => unknown,
  timesMin: number,
): void {
  const [own, other] = [cpuSeconds(kernel), cpuSeconds(plain)];
  console.log(
    `  ${name}: ${(megapixels / own).toFixed(0)} MP/s, plain ${(megapixels / other).toFixed(0)} MP/s`,
  );
  report(`forensics_${name}_to_plain`, other / own, '>=', timesMin);
}

/** Reports a step that has no plain counterpart, in megapixels of the picture per second. */
export function reportSpeed(
  name: string,
  megapixels: number,
  work: () => unknown,
  megapixelsMin: number,
): void {
  report(`forensics_${name}_mp_per_s`, megapixels / cpuSeconds(work), '>=', megapixelsMin);
}
