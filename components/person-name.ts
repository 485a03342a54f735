import type { Reply } from '@/lib/client/api/call';
import { fill } from '@/lib/shared/fill';
import type { Translation } from './translation';

type People = Reply<'GET /claim_handlers'>['claim_handlers'];

/** The audit's name of an actor, as a person reads it: `user:kari@…` → the name, of one who has left the address; `key:7` → API key 7. */
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
