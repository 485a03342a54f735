/** What a cell says besides an amount, or `2 x 499` in its place. */
export interface Beside {
  /** Null if only the factors are written. */
  readonly amount: string | null;
  readonly times: { readonly count: number; readonly price: string } | null;
}

/** A cell with an amount is short. */
const CHARS_MAX = 100;

const UNIT = String.raw`(?:\s*(?:stk|st|styk|stück|kpl|pcs?|par|paar|pairs?|paria)\.?)?`;
const TIMES = new RegExp(
  `^(\\d{1,3})${UNIT}\\s*(?:x|×|\\*|[àá@](?!\\p{L})|a\\s)\\s*(\\D{0,6}\\d[^x×*]*)$`,
  'iu',
);

/** They change nothing about the amount before them. */
const HARMLESS = new Set(
  [
    'used, second hand, new, as new, sale, on sale, in sale, guess, a guess, my guess, estimate, estimated, i think, no receipt, without receipt, receipt, with receipt, when new, new price, gift, discount, incl delivery',
    'brugt, brugtpris, købt brugt, ny, nypris, fra ny, som ny, tilbud, på tilbud, udsalg, på udsalg, skøn, anslået, gæt, tror jeg, vist, uden kvittering, kvittering, kvittering haves, gave, rabat, med rabat',
    'begagnad, begagnat, köpt begagnad, ny, nypris, som ny, rea, på rea, uppskattat, gissning, tror jag, utan kvitto, kvitto, kvitto finns, gåva, rabatt',
    'brukt, kjøpt brukt, ny, nypris, som ny, salg, på salg, tilbud, på tilbud, anslått, gjetning, tror jeg, uten kvittering, kvittering, gave, rabatt',
    'gebraucht, gebraucht gekauft, neu, neupreis, im angebot, angebot, geschätzt, schätzung, geschätzt, glaube ich, ohne beleg, beleg, beleg vorhanden, mit beleg, rechnung, geschenk, rabatt, reduziert',
    'käytetty, käytettynä, uutena, uusi, alessa, ale, tarjous, tarjouksesta, arvio, arvioitu, arviolta, luulen, ilman kuittia, kuitti, kuitti on, lahja, alennus',
  ].flatMap((list) => list.split(', ')),
);

const WORDS_BEHIND =
  /^(.*\d[\s.,:–-]*(?:(?:kr|dkk|sek|nok|eur|euroa?|gbp)(?!\p{L})\.?|[€£])?)[\s,;–-]*(\p{L}\D*)$/iu;

/** The price of a piece beside the amount of the line: `£285 (£95 each)`. */
const EACH =
  /^\D{0,6}\d[\d.,\s]*\D{0,6}(?:each|ea\.?|(?:\/|pr\.?|per|pro|je)\s*(?:stk|stück|st|styck|stykk|kpl|pcs?|piece)\.?|stykket|stycket|kappale)$/iu;

const isHarmless = (text: string): boolean =>
  HARMLESS.has(
    text
      .toLowerCase()
      .replaceAll(/[().,;!?]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

/** Null if the cell has but an amount, or words that may change it. */
export function besideOf(text: string): Beside | null {
  const trimmed = text.trim();
  if (trimmed.length > CHARS_MAX) return null;
  const [, before = '', inside = ''] = /^([^()]*\d[^()]*)\(([^()]+)\)$/.exec(trimmed) ?? [];
  if (inside !== '') {
    const factors = timesOf(inside.trim());
    return factors !== null || isHarmless(inside) || EACH.test(inside.trim())
      ? { amount: before, times: factors }
      : null;
  }
  const factors = timesOf(trimmed);
  if (factors !== null) return { amount: null, times: factors };
  const [, amount = '', behind = ''] = WORDS_BEHIND.exec(trimmed) ?? [];
  return isHarmless(behind) ? { amount, times: null } : null;
}

function timesOf(text: string): Beside['times'] {
  const [, count, price = ''] = TIMES.exec(text) ?? [];
  return count === undefined ? null : { count: Number(count), price };
}
