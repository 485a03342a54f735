import type { TextLine } from './receipt';

const SIGNS: readonly (readonly [currency: string, sign: RegExp])[] = [
  ['EUR', /€|\bEUR\b/u],
  ['GBP', /£|\bGBP\b/u],
  ['DKK', /\bDKK\b/u],
  ['SEK', /\bSEK\b/u],
  ['NOK', /\bNOK\b/u],
  ['CHF', /\bCHF\b/u],
  ['MYR', /\bRM\s?\d|\bRM\b|\bMYR\b/u],
  ['USD', /\bUSD\b|US\$|\$\s?\d/u],
];
const KRONER = /\bkr\b/iu;
const KRONE_CURRENCIES = new Set(['DKK', 'SEK', 'NOK', 'ISK']);

/** The currency that most lines name. `kr` is that of the claim, if it has crowns. */
export function currencyOf(lines: readonly TextLine[], ofClaim: string): string | null {
  const counted = SIGNS.map(([currency, sign]) => ({
    currency,
    lines: lines.filter(({ text }) => sign.test(text)).length,
  })).filter((one) => one.lines > 0);
  const [most] = counted.toSorted((one, other) => other.lines - one.lines);
  if (most) return most.currency;
  const isKroner = lines.some(({ text }) => KRONER.test(text));
  return isKroner && KRONE_CURRENCIES.has(ofClaim) ? ofClaim : null;
}
