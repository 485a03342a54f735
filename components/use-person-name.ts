'use client';
import { useClaimHandlers } from '@/lib/client/claim-owner';
import { fill } from '@/lib/i18n/fill';
import { useWords } from './words';

/** The audit's name of an actor, as a person reads it: `user:kari@…` → the name, of one who has left the address; `key:7` → API key 7. */
export function usePersonName(): (actor: string) => string {
  const { t } = useWords();
  const { data: people } = useClaimHandlers();
  return (actor) => {
    const [, kind, name] = /^(user|key):(.+)$/.exec(actor) ?? [];
    if (name === undefined) return actor;
    if (kind === 'key') return fill(t.common.apiKey, { name });
    return people?.find((person) => person.actor === actor)?.name ?? name;
  };
}
