/** The currencies that people name by word or sign. `kr` and `$` stand for several. */
const NAMED: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['EUR', /€|(?<![\p{L}])(?:euroa?|euros|eur)(?![\p{L}])|(?<=\d\s*)e$/iu],
  ['GBP', /£|(?<![\p{L}])(?:gbp|pounds?)(?![\p{L}])/iu],
  ['DKK', /(?<![\p{L}])(?:dkk|danske kr(?:oner)?)(?![\p{L}])\.?/iu],
  ['SEK', /(?<![\p{L}])(?:sek|svenska kr(?:onor)?)(?![\p{L}])\.?/iu],
  ['NOK', /(?<![\p{L}])(?:nok|norske kr(?:oner)?)(?![\p{L}])\.?/iu],
  ['kr', /(?<![\p{L}])(?:kroner|kronor|kruunua|kr)(?![\p{L}])\.?/iu],
  ['USD', /US\$/iu],
  ['$', /\$/u],
];
const CODE = /^([A-Z]{3})(?=[\s\d.,-])|(?<=[\s\d.,-])([A-Z]{3})$/;

/** The currency that an amount names, and the text without it. */
export function currencyOf(text: string): {
  readonly currency: string | null;
  readonly rest: string;
} {
  for (const [currency, pattern] of NAMED)
    if (pattern.test(text)) return { currency, rest: text.replace(pattern, ' ').trim() };
  const code = CODE.exec(text)?.[0] ?? null;
  return { currency: code, rest: code === null ? text : text.replace(CODE, '').trim() };
}

const CODE_IN_NAME =
  /(?<!\p{L})(?:USD|CHF|PLN|CZK|ISK|HUF|RON|BGN|UAH|TRY|JPY|CNY|CAD|AUD|NZD)(?!\p{L})/iu;

/** The currency in a column name: `Price (USD)`. */
export const currencyIn = (name: string): string | null =>
  currencyOf(name).currency ?? CODE_IN_NAME.exec(name)?.[0].toUpperCase() ?? null;

const SHARED: Readonly<Record<string, readonly string[]>> = {
  kr: ['DKK', 'SEK', 'NOK', 'ISK'],
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'],
};

/** Whether an amount in `named` may be in `currency`. */
export const mayBeIn = (named: string, currency: string): boolean =>
  SHARED[named]?.includes(currency) ?? named.toUpperCase() === currency;
