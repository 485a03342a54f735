import type { Params } from './step';

/** Returns the parameters with numbers rounded to three decimals, as the manifest shows them. */
export function rounded(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
    ]),
  );
}
