import { problemOf } from '@/lib/shared/reasons';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { readRows, statement } from '@/lib/platform/database/statement';
import { toDateString } from '@/lib/shared/dates';
import { Fault } from '@/lib/shared/fault';
import type { Language } from '@/lib/shared/languages';
import { storedName } from './category-name';
import {
  byId,
  catalogueIdOf,
  type CategorySetting,
  isOwn,
  nameOf,
  SETTING_COLUMNS,
} from './client-categories/category-setting';

/** Part of the ETag. Increment it when the shape or the calculation of a reply changes. */
const SHAPE = 4;

export interface Category {
  readonly id: number;
  readonly name: string;
}

/** A category that a request names. */
interface NamedCategory extends Category {
  /** The category of its products: for one of the client's own a category of the catalogue. */
  readonly catalogueId: number | null;
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
  readonly category: NamedCategory | null;
  /** The client's name of a category in the language of the reply. */
  readonly nameOf: (id: number, stored: string) => string;
  readonly etag: string;
}

interface Row {
  readonly currency: string;
  readonly language: Language;
  readonly version: number;
  readonly category_revision: number;
  readonly settings: readonly CategorySetting[] | null;
  readonly wanted_id: number | null;
  readonly category_id: number | null;
  readonly category: string | null;
}

/** The largest PostgreSQL integer; no category has this id. */
const ID_MAX = 2_147_483_647;

const READ = statement(
  `
  SELECT client.currency, client.language, version.version, client.category_revision,
    (SELECT json_agg(own) FROM (
      SELECT ${SETTING_COLUMNS} FROM client_category WHERE client_id = $1::int
    ) own) AS settings,
    coalesce($2::int, renamed.id) AS wanted_id, category.id AS category_id, category.name AS category
  FROM client CROSS JOIN catalogue_version version
  LEFT JOIN LATERAL (
    SELECT s.id FROM client_category s
    WHERE s.client_id = $1::int AND $2::int IS NULL AND $3::text IS NOT NULL
      AND (lower(s.name) = lower($3::text)
        OR EXISTS (SELECT FROM jsonb_each_text(s.names) n WHERE lower(n.value) = lower($3::text)))
    ORDER BY s.id LIMIT 1
  ) renamed ON true
  LEFT JOIN LATERAL (
    SELECT c.id, c.name FROM category c
    WHERE CASE WHEN coalesce($2::int, renamed.id) IS NULL
      THEN lower(c.name) IN (lower($3::text), lower($4::text))
      ELSE c.id = coalesce($2::int, renamed.id) END
    ORDER BY lower(c.name) = lower($3::text) DESC, c.id LIMIT 1
  ) category ON true
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
  const settings = byId(row.settings);
  const [currency, language] = [query.currency ?? row.currency, query.language ?? row.language];
  const named = (categoryId: number, stored: string) =>
    nameOf(settings, categoryId, stored, language);
  const category = categoryOf(row, (categoryId, stored) => ({
    id: categoryId,
    name: named(categoryId, stored),
    catalogueId: catalogueIdOf(settings, categoryId),
  }));
  if (category === null && (id !== undefined || name !== undefined)) {
    throw new Fault(
      'wrong',
      problemOf(id === undefined ? 'client_category' : 'client_category_id', 'unknown_category'),
      { location: 'CS' },
    );
  }
  return {
    currency,
    language,
    category,
    nameOf: named,
    etag: `W/"catalogue${SHAPE}-${row.version}-${row.category_revision}-${currency}-${language}-${toDateString(now())}"`,
  };
}

function categoryOf<T>(row: Row, view: (id: number, stored: string) => T): T | null {
  if (row.category_id !== null && row.category !== null) return view(row.category_id, row.category);
  const own = row.settings?.find(({ id }) => id === row.wanted_id && isOwn(id));
  return own ? view(own.id, own.name ?? '') : null;
}

/** The current ETag. It includes the day, on which the age of prices depends. */
export const catalogueEtag = async (caller: Caller, query: ContextQuery): Promise<string> =>
  (await readContext(caller, query)).etag;
