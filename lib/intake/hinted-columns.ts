/**
 * What a column name that nobody listed hints at: `pris for linjen ialt kr.`, `hvad kostede det`.
 * The values of the column have to agree.
 */

const PRICE =
  /pris|preis|price|hinta|cost|kost|betal|bezahl|zahlt|\bpaid\b|maks(?:oi|ettu)|wert|værdi|verdi|värde|\bworth\b|value|\barvo|beløb|belopp|betrag|amount|\b(?:kr|kroner|kronor|eur|euroa?|dkk|sek|nok|gbp)\b|[€£$]/iu;
const PURCHASE =
  /hvornår|\bnår\b|\bnär\b|\bwann\b|milloin|koska|\bwhen\b|\bår|årg|\byear|\bjahr|vuo(?:si|nna)|købt|kjøpt|köpt|gekauft|bought|oste?t|hankit|anskaf|angeschafft|dato\b|datum|\bdate\b|päivä/iu;
const AGE = /alder|ålder|\balter|\bage\b|\bikä|\bold\b|gammel|gammal|\balt\b|vanha/iu;
const QUANTITY =
  /antal|\bstk|stück|styck|\bst\b|anzahl|\bkpl|qty|quant|how many|hvor mange|hur många|wie viele|montako|määrä|\bpcs\b|menge/iu;

/** A column of prices, whose name is read before all others: `hvad kostede det`. */
export const hintsPrice = (name: string): boolean => PRICE.test(name);
export const hintsPurchase = (name: string): boolean => !PRICE.test(name) && PURCHASE.test(name);
export const hintsAge = (name: string): boolean => !PRICE.test(name) && AGE.test(name);
export const hintsQuantity = (name: string): boolean => !PRICE.test(name) && QUANTITY.test(name);

/** So many different hints make a row of names a header. */
export const countHints = (names: readonly string[]): number =>
  [hintsPrice, hintsPurchase, hintsAge, hintsQuantity].filter((hints) => names.some(hints)).length;

/** What a new one costs now, and what was paid then. */
const NEW =
  /heute|aktuell|\btoday|\bnow\b|replace|\bnew\b|\bneu|nypris|ny pris|nyhinta|uushinta|\buusi|uutena|nykyhinta|\bnyt\b|i ?dag\b|\bnu\b|\bnå\b|genanskaf|gjenanskaf|återanskaf|wiederbeschaff|jälleenhank/iu;
const THEN =
  /\bpaid\b|betal|bezahl|damals|dengang|\bdå\b|\bda\b|kauf|maks(?:oi|ettu)|køb|kjøp|köp|anschaff|anskaf|purchase|origin|\bosto|hankinta/iu;

export const isPriceNow = (name: string): boolean => NEW.test(name);
export const isPriceThen = (name: string): boolean => !NEW.test(name) && THEN.test(name);

/** Above the columns: the prices are of the whole rows. */
const OF_ROWS =
  /(?:whole|entire|full) (?:line|row)|(?:hele|hel) (?:linjen|rækken|raden)|for (?:linjen|raden|rækken)|hela raden|per (?:rad|linje|row|line)\b|(?:ganze[nr]?|gesamte[nr]?) (?:zeile|posten|position)|koko rivi|rivin hinta|riviltä/iu;

export const statesRowPrices = (text: string): boolean => OF_ROWS.test(text);
