import { now } from '@/lib/platform/clock';
import { Prisma } from '@/lib/platform/database/generated/client';
import { database } from '@/lib/platform/database/tenant';
import { withMembers } from './categories';
import { categoryOfFamily } from './product-families';
import { splitColours } from './search/everyday-words';
import { searchKey, wordsOf } from './search/search-key';
import { exactQuery } from './search/search-query';

interface Wanted {
  /** The caller's id of the description. */
  readonly row: number;
  readonly words: string;
  readonly gtin: string | null;
  readonly model: string | null;
}

interface ProductMatch {
  readonly pid: string;
  readonly product_name: string;
  readonly certainty: 'exact' | 'likely';
}

export interface Matched {
  readonly matches: ReadonlyMap<number, ProductMatch>;
  readonly isComplete: boolean;
}

const BATCH = 250;
/** A preview returns the matches found within this time. */
const BUDGET_MS = 4_000;
const PHONES = 10;
const CANDIDATES_MAX = 40;
/** A longer text is a description rather than a name. */
const KEY_MAX = 120;

/**
 * Finds the product of each description by GTIN, model number or full name (`exact`), else the
 * smallest storage of the shortest family name that contains all its words (`likely`). A colour, in
 * any of the languages, only decides between equals, because not every product states one. Corrects
 * no typos, because nobody checks each match. A brand with numbers, as in `Sony 5`, matches nothing,
 * because it does not say which kind of thing it is. `isComplete` is false if the time ran out.
 */
export async function matchProducts(all: readonly Wanted[]): Promise<Matched> {
  const matches = new Map<number, ProductMatch>();
  const startedMs = now().getTime();
  for (let at = 0; at < all.length; at += BATCH) {
    if (now().getTime() - startedMs > BUDGET_MS) return { matches, isComplete: false };
    const batch = all.slice(at, at + BATCH);
    const wordsOfRow = new Map(batch.map(({ row, words }) => [row, words]));
    for (const { row, brand, family, category, ...match } of await matchBatch(batch)) {
      const description = wordsOfRow.get(row) ?? '';
      const isLikely =
        namesKind(description, brand, family) && !isOtherPhone(description, category);
      if (match.certainty === 'exact' || isLikely) matches.set(row, match);
    }
  }
  return { matches, isComplete: true };
}

/** Whether a description has a word besides the brand, which may be the family's name too. */
function namesKind(description: string, brand: string, family: string): boolean {
  const ofFamily = wordsOf(searchKey(family));
  const ofBrand = new Set(wordsOf(searchKey(brand)).filter((word) => !ofFamily.includes(word)));
  return splitColours(wordsOf(searchKey(description))).others.some(
    (word) => word.length > 1 && /[a-z]/.test(word) && !ofBrand.has(word),
  );
}

/** A Galaxy S9 is no Galaxy Tab S9, whose name has all its words. */
const isOtherPhone = (description: string, category: number): boolean =>
  categoryOfFamily(description) === PHONES && !withMembers(PHONES).includes(category);

interface MatchQuery {
  readonly row: number;
  /** The full name, normalized as in the catalogue. */
  readonly key: string;
  /**
   * A tsquery for all words but colours; null for a single word without a digit, which says too
   * little.
   */
  readonly words: string | null;
  /** A tsquery for the colours; null without one. */
  readonly colour: string | null;
  /** GTIN and model number, each as a key and as a tsquery. */
  readonly gtin: string | null;
  readonly gtin_query: string | null;
  readonly model: string | null;
  readonly model_query: string | null;
}

const queryOf = (key: string | null): string | null => (key ? exactQuery(wordsOf(key)) : null);

/**
 * Codes of at least four characters with a digit, which the product's document contains as one
 * word.
 */
const codeOf = (code: string | null): string | null =>
  code !== null && code.length >= 4 && /\d/.test(code) ? code : null;

