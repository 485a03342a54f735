/**
 * Number of false alarms (a contrario framework: Desolneux, Moisan & Morel, "From Gestalt Theory to
 * Image Analysis", 2008, ch. 3): how many events at least as unlikely as this one are expected by
 * chance in all the tests.
 */

/** Lanczos approximation of ln Γ(x) for x > 0 (g = 7, nine terms: relative error below 1e-13). */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
] as const;

export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const shifted = x - 1;
  let sum: number = LANCZOS[0];
  for (let i = 1; i < LANCZOS.length; i++) sum += (LANCZOS[i] ?? 0) / (shifted + i);
  const t = shifted + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(sum);
}

/**
 * log10 of P(X >= hits) for X ~ Binomial(trials, probability). Terms are added in units of the
 * first one until they are negligible, so that nothing underflows. `hits` may be fractional (it is
 * rounded up).
 */
export function log10BinomialTail(trials: number, hits: number, probability: number): number {
  const n = Math.round(trials);
  const k = Math.ceil(hits);
  if (k <= 0) return 0;
  if (k > n) return -Infinity;
  if (probability <= 0) return -Infinity;
  if (probability >= 1) return 0;
  const first =
    logGamma(n + 1) -
    logGamma(k + 1) -
    logGamma(n - k + 1) +
    k * Math.log(probability) +
    (n - k) * Math.log1p(-probability);
  const odds = probability / (1 - probability);
  let term = 1;
  let sum = 1;
  for (let i = k; i < n; i++) {
    term *= ((n - i) / (i + 1)) * odds;
    sum += term;
    // Past the mode the terms fall at least geometrically; before it they grow and must all be
    // added.
    if (term < sum * 1e-14 && (n - i) * odds < i + 1) break;
  }
  return Math.min(0, (first + Math.log(sum)) / Math.LN10);
}

/** log10 of the number of false alarms: `tests` times the binomial tail. */
export function log10FalseAlarms(
  tests: number,
  trials: number,
  hits: number,
  probability: number,
): number {
  return Math.log10(tests) + log10BinomialTail(trials, hits, probability);
}
