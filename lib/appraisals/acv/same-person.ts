import type { Transaction } from '@/lib/platform/database/tenant';

interface Behind {
  /**
   * The actor, the keys that replaced it on rotation and, transitively, all actors who issued or
   * rotated those.
   */
  readonly names: ReadonlySet<string>;
  /** The actor and the keys that replaced it on rotation. */
  readonly own: ReadonlySet<string>;
  /** The people who issued the keys in `own`. */
  readonly people: ReadonlySet<string>;
}

/**
 * Whether the same person or program is behind both actors. True for a key and its rotated
 * successor, a key and anyone in its chain of issuers, and two keys issued by one person. False for
 * two keys issued by one program, because it may hand them to different people.
 */
export async function isSamePerson(tx: Transaction, one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  const [mine, theirs] = [await behind(tx, one), await behind(tx, other)];
  return (
    meet(mine.own, theirs.names) || meet(theirs.own, mine.names) || meet(mine.people, theirs.people)
  );
}

const meet = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((name) => others.has(name));

async function behind(tx: Transaction, actor: string): Promise<Behind> {
  const [, id] = /^key:(.+)$/.exec(actor) ?? [];
  if (id === undefined)
    return { names: new Set([actor]), own: new Set([actor]), people: new Set() };
  const keys = await tx.$queryRaw<{ id: string; created_by: string | null; is_own: boolean }[]>`
    WITH RECURSIVE line AS (
      SELECT id, replaced_by, created_by, true AS is_own FROM api_key WHERE id = ${id}
      UNION SELECT k.id, k.replaced_by, k.created_by, line.is_own AND k.id = line.replaced_by FROM line, LATERAL (
        SELECT * FROM api_key WHERE id = line.replaced_by UNION ALL SELECT * FROM api_key WHERE id = substring(line.created_by FROM '^key:(.+)$')
      ) AS k
    ) SELECT id, created_by, is_own FROM line`;
  const own = new Set([actor, ...keys.filter((key) => key.is_own).map((key) => `key:${key.id}`)]);
  const people = new Set(
    keys.flatMap(({ is_own: isOwn, created_by: issuer }) =>
      isOwn && issuer?.startsWith('user:') ? [issuer] : [],
    ),
  );
  return {
    own,
    people,
    names: new Set([
      ...own,
      ...keys.flatMap((key) => [
        `key:${key.id}`,
        ...(key.created_by === null ? [] : [key.created_by]),
      ]),
    ]),
  };
}