function matchQueryOf({ row, words, gtin, model }: Wanted): MatchQuery {
  const key = searchKey(words);
  const { others, colours } = splitColours(wordsOf(key));
  const named = others.join(' ');
  const isSearchable = key.length <= KEY_MAX && / |\d/.test(named) && named.length >= 4;
  const [ean, number] = [
    codeOf(gtin && searchKey(gtin).replaceAll(' ', '').replace(/^0+/, '')),
    codeOf(model && searchKey(model)),
  ];
  return {
    row,
    key,
    words: isSearchable ? queryOf(named) : null,
    colour: colours.map((names) => `(${names.join('|')})`).join('&') || null,
    gtin: ean,
    gtin_query: queryOf(ean),
    model: number,
    model_query: queryOf(number),
  };
}

/**
 * Searches names among the few thousand most popular products first, because a common word matches
 * half of a large catalogue.
 */
const matchBatch = (
  batch: readonly Wanted[],
): Promise<
  (ProductMatch & { row: number; brand: string; family: string; category: number })[]
> => database().$queryRaw`
  WITH wanted AS MATERIALIZED (
    SELECT row, key, words::tsquery AS words, colour::tsquery AS colour, gtin, gtin_query::tsquery AS gtin_query, model, model_query::tsquery AS model_query
    FROM jsonb_to_recordset(${JSON.stringify(batch.map(matchQueryOf))}::jsonb)
      AS given (row INTEGER, key TEXT, words TEXT, colour TEXT, gtin TEXT, gtin_query TEXT, model TEXT, model_query TEXT)
  )
  SELECT wanted.row, p.pid, p.name AS product_name, f.brand, f.name AS family, f.category_id AS category, found.certainty
  FROM wanted CROSS JOIN LATERAL (
    SELECT * FROM (
      ${byCode(Prisma.sql`wanted.gtin_query`, Prisma.sql`ltrim(p.gtin, '0') = wanted.gtin`)}
      UNION ALL ${byCode(Prisma.sql`wanted.model_query`, Prisma.sql`search_key(p.mpn) = wanted.model`)}
      UNION ALL (SELECT 2, l.pid, 'exact', 0, 0, 0, 0, false FROM product_listing l WHERE wanted.key <> '' AND l.name_key = wanted.key LIMIT 1)
      UNION ALL ${byWords(Prisma.sql`popular_listing`, 3, Prisma.sql`popularity`)}
      UNION ALL ${byWords(Prisma.sql`product_listing`, 4, Prisma.sql`0`)}
    ) AS candidates ORDER BY rank, lacked_colours, letters, storage, has_colour DESC, popularity DESC, pid LIMIT 1
  ) AS found JOIN product p ON p.pid = found.pid JOIN product_variant v ON v.vcid = p.vcid JOIN product_family f ON f.alid = v.alid`;

/** Finds a product by a word that must equal its GTIN or model number. */
const byCode = (code: Prisma.Sql, isIt: Prisma.Sql) => Prisma.sql`
  (SELECT 1 AS rank, p.pid, 'exact' AS certainty, 0 AS popularity, 0 AS lacked_colours, 0 AS letters, 0 AS storage, false AS has_colour
  FROM product_listing l JOIN product p ON p.pid = l.pid WHERE l.document @@ ${code} AND ${isIt} LIMIT 1)`;

/** A colour in the name of a brand or family is part of it, as in Silver Cross. */
const byWords = (among: Prisma.Sql, rank: number, popularity: Prisma.Sql) => Prisma.sql`
  (SELECT ${rank}::int, one.pid, 'likely', one.popularity,
    CASE WHEN wanted.colour IS NULL OR to_tsvector('simple', search_key(f.brand || ' ' || f.name)) @@ wanted.colour THEN 0 ELSE 1 END, length(f.name),
    CASE jsonb_typeof(v.specs -> 'storage_gb') WHEN 'number' THEN (v.specs ->> 'storage_gb')::numeric ELSE 0 END, one.has_colour
  FROM (
    SELECT l.pid, ${popularity} AS popularity, coalesce(l.document @@ wanted.colour, false) AS has_colour FROM ${among} l WHERE l.document @@ wanted.words LIMIT ${CANDIDATES_MAX}
  ) AS one JOIN product p ON p.pid = one.pid JOIN product_variant v ON v.vcid = p.vcid JOIN product_family f ON f.alid = v.alid)`;
