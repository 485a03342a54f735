import type { Transaction } from '@/lib/platform/database/tenant';
import type { Person } from '../input';

export interface People {
  /** The assignee of the claim. */
  readonly owner: string | null;
  /**
   * Replaces `user:<email>` by the user's name, or by the address if the user no longer exists.
   * Other actors stay unchanged.
   */
  nameOf(actor: string): Person;
}

const USER = 'user:';

export async function selectPeople(
  tx: Transaction,
  ownerId: number | null,
  actors: readonly (string | null)[],
): Promise<People> {
  const emails = new Set(
    actors.flatMap((actor) => (actor?.startsWith(USER) ? [actor.slice(USER.length)] : [])),
  );
  const users = await tx.user.findMany({
    where: { OR: [{ email: { in: [...emails] } }, ...(ownerId === null ? [] : [{ id: ownerId }])] },
    select: { id: true, email: true, name: true },
  });
  const names = new Map(users.map(({ email, name }) => [`${USER}${email}`, name]));
  return {
    owner: users.find(({ id }) => id === ownerId)?.name ?? null,
    nameOf: (actor) =>
      names.get(actor) ?? (actor.startsWith(USER) ? actor.slice(USER.length) : actor),
  };
}
