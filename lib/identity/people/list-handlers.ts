import { readClient } from '@/lib/platform/database/tenant';
import type { Caller } from '../caller';

/** The active members of the client, by name: the possible assignees of a claim. */
export async function listHandlers({ clientId, actor }: Caller) {
  const people = await readClient(clientId, (tx) =>
    tx.userClient.findMany({
      where: { clientId, disableTime: null, user: { disableTime: null } },
      select: { userId: true, user: { select: { name: true, email: true } } },
      orderBy: [{ user: { name: 'asc' } }, { userId: 'asc' }],
    }),
  );
  return {
    claim_handlers: people.map(({ userId, user: { name, email } }) => ({
      user_id: userId,
      name,
      is_me: actor === `user:${email}`,
      actor: `user:${email}`,
    })),
  };
}
