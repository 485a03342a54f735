import { problemOf } from '@/lib/shared/reasons';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { readRows, statement } from '@/lib/platform/database/statement';
import { toDateString } from '@/lib/shared/dates';
import { Fault } from '@/lib/shared/fault';
import type { Language } from '@/lib/shared/languages';
import { categoryName, storedName } from './category-name';

/** Part of the ETag. Increment it when the shape or the calculation of a reply changes. */
const SHAPE = 3;

export interface Category {
  readonly id: number;
  readonly name: string;
}

/** Currency, language and category that a request may set. */
interface ContextQuery {
  readonly currency?: string | undefined;
  readonly language?: Language | undefined;
  readonly client_category_id?: number | undefined;
  readonly client_category?: string | undefined;
}

export interface Context {
  readonly currency: string;
  readonly language: Language;
  /** The category that the request names. */
  readonly category: Category | null;
  readonly etag: string;
}

interface Row {
  readonly currency: string;
  readonly language: Language;
  readonly version: number;
  readonly category_id: number | null;
  readonly category: string | null;
}

/** The largest PostgreSQL integer; no category has this id. */
const ID_MAX = 2_147_483_647;

const READ = statement(
  `
  SELECT client.currency, client.language, version.version, category.id AS category_id, category.name AS category
  FROM client CROSS JOIN catalogue_version version
  LEFT JOIN LATERAL (SELECT c.id, c.name FROM category c WHERE CASE WHEN $2::int IS NULL THEN lower(c.name) IN (lower($3::text), lower($4::text)) ELSE c.id = $2::int END ORDER BY lower(c.name) = lower($3::text) DESC, c.id LIMIT 1) category ON true
  WHERE client.id = $1::int AND version.id = 1`,
);

/**
 * Reads currency, language and category of a request, by default those of the client. A category
 * may be named in any language. Throws `wrong` for an unknown category.
 */
export async function readContext({ clientId }: Caller, query: ContextQuery): Promise<Context> {
  const { client_category_id: id, client_category: name } = query;
  const [row] = await readRows<Row>(clientId, READ, [
    clientId,
    id === undefined ? null : Math.min(id, ID_MAX),
    name?.trim() ?? null,
    name === undefined ? null : storedName(name),
  ]);
  if (!row) throw new Error(`There is no client ${clientId}`);
  if (row.category_id === null && (id !== undefined || name !== undefined)) {
    throw new Fault(
      'wrong',
      problemOf(id === undefined ? 'client_category' : 'client_category_id', 'unknown_category'),
      { location: 'CS' },
    );
  }
  const [currency, language] = [query.currency ?? row.currency, query.language ?? row.language];
  return {
    currency,
    language,
    category:
      row.category_id === null || row.category === null
        ? null
        : { id: row.category_id, name: categoryName(row.category_id, row.category, language) },
    etag: `W/"catalogue${SHAPE}-${row.version}-${currency}-${language}-${toDateString(now())}"`,
  };
}

/** The current ETag. It includes the day, on which the age of prices depends. */
export const catalogueEtag = async (caller: Caller, query: ContextQuery): Promise<string> =>
  (await readContext(caller, query)).etag;
