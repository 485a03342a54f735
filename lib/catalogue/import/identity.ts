import { hash } from 'node:crypto';

/** 80 bits: of a billion names two of the same would be a wonder. */
const HEX_LENGTH = 20;

const names = new Map<string, string>();
const NAMES_CACHED_MAX = 10_000;

/** The rows of a group and of a variant stand near each other in most feeds: their names are made once. */
function named(kind: string, ...parts: readonly string[]): string {
  const text = `${kind}\u001f${parts.join('\u001f')}`;
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= NAMES_CACHED_MAX) names.clear();
  const name = `${kind}-${hash('sha256', parts.join('\u001f')).slice(0, HEX_LENGTH)}`;
  names.set(text, name);
  return name;
}

interface Identified {
  readonly shop: string;
  readonly id: string;
  readonly gtin: string | null;
  readonly brand: string;
  readonly mpn: string | null;
  readonly group: string | null;
  /** What sets products of a group apart that cost another price: everything but the colour. */
  readonly option: string;
}

interface Identity {
  readonly offerId: string;
  /** The product, unless the catalogue has it under another pid. */
  readonly pid: string;
  readonly vcid: string;
  readonly alid: string;
}

/**
 * Names that the same row always gets, so that a feed may come again. A product is known by its GTIN, else by brand and
 * manufacturer's number, else it is the shop's own. The shop's item group is the family; within it the variants
 * are what differs in more than colour.
 */
export function identify(
  { shop, id, gtin, brand, mpn, group, option }: Identified,
  currency: string,
): Identity {
  const pid =
    gtin !== null
      ? `gtin-${gtin}`
      : mpn !== null
        ? named('mpn', brand.toLowerCase(), mpn)
        : named('own', shop, id);
  const offerId = `${shop}:${currency.toLowerCase()}:${id}`;
  if (group === null) return { offerId, pid, vcid: `v-${pid}`, alid: pid };
  const alid = named('group', shop, group);
  return { offerId, pid, alid, vcid: named('v', alid, option.toLowerCase()) };
}

const slugs = new Map<string, string>();
const SLUGS_CACHED_MAX = 1000;

/** The shop as a part of an offer's id. A feed has few shops and many rows. */
export function shopSlug(name: string): string {
  const known = slugs.get(name);
  if (known !== undefined) return known;
  if (slugs.size >= SLUGS_CACHED_MAX) slugs.clear();
  const slug = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  slugs.set(name, slug);
  return slug;
}
