import { readClient } from '@/lib/platform/database/tenant';
import type { Caller } from '../caller';

/** Who may be in charge of a claim: the active people of the client, by name. */
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
