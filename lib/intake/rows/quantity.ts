import { cause } from '@/lib/shared/reasons';
import type { Cell } from '../files/table';
import { isLot, isRange, numberOfWord, withoutAbout } from './everyday-words';
import { leftOpen, type Reading, refused, understood } from './reading';

const PIECES_MAX = 1_000_000;

/** Units that count. Any other word is counted too, but goes to the notes: `3 kasser`. */
const PIECES =
  /^(?:x|×|no|stk|stck|st|stück|stücke|styk|stykker|styck|stycken|stykk|kpl|kappale|kappaletta|pcs?|pieces?|items?)$/u;
const MEASURES =
  /^(?:kg|g|gram|kilo|kiloa|m|cm|mm|m2|m²|m3|kvm|qm|sqm|meter|metre|metres|metriä|neliötä|l|dl|cl|ml|liter|litre|litres|litraa|dusin|dozen|dutzend|tusina|tusinaa|pack|hundred|thousand|million|hundrede|hundrer|hundra|tusind|tusen|tausend|sataa|tuhatta|kr|dkk|sek|nok|eur|gbp|år|jahre?|years?|vuotta)$/u;

/** Before a noun they do not count: `a lot`, `en del`, `ein paar`. */
const ARTICLES = /^(?:an?|en|ett?|eine?)$/u;

/**
 * Reads a number of pieces: `2`, `1 stk`, `2 pcs.`, `3x`, `ca. 2`, `two pairs`. `various` is left
 * open.
 */
export function quantityOf({ text }: Cell): Reading<number> {
  if (isLot(text)) return leftOpen(cause('cell_not_an_integer'));
  const estimate = withoutAbout(text.normalize('NFKC'));
  const [, sign, digits] = /^([-−]?)(\d{1,15})(?:[.,]0{1,2})?$/.exec(estimate.text) ?? [];
  const parts =
    digits === undefined ? partsOf(estimate.text) : { count: Number(digits), unit: null };
  if (parts === null) return refused(cause(isRange(text) ? 'cell_range' : 'cell_not_an_integer'));
  const { count, unit } = parts;
  if (unit !== null && MEASURES.test(unit)) return refused(cause('cell_measure'));
  if ((sign ?? '') !== '' || count < 1) return refused(cause('too_small', { limit: 1 }));
  if (count > PIECES_MAX) return refused(cause('cell_too_many_pieces', { count: PIECES_MAX }));
  if (estimate.isAbout) return understood(count, cause('cell_estimate'));
  return unit === null || PIECES.test(unit)
    ? understood(count)
    : understood(count, cause('cell_counted_in', { unit: unit.slice(0, 40) }));
}

function partsOf(text: string): { readonly count: number; readonly unit: string | null } | null {
  const lower = text.toLowerCase().replace(/^[x×]\s*(?=\d)/, '');
  const [, word = '', unit = ''] =
    /^(\d{1,7}|\p{L}+)(?:[.,]0{1,2})?\s*(\p{L}{2,}|[xm]|m[23²]|×)?\.?$/u.exec(lower) ?? [];
  if (ARTICLES.test(word) && unit !== '' && !PIECES.test(unit)) return null;
  const count = /^\d/.test(word) ? Number(word) : numberOfWord(word);
  return count === null || word === '' ? null : { count, unit: unit === '' ? null : unit };
}

const UNIT_FIRST =
  /^(\d{1,3})\s+(?:garnituren|sätze|sets?|sæt|sett|paar|par|pairs?|paria|stk|stück|st|styck|kpl|pcs|kasser|kisten|kartons|boxes|kassar|lådor|laatikkoa)\.?\s/iu;
const UNIT_LAST =
  /(?<!\d)(\d{1,4})\s*(?:stk|st|stück|styck|stykker|kpl|pcs|pieces|bags|boxes|bottles|packs|flaskor|flasker|flaschen|pulloa|säckar|sekker|sække|säcke|säkkiä|lådor|kasser|esker|kisten|laatikkoa|par|paar|paria|pairs)\.?(?=$|[,(])/iu;

/** The pieces that a description counts: `3 Garnituren Bettwäsche`, `Bücher, ca. 60 Stück`. */
export function quantityIn(description: string): number {
  const [, digits] = UNIT_FIRST.exec(description) ?? UNIT_LAST.exec(description) ?? [];
  return Math.max(1, Number(digits ?? 1));
}
