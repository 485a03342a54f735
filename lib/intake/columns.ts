import type { HomeboxField, InventoryField } from '@/lib/shared/inventory-fields';
import { isLanguage, type Language } from '@/lib/shared/languages';
import { COLUMN_NAMES } from './column-names';

/**
 * The columns of a Homebox export that an insurer needs (Homebox documentation, "CSV import"). All
 * begin with HB.
 */
const HOMEBOX: Readonly<Record<string, HomeboxField>> = {
  'HB.name': 'description',
  'HB.location': 'location',
  'HB.quantity': 'quantity',
  'HB.description': 'details',
  'HB.notes': 'notes',
  'HB.manufacturer': 'brand',
  'HB.model_number': 'model',
  'HB.serial_number': 'serial_number',
  'HB.purchase_price': 'purchase_price',
  'HB.purchase_time': 'date_purchase',
  'HB.archived': 'archived',
  'HB.sold_time': 'sold_time',
};

const keyOf = (name: string): string =>
  name
    .replace(/^\uFEFF/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

interface Known {
  readonly field: InventoryField;
  readonly languages: Set<Language>;
}

/** By key. A name that two languages share belongs to the first field that has it. */
const known = new Map<string, Known>();
for (const [language, names] of Object.entries(COLUMN_NAMES))
  for (const [field, listed] of Object.entries(names))
    for (const name of language === 'en' ? [field, ...listed.split(',')] : listed.split(',')) {
      const entry = known.get(keyOf(name)) ?? {
        field: field as InventoryField,
        languages: new Set(),
      };
      if (isLanguage(language)) entry.languages.add(language);
      known.set(keyOf(name), entry);
    }

const homebox = new Map(
  Object.entries(HOMEBOX).map(([name, field]) => [name.toLowerCase(), field]),
);

/** Units that people add to a column name: `Hinta €`, `Købspris i kr.`, `Antal stk.` */
const UNIT =
  /(?<=\s)(?:(?:i|in|en)\s+)?(?:kr|kroner|kronor|euroa?|dkk|sek|nok|eur|gbp|[€£]|stk|st|pcs|kpl)\.?(?=[\s,]|$)|\?|^ca\.?\s/giu;

const isItem = (part: string): boolean => known.get(keyOf(part))?.field === 'description';

/** The name, without a unit in brackets or behind it, and the parts of `Kaufdatum / Alter`. */
function* spellingsOf(name: string): Generator<string> {
  yield name;
  const bare = name.replaceAll(/[([].*?[)\]]/g, '');
  yield bare;
  const unitless = bare.replaceAll(UNIT, '');
  yield unitless;
  const parts = unitless.split(/[/,]/);
  // What names the item decides: `Gegenstand / Marke`.
  if (parts.length > 1) yield* parts.toSorted((a, b) => Number(isItem(b)) - Number(isItem(a)));
}

/** Around a name, they say whether a price is of all pieces or of one. */
const OF_LINE =
  /(?<!\p{L})(?:in total|total|totals|altogether|for all|the lot|whole line|whole row|i alt|for det hele|for alle|for alt|för allt|för alla|för alltihop|alltihop|det hele|for hele|koko rivi|für alles|für alle|ialt|totalt|samlet|tilsammen|til sammen|tillsammans|sammanlagt|gesamt|insgesamt|insg|zusammen|yhteensä|yht|kaikista)(?!\p{L})/giu;
const OF_PIECE =
  /(?<!\p{L})(?:each|(?:per|pr|pro|je|à|a|\/)\.?\s*(?:stk|styk|stück|st|styck|stykk|kpl|kappale|item|piece|pc|enhed|enhet))(?!\p{L})/giu;
/** They say nothing more about a column: `Type of thing`, `Omtrentlig alder`. */
const FILLERS =
  /(?<!\p{L})(?:of|the|thing|things|items?|your|ca|circa|cirka|approx|approximate|about|roughly|af|av|på|ting|tingen|omtrentlig|ungefähre?s?|etwa|der|des|von|noin|n|arvioitu|anslået|geschätzte?r?s?|estimated|oprindelige?|er|is|was|damaged|lost|ødelagte?|beskadigede?t?|skadade?|förstörda?|skadede?t?|beschädigte?[rs]?|defekte?[rs]?|vahingoittunut|vaurioitunut|opprinnelig|ursprungligt?|original)(?!\p{L})/giu;

/** Words inside of a name, such as `Stückpreis`, `á-pris` and `unit price`. */
const PIECE_INSIDE =
  /stück|stk|styck|stykk|styk|kpl|kappale|einzel|enhed|enhet|unit|piece|each|[àá]/iu;

/** Whether the name of a column of prices says that they are per piece. */
export const isPriceOfPiece = (name: string): boolean =>
  PIECE_INSIDE.test(name) || name.search(OF_PIECE) >= 0;

/** Whether the name of a column says that its amounts are those of the rows. */
export const isPriceOfLine = (name: string): boolean => name.search(OF_LINE) >= 0;

const AMOUNTS: ReadonlySet<InventoryField> = new Set(['purchase_price', 'claimed_amount']);

const without = (pattern: RegExp, name: string) => known.get(keyOf(name.replaceAll(pattern, ' ')));

/** Without words that add nothing, or that say which price it is, see `asStated`. */
const withoutWords = (name: string): Known | undefined =>
  without(FILLERS, name) ?? without(OF_LINE, name) ?? without(OF_PIECE, name);

/** A price is what its whole name says: `Preis (gesamt)` is that of the line. */
function asStated(found: Known, name: string): Known {
  if (!AMOUNTS.has(found.field)) return found;
  const plain = name.replaceAll(/[()[\]]/g, ' ');
  if (isPriceOfLine(plain)) return { ...found, field: 'claimed_amount' };
  return plain.search(OF_PIECE) >= 0 ? { ...found, field: 'purchase_price' } : found;
}

/** But for words that number the rows. */
const SHORTENED = /^\s*(?!pos|num|ref|lfd)(\p{L}{3,})\.\s*$/iu;

/** `Anz.`, `Huom.`: the field of all names that begin so. */
function shortened(name: string): Known | null {
  const start = SHORTENED.exec(name)?.[1];
  if (start === undefined) return null;
  const found = [...known].flatMap(([key, one]) => (key.startsWith(keyOf(start)) ? [one] : []));
  return new Set(found.map(({ field }) => field)).size === 1 ? (found[0] ?? null) : null;
}

const TYPED_MIN = 5;

/** `anntal`, `når kjøft`: the field of a name of which one letter is wrong, missing or too many. */
function misspelled(name: string): Known | null {
  const key = keyOf(name);
  if (key.length < TYPED_MIN || /\d/.test(key)) return null;
  const near = [...known].filter(([other]) => isNear(key, other)).map(([, one]) => one);
  return new Set(near.map(({ field }) => field)).size === 1 ? (near[0] ?? null) : null;
}

function isNear(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short.length < TYPED_MIN) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

/** `€/Stück`, `kr./stk`. */
const CURRENCY_PER = /^(?:[€£]|euroa?|eur|kr|kroner|kronor)\.?\s*\/\s*/iu;

function knownOf(given: string): Known | null {
  const name = given.replace(CURRENCY_PER, 'per ');
  for (const read of [(one: string) => known.get(keyOf(one)), withoutWords, shortened, misspelled])
    for (const spelling of spellingsOf(name)) {
      const found = read(spelling);
      if (found) return asStated(found, name);
    }
  return null;
}

/** The field of a column name; null for an unknown name. */
export function columnOf(name: string): HomeboxField | null {
  const plain = name
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase();
  if (plain.startsWith('hb.')) return homebox.get(plain) ?? null;
  return knownOf(name)?.field ?? null;
}

/** The languages that have most of the names; several if they share them. */
export function languagesOf(names: readonly string[]): ReadonlySet<Language> {
  const counts = new Map<Language, number>();
  for (const name of names)
    for (const language of knownOf(name)?.languages ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return new Set([...counts].filter(([, count]) => count === most).map(([language]) => language));
}

export const isHomebox = (name: string): boolean => /^\s*\uFEFF?hb\./i.test(name);
