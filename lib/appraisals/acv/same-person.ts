import type { Transaction } from '@/lib/platform/database/tenant';

interface Behind {
  /** The actor and, for a key, those that it was rotated into. */
  readonly names: ReadonlySet<string>;
  /** Who issued the keys among them. */
  readonly issuers: ReadonlySet<string>;
}

/** Whether one person or program stands behind both: a key that was rotated, or a key and whoever issued it, are no two people. */
export async function isSamePerson(tx: Transaction, one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  const [mine, theirs] = [await behind(tx, one), await behind(tx, other)];
  return meet(mine.names, theirs.names) || meet(mine.issuers, theirs.names) || meet(theirs.issuers, mine.names);
}

const meet = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean => [...some].some((name) => others.has(name));

async function behind(tx: Transaction, actor: string): Promise<Behind> {
  const [, id] = /^key:(.+)$/.exec(actor) ?? [];
  if (id === undefined) return { names: new Set([actor]), issuers: new Set() };
  const keys = await tx.$queryRaw<{ id: string; created_by: string | null }[]>`
    WITH RECURSIVE line AS (
      SELECT id, replaced_by, created_by FROM api_key WHERE id = ${id}
      UNION SELECT k.id, k.replaced_by, k.created_by FROM line JOIN api_key k ON k.id = line.replaced_by
    ) SELECT id, created_by FROM line`;
  return { names: new Set([actor, ...keys.map((key) => `key:${key.id}`)]), issuers: new Set(keys.flatMap(({ created_by }) => created_by ?? [])) };
}
