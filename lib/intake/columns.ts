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

/** The name, without a unit in brackets or behind it, and the parts of `Kaufdatum / Alter`. */
function* spellingsOf(name: string): Generator<string> {
  yield name;
  const bare = name.replaceAll(/[([].*?[)\]]/g, '');
  yield bare;
  const unitless = bare.replaceAll(UNIT, '');
  yield unitless;
  const parts = unitless.split(/[/,]/);
  if (parts.length > 1) yield* parts;
}

function knownOf(name: string): Known | null {
  for (const spelling of spellingsOf(name)) {
    const found = known.get(keyOf(spelling));
    if (found) return found;
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
