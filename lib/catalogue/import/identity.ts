import { hash } from 'node:crypto';

/** 80 bits, so that even among a billion names a collision is unlikely. */
const HEX_LENGTH = 20;

const names = new Map<string, string>();
const NAMES_CACHED_MAX = 10_000;

/** Cached, because in most feeds the rows of a group and of a variant are close together. */
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
  /** What distinguishes the variants of a group by price: all options but the colour. */
  readonly option: string;
}

interface Identity {
  readonly offerId: string;
  /** The pid of the product, unless the catalogue has the product under another pid. */
  readonly pid: string;
  readonly vcid: string;
  readonly alid: string;
}

/**
 * Derives ids from the contents of a row, so that a feed can be imported again. A product is
 * identified by its GTIN, else by brand and manufacturer's number, else by shop and id. The shop's
 * item group becomes the family, and its options other than the colour the variant.
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

/** The shop's part of an offer id. Cached, because a feed has few shops and many rows. */
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
