import type { Reply } from '@/lib/client/api/call';
import { fill } from '@/lib/shared/fill';
import type { Translation } from './translation';

type People = Reply<'GET /claim_handlers'>['claim_handlers'];

/**
 * Turns an actor of the audit trail into a readable name. `user:kari@…` becomes the person's name,
 * or the address of somebody who has left; `key:7` becomes API key 7.
 */
export function personName(
  { t }: Pick<Translation, 't'>,
  people: People | undefined,
  actor: string,
): string {
  const [, kind, name] = /^(user|key):(.+)$/.exec(actor) ?? [];
  if (name === undefined) return actor;
  if (kind === 'key') return fill(t.common.apiKey, { name });
  return people?.find((person) => person.actor === actor)?.name ?? name;
}
